# «Предательство»: игра, настройки, вопросы и кнопки.

game-title = Предательство
game-tagline = Ночь в Харроумере
game-blurb = Исследуйте дом, который растёт у вас под ногами, пока одно из знамений не разбудит его. Тогда, как правило, один из вас обратится против остальных.

# Настройки

option-month = Месяц игры
    .about = Первым ходит тот, чей день рождения ближе всего.
option-day = День игры
    .about = День этого месяца.
option-gathering_roll = Сбор сил
    .about = Бросок ужаса — по кубику за каждое знамение; ужас начинается при 5 и больше.
option-grace_omens = Отсрочка: знамения
    .about = Столько знамений проходят без броска ужаса.
option-grace_rounds = Отсрочка: раунды
    .about = Столько раундов проходят без броска ужаса.
option-cautious_steps = Осторожный шаг
    .about = Открытие любой комнаты заканчивает движение.
option-honest_foes = Честные враги
    .about = Никто не крадёт атакой.
option-lost_below = Затерянные внизу
    .about = При явном предателе лестницу в подвал не находят в начале ужаса.
option-hard_bargain = Жёсткая сделка
    .about = Потерянная карта всегда возвращает весь напечатанный штраф.
option-no_repeats = Без повторов
    .about = Уже сыгранные ужасы: сумма чисел 1, 2, 4, 8 и так далее в порядке книги.
option-chosen_haunt = Выбранный ужас
    .about = Номер ужаса, который будет сыгран; 0 — решает дом.
option-first_by_lot = Первый по жребию
    .about = Первого игрока решает жребий.
option-volunteer = Доброволец
    .about = Названный предатель может отдать роль тому, кто согласен.
option-mindless_monsters = Бездумные монстры
    .about = Монстры следуют своему поведению даже при предателе.

# Имена в предложениях

