# The creatures' turn: what they do and why, and what the decider is asked.

creature-goes-alone = { $foe } in { $at } goes for the { $prey }: nobody else is in question.
creature-goes-nearest = { $foe } in { $at } goes for the { $prey }: nearer than the { $over }.
creature-goes-ally = { $foe } in { $at } goes for the { $prey }: at the same distance a good ally comes first.
creature-goes-most = { $foe } in { $at } goes for the { $prey }: more stand there than with the { $over }.
creature-goes-slowest = { $foe } in { $at } goes for the { $prey }: nearest, and slower than the { $over }.
creature-goes-will = { $foe } in { $at } goes for the { $prey }: nearest and slowest, with less Will than the { $over }.
creature-goes-decider = { $foe } in { $at } goes for the { $prey }: all else was equal, so it was decided.
creature-heads-for = { $foe } in { $at } perceives nobody and heads for the most Activity: { $tile }.
creature-stays = { $foe } in { $at } has nowhere to go and stays.
creature-steps = { $foe } comes to { $at }.
creature-opens-door = { $foe } opens the door { $edge }.
creature-breaks-door = { $foe } breaks the door { $edge }.
creature-closes-door = { $foe } closes the door { $edge } behind it.
creature-hits-barricade = { $foe } runs into the Barricade on { $edge }: it is stunned, the Barricade is gone.
creature-wrecks = { $foe } breaks the Barricade on { $edge } and walks on.
creature-trapped = { $foe } steps on a Trap in { $at } and is stunned.
creature-stands-up = { $foe } stands up again in { $at }.
creature-attacks = { $foe } attacks in { $at }: { $struck }.
creature-damages = { $n ->
    [0] The { $prey } wards off { $foe }.
   *[other] { $foe } does { $n } damage to the { $prey }.
}
evil-barricade-falls = The Evil Barricade on { $edge } is destroyed.
evil-trap-springs = The { $prey } sets off an Evil Trap in { $at }: { $n } damage threatens.

ask-FoeTile = { $foe } could head for either tile. Which one?
wait-FoeTile = { $seat } decides for which tile a creature heads.
ask-FoeTarget = { $foe } could go for either. For whom?
wait-FoeTarget = { $seat } decides for whom a creature goes.
ask-FoeWay = { $foe } has equally good ways. Which step does it take?
wait-FoeWay = { $seat } decides which way a creature takes.
ask-NextOfEquals = These are equally near. Which one acts first?
wait-NextOfEquals = { $seat } decides which creature acts first.
ask-FirstDefender = { $foe } attacks several who are equally slow. Who defends first?
wait-FirstDefender = { $seat } decides who defends first.
