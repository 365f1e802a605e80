# «Предательство»: игра, её настройки, кнопки и вопросы.

game-title = Предательство
game-tagline = Ночь в Харроумере
game-blurb = Исследуйте дом, который каждую ночь лежит иначе, комнату за комнатой. С каждым знамением он шевелится, пока не проснётся и не обратит против вас одного из вас или себя самого. Четырнадцать напастей, у каждой свои правила и свой конец.

# Настройки

option-month = Месяц игры
    .about = Первым ходит исследователь, чей день рождения ближе всех. Это месяц нынешней ночи.
option-day = День игры
    .about = День нынешней ночи в этом месяце; сегодняшний день рождения тоже впереди.
option-gathering_roll = Растущий бросок
    .about = В броске судьбы столько костей, сколько вышло знамений, не больше 8. Дом пробуждается при 5 и больше, самое позднее — с тринадцатым знамением.
option-grace_omens = Отсрочка по знамениям
    .about = За столько первых знамений броска судьбы не делают.
option-grace_rounds = Отсрочка по раундам
    .about = Столько первых раундов броска судьбы не делают.
option-cautious_steps = Осторожные шаги
    .about = Открыть комнату, любую, — значит закончить движение в этом ходу.
option-honest_foes = Честные враги
    .about = В атаке никто не крадёт; что напасть позволяет отнять, отнять можно по-прежнему.
option-lost_below = Потеряны внизу
    .about = Если предатель известен, Подвальную лестницу в начале напасти не достают; предатель достанет её сам, пока ни до одного героя не добраться.
option-hard_bargain = Жёсткий торг
    .about = Потерянная карта возвращает весь напечатанный штраф, даже срезанный на первом шаге.
option-no_repeats = Без повторов
    .about = Напасти, в которые вы уже играли, суммой: 1 за первую, 2 за вторую, 4 за третью и дальше с удвоением. Они не повторятся; 0 — таких нет.
option-chosen_haunt = Выбранная напасть
    .about = Номер напасти, которая придёт, от 1 до 14; 0 — пусть решают знамение и комната.
option-first_by_lot = Первый по жребию
    .about = Кто ходит первым, решает жребий, а не день рождения.
option-volunteer = Доброволец
    .about = Если напасть называет предателя по месту, навыку или возрасту, эту роль можно предложить другому.
option-mindless_monsters = Безумные чудовища
    .about = Чудовища следуют своему нраву; предатель ими не командует.

# Кнопки

do-pick = Выбрать: { explorer-name }
do-go = Идти { to-room }
do-explore = Открыть дверь { to-way }
do-turn = { $turn ->
    [1] Положить как есть
    [2] Повернуть раз вправо
    [3] Повернуть дважды
   *[4] Повернуть раз влево
}
do-door = { room-name }, проём { to-way }
do-mark = { room-name }, { $way ->
    [n] северная стена
    [e] восточная стена
    [s] южная стена
   *[w] западная стена
}
do-cross = Перебраться на ту сторону
do-slide_down = Спрыгнуть в Танцевальный зал
do-fall = Упасть в подвал
do-FallOrRoll-fall = Упасть без броска
do-climb = Забраться обратно
do-panel = Сквозь поворотную панель { to-room }
do-try = { $source ->
    [vault] Взломать внутреннюю комнату: Знание 6+
    [wall_strongbox] Взломать стенной сейф: Знание 5+
    [small_bones] Тронуть косточки: Рассудок 5+
   *[cupboard] Открыть буфет: 2 кости
}
do-free = Освободить: { $seat }, Сила 4+
do-use = Применить «{ $card }»
do-AfterRoll-use = Перебросить любые кости: «{ $card }»
do-on = { $seat }
do-to = { room-name }
do-ChooseStep-to = Идти { to-room }
do-floor = { floor-name }
do-side = { $side ->
    [first] Первая сторона преграды
   *[second] Вторая сторона преграды
}
do-give = Отдать «{ $card }»
do-give_to = Получит { $seat }
do-accept = Принять
do-AcceptGift-accept = Принять подарок
do-AcceptEvent-accept = Выполнить
do-AcceptPart-accept = Взять роль
do-refuse = Отказаться
do-AcceptGift-refuse = Нет, спасибо
do-AcceptEvent-refuse = Отказаться
do-AcceptPart-refuse = Не брать роль
do-drop = Бросить «{ $card }»
do-take = Поднять «{ $card }»
do-done = Готово
do-CommandMonsters-done = Чудовища своё сделали
do-RerollDice-done = Бросить названные кости
do-attack = Атаковать: { $seat }
do-strike = Атаковать: { monster-name } { $monster }
do-hit = Ударить по колоколу
do-arm = Оружие: { $card }
do-bare = Без оружия
do-steal = Вместо этого взять «{ $card }»
do-harm = Нанести урон
do-lose = Потерять: { trait-name }
do-TakePoint-lose = Снять 1: { trait-name }
do-gain = Получить: { trait-name }
do-test = Проверить: { trait-name }
do-total = Назвать итог: { $count }
do-add = Прибавить: «{ $card }»
do-bank = Взять предсказанное число
do-roll = Бросить
do-FallOrRoll-roll = Проверить Скорость: 5+ удержит
do-reroll = { $die ->
    [1] Перебросить первую кость
    [2] Перебросить вторую кость
    [3] Перебросить третью кость
    [4] Перебросить четвёртую кость
    [5] Перебросить пятую кость
    [6] Перебросить шестую кость
    [7] Перебросить седьмую кость
   *[8] Перебросить восьмую кость
}
do-keep = Оставить бросок
do-Volunteers-keep = Оставить роль себе
do-yes = Да
do-May-yes = Проверить
do-ConvertDamage-yes = Пусть страдает тело
do-BringBack-yes = Вернуть друга
do-no = Нет
do-May-no = Не трогать
do-ConvertDamage-no = Пусть страдает ум
do-BringBack-no = Нанести удар
do-MayLift-no = Пусть ждёт
do-end = Закончить ход
do-show_part = Открыться: вы предатель
do-card = { $card }
do-tile = { room-name }
do-deck = { $deck ->
    [tiles] Стопка тайлов
    [item] Предметы
    [omen] Знамения
   *[event] События
}
do-option = { $option ->
    [eat] Съесть: +1 Сила, −1 Рассудок
    [leave] Не есть: +1 Рассудок, −1 Сила
    [look] Посмотреть, что впереди
    [store] Бросить 4 кости и сохранить число
    [one] Первое
    [two] Второе
    [three] Третье
   *[four] Четвёртое
}
do-task = Взяться за дело: { trait-name }
do-drink = Выпить: { $card }
do-smash = Разбить: { $card }
do-step_out = Выйти в парадную дверь
do-grow = Дальше { to-room }
do-haunt_room = Заполнить: { room-name }
do-command = Действует { monster-name } { $monster }
do-SendMonsters-command = Ближе подойдёт { monster-name } { $monster }
do-walk = Перейти { to-room }
do-assault = Атаковать: { $seat }
do-rest = Больше ничего
do-remove = Убрать: { monster-name } { $monster }
do-lift_token = Взять на руки: { $card }
do-volunteer = Взять роль
do-hand_over = Предложить роль: { $seat }
do-fetch_stair = Достать Подвальную лестницу
do-haunt = { $haunt }
do-put = Поместить { to-room }
do-stay = Пусть остаётся
do-FallOrRoll-stay = Остаться наверху
do-ChooseDoorway-stay = Оставить тайл на месте

