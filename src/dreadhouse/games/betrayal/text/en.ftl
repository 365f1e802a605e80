# Betrayal: the game, its options, buttons and prompts.

game-title = Betrayal
game-tagline = The night at Harrowmere
game-blurb = Explore a house that lies differently every night, room by room. With every omen it stirs, until it wakes and turns one of you, or itself, against the rest. Fourteen hauntings, each with rules and an end of its own.

# Options

option-month = Month of play
    .about = The explorer whose birthday comes next takes the first turn. This is the month of tonight.
option-day = Day of play
    .about = The day of tonight in that month; a birthday today counts as coming.
option-gathering_roll = Gathering Roll
    .about = The haunt roll takes one die for each omen drawn, at most 8. The haunt begins on 5 or more, and with the thirteenth omen at the latest.
option-grace_omens = Grace of Omens
    .about = No haunt roll is made for so many first omens.
option-grace_rounds = Grace of Rounds
    .about = No haunt roll is made in so many first rounds.
option-cautious_steps = Cautious Steps
    .about = Discovering a room, any room, ends your movement for the turn.
option-honest_foes = Honest Foes
    .about = Nobody may steal by an attack; what a haunt lets you grab may still be grabbed.
option-lost_below = Lost Below
    .about = With a known traitor the Cellar Stair is not fetched when the haunt begins; the traitor may fetch it while no hero can be reached.
option-hard_bargain = Hard Bargain
    .about = Losing a card gives back its whole printed penalty, even what was cut off at the first step.
option-no_repeats = No Repeats
    .about = Haunts that you have played, as the sum of their numbers: 1 for the first, 2 for the second, 4 for the third, and so on doubling. They do not come again; 0 for none.
option-chosen_haunt = Chosen Haunt
    .about = The number of the haunt that will come, 1 to 14; 0 leaves it to omen and room.
option-first_by_lot = First by Lot
    .about = Chance names the first player instead of a birthday.
option-volunteer = Volunteer
    .about = Where the haunt names the traitor by seat, trait or age, that player may offer the part to another.
option-mindless_monsters = Mindless Monsters
    .about = Monsters follow their own behaviour; the traitor does not command them.

# Buttons

do-pick = Pick { explorer-name }
do-go = Go { to-room }
do-explore = Explore { to-way }
do-turn = { $turn ->
    [1] Lay it as printed
    [2] Turn it once to the right
    [3] Turn it twice
   *[4] Turn it once to the left
}
do-door = { room-name }, the doorway { to-way }
do-mark = { room-name }, { $way ->
    [n] the north wall
    [e] the east wall
    [s] the south wall
   *[w] the west wall
}
do-cross = Cross to the other side
do-slide_down = Drop down to the Dance Hall
do-fall = Fall into the Cellar
do-FallOrRoll-fall = Fall without rolling
do-climb = Climb back up
do-panel = Through the turning panel { to-room }
do-try = { $source ->
    [vault] Try the lock of the inner room: Knowledge 6+
    [wall_strongbox] Try the wall strongbox: Knowledge 5+
    [small_bones] Touch the small bones: Sanity 5+
   *[cupboard] Open the cupboard: 2 dice
}
do-free = Free { $seat }: Might 4+
do-use = Use { $card }
do-AfterRoll-use = Reroll any dice: { $card }
do-on = { $seat }
do-to = { room-name }
do-ChooseStep-to = Go { to-room }
do-floor = { floor-name }
do-side = { $side ->
    [first] The first side of the barrier
   *[second] The second side of the barrier
}
do-give = Give away { $card }
do-give_to = To { $seat }
do-accept = Accept
do-AcceptGift-accept = Take the gift
do-AcceptEvent-accept = Carry it out
do-AcceptPart-accept = Take the part
do-refuse = Refuse
do-AcceptGift-refuse = No, thank you
do-AcceptEvent-refuse = Refuse it
do-AcceptPart-refuse = Leave the part where it is
do-drop = Drop { $card }
do-take = Pick up { $card }
do-done = Done
do-CommandMonsters-done = All monsters have acted
do-RerollDice-done = Roll the named dice
do-attack = Attack { $seat }
do-strike = Attack { monster-name } { $monster }
do-hit = Strike the bell
do-arm = With { $card }
do-bare = Without a weapon
do-steal = Take { $card } instead
do-harm = Deal the damage
do-lose = Lose { trait-name }
do-TakePoint-lose = 1 point off { trait-name }
do-gain = Gain { trait-name }
do-test = Check { trait-name }
do-total = Name { $count } as the total
do-add = Add to it: { $card }
do-bank = Use the number foretold
do-roll = Roll
do-FallOrRoll-roll = Check Speed: 5+ stays up
do-reroll = { $die ->
    [1] Reroll the first die
    [2] Reroll the second die
    [3] Reroll the third die
    [4] Reroll the fourth die
    [5] Reroll the fifth die
    [6] Reroll the sixth die
    [7] Reroll the seventh die
   *[8] Reroll the eighth die
}
do-keep = Keep the roll
do-Volunteers-keep = Keep the part yourself
do-yes = Yes
do-May-yes = Check it
do-ConvertDamage-yes = Take it in the body
do-BringBack-yes = Bring back a friend
do-no = No
do-May-no = Leave it alone
do-ConvertDamage-no = Take it in the mind
do-BringBack-no = Let the blow fall
do-MayLift-no = Let her wait
do-end = End your turn
do-show_part = Show what you are: the traitor
do-card = { $card }
do-tile = { room-name }
do-deck = { $deck ->
    [tiles] The stack of tiles
    [item] The Items
    [omen] The Omens
   *[event] The Events
}
do-option = { $option ->
    [eat] Eat it: 1 Might more, 1 Sanity less
    [leave] Leave it: 1 Sanity more, 1 Might less
    [look] Look at what is to come
    [store] Roll 4 dice and keep the number
    [one] The first
    [two] The second
    [three] The third
   *[four] The fourth
}
do-task = Try the task: { trait-name }
do-drink = Drink { $card }
do-smash = Smash { $card }
do-step_out = Step out through the front door
do-grow = On { to-room }
do-haunt_room = Fill the { room-name }
do-command = { monster-name } { $monster } acts
do-SendMonsters-command = { monster-name } { $monster } comes nearer
do-walk = Move { to-room }
do-assault = Attack { $seat }
do-rest = It rests
do-remove = Remove { monster-name } { $monster }
do-lift_token = Lift up: { $card }
do-volunteer = Take the part
do-hand_over = Offer the part to { $seat }
do-fetch_stair = Fetch the Cellar Stair
do-haunt = { $haunt }
do-put = Put it { in-room }
do-stay = Let it stay
do-FallOrRoll-stay = Stay up
do-ChooseDoorway-stay = Leave the tile where it is

