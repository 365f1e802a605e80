# The twelve explorers: a short life each.

life-bram_okafor = Bram has mended chimneys in three counties and can tell by knocking what a wall is hiding. Harrowmere owes him for a gable. He has come with the bill, and would rather like to see who signs it.
life-dita_halloran = Dita left the circus when the net did. She sleeps with her shoes on, counts exits without noticing, and has never once asked how high something is before she jumped.
life-pip_larkin = There is no roof in the village on which Pip has not sat. He bet a month of pudding that he could touch the weathercock of Harrowmere, and Pip does not lose pudding.
life-wren_castellan = Wren keeps a notebook of every bird within a day's walk. An owl that nobody else can hear has been calling from the house since Tuesday, and there is one blank line left on the page.
life-teo_marsh = Teo built his first set from a bedspring and a tin of cocoa. At night it picks up one station more than there are: a man in Harrowmere who reads out, without hurry, a list of rooms.
life-juniper_vale = Juniper can graft a pear on a thorn and does not mind worms. Her aunt was gardener here until she was not. In the last letter there was a seed of a kind that is in no catalogue.
life-mirela_dragan = Mirela reads cards for people who want to hear something kind, and it is a living. Last week she laid them out for herself. She has laid them out nine times since, and they have not changed their mind.
life-constance_abara = Constance has died on stage four hundred times, always to applause. She knows how a trapdoor sounds when somebody is standing under it, and that the show is not over while the house is dark.
life-anselm_brook = Anselm has catalogued a dead duke's letters, a mad bishop's laundry lists and eleven forged wills. In the county archive the deeds of Harrowmere fill one shelf, and the shelf is longer each spring.
life-agnes_thorne = Sister Agnes rang the bell and sang the offices for forty years and buried everybody who taught her how. She is not afraid of the dark. She would only like it to answer when it is spoken to.
life-leona_petrakis = Leona rows before breakfast in all weathers and has the shoulders to prove it. From the lake she saw a light go up and down in a tower that has had no stair since the fire.
life-saoirse_quill = Saoirse writes the small notices: births, deaths, lost gloves. Nobody would print what she has found out about Harrowmere, so she is here to get it in the house's own words.
