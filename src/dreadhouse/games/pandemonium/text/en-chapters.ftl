# The eight chapters of the Survival Diary: what is read aloud, the goal and how it is lost.

chapter-flat_battery-intro = The wagon died at the gate just as the storm broke, and Hollin House was the only roof for miles. By morning the wind is gone, and so is the battery: somebody carried it off in the night, and wet tracks lead towards the kitchen. On the wall hangs a poster for a film that was never finished. Its monsters look familiar, because one of them has just walked past the window. Find the battery, wake the engine, and do not look back.
chapter-flat_battery-won = The engine coughs, catches and roars. Wet leaves fly, the gate bends, and something long and pale runs beside the car for a while before it falls behind. Nobody speaks until the second bend. Then the radio switches itself on and plays a film tune that everyone seems to know.
chapter-flat_battery-lost = The last light in the yard goes out. The car stands where it stood, its bonnet open like a mouth, and the key turns without a sound. Behind you the front door swings wide, as politely as in an old film. After all, the house has plenty of rooms.
chapter-flat_battery-goal = Everybody is aboard the running car before round 8 ends.
chapter-flat_battery-lose = Round 8 ends and somebody is not aboard.
chapter-flat_battery-rules = The Battery lies in B44: in through the barred door from B34 or the window from B43. Carry it to the car in E44 and fit it (1 Action). Then anybody there may try the engine (1 Action): D6 plus 1 for every earlier failed try, it runs on 4 or more. Each try makes tile E louder: 2 Activity more until the round ends. Once it runs, get aboard in E44 (1 Action each).

chapter-someone_is_knocking-intro = The road ran in a circle and brought you back. Now the front door of Hollin House is barred from the inside with black planks that nobody remembers nailing. From the far end of the building comes a knock: three slow, two quick. That is no monster. Behind the last bed of the infirmary hides a child who ran away from home and picked the worst shelter in the county. Nobody leaves alone today. Find the kid, break the planks, go out together.
chapter-someone_is_knocking-won = The planks burst and cold fresh air pours in. The kid goes first, small hand in a big sleeve, and does not stop until the gate. "There was a man in there with a camera," the kid says at last. "He kept asking me to scream once more." Nobody asks which man.
chapter-someone_is_knocking-lost = The knocking has stopped. You stand in the hall and count the breaths you can hear, and the number is too small. Above the barred door a little red lamp lights up, the kind that means a camera is running. Somewhere a voice softly says: once again, please.
chapter-someone_is_knocking-goal = Somebody leaves with the Kid through the broken exit in A12. That wins for everyone.
chapter-someone_is_knocking-lose = The Kid dies, or round 8 ends.
chapter-someone_is_knocking-rules = The Kid hides in H44 and stays there until somebody in that space spends an Action on it; from then on that player controls it, and another may take over in the same way. Creatures notice the Kid only in their own space. The exit is the north door of A12 under an Evil Barricade: 9 damage in one attack break it, and bring a creature. With the Kid and a character in A12 that character leaves for 1 Action.

chapter-hold_until_sunrise-intro = Noon, and the fog has eaten the fields. Nobody can walk out of it; those who try arrive at the back door again, pale and silent. In the cellar waits an old generator, in the library lies a diary that says the house gets hungry only at night. It also says something large and soft comes with the evening and drinks the light. There are four boards, a box of nails and one another. Shut the doors. Help whoever falls. Morning has always come so far.
chapter-hold_until_sunrise-won = A grey line over the trees, then gold. The pounding on the boards grows weak and ends in the middle of a blow. Dust as fine as flour drifts down from the ceiling where the great moth sat. You open the door, count your friends twice, and nobody minds crying a little.
chapter-hold_until_sunrise-lost = The last lamp flutters as if it were cold. Wings close around the house, wide and soft, and it becomes so dark that it hardly matters whether you keep your eyes open. In the diary on the table a new line appears, in a careful hand: they almost made it.
chapter-hold_until_sunrise-goal = At the end of round 8 at least half of you are standing.
chapter-hold_until_sunrise-lose = Everybody lies dead at once, or fewer than half stand at the end of round 8.
chapter-hold_until_sunrise-rules = The game starts in round 3, with four free Barricades on doors or windows of tile A. Whoever falls lies there until another character in the space spends an Action on them. No Pacts. In night rounds the Evil Die is rolled twice. At the start of round 7 Mother Moth comes: she crosses closed windows, and on her tile only the Generator gives light.

