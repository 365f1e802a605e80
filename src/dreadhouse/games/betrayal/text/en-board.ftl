# What the board says: labels for ears, and the few words that are drawn.

board-label = The table: three floors, explorers and dice
board-tabs = Which floors are shown
board-tab = { $floor ->
    [all] All floors
    [upper] Upper { $count }
    [ground] Ground { $count }
   *[cellar] Cellar { $count }
}
board-symbol = { $symbol ->
    [event] Spiral: draw an event
    [item] Bull: draw an item
   *[omen] Raven: draw an omen
}
board-sign = { $sign ->
    [hearth] Sign of the Hearth
    [grave] Sign of the Grave
    [mirror] Sign of the Mirror
   *[root] Sign of the Root
}
room-about = { $room ->
    [vestibule] The front door is here
    [great_hall] The Cellar Stair leads here once it is found
    [main_stair] Stairs to the Top Landing
    [top_landing] Stairs to the Main Stair
    [cellar_landing] The Laundry Drop ends here
    [boiler_room] Ending a turn here costs 1 point of physical damage
    [ossuary] A barrier between north and south: Sanity 5+
    [chalk_circle] To leave: Knowledge 4+ or lose 1 Sanity
    [fencing_hall] Once a game, ending a turn here gives 1 Speed
    [lumber_room] To leave: Might 3+ or lose 1 Speed
    [minstrels_loft] One may drop to the Dance Hall: 1 die of physical damage
    [oratory] Once a game, ending a turn here gives 1 Sanity
    [family_tomb] Ending a turn here costs 1 point of mental damage
    [burying_ground] Outdoors. To leave: Sanity 4+ or lose 1 Knowledge
    [map_room] Once a game, ending a turn here gives 1 Knowledge
    [bell_turret] Outdoors. A barrier between north and south: Might 3+
    [vault] Locked inner room: once a turn, Knowledge 6+ opens it for 2 items
    [rafters] To leave: Speed 3+ or lose 1 Might
    [butchers_store] Once a game, ending a turn here gives 1 Might
    [rift] A barrier between north and south: Speed 3+
    [laundry_drop] Slides to the Cellar Landing
    [rotten_floor] The floor gives way: Speed 5+ or fall into the Cellar
    [wandering_lift] On entering, 2 dice say which floor it goes to
    [cellar_stair] Stairs to the Great Hall
    [terrace] Outdoors
    [kitchen_garden] Outdoors
    [flagged_court] Outdoors
   *[other] -
}
board-figure = { $name } ({ $seat })
board-trapped = trapped
board-stunned = stunned
board-dead = dead
board-escaped = escaped
board-traitor = traitor
board-hero = hero
board-side = { $side ->
    [1] The first side of the barrier
   *[other] The second side of the barrier
}
board-hole = Here a room has vanished
board-explore = go in
board-door = here
board-mark = a new door
board-turn = { room-name }, { $turn ->
    [0] as it is printed
    [1] turned once to the right
    [2] turned twice
   *[other] turned once to the left
}
board-link = A way to the { room-name }, marked { $letter }
board-panel = A turning panel to the { room-name }, marked { $letter }
board-pile = { $count ->
    [one] One thing lies here: { $cards }
   *[other] { $count } things lie here: { $cards }
}
board-waiting = { $card } waits here
monster-name = { $kind ->
    [chorister] Chorister
    [gloam] Gloam
    [fetcher] Fetcher
    [pale] Pale one
    [sexton] Sexton
    [reflection] Reflection
    [thing] Thing
    [beadle] Beadle
    [minute] Minute
    [minute] Minute
   *[other] Monster
}
token-name = { $kind ->
    [wall_strongbox] Wall strongbox
    [small_bones] Small bones
    [cupboard] Cupboard
    [kind_light] Kind light
    [leaking_ceiling] Leaking ceiling
    [lamp_smoke] Lamp smoke
    [heart] Heart
    [vial] Vial
    [phial] Phial
    [lamp] Lamp
    [deed] Deed
    [page] Page
    [serum] Serum
    [valve] Valve
    [altar] Altar
    [girl_token] The Girl
    [letter] Letter
    [keystone] Keystone
    [tall_clock] Tall clock
    [bell] The great bell
    [tall_clock] Tall clock
   *[other] Token
}
token-state = { $state ->
    [lit] lit
    [dark] dark
    [marked] marked
   *[shielded] shielded
}
token-face = { $face ->
    [antidote] antidote
    [water] water
    [true] true
   *[blank] blank
}
zone-name = { $zone ->
    [roots] Rooted
   *[fire] Burning
}
count-name = { $count ->
    [rite] Rite
    [brew] Brew
    [test] Test
    [relight] Relight
    [door] Front door
    [serum] Serum
    [toll] Toll
    [bell] Bell
    [crack] Cracks
    [turn] Valves
    [search] Search
    [pry] Pry
    [burnt] Burnt
    [read] Read
    [laid] Laid
    [cured] Cured
    [altars_marked] Altars
    [marked] Marked
    [stop] Stopped
   *[other] Progress
}
board-clock = hour { $count }
board-fever = Fever { $count }
board-picks = picks an explorer
board-fog = wrapped in fog
board-worn = wears the Porcelain Face
board-misses = misses { $count ->
    [one] a turn
   *[other] { $count } turns
}
board-bank = keeps the result { $count }
board-track = { trait-name } { $value }, step { $step } of 8
board-turn-of = { $count ->
    [-1] { $name }: no more moving
    [one] { $name }: { $count } space left
   *[other] { $name }: { $count } spaces left
}
board-omens = { $count ->
    [one] Omen drawn
   *[other] Omens drawn
}
board-next-roll = { $omens ->
    [0] no haunt roll yet
   *[other] a haunt roll below { $omens } begins the haunt
}
board-percent = { $count } %
board-fate = { $count ->
    [one] One omen drawn: a haunt roll now would begin the haunt with { $percent } %
   *[other] { $count } omens drawn: a haunt roll now would begin the haunt with { $percent } %
}
board-round = round { $count }
board-team = { $team ->
    [hero] You are one of the heroes.
    [traitor] You are the traitor.
    [hidden] One of you is not what they seem.
   *[none] No sides: read the page of the haunt.
}
board-part = { $team ->
    [traitor] Your part: you are the traitor. Nobody else knows it, as long as you do not show it.
   *[other] Your part: you are what you seem, one of the heroes.
}
board-quiet = The house is listening.
board-reading = Being read: { $card }
board-nobody = The house
board-roll = { $kind ->
    [trait] trait roll
    [attack] attack
    [defence] defence
    [fixed] roll
    [damage] damage
    [haunt] haunt roll
   *[movement] spaces
}
board-die = { $face ->
    [0] a blank
    [1] one pip
   *[other] two pips
}
board-attack = attacks
board-defence = defends
board-fight = { $name } attacks { $other }
board-deck = { $deck ->
    [tiles] { $count ->
        [one] One tile is left
       *[other] { $count } tiles are left
    }
    [items] Items: { $count }
    [omens] Omens: { $count }
   *[events] Events: { $count }
}
board-kind-item = Item
board-kind-omen = Omen
board-kind-event = Event
board-kind-token = Token
board-age = { $count ->
    [one] { $count } year old
   *[other] { $count } years old
}
board-read-page = Read the page of the haunt
board-page-of = { $page ->
    [heroes] For the heroes only
    [traitor] For the traitor only
   *[common] For everybody
}
board-close-page = Close the page
board-walk = { $count ->
    [one] Walk to the { room-name } ({ $count } space)
   *[other] Walk to the { room-name } ({ $count } spaces)
}
status = { $phase ->
    [picking] Before the night
    [exploring] Before the haunt · round { $round }
    [haunt] The haunt · round { $round }
   *[over] The night is over
}
status-turn = { status } · { $seat-is ->
    [me] your turn
   *[other] { $seat } acts
}
board-top = On top lies { $name }
