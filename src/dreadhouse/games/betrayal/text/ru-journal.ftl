# Журнал «Предательства»; `$seat-is` равно "me", если речь о месте читателя.

# До ночи и между ходами

passed = От этого выбора ничего не зависит, поэтому вас не спрашивают.
picks-explorer = { $seat-is ->
    [me] Сегодня вы — { explorer-name }.
   *[other] Сегодня { $seat } — это { explorer-name }.
}
first-player = { $seat-is ->
    [me] Первый ход ваш.
   *[other] Первый ход: { $seat }.
}
turn-begins = { $seat-is ->
    [me] Начинается ваш ход.
   *[other] Начинается ход: { $seat }.
}

# Кости

roll-name = { $kind ->
    [trait] проверка
    [attack] атака
    [defence] защита
    [damage] урон
    [haunt] бросок судьбы
    [movement] движение
   *[fixed] бросок
}
rolls = { $faces ->
    [none] { $seat-is ->
        [me] Вы, { roll-name }: { $total } без костей.
       *[other] { $seat }, { roll-name }: { $total } без костей.
    }
   *[other] { $seat-is ->
        [me] Вы, { roll-name }: { $total } ({ $faces }).
       *[other] { $seat }, { roll-name }: { $total } ({ $faces }).
    }
}
dice-fall = Кости дома, { roll-name }: { $total } ({ $faces }).

# Движение и разведка

enters = { $seat-is ->
    [me] Вы приходите { to-room }.
   *[other] { $seat } приходит { to-room }.
}
explores = { $seat-is ->
    [me] Вы открываете путь { to-way }.
   *[other] { $seat } открывает путь { to-way }.
}
sets-aside = { $seat-is ->
    [me] Тайл «{ room-name }» закрыл бы этаж: вы его откладываете.
   *[other] Тайл «{ room-name }» закрыл бы этаж: { $seat } его откладывает.
}
cuts-doorway = { $seat-is ->
    [me] Вы прорубаете новый проём { in-room }.
   *[other] { $seat } прорубает новый проём { in-room }.
}
on-floor = { $floor ->
    [upper] на верхнем этаже
    [ground] на первом этаже
   *[cellar] в подвале
}
places-tile = { $seat-is ->
    [me] Вы кладёте тайл { on-floor }: { room-name }.
   *[other] { $seat } кладёт тайл { on-floor }: { room-name }.
}
tile-moves = Тайл «{ room-name }» переезжает и теперь лежит { on-floor }.
tile-stays = Тайл «{ room-name }» остаётся на месте.
falls = { $seat-is ->
    [me] Пол проваливается: вы падаете в подвал.
   *[other] Пол проваливается: { $seat } падает в подвал.
}
crosses = { $seat-is ->
    [me] Вы перебираетесь на ту сторону { in-room }.
   *[other] { $seat } перебирается на ту сторону { in-room }.
}
barrier-holds = { $seat-is ->
    [me] Вам не перебраться { in-room }: движение окончено.
   *[other] { $seat } не может перебраться { in-room }: движение окончено.
}
vault-opens = { $seat-is ->
    [me] Вы открываете внутреннюю комнату Хранилища.
   *[other] { $seat } открывает внутреннюю комнату Хранилища.
}
trapped = { $seat-is ->
    [me] Вы в ловушке: «{ $card }».
   *[other] { $seat } в ловушке: «{ $card }».
}
freed = { $seat-is ->
    [me] Вы на свободе: «{ $card }» больше не держит.
   *[other] { $seat } на свободе: «{ $card }» больше не держит.
}
follows = { $seat-is ->
    [me] Отныне с вами { $card }.
   *[other] Отныне { $card } сопровождает игрока { $seat }.
}

# Карты

draws-card = { $seat-is ->
    [me] Вы берёте карту «{ $card }».
   *[other] { $seat } берёт карту «{ $card }».
}
nothing-drawn = { $symbol ->
    [item] Предметов больше нет.
    [omen] Знамений больше нет.
   *[event] Событий больше нет.
}
event-cancelled = { $seat-is ->
    [me] «{ $card }» отменяется: у вас есть от этого защита.
   *[other] «{ $card }» отменяется: у игрока { $seat } есть от этого защита.
}
keeps-event = { $seat-is ->
    [me] «{ $card }» остаётся с вами.
   *[other] «{ $card }» остаётся с игроком { $seat }.
}
event-ends = { $seat-is ->
    [me] «{ $card }» отпускает вас.
   *[other] «{ $card }» отпускает игрока { $seat }.
}
refuses-event = { $seat-is ->
    [me] Вы, как предатель, отказываетесь от карты «{ $card }».
   *[other] { $seat }, как предатель, отказывается от карты «{ $card }».
}
token-laid = { $token ->
    [wall_strongbox] стенной сейф
    [small_bones] косточки
    [cupboard] буфет
    [kind_light] добрый свет
    [leaking_ceiling] протекающий потолок
   *[lamp_smoke] ламповый чад
}
puts-token = { $seat-is ->
    [me] Рядом с вами, { in-room }, отныне { token-laid }.
   *[other] Рядом с игроком { $seat }, { in-room }, отныне { token-laid }.
}
uses-card = { $seat-is ->
    [me] Вы применяете «{ $card }».
   *[other] { $seat } применяет «{ $card }».
}
discards = { $seat-is ->
    [me] Вы сбрасываете «{ $card }».
   *[other] { $seat } сбрасывает «{ $card }».
}
gives = { $seat-is ->
    [me] Вы отдаёте игроку { $taker_seat } «{ $card }».
   *[other] { $taker_seat-is ->
        [me] { $seat } отдаёт вам «{ $card }».
       *[other] { $seat } отдаёт игроку { $taker_seat } «{ $card }».
    }
}
refuses-gift = { $seat-is ->
    [me] Вы не берёте «{ $card }» у игрока { $giver_seat }.
   *[other] { $giver_seat-is ->
        [me] { $seat } не берёт у вас «{ $card }».
       *[other] { $seat } не берёт «{ $card }» у игрока { $giver_seat }.
    }
}
drops = { $seat-is ->
    [me] Вы бросаете «{ $card }» { in-room }.
   *[other] { $seat } бросает «{ $card }» { in-room }.
}
picks-up = { $seat-is ->
    [me] Вы поднимаете «{ $card }».
   *[other] { $seat } поднимает «{ $card }».
}

# Навыки, урон, смерть

gains-step = { $seat-is ->
    [me] У вас { trait-name } +{ $count }.
   *[other] { $seat }: { trait-name } +{ $count }.
}
loses-step = { $seat-is ->
    [me] У вас { trait-name } −{ $count }.
   *[other] { $seat }: { trait-name } −{ $count }.
}
damage-name = { $damage ->
    [mental] ментального
   *[physical] физического
}
hurt = { $seat-is ->
    [me] Вы получаете { $count } { damage-name } урона.
   *[other] { $seat } получает { $count } { damage-name } урона.
}
unhurt = { $seat-is ->
    [me] То, что у вас есть, отводит весь урон.
   *[other] То, что есть у игрока { $seat }, отводит весь урон.
}
dies = { $seat-is ->
    [me] Вы умираете { in-room }.
   *[other] { $seat } умирает { in-room }.
}
