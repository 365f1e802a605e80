# «Пандемониум»: игра, её настройки, кнопки и вопросы.

game-title = Пандемониум
game-tagline = Восемь раундов в Холлин-хаусе
game-blurb = Четыре раунда дня, чтобы обыскать дом и заколотить его, и четыре раунда ночи, чтобы пожалеть, что гвоздей нашлось так мало. Восемь глав: от севшего аккумулятора до друга во главе стола, который вам больше не друг. Обычно вы побеждаете вместе или не побеждает никто.

status = { $ending ->
    [won] Дом вас отпускает
    [lost] Дом побеждает
   *[other] { $phase ->
        [picking] Перед первым раундом
        [round_start] { $round ->
            [0] Перед первым раундом
           *[other] Раунд { $round } · начало
        }
        [players] Раунд { $round } · ваши ходы
        [evil_one] Раунд { $round } · ходит Зло
       *[creatures] Раунд { $round } · ходят существа
    }
}

# Настройки

option-chapter = Глава
    .about = Какая из восьми историй играется. У каждой своё поле, своя цель и свои правила.
option-chapter-flat_battery = 1. Севший аккумулятор
option-chapter-someone_is_knocking = 2. Кто-то стучит
option-chapter-hold_until_sunrise = 3. Продержаться до рассвета
option-chapter-current = 4. Ток
option-chapter-last_one_standing = 5. Кто останется последним (каждый за себя)
option-chapter-the_name_in_the_book = 6. Имя в книге
option-chapter-the_house_comes_down = 7. Дом рушится
option-chapter-one_of_us_commands = 8. Один из нас повелевает (один против всех)
option-easy = Лёгкий режим
    .about = У каждого игрока на старте 2 Предмета и 4 Души и на 1 Действие больше.
option-free_play = Босс в свободной игре
    .about = Ещё один босс с первого ночного раунда; для глав 1, 2 и 4.
option-free_play-none = Нет
option-free_play-mother_moth = Матушка Моль
option-free_play-collector = Коллекционер
option-free_play-foreman = Бригадир
option-reanimation = Оживление в одиночку
    .about = В игре на одного один ваш герой может вернуть к жизни другого.

# Кнопки: пути, двери и окна

do-pick = Играть: { $character }
do-move = Идти в { $space }
do-step = Бежать в { $space }
do-SecondStep-step = Дальше в { $space }
do-run = Бежать: бросок на клетки
do-dash = Рывок через { opening-name } в { $to }: −{ $price } Жизнь
do-leap = Рывок через { opening-name } в { $to }, для Фурии даром
do-open = Открыть { opening-name } в { $to }
do-close = Закрыть { opening-name } в { $to }
do-barricade = Баррикада на { opening-name } в { $to }
do-clear = Снять Баррикаду на пути в { $to }

# Кнопки: действия

do-explore = Поиск: взять Предмет
do-reinforce = Укрепиться: +1 Защита
do-set_trap = Поставить здесь Ловушку
do-enter = Войти в портал
do-attack = Атаковать: { $figure } ({ $at })
do-assault = Атаковать Злую Баррикаду { $edge }
do-launch = Начать комбо
do-fight = Атаковать: { $character }
do-exchange = Обмен Предметами: { $character }
do-pick_up = Подобрать { token-taken }
do-use_token = { $token ->
    [radio] Воспользоваться Радио
    [telephone] Воспользоваться Телефоном
    [generator] Завести Генератор
   *[other] Применить: { token-name }
}
do-turn_up = Перевернуть { token-taken } лицом вверх
do-loot = Обыскать тело: { $persona }
do-loot_body = Обыскать тело: { $character }
do-reanimate = Оживить: { $character }

# Кнопки: карты, Души, навыки

