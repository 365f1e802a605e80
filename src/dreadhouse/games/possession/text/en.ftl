# The Possession: the game, its options, prompts and buttons.

game-title = The Possession
game-tagline = A night in a haunted house
game-blurb = Gather cursed pages and burn them at an altar before dawn. Every round the house may take one of you, and whoever it takes hunts the rest.
status = Round { $round } · { $phase ->
    [possession_roll] { phase-possession_roll }
    [action_chips] { phase-action_chips }
    [event] { phase-event }
    [turns] { phase-turns }
   *[end_of_round] { phase-end_of_round }
}
status-turn = Round { $round } · { $ending ->
    [burned] the pages have burned
    [possessed] the house has everybody
    [last_living] one is left alive
    [round_limit] the last round is over
   *[other] { $seat-is ->
        [me] your turn
       *[other] { $seat }'s turn
    }
}

# Options

option-armed_possessed = Armed Possessed
    .about = Possessed players may use weapons in their figure's attacks.
option-altar_shift = Altar Shift
    .about = So much harder, or easier, is every altar.
option-maimed_bodies = Maimed Bodies
    .about = Normal players have 1 action less for each lost Part, at least 1.
option-calm_start = Calm Start
    .about = No trophies are won in round 1.
option-no_first_page = No First Page
    .about = The first possessed player does not get the page without a number.
option-quiet_house = Quiet House
    .about = Chips attract less evil: 0, 1, 1, 2 and 3.
option-windows_everywhere = Windows Everywhere
    .about = The outer walls of all end rooms are windows.
option-round_limit = Round Limit
    .about = After this round the game ends on trophies; 0 for no limit.

# Buttons

do-pick = Pick the { $chip }
do-go = Go { to-room }
do-bar = Bar the door { to-room }
do-unbar = Unbar the door { to-room }
do-search = Search: draw a card
do-search_two = Search for 2 actions: draw two, keep one
do-search_torch = Search by torch: draw two, keep one
do-search_two_torch = Search for 2 actions by torch: draw three, keep one
do-search_weapon = Search for a weapon
do-keep = Keep { $card }
do-under = { $card } under the deck
do-trade = Discard it for a key
do-hold = Keep the card
do-rest = Rest: take back the { $chip }
do-heal = Heal: roll 3 dice
do-burn = Burn pages here
do-show = Show { $card }
do-number = Number { $number }
do-circles = { $count ->
    [0] No chalk circle
    [one] 1 chalk circle
   *[other] { $count } chalk circles
}
do-done = Done
do-ShowPages-done = Burn what is shown
do-lose = Give up { $card }
do-recover = Roll to recover a cube
do-cube = Take back the cube { in-room }
do-porch = Lay a cube for 2 more actions
do-window = Through the window { to-room }
do-use = Use { $card }
do-rob = Rob { $seat }
do-rob_hand = Take a random card from the hand
do-rob_weapon = Take the weapon in play
do-break = Break the door { to-room }
do-crawl = Your { part-name } crawls { to-room }
do-attack = Attack { $seat }
do-bite = Your { part-name } attacks { $seat }
do-end = End your turn
do-reveal = Draw { $card }
do-hideout = Use { $card }
do-give_up = Give up the shotgun: 2 more wounds
do-hide = Hide: defence 2 higher
do-reroll = { $die ->
    [0] Reroll the first die
    [1] Reroll the second die
   *[2] Reroll the third die
}
do-wash = Roll once more
do-pendant = Discard the pendant: stay normal
do-save = Discard the saved limb: keep the Part
do-pass = No, go on
do-Prepare-pass = Face the attack
do-Hide-pass = Do not hide
do-RerollKnife-pass = Let the dice lie
do-Wash-pass = Let the roll stand
do-Arm-pass = Attack now
do-branch = The branch grows { in-room }
do-hinge = The door { to-room }
do-spend = Lose the { $chip }
do-arm = Use { $card }

# Prompts for the asked seat

