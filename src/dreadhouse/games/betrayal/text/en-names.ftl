# The names of rooms, explorers, traits and floors.

room-name = { $room ->
    [vestibule] Vestibule
    [great_hall] Great Hall
    [main_stair] Main Stair
    [top_landing] Top Landing
    [cellar_landing] Cellar Landing
    [scullery] Scullery
    [banquet_room] Banquet Room
    [gutted_room] Gutted Room
    [boiler_room] Boiler Room
    [ossuary] Ossuary
    [chalk_circle] Chalk Circle
    [fencing_hall] Fencing Hall
    [lumber_room] Lumber Room
    [minstrels_loft] Minstrels' Loft
    [terrace] Terrace
    [principal_bedchamber] Principal Bedchamber
    [staff_quarters] Staff Quarters
    [shut_room] Shut Room
    [dance_hall] Dance Hall
    [guest_chamber] Guest Chamber
    [oratory] Oratory
    [glasshouse] Glasshouse
    [family_tomb] Family Tomb
    [billiard_room] Billiard Room
    [kitchen_garden] Kitchen Garden
    [burying_ground] Burying Ground
    [map_room] Map Room
    [surgery] Surgery
    [clavier_room] Clavier Room
    [flagged_court] Flagged Court
    [alembic_room] Alembic Room
    [bust_corridor] Bust Corridor
    [bell_turret] Bell Turret
    [drowned_cistern] Drowned Cistern
    [vault] Vault
    [rafters] Rafters
    [red_parlour] Red Parlour
    [butchers_store] Butcher's Store
    [box_room] Box Room
    [bottle_cellar] Bottle Cellar
    [rift] Rift
    [laundry_drop] Laundry Drop
    [rotten_floor] Rotten Floor
    [groaning_passage] Groaning Passage
    [cobweb_passage] Cobweb Passage
    [wandering_lift] Wandering Lift
   *[cellar_stair] Cellar Stair
}

explorer-name = { $explorer ->
    [bram_okafor] Bram Okafor
    [dita_halloran] Dita Halloran
    [pip_larkin] Pip Larkin
    [wren_castellan] Wren Castellan
    [teo_marsh] Teo Marsh
    [juniper_vale] Juniper Vale
    [mirela_dragan] Mirela Dragan
    [constance_abara] Constance Abara
    [anselm_brook] Anselm Brook
    [agnes_thorne] Agnes Thorne
    [leona_petrakis] Leona Petrakis
   *[saoirse_quill] Saoirse Quill
}

trait-name = { $trait ->
    [speed] Speed
    [might] Might
    [sanity] Sanity
   *[knowledge] Knowledge
}

floor-name = { $floor ->
    [upper] Upper floor
    [ground] Ground floor
   *[cellar] Cellar
}

# Where to and where: a room in a sentence.

to-room = { $room ->
    [rift] to the edge of the Rift
   *[other] to the { room-name }
}

in-room = { $room ->
    [main_stair] on the { room-name }
    [top_landing] on the { room-name }
    [cellar_landing] on the { room-name }
    [terrace] on the { room-name }
    [rotten_floor] on the { room-name }
    [cellar_stair] on the { room-name }
    [rift] at the edge of the Rift
   *[other] in the { room-name }
}

# Which way a door looks.

to-way = { $way ->
    [n] to the north
    [e] to the east
    [s] to the south
   *[w] to the west
}