# Вопросы тому, кто решает

ask-PickExplorer = Кто вы сегодня? От каждого цвета — один исследователь
ask-Act = { $count ->
    [0] Ваш ход: шагов не осталось
    [one] Ваш ход: остался { $count } шаг
    [few] Ваш ход: осталось { $count } шага
   *[many] Ваш ход: осталось { $count } шагов
}
ask-TurnTile = { room-name }: как ляжет этот тайл?
ask-ChooseDoorway = { $room ->
    [none] За каким проёмом вы продолжите?
   *[other] { room-name }: у какого проёма место?
}
ask-MarkDoorway = Этаж закрылся бы: в какой стене прорубить проём?
ask-ChooseFloor = На какой этаж едет лифт?
ask-ChooseRoom = { $card ->
    [none] Какая комната?
   *[other] { $card }: какая комната?
}
ask-ChooseStep = Пути равны: какой выбираете?
ask-ChooseSide = По какую сторону преграды?
ask-ChooseSideHere = { room-name }: по какую сторону преграды это лежит?
ask-ChooseSeat = { $card ->
    [none] Кого это касается?
   *[other] { $card }: для кого?
}
ask-GainTrait = Какой навык растёт?
ask-LoseTrait = Какой навык падает?
ask-TakePoint = { $damage ->
    [mental] { $count ->
        [one] { $count } ментального урона: Рассудок или Знание?
       *[other] { $count } ментального урона: следующий — Рассудок или Знание?
    }
   *[physical] { $count ->
        [one] { $count } физического урона: Сила или Скорость?
       *[other] { $count } физического урона: следующий — Сила или Скорость?
    }
}
ask-TestTrait = { $card ->
    [none] Какой навык проверить?
   *[other] { $card }: какой навык проверить?
}
ask-BeforeRoll = { $kind ->
    [trait] Ваша проверка, костей: { $count }. Сначала карта?
    [attack] Ваша атака, костей: { $count }. Сначала карта?
    [defence] Ваша защита, костей: { $count }. Сначала карта?
    [damage] Бросок урона по вам, костей: { $count }. Сначала карта?
    [haunt] Бросок судьбы, костей: { $count }. Сначала карта?
   *[other] Ваш бросок, костей: { $count }. Сначала карта?
}
ask-AfterRoll = { $kind ->
    [trait] Проверка дала { $total }: { $faces }. Оставить?
    [attack] Атака дала { $total }: { $faces }. Оставить?
    [defence] Защита дала { $total }: { $faces }. Оставить?
    [damage] Бросок урона дал { $total }: { $faces }. Оставить?
    [haunt] Бросок судьбы дал { $total }: { $faces }. Оставить?
   *[other] Бросок дал { $total }: { $faces }. Оставить?
}
ask-RerollDice = Выпало { $faces }, всего { $total }: какие кости перебросить?
ask-May = { $card ->
    [none] Проверить { trait-name }?
   *[other] { $card }: делать проверку ({ trait-name })?
}
ask-ChooseOption = { $card }: что делаете?
ask-AcceptEvent = { $card }: предатель может отказаться, пока кости не брошены
ask-GiveTo = { $card }: кому отдаёте?
ask-AcceptGift = { $giver_seat } предлагает вам «{ $card }»: берёте?
ask-DropMore = Бросите здесь что-нибудь ещё?
ask-TakeMore = Поднимете что-нибудь ещё?
ask-Arm = { $is_monster ->
    [1] { monster-name } { $monster }: чем атакуете?
   *[other] Чем атакуете? Цель — { $target_seat }
}
ask-ArmForObject = Чем ударите по колоколу?
ask-Steal = { $damage ->
    [mental] Перевес { $count }, побеждён игрок { $target_seat }: нанести ментальный урон или взять вещь?
   *[physical] Перевес { $count }, побеждён игрок { $target_seat }: нанести физический урон или взять вещь?
}
ask-Volunteers = Напасть называет предателем вас: оставите роль себе?
ask-AcceptPart = Вам предлагают роль предателя: берёте?
ask-CommandMonsters = Чудовища слушаются вас: какое действует?
ask-MoveMonster = { $count ->
    [0] { monster-name } { $monster }: шагов не осталось
    [one] { monster-name } { $monster }: остался { $count } шаг
    [few] { monster-name } { $monster }: осталось { $count } шага
   *[many] { monster-name } { $monster }: осталось { $count } шагов
}
ask-ChooseBehaviour = Для чудовища пути равны: каким оно пойдёт?
ask-ConvertDamage = { $count } ментального урона: принять как физический?
ask-FallOrRoll = Пол под вами проваливается: попробуете удержаться?
ask-NameRoom = Какую комнату вы заполните?
ask-ChooseMonster = Какое чудовище уходит?
ask-ChooseToken = На что вы посмотрите?
ask-MayLift = Девочка ждёт здесь: взять её на руки?
ask-PutInRoom = Несколько комнат одинаково далеки: какая из них?
ask-ChooseGrowth = Какая комната следующая?
ask-BringBack = Сыворотка у вас в руках, побеждён игрок { $target_seat }: вернуть друга?

