# Что написано на самом столе.

board-label = Стол: вверху вещи соперника, внизу ваши
board-nothing = в игре ничего нет
board-power = Сила { $power }
board-used = Уже использовано в этой фазе
board-turn = Ход { $turn } из { $cap }
board-attack = Атака силой { $power }: проходит { $harm }
board-free =
    { $count ->
        [0] Все атакующие заблокированы.
       *[other] Без блока: { $cards }.
    }
board-tolls =
    { $count ->
        [one] До конца хода уйдёт рассудка: { $amount } ({ $count } карта).
        [few] До конца хода уйдёт рассудка: { $amount } ({ $count } карты).
       *[many] До конца хода уйдёт рассудка: { $amount } ({ $count } карт).
    }
board-giving = При рассудке 0 придётся отдать одну вещь.
board-near = эта сторона
board-far = другая сторона
board-life = Жизнь: { $value }
board-sanity = Рассудок: { $value }
board-hand =
    { $count ->
        [0] в руке пусто
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
board-deck = колода · { $count }
board-discard = сброс · { $count }
