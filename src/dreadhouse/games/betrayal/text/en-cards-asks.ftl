# What the cards ask, in which words their answers read, and what they leave in the journal.

ask-RestoreStep = { $card }: { $count ->
    [one] 1 step back, in Might or Speed?
   *[other] { $count } steps back, the next in Might or Speed?
}
ask-RestoreTrait = { $card }: which trait rises to its start?
ask-ComeNearer = { $caller_seat } rings: do you come 1 space nearer?
ask-SendMonsters = { $caller_seat } has asked the board: which monsters move 1 space nearer?
ask-ChooseComing = By which way does it come nearer?
ask-SendDog = What shall the Dog carry?
ask-ChooseDeck = { $card }: where do you look?
ask-PutBack = Which one lies on top of the rest? { $count } are still in your hand
ask-FindCard = { $card }: which card do you put on top of its deck?
ask-PickPocket = { $card }: what do you take?
ask-BlownAway = { $card }: which item do you lose to the wind?
ask-TradeIn = { $card }: which card do you push through?
ask-KeepOne = Which of the cards drawn do you keep?
ask-FallTrait = { $card }: which other trait falls to its lowest step?
ask-WearMask = { $is_worn ->
    [0] Put on the { $card }?
   *[other] Take off the { $card }?
}
ask-MayGo = { $card }: go through to the { room-name } at once?
ask-ChooseWall = { $card }: which wall turns?

wait-RestoreStep = { $seat } is being treated.
wait-RestoreTrait = { $seat } chooses a trait to restore.
wait-ComeNearer = { $seat } may come nearer.
wait-SendMonsters = { $seat } moves monsters.
wait-ChooseComing = { $seat } chooses a monster's way.
wait-SendDog = { $seat } sends the Dog on an errand.
wait-ChooseDeck = { $seat } chooses where to look.
wait-PutBack = { $seat } puts back what was looked at.
wait-FindCard = { $seat } looks into the bowl.
wait-PickPocket = { $seat } reaches into a pocket.
wait-BlownAway = { $seat } loses something to the wind.
wait-TradeIn = { $seat } stands at the hatch.
wait-KeepOne = { $seat } keeps one of the cards drawn.
wait-FallTrait = { $seat } must let a trait fall.
wait-WearMask = { $seat } holds the Porcelain Face.
wait-MayGo = { $seat } stands before a new way.
wait-ChooseWall = { $seat } leans against a wall.

do-RestoreStep-gain = 1 step of { trait-name }
do-RestoreTrait-gain = { trait-name } to its start
do-ComeNearer-to = Come to the { room-name }
do-ComeNearer-no = Stay
do-SendMonsters-done = That is all
do-ChooseComing-walk = Through the { room-name }
do-SendDog-take = Bring back: { $card }
do-SendDog-drop = Carry away: { $card }
do-ChooseDeck-deck = { $deck ->
    [tiles] The stack of tiles
    [item] The Items
    [omen] The Omens
   *[event] The Events
}
do-PutBack-card = { $card }
do-PutBack-tile = { room-name }
do-FindCard-card = { $card }
do-PickPocket-steal = Take: { $card }
do-BlownAway-drop = { $card }
do-TradeIn-card = Discard: { $card }
do-TradeIn-no = No trade
do-KeepOne-card = Keep: { $card }
do-FallTrait-lose = { trait-name }
do-MayGo-yes = Go there
do-MayGo-no = Stay here
do-ChooseWall-door = { $way ->
    [n] The north wall
    [e] The east wall
    [s] The south wall
   *[w] The west wall
}

pushed = { $seat-is ->
    [me] You are pushed into the { room-name }.
   *[other] { $seat } is pushed into the { room-name }.
}
blast = { $seat-is ->
    [me] You throw the Blasting Stick into the { room-name }.
   *[other] { $seat } throws the Blasting Stick into the { room-name }.
}
dog-brings = { $seat-is ->
    [me] The Dog brings you { $card } from the { room-name }.
   *[other] The Dog brings { $seat } { $card } from the { room-name }.
}
dog-carries = { $seat-is ->
    [me] The Dog carries your { $card } to the { room-name }.
   *[other] The Dog carries { $seat }'s { $card } to the { room-name }.
}
looks-into = { $seat-is ->
    [me] { $deck ->
        [tiles] You look at the top of the tile stack: { $count }.
        [item] You look at the top of the Items: { $count }.
        [omen] You look at the top of the Omens: { $count }.
       *[event] You look at the top of the Events: { $count }.
    }
   *[other] { $deck ->
        [tiles] { $seat } looks at the top of the tile stack: { $count }.
        [item] { $seat } looks at the top of the Items: { $count }.
        [omen] { $seat } looks at the top of the Omens: { $count }.
       *[event] { $seat } looks at the top of the Events: { $count }.
    }
}
sees-tile = { $seat-is ->
    [me] You see the { room-name }.
   *[other] { $seat } has seen the { room-name }.
}
sees-card = { $seat-is ->
    [me] You see { $card }.
   *[other] { $seat } has seen { $card }.
}
puts-on-top = { $seat-is ->
    [me] { $deck ->
        [item] You shuffle the Items and put a card on top.
       *[event] You shuffle the Events and put a card on top.
    }
   *[other] { $deck ->
        [item] { $seat } shuffles the Items and puts a card on top.
       *[event] { $seat } shuffles the Events and puts a card on top.
    }
}
keeps-card = { $seat-is ->
    [me] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
blown-away = { $seat-is ->
    [me] The wind carries your { $card } into the Vestibule.
   *[other] The wind carries { $seat }'s { $card } into the Vestibule.
}
wears = { $is_worn ->
    [0] { $seat-is ->
        [me] You take off the { $card }.
       *[other] { $seat } takes off the { $card }.
    }
   *[other] { $seat-is ->
        [me] You put on the { $card }.
       *[other] { $seat } puts on the { $card }.
    }
}
makes-link = { $seat-is ->
    [me] A way opens from where you stand to the { room-name }.
   *[other] A way opens from where { $seat } stands to the { room-name }.
}
panel-turns = { $seat-is ->
    [me] The wall turns and sets you down in the { room-name }.
   *[other] The wall turns and sets { $seat } down in the { room-name }.
}
