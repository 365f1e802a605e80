# Что говорит стол: подписи для слуха и немногие слова, которые видны.

board-label = Стол: три этажа, исследователи и кости
board-tabs = Какие этажи показаны
board-tab = { $floor ->
    [all] Все этажи
    [upper] Верхний { $count }
    [ground] Первый { $count }
   *[cellar] Подвал { $count }
}
board-symbol = { $symbol ->
    [event] Спираль: возьмите событие
    [item] Бык: возьмите предмет
   *[omen] Ворон: возьмите знамение
}
board-sign = { $sign ->
    [hearth] Знак Очага
    [grave] Знак Могилы
    [mirror] Знак Зеркала
   *[root] Знак Корня
}
room-about = { $room ->
    [vestibule] Здесь парадная дверь
    [great_hall] Сюда ведёт Подвальная лестница, когда она найдена
    [main_stair] Лестница на Верхнюю площадку
    [top_landing] Лестница к Парадной лестнице
    [cellar_landing] Сюда приводит Бельевой жёлоб
    [boiler_room] Кто закончит здесь ход, получит 1 физического урона
    [ossuary] Преграда между севером и югом: Рассудок 5+
    [chalk_circle] Чтобы выйти: Знание 4+, иначе −1 Рассудок
    [fencing_hall] Раз за игру: конец хода здесь даёт 1 Скорость
    [lumber_room] Чтобы выйти: Сила 3+, иначе −1 Скорость
    [minstrels_loft] Можно спрыгнуть в Танцевальный зал: 1 кость физического урона
    [oratory] Раз за игру: конец хода здесь даёт 1 Рассудок
    [family_tomb] Кто закончит здесь ход, получит 1 ментального урона
    [burying_ground] Под открытым небом. Чтобы выйти: Рассудок 4+, иначе −1 Знание
    [map_room] Раз за игру: конец хода здесь даёт 1 Знание
    [bell_turret] Под открытым небом. Преграда между севером и югом: Сила 3+
    [vault] Запертая комната внутри: раз в ход Знание 6+ открывает её ради 2 предметов
    [rafters] Чтобы выйти: Скорость 3+, иначе −1 Сила
    [butchers_store] Раз за игру: конец хода здесь даёт 1 Силу
    [rift] Преграда между севером и югом: Скорость 3+
    [laundry_drop] Съезд на Подвальную площадку
    [rotten_floor] Пол проваливается: Скорость 5+, иначе падение в подвал
    [wandering_lift] При входе 2 кости решают, на какой этаж он поедет
    [cellar_stair] Лестница в Большой зал
    [terrace] Под открытым небом
    [kitchen_garden] Под открытым небом
    [flagged_court] Под открытым небом
   *[other] -
}
board-figure = { $name } ({ $seat })
board-trapped = в ловушке
board-stunned = без чувств
board-dead = смерть
board-escaped = на свободе
board-traitor = предатель
board-hero = герой
board-side = { $side ->
    [1] Первая сторона преграды
   *[other] Вторая сторона преграды
}
board-hole = Здесь исчезла комната
board-explore = войти
board-door = сюда
board-mark = новая дверь
board-turn = { room-name }, { $turn ->
    [0] как напечатано
    [1] с поворотом направо
    [2] с поворотом кругом
   *[other] с поворотом налево
}
board-link = Путь в комнату «{ room-name }», буква { $letter }
board-panel = Поворотная стена, за ней «{ room-name }», буква { $letter }
board-pile = { $count ->
    [one] Здесь лежит { $count } вещь: { $cards }
    [few] Здесь лежат { $count } вещи: { $cards }
   *[other] Здесь лежит { $count } вещей: { $cards }
}
board-waiting = { $card }: ждёт здесь
monster-name = { $kind ->
    [chorister] Певчий
    [gloam] Сумрак
    [fetcher] Посыльный
    [pale] Бледный
    [sexton] Могильщик
    [reflection] Отражение
    [thing] Тварь
    [beadle] Пристав
    [minute] Минута
    [minute] Минута
   *[other] Чудовище
}
token-name = { $kind ->
    [wall_strongbox] Стенной сейф
    [small_bones] Косточки
    [cupboard] Буфет
    [kind_light] Добрый свет
    [leaking_ceiling] Протекающий потолок
    [lamp_smoke] Ламповый чад
    [heart] Сердце
    [vial] Пузырёк
    [phial] Склянка
    [lamp] Лампа
    [deed] Купчая
    [page] Страница
    [serum] Сыворотка
    [valve] Вентиль
    [altar] Алтарь
    [girl_token] Девочка
    [letter] Письмо
    [keystone] Замковый камень
    [tall_clock] Высокие часы
    [bell] Большой колокол
    [tall_clock] Высокие часы
   *[other] Жетон
}
token-state = { $state ->
    [lit] горит
    [dark] погасла
    [marked] отмечен
   *[shielded] под защитой
}
token-face = { $face ->
    [antidote] противоядие
    [water] вода
    [true] подлинное
   *[blank] пустое
}
zone-name = { $zone ->
    [roots] В корнях
   *[fire] В огне
}
count-name = { $count ->
    [rite] Обряд
    [brew] Отвар
    [test] Проба
    [relight] Огни
    [door] Дверь
    [serum] Сыворотка
    [toll] Звон
    [bell] Колокол
    [crack] Трещины
    [turn] Вентили
    [search] Поиски
    [pry] Камни
    [burnt] Сожжено
    [read] Прочтено
    [laid] Уложено
    [cured] Исцелены
    [altars_marked] Алтари
    [marked] Отмечено
    [stop] Остановлено
   *[other] Успехи
}
board-clock = час { $count }
board-fever = лихорадка: { $count }
board-picks = выбирает исследователя
board-fog = в тумане
board-worn = в Фарфоровом лике
board-misses = { $count ->
    [one] пропускает ход
    [few] пропускает { $count } хода
   *[other] пропускает { $count } ходов
}
board-bank = хранит результат { $count }
board-track = { trait-name } { $value }, шаг { $step } из 8
board-turn-of = { $count ->
    [-1] { $name }: ходьба окончена
    [one] { $name }: ещё { $count } шаг
    [few] { $name }: ещё { $count } шага
   *[other] { $name }: ещё { $count } шагов
}
board-omens = { $count ->
    [one] Знамение
    [few] Знамения
   *[other] Знамений
}
board-next-roll = { $omens ->
    [0] броска судьбы ещё нет
   *[other] бросок ниже { $omens } пробудит дом
}
board-percent = { $count } %
board-fate = { $count ->
    [one] { $count } знамение: бросок сейчас пробудил бы дом с вероятностью { $percent } %
    [few] { $count } знамения: бросок сейчас пробудил бы дом с вероятностью { $percent } %
   *[other] { $count } знамений: бросок сейчас пробудил бы дом с вероятностью { $percent } %
}
board-round = раунд { $count }
board-team = { $team ->
    [hero] Вы на стороне героев.
    [traitor] Вы предатель.
    [hidden] Один из вас не тот, кем кажется.
   *[none] Сторон нет: читайте страницу напасти.
}
board-part = { $team ->
    [traitor] Ваша роль: вы предатель. Кроме вас, об этом никто не знает, пока вы не откроетесь.
   *[other] Ваша роль: вы тот, кем кажетесь, — вы на стороне героев.
}
board-quiet = Дом прислушивается.
board-reading = Читается: { $card }
board-nobody = Дом
board-roll = { $kind ->
    [trait] проверка
    [attack] атака
    [defence] защита
    [fixed] бросок
    [damage] урон
    [haunt] бросок судьбы
   *[movement] шаги
}
board-die = { $face ->
    [0] пусто
    [1] одна точка
   *[other] две точки
}
board-attack = нападает
board-defence = защищается
board-fight = { $name } против { $other }
board-deck = { $deck ->
    [tiles] { $count ->
        [one] Остался { $count } тайл
        [few] Осталось { $count } тайла
       *[other] Осталось { $count } тайлов
    }
    [items] Предметы: { $count }
    [omens] Знамения: { $count }
   *[events] События: { $count }
}
board-kind-item = Предмет
board-kind-omen = Знамение
board-kind-event = Событие
board-kind-token = Жетон
board-age = { $count ->
    [one] { $count } год
    [few] { $count } года
   *[other] { $count } лет
}
board-read-page = Прочесть страницу напасти
board-page-of = { $page ->
    [heroes] Только для героев
    [traitor] Только для предателя
   *[common] Для всех
}
board-close-page = Закрыть страницу
board-walk = { $count ->
    [one] Идти сюда: { room-name } ({ $count } шаг)
    [few] Идти сюда: { room-name } ({ $count } шага)
   *[other] Идти сюда: { room-name } ({ $count } шагов)
}
status = { $phase ->
    [picking] До начала ночи
    [exploring] До пробуждения · раунд { $round }
    [haunt] Дом пробудился · раунд { $round }
   *[over] Ночь окончена
}
status-turn = { status } · { $seat-is ->
    [me] ваш ход
   *[other] ходит { $seat }
}
board-top = Сверху лежит: { $name }
