# House of Danger: what happened.

lot = { $seat-is ->
    [me] The lot falls on you: you read first.
   *[other] The lot falls on { $seat }, who reads first.
}
reads = { $seat-is ->
    [me] You read “{ $card }”.
   *[other] { $seat } reads “{ $card }”.
}
reads-again = { $seat-is ->
    [me] You read “{ $card }” once more; it gives nothing twice.
   *[other] { $seat } reads “{ $card }” once more; it gives nothing twice.
}
draws = { $again ->
    [1] The clue “{ $card }” turns up again; it gives nothing twice.
   *[0] The clue “{ $card }” is drawn.
}
draws-from-list = Picked: { $way }.
foresees = You see something coming: “{ $card }”.
foresees-alone = { $seat-is ->
    [me] You see something coming.
   *[other] { $seat } sees something coming and tells you of it.
}
hands = { $seat-is ->
    [me] You are the reader.
   *[other] { $seat } is the reader.
}

danger-up = Danger rises by { $amount } to space { $space }; challenges need { $target }.
danger-down = Danger falls by { $amount } to space { $space }; challenges need { $target }.
danger-rests = Danger cannot fall any lower.
danger-held = No lower danger: this card has been seen before.
overflow = Danger boils over and goes back to space { $space }.
psychic-up = Psychic +{ $amount }: space { $space }.
psychic-down = Psychic −{ $amount }: space { $space }.
psychic-rests = The Psychic Mover cannot move any further.
psychic-held = No psychic gain: this card has been seen before.
level = The gift is at level { $level } now.

gains = { $item } goes into the inventory.
gives-away = { $item } is given away.
breaks = { $item } breaks and is gone for good.
uses = { $item } is used up.
spends = { $item } is used up in place of a roll.
boosts = { $item } lies in the booster slot.

must-face = “{ $challenge }” has to be faced.
tries = “{ $challenge }” is tried.
leaves = “{ $challenge }” is left alone.
rolls = { $seat-is ->
    [me] You roll { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } against { $target }.
   *[other] { $seat } rolls { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } against { $target }.
}
draws-die = { $seat-is ->
    [me] You draw { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } against { $target }.
   *[other] { $seat } draws { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } against { $target }.
}
shuffles = All twelve cards of the dice deck are shuffled again.
wins = “{ $challenge }” is won.
loses = “{ $challenge }” is lost.
tries-again = “{ $challenge }” is tried again.
must-try-again = “{ $challenge }” has to be tried again.
stops = “{ $challenge }” is not tried again.

picks = { $seat-is ->
    [me] You picked: { $pick }.
   *[other] { $seat } picked: { $pick }.
}
abstains = { $seat-is ->
    [me] You abstained.
   *[other] { $seat } abstained.
}
agreed = You agree: { $pick }.
majority = Most of you agree: { $pick }.
reader-decides = { $seat-is ->
    [me] You decide as the reader: { $pick }.
   *[other] { $seat } decides as the reader: { $pick }.
}
goes-away = { $seat-is ->
    [me] You leave for a while.
   *[other] { $seat } leaves for a while.
}
comes-back = { $seat-is ->
    [me] You are here again.
   *[other] { $seat } is here again.
}
takes = You choose: { $way }.
returns = You go back: { $way }.

dies = That was the end of that. You find yourself a little earlier, and a little paler.
escapes = You get away by a hair from “{ $card }”.
chapter = A new chapter: “{ $chapter }”.
ends = The story ends: “{ $card }”, rank { $rank }.
