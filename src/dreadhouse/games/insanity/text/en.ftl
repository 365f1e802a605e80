# Insanity: the game, its options, prompts and buttons.

game-title = Insanity
game-tagline = A card duel
game-blurb = Two minds, one deck of horrors. Every summons costs you sanity, and at 0 your monsters begin to leave you.

# Options

option-start_life = Starting life
    .about = The life of each player at the start.
option-start_sanity = Starting sanity
    .about = The sanity of each player at the start.
option-turn_cap = Turn cap
    .about = So many turns, both players counted together, and the game is a draw.
option-life_decides = Life decides
    .about = At the turn cap the player with more life wins.
option-dazed = Dazed
    .about = A being taken over in this action phase cannot attack in it.
option-fresh = Fresh
    .about = No being attacks in the turn in which it entered play.
option-slow_start = Slow start
    .about = In the first turn of the game you draw 1 card and discard none.
option-ceiling = Ceiling
    .about = Life and sanity never rise above their starting values.
option-set_order = Set order
    .about = Timed effects always happen in the standard order, and nobody is asked.

# Kinds of cards and steps of a turn

kind-monster = monster
kind-person = person
kind-location = location
kind-book = book
kind-curse = curse
kind-action = action card

step-turn_start = turn start
step-before_drawing = before drawing
step-draw_phase = draw phase
step-after_drawing = after drawing
step-action_phase = action phase
step-after_acting = after acting
step-discard_phase = discard phase
step-insanity_phase = insanity phase
step-turn_end = turn end

# Buttons

do-play = Play { $card }
do-use = Use { $card }
do-attack = Attack
do-end = End the action phase
do-name = { $card } attacks
do-done = Done
do-NameAttackers-done = Send the attack
do-NameBlockers-done = No more blockers
do-GambleAway-done = Draw as many cards
do-LeadAway-done = Make the sacrifice
do-block = { $card } blocks
do-against = Block { $card }
do-deal = { $amount } damage
do-discard = Discard { $card }
do-destroy = Destroy { $card }
do-LeadAway-destroy = Sacrifice { $card }
do-take = Take { $card }
do-give = Give { $card }
do-GiveAway-give = Give up { $card }
do-OfferCard-give = Hand over { $card }
do-bear = Curse { $card }
do-bring = Bring { $card } back
do-first = { $card } first
do-standard = Standard order
do-steal = Steal { $card }
do-burn = Burn { $card }
do-life = Gain 10 life
do-sanity = Gain 1 sanity

# Prompts for the asked seat

ask-OrderEffects = { $count } effects wait in this step: which one comes next?
ask-DiscardDrawn = { $count ->
    [one] Discard a card from your hand
   *[other] Discard { $count } cards from your hand, one after the other
}
ask-Act = Play a card, use an action, attack, or end the phase
ask-NameAttackers = Name your attackers, then send them
ask-NameBlockers = Who blocks?
ask-BlockWhom = Which attacker does { $blocker } block?
ask-DivideDamage = { $attacker } has { $left } damage left to divide: how much does { $blocker } take?
ask-DiscardDown = { $count ->
    [one] You hold { $count } card too many: discard it
   *[other] You hold { $count } cards too many: discard them one after the other
}
ask-GiveAway = You are at 0 sanity: one of your monsters, persons or books goes over to the opponent
ask-ChooseVictim = { $card }: choose what is destroyed
ask-ChooseTaken = { $card }: choose what you take control of
ask-ChooseBearer = Who shall bear { $card }?
ask-ChooseDiscard = { $count ->
    [one] { $card }: choose a card to discard
   *[other] { $card }: choose { $count } cards to discard, one after the other
}
ask-ChooseReturn = { $card }: choose a person from the discard pile
ask-OfferCard = { $card }: choose a card from your hand to hand over
ask-StealCard = Stolen Memory: choose the card you take from the opponent's hand
ask-BurnCard = Burned Notes: choose the card the opponent discards
ask-ChooseGain = { $card }: life or sanity?
ask-GambleAway = { $card }: discard as many cards as you like, then draw equally many
ask-LeadAway = { $card }: choose other persons of yours to go along; each gives 3 sanity

# Lines for everybody who waits

wait-OrderEffects = { $seat } orders the effects of this step.
wait-DiscardDrawn = { $seat } discards a card.
wait-Act = { $seat } is in the action phase.
wait-NameAttackers = { $seat } names attackers.
wait-NameBlockers = { $seat } names blockers.
wait-BlockWhom = { $seat } names blockers.
wait-DivideDamage = { $seat } divides the damage.
wait-DiscardDown = { $seat } discards down to 10 cards.
wait-GiveAway = { $seat } is at 0 sanity and must give something up.
wait-ChooseVictim = { $seat } chooses what is destroyed.
wait-ChooseTaken = { $seat } chooses what to take over.
wait-ChooseBearer = { $seat } chooses the bearer of a curse.
wait-ChooseDiscard = { $seat } chooses a card to discard.
wait-ChooseReturn = { $seat } searches the discard pile for a person.
wait-OfferCard = { $seat } chooses a card to hand over.
wait-StealCard = { $seat } looks through a hand and takes a card.
wait-BurnCard = { $seat } looks through a hand and chooses a card to be discarded.
wait-ChooseGain = { $seat } chooses between life and sanity.
wait-GambleAway = { $seat } gambles cards away.
wait-LeadAway = { $seat } chooses who is sacrificed.
