seats-heading = { $title }: { $names }
sealed = The dice are sealed: { $fingerprint }
seat-you = You
seat-number = Player { $number }
turn-of = { $seat }, it is your choice
veil = Hand the terminal to { $seat }, then press Enter.
veil-pipe = Now { $seat } chooses.
happened = What happened
choose = Type a number or words. ? helps, u undoes, s saves, q quits.
choose-several = Type several numbers to name them all at once, or one at a time.
help =
    number or words   take that option ("2", "play gug", "gug")
    1 3 4             several at once, where a set is asked for; "done" is added
    u                 take the last decision back
    w                 why something cannot be done now
    h                 a hint: what a search would pick, and the share of the win it expects
    r INS-50          read a rule ("r" alone: the rule of this question)
    t                 show the table again
    j                 show the whole journal
    s                 save ("s game.json" into that file)
    q                 save and quit
    ?                 this help
saved = Saved as { $path }.
resume-hint = Go on with: dreadhouse play { $game } --resume { $path } --seats { $seats }
nothing-to-save = Nothing was decided yet, so nothing is saved.
nothing-to-undo = You have not decided anything yet.
undone = Taken back: { $word }.
undo-bots = Something was learned since, but only bots would mind, and they agree.
undo-ask = { $seat } wants to take back: { $word }. Something was learned since. Do the others agree? (y/n)
undo-refused = It stays as it was.
why-nothing = Nothing here is forbidden beyond what the list shows.
why-line = { $thing }: { $reason }
hint-heading = A search thinks in your place, from what you can see ...
hint-line = { $share } %  { $thing }
no-rule = There is no rule { $rule }: try r INS-50.
result-won = { $mine ->
    [me] You have won.
   *[other] { $seat } has won.
}
result-draw = The game is a draw.
result-all-won = All win together.
result-all-lost = All lose together.
result-shared = The game is shared by { $seats }.
game-line = { $title } · { $seats } seats · { $minutes } minutes
