# Что написано на самом поле.

board-label = Дом в разрезе, рядом листы всех игроков
board-walk = Идти { to-room }: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
board-initiative = Инициатива { $number }
board-branch = Ветвь: кто входит, бросает кость
board-door-open = Открытая дверь: { $room } — { $other }
board-door-barred = Запертая дверь: { $room } — { $other }
board-door-gone = Проём без двери: { $room } — { $other }
board-cube = Кубик игрока { $seat }
board-pile = { $count ->
    [0] Фишек не осталось
    [one] Лицом вниз: { $count } фишка
    [few] Лицом вниз: { $count } фишки
   *[many] Лицом вниз: { $count } фишек
}
board-figure-normal = { $seat }, жизнь { $life }
board-figure-possessed = { $seat }, одержимость, жизнь { $life }
board-heading-up = на пути вверх
board-heading-down = на пути вниз
board-part = { $seat }: потеряна { part-name }
board-part-lost = Потеряна { part-name }
board-part-on = На месте { part-name }

board-dead = вне игры
board-for-good = навеки во тьме
board-possessed = одержимость
board-life = Жизнь { $value }
board-chip = Фишка { $number }
board-chip-down = Фишка лицом вниз
board-chip-in-hand = Фишка действий { $number } на руке, притяжение { $count }
board-chip-played = Фишка действий { $number }, сыграна, притяжение { $count }
board-cursed = Проклятие: в следующем раунде одержимость без броска
board-whispers = Слышит шёпот: второй бросок, если первый пощадил
board-hideout = Тайник: защита в этом раунде больше на { $count }
board-actions-lost = Потеряно действий в этом раунде: { $count }
board-die = Кость одержимости: { $count ->
    [one] опасна { $count } грань из 6
    [few] опасны { $count } грани из 6
   *[many] опасно { $count } граней из 6
}
board-trophies = Трофеи: { $count }
board-keys = Ключи: { $count }
board-cubes-left = Осталось кубиков: { $count }
board-hand-size = Карт на руке: { $count }
board-house-chip-count = Фишек чердака и подвала: { $count }
board-weapon = Оружие в игре: { $card }

board-round = Раунд { $count }
board-decks = Колода поиска { $search } · событий { $event }
board-seal = Печать пепла: каждый алтарь сложнее на 1
board-no-dice = костей на столе нет
board-fight = { $attack ->
    [-1] { $attacker } атакует: цель — { $defender }
   *[other] { $defence ->
        [-1] { $attacker } бьёт на { $attack }: цель — { $defender }
       *[other] { $attacker } { $attack } против { $defender } { $defence }
    }
}
board-roll = { $seat } · { $what }
board-reroll = Перебросить кость { $count }
board-order = Ещё не ходили, по порядку
board-order-none = Все уже сходили
board-attempt = { $needed ->
    [0] Сожжение всех страниц здесь удастся без броска.
    [one] Для сожжения всех страниц здесь нужна { $needed } рана на 3 костях: { $chance }%.
    [few] Для сожжения всех страниц здесь нужны { $needed } раны на 3 костях: { $chance }%.
   *[many] Для сожжения всех страниц здесь нужно { $needed } ран на 3 костях: { $chance }%.
}
board-possessed-chance = Вероятность вашей одержимости в следующем раунде: { $chance }%
board-burning = { $count ->
    [0] Страницы для огня ещё не показаны
   *[other] { $needed ->
        [0] Страницы сгорят без броска
        [one] Страницы сгорят при { $needed } ране: { $chance }%
       *[other] Страницы сгорят при { $needed } ранах: { $chance }%
    }
}

roll-first = кто одержим
roll-possession = одержимость
roll-order = кто ходит раньше
roll-event = событие
roll-entry = вход
roll-chip = фишка
roll-heal = лечение
roll-burn = сожжение
roll-cube = кубик
roll-break = взлом двери
roll-attack = атака
roll-defence = защита
roll-bite = часть тела атакует
