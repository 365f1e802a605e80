# Betrayal: the game, its options, prompts and buttons.

game-title = Betrayal
game-tagline = The night at Harrowmere
game-blurb = Explore a house that builds itself as you walk, until an Omen wakes it. Then, as a rule, one of you turns against the rest.

# Options

option-month = Month of play
    .about = The explorer whose birthday comes next takes the first turn.
option-day = Day of play
    .about = The day of that month.
option-gathering_roll = Gathering Roll
    .about = The haunt roll has one die for each Omen; the haunt begins on 5 or more.
option-grace_omens = Grace: Omens
    .about = For so many Omens no haunt roll is made.
option-grace_rounds = Grace: rounds
    .about = For so many rounds no haunt roll is made.
option-cautious_steps = Cautious Steps
    .about = Discovering any room ends the movement.
option-honest_foes = Honest Foes
    .about = Nobody steals by an attack.
option-lost_below = Lost Below
    .about = With a known traitor the Cellar Stair is not fetched when the haunt begins.
option-hard_bargain = Hard Bargain
    .about = A lost card always gives back its whole printed penalty.
option-no_repeats = No Repeats
    .about = The haunts already played, as the sum of 1, 2, 4, 8 and so on in the order of the book.
option-chosen_haunt = Chosen Haunt
    .about = The number of the haunt that will be played; 0 leaves it to the house.
option-first_by_lot = First by Lot
    .about = The first player is drawn by lot.
option-volunteer = Volunteer
    .about = The named traitor may hand the part to somebody who agrees.
option-mindless_monsters = Mindless Monsters
    .about = Monsters follow their written behaviour even with a traitor.

# Names in sentences

way-name = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
damage-name = { $damage ->
    [physical] physical
   *[mental] mental
}
roll-name = { $kind ->
    [trait] check
    [attack] attack
    [defence] defence
    [fixed] roll
    [damage] damage
    [haunt] haunt roll
   *[movement] movement
}
token-title = { $token ->
    [wall_strongbox] Wall Strongbox
    [small_bones] Small Bones
    [cupboard] Cupboard
    [kind_light] Kind Light
    [leaking_ceiling] Leaking Ceiling
   *[lamp_smoke] Lamp Smoke
}
source-name = { $source ->
    [vault] the lock of the Vault
    [wall_strongbox] the Wall Strongbox
    [small_bones] the Small Bones
   *[cupboard] the Cupboard
}
symbol-name = { $symbol ->
    [event] Event
    [item] Item
   *[omen] Omen
}
side-name = { $side ->
    [first] first
   *[second] second
}
option-name = { $option ->
    [eat] Eat
    [leave] Leave it
    [look] Look
    [store] Roll and keep the number
    [one] The first
    [two] The second
    [three] The third
   *[four] The fourth
}
deck-name = { $deck ->
    [tiles] The stack of tiles
    [item] The Items
    [omen] The Omens
   *[event] The Events
}

# Buttons

do-pick = { explorer-name }
do-go = Go to the { room-name }
do-explore = Explore to the { way-name }
do-turn = Turn it so: { $turn }
do-door = { room-name }, { way-name } doorway
do-mark = { room-name }, { way-name } wall
do-cross = Cross over
do-slide_down = Drop to the Dance Hall
do-fall = Fall through the floor
do-climb = Climb back up
do-panel = Try the panel to the { room-name }
do-try = Try { source-name }
do-free = Free { $seat }
do-use = Use: { $card }
do-on = { $seat }
do-to = { room-name }
do-floor = { floor-name }
do-side = The { side-name } side
do-give = Give: { $card }
do-give_to = To { $seat }
do-accept = Accept
do-refuse = Refuse
do-drop = Drop: { $card }
do-take = Pick up: { $card }
do-done = Done
do-attack = Attack { $seat }
do-strike = Attack monster { $monster }
do-hit = Strike at it
do-arm = With: { $card }
do-bare = Without a weapon
do-steal = Take: { $card }
do-harm = Do the harm
do-lose = { trait-name } down
do-gain = { trait-name } up
do-test = Check { trait-name }
do-total = { $count }
do-add = Use: { $card }
do-bank = Use the number kept
do-roll = Roll
do-reroll = Die { $die } again
do-keep = Leave it so
do-yes = Yes
do-no = No
do-end = End the turn
do-show_part = Show your part
do-card = { $card }
do-tile = { room-name }
do-deck = { deck-name }
do-option = { option-name }
do-task = The task: roll { trait-name }
do-drink = Drink: { $card }
do-smash = Smash: { $card }
do-step_out = Step out by the front door
do-grow = { room-name }
do-haunt_room = { room-name }
do-command = Monster { $monster }
do-walk = To the { room-name }
do-assault = Attack { $seat }
do-rest = Rest
do-remove = Monster { $monster }
do-lift_token = Lift her
do-volunteer = Volunteer
do-hand_over = Hand it to { $seat }
do-fetch_stair = Fetch the Cellar Stair
do-haunt = { haunt-title }
do-put = { room-name }
do-stay = Stay
do-FallOrRoll-roll = Check Speed
do-ConvertDamage-yes = Take it as physical damage
do-ConvertDamage-no = Take it as mental damage
do-RerollDice-done = Roll these again
do-Volunteers-keep = Keep the part
do-DropMore-done = That is all
do-TakeMore-done = That is all
do-CommandMonsters-done = No further monster
do-TakePoint-lose = One step of { trait-name }

