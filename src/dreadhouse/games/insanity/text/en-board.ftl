# What stands on the board itself.

board-label = The table: the other player's things above, yours below
board-nothing = nothing in play
board-power = Power { $power }
board-used = Already used in this phase
board-turn = Turn { $turn } of { $cap }
board-attack = Attack of { $power } power: { $harm } gets through
board-free =
    { $count ->
        [0] Every attacker is blocked.
        [one] Unblocked: { $cards }.
       *[other] Unblocked: { $cards }.
    }
board-tolls =
    { $count ->
        [one] Before the turn ends, { $amount } sanity will be lost.
       *[other] Before the turn ends, { $amount } sanity will be lost to { $count } cards.
    }
board-giving = At 0 sanity one thing must be given away.
board-near = this side
board-far = the other side
board-life = Life { $value }
board-sanity = Sanity { $value }
board-hand =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-deck = draw deck · { $count }
board-discard = discard · { $count }