way-name = { $way ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
damage-name = { $damage ->
    [physical] физический
   *[mental] ментальный
}
roll-name = { $kind ->
    [trait] проверка
    [attack] атака
    [defence] защита
    [fixed] бросок
    [damage] урон
    [haunt] бросок ужаса
   *[movement] движение
}
token-title = { $token ->
    [wall_strongbox] Сейф в стене
    [small_bones] Косточки
    [cupboard] Буфет
    [kind_light] Добрый свет
    [leaking_ceiling] Протекающий потолок
   *[lamp_smoke] Ламповая копоть
}
source-name = { $source ->
    [vault] замок хранилища
    [wall_strongbox] сейф в стене
    [small_bones] косточки
   *[cupboard] буфет
}
symbol-name = { $symbol ->
    [event] событие
    [item] предмет
   *[omen] знамение
}
side-name = { $side ->
    [first] первую
   *[second] вторую
}
option-name = { $option ->
    [eat] Съесть
    [leave] Не трогать
    [look] Посмотреть
    [store] Бросить и сохранить число
    [one] Первое
    [two] Второе
    [three] Третье
   *[four] Четвёртое
}
deck-name = { $deck ->
    [tiles] Стопка комнат
    [item] Предметы
    [omen] Знамения
   *[event] События
}

# Кнопки

do-pick = { explorer-name }
do-go = Идти: { room-name }
do-explore = Исследовать: { way-name }
do-turn = Повернуть так: { $turn }
do-door = { room-name }, проём: { way-name }
do-mark = { room-name }, стена: { way-name }
do-cross = Перейти
do-slide_down = Спрыгнуть в Танцевальный зал
do-fall = Провалиться
do-climb = Влезть обратно
do-panel = Толкнуть панель: { room-name }
do-try = Попробовать: { source-name }
do-free = Освободить: { $seat }
do-use = Применить: { $card }
do-on = { $seat }
do-to = { room-name }
do-floor = { floor-name }
do-side = На { side-name } сторону
do-give = Отдать: { $card }
do-give_to = Кому: { $seat }
do-accept = Согласиться
do-refuse = Отказаться
do-drop = Бросить: { $card }
do-take = Подобрать: { $card }
do-done = Готово
do-attack = Атаковать: { $seat }
do-strike = Атаковать монстра { $monster }
do-hit = Ударить
do-arm = С картой: { $card }
do-bare = Без оружия
do-steal = Забрать: { $card }
do-harm = Нанести урон
do-lose = { trait-name }: вниз
do-gain = { trait-name }: вверх
do-test = Проверить: { trait-name }
do-total = { $count }
do-add = Применить: { $card }
do-bank = Взять сохранённое число
do-roll = Бросить
do-reroll = Кубик { $die } ещё раз
do-keep = Оставить так
do-yes = Да
do-no = Нет
do-end = Закончить ход
do-show_part = Открыть свою роль
do-card = { $card }
do-tile = { room-name }
do-deck = { deck-name }
do-option = { option-name }
do-task = Задание: бросить { trait-name }
do-drink = Выпить: { $card }
do-smash = Разбить: { $card }
do-step_out = Выйти через парадную дверь
do-grow = { room-name }
do-haunt_room = { room-name }
do-command = Монстр { $monster }
do-walk = Идти: { room-name }
do-assault = Атаковать: { $seat }
do-rest = Остановиться
do-remove = Монстр { $monster }
do-lift_token = Взять её на руки
do-volunteer = Вызваться
do-hand_over = Отдать: { $seat }
do-fetch_stair = Найти лестницу в подвал
do-haunt = { haunt-title }
do-put = { room-name }
do-stay = Остаться
do-FallOrRoll-roll = Проверить Скорость
do-ConvertDamage-yes = Принять как физический урон
do-ConvertDamage-no = Принять как ментальный урон
do-RerollDice-done = Перебросить эти
do-Volunteers-keep = Оставить роль себе
do-DropMore-done = Это всё
do-TakeMore-done = Это всё
do-CommandMonsters-done = Больше никого
do-TakePoint-lose = Один шаг: { trait-name }

# Что читает тот, кого спрашивают

ask-PickExplorer = За кого вы играете?
ask-Act = { $count ->
    [one] Ваш ход: остался { $count } шаг
    [few] Ваш ход: осталось { $count } шага
   *[other] Ваш ход: осталось { $count } шагов
}
ask-TurnTile = Как повернуть комнату: { room-name }?
ask-ChooseDoorway = { $room ->
    [none] У какого проёма?
   *[other] У какого проёма встанет комната: { room-name }?
}
ask-MarkDoorway = Любая комната закрыла бы этаж: где прорубить новый проём?
ask-ChooseFloor = На какой этаж едет лифт?
ask-ChooseRoom = Какая комната?
ask-ChooseStep = Каким путём?
ask-ChooseSide = На какой стороне комнаты?
ask-ChooseSeat = { $card }: для кого?
ask-FallOrRoll = Пол прогнил: проверить Скорость или упасть?
ask-GainTrait = Какой навык вырастет?
ask-LoseTrait = Какой навык упадёт?
ask-TakePoint = { $count ->
    [one] { $count } пункт урона: какой навык платит?
    [few] { $count } пункта урона: какой навык платит следующим?
   *[other] { $count } пунктов урона: какой навык платит следующим?
}
ask-ConvertDamage = Челюсть: принять весь ментальный урон ({ $count }) как физический?
ask-TestTrait = { $card }: какой навык вы проверяете?
ask-BeforeRoll = Перед броском ({ roll-name }, кубиков: { $count })
ask-AfterRoll = Выпало { $total } ({ $faces }).
ask-RerollDice = Какие кубики перебросить? ({ $faces })
ask-May = { $card }: проверить { trait-name }?
ask-AcceptEvent = { $card }: позволите этому случиться с вами?
ask-ChooseOption = { $card }: что вы делаете?
ask-GiveTo = { $card }: кому?
ask-AcceptGift = Вам предлагает { $giver_seat }: { $card }
ask-DropMore = Что ещё бросить?
ask-TakeMore = Что ещё подобрать?
ask-Arm = Чем вы атакуете?
ask-Steal = Вы одолели ({ $target_seat }) на { $count }: урон или предмет?
ask-Volunteers = Предатель — вы. Отдать роль?
ask-AcceptPart = Вы станете предателем?
ask-CommandMonsters = Какой монстр действует следующим?
ask-MoveMonster = { $count ->
    [one] { monster-name }: остался { $count } шаг
    [few] { monster-name }: осталось { $count } шага
   *[other] { monster-name }: осталось { $count } шагов
}
ask-ChooseBehaviour = Каким путём идёт монстр?
ask-MayLift = Вы берёте Девочку на руки?
ask-BringBack = Вернуть сывороткой: { $target_seat }?
ask-ArmForObject = Чем вы бьёте?
ask-PutInRoom = В какую комнату?
ask-ChooseSideHere = { room-name }: на какой стороне?
ask-NameRoom = Какую комнату вы наполняете?
ask-ChooseMonster = Какой монстр уходит?
ask-ChooseToken = На что вы смотрите?
ask-ChooseGrowth = Какая комната следующая?

# Что читают остальные

wait-PickExplorer = { $seat } выбирает исследователя.
wait-Act = Ходит { $seat }.
wait-TurnTile = { $seat } поворачивает комнату.
wait-ChooseDoorway = { $seat } выбирает проём.
wait-MarkDoorway = { $seat } прорубает новый проём.
wait-ChooseFloor = { $seat } выбирает этаж.
wait-ChooseRoom = { $seat } выбирает комнату.
wait-ChooseStep = { $seat } выбирает путь.
wait-ChooseSide = { $seat } выбирает сторону.
wait-ChooseSeat = { $seat } выбирает, для кого.
wait-FallOrRoll = { $seat } стоит на гнилых досках.
wait-GainTrait = { $seat } выбирает, какой навык вырастет.
wait-LoseTrait = { $seat } выбирает, какой навык упадёт.
wait-TakePoint = { $seat } получает урон.
wait-ConvertDamage = { $seat } решает, как принять урон.
wait-TestTrait = { $seat } выбирает навык для проверки.
wait-BeforeRoll = { $seat } готовится бросать.
wait-AfterRoll = { $seat } смотрит на бросок.
wait-RerollDice = { $seat } перебрасывает кубики.
wait-May = { $seat } решает, проверять ли навык.
wait-AcceptEvent = { $seat } читает событие.
wait-ChooseOption = { $seat } решает, что делать.
wait-GiveTo = { $seat } что-то предлагает.
wait-AcceptGift = { $seat } решает, принять ли подарок.
wait-DropMore = { $seat } бросает вещи.
wait-TakeMore = { $seat } подбирает вещи.
wait-Arm = { $seat } атакует.
wait-Steal = { $seat } побеждает в схватке.
wait-Volunteers = { $seat } обдумывает роль.
wait-AcceptPart = { $seat } решает, взять ли роль.
wait-CommandMonsters = { $seat } командует монстрами.
wait-MoveMonster = { $seat } двигает монстра.
wait-ChooseBehaviour = { $seat } выбирает путь монстра.
wait-MayLift = { $seat } стоит рядом с Девочкой.
wait-BringBack = { $seat } держит сыворотку.
wait-ArmForObject = { $seat } бьёт.
wait-PutInRoom = { $seat } размещает что-то.
wait-ChooseSideHere = { $seat } выбирает сторону.
wait-NameRoom = { $seat } называет комнаты.
wait-ChooseMonster = { $seat } выбирает монстра.
wait-ChooseToken = { $seat } рассматривает что-то.
wait-ChooseGrowth = { $seat } выбирает комнату.
