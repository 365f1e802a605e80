# The journal of The Possession: fire, attacks, lost Parts, the end.

attempts = { $seat-is ->
    [me] You kindle a fire at the altar { in-room }.
   *[other] { $seat } kindles a fire at the altar { in-room }.
}

shows-pages = { $seat-is ->
    [me] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}

names-number = { $seat-is ->
    [me] You name the torn page's number: { $number }.
   *[other] { $seat } names the torn page's number: { $number }.
}

announces-circles = { $seat-is ->
    [me] { $count ->
        [one] You draw a chalk circle.
       *[other] You draw { $count } chalk circles.
    }
   *[other] { $count ->
        [one] { $seat } draws a chalk circle.
       *[other] { $seat } draws { $count } chalk circles.
    }
}

needs-wounds = { $seat-is ->
    [me] { $needed ->
        [0] You need no roll: { $chance }%.
        [one] You need 1 wound: { $chance }%.
       *[other] You need { $needed } wounds: { $chance }%.
    }
   *[other] { $needed ->
        [0] { $seat } needs no roll: { $chance }%.
        [one] { $seat } needs 1 wound: { $chance }%.
       *[other] { $seat } needs { $needed } wounds: { $chance }%.
    }
}

fails-burning = { $seat-is ->
    [me] The fire dies: you needed { $needed }.
   *[other] The fire dies: { $seat } needed { $needed }.
}

loses-page = { $seat-is ->
    [me] You give up { $card }.
   *[other] { $seat } gives up { $card }.
}

reveals-weapon = { $seat-is ->
    [me] You draw a weapon: { $card }.
   *[other] { $seat } draws a weapon: { $card }.
}

gives-up-shotgun = { $seat-is ->
    [me] You give up the shotgun for 2 more wounds.
   *[other] { $seat } gives up the shotgun for 2 more wounds.
}

arms = { $seat-is ->
    [me] You attack with { $card }.
   *[other] { $seat } attacks with { $card }.
}

rolls-attack = { $seat-is ->
    [me] Your attack: { $faces }.
   *[other] { $seat }'s attack: { $faces }.
}

hides = { $seat-is ->
    [me] You hide: defence 2 higher.
   *[other] { $seat } hides: defence 2 higher.
}

rolls-defence = { $seat-is ->
    [me] Your defence: { $faces }.
   *[other] { $seat }'s defence: { $faces }.
}

rerolls-knife = { $seat-is ->
    [me] The knife rerolls a die for you: { $faces }.
   *[other] The knife rerolls a die for { $seat }: { $faces }.
}

compares = { $seat-is ->
    [me] Attack { $amount } against your defence { $count }.
   *[other] Attack { $amount } against { $seat }'s defence { $count }.
}

takes-trophy = { $seat-is ->
    [me] { $count ->
        [one] You take a trophy, your first.
       *[other] You take a trophy: { $count } now.
    }
   *[other] { $count ->
        [one] { $seat } takes a trophy, the first one.
       *[other] { $seat } takes a trophy: { $count } now.
    }
}

strikes-back = { $seat-is ->
    [me] { $amount ->
        [one] 1 wound strikes back at you.
       *[other] { $amount } wounds strike back at you.
    }
   *[other] { $amount ->
        [one] 1 wound strikes back at { $seat }.
       *[other] { $amount } wounds strike back at { $seat }.
    }
}

loses-part = { $seat-is ->
    [me] Your { part-name } comes off and lies { in-room }.
   *[other] { $seat }'s { part-name } comes off and lies { in-room }.
}

saves-limb = { $seat-is ->
    [me] Your { part-name } would have come off, but you keep it.
   *[other] { $seat }'s { part-name } would have come off, but is kept.
}

dies = { $seat-is ->
    [me] You fall apart and die.
   *[other] { $seat } falls apart and dies.
}

crawls = { $seat-is ->
    [me] Your { part-name } crawls { to-room }.
   *[other] { $seat }'s { part-name } crawls { to-room }.
}

breaks-door = { $seat-is ->
    [me] You break the door between { room-name } and { other-room-name }: { $faces }.
   *[other] { $seat } breaks the door between { room-name } and { other-room-name }: { $faces }.
}

door-holds = { $seat-is ->
    [me] The door between { room-name } and { other-room-name } withstands you: { $faces }.
   *[other] The door between { room-name } and { other-room-name } withstands { $seat }: { $faces }.
}

cubes-back = { $seat-is ->
    [me] You take all your cubes back.
   *[other] { $seat } takes all cubes back.
}

wins-burning = { $seat-is ->
    [me] The pages burn: you win.
   *[other] The pages burn: { $seat } wins.
}

wins-last = { $seat-is ->
    [me] You are the last one living and win.
   *[other] { $seat } is the last one living and wins.
}

wins-trophies = { $seat-is ->
    [me] { $count ->
        [one] You win with 1 trophy.
       *[other] You win with { $count } trophies.
    }
   *[other] { $count ->
        [one] { $seat } wins with 1 trophy.
       *[other] { $seat } wins with { $count } trophies.
    }
}

wins-together = { $amount ->
    [one] { $count } players share the win with 1 trophy each.
   *[other] { $count } players share the win with { $amount } trophies each.
}