ask-ChooseChip = Round { $count }: pick the chip with your actions; a high one attracts evil
ask-Act = { $count ->
    [0] Your turn: no action left, free effects only
    [one] Your turn: 1 action left
   *[other] Your turn: { $count } actions left
}
ask-Hunt = { $count ->
    [0] The house has you: no action left
    [one] The house has you, hunt them: 1 action left
   *[other] The house has you, hunt them: { $count } actions left
}
ask-KeepCard = You found { $cards }: which one do you keep?
ask-PutUnder = Which card goes under the deck first? Left: { $cards }
ask-TradeKey = { $card } bears a key: discard it for a key chip?
ask-ChooseWeapon = Revealed: { $cards }. Which weapon do you take?
ask-ShowPages = { $count ->
    [0] Show pages to burn at this altar of difficulty { $altar }, { in-room }
   *[other] { $needed ->
        [0] Shown so, the pages burn without a roll { in-room } (altar { $altar })
        [one] Shown so, 1 wound burns them { in-room }: { $chance }% (altar { $altar })
       *[other] Shown so, { $needed } wounds burn them { in-room }: { $chance }% (altar { $altar })
    }
}
ask-NameNumber = Name the torn page's number. At best { $needed ->
    [0] no roll is needed
    [one] 1 wound is needed
   *[other] { $needed } wounds are needed
} { in-room }: { $chance }% (altar { $altar }, pages shown: { $count })
ask-AnnounceCircles = Announce chalk circles? Without them { $needed ->
    [0] no roll is needed
    [one] 1 wound is needed
   *[other] { $needed } wounds are needed
} { in-room }: { $chance }% (altar { $altar }, pages shown: { $count })
ask-GiveUpPage = The fire dies. Which page do you give up: { $cards }?
ask-RecoverCube = A shield: which cube do you take back?
ask-ChooseVictim = From whom do you steal?
ask-ChooseLoot = What do you take from { $victim_seat }?
ask-PlaceBranch = Where does the branch grow? You are { in-room }
ask-PickHinge = Which door { in-room } is torn off its hinges?
ask-SpendChip = Lost Hour: which action chip do you lose?
ask-Prepare = { $attacker_seat } attacks you: will you arm yourself?
ask-Hide = { $attacker_seat } strikes with { $amount ->
    [0] no wound
    [one] 1 wound
   *[other] { $amount } wounds
}: do you hide?
ask-RerollKnife = The dice show { $faces }: reroll one with the knife?
ask-Wash = You rolled { colour-name }: roll the possession die once more?
ask-UsePendant = You rolled { colour-name } and would be possessed: discard the pendant?
ask-SaveLimb = Your { part-name } is coming off: discard the saved limb?
ask-Arm = With which weapon do you attack { $target_seat }?

# Lines for everybody who waits

wait-Settling = Reactions are being settled.
wait-ChooseChip = Everybody picks an action chip.
wait-Act = It is { $seat }'s turn.
wait-Hunt = { $seat } is possessed and hunts.
wait-KeepCard = { $seat } looks at what the search has found.
wait-PutUnder = { $seat } puts cards under the deck.
wait-TradeKey = Reactions are being settled.
wait-ChooseWeapon = { $seat } chooses a weapon.
wait-ShowPages = { $seat } shows pages for the fire.
wait-NameNumber = { $seat } names the torn page's number.
wait-AnnounceCircles = Reactions are being settled.
wait-GiveUpPage = { $seat } must give up a page.
wait-RecoverCube = { $seat } takes back a cube.
wait-ChooseVictim = { $seat } chooses what to steal.
wait-ChooseLoot = { $seat } chooses what to steal.
wait-PlaceBranch = { $seat } chooses where the branch grows.
wait-PickHinge = { $seat } chooses the door that is torn out.
wait-SpendChip = { $seat } loses an action chip.
wait-Prepare = Reactions are being settled.
wait-Hide = { $seat } may hide.
wait-RerollKnife = { $seat } may reroll a die.
wait-Wash = { $seat } may roll the possession die once more.
wait-UsePendant = Reactions are being settled.
wait-SaveLimb = Reactions are being settled.
wait-Arm = { $seat } chooses a weapon.

# What may come, as things stand

omen-event = The house answers with an event if the chips attract { $needed } or more in all: a 2 attracts nothing, a 6 the most.
omen-possessed = Your chance to be possessed next round is { $chance }%.
omen-attempt = { $needed ->
    [0] Burning every page you could show here would succeed without a roll.
    [one] Burning every page you could show here takes 1 wound on 3 dice: { $chance }%.
   *[other] Burning every page you could show here takes { $needed } wounds on 3 dice: { $chance }%.
}
omen-strike = { $target_seat } is armed ({ $card }): an attack costs you a Part in { $loss }% and your life in { $death }% of all cases{ $worst ->
        [0] .
       *[other] , or in { $worst }% if the shotgun is given up.
    }
