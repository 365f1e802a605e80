# The journal of Betrayal; `$seat-is` is "me" where the reader's own seat is meant.

# Before the night and between the turns

passed = Nothing depends on this choice, so you are not asked.
picks-explorer = { $seat-is ->
    [me] Tonight you are { explorer-name }.
   *[other] Tonight { $seat } is { explorer-name }.
}
first-player = { $seat-is ->
    [me] You take the first turn.
   *[other] { $seat } takes the first turn.
}
turn-begins = { $seat-is ->
    [me] Your turn begins.
   *[other] { $seat }'s turn begins.
}

# Dice

roll-name = { $kind ->
    [trait] trait roll
    [attack] attack
    [defence] defence
    [damage] damage roll
    [haunt] haunt roll
    [movement] movement roll
   *[fixed] roll
}
rolls = { $faces ->
    [none] { $seat-is ->
        [me] Your { roll-name }: { $total }, without dice.
       *[other] { $seat }, { roll-name }: { $total }, without dice.
    }
   *[other] { $seat-is ->
        [me] Your { roll-name }: { $total } ({ $faces }).
       *[other] { $seat }, { roll-name }: { $total } ({ $faces }).
    }
}
dice-fall = The dice of the house, { roll-name }: { $total } ({ $faces }).

# Moving and exploring

enters = { $seat-is ->
    [me] You come { to-room }.
   *[other] { $seat } comes { to-room }.
}
explores = { $seat-is ->
    [me] You open a way { to-way }.
   *[other] { $seat } opens a way { to-way }.
}
sets-aside = { $seat-is ->
    [me] The { room-name } would close the floor: you set it aside.
   *[other] The { room-name } would close the floor: { $seat } sets it aside.
}
cuts-doorway = { $seat-is ->
    [me] You cut a new doorway { in-room }.
   *[other] { $seat } cuts a new doorway { in-room }.
}
on-floor = { $floor ->
    [upper] on the upper floor
    [ground] on the ground floor
   *[cellar] in the cellar
}
places-tile = { $seat-is ->
    [me] You lay a tile { on-floor }: the { room-name }.
   *[other] { $seat } lays a tile { on-floor }: the { room-name }.
}
tile-moves = The { room-name } moves and lies { on-floor } now.
tile-stays = The { room-name } stays where it is.
falls = { $seat-is ->
    [me] The floor gives way: you fall into the Cellar.
   *[other] The floor gives way: { $seat } falls into the Cellar.
}
crosses = { $seat-is ->
    [me] You cross to the other side { in-room }.
   *[other] { $seat } crosses to the other side { in-room }.
}
barrier-holds = { $seat-is ->
    [me] You do not get across { in-room }: your movement is over.
   *[other] { $seat } does not get across { in-room }: that movement is over.
}
vault-opens = { $seat-is ->
    [me] You open the inner room of the Vault.
   *[other] { $seat } opens the inner room of the Vault.
}
trapped = { $seat-is ->
    [me] { $card } holds you: you are trapped.
   *[other] { $card } holds { $seat } trapped.
}
freed = { $seat-is ->
    [me] You are free of { $card }.
   *[other] { $seat } is free of { $card }.
}
follows = { $seat-is ->
    [me] { $card } follows you from now on.
   *[other] { $card } follows { $seat } from now on.
}

# Cards

draws-card = { $seat-is ->
    [me] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
nothing-drawn = { $symbol ->
    [item] No item is left to draw.
    [omen] No omen is left to draw.
   *[event] No event is left to draw.
}
event-cancelled = { $seat-is ->
    [me] { $card } comes to nothing: what you hold prevents it.
   *[other] { $card } comes to nothing: what { $seat } holds prevents it.
}
keeps-event = { $seat-is ->
    [me] { $card } stays with you.
   *[other] { $card } stays with { $seat }.
}
event-ends = { $seat-is ->
    [me] { $card } lets go of you.
   *[other] { $card } lets go of { $seat }.
}
refuses-event = { $seat-is ->
    [me] As the traitor you refuse { $card }.
   *[other] { $seat }, the traitor, refuses { $card }.
}
token-laid = { $token ->
    [wall_strongbox] a wall strongbox
    [small_bones] small bones
    [cupboard] a cupboard
    [kind_light] a kind light
    [leaking_ceiling] a leaking ceiling
   *[lamp_smoke] lamp smoke
}
puts-token = { $seat-is ->
    [me] From now on there is { token-laid } { in-room }, where you are.
   *[other] From now on there is { token-laid } { in-room }, where { $seat } is.
}
uses-card = { $seat-is ->
    [me] You use { $card }.
   *[other] { $seat } uses { $card }.
}
discards = { $seat-is ->
    [me] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
gives = { $seat-is ->
    [me] You give { $card } to { $taker_seat }.
   *[other] { $taker_seat-is ->
        [me] { $seat } gives you { $card }.
       *[other] { $seat } gives { $card } to { $taker_seat }.
    }
}
refuses-gift = { $seat-is ->
    [me] You do not take { $card } from { $giver_seat }.
   *[other] { $giver_seat-is ->
        [me] { $seat } does not take { $card } from you.
       *[other] { $seat } does not take { $card } from { $giver_seat }.
    }
}
drops = { $seat-is ->
    [me] You drop { $card } { in-room }.
   *[other] { $seat } drops { $card } { in-room }.
}
picks-up = { $seat-is ->
    [me] You pick up { $card }.
   *[other] { $seat } picks up { $card }.
}

# Traits, damage, death

gains-step = { $seat-is ->
    [me] { $count ->
        [one] Your { trait-name } rises by 1 step.
       *[other] Your { trait-name } rises by { $count } steps.
    }
   *[other] { $count ->
        [one] { $seat }'s { trait-name } rises by 1 step.
       *[other] { $seat }'s { trait-name } rises by { $count } steps.
    }
}
loses-step = { $seat-is ->
    [me] { $count ->
        [one] Your { trait-name } falls by 1 step.
       *[other] Your { trait-name } falls by { $count } steps.
    }
   *[other] { $count ->
        [one] { $seat }'s { trait-name } falls by 1 step.
       *[other] { $seat }'s { trait-name } falls by { $count } steps.
    }
}
damage-name = { $damage ->
    [mental] mental
   *[physical] physical
}
hurt = { $seat-is ->
    [me] { $count ->
        [one] You take 1 point of { damage-name } damage.
       *[other] You take { $count } points of { damage-name } damage.
    }
   *[other] { $count ->
        [one] { $seat } takes 1 point of { damage-name } damage.
       *[other] { $seat } takes { $count } points of { damage-name } damage.
    }
}
unhurt = { $seat-is ->
    [me] What you hold keeps all harm from you.
   *[other] What { $seat } holds keeps all harm away.
}
dies = { $seat-is ->
    [me] You die { in-room }.
   *[other] { $seat } dies { in-room }.
}
