# The journal of Betrayal; `$seat-is` is "me" for the reader's own seat.

passed = Nothing depends on this choice, so you are not asked.
picks-explorer = { $seat-is ->
    [me] You play { explorer-name }.
   *[other] { $seat } plays { explorer-name }.
}
first-player = { $seat-is ->
    [me] You have the first turn.
   *[other] { $seat } has the first turn.
}
turn-begins = { $seat-is ->
    [me] Your turn begins.
   *[other] { $seat }'s turn begins.
}
enters = { $seat-is ->
    [me] You are in the { room-name }.
   *[other] { $seat } is in the { room-name }.
}
explores = { $seat-is ->
    [me] You open the doorway to the { way-name }.
   *[other] { $seat } opens the doorway to the { way-name }.
}
places-tile = The { room-name } joins the house: { floor-name }.
sets-aside = The { room-name } would close the floor and is set aside.
cuts-doorway = A new doorway is cut in the { room-name }.
tile-moves = The { room-name } moves: { floor-name }.
tile-stays = The { room-name } stays where it is.
falls = { $seat-is ->
    [me] You fall.
   *[other] { $seat } falls.
}
crosses = { $seat-is ->
    [me] You cross over: { room-name }.
   *[other] { $seat } crosses over: { room-name }.
}
barrier-holds = { $seat-is ->
    [me] The { room-name } holds you back.
   *[other] The { room-name } holds { $seat } back.
}
vault-opens = { $seat-is ->
    [me] You open the Vault.
   *[other] { $seat } opens the Vault.
}
freed = { $seat-is ->
    [me] You are free.
   *[other] { $seat } is free.
}
trapped = { $seat-is ->
    [me] You are trapped: { $card }.
   *[other] { $seat } is trapped: { $card }.
}
follows = { $seat-is ->
    [me] { $card } follows you.
   *[other] { $card } follows { $seat }.
}
draws-card = { $seat-is ->
    [me] You draw: { $card }.
   *[other] { $seat } draws: { $card }.
}
nothing-drawn = { $seat-is ->
    [me] No { symbol-name } is left to draw.
   *[other] No { symbol-name } is left for { $seat } to draw.
}
keeps-event = { $seat-is ->
    [me] You keep: { $card }.
   *[other] { $seat } keeps: { $card }.
}
event-ends = { $seat-is ->
    [me] It is over: { $card }.
   *[other] It is over for { $seat }: { $card }.
}
event-cancelled = { $seat-is ->
    [me] It does not touch you: { $card }.
   *[other] It does not touch { $seat }: { $card }.
}
refuses-event = { $seat-is ->
    [me] You refuse: { $card }.
   *[other] { $seat } refuses: { $card }.
}
puts-token = { $seat-is ->
    [me] Left in the { room-name }: { token-title }.
   *[other] Left in the { room-name }: { token-title }.
}
gains-step = { $seat-is ->
    [me] { trait-name } +{ $count }
   *[other] { $seat }: { trait-name } +{ $count }
}
loses-step = { $seat-is ->
    [me] { trait-name } −{ $count }
   *[other] { $seat }: { trait-name } −{ $count }
}
hurt = { $seat-is ->
    [me] You take damage: { $count } { damage-name }.
   *[other] { $seat } takes damage: { $count } { damage-name }.
}
unhurt = { $seat-is ->
    [me] You are unhurt.
   *[other] { $seat } is unhurt.
}
dies = { $seat-is ->
    [me] You die in the { room-name }.
   *[other] { $seat } dies in the { room-name }.
}
rolls = { $seat-is ->
    [me] You roll { $faces }: { $total } ({ roll-name }).
   *[other] { $seat } rolls { $faces }: { $total } ({ roll-name }).
}
dice-fall = The dice fall { $faces }: { $total } ({ roll-name }).
uses-card = { $seat-is ->
    [me] You use: { $card }.
   *[other] { $seat } uses: { $card }.
}
discards = { $seat-is ->
    [me] You discard: { $card }.
   *[other] { $seat } discards: { $card }.
}
drops = { $seat-is ->
    [me] You drop { $card } in the { room-name }.
   *[other] { $seat } drops { $card } in the { room-name }.
}
picks-up = { $seat-is ->
    [me] You pick up: { $card }.
   *[other] { $seat } picks up: { $card }.
}
gives = { $seat-is ->
    [me] You give { $taker_seat }: { $card }.
   *[other] { $seat } gives { $taker_seat }: { $card }.
}
refuses-gift = { $seat-is ->
    [me] You refuse the gift of { $giver_seat }: { $card }.
   *[other] { $seat } refuses the gift of { $giver_seat }: { $card }.
}
steals = { $seat-is ->
    [me] You take from { $victim_seat }: { $card }.
   *[other] { $seat } takes from { $victim_seat }: { $card }.
}
attacks = { $seat-is ->
    [me] { $is_monster ->
        [1] You attack: { monster-name }.
       *[other] You attack { $target_seat }.
    }
   *[other] { $is_monster ->
        [1] { $seat } attacks: { monster-name }.
       *[other] { $seat } attacks { $target_seat }.
    }
}
monster-attacks = { $seat-is ->
    [me] { monster-name } attacks you.
   *[other] { monster-name } attacks { $seat }.
}
monster-comes = { monster-name } comes: { room-name }.
monster-moves = { monster-name } moves: { room-name }.
monster-takes = { monster-name } takes: { $card }.
monster-brings = { $card } is brought home: { room-name }.
stunned = Stunned: { monster-name }.
destroyed = Destroyed: { monster-name }.
house-sleeps = The house sleeps on: { $total } against { $count } Omens.
haunt-begins = The haunt begins: { haunt-title }. It was { $card }, in the { room-name }.
haunt-ready = { $seat-is ->
    [me] The first turn of the haunt is yours.
   *[other] The first turn of the haunt is { $seat }'s.
}
traitor-is = { $seat-is ->
    [me] You are the traitor.
   *[other] { $seat } is the traitor.
}
part-shown = { $is_traitor ->
    [0] { $seat } was no traitor.
   *[other] { $seat } was the traitor.
}
game-over = { $winner ->
    [heroes] The heroes have won.
    [traitor] The traitor's side has won.
    [single] One explorer has won alone.
   *[house] The house has won.
}

