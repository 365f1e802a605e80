# Pandemonium: the game, its options, buttons and prompts.

game-title = Pandemonium
game-tagline = Eight rounds at Hollin House
game-blurb = Four rounds of day to search the house and nail it shut, four rounds of night to wish you had found more nails. Eight chapters, from a flat battery to a friend at the head of the table who is not your friend any more. Mostly you win together or not at all.

status = { $ending ->
    [won] The house lets go
    [lost] The house wins
   *[other] { $phase ->
        [picking] Before the first round
        [round_start] { $round ->
            [0] Before the first round
           *[other] Round { $round } · it begins
        }
        [players] Round { $round } · your turns
        [evil_one] Round { $round } · the Evil One
       *[creatures] Round { $round } · the creatures
    }
}

# Options

option-chapter = Chapter
    .about = Which of the eight stories is played. Each has a board, a goal and rules of its own.
option-chapter-flat_battery = 1. Flat Battery
option-chapter-someone_is_knocking = 2. Someone Is Knocking
option-chapter-hold_until_sunrise = 3. Hold Until Sunrise
option-chapter-current = 4. Current
option-chapter-last_one_standing = 5. Last One Standing (everybody for themselves)
option-chapter-the_name_in_the_book = 6. The Name in the Book
option-chapter-the_house_comes_down = 7. The House Comes Down
option-chapter-one_of_us_commands = 8. One of Us Commands (one against all)
option-easy = Easy mode
    .about = Every player starts with 2 Items and 4 Souls and has 1 Action more.
option-free_play = Boss in free play
    .about = One boss more, from the first night round on; for chapters 1, 2 and 4.
option-free_play-none = None
option-free_play-mother_moth = Mother Moth
option-free_play-collector = The Collector
option-free_play-foreman = The Foreman
option-reanimation = Reanimation when alone
    .about = In a solo game one of your two characters may call the other back to life.

# Buttons: ways, doors and windows

do-pick = Play the { $character }
do-move = Go to { $space }
do-step = Run on to { $space }
do-SecondStep-step = On to { $space }
do-run = Run: roll for spaces
do-dash = Dash through the { opening-name } to { $to }: −{ $price } Life
do-leap = Dash through the { opening-name } to { $to }, free for Fury
do-open = Open the { opening-name } to { $to }
do-close = Close the { opening-name } to { $to }
do-barricade = Barricade the { opening-name } to { $to }
do-clear = Remove the Barricade towards { $to }

# Buttons: actions

do-explore = Explore: take an Item
do-reinforce = Reinforce: 1 more Defence
do-set_trap = Set a Trap here
do-enter = Enter the portal
do-attack = Attack { $figure } in { $at }
do-assault = Attack the Evil Barricade on { $edge }
do-launch = Launch a combo
do-fight = Attack the { $character }
do-exchange = Exchange Items with the { $character }
do-pick_up = Pick up { token-taken }
do-use_token = { $token ->
    [radio] Use the Radio
    [telephone] Use the Telephone
    [generator] Try to start the Generator
   *[other] Use { token-taken }
}
do-turn_up = Turn { token-taken } face up
do-loot = Loot the body of the { $persona }
do-loot_body = Loot the body of the { $character }
do-reanimate = Reanimate the { $character }

# Buttons: cards, Souls, skills

do-use = Use { $card }
do-RerollCombat-use = { $card }: roll all Misses again
do-play = Use { $card }
do-Wield-play = { $card }: 2 more dice
do-buy = { $boon ->
    [life] 1 Soul for 1 Life
    [calm] 1 Soul against 1 Fear
    [attack] 2 Souls for 1 more Attack
    [defence] 2 Souls for 1 more Defence
   *[action] 2 Souls for 1 more Action
}
do-scrap = Turn { $card } into a Trap
do-equip = Equip { $card }
do-stow = Put away { $card }
do-discard = Discard { $card }
do-heal = Heal somebody: 1 Life
do-always = Always ask about { $card }
do-sometimes = Ask about { $card } when it could help
do-never = Never ask about { $card }
do-learn = Learn { $skill }
do-swap = Draw another card instead
do-keep = Keep it
do-RerollCombat-keep = Let the roll stand
do-RerollD6-keep = Let the roll stand
do-RerollInvocation-keep = Let it be this one
do-MakeRoom-keep = Keep it in the backpack
do-pay = { $count ->
    [0] { $life } Life
    [one] { $life ->
        [0] 1 Soul
       *[other] 1 Soul and { $life } Life
    }
   *[other] { $life ->
        [0] { $count } Souls
       *[other] { $count } Souls and { $life } Life
    }
}
do-pact = Discard { $card }

