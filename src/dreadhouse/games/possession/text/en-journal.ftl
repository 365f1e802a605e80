# The journal of The Possession; `$seat-is` is "me" for the reader's own seat.

round-begins = Round { $count } begins.
no-event = Attraction { $amount } with { $count } living: the house keeps still.
draws-event = Event: { $card }.
shuffles-events = All events have been drawn: the discards are shuffled into a new deck.
ends-possessed = Everybody left is possessed: the night is over, and trophies decide.
ends-round-limit = The last round is over, and trophies decide.
passed = Nothing depends on this choice, so you are not asked.

attacks = { $seat-is ->
    [me] You attack { $target_seat }.
   *[other] { $target_seat-is ->
        [me] { $seat } attacks you.
       *[other] { $seat } attacks { $target_seat }.
    }
}
bites = { $seat-is ->
    [me] Your { part-name } attacks { $target_seat }: { $faces }.
   *[other] { $target_seat-is ->
        [me] { $seat }'s { part-name } attacks you: { $faces }.
       *[other] { $seat }'s { part-name } attacks { $target_seat }: { $faces }.
    }
}
steals = { $seat-is ->
    [me] You steal { $card } from { $victim_seat }.
   *[other] { $victim_seat-is ->
        [me] { $seat } steals { $card } from you.
       *[other] { $seat } steals { $card } from { $victim_seat }.
    }
}
steals-hidden = { $seat } steals a card from { $victim_seat }.
steals-weapon = { $seat-is ->
    [me] You snatch { $card } from { $victim_seat }.
   *[other] { $victim_seat-is ->
        [me] { $seat } snatches { $card } from you.
       *[other] { $seat } snatches { $card } from { $victim_seat }.
    }
}
other-room-name = { $other_room ->
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

first-possessed = { $seat-is ->
    [me] The house takes you first.
   *[other] The house takes { $seat } first.
}

rolls = { $seat-is ->
    [me] You roll: { $faces }.
   *[other] { $seat } rolls: { $faces }.
}

rolls-possession = { $seat-is ->
    [me] You roll the possession die: { colour-name }.
   *[other] { $seat } rolls the possession die: { colour-name }.
}

must-reroll = { $seat-is ->
    [me] The whispers make you roll once more.
   *[other] The whispers make { $seat } roll once more.
}

uses-pendant = { $seat-is ->
    [me] You discard the pendant and stay normal.
   *[other] { $seat } discards the pendant and stays normal.
}

possessed = { $seat-is ->
    [me] The house takes you: you are possessed.
   *[other] The house takes { $seat }, who is possessed now.
}

freed = { $seat-is ->
    [me] The house lets go of you: you are normal again.
   *[other] The house lets go of { $seat }, who is normal again.
}

at-zero = { $seat-is ->
    [me] You are at 0 life and belong to the house for good.
   *[other] { $seat } is at 0 life and belongs to the house for good.
}

for-good = { $seat-is ->
    [me] You have lost so much of yourself that you belong to the house for good.
   *[other] { $seat } has lost too many Parts and belongs to the house for good.
}

reveals-chip = { $seat-is ->
    [me] You turn up the { $chip }.
   *[other] { $seat } turns up the { $chip }.
}

loses-actions = { $seat-is ->
    [me] { $count ->
        [one] You have 1 action less this round.
       *[other] You have { $count } actions less this round.
    }
   *[other] { $count ->
        [one] { $seat } has 1 action less this round.
       *[other] { $seat } has { $count } actions less this round.
    }
}

gains-actions = { $seat-is ->
    [me] { $count ->
        [one] You gain 1 action.
       *[other] You gain { $count } actions.
    }
   *[other] { $count ->
        [one] { $seat } gains 1 action.
       *[other] { $seat } gains { $count } actions.
    }
}

loses-life = { $seat-is ->
    [me] You lose { $amount } life: { $count } left.
   *[other] { $seat } loses { $amount } life: { $count } left.
}

gains-life = { $seat-is ->
    [me] You gain { $amount } life: { $count } now.
   *[other] { $seat } gains { $amount } life: { $count } now.
}

shows-hand = { $seat-is ->
    [me] { $cards ->
        [none] You show an empty hand.
       *[other] You show your hand: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } shows an empty hand.
       *[other] { $seat } shows a hand: { $cards }.
    }
}

weapon-slips = { $seat-is ->
    [me] { $card } slips from your fingers into the search deck.
   *[other] { $card } slips from { $seat }'s fingers into the search deck.
}

card-slips = { $seat-is ->
    [me] One of your cards slips into the search deck.
   *[other] One of { $seat }'s cards slips into the search deck.
}

