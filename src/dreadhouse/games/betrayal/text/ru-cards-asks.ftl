# Что спрашивают карты, какими словами звучат ответы и что остаётся в журнале.

ask-RestoreStep = { $card }: { $count ->
    [one] вернуть { $count } шаг — в Силе или в Скорости?
    [few] вернуть ещё { $count } шага, следующий — в Силе или в Скорости?
   *[other] вернуть ещё { $count } шагов, следующий — в Силе или в Скорости?
}
ask-RestoreTrait = { $card }: какой навык поднимется до начального?
ask-ComeNearer = Звонит { $caller_seat }: подойдёте на 1 шаг ближе?
ask-SendMonsters = К доске обращается { $caller_seat }: какие чудовища подойдут на 1 шаг?
ask-ChooseComing = Каким путём оно подойдёт ближе?
ask-SendDog = Что понесёт собака?
ask-ChooseDeck = { $card }: куда вы смотрите?
ask-PutBack = Что ляжет поверх остальных? На руках ещё { $count }
ask-FindCard = { $card }: какую карту положить поверх её колоды?
ask-PickPocket = { $card }: что вы берёте?
ask-BlownAway = { $card }: какой предмет унесёт ветер?
ask-TradeIn = { $card }: какую карту вы отдаёте?
ask-KeepOne = Какую из вытянутых карт вы оставляете?
ask-FallTrait = { $card }: какой другой навык падает на низший шаг?
ask-WearMask = { $is_worn ->
    [0] { $card }: надеть?
   *[other] { $card }: снять?
}
ask-MayGo = { $card }: сразу пройти в комнату «{ room-name }»?
ask-ChooseWall = { $card }: какая стена поворачивается?

wait-RestoreStep = { $seat } принимает лечение.
wait-RestoreTrait = { $seat } выбирает, какой навык восстановить.
wait-ComeNearer = { $seat } может подойти ближе.
wait-SendMonsters = { $seat } двигает чудовищ.
wait-ChooseComing = { $seat } выбирает путь чудовища.
wait-SendDog = { $seat } посылает собаку с поручением.
wait-ChooseDeck = { $seat } решает, куда смотреть.
wait-PutBack = { $seat } возвращает увиденное на место.
wait-FindCard = { $seat } смотрит в чашу.
wait-PickPocket = { $seat } запускает руку в чужой карман.
wait-BlownAway = { $seat } отдаёт что-то ветру.
wait-TradeIn = { $seat } стоит у окошка.
wait-KeepOne = { $seat } оставляет одну из вытянутых карт.
wait-FallTrait = { $seat } выбирает, какой навык упадёт.
wait-WearMask = { $seat } держит фарфоровый лик.
wait-MayGo = { $seat } стоит перед новым ходом.
wait-ChooseWall = { $seat } прислоняется к стене.

do-RestoreStep-gain = 1 шаг: { trait-name }
do-RestoreTrait-gain = До начального: { trait-name }
do-ComeNearer-to = Подойти: { room-name }
do-ComeNearer-no = Остаться
do-SendMonsters-done = Это все
do-ChooseComing-walk = Через комнату «{ room-name }»
do-SendDog-take = Принести: { $card }
do-SendDog-drop = Отнести: { $card }
do-ChooseDeck-deck = { $deck ->
    [tiles] Стопка тайлов
    [item] Предметы
    [omen] Знамения
   *[event] События
}
do-PutBack-card = { $card }
do-PutBack-tile = { room-name }
do-FindCard-card = { $card }
do-PickPocket-steal = Взять: { $card }
do-BlownAway-drop = { $card }
do-TradeIn-card = Сбросить: { $card }
do-TradeIn-no = Не меняться
do-KeepOne-card = Оставить: { $card }
do-FallTrait-lose = { trait-name }
do-MayGo-yes = Пройти туда
do-MayGo-no = Остаться здесь
do-ChooseWall-door = { $way ->
    [n] Северная стена
    [e] Восточная стена
    [s] Южная стена
   *[w] Западная стена
}

pushed = { $seat-is ->
    [me] Вас выталкивают в комнату «{ room-name }».
   *[other] Игрока { $seat } выталкивают в комнату «{ room-name }».
}
blast = { $seat-is ->
    [me] Вы бросаете динамитную шашку в комнату «{ room-name }».
   *[other] { $seat } бросает динамитную шашку в комнату «{ room-name }».
}
dog-brings = { $seat-is ->
    [me] Собака приносит вам «{ $card }» из комнаты «{ room-name }».
   *[other] Собака приносит игроку { $seat } «{ $card }» из комнаты «{ room-name }».
}
dog-carries = { $seat-is ->
    [me] Собака уносит от вас «{ $card }» в комнату «{ room-name }».
   *[other] Собака уносит от игрока { $seat } «{ $card }» в комнату «{ room-name }».
}
looks-into = { $seat-is ->
    [me] { $deck ->
        [tiles] Вы смотрите на верх стопки тайлов: { $count }.
        [item] Вы смотрите на верх колоды предметов: { $count }.
        [omen] Вы смотрите на верх колоды знамений: { $count }.
       *[event] Вы смотрите на верх колоды событий: { $count }.
    }
   *[other] { $deck ->
        [tiles] { $seat } смотрит на верх стопки тайлов: { $count }.
        [item] { $seat } смотрит на верх колоды предметов: { $count }.
        [omen] { $seat } смотрит на верх колоды знамений: { $count }.
       *[event] { $seat } смотрит на верх колоды событий: { $count }.
    }
}
sees-tile = { $seat-is ->
    [me] Вы видите тайл «{ room-name }».
   *[other] { $seat } видит тайл «{ room-name }».
}
sees-card = { $seat-is ->
    [me] Вы видите карту «{ $card }».
   *[other] { $seat } видит карту «{ $card }».
}
puts-on-top = { $seat-is ->
    [me] { $deck ->
        [item] Вы тасуете предметы и кладёте одну карту сверху.
       *[event] Вы тасуете события и кладёте одну карту сверху.
    }
   *[other] { $deck ->
        [item] { $seat } тасует предметы и кладёт одну карту сверху.
       *[event] { $seat } тасует события и кладёт одну карту сверху.
    }
}
keeps-card = { $seat-is ->
    [me] Вы оставляете карту «{ $card }».
   *[other] { $seat } оставляет карту «{ $card }».
}
blown-away = { $seat-is ->
    [me] Ветер уносит «{ $card }» от вас в Прихожую.
   *[other] Ветер уносит «{ $card }» от игрока { $seat } в Прихожую.
}
wears = { $is_worn ->
    [0] { $seat-is ->
        [me] Вы снимаете «{ $card }».
       *[other] { $seat } снимает «{ $card }».
    }
   *[other] { $seat-is ->
        [me] Вы надеваете «{ $card }».
       *[other] { $seat } надевает «{ $card }».
    }
}
makes-link = { $seat-is ->
    [me] Рядом с вами открывается ход в комнату «{ room-name }».
   *[other] Рядом с игроком { $seat } открывается ход в комнату «{ room-name }».
}
panel-turns = { $seat-is ->
    [me] Стена поворачивается и оставляет вас в комнате «{ room-name }».
   *[other] Стена поворачивается и оставляет игрока { $seat } в комнате «{ room-name }».
}