# Buttons: exchanges

do-give = Give { $card }
do-take = Take { $card }
do-KeepOne-take = Keep { $card }
do-accept = Agree
do-refuse = No, thank you

# Buttons: allies

do-lead = Lead the { $persona }
do-ally_step = Go to { $space }
do-ally_open = Open the { opening-name } to { $to }
do-ally_close = Close the { opening-name } to { $to }
do-ally_ability = Use the ability
do-turn_ally_up = Turn { token-taken } face up

# Buttons: dice and combos

do-roll = Roll one Combat die: a Hit ends the Panic
do-reroll_hit = Roll a Hit again
do-reroll_miss = Roll a Miss again
do-reroll = Roll again
do-row = { $row ->
    [upper] The strong combo
   *[middle] The weaker combo
}
do-target = { $figure } in { $at }
do-spare = Spare { $card }
do-strike = Strike
do-fell = { $figure } in { $at } dies

# Buttons: one of several

do-on = { $character }
do-character = { $character }
do-figure = { $figure } in { $at }
do-tile = { tile-name }
do-edge = The { opening-name } { $edge }
do-NameTargets-edge = The Evil Barricade on { $edge }
do-portal = The portal in { $space }
do-to = { $space }
do-ChoosePortal-to = To the portal in { $space }
do-way = By { $space }
do-token = { token-name }
do-yes = Yes
do-Join-yes = Join in
do-TakeOrLeave-yes = Take the Event
do-no = No
do-Join-no = Stay out of it
do-TakeOrLeave-no = No Event today
do-done = Done
do-Propose-done = That is all: propose it
do-NameTargets-done = These are all
do-Lead-done = Stop here
do-Divide-done = Spare the rest
do-Drive-done = Leave it there
do-SecondStep-done = Stay here
do-end = End the turn
do-pass = Not now

# Buttons: the Evil One

do-evil_die = Roll the Evil Die
do-evil_trap = Evil Trap on { $space }
do-evil_barricade = Evil Barricade on { $edge }
do-goad = Goad { $figure } in { $at }
do-whisper = Whisper to the { $character }
do-cut = { $token ->
    [radio] Silence the Radio
   *[telephone] Cut the Telephone
}

# Prompts for the asked seat

ask-PickCharacter = Who are you at Hollin House?
ask-Act = { $run ->
    [0] { $left ->
        [0] { $who }: no Action left
        [one] { $who }: 1 Action left
       *[other] { $who }: { $left } Actions left
    }
    [one] The { $who } is running: 1 space left
   *[other] The { $who } is running: { $run } spaces left
}
ask-OutOfPanic = The { $who } is in Panic: roll until a Hit comes; each Miss costs 1 Life
ask-SecondStep = The { $who } may go one space farther
ask-PayLoss = The { $who } loses { $n }{ cause-name }: in Souls or in Life?
ask-ChooseTomb = The { $who } has died: on which portal do they return?
ask-MakeRoom = The { $who } has no room for { $card }: what goes?
ask-DiscardItem = { $n ->
    [one] The { $who } discards 1 Item: which?
   *[other] The { $who } discards { $n } Items: which first?
}
ask-ShedWeapon = The { $who } has lost a hand: which weapon is discarded?
ask-ShedCard = { $n ->
    [one] The { $who } has 1 card too many in the backpack: which goes?
   *[other] The { $who } has { $n } cards too many in the backpack: which goes first?
}
ask-SwapCard = The { $who } takes { $card }: keep it, or draw another?
ask-RerollCombat = { $hits ->
    [0] { $who }, { roll-name }: no Hit. Roll one again?
    [one] { $who }, { roll-name }: 1 Hit. Roll one again?
   *[other] { $who }, { roll-name }: { $hits } Hits. Roll one again?
}
ask-RerollD6 = { $who }, { roll-name }: { $total }. Roll again?
ask-RerollInvocation = The { $who } rolled { $total } on the Invocation die: roll again?
ask-Propose = The { $who } and the { $other } exchange Items. Given: { $given ->
    [none] nothing
   *[other] { $given }
}. Taken: { $taken ->
    [none] nothing
   *[other] { $taken }
}
ask-Agree = The { $who } proposes to the { $other }: you get { $given ->
    [none] nothing
   *[other] { $given }
}, you give { $taken ->
    [none] nothing
   *[other] { $taken }
}
ask-Wield = The { $who } strikes with every weapon in reach: is one spared?
ask-Join = The { $other } launches a combo: does the { $who } join in?
ask-ChooseRow = { $card }: which row do you try?
ask-NameTargets = { $n ->
    [one] Name the target
   *[other] Name up to { $n } targets in one space
}
ask-Divide = The combo does { $damage } damage: who dies?
ask-Drive = { $figure } survives: where do you drive it?
ask-ChoosePortal = The { $who } has passed: to which portal?
ask-Learn = { $n ->
    [one] The { $who } gains a skill: which?
   *[other] The { $who } gains { $n } skills: which first?
}
ask-TakeOrLeave = The { $who } is alone: take an Event?
ask-Lead = { $points ->
    [one] { $persona }: 1 point left
   *[other] { $persona }: { $points } points left
}
ask-AllyCares = Whom does the ally help?
ask-AllyBarricade = Which door or window does the ally barricade?
ask-AllyTurnsUp = What does the ally turn face up?
ask-DropPact = The { $who } is rid of one Pact: which?
ask-Offer = { $moment ->
    [event] The { $whom } takes a bad Event: does the { $who } use a card?
    [evil_die] The Evil Die is about to be rolled: does the { $who } use a card?
    [damage] { $n } damage threatens the { $whom }: does the { $who } use a card?
    [turn] The turn begins ({ $whom }): does the { $who } use a card?
   *[creatures] The creatures are about to act: does the { $who } use a card?
}
ask-KeepOne = The { $who } keeps one of these Items: which?
ask-FirstPortal = Through which portal does the first creature come?
ask-LeastPortal = Several portals are equally quiet: through which does it come?
ask-NearestPortal = Several portals are equally near: which one?
ask-OrderTie = All is equal: who plays first?
ask-Decide = { $card ->
    [none] All is equal: you decide
   *[other] { $card }: you decide
}
ask-ChooseCharacter = Whom does it concern?
ask-ChooseWho = { $card ->
    [none] For whom, { $who }?
   *[other] { $card }: with whom?
}
ask-ChooseSpace = { $card ->
    [none] Which space?
   *[other] { $card }: which space?
}
ask-ChooseTile = { $card ->
    [none] Which tile?
   *[other] { $card }: which tile?
}
ask-ChooseFigure = { $card ->
    [none] Which one?
   *[other] { $card }: which one?
}
ask-ChooseEdge = { $card ->
    [none] Which door or window?
   *[other] { $card }: which door or window?
}

