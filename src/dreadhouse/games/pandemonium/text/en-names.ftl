# Names that need a form of their own in a sentence.

opening-name = { $opening ->
    [window] window
    [exit] exit
   *[door] door
}
token-name = { $token ->
    [first_aid_kit] First Aid Kit
    [dagger] Dagger
    [book] Book
    [battery] Battery
    [oars] Oars
    [radio] Radio
    [telephone] Telephone
    [generator] Generator
    [car] Car
    [boat] Boat
    [altar] Altar
   *[landing_place] Landing place
}
token-taken = the { token-name }
tile-name = { $tile ->
    [entrance_hall] Entrance Hall
    [kitchen] Kitchen
    [library] Library
    [chapel] Chapel
    [workshop] Workshop
    [garden] Garden
    [cellar] Cellar
   *[infirmary] Infirmary
}
roll-name = { $kind ->
    [attack] attack
    [defence] defence
    [panic] out of Panic
    [run] Run
    [stun] stun die
    [generator] Generator
    [challenge] challenge
    [evil] Evil Die
    [invocation] Invocation die
    [trap] Evil Trap
    [death] on death
    [task] a try
   *[deciding] the deciding die
}
cause-name = { $cause ->
    [darkness] { " " }to the darkness
    [creature] { " " }to a creature
    [boss] { " " }to a boss
    [card] { " " }to a card
    [dash] { " " }for the Dash
    [leaving] { " " }for leaving creatures behind
    [panic] { " " }to Panic
    [rival] { " " }to a rival
   *[other] { "" }
}
