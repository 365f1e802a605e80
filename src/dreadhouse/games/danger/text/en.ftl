# House of Danger: the game, its options, prompts and buttons.

game-title = House of Danger
game-tagline = An adventure told in cards
game-blurb = Steer one hero together through a story in five chapters. Read, argue, dare or duck its challenges, and choose where to go next.

# Options

option-show_odds = Odds shown
    .about = Before a challenge everybody is told its chance with each booster.
option-take_back = Take-back
    .about = What may be taken back without asking everybody.
option-take_back-strict = strict: the last decision, until something is read, rolled or shown
option-take_back-checkpoint = checkpoint: also the whole chapter
option-take_back-free = free: any decision at any time
option-dice_deck = Dice deck
    .about = Draw from twelve shuffled cards, two of each number, instead of rolling.
option-majority = Majority
    .about = More than half of those who do not abstain decide without the reader.
option-private_premonitions = Private premonitions
    .about = Only the reader who draws a premonition sees it.
option-gentle_night = Gentle night
    .about = No challenge ever needs more than 4.
option-first_reader = First reader
    .about = Which seat reads first; with 0 lots are drawn.

# Prompts

ask-ChooseWay = { $away ->
    [1] You are away. Come back?
   *[0] What do you want to do?
}
ask-ChooseWayAlone = What do you want to do?
ask-GoOnward = { $away ->
    [1] You are away. Come back?
   *[0] The way leads on. Is there anything to use first?
}
ask-GoOnwardAlone = The way leads on. Is there anything to use first?
ask-PickClue = { $away ->
    [1] You are away. Come back?
   *[0] Which one do you take?
}
ask-PickClueAlone = Which one do you take?
ask-TryChallenge = { $away ->
    [1] You are away. Come back?
   *[0] “{ $challenge }”: do you dare?
}
ask-TryChallengeAlone = “{ $challenge }”: do you dare?
ask-PlaceBooster = { $away ->
    [1] You are away. Come back?
   *[0] “{ $challenge }”: what helps?
}
ask-PlaceBoosterAlone = “{ $challenge }”: what helps?
ask-TryAgain = { $away ->
    [1] You are away. Come back?
   *[0] “{ $challenge }”: try again?
}
ask-TryAgainAlone = “{ $challenge }”: try again?
ask-Decide = The group does not agree. You are the reader: { $what ->
    [try] do you dare?
    [boost] what helps?
    [again] once more?
    [pick] which one is it?
    [onward] is anything used first?
   *[way] what is it to be?
}
ask-ReadOn = Read it aloud, then read on.
ask-Roll = “{ $challenge }”: roll { $target } or more.

wait-ChooseWay = The others choose what to do.
wait-ChooseWayAlone = { $seat } chooses what to do.
wait-GoOnward = The others think about what to use.
wait-GoOnwardAlone = { $seat } thinks about what to use.
wait-PickClue = The others choose what to take.
wait-PickClueAlone = { $seat } chooses what to take.
wait-TryChallenge = The others weigh the challenge.
wait-TryChallengeAlone = { $seat } weighs the challenge.
wait-PlaceBooster = The others look for something that helps.
wait-PlaceBoosterAlone = { $seat } looks for something that helps.
wait-TryAgain = The others think about trying again.
wait-TryAgainAlone = { $seat } thinks about trying again.
wait-Decide = You do not agree, so { $seat }, who reads, decides.
wait-ReadOn = { $seat } reads aloud.
wait-Roll = { $seat } reaches for the die.

# Buttons

do-next = Go on to the next chapter
do-abstain = Abstain
do-away = Leave for a while
do-back = Come back
do-try = Try it
do-leave = Leave it alone
do-again = Try again
do-stop = No more
do-bare = Without help
do-roll = Roll the die
do-read = Read on
do-boost = Put in { $item }
do-spend = Use up { $item } and win
do-use = Use { $item }
do-take = { $way }
do-pick = { $way }
do-return = { $way }