# Lines for everybody who waits

wait-PickCharacter = { $seat } picks a character.
wait-Act = It is { $seat }'s turn.
wait-OutOfPanic = { $seat } fights down a Panic.
wait-SecondStep = { $seat } may go one space farther.
wait-PayLoss = { $seat } pays a loss.
wait-ChooseTomb = { $seat } has died and chooses a portal.
wait-MakeRoom = { $seat } makes room in the backpack.
wait-DiscardItem = { $seat } discards something.
wait-ShedWeapon = { $seat } puts down a weapon.
wait-ShedCard = { $seat } empties the backpack.
wait-SwapCard = { $seat } may swap a card.
wait-RerollCombat = { $seat } may roll again.
wait-RerollD6 = { $seat } may roll again.
wait-RerollInvocation = { $seat } may roll again.
wait-Propose = { $seat } proposes an exchange.
wait-Agree = { $seat } is offered an exchange.
wait-Wield = { $seat } raises the weapons.
wait-Join = { $seat } may join a combo.
wait-ChooseRow = { $seat } reads a Combo card.
wait-NameTargets = { $seat } names targets.
wait-Divide = { $seat } divides the damage.
wait-Drive = { $seat } drives a creature back.
wait-ChoosePortal = { $seat } chooses a portal.
wait-Learn = { $seat } learns something.
wait-TakeOrLeave = { $seat } may take an Event.
wait-Lead = { $seat } leads an ally.
wait-AllyCares = { $seat }'s ally helps somebody.
wait-AllyBarricade = { $seat }'s ally puts up a Barricade.
wait-AllyTurnsUp = { $seat }'s ally repairs something.
wait-DropPact = { $seat } tears up a Pact.
wait-Offer = { $seat } may use a card.
wait-KeepOne = { $seat } looks through Items.
wait-FirstPortal = { $seat } chooses the first portal.
wait-LeastPortal = { $seat } chooses among portals equally quiet.
wait-NearestPortal = { $seat } chooses among portals equally near.
wait-OrderTie = { $seat } decides who plays first.
wait-Decide = { $seat } decides between equals.
wait-ChooseCharacter = { $seat } chooses a character.
wait-ChooseWho = { $seat } chooses a character.
wait-ChooseSpace = { $seat } chooses a space.
wait-ChooseTile = { $seat } chooses a tile.
wait-ChooseFigure = { $seat } chooses.
wait-ChooseEdge = { $seat } chooses a door or window.