chapter-current-intro = Under the stairs you found a radio with a handwritten note: rescue pilots listen on channel nine. The set is dead, the wires are not, and they all run down into the cellar. One spark from the old generator would be enough for one call. But everything in this house comes to the sound of a human voice, and the only open ground for a landing is the garden lawn. Start the machine, make the call, reach the grass. The pilot will not wait twice.
chapter-current-won = Rotor wind flattens the roses. A gloved hand reaches down, then another, and the lawn drops away with all its shadows standing in neat rows, looking up. The pilot shouts a question over the noise. Nobody can answer it: how many of you were there when you made that call?
chapter-current-lost = You can hear the helicopter. It circles once, its lamp sweeping the roofs, the yard and the empty lawn. Then the beat of the blades grows thin and is gone. On channel nine a cheerful voice thanks everybody for their patience and reads out your names.
chapter-current-goal = Everybody is aboard the helicopter before round 8 ends.
chapter-current-lose = Round 8 ends and somebody is not aboard.
chapter-current-rules = Start the Generator in G31; until the call is made it may be started again after it goes out. While it is on, the first use of the Radio in B11 calls the helicopter, and the caller's tile counts 3 Activity more until the round ends. It lands in F33 at the start of the second round after the call (called in round 7: at the start of round 8; in round 8: at once). There you get aboard for 1 Action each.

chapter-last_one_standing-intro = Every loudspeaker in Hollin House crackles at the same moment. "Wonderful work so far," says the voice, "but a film needs one star. The gate will open for a single person." Most of you laugh. Then someone locks a door from the wrong side, and the laughing ends. By now each of you has found a different corner, a different weapon and a different reason to go home. The creatures do not care who you are. Today, sadly, neither does anybody else.
chapter-last_one_standing-won = The gate slides open without a sound. You are alone on the gravel, and the morning is far too quiet for applause. Behind you the loudspeakers click off one by one. You promise yourself never to tell anyone how it ended, and already you hear somebody asking for your autograph.
chapter-last_one_standing-lost = So this is how your part ends: a blink, a fall, a last angry thought about the others. The lamp over the stage goes dark. When you open your eyes again you are sitting in the front row of a small cinema, and the film begins from the start.
chapter-last_one_standing-goal = Be the last in the game; if several are left when round 8 ends, hold the most Trophies.
chapter-last_one_standing-lose = You die. If the last ones die together, nobody wins.
chapter-last_one_standing-rules = Once a turn you may attack a rival in reach: 1 damage for each Hit, 1 for a one-handed weapon that counts, 2 for a two-handed one, 1 for a critical; the rival defends. 1 Trophy for each attack that kills creatures, 3 for a rival you put out. Who dies is out; two Items go to whoever did it, or to the first to Loot the body. No Pacts, no exchange, combos alone, and an ally helps only its own player. Ties of the creatures are rolled for.

chapter-the_name_in_the_book-intro = The film had a writer once. He wrote a villain so well that it moved into his house, and then into him. His book still stands in the library, and one page holds the villain's true name. His dagger lies in the cellar, sharp enough for things that do not bleed. Read the name at the chapel altar after dark and it must come, whether it likes it or not. Nobody has tried before. That may be good news or bad.
chapter-the_name_in_the_book-won = The name is read a last time, slowly, like a full stop. The thing at the altar looks almost relieved. Then it is only paper: pages and pages, whirling up into the roof and out through the broken glass. The book in your hands is blank, and a little warm.
chapter-the_name_in_the_book-lost = The candles burn down, and the page with the name turns itself over. On the back are new names, in fresh ink: yours, correctly spelled. The villain bows to you as one actor bows to another. It always wanted a larger cast, and now it has one.
chapter-the_name_in_the_book-goal = Invoke the Evil One and bring its Life to 0.
chapter-the_name_in_the_book-lose = Round 8 ends first.
chapter-the_name_in_the_book-rules = Bring the Book (C14) and the Dagger (G31) to the altar in D32. In a night round the Book's carrier invokes there for 1 Action, if the Dagger's carrier is there too: the Evil One appears in D43, and everybody takes 1 Soul. From then on no creatures appear at round starts, and everybody gains 1 Fear at each. Damage to the Evil One adds up; with the Dagger in the attack it is 2 more. On its tile the Book's carrier may read once a round (1 Action): 2 Fury less.

