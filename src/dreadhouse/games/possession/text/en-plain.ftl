# The table of The Possession written as text, for terminals.

plain-round = Round { $round } · { $phase }
plain-piles = Search deck { $search } · events { $event } · attic { $attic } · basement { $basement } · keys left { $keys }
plain-event = Event: { $card }
plain-seal = Seal of Ash: every altar is 1 harder.
plain-first = first floor
plain-ground = ground floor
plain-branch = branch
plain-window = window
plain-barred = barred
plain-gone = no door
plain-way = door { to-room }: { $state ->
    [open] open
    [barred] barred
   *[gone] torn out
}
plain-here = here: { $seats }
plain-parts = Parts: { $parts }
plain-part = { part-name } of { $seat }
plain-cubes = cubes: { $seats }
plain-player = life { $life } ({ $line ->
    [green] green
    [blue] blue
    [yellow] yellow
    [orange] orange
    [red] red
   *[zero] none
})
plain-place = { in-room }
plain-chip = chip { $chip }
plain-trophies = trophies { $count }
plain-keys = keys { $count }
plain-cubes-left = cubes left { $count }
plain-cards = cards { $count }
plain-house-chips = house chips { $count }
plain-chips-in-hand = action chips in hand: { $chips }
plain-none = none
plain-weapon = weapon: { $card }
plain-lost = lost: { $parts }
plain-known = known: { $cards }
plain-hand = Your hand
plain-used = used
plain-order = Still to act: { $seats }
plain-dice = Dice
plain-die-colour = { colour-name }
plain-burning = Shown for the fire: { $cards }
plain-seat = Player { $number }
plain-you = You
plain-acts = Acting now, { $seat }: { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