# Prompts for the asked seat

ask-PickExplorer = Who are you tonight? One explorer of each colour
ask-Act = { $count ->
    [0] Your turn: no space left to enter
    [one] Your turn: 1 space left
   *[other] Your turn: { $count } spaces left
}
ask-TurnTile = { room-name }: how does it lie?
ask-ChooseDoorway = { $room ->
    [none] Behind which doorway do you go on?
   *[other] { room-name }: at which doorway does it lie?
}
ask-MarkDoorway = The floor would be closed: which wall gets a new doorway?
ask-ChooseFloor = To which floor does the lift go?
ask-ChooseRoom = { $card ->
    [none] Which room?
   *[other] { $card }: which room?
}
ask-ChooseStep = Several ways are equally near: which way do you go?
ask-ChooseSide = On which side of the barrier?
ask-ChooseSideHere = { room-name }: on which side of the barrier is it put?
ask-ChooseSeat = { $card ->
    [none] Whom does it concern?
   *[other] { $card }: for whom?
}
ask-GainTrait = Which trait rises?
ask-LoseTrait = Which trait falls?
ask-TakePoint = { $damage ->
    [mental] { $count ->
        [one] 1 point of mental damage: Sanity or Knowledge?
       *[other] { $count } points of mental damage: the next off Sanity or Knowledge?
    }
   *[physical] { $count ->
        [one] 1 point of physical damage: Might or Speed?
       *[other] { $count } points of physical damage: the next off Might or Speed?
    }
}
ask-TestTrait = { $card ->
    [none] Which trait do you check?
   *[other] { $card }: which trait do you check?
}
ask-BeforeRoll = { $kind ->
    [trait] Your trait roll, { $count } dice: does a card come first?
    [attack] Your attack, { $count } dice: does a card come first?
    [defence] Your defence, { $count } dice: does a card come first?
    [damage] A damage roll against you, { $count } dice: does a card come first?
    [haunt] The haunt roll, { $count } dice: does a card come first?
   *[other] Your roll, { $count } dice: does a card come first?
}
ask-AfterRoll = { $kind ->
    [trait] Your trait roll came to { $total }: { $faces }. Does it stand?
    [attack] Your attack came to { $total }: { $faces }. Does it stand?
    [defence] Your defence came to { $total }: { $faces }. Does it stand?
    [damage] The damage roll came to { $total }: { $faces }. Does it stand?
    [haunt] The haunt roll came to { $total }: { $faces }. Does it stand?
   *[other] Your roll came to { $total }: { $faces }. Does it stand?
}
ask-RerollDice = You rolled { $faces }, { $total } in all: which dice fall again?
ask-May = { $card ->
    [none] Do you check { trait-name }?
   *[other] { $card }: do you check { trait-name }?
}
ask-ChooseOption = { $card }: what do you do?
ask-AcceptEvent = { $card }: as the traitor you may refuse it, before any roll
ask-GiveTo = { $card }: who gets it?
ask-AcceptGift = { $giver_seat } offers you { $card }: do you take it?
ask-DropMore = Do you drop anything else here?
ask-TakeMore = Do you pick up anything else here?
ask-Arm = { $is_monster ->
    [1] { monster-name } { $monster }: with what do you attack it?
   *[other] With what do you attack { $target_seat }?
}
ask-ArmForObject = With what do you strike the bell?
ask-Steal = { $damage ->
    [mental] You beat { $target_seat } by { $count }: deal it as mental damage, or take something?
   *[physical] You beat { $target_seat } by { $count }: deal it as physical damage, or take something?
}
ask-Volunteers = The haunt names you its traitor: do you keep the part?
ask-AcceptPart = The part of the traitor is offered to you: do you take it?
ask-CommandMonsters = The monsters obey you: which one acts?
ask-MoveMonster = { $count ->
    [0] { monster-name } { $monster }: no space left
    [one] { monster-name } { $monster }: 1 space left
   *[other] { monster-name } { $monster }: { $count } spaces left
}
ask-ChooseBehaviour = Two ways are equally short for the monster: which does it take?
ask-ConvertDamage = { $count ->
    [one] 1 point of mental damage: take it as physical damage instead?
   *[other] { $count } points of mental damage: take them as physical damage instead?
}
ask-FallOrRoll = The floor gives way under you: do you try to hold on?
ask-NameRoom = Which room do you fill?
ask-ChooseMonster = Which monster goes?
ask-ChooseToken = Which one do you look at?
ask-MayLift = She waits here: do you lift her up?
ask-PutInRoom = Several rooms are equally far: which one is it?
ask-ChooseGrowth = Which room is next?
ask-BringBack = You have beaten { $target_seat } with the Serum in hand: bring a friend back?

