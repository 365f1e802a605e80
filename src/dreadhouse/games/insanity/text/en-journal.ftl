# The journal of Insanity; `$seat-is` is "me" for the reader's own seat.

begins = { $seat-is ->
    [me] Chance decides: you begin.
   *[other] Chance decides: { $seat } begins.
}
turn-begins = { $seat-is ->
    [me] Turn { $count }: it is your turn.
   *[other] Turn { $count }: it is { $seat }'s turn.
}

drew = { $seat-is ->
    [me] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
drew-hidden = { $seat-is ->
    [me] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
shuffles = { $count ->
    [one] The draw deck has run out: the last card of the discard pile becomes the new one.
   *[other] The draw deck has run out: the discard pile is shuffled into a new one of { $count } cards.
}
discards = { $seat-is ->
    [me] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
shows-hand = { $seat-is ->
    [me] You show { $viewer_seat } { $cards ->
        [none] your empty hand.
       *[other] your hand: { $cards }.
    }
   *[other] { $viewer_seat-is ->
        [me] { $seat } shows you { $cards ->
            [none] an empty hand.
           *[other] a hand: { $cards }.
        }
       *[other] { $seat } shows { $viewer_seat } { $cards ->
            [none] an empty hand.
           *[other] a hand: { $cards }.
        }
    }
}
shows-hand-hidden = { $seat } shows { $viewer_seat } a hand.
passes-card = { $seat-is ->
    [me] You hand { $card } to { $taker_seat }.
   *[other] { $taker_seat-is ->
        [me] { $seat } hands you { $card }.
       *[other] { $seat } hands { $card } to { $taker_seat }.
    }
}
passes-card-hidden = { $seat } hands { $taker_seat } a card.
peeks = { $seat-is ->
    [me] You peek at the draw deck: { $card } would be drawn next.
   *[other] { $seat } peeks at the draw deck: { $card } would be drawn next.
}
peeks-hidden = { $seat } peeks at the next card of the draw deck.

plays = { $seat-is ->
    [me] { $amount ->
        [0] You play { $card }.
       *[other] You play { $card } for { $amount } sanity.
    }
   *[other] { $amount ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } for { $amount } sanity.
    }
}
uses = { $seat-is ->
    [me] You use { $card }.
   *[other] { $seat } uses { $card }.
}
lays-curse = { $seat-is ->
    [me] You lay { $card } on { $bearer }.
   *[other] { $seat } lays { $card } on { $bearer }.
}
reveals = { $seat-is ->
    [me] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
put-into-play = { $seat-is ->
    [me] { $card } enters play on your side.
   *[other] { $card } enters play on { $seat }'s side.
}
destroyed = { $seat-is ->
    [me] Your { $card } is destroyed.
   *[other] { $seat }'s { $card } is destroyed.
}
returns = { $seat-is ->
    [me] { $card } goes to your hand.
   *[other] { $card } goes to { $seat }'s hand.
}
curse-falls = { $card } goes to the discard pile with its bearer.
takes-control = { $seat-is ->
    [me] You take control of { $card }.
   *[other] { $seat } takes control of { $card }.
}
gives-away = { $seat-is ->
    [me] Insanity: you give up { $card }.
   *[other] Insanity: { $seat } gives up { $card }.
}

attacks = { $seat-is ->
    [me] You attack with { $cards }.
   *[other] { $seat } attacks with { $cards }.
}
blocks = { $seat-is ->
    [me] You block { $attacker } with { $blocker }.
   *[other] { $seat } blocks { $attacker } with { $blocker }.
}
no-blocks = { $seat-is ->
    [me] You block nothing.
   *[other] { $seat } blocks nothing.
}

gains-life = { $seat-is ->
    [me] { $card }: you gain { $amount } life.
   *[other] { $card }: { $seat } gains { $amount } life.
}
gains-sanity = { $seat-is ->
    [me] { $card }: you gain { $amount } sanity.
   *[other] { $card }: { $seat } gains { $amount } sanity.
}
loses-life = { $card ->
    [none] { $seat-is ->
        [me] Unblocked attackers: you lose { $amount } life.
       *[other] Unblocked attackers: { $seat } loses { $amount } life.
    }
   *[other] { $seat-is ->
        [me] { $card }: you lose { $amount } life.
       *[other] { $card }: { $seat } loses { $amount } life.
    }
}
loses-sanity = { $seat-is ->
    [me] { $card }: you lose { $amount } sanity.
   *[other] { $card }: { $seat } loses { $amount } sanity.
}

wins = { $seat-is ->
    [me] Your opponent has no life left: you win.
   *[other] { $seat } wins: the opponent has no life left.
}
both-dead = Both players have no life left: the game is a draw.
wins-by-life = { $seat-is ->
    [me] The turn cap is reached: you have more life and win.
   *[other] The turn cap is reached: { $seat } has more life and wins.
}
cap-draw = After { $count } turns nobody has lost: the game is a draw.

# Decisions that the table takes for a player because nothing depends on them

passed = Nothing depends on this choice, so you are not asked.
passed-order = In any order these effects leave you with the same sanity, so you are not asked.
passed-harmless = In Arkham blocked attackers do no harm, so you are not asked to divide the damage.

# Lists, and what is to come as things stand

listed = { $first } and { $last }
omen-toll = { $card } will take { $amount } sanity from the player on turn.
omen-give = At 0 sanity the player on turn will give up a monster, person or book.
