# The board of Pandemonium: what is drawn on it and what is said to ears.

board-label = The house from above, with everybody in it
board-clock = Round { $round } of 8, { $night ->
    [0] day
   *[other] night
}, { $hour } o'clock
board-clock-before = The clock has not started yet
board-dark = dark
board-lit = lit
board-fallen = { $tile } has fallen
board-explored = { $at } has been explored
board-portal = Portal in { $at }
board-sealed = Sealed portal in { $at }
board-token = { $token } in { $at }{ $down ->
    [0] { "" }
   *[other] , face down
}
board-trap = { $count ->
    [one] A Trap in { $at }
   *[other] { $count } Traps in { $at }
}
board-traps = { $count ->
    [one] One Trap token
   *[other] { $count } Trap tokens
}
board-evil-trap = Evil Trap in { $at }
board-soul = { $count ->
    [one] A Soul in { $at }
   *[other] { $count } Souls in { $at }
}
board-activity = { $tile }: Activity { $count }
board-opening = { $state ->
    [closed] Closed
    [open] Open
   *[broken] Broken
} { $kind ->
    [door] door
    [window] window
   *[exit] exit
} { $at }
board-barred = { $kind ->
    [1] Barricade
   *[other] Evil Barricade
}
board-character = { $name } ({ $seat }) { $posture ->
    [entombed] entombed
    [lying] lying dead
   *[other] standing
} in { $at }: Life { $life }, Fear { $fear }
board-ally = { $dead ->
    [0] Ally { $name } in { $at }, led by { $seat }
   *[other] Body of { $name } in { $at }
}
board-foe = { $name } in { $at }{ $stunned ->
    [0] { "" }
   *[other] , stunned
}
board-value = { $value ->
    [attack] Attack
    [defence] Defence
    [agility] Agility
    [action] Actions
    [will] Will
    [life] Life
    [fury] Fury
    [mobility] Mobility
    [perception] Perception
   *[terror] Terror
}
board-intent-stunned = Stunned: will not act
board-intent-none = Perceives nobody
board-intent = { $steps ->
    [0] Will attack { $name }
    [one] Goes for { $name }, one space away
   *[other] Goes for { $name }, { $steps } spaces away
}
board-intent-tile = { $steps ->
    [one] Goes to the noise in { $tile }, one space away
   *[other] Goes to the noise in { $tile }, { $steps } spaces away
}
board-picks = picks a character
board-bars = Life { $life }, Fear { $fear }, Souls { $souls }
board-posture = { $posture ->
    [entombed] entombed until the next round
    [lying] lies dead
    [aboard] aboard
   *[out] out of the game
}
board-panic = in Panic
board-reinforced = reinforced: +1 Defence
board-running = { $count ->
    [one] running, one space left
   *[other] running, { $count } spaces left
}
board-trophies = { $count ->
    [one] one Trophy
   *[other] { $count } Trophies
}
board-life = Life { $count } of { $most }
board-actions = { $count ->
    [one] one Action left
   *[other] { $count } Actions left
}
board-fear = Fear { $count } of 5
board-souls = { $count ->
    [one] one Soul of 5
   *[other] { $count } Souls of 5
}
board-tree = { $tree ->
    [corruption] Corruption
    [illumination] Illumination
    [retribution] Retribution
   *[survival] Survival
}: { $count } of 6
board-pacts = { $count ->
    [one] one Pact
   *[other] { $count } Pacts
}
board-chapter = Chapter { $count }
board-creatures = Creatures { $count } of { $limit }
board-evil-die = Evil Die: { $face ->
    [1] nothing
    [2] a creature
    [4] a creature
    [6] everybody loses 1 Life
   *[other] Fear for all
}
board-final-battle = Final Battle
board-evil-actions = { $count ->
    [one] one Evil Action left
   *[other] { $count } Evil Actions left
}
board-evil = { $action ->
    [evil_die] Evil Die
    [evil_trap] Evil Trap
    [evil_barricade] Evil Barricade
    [goad] Goad
    [whisper] Whisper
   *[cut] Cut the Line
}
board-generator = Generator { $on ->
    [0] { $started ->
        [0] off
       *[other] gone out
    }
   *[other] running, Energy { $count }
}
board-deck = { $deck ->
    [items] Items
    [events] Events
    [pacts] Pacts
    [combos] Combos
    [allies] Allies
   *[dimensional] Dimensional cards
}: { $count }
board-order = Turn order
board-moment = What is just happening
board-house = The house
board-roll = { $name }: { $kind ->
    [attack] attack
    [combo] combo
    [defence] defence
    [panic] out of Panic
    [run] run
    [evil] Evil Die
    [invocation] invocation
    [stun] against the stunned
    [generator] Generator
    [trap] Evil Trap
    [challenge] challenge
    [task] a try
    [death] who ends it
    [deciding] the die decides
   *[other] roll
}
board-die = { $kind ->
    [combat] { $face ->
        [0] Miss
       *[other] Hit
    }
   *[other] { $face }
}
board-hits = { $count ->
    [one] 1 Hit
   *[other] { $count } Hits
}
board-pool = Hits: { $count } of { $need } needed
board-against = against { $names }
board-kill = kills on { $count }%
board-damage = Damage { $count }
board-walk = { $run ->
    [0] { $count ->
        [one] Walk to { $at } ({ $count } Action)
       *[other] Walk to { $at } ({ $count } Actions)
    }
   *[other] { $count ->
        [one] Run to { $at } ({ $count } space)
       *[other] Run to { $at } ({ $count } spaces)
    }
}
board-weapon = { $name }: { $damage } damage from { $need ->
    [one] one Hit
   *[other] { $need } Hits
} on
board-weapon-short = +{ $damage } on { $need ->
    [one] { $need } Hit
   *[other] { $need } Hits
}{ $reach ->
    [0] { "" }
   *[other] , range { $reach }
}{ $hands ->
    [1] { "" }
   *[other] , two hands
}
board-row = { $row ->
    [upper] Strong combo
    [middle] Weaker combo
   *[missed] Missed
}: { $told }
board-passed = { $passed ->
    [0] Failed
   *[other] Passed
}
board-kind = { $kind ->
    [weapon] Weapon
    [object] Object
    [event] Event
    [pact] Pact
    [combo] Combo
    [ally] Ally
   *[dimensional] Dimension
}
board-page-of = { $part ->
    [goal] Won when
    [lose] Lost when
   *[rules] In this chapter
}
board-read-page = Read the diary
board-close-page = Close the diary

tile-entrance_hall = Entrance Hall
tile-kitchen = Kitchen
tile-library = Library
tile-chapel = Chapel
tile-workshop = Workshop
tile-garden = Garden
tile-cellar = Cellar
tile-infirmary = Infirmary

token-first_aid_kit = First Aid Kit
token-dagger = Dagger
token-book = Book
token-battery = Battery
token-oars = Oars
token-radio = Radio
token-telephone = Telephone
token-generator = Generator
token-car = Car
token-boat = Boat
token-altar = Altar
token-landing_place = Landing place
token-helicopter = Helicopter