do-use = Применить «{ $card }»
do-RerollCombat-use = «{ $card }»: перебросить все Промахи
do-play = Применить «{ $card }»
do-Wield-play = «{ $card }»: ещё 2 кости
do-buy = { $boon ->
    [life] 1 Душа за 1 Жизнь
    [calm] 1 Душа за −1 Страх
    [attack] 2 Души за +1 Атаку
    [defence] 2 Души за +1 Защиту
   *[action] 2 Души за +1 Действие
}
do-scrap = Сделать Ловушку: «{ $card }»
do-equip = Взять в руки «{ $card }»
do-stow = Убрать в рюкзак «{ $card }»
do-discard = Сбросить «{ $card }»
do-heal = Вылечить кого-то: 1 Жизнь
do-always = «{ $card }»: спрашивать всегда
do-sometimes = «{ $card }»: спрашивать, когда поможет
do-never = «{ $card }»: не спрашивать
do-learn = Навык «{ $skill }»
do-swap = Взять другую карту
do-keep = Оставить
do-RerollCombat-keep = Оставить бросок
do-RerollD6-keep = Оставить бросок
do-RerollInvocation-keep = Пусть будет это существо
do-MakeRoom-keep = Оставить в рюкзаке
do-pay = { $count ->
    [0] Жизнь: { $life }
   *[other] { $life ->
        [0] Души: { $count }
       *[other] Души: { $count }, Жизнь: { $life }
    }
}
do-pact = Сбросить «{ $card }»

# Кнопки: обмен

do-give = Отдать «{ $card }»
do-take = Взять «{ $card }»
do-KeepOne-take = Оставить «{ $card }»
do-accept = Согласиться
do-refuse = Нет, спасибо

# Кнопки: союзники

do-lead = Вести союзника: { $persona }
do-ally_step = Идти в { $space }
do-ally_open = Открыть { opening-name } в { $to }
do-ally_close = Закрыть { opening-name } в { $to }
do-ally_ability = Применить способность
do-turn_ally_up = Перевернуть { token-taken } лицом вверх

# Кнопки: кости и комбо

do-roll = Бросить боевую кость: Попадание прекратит Панику
do-reroll_hit = Перебросить Попадание
do-reroll_miss = Перебросить Промах
do-reroll = Перебросить
do-row = { $row ->
    [upper] Сильное комбо
   *[middle] Слабое комбо
}
do-target = { $figure } ({ $at })
do-spare = Поберечь «{ $card }»
do-strike = Удар
do-fell = Убить: { $figure } ({ $at })

# Кнопки: одно из нескольких

do-on = { $character }
do-character = { $character }
do-figure = { $figure } ({ $at })
do-tile = { tile-name }
do-edge = { $edge }: { opening-name }
do-NameTargets-edge = Злая Баррикада { $edge }
do-portal = Портал в { $space }
do-to = { $space }
do-ChoosePortal-to = К порталу в { $space }
do-way = Через { $space }
do-token = { token-name }
do-yes = Да
do-Join-yes = Участвовать
do-TakeOrLeave-yes = Взять Событие
do-no = Нет
do-Join-no = Не участвовать
do-TakeOrLeave-no = Обойтись без События
do-done = Готово
do-Propose-done = Это всё: предложить
do-NameTargets-done = Это все цели
do-Lead-done = Остановиться здесь
do-Divide-done = Остальных пощадить
do-Drive-done = Оставить там
do-SecondStep-done = Остаться здесь
do-end = Закончить ход
do-pass = Не сейчас

# Кнопки: Зло

do-evil_die = Бросить Злую кость
do-evil_trap = Злая Ловушка в { $space }
do-evil_barricade = Злая Баррикада на { $edge }
do-goad = Подстегнуть: { $figure } ({ $at })
do-whisper = Шёпот: { $character }
do-cut = { $token ->
    [radio] Заглушить Радио
   *[telephone] Перерезать провод Телефона
}

# Вопросы тому, кто решает

