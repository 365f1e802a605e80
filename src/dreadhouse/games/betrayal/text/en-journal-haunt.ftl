# The journal of the haunt.

# The haunt begins

house-sleeps = { $seat-is ->
    [me] { $count ->
        [one] You roll { $total } with 1 omen drawn: the house sleeps on.
       *[other] You roll { $total } with { $count } omens drawn: the house sleeps on.
    }
   *[other] { $count ->
        [one] { $seat } rolls { $total } with 1 omen drawn: the house sleeps on.
       *[other] { $seat } rolls { $total } with { $count } omens drawn: the house sleeps on.
    }
}
haunt-begins = { $seat-is ->
    [me] The haunt begins: { $haunt }. You woke it { in-room } with { $card }.
   *[other] The haunt begins: { $haunt }. { $seat } woke it { in-room } with { $card }.
}
traitor-is = { $seat-is ->
    [me] You are the traitor.
   *[other] { $seat } is the traitor.
}
part-shown = { $is_traitor ->
    [1] { $seat-is ->
        [me] You show your part: you are the traitor.
       *[other] { $seat } is the traitor.
    }
   *[other] { $seat-is ->
        [me] Your part is shown: you were no traitor.
       *[other] { $seat } was no traitor.
    }
}
haunt-ready = { $seat-is ->
    [me] All is laid out for the haunt. The first turn is yours.
   *[other] All is laid out for the haunt. { $seat } has the first turn.
}
token-put = Laid out { in-room }: { $thing }.
traitor-put = { $seat-is ->
    [me] You stand { in-room } now.
   *[other] { $seat } stands { in-room } now.
}
becomes-presence = { $seat-is ->
    [me] You have no body any more, and may be anywhere.
   *[other] { $seat } has no body any more, and may be anywhere.
}

# Attacks and theft

attacks = { $is_monster ->
    [1] { $seat-is ->
        [me] You attack: { monster-name } { $monster }.
       *[other] { $seat } attacks: { monster-name } { $monster }.
    }
   *[other] { $seat-is ->
        [me] You attack { $target_seat }.
       *[other] { $target_seat-is ->
            [me] { $seat } attacks you.
           *[other] { $seat } attacks { $target_seat }.
        }
    }
}
steals = { $seat-is ->
    [me] You take { $card } from { $victim_seat }.
   *[other] { $victim_seat-is ->
        [me] { $seat } takes { $card } from you.
       *[other] { $seat } takes { $card } from { $victim_seat }.
    }
}
monster-attacks = { $seat-is ->
    [me] { monster-name } { $monster } attacks you.
   *[other] { monster-name } { $monster } attacks { $seat }.
}
object-cracks = { $seat-is ->
    [me] You strike the bell: { $count ->
        [one] 1 crack
       *[other] { $count } cracks
    }.
   *[other] { $seat } strikes the bell: { $count ->
        [one] 1 crack
       *[other] { $count } cracks
    }.
}

# Monsters

monster-comes = { monster-name } { $monster } is { in-room }.
monster-moves = { monster-name } { $monster } comes { to-room }.
stunned = { monster-name } { $monster } is stunned.
destroyed = { monster-name } { $monster } is no more.
monster-takes = { monster-name } { $monster } takes up { $card } { in-room }.
monster-brings = { $card } has been carried { to-room }: a monster was faster.

# Tasks, tokens, things

task-succeeds = { $seat-is ->
    [me] You succeed at the task.
   *[other] { $seat } succeeds at the task.
}
task-fails = { $seat-is ->
    [me] You fail at the task.
   *[other] { $seat } fails at the task.
}
fixture-gone = { $seat-is ->
    [me] You see to the { $thing } { in-room }, for good.
   *[other] { $seat } sees to the { $thing } { in-room }, for good.
}
token-home = { $seat-is ->
    [me] You bring { $card } where it belongs.
   *[other] { $seat } brings { $card } where it belongs.
}
finds-token = { $seat-is ->
    [me] You find { $card }: it is what you sought.
   *[other] { $seat } finds { $card }: it is what was sought.
}
finds-blank = { $seat-is ->
    [me] You find { $card }: it is blank.
   *[other] { $seat } finds { $card }: it is blank.
}
drinks = { $seat-is ->
    [me] You drink { $card }.
   *[other] { $seat } drinks { $card }.
}
smashes = { $seat-is ->
    [me] You smash { $card }: { $face }.
   *[other] { $seat } smashes { $card }: { $face }.
}
looks-at-token = { $seat-is ->
    [me] You look at { $card } alone.
   *[other] { $seat } looks at { $card } alone.
}
sees-face = { $seat-is ->
    [me] You see what { $card } is: { $face }.
   *[other] { $seat } has seen what { $card } is: { $face }.
}
slips = { $count ->
    [0] The slips are shown: nobody is cured.
    [one] The slips are shown: 1 of you is cured.
   *[other] The slips are shown: { $count } of you are cured.
}
lamp-lit = { $seat-is ->
    [me] You light the lamp { in-room } again.
   *[other] { $seat } lights the lamp { in-room } again.
}
lamp-out = The lamp { in-room } goes out.
lifts-child = { $seat-is ->
    [me] You lift the Girl up.
   *[other] { $seat } lifts the Girl up.
}
altar-marked = { $seat-is ->
    [me] You have carried the Girl to the altar { in-room }.
   *[other] { $seat } has carried the Girl to the altar { in-room }.
}

# The house itself

clock-rises = The clock strikes { $count }.
presence-fills = Somebody who is not there fills the { room-name }.
zone-grows = The { room-name } is taken.
zone-hurts = { $zone ->
    [fire] { $seat-is ->
        [me] The fire burns you.
       *[other] The fire burns { $seat }.
    }
   *[other] { $seat-is ->
        [me] The roots have hold of you.
       *[other] The roots have hold of { $seat }.
    }
}
room-vanishes = The { room-name } is gone.
door-opens = The front door { in-room } is open.
escapes = { $seat-is ->
    [me] You are out, and safe.
   *[other] { $seat } is out, and safe.
}
fever = { $seat-is ->
    [me] You have { $count } Fever.
   *[other] { $seat } has { $count } Fever.
}
turns-pale = { $seat-is ->
    [me] You turn pale, and are one of them.
   *[other] { $seat } turns pale, and is one of them.
}
pale-stunned = { $seat-is ->
    [me] You are stunned and miss a turn.
   *[other] { $seat } is stunned and misses a turn.
}
brought-back = { $seat-is ->
    [me] You are yourself again, a hero.
   *[other] { $seat } is brought back, a hero again.
}
game-over = { $winner ->
    [heroes] The night is over: the heroes have won.
    [traitor] The night is over: the traitor has won.
    [single] The night is over: one alone has won.
   *[house] The night is over: the house has won.
}
