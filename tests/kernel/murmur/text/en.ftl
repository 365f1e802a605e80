game-title = Murmur
do-play = Play { $card }
do-hush = Hush it with { $card }
do-bid = Bid { $card }
do-toss = Throw { $card } away
do-Toss-toss = Throw { $card } away for good
do-draw = Draw a card
do-peek = Peek at the top card
do-roll = Roll the die
do-rest = End your turn
do-let = Let it be
do-pass = Bid nothing
card = card { $number }
    .effect = It counts { $number }.
ask-Act = What do you do?
wait-Act = { $seat } is acting.
ask-Answer = Do you hush { $card }?
wait-Settling = The table settles.
ask-Bid = What do you bid in round { $round }?
wait-Bid = { $seat } is thinking of a bid.
ask-Toss = Which card do you throw away?
wait-Toss = { $seat } throws a card away.
played = { $seat-is ->
    [me] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
drew = You draw { $card }.
drew-hidden = { $seat } draws a card.
peeked = You see { $card } on top.
peeked-hidden = { $seat } peeks at the top card.
rolled = { $seat } rolls { $amount }.
hushed = { $seat } hushes with { $card }.
bids = { $seat } bids { $card }.
tossed = { $seat } throws { $card } away.
passed-last = Nothing you throw away now matters, { $seat-is ->
    [me] so you are not asked
   *[other] so { $seat } is not asked
 }.
scored = { $seat } has { $amount } points.
