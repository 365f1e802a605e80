# «Одержимость»: игра, её настройки, вопросы и кнопки.

game-title = Одержимость
game-tagline = Ночь в проклятом доме
game-blurb = Соберите проклятые страницы и сожгите их у алтаря до рассвета. Каждый раунд дом может забрать кого-то из вас, и тогда начнётся охота на остальных.
status = Раунд { $round } · { $phase ->
    [possession_roll] { phase-possession_roll }
    [action_chips] { phase-action_chips }
    [event] { phase-event }
    [turns] { phase-turns }
   *[end_of_round] { phase-end_of_round }
}
status-turn = Раунд { $round } · { $ending ->
    [burned] страницы сгорели
    [possessed] дом забрал всех
    [last_living] осталась одна живая душа
    [round_limit] последний раунд окончен
   *[other] { $seat-is ->
        [me] ваш ход
       *[other] ходит { $seat }
    }
}

# Настройки

option-armed_possessed = Вооружённые одержимые
    .about = Одержимые могут применять оружие в атаках своей фигуры.
option-altar_shift = Сдвиг алтарей
    .about = Настолько каждый алтарь сложнее или проще.
option-maimed_bodies = Искалеченные тела
    .about = В здравом уме — на 1 действие меньше за каждую потерянную часть тела, но не меньше 1.
option-calm_start = Спокойное начало
    .about = В раунде 1 трофеев не бывает.
option-no_first_page = Без первой страницы
    .about = Первый одержимый не получает страницу без номера.
option-quiet_house = Тихий дом
    .about = Фишки слабее притягивают зло: 0, 1, 1, 2 и 3.
option-windows_everywhere = Всюду окна
    .about = Внешние стены всех крайних комнат считаются окнами.
option-round_limit = Предел раундов
    .about = После этого раунда игра кончается по трофеям; 0 — без предела.

# Кнопки

do-pick = Выбрать фишку { $chip }
do-go = Идти { to-room }
do-bar = Запереть дверь { to-room }
do-unbar = Отпереть дверь { to-room }
do-search = Поиск: взять карту
do-search_two = Поиск за 2 действия: взять две, оставить одну
do-search_torch = Поиск с факелом: взять две, оставить одну
do-search_two_torch = Поиск за 2 действия с факелом: взять три, оставить одну
do-search_weapon = Искать оружие
do-keep = Оставить «{ $card }»
do-under = «{ $card }» — под колоду
do-trade = Сбросить и взять ключ
do-hold = Оставить карту
do-rest = Отдых: вернуть фишку { $chip }
do-heal = Лечение: бросить 3 кости
do-burn = Сжечь здесь страницы
do-show = Показать «{ $card }»
do-number = Номер { $number }
do-circles = { $count ->
    [0] Без мелового круга
    [one] Меловой круг: { $count }
   *[other] Меловые круги: { $count }
}
do-done = Готово
do-ShowPages-done = Жечь то, что показано
do-lose = Отдать «{ $card }»
do-recover = Бросить кость за кубик
do-cube = Вернуть кубик, который лежит { in-room }
do-porch = Положить кубик: ещё 2 действия
do-window = Через окно { to-room }
do-use = Применить «{ $card }»
do-rob = Обокрасть: { $seat }
do-rob_hand = Взять случайную карту с руки
do-rob_weapon = Взять оружие в игре
do-break = Ломать дверь { to-room }
do-crawl = Ваша { part-name } ползёт { to-room }
do-attack = Атаковать: { $seat }
do-bite = Ваша { part-name } атакует: { $seat }
do-end = Закончить ход
do-reveal = Взяться за «{ $card }»
do-hideout = Применить «{ $card }»
do-give_up = Пожертвовать дробовиком: ещё 2 раны
do-hide = Спрятаться: защита на 2 больше
do-reroll = { $die ->
    [0] Перебросить первую кость
    [1] Перебросить вторую кость
   *[2] Перебросить третью кость
}
do-wash = Бросить ещё раз
do-pendant = Сбросить кулон и сохранить рассудок
do-save = Сбросить «Спасённую часть»
do-pass = Нет, дальше
do-Prepare-pass = Встретить атаку
do-Hide-pass = Не прятаться
do-RerollKnife-pass = Оставить кости
do-Wash-pass = Оставить бросок
do-Arm-pass = Атаковать сейчас
do-branch = Ветвь прорастёт { in-room }
do-hinge = Дверь { to-room }
do-spend = Потерять фишку { $chip }
do-arm = Применить «{ $card }»

# Вопросы тому, кто решает