# Lines for everybody who waits

wait-PickExplorer = { $seat } picks an explorer.
wait-Act = It is { $seat }'s turn.
wait-TurnTile = { $seat } turns the new tile.
wait-ChooseDoorway = { $seat } chooses a doorway.
wait-MarkDoorway = { $seat } chooses where a new doorway is cut.
wait-ChooseFloor = { $seat } chooses the floor of the lift.
wait-ChooseRoom = { $seat } chooses a room.
wait-ChooseStep = { $seat } chooses the way.
wait-ChooseSide = { $seat } chooses a side of the barrier.
wait-ChooseSideHere = { $seat } chooses a side of the barrier.
wait-ChooseSeat = { $seat } chooses an explorer.
wait-GainTrait = { $seat } chooses a trait to gain.
wait-LoseTrait = { $seat } chooses a trait to lose.
wait-TakePoint = { $seat } divides the damage.
wait-TestTrait = { $seat } chooses a trait to check.
wait-BeforeRoll = { $seat } may use a card before the roll.
wait-AfterRoll = { $seat } may roll again.
wait-RerollDice = { $seat } rolls dice again.
wait-May = { $seat } may look closer.
wait-ChooseOption = { $seat } decides what to do.
wait-AcceptEvent = { $seat } may refuse the card.
wait-GiveTo = { $seat } gives something away.
wait-AcceptGift = { $seat } is offered a gift.
wait-DropMore = { $seat } drops things.
wait-TakeMore = { $seat } picks things up.
wait-Arm = { $seat } chooses a weapon.
wait-ArmForObject = { $seat } chooses what to strike with.
wait-Steal = { $seat } has won: harm or theft?
wait-Volunteers = { $seat } is named traitor and may offer the part.
wait-AcceptPart = { $seat } is offered the part of the traitor.
wait-CommandMonsters = { $seat } commands the monsters.
wait-MoveMonster = { $seat } moves a monster.
wait-ChooseBehaviour = { $seat } chooses a monster's way.
wait-ConvertDamage = { $seat } chooses what the damage hurts.
wait-FallOrRoll = { $seat } stands on the Rotten Floor.
wait-NameRoom = { $seat } fills rooms.
wait-ChooseMonster = { $seat } removes a monster.
wait-ChooseToken = { $seat } looks at something alone.
wait-MayLift = { $seat } may lift the Girl.
wait-PutInRoom = { $seat } chooses among rooms equally far.
wait-ChooseGrowth = { $seat } lets the house be taken.
wait-BringBack = { $seat } may bring a friend back.
