# The table of Insanity written as text, for terminals.

plain-turn = Turn { $turn } of { $cap } · { $step } · { $seat } on turn
plain-piles = Draw deck { $deck } · discard pile { $discard }{ $top ->
    [none] {""}
   *[other] {" "}(top: { $top })
}
plain-next = Next card of the deck, as far as you know: { $card }
plain-seat = Player { $number }
plain-you = You
plain-opponent = Opponent
plain-life = life
plain-sanity = sanity
plain-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
plain-known = known: { $cards }
plain-power = power { $power }
plain-cost = cost { $cost }
plain-used = used
plain-fresh = new
plain-attacks = can attack
plain-blocks = can block
plain-curses = bears { $curses }
plain-nothing = (nothing in play)
plain-location = Location: { $card }
plain-attack = Attack: { $attacker } (power { $power })
plain-blocked = { $attack }, blocked by { $blockers }
plain-hand = Your hand
plain-omens = As things stand
