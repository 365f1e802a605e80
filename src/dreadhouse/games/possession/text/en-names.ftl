# Names of rooms, Parts, colours, icons and phases; `$room`, `$part` and `$colour` are ids.

room-name = { $room ->
    [parlour] Parlour
    [tool_shed] Tool Shed
    [bedroom] Bedroom
    [study] Study
    [washroom] Washroom
    [kitchen] Kitchen
    [sun_porch] Sun Porch
    [nursery] Nursery
    [dining_hall] Dining Hall
    [shrine_room] Shrine Room
    [stairs] Stairs
    [attic] Attic
   *[basement] Basement
}
to-room = { $room ->
    [stairs] to the stairs
    [attic] up to the attic
    [basement] down to the basement
   *[other] to the { room-name }
}
in-room = { $room ->
    [stairs] on the stairs
    [attic] in the attic
    [basement] in the basement
    [sun_porch] on the Sun Porch
   *[other] in the { room-name }
}
part-name = { $part ->
    [left_arm] left arm
    [right_arm] right arm
    [right_leg] right leg
    [left_leg] left leg
   *[head] head
}
colour-name = { $colour ->
    [green] green
    [blue] blue
    [yellow] yellow
    [orange] orange
    [red] red
   *[black] black
}
listed = { $first } and { $last }
dice-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
dice-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
dice-blank = nothing

phase-possession_roll = possession roll
phase-action_chips = action chips
phase-event = event
phase-turns = turns
phase-end_of_round = end of round

kind-gun = weapon
kind-equipment = equipment
kind-ability = ability
kind-page = page
kind-event = event
kind-attic = attic chip
kind-basement = basement chip

icon-search = Search
    .about = 1 action, your cube: draw a card. 2 actions: draw two, keep one.
icon-rest = Rest up to { $value }
    .about = 1 action, your cube: take back a played chip of at most { $value }, not this round's.
icon-heal = Heal
    .about = 1 action, your cube: roll 3 dice, 1 life for each shield.
icon-hide = Hide
    .about = Your cube, when a possessed figure attacks you here: defence 2 higher.
icon-altar = Altar of difficulty { $value }
    .about = 1 action, your cube: try to burn pages. It takes a page and a chip from attic or basement.
icon-weapon_search = Weapon search
    .about = 1 action, your cube: of the next two weapons in the deck take one.
icon-recover_cube = Recover a cube
    .about = Turn begins here, before any action: roll a die, on a shield take one of your cubes back.
icon-reroll_possession = Second possession roll
    .about = In the possession phase you may roll once more; the new result stands.
icon-lower_attraction = Quiet corner
    .about = A chip revealed here attracts 1 less evil.
icon-plus_two = Two more actions
    .about = Turn begins here, before any action: lay your cube for 2 more actions.
icon-window_travel = Out of the window
    .about = Turn begins here: 2 actions to arrive in any other room with a window.
icon-window = Window
    .about = Possessed figures cross from window to window for 2 actions; branches reach in here.
icon-key = Needs a key
    .about = 1 action and a key to enter; you draw a chip. The next turn must begin with leaving.
icon-stairs = Crossing
    .about = Whoever comes from one floor leaves for the other.
