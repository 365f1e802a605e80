# Ход существ: что они делают и почему, и о чём спрашивают решающего.

creature-goes-alone = { $foe } ({ $at }) выбирает цель: { $prey }. Других целей нет.
creature-goes-nearest = { $foe } ({ $at }) выбирает цель: { $prey } — ближе, чем { $over }.
creature-goes-ally = { $foe } ({ $at }) выбирает цель: { $prey } — при равном расстоянии союзник важнее.
creature-goes-most = { $foe } ({ $at }) выбирает цель: { $prey } — там стоит больше героев, чем у цели «{ $over }».
creature-goes-slowest = { $foe } ({ $at }) выбирает цель: { $prey } — ближе всех и медленнее, чем { $over }.
creature-goes-will = { $foe } ({ $at }) выбирает цель: { $prey } — ближе всех, так же медленно, но Воли меньше, чем у цели «{ $over }».
creature-goes-decider = { $foe } ({ $at }) выбирает цель: { $prey } — всё прочее было равно, так решено.
creature-heads-for = { $foe } ({ $at }) никого не замечает и идёт туда, где больше Шума: { $tile }.
creature-stays = { $foe } ({ $at }) остаётся: идти некуда.
creature-steps = { $foe }: шаг в { $at }.
creature-opens-door = { $foe } открывает дверь { $edge }.
creature-breaks-door = { $foe } ломает дверь { $edge }.
creature-closes-door = { $foe } закрывает за собой дверь { $edge }.
creature-hits-barricade = { $foe } натыкается на Баррикаду { $edge }: оглушение, Баррикады больше нет.
creature-wrecks = { $foe } ломает Баррикаду { $edge } и идёт дальше.
creature-trapped = { $foe } попадает в Ловушку в { $at }: оглушение.
creature-stands-up = { $foe } снова встаёт в { $at }.
creature-attacks = { $foe } нападает в { $at }: { $struck }.
creature-damages = { $n ->
    [0] { $prey }: нападение отбито ({ $foe }).
   *[other] { $prey }: урон { $n } ({ $foe }).
}
evil-barricade-falls = Злая Баррикада { $edge } разрушена.
evil-trap-springs = { $prey } попадает в Злую Ловушку в { $at }: грозит урон { $n }.

ask-FoeTile = { $foe } может пойти на любой из этих участков. На какой?
wait-FoeTile = { $seat } решает, куда пойдёт существо.
ask-FoeTarget = { $foe } может выбрать любую из этих целей. Какую?
wait-FoeTarget = { $seat } решает, за кем пойдёт существо.
ask-FoeWay = { $foe }: пути одинаково хороши. Каким будет шаг?
wait-FoeWay = { $seat } решает, каким путём пойдёт существо.
ask-NextOfEquals = Они одинаково близко. Кто ходит первым?
wait-NextOfEquals = { $seat } решает, какое существо ходит первым.
ask-FirstDefender = { $foe } нападает на тех, кто одинаково медленен. Кто защищается первым?
wait-FirstDefender = { $seat } решает, кто защищается первым.