# What the asked seat reads

ask-PickExplorer = Whom do you play?
ask-Act = { $count ->
    [one] Your turn: 1 space left
   *[other] Your turn: { $count } spaces left
}
ask-TurnTile = How do you turn the { room-name }?
ask-ChooseDoorway = { $room ->
    [none] At which doorway?
   *[other] At which doorway does the { room-name } go?
}
ask-MarkDoorway = Every tile would close this floor: where do you cut a new doorway?
ask-ChooseFloor = To which floor does the lift go?
ask-ChooseRoom = Which room?
ask-ChooseStep = By which way?
ask-ChooseSide = On which side of the room?
ask-ChooseSeat = { $card }: for whom?
ask-FallOrRoll = The floor is rotten: check Speed, or let yourself fall?
ask-GainTrait = Which trait rises?
ask-LoseTrait = Which trait falls?
ask-TakePoint = { $count ->
    [one] 1 point of damage: which trait pays?
   *[other] { $count } points of damage: which trait pays the next?
}
ask-ConvertDamage = Jawbone: take all { $count } mental points as physical ones?
ask-TestTrait = { $card }: which trait do you check?
ask-BeforeRoll = Before you roll ({ roll-name }, dice: { $count })
ask-AfterRoll = You rolled { $total } ({ $faces }).
ask-RerollDice = Which dice again? ({ $faces })
ask-May = { $card }: check { trait-name }?
ask-AcceptEvent = { $card }: do you let it touch you?
ask-ChooseOption = { $card }: what do you do?
ask-GiveTo = { $card }: to whom?
ask-AcceptGift = { $giver_seat } offers you: { $card }
ask-DropMore = What else do you drop?
ask-TakeMore = What else do you pick up?
ask-Arm = With what do you attack?
ask-Steal = You win against { $target_seat } by { $count }: harm, or an item?
ask-Volunteers = You are the traitor. Hand the part to somebody?
ask-AcceptPart = Will you be the traitor?
ask-CommandMonsters = Which monster acts next?
ask-MoveMonster = { $count ->
    [one] { monster-name }: 1 space left
   *[other] { monster-name }: { $count } spaces left
}
ask-ChooseBehaviour = By which way does the monster come?
ask-MayLift = Do you lift the Girl?
ask-BringBack = Bring { $target_seat } back with the Serum?
ask-ArmForObject = With what do you strike at it?
ask-PutInRoom = Into which room?
ask-ChooseSideHere = { room-name }: on which side?
ask-NameRoom = Which room do you fill?
ask-ChooseMonster = Which monster goes?
ask-ChooseToken = Which one do you look at?
ask-ChooseGrowth = Which room comes next?

# What the others read

wait-PickExplorer = { $seat } picks an explorer.
wait-Act = { $seat } has the turn.
wait-TurnTile = { $seat } turns a tile.
wait-ChooseDoorway = { $seat } chooses a doorway.
wait-MarkDoorway = { $seat } cuts a new doorway.
wait-ChooseFloor = { $seat } chooses a floor.
wait-ChooseRoom = { $seat } chooses a room.
wait-ChooseStep = { $seat } chooses a way.
wait-ChooseSide = { $seat } chooses a side.
wait-ChooseSeat = { $seat } chooses somebody.
wait-FallOrRoll = { $seat } stands on rotten boards.
wait-GainTrait = { $seat } chooses a trait to raise.
wait-LoseTrait = { $seat } chooses a trait to lower.
wait-TakePoint = { $seat } takes damage.
wait-ConvertDamage = { $seat } decides how to take the damage.
wait-TestTrait = { $seat } chooses a trait to check.
wait-BeforeRoll = { $seat } is about to roll.
wait-AfterRoll = { $seat } looks at the roll.
wait-RerollDice = { $seat } rerolls dice.
wait-May = { $seat } may check a trait.
wait-AcceptEvent = { $seat } reads an event.
wait-ChooseOption = { $seat } decides what to do.
wait-GiveTo = { $seat } offers something.
wait-AcceptGift = { $seat } is offered a gift.
wait-DropMore = { $seat } drops things.
wait-TakeMore = { $seat } picks things up.
wait-Arm = { $seat } attacks.
wait-Steal = { $seat } has won the fight.
wait-Volunteers = { $seat } considers a part.
wait-AcceptPart = { $seat } is offered a part.
wait-CommandMonsters = { $seat } commands the monsters.
wait-MoveMonster = { $seat } moves a monster.
wait-ChooseBehaviour = { $seat } chooses a monster's way.
wait-MayLift = { $seat } stands by the Girl.
wait-BringBack = { $seat } holds the Serum.
wait-ArmForObject = { $seat } strikes.
wait-PutInRoom = { $seat } places something.
wait-ChooseSideHere = { $seat } chooses a side.
wait-NameRoom = { $seat } names rooms.
wait-ChooseMonster = { $seat } chooses a monster.
wait-ChooseToken = { $seat } looks at something.
wait-ChooseGrowth = { $seat } chooses a room.