ask-ChooseChip = Раунд { $count }: выберите фишку с действиями; большая притягивает зло
ask-Act = { $count ->
    [0] Ваш ход: действий нет, только свободные эффекты
    [one] Ваш ход: осталось { $count } действие
    [few] Ваш ход: осталось { $count } действия
   *[many] Ваш ход: осталось { $count } действий
}
ask-Hunt = { $count ->
    [0] Вы во власти дома: действий не осталось
    [one] Вы во власти дома, охотьтесь: осталось { $count } действие
    [few] Вы во власти дома, охотьтесь: осталось { $count } действия
   *[many] Вы во власти дома, охотьтесь: осталось { $count } действий
}
ask-KeepCard = Вы нашли: { $cards }. Что оставите?
ask-PutUnder = Что уйдёт под колоду раньше? Осталось: { $cards }
ask-TradeKey = На карте «{ $card }» есть ключ: сбросить её и взять фишку ключа?
ask-ChooseWeapon = Вскрыто: { $cards }. Какое оружие возьмёте?
ask-ShowPages = { $count ->
    [0] Покажите страницы, чтобы сжечь их { in-room }; сложность алтаря { $altar }
   *[other] { $needed ->
        [0] То, что показано, сгорит { in-room } без броска (алтарь { $altar })
        [one] То, что показано, сгорит { in-room } при { $needed } ране: { $chance }% (алтарь { $altar })
       *[other] То, что показано, сгорит { in-room } при { $needed } ранах: { $chance }% (алтарь { $altar })
    }
}
ask-NameNumber = Назовите номер рваной страницы. При лучшем { in-room } { $needed ->
    [0] бросок не нужен
    [one] нужна { $needed } рана
    [few] нужны { $needed } раны
   *[many] нужно { $needed } ран
}: { $chance }% (алтарь { $altar }, показано страниц: { $count })
ask-AnnounceCircles = Объявите меловые круги? Без них { in-room } { $needed ->
    [0] бросок не нужен
    [one] нужна { $needed } рана
    [few] нужны { $needed } раны
   *[many] нужно { $needed } ран
}: { $chance }% (алтарь { $altar }, показано страниц: { $count })
ask-GiveUpPage = Огонь гаснет. Какую страницу отдаёте: { $cards }?
ask-RecoverCube = Щит: какой кубик вернуть?
ask-ChooseVictim = Кого вы обкрадываете?
ask-ChooseLoot = Что вы крадёте? Жертва: { $victim_seat }
ask-PlaceBranch = Где прорастёт ветвь? Вы сейчас { in-room }
ask-PickHinge = Какую дверь { in-room } сорвёт с петель?
ask-SpendChip = Потерянный час: какую фишку действий теряете?
ask-Prepare = Вас атакует { $attacker_seat }: возьмётесь за оружие?
ask-Hide = { $attacker_seat } бьёт: { $amount ->
    [0] ран нет
    [one] { $amount } рана
    [few] { $amount } раны
   *[many] { $amount } ран
}. Спрячетесь?
ask-RerollKnife = На костях { $faces }: перебросить одну ножом?
ask-Wash = Выпал { colour-name } цвет: бросить кость одержимости ещё раз?
ask-UsePendant = Выпал { colour-name } цвет, и дом вас заберёт: сбросить кулон?
ask-SaveLimb = Вот-вот отвалится { part-name }: сбросить «Спасённую часть»?
ask-Arm = Каким оружием атакуете? Цель: { $target_seat }

# Строки для тех, кто ждёт

wait-Settling = Решаются ответные действия.
wait-ChooseChip = Все выбирают фишки действий.
wait-Act = Сейчас ходит { $seat }.
wait-Hunt = { $seat } во власти дома и охотится.
wait-KeepCard = { $seat } смотрит, что нашлось.
wait-PutUnder = { $seat } кладёт карты под колоду.
wait-TradeKey = Решаются ответные действия.
wait-ChooseWeapon = { $seat } выбирает оружие.
wait-ShowPages = { $seat } показывает страницы для огня.
wait-NameNumber = { $seat } называет номер рваной страницы.
wait-AnnounceCircles = Решаются ответные действия.
wait-GiveUpPage = { $seat } отдаёт страницу.
wait-RecoverCube = { $seat } возвращает кубик.
wait-ChooseVictim = { $seat } выбирает, что украсть.
wait-ChooseLoot = { $seat } выбирает, что украсть.
wait-PlaceBranch = { $seat } решает, где прорастёт ветвь.
wait-PickHinge = { $seat } решает, какую дверь сорвёт.
wait-SpendChip = { $seat } теряет фишку действий.
wait-Prepare = Решаются ответные действия.
wait-Hide = { $seat } может спрятаться.
wait-RerollKnife = { $seat } может перебросить кость.
wait-Wash = { $seat } может бросить кость одержимости ещё раз.
wait-UsePendant = Решаются ответные действия.
wait-SaveLimb = Решаются ответные действия.
wait-Arm = { $seat } выбирает оружие.

# Что может случиться, если всё останется как есть

omen-event = Дом ответит событием, если притяжение фишек в сумме не меньше { $needed }: двойка не притягивает, шестёрка — сильнее всех.
omen-possessed = Вероятность вашей одержимости в следующем раунде — { $chance }%.
omen-attempt = { $needed ->
    [0] Сожжение всех ваших страниц здесь удастся без броска.
    [one] Для сожжения всех ваших страниц здесь нужна { $needed } рана на 3 костях: { $chance }%.
    [few] Для сожжения всех ваших страниц здесь нужны { $needed } раны на 3 костях: { $chance }%.
   *[many] Для сожжения всех ваших страниц здесь нужно { $needed } ран на 3 костях: { $chance }%.
}
omen-strike = { $target_seat } с оружием ({ $card }): атака будет стоить вам части тела в { $loss }% случаев, а жизни — в { $death }%{ $worst ->
        [0] .
       *[other] , а если дробовиком пожертвуют — в { $worst }%.
    }
