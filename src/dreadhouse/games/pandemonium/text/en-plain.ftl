# The table of Pandemonium in a terminal.

plain-seat = Player { $number }
plain-you = you
plain-acts = { $name } ({ $seat }) plays: { $count ->
    [one] one Action left
   *[other] { $count } Actions left
}
plain-legend = D closed door, ' open, x broken; v ^ < > closed window, opened along the arrow (W from both sides); B Barricade, E Evil Barricade; dots: dark. P portal, 0 sealed, $ Souls, T Traps, !T Evil Trap, + First Aid Kit, e explored, @ ally; other tokens by two letters or capitals, creatures by three small letters, bosses by capitals.
