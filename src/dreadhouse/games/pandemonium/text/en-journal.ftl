# The journal of Pandemonium; `$seat-is` is "me" where the seat is the reader's.

passed = Nothing depends on this choice, so you are not asked.

# Rounds and turns

picks-character = { $seat-is ->
    [me] You are the { $persona }.
   *[other] { $seat } is the { $persona }.
}
round-begins = Round { $round } begins: { $round ->
    [1] the house is quiet so far.
    [5] night has fallen.
    [8] it is the last one.
   *[other] nobody is safe.
}
turn-order = Turn order: { $order }.
turn-begins = The { $who } begins a turn.
game-over = { $word ->
    [won] The goal is met.
    [time] Round 8 is over, and the goal is not met.
    [nobody] Nobody is left to win.
    [evil_one] The Evil One has won.
   *[lost] The house has won.
}

# Dice

rolls = { $kind ->
    [attack] { $total ->
        [0] { $who }, { roll-name }: no Hit.
        [one] { $who }, { roll-name }: 1 Hit.
       *[other] { $who }, { roll-name }: { $total } Hits.
    }
    [defence] { $total ->
        [0] { $who }, { roll-name }: no Hit.
        [one] { $who }, { roll-name }: 1 Hit.
       *[other] { $who }, { roll-name }: { $total } Hits.
    }
    [panic] { $total ->
        [0] { $who }, { roll-name }: a Miss.
       *[other] { $who }, { roll-name }: a Hit.
    }
    [challenge] { $who }, { roll-name }: { $total } ({ $faces }).
   *[other] { $who }, { roll-name }: { $total }.
}
die-falls = { $kind ->
    [evil] { $total ->
        [1] The Evil Die shows 1: nothing happens.
        [2] The Evil Die shows 2: a creature comes.
        [4] The Evil Die shows 4: a creature comes.
        [6] The Evil Die shows 6: everybody loses 1 Life.
       *[other] The Evil Die shows { $total }: Fear for all.
    }
   *[other] The house rolls, { roll-name }: { $total }.
}

# Ways

enters = The { $who } comes to { $space }.
travels = The { $who } steps out of the portal in { $space }.
opens = The { $who } opens the { opening-name } { $edge }.
closes = The { $who } closes the { opening-name } { $edge }.
barricades = The { $who } barricades the { opening-name } { $edge }.
clears = The { $who } takes the Barricade off the { opening-name } { $edge }.
opening-breaks = { $opening ->
    [window] The window { $edge } breaks.
    [exit] The exit { $edge } breaks.
   *[door] The door { $edge } breaks.
}
sets-trap = The { $who } sets a Trap.
reinforces = The { $who } gets ready: 1 more Defence.

# Life, Fear, Souls

loses-life = { $souls ->
    [0] The { $who } loses { $life } Life{ cause-name }.
    [one] { $life ->
        [0] The { $who } loses 1 Soul{ cause-name }.
       *[other] The { $who } loses { $life } Life and 1 Soul{ cause-name }.
    }
   *[other] { $life ->
        [0] The { $who } loses { $souls } Souls{ cause-name }.
       *[other] The { $who } loses { $life } Life and { $souls } Souls{ cause-name }.
    }
}
gains-life = The { $who } regains { $n } Life.
fear-of = { $cause ->
    [darkness] { " " }of the dark
    [creature] { " " }of a creature
    [boss] { " " }of a boss
    [card] { " " }from a card
   *[other] { "" }
}
gains-fear = The { $who } gains { $n } Fear{ fear-of }.
loses-fear = The { $who } loses { $n } Fear.
gains-souls = { $n ->
    [one] The { $who } gains 1 Soul.
   *[other] The { $who } gains { $n } Souls.
}
collects-souls = { $n ->
    [one] The { $who } gathers up 1 Soul.
   *[other] The { $who } gathers up { $n } Souls.
}
loses-souls = { $n ->
    [one] The { $who } gives up 1 Soul.
   *[other] The { $who } gives up { $n } Souls.
}
dies = The { $who } dies in { $space }.
entombed = The { $who } will return through the portal in { $space }.
stands-up = The { $who } stands again, in { $space }.
learns = The { $who } learns { $skill }.

# Cards

takes-item = The { $who } takes { $card }.
keeps-item = The { $who } keeps { $card }.
discards-item = The { $who } discards { $card }.
swaps-card = The { $who } discards { $card } and draws another card.
uses-item = The { $who } uses { $card }.
takes-event = The { $who } takes an Event: { $card }.
plays-event = The { $who } uses { $card }.
takes-pact = The { $who } takes a Pact.
your-pact = Your Pact, { $who }: { $card }. Nobody else knows it.
pact-fulfilled = The { $who } fulfils a Pact: { $card }.
exchanges = { $given ->
    [none] The { $who } gets { $taken } from the { $other }.
   *[other] { $taken ->
        [none] The { $who } gives { $given } to the { $other }.
       *[other] The { $who } gives { $given } to the { $other } and gets { $taken }.
    }
}

# Tokens

picks-up = The { $who } picks up { token-taken }.
uses-token = The { $who } uses { token-taken }.
turns-up = The { $who } turns { token-taken } face up.
generator-on = The Generator runs: Energy { $n }.
energy = { $n ->
    [0] The Generator goes out.
    [1] The Generator goes out.
   *[other] The Generator has Energy { $n } left.
}

# Creatures, attacks, combos

foe-appears = { $figure } appears in { $space }.
stays-away = As many creatures as may be are here: this one stays away.
stunned = { $figure } is stunned.
attacks = { $figure ->
    [none] { $hits ->
        [one] The { $who } attacks the Evil Barricade: 1 Hit, { $damage } damage.
       *[other] The { $who } attacks the Evil Barricade: { $hits } Hits, { $damage } damage.
    }
   *[other] { $hits ->
        [one] The { $who } attacks { $figure }: 1 Hit, { $damage } damage.
       *[other] The { $who } attacks { $figure }: { $hits } Hits, { $damage } damage.
    }
}
kills = The { $who } kills { $figure }.
banishes = The { $who } banishes { $figure }: it is gone.
driven-off = { $figure } is driven off to the portal in { $space }.
takes-combo = The { $who } launches a combo: { $card }.
combo-missed = { $hits ->
    [0] The combo misses: no Hit.
    [one] The combo misses: 1 Hit is not enough.
   *[other] The combo misses: { $hits } Hits are not enough.
}
combo-reached = { $hits ->
    [one] The combo of the { $who } succeeds: 1 Hit, { $damage } damage in all.
   *[other] The combo of the { $who } succeeds: { $hits } Hits, { $damage } damage in all.
}

# Other worlds

faces-challenge = The { $who } enters the portal and faces { $card }.
invokes-apart = In that other world the { $who } meets: { $breed }.
challenge-passed = The { $who } passes { $card }.
challenge-failed = The { $who } fails { $card }.

# Allies and the dead

ally-card = The { $who } calls, and this is who answers: { $card }.
no-ally = Nobody answers the call.
ally-steps = The { $persona } comes to { $space }.
ally-dies = The { $persona } dies.
loots-ally = The { $who } searches a body: the { $persona }.
loots-body = The { $who } searches a body: the { $other }.
reanimates = The { $who } brings the { $other } back to life.

# Chapters


# The Evil One's player