chapter-the_house_comes_down-intro = Without its master the house forgets how to stand. Plaster rains, stairs lead into rooms that are no longer there, and through the portals you can hear other places pressing to get in. If even one of them opens wide, the whole valley goes. Some of the portals can be sealed, at a price. After that there will be no floor left to thank you. There is a boat at the garden ditch. The oars, of course, are at the far end of the workshop.
chapter-the_house_comes_down-won = The boat slips under the willows as the last chimney folds itself up like a hand. Where Hollin House stood there is a hole, then a pond, then a morning mist with nothing in it. You row in turns, blistered and laughing. It is a long time before anyone dares to hum.
chapter-the_house_comes_down-lost = The floor tilts, polite as a stage lift, and the boat drifts away empty. Doors open in the air on every side, and out of each comes a different weather. The house has found a way to go on after all: it will simply be everywhere. Please take your seats.
chapter-the_house_comes_down-goal = Seal enough portals; then everybody gets aboard the boat, with the Oars.
chapter-the_house_comes_down-lose = Round 8 ends first, or the Oars are lost with a tile.
chapter-the_house_comes_down-rules = Enter a portal at G13, G43, D43 or E41; whoever passes the challenge may pay 1 Soul to seal it instead of travelling. Three seals are enough, two with one or two characters. From the last of them on a tile falls at the end of each creatures' turn: E, then G, then D; whoever stands there is put on the nearest standing space and loses 3 Life. Everybody gains 1 Fear at each round start. Get aboard in F41 for 1 Action each, and bring the Oars from E14.

chapter-one_of_us_commands-intro = Years later a letter invites you to a reunion in a house that is supposed to be gone. The rooms are there, freshly painted. So are your old friends, all but one, who sits at the head of the table and smiles with too many teeth. "I kept the ending for myself," says the smile. The doors lock. The book is back on its shelf, the dagger in its drawer. You know how this is done. But so, this time, does the villain.
chapter-one_of_us_commands-won = The smile cracks down the middle, and behind it is your friend, blinking as if after a very long film. The house lets out one breath and becomes a field with a table in it. You help each other up. This time, all of you agree, somebody else writes the ending.
chapter-one_of_us_commands-lost = The head of the table rises and applauds, slowly, for every one of you. Roll the names, says the smile. The paint on the walls is still wet, and your faces are already in it, looking surprised. Outside, a postman brings new letters to a new address.
chapter-one_of_us_commands-goal = Invoke the Evil One and bring its Life to 0. The Evil One's player must keep the others from it.
chapter-one_of_us_commands-lose = Round 8 ends first, or deaths reach 3 more than there are characters.
chapter-one_of_us_commands-rules = One player is the Evil One and settles every tie of creatures, bosses and portals. After the players' turn that player spends 1 Evil Action, 2 by night: the Evil Die, an Evil Trap, an Evil Barricade, Goad, Whisper, Cut the Line. The others bring the Book (C14) and the Dagger (E14) to the altar in D32 and invoke in any round; from then on the rules of the Final Battle hold, and the player moves the Evil One.