# Строки для тех, кто ждёт

wait-PickExplorer = { $seat } выбирает исследователя.
wait-Act = Ходит { $seat }.
wait-TurnTile = { $seat } поворачивает новый тайл.
wait-ChooseDoorway = { $seat } выбирает проём.
wait-MarkDoorway = { $seat } решает, где прорубить проём.
wait-ChooseFloor = { $seat } выбирает этаж для лифта.
wait-ChooseRoom = { $seat } выбирает комнату.
wait-ChooseStep = { $seat } выбирает путь.
wait-ChooseSide = { $seat } выбирает сторону преграды.
wait-ChooseSideHere = { $seat } выбирает сторону преграды.
wait-ChooseSeat = { $seat } выбирает исследователя.
wait-GainTrait = { $seat } решает, какой навык растёт.
wait-LoseTrait = { $seat } решает, какой навык падает.
wait-TakePoint = { $seat } распределяет урон.
wait-TestTrait = { $seat } решает, какой навык проверить.
wait-BeforeRoll = { $seat } может применить карту до броска.
wait-AfterRoll = { $seat } может перебросить кости.
wait-RerollDice = { $seat } перебрасывает кости.
wait-May = { $seat } может присмотреться.
wait-ChooseOption = { $seat } решает, что делать.
wait-AcceptEvent = { $seat } может отказаться от карты.
wait-GiveTo = { $seat } что-то отдаёт.
wait-AcceptGift = { $seat } решает, принять ли подарок.
wait-DropMore = { $seat } бросает вещи.
wait-TakeMore = { $seat } поднимает вещи.
wait-Arm = { $seat } выбирает оружие.
wait-ArmForObject = { $seat } решает, чем ударить.
wait-Steal = { $seat } побеждает: урон или кража?
wait-Volunteers = { $seat } — предатель по слову напасти — может предложить роль.
wait-AcceptPart = { $seat } решает, взять ли роль предателя.
wait-CommandMonsters = { $seat } командует чудовищами.
wait-MoveMonster = { $seat } двигает чудовище.
wait-ChooseBehaviour = { $seat } выбирает путь чудовища.
wait-ConvertDamage = { $seat } решает, что пострадает.
wait-FallOrRoll = { $seat } на Гнилом полу.
wait-NameRoom = { $seat } заполняет комнаты.
wait-ChooseMonster = { $seat } убирает чудовище.
wait-ChooseToken = { $seat } смотрит на что-то в одиночку.
wait-MayLift = { $seat } может взять Девочку на руки.
wait-PutInRoom = { $seat } выбирает среди равно далёких комнат.
wait-ChooseGrowth = { $seat } отдаёт дом по комнате.
wait-BringBack = { $seat } может вернуть друга.