# What single haunts tell

altar-marked = { $seat-is ->
    [me] You mark an altar: { room-name }.
   *[other] { $seat } marks an altar: { room-name }.
}
becomes-presence = { $seat-is ->
    [me] You leave your body and become the Presence.
   *[other] { $seat } is nowhere any more, and may be everywhere.
}
brought-back = { $seat-is ->
    [me] You are brought back.
   *[other] { $seat } is brought back.
}
clock-rises = The clock stands at { $count }.
door-opens = The front door opens.
drinks = { $seat-is ->
    [me] You drink.
   *[other] { $seat } drinks.
}
escapes = { $seat-is ->
    [me] You are out.
   *[other] { $seat } is out.
}
fever = { $seat-is ->
    [me] Your Fever: { $count }
   *[other] { $seat }'s Fever: { $count }
}
finds-blank = { $seat-is ->
    [me] You find a blank one.
   *[other] { $seat } finds a blank one.
}
finds-token = { $seat-is ->
    [me] You find: { $card }.
   *[other] { $seat } finds: { $card }.
}
fixture-gone = { $seat-is ->
    [me] It is done in the { room-name }.
   *[other] { $seat } has done it in the { room-name }.
}
lamp-lit = { $seat-is ->
    [me] You light the Lamp: { room-name }.
   *[other] { $seat } lights the Lamp: { room-name }.
}
lamp-out = The Lamp goes out: { room-name }.
lifts-child = { $seat-is ->
    [me] You lift the Girl.
   *[other] { $seat } lifts the Girl.
}
looks-at-token = { $seat-is ->
    [me] You look at: { $card }.
   *[other] { $seat } looks at: { $card }.
}
object-cracks = It cracks.
pale-stunned = { $seat-is ->
    [me] You are stunned.
   *[other] { $seat } is stunned.
}
presence-fills = The Presence fills the { room-name }.
room-vanishes = The { room-name } is gone.
sees-face = { $seat-is ->
    [me] You see: { $face }.
   *[other] You see: { $face }.
}
slips = The slips say: { $count } cured.
smashes = { $seat-is ->
    [me] You smash it: { $face }.
   *[other] { $seat } smashes it: { $face }.
}
task-fails = { $seat-is ->
    [me] It does not succeed.
   *[other] { $seat } does not succeed.
}
task-succeeds = { $seat-is ->
    [me] It succeeds.
   *[other] { $seat } succeeds.
}
token-home = { $seat-is ->
    [me] It is home: { $card }.
   *[other] { $seat } has brought it home: { $card }.
}
token-put = Placed: { room-name }.
traitor-put = { $seat-is ->
    [me] You stand in the { room-name }.
   *[other] { $seat } stands in the { room-name }.
}
turns-pale = { $seat-is ->
    [me] You turn Pale.
   *[other] { $seat } turns Pale.
}
zone-grows = It spreads: { room-name }.
zone-hurts = { $seat-is ->
    [me] { $zone }: it hurts you.
   *[other] { $zone }: it hurts { $seat }.
}