# What the chapters ask.
ask-ChooseBoard = Where does the next Barricade go?
wait-ChooseBoard = { $seat } chooses where the next Barricade goes.
ask-SealOrTravel = The { $who } has passed the challenge in { $space }: seal this portal for 1 Soul, or travel?
wait-SealOrTravel = { $seat } decides whether to seal the portal.
ask-ChooseRefuge = The tile is falling: to which of the nearest spaces?
wait-ChooseRefuge = { $seat } chooses a space while the tile is falling.
ask-EvilAction = { $left ->
    [one] { $left } Evil Action left: which one?
   *[other] { $left } Evil Actions left: which one?
}
wait-EvilAction = { $seat } spends the Evil Actions.
ask-MoveEvilOne = { $left ->
    [0] The Evil One stops here.
    [one] Where does the Evil One go? { $left } space left.
   *[other] Where does the Evil One go? { $left } spaces left.
}
wait-MoveEvilOne = { $seat } moves the Evil One.
ask-TakeFromLoser = { $left ->
    [0] Nothing more can be taken from the { $other }.
    [one] Which Item do you take from the { $other }? { $left } more.
   *[other] Which Items do you take from the { $other }? { $left } more.
}
wait-TakeFromLoser = { $seat } takes Items from the loser.

# The chapters' own actions on the buttons.
do-task = { $task ->
    [fit] Fit the Battery
    [start] Try the engine
    [board] Get aboard
    [free] Take the Kid by the hand
    [leave] Leave with the Kid
    [invoke] Invoke the Evil One
    [read] Read aloud
   *[other] An action of the chapter
}
do-seal = Seal the portal for 1 Soul
do-SealOrTravel-pass = Travel through the portal
do-MoveEvilOne-way = The Evil One goes to { $space }
do-MoveEvilOne-done = Stop here
do-EvilAction-pass = No more Evil Actions
do-TakeFromLoser-done = Nothing more

# What has happened in the chapters.
gets-aboard = { $vehicle ->
    [car] The { $who } gets into the car.
    [helicopter] The { $who } gets into the helicopter.
   *[boat] The { $who } gets into the boat.
}
battery-fitted = The { $who } fits the Battery into the car.
engine-runs = The { $who } tries the engine: it runs!
engine-fails = The { $who } tries the engine: a cough, then nothing. The next try gets 1 more.
leads-kid = The { $who } takes the Kid by the hand and leads it from now on.
leaves-house = The { $who } leaves the house with the Kid.
board-nailed = A Barricade is nailed on the { opening-name } { $edge }.
helicopter-called = The { $who } calls the helicopter: it lands in round { $round }.
helicopter-lands = The helicopter lands in { $space }.
evil-one-invoked = The { $who } reads the name: the Evil One appears in { $space }. Every character takes 1 Soul.
reads-aloud = The { $who } reads aloud: the Evil One has 2 Fury less until the round ends.
seals-portal = The { $who } seals the portal in { $space } for 1 Soul.
sealed-enough = Enough portals are sealed. The house begins to come down.
tile-falls = The { $tile } falls.
saved-from-fall = The { $who } is put on { $space }.
boss-saved = { $figure } is put on { $space }.
evil-passes = No more Evil Actions.
evil-whispers = The Evil One whispers: the { $who } takes an Event.
whisper-wasted = The { $who }'s Event { $card } is a good one: it is discarded.
evil-goads = The Evil One goads { $figure }: 1 Mobility more in this turn.
evil-rolls = The Evil One rolls the Evil Die.
evil-traps = The Evil One lays an Evil Trap in { $space }.
evil-bars = The Evil One raises an Evil Barricade on the { opening-name } { $edge }.
evil-cuts = The Evil One cuts the line: the { $token ->
    [radio] Radio
   *[telephone] Telephone
} lies face down.
evil-one-steps = The Evil One goes to { $space }.
die-settles-win = All is equal: the die names the { $who } the winner.
out-of-game = The { $who } is out of the game.
gains-trophies = { $n ->
    [one] The { $who } gains { $n } Trophy.
   *[other] The { $who } gains { $n } Trophies.
}
rival-struck = { $n ->
    [0] The { $who } wards off the { $other }.
   *[other] The { $other } does { $n } damage to the { $who }.
}
takes-from-loser = The { $who } takes { $card }.
