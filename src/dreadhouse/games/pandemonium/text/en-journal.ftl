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
turn-begins = { $who } begins a turn.
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
die-falls = The house rolls, { roll-name }: { $total }.

# Ways

enters = { $who } comes to { $space }.
travels = { $who } steps out of the portal in { $space }.
opens = { $who } opens the { opening-name } { $edge }.
closes = { $who } closes the { opening-name } { $edge }.
barricades = { $who } barricades the { opening-name } { $edge }.
clears = { $who } takes the Barricade off the { opening-name } { $edge }.
opening-breaks = The { opening-name } { $edge } breaks.
sets-trap = { $who } sets a Trap.
reinforces = { $who } gets ready: 1 more Defence.

# Life, Fear, Souls

loses-life = { $souls ->
    [0] { $who } loses { $life } Life{ cause-name }.
    [one] { $life ->
        [0] { $who } loses 1 Soul{ cause-name }.
       *[other] { $who } loses { $life } Life and 1 Soul{ cause-name }.
    }
   *[other] { $life ->
        [0] { $who } loses { $souls } Souls{ cause-name }.
       *[other] { $who } loses { $life } Life and { $souls } Souls{ cause-name }.
    }
}
gains-life = { $who } regains { $n } Life.
fear-of = { $cause ->
    [darkness] { " " }of the dark
    [creature] { " " }of a creature
    [boss] { " " }of a boss
    [card] { " " }from a card
   *[other] { "" }
}
gains-fear = { $who } gains { $n } Fear{ fear-of }.
loses-fear = { $who } loses { $n } Fear.
gains-souls = { $n ->
    [one] { $who } gains 1 Soul.
   *[other] { $who } gains { $n } Souls.
}
collects-souls = { $n ->
    [one] { $who } gathers up 1 Soul.
   *[other] { $who } gathers up { $n } Souls.
}
loses-souls = { $n ->
    [one] { $who } gives up 1 Soul.
   *[other] { $who } gives up { $n } Souls.
}
dies = { $who } dies in { $space }.
entombed = { $who } will return through the portal in { $space }.
stands-up = { $who } stands again, in { $space }.
learns = { $who } learns { $skill }.

# Cards

takes-item = { $who } takes { $card }.
keeps-item = { $who } keeps { $card }.
discards-item = { $who } discards { $card }.
swaps-card = { $who } puts { $card } back and draws another card.
uses-item = { $who } uses { $card }.
takes-event = { $who } takes an Event: { $card }.
plays-event = { $who } uses { $card }.
takes-pact = { $who } takes a Pact.
your-pact = Your Pact, { $who }: { $card }. Nobody else knows it.
pact-fulfilled = { $who } fulfils a Pact: { $card }.
exchanges = { $given ->
    [none] { $who } gets { $taken } from { $other }.
   *[other] { $taken ->
        [none] { $who } gives { $other } { $given }.
       *[other] { $who } gives { $other } { $given } and gets { $taken }.
    }
}

# Tokens

picks-up = { $who } picks up { token-taken }.
uses-token = { $who } uses { token-taken }.
turns-up = { $who } turns { token-taken } face up.
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
        [one] { $who } attacks the Evil Barricade: 1 Hit, { $damage } damage.
       *[other] { $who } attacks the Evil Barricade: { $hits } Hits, { $damage } damage.
    }
   *[other] { $hits ->
        [one] { $who } attacks { $figure }: 1 Hit, { $damage } damage.
       *[other] { $who } attacks { $figure }: { $hits } Hits, { $damage } damage.
    }
}
kills = { $who } kills { $figure }.
banishes = { $who } banishes { $figure }: it is gone.
driven-off = { $figure } is driven off to the portal in { $space }.
takes-combo = { $who } launches a combo: { $card }.
combo-missed = { $hits ->
    [0] The combo misses: no Hit.
    [one] The combo misses: 1 Hit is not enough.
   *[other] The combo misses: { $hits } Hits are not enough.
}
combo-reached = { $hits ->
    [one] The combo of { $who } succeeds: 1 Hit, { $damage } damage in all.
   *[other] The combo of { $who } succeeds: { $hits } Hits, { $damage } damage in all.
}

# Other worlds

faces-challenge = { $who } enters the portal and faces { $card }.
invokes-apart = In that other world { $who } meets: { $breed }.
challenge-passed = { $who } passes { $card }.
challenge-failed = { $who } fails { $card }.

# Allies and the dead

ally-card = { $who } calls, and this is who answers: { $card }.
no-ally = Nobody answers the call.
ally-steps = { $persona } comes to { $space }.
ally-dies = { $persona } dies.
loots-ally = { $who } searches the body: { $persona }.
loots-body = { $who } searches the body: { $other }.
reanimates = { $who } brings { $other } back to life.

# Chapters

gets-aboard = { $vehicle ->
    [car] { $who } gets into the car.
    [boat] { $who } gets into the boat.
   *[helicopter] { $who } gets into the helicopter.
}
battery-fitted = { $who } fits the Battery into the car.
engine-runs = { $who } tries the engine: it runs!
engine-fails = { $who } tries the engine: it coughs and dies. The next try is easier.
leads-kid = { $who } takes the Kid by the hand.
leaves-house = { $who } and the Kid walk out into the open.
board-nailed = A Barricade is nailed on the { opening-name } { $edge }.
helicopter-called = { $who } makes the call: the helicopter comes in round { $round }.
helicopter-lands = The helicopter lands in { $space }.
gains-trophies = { $n ->
    [one] { $who } gains 1 Trophy.
   *[other] { $who } gains { $n } Trophies.
}
out-of-game = { $who } is out of the game.
rival-struck = { $n ->
    [0] { $who } wards off the attack of { $other }.
   *[other] { $other } does { $n } damage to { $who }.
}
takes-from-loser = { $who } takes { $card } from the dead.
die-settles-win = All is equal: the die names { $who } the winner.
evil-one-invoked = { $who } reads the name aloud: the Evil One stands in { $space }.
reads-aloud = { $who } reads from the Book: the Evil One has 2 Fury less in this round.
seals-portal = { $who } seals the portal in { $space }.
sealed-enough = Enough portals are sealed: the house begins to fall.
tile-falls = A tile falls: { tile-name }.
saved-from-fall = { $who } is saved from the fall, in { $space }.
boss-saved = { $figure } is put down in { $space }.

# The Evil One's player

evil-rolls = The Evil One rolls the Evil Die.
evil-traps = The Evil One lays an Evil Trap in { $space }.
evil-bars = The Evil One puts an Evil Barricade on the { opening-name } { $edge }.
evil-goads = The Evil One goads { $figure }: 1 Mobility more.
evil-whispers = The Evil One whispers to { $who }: an Event.
whisper-wasted = The whisper was a kind one: { $card } is discarded.
evil-cuts = The Evil One silences { token-taken }.
evil-passes = The Evil One spends no more.
evil-one-steps = The Evil One walks to { $space }.
