# Поле «Пандемониума»: что на нём нарисовано и что говорится вслух.

board-label = Дом сверху и все, кто в нём
board-clock = Раунд { $round } из 8, { $night ->
    [0] день
   *[other] ночь
}, { $hour }:00
board-clock-before = Часы ещё не пошли
board-dark = темно
board-lit = светло
board-fallen = { $tile }: обрушено
board-explored = { $at }: обыскано
board-portal = Портал в { $at }
board-sealed = Запечатанный портал в { $at }
board-token = { $token } в { $at }{ $down ->
    [0] { "" }
   *[other] , лицом вниз
}
board-trap = { $count ->
    [one] Ловушка в { $at }
    [few] { $count } Ловушки в { $at }
   *[other] { $count } Ловушек в { $at }
}
board-traps = { $count ->
    [one] { $count } жетон Ловушки
    [few] { $count } жетона Ловушек
   *[other] { $count } жетонов Ловушек
}
board-evil-trap = Злая Ловушка в { $at }
board-soul = { $count ->
    [one] Душа в { $at }
    [few] { $count } Души в { $at }
   *[other] { $count } Душ в { $at }
}
board-activity = { $tile }: Шум { $count }
board-opening = { $kind ->
    [door] Дверь
    [window] Окно
   *[exit] Выход
} { $at }: { $state ->
    [closed] { $kind ->
        [door] закрыта
        [window] закрыто
       *[exit] закрыт
    }
    [open] { $kind ->
        [door] открыта
        [window] открыто
       *[exit] открыт
    }
   *[broken] { $kind ->
        [door] выломана
        [window] разбито
       *[exit] выломан
    }
}
board-barred = { $kind ->
    [1] Баррикада
   *[other] Злая Баррикада
}
board-character = { $name } ({ $seat }), { $posture ->
    [entombed] в портале
    [lying] лежит без жизни
   *[other] стоит
}, { $at }: Жизнь { $life }, Страх { $fear }
board-ally = { $dead ->
    [0] Союзник { $name } в { $at }, ведёт { $seat }
   *[other] Тело, { $name }, в { $at }
}
board-foe = { $name } в { $at }{ $stunned ->
    [0] { "" }
   *[other] , оглушено
}
board-value = { $value ->
    [attack] Атака
    [defence] Защита
    [agility] Ловкость
    [action] Действия
    [will] Воля
    [life] Жизнь
    [fury] Ярость
    [mobility] Подвижность
    [perception] Чутьё
   *[terror] Ужас
}
board-intent-stunned = Оглушено: не действует
board-intent-none = Никого не чует
board-intent = { $steps ->
    [0] Нападёт, цель: { $name }
    [one] Цель: { $name }, в { $steps } шаге
   *[other] Цель: { $name }, в { $steps } шагах
}
board-intent-tile = { $steps ->
    [one] Идёт на шум, { $tile }, в { $steps } шаге
   *[other] Идёт на шум, { $tile }, в { $steps } шагах
}
board-picks = выбирает героя
board-bars = Жизнь { $life }, Страх { $fear }, Души { $souls }
board-posture = { $posture ->
    [entombed] в портале до следующего раунда
    [lying] лежит без жизни
    [aboard] на борту
   *[out] вне игры
}
board-panic = в Панике
board-reinforced = укрепление: +1 Защита
board-running = { $count ->
    [one] бежит, остался { $count } шаг
    [few] бежит, осталось { $count } шага
   *[other] бежит, осталось { $count } шагов
}
board-trophies = { $count ->
    [one] { $count } Трофей
    [few] { $count } Трофея
   *[other] { $count } Трофеев
}
board-life = Жизнь { $count } из { $most }
board-actions = { $count ->
    [one] осталось { $count } Действие
    [few] осталось { $count } Действия
   *[other] осталось { $count } Действий
}
board-fear = Страх { $count } из 5
board-souls = { $count ->
    [one] { $count } Душа из 5
    [few] { $count } Души из 5
   *[other] { $count } Душ из 5
}
board-tree = { $tree ->
    [corruption] Порча
    [illumination] Озарение
    [retribution] Возмездие
   *[survival] Выживание
}: { $count } из 6
board-pacts = { $count ->
    [one] { $count } Пакт
    [few] { $count } Пакта
   *[other] { $count } Пактов
}
board-chapter = Глава { $count }
board-creatures = Существа: { $count } из { $limit }
board-evil-die = Злая кость: { $face ->
    [1] ничего
    [2] существо
    [4] существо
    [6] все теряют 1 Жизнь
   *[other] Страх всем
}
board-final-battle = Последняя битва
board-evil-actions = { $count ->
    [one] ещё { $count } Злое Действие
    [few] ещё { $count } Злых Действия
   *[other] ещё { $count } Злых Действий
}
board-evil = { $action ->
    [evil_die] Злая кость
    [evil_trap] Злая Ловушка
    [evil_barricade] Злая Баррикада
    [goad] Подстегнуть
    [whisper] Шёпот
   *[cut] Оборвать связь
}
board-generator = Генератор { $on ->
    [0] { $started ->
        [0] выключен
       *[other] заглох
    }
   *[other] работает, Энергия { $count }
}
board-deck = { $deck ->
    [items] Предметы
    [events] События
    [pacts] Пакты
    [combos] Комбо
    [allies] Союзники
   *[dimensional] карты Измерений
}: { $count }
board-order = Порядок ходов
board-moment = Что сейчас происходит
board-house = Дом
board-roll = { $name }: { $kind ->
    [attack] атака
    [combo] комбо
    [defence] защита
    [panic] выход из Паники
    [run] Бег
    [evil] Злая кость
    [invocation] призыв
    [stun] по оглушённым
    [generator] Генератор
    [trap] Злая Ловушка
    [challenge] испытание
    [task] попытка
    [death] решает кость
    [deciding] решает кость
   *[other] бросок
}
board-die = { $kind ->
    [combat] { $face ->
        [0] Промах
       *[other] Попадание
    }
   *[other] { $face }
}
board-hits = { $count ->
    [one] { $count } Попадание
    [few] { $count } Попадания
   *[other] { $count } Попаданий
}
board-pool = Попадания: { $count } из { $need }
board-against = цель: { $names }
board-kill = убьёт на { $count }%
board-damage = Урон { $count }
board-walk = { $run ->
    [0] { $count ->
        [one] Идти в { $at } ({ $count } Действие)
        [few] Идти в { $at } ({ $count } Действия)
       *[other] Идти в { $at } ({ $count } Действий)
    }
   *[other] { $count ->
        [one] Бежать в { $at } ({ $count } клетка)
        [few] Бежать в { $at } ({ $count } клетки)
       *[other] Бежать в { $at } ({ $count } клеток)
    }
}
board-weapon = { $name }: урон { $damage }, нужно Попаданий: { $need }
board-weapon-short = +{ $damage } ({ $need }){ $reach ->
    [0] { "" }
   *[other] , дальность { $reach }
}{ $hands ->
    [1] { "" }
   *[other] , две руки
}
board-row = { $row ->
    [upper] Сильное комбо
    [middle] Слабое комбо
   *[missed] Мимо
}: { $told }
board-passed = { $passed ->
    [0] Не пройдено
   *[other] Пройдено
}
board-kind = { $kind ->
    [weapon] Оружие
    [object] Вещь
    [event] Событие
    [pact] Пакт
    [combo] Комбо
    [ally] Союзник
   *[dimensional] Измерение
}
board-page-of = { $part ->
    [goal] Победа
    [lose] Поражение
   *[rules] В этой главе
}
board-read-page = Читать дневник
board-close-page = Закрыть дневник

tile-entrance_hall = Вестибюль
tile-kitchen = Кухня
tile-library = Библиотека
tile-chapel = Часовня
tile-workshop = Мастерская
tile-garden = Сад
tile-cellar = Подвал
tile-infirmary = Лазарет

token-first_aid_kit = Аптечка
token-dagger = Кинжал
token-book = Книга
token-battery = Аккумулятор
token-oars = Вёсла
token-radio = Радио
token-telephone = Телефон
token-generator = Генератор
token-car = Машина
token-boat = Лодка
token-altar = Алтарь
token-landing_place = Место посадки
token-helicopter = Вертолёт