tears-hinges = { $seat-is ->
    [me] A door of yours is torn out: { room-name } and { other-room-name } are open to each other.
   *[other] { $seat } picks a door that is torn out: { room-name } and { other-room-name } are open to each other.
}

spends-chip = { $seat-is ->
    [me] You lose the { $chip } as if it had been played.
   *[other] { $seat } loses the { $chip } as if it had been played.
}

branch-grows = { $seat-is ->
    [me] A branch of yours grows { in-room }.
   *[other] A branch grows { in-room } because of { $seat }.
}

turn-begins = { $seat-is ->
    [me] { $count ->
        [one] It is your turn: 1 action.
       *[other] It is your turn: { $count } actions.
    }
   *[other] { $count ->
        [one] It is { $seat }'s turn: 1 action.
       *[other] It is { $seat }'s turn: { $count } actions.
    }
}

hunt-begins = { $seat-is ->
    [me] { $count ->
        [one] You hunt: 1 action.
       *[other] You hunt: { $count } actions.
    }
   *[other] { $count ->
        [one] { $seat } hunts: 1 action.
       *[other] { $seat } hunts: { $count } actions.
    }
}

moves = { $seat-is ->
    [me] You go { to-room }.
   *[other] { $seat } goes { to-room }.
}

crosses = { $seat-is ->
    [me] You climb through the window { to-room }.
   *[other] { $seat } climbs through the window { to-room }.
}

strikes-entering = { $seat-is ->
    [me] What waits { in-room } strikes you: { $faces }.
   *[other] What waits { in-room } strikes { $seat }: { $faces }.
}

bars = { $seat-is ->
    [me] You bar the door between { room-name } and { other-room-name }.
   *[other] { $seat } bars the door between { room-name } and { other-room-name }.
}

unbars = { $seat-is ->
    [me] You unbar the door between { room-name } and { other-room-name }.
   *[other] { $seat } unbars the door between { room-name } and { other-room-name }.
}

searches = { $seat-is ->
    [me] { $count ->
        [one] You search { in-room }.
       *[other] You search { in-room } with care.
    }
   *[other] { $count ->
        [one] { $seat } searches { in-room }.
       *[other] { $seat } searches { in-room } with care.
    }
}

sees-cards = { $seat-is ->
    [me] You find { $cards }.
   *[other] { $seat } finds { $cards }.
}

sees-cards-hidden = { $seat-is ->
    [me] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}

keeps = { $seat-is ->
    [me] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}

trades-key = { $seat-is ->
    [me] You discard { $card } for a key.
   *[other] { $seat } discards { $card } for a key.
}

searches-weapon = { $seat-is ->
    [me] { $cards ->
        [none] You search for a weapon and find nothing.
       *[other] You search for a weapon and reveal { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } searches for a weapon and finds nothing.
       *[other] { $seat } searches for a weapon and reveals { $cards }.
    }
}

takes-weapon = { $seat-is ->
    [me] You take { $card }.
   *[other] { $seat } takes { $card }.
}

rests = { $seat-is ->
    [me] You rest { in-room } and take back the { $chip }.
   *[other] { $seat } rests { in-room } and takes back the { $chip }.
}

heals = { $seat-is ->
    [me] You tend your wounds { in-room }.
   *[other] { $seat } tends wounds { in-room }.
}

rolls-for-cube = { $seat-is ->
    [me] You roll to recover a cube: { $faces }.
   *[other] { $seat } rolls to recover a cube: { $faces }.
}

recovers-cube = { $seat-is ->
    [me] You take back the cube that lay { in-room }.
   *[other] { $seat } takes back the cube that lay { in-room }.
}

sits-in-sun = { $seat-is ->
    [me] { $count ->
        [one] You lay a cube on the Sun Porch for 1 more action.
       *[other] You lay a cube on the Sun Porch for { $count } more actions.
    }
   *[other] { $count ->
        [one] { $seat } lays a cube on the Sun Porch for 1 more action.
       *[other] { $seat } lays a cube on the Sun Porch for { $count } more actions.
    }
}

uses-card = { $seat-is ->
    [me] You use { $card }.
   *[other] { $seat } uses { $card }.
}

finds-chip = { $seat-is ->
    [me] You find a chip: { $card }.
   *[other] { $seat } finds a chip: { $card }.
}

finds-chip-hidden = { $seat-is ->
    [me] You find a chip { in-room } and keep it secret.
   *[other] { $seat } finds a chip { in-room } and keeps it secret.
}

suffers-chip = { $seat-is ->
    [me] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
