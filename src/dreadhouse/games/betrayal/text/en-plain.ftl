# What only the terminal says.

plain-seat = Player { $number }
plain-you = You
plain-round = { $phase ->
    [picking] Before the night
    [exploring] Before the haunt, round { $round }
    [haunt] The haunt, round { $round }
   *[over] The night is over
}
plain-omens = { $count ->
    [one] One omen drawn; a haunt roll now begins the haunt with { $percent } %
   *[other] { $count } omens drawn; a haunt roll now begins the haunt with { $percent } %
}
plain-decks = Left: { $tiles } tiles, { $items } items, { $omens } omens, { $events } events
plain-acts = { $count ->
    [one] { $seat }: { $count } space left
   *[other] { $seat }: { $count } spaces left
}
plain-event = Being read: { $card }
plain-way = { $way ->
    [n] dark to the north
    [e] dark to the east
    [s] dark to the south
   *[w] dark to the west
}
plain-link = a way to the { $room }
plain-panel = a turning panel to the { $room }
plain-nothing = nothing held
plain-hand = Your cards
