# What stands on the board itself.

board-label = The house in cross-section, with everybody's sheet beside it
board-walk = Go { to-room }: { $count } actions
board-initiative = Initiative { $number }
board-branch = A branch: whoever enters rolls a die
board-door-open = Open door between { $room } and { $other }
board-door-barred = Barred door between { $room } and { $other }
board-door-gone = Doorway without a door between { $room } and { $other }
board-cube = Cube of { $seat }
board-pile = { $count ->
    [0] No chips left
    [one] 1 chip left, face down
   *[other] { $count } chips left, face down
}
board-figure-normal = { $seat }, life { $life }
board-figure-possessed = { $seat }, possessed, life { $life }
board-heading-up = on the way up
board-heading-down = on the way down
board-part = { $seat }: lost { part-name }
board-part-lost = Lost: { part-name }
board-part-on = On the body: { part-name }

board-dead = dead
board-for-good = possessed for good
board-possessed = possessed
board-life = Life { $value }
board-chip = Chip { $number }
board-chip-down = A chip, face down
board-chip-in-hand = Action chip { $number } in hand, attraction { $count }
board-chip-played = Action chip { $number }, played, attraction { $count }
board-cursed = Cursed: possessed next round without a roll
board-whispers = Hears whispers: a second roll if the first leaves them normal
board-hideout = Hideout: defence { $count } higher this round
board-actions-lost = Actions lost this round: { $count }
board-die = Possession die: { $count ->
    [one] 1 face of 6 possesses
   *[other] { $count } faces of 6 possess
}
board-trophies = Trophies: { $count }
board-keys = Keys: { $count }
board-cubes-left = Cubes left: { $count }
board-hand-size = Cards in hand: { $count }
board-house-chip-count = Chips from attic and basement: { $count }
board-weapon = Weapon in play: { $card }

board-round = Round { $count }
board-decks = Search deck { $search } · events { $event }
board-seal = Seal of Ash: every altar is 1 harder
board-no-dice = no dice on the table
board-fight = { $attack ->
    [-1] { $attacker } attacks { $defender }
   *[other] { $defence ->
        [-1] { $attacker } strikes at { $defender } with { $attack }
       *[other] { $attacker } { $attack } against { $defender } { $defence }
    }
}
board-roll = { $seat } · { $what }
board-reroll = Reroll die { $count }
board-order = Still to act, in this order
board-order-none = Nobody is left to act
board-attempt = { $needed ->
    [0] Burning every page here would succeed without a roll.
    [one] Burning every page here needs 1 wound on 3 dice: { $chance }%.
   *[other] Burning every page here needs { $needed } wounds on 3 dice: { $chance }%.
}
board-possessed-chance = Your chance to be possessed next round: { $chance }%
board-burning = { $count ->
    [0] Pages for the fire: none shown yet
   *[other] { $needed ->
        [0] The pages burn without a roll
        [one] The pages burn on 1 wound: { $chance }%
       *[other] The pages burn on { $needed } wounds: { $chance }%
    }
}

roll-first = who is possessed
roll-possession = possession
roll-order = who acts first
roll-event = event
roll-entry = entering
roll-chip = chip
roll-heal = healing
roll-burn = burning
roll-cube = cube
roll-break = breaking a door
roll-attack = attack
roll-defence = defence
roll-bite = Part attacks