ask-PickCharacter = Кто вы в Холлин-хаусе?
ask-Act = { $run ->
    [0] { $left ->
        [0] { $who }: Действий не осталось
        [one] { $who }: осталось { $left } Действие
        [few] { $who }: осталось { $left } Действия
       *[other] { $who }: осталось { $left } Действий
    }
    [one] { $who } бежит: осталась { $run } клетка
    [few] { $who } бежит: осталось { $run } клетки
   *[other] { $who } бежит: осталось { $run } клеток
}
ask-OutOfPanic = { $who } в Панике: бросайте до Попадания, каждый Промах стоит 1 Жизни
ask-SecondStep = { $who } может пройти ещё клетку
ask-PayLoss = { $who } теряет { $n }{ cause-name }: Души или Жизнь?
ask-ChooseTomb = { $who } погибает: в каком портале вернуться?
ask-MakeRoom = «{ $card }» не помещается ({ $who }): что убрать?
ask-DiscardItem = { $n ->
    [one] { $who } сбрасывает { $n } Предмет: какой?
    [few] { $who } сбрасывает { $n } Предмета: какой первым?
   *[other] { $who } сбрасывает { $n } Предметов: какой первым?
}
ask-ShedWeapon = { $who } теряет руку: какое оружие сбросить?
ask-ShedCard = { $n ->
    [one] { $who }: в рюкзаке { $n } лишняя карта. Какая?
    [few] { $who }: в рюкзаке { $n } лишние карты. Какая уйдёт первой?
   *[other] { $who }: в рюкзаке { $n } лишних карт. Какая уйдёт первой?
}
ask-SwapCard = { $who } берёт «{ $card }»: оставить или взять другую?
ask-RerollCombat = { $hits ->
    [0] { $who }, { roll-name }: Попаданий нет. Перебросить кость?
    [one] { $who }, { roll-name }: { $hits } Попадание. Перебросить кость?
    [few] { $who }, { roll-name }: { $hits } Попадания. Перебросить кость?
   *[other] { $who }, { roll-name }: { $hits } Попаданий. Перебросить кость?
}
ask-RerollD6 = { $who }, { roll-name }: { $total }. Перебросить?
ask-RerollInvocation = { $who }, кость призыва: { $total }. Перебросить?
ask-Propose = Обмен: { $who } и { $other }. Отдать: { $given ->
    [none] ничего
   *[other] { $given }
}. Взять: { $taken ->
    [none] ничего
   *[other] { $taken }
}
ask-Agree = { $who } предлагает обмен ({ $other }). Вам: { $given ->
    [none] ничего
   *[other] { $given }
}. От вас: { $taken ->
    [none] ничего
   *[other] { $taken }
}
ask-Wield = { $who } бьёт всем оружием, которое достаёт: что-нибудь поберечь?
ask-Join = { $other } начинает комбо: { $who } участвует?
ask-ChooseRow = «{ $card }»: какую строку пробуете?
ask-NameTargets = { $n ->
    [one] Назовите цель
   *[other] Назовите цели в одной клетке, не больше { $n }
}
ask-Divide = Урон комбо — { $damage }: кто умрёт?
ask-Drive = { $figure } выживает: куда оттеснить?
ask-ChoosePortal = { $who }: испытание пройдено. К какому порталу?
ask-Learn = { $n ->
    [one] { $who } получает { $n } навык: какой?
    [few] { $who } получает { $n } навыка: какой первым?
   *[other] { $who } получает { $n } навыков: какой первым?
}
ask-TakeOrLeave = { $who }, вокруг никого: взять Событие?
ask-Lead = { $points ->
    [one] { $persona }: осталось { $points } очко
    [few] { $persona }: осталось { $points } очка
   *[other] { $persona }: осталось { $points } очков
}
ask-AllyCares = Кому поможет союзник?
ask-AllyBarricade = Какую дверь или окно заколотит союзник?
ask-AllyTurnsUp = Что союзник перевернёт лицом вверх?
ask-DropPact = { $who } избавляется от одного Пакта: от какого?
ask-Offer = { $moment ->
    [event] { $whom } берёт дурное Событие: { $who } применит карту?
    [evil_die] Сейчас бросят Злую кость: { $who } применит карту?
    [damage] { $whom }, грозит урон { $n }: { $who } применит карту?
    [turn] Ход начинается ({ $whom }): { $who } применит карту?
   *[creatures] Сейчас ход существ: { $who } применит карту?
}
ask-KeepOne = { $who } оставляет один из этих Предметов: какой?
ask-FirstPortal = Из какого портала выйдет первое существо?
ask-LeastPortal = Несколько порталов одинаково тихи: из какого выйти?
ask-NearestPortal = Несколько порталов одинаково близки: какой?
ask-OrderTie = Всё равно: кто ходит первым?
ask-Decide = { $card ->
    [none] Всё равно: решаете вы
   *[other] «{ $card }»: решаете вы
}
ask-ChooseCharacter = Кого это касается?
ask-ChooseWho = { $card ->
    [none] { $who }: для кого?
   *[other] «{ $card }»: с кем?
}
ask-ChooseSpace = { $card ->
    [none] Какая клетка?
   *[other] «{ $card }»: какая клетка?
}
ask-ChooseTile = { $card ->
    [none] Какой участок?
   *[other] «{ $card }»: какой участок?
}
ask-ChooseFigure = { $card ->
    [none] Кто именно?
   *[other] «{ $card }»: что именно?
}
ask-ChooseEdge = { $card ->
    [none] Какая дверь, какое окно?
   *[other] «{ $card }»: какая дверь, какое окно?
}

# Строки для тех, кто ждёт

wait-PickCharacter = { $seat } выбирает героя.
wait-Act = Ходит { $seat }.
wait-OutOfPanic = { $seat } борется с Паникой.
wait-SecondStep = { $seat } может пройти ещё клетку.
wait-PayLoss = { $seat } платит за потерю.
wait-ChooseTomb = { $seat } погибает и выбирает портал.
wait-MakeRoom = { $seat } освобождает место в рюкзаке.
wait-DiscardItem = { $seat } что-то сбрасывает.
wait-ShedWeapon = { $seat } кладёт оружие.
wait-ShedCard = { $seat } разгружает рюкзак.
wait-SwapCard = { $seat } может сменить карту.
wait-RerollCombat = { $seat } может перебросить.
wait-RerollD6 = { $seat } может перебросить.
wait-RerollInvocation = { $seat } может перебросить.
wait-Propose = { $seat } предлагает обмен.
wait-Agree = { $seat } решает, согласиться ли на обмен.
wait-Wield = { $seat } поднимает оружие.
wait-Join = { $seat } решает, участвовать ли в комбо.
wait-ChooseRow = { $seat } читает карту комбо.
wait-NameTargets = { $seat } называет цели.
wait-Divide = { $seat } делит урон.
wait-Drive = { $seat } оттесняет существо.
wait-ChoosePortal = { $seat } выбирает портал.
wait-Learn = { $seat } выбирает навык.
wait-TakeOrLeave = { $seat } может взять Событие.
wait-Lead = { $seat } ведёт союзника.
wait-AllyCares = { $seat }: союзник помогает.
wait-AllyBarricade = { $seat }: союзник ставит Баррикаду.
wait-AllyTurnsUp = { $seat }: союзник что-то чинит.
wait-DropPact = { $seat } рвёт Пакт.
wait-Offer = { $seat } может применить карту.
wait-KeepOne = { $seat } перебирает Предметы.
wait-FirstPortal = { $seat } выбирает первый портал.
wait-LeastPortal = { $seat } выбирает из одинаково тихих порталов.
wait-NearestPortal = { $seat } выбирает из одинаково близких порталов.
wait-OrderTie = { $seat } решает, кто ходит первым.
wait-Decide = { $seat } решает при равенстве.
wait-ChooseCharacter = { $seat } выбирает героя.
wait-ChooseWho = { $seat } выбирает героя.
wait-ChooseSpace = { $seat } выбирает клетку.
wait-ChooseTile = { $seat } выбирает участок.
wait-ChooseFigure = { $seat } выбирает.
wait-ChooseEdge = { $seat } выбирает дверь или окно.
