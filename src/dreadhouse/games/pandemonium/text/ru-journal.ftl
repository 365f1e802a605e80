# Журнал «Пандемониума»; `$seat-is` равно "me", если речь о месте читателя.

passed = От этого выбора ничего не зависит, поэтому вас не спрашивают.

# Раунды и ходы

picks-character = { $seat-is ->
    [me] Ваш герой: { $persona }.
   *[other] { $seat }, герой: { $persona }.
}
round-begins = Начинается раунд { $round }: { $round ->
    [1] в доме пока тихо.
    [5] наступает ночь.
    [8] он последний.
   *[other] никто не в безопасности.
}
turn-order = Порядок ходов: { $order }.
turn-begins = { $who } начинает ход.
game-over = { $word ->
    [won] Цель достигнута.
    [time] Раунд 8 окончен, а цель не достигнута.
    [nobody] Побеждать больше некому.
    [evil_one] Зло победило.
   *[lost] Дом победил.
}

# Кости

rolls = { $kind ->
    [attack] { $total ->
        [0] { $who }, { roll-name }: Попаданий нет.
        [one] { $who }, { roll-name }: { $total } Попадание.
        [few] { $who }, { roll-name }: { $total } Попадания.
       *[other] { $who }, { roll-name }: { $total } Попаданий.
    }
    [defence] { $total ->
        [0] { $who }, { roll-name }: Попаданий нет.
        [one] { $who }, { roll-name }: { $total } Попадание.
        [few] { $who }, { roll-name }: { $total } Попадания.
       *[other] { $who }, { roll-name }: { $total } Попаданий.
    }
    [panic] { $total ->
        [0] { $who }, { roll-name }: Промах.
       *[other] { $who }, { roll-name }: Попадание.
    }
    [challenge] { $who }, { roll-name }: { $total } ({ $faces }).
   *[other] { $who }, { roll-name }: { $total }.
}
die-falls = { $kind ->
    [evil] { $total ->
        [1] Злая кость, выпало 1: ничего.
        [2] Злая кость, выпало 2: приходит существо.
        [4] Злая кость, выпало 4: приходит существо.
        [6] Злая кость, выпало 6: все теряют 1 Жизнь.
       *[other] Злая кость, выпало { $total }: Страх всем.
    }
   *[other] Бросает дом, { roll-name }: { $total }.
}

# Пути

enters = { $who } приходит в { $space }.
travels = { $who } выходит из портала в { $space }.
opens = { $who } открывает { opening-name } { $edge }.
closes = { $who } закрывает { opening-name } { $edge }.
barricades = { $who } ставит Баррикаду на { opening-name } { $edge }.
clears = { $who } снимает Баррикаду: { opening-name } { $edge }.
opening-breaks = { $opening ->
    [window] Окно { $edge } разбито.
    [exit] Выход { $edge } выломан.
   *[door] Дверь { $edge } выломана.
}
sets-trap = { $who } ставит Ловушку.
reinforces = { $who } укрепляется: +1 Защита.

# Жизнь, Страх, Души

loses-life = { $souls ->
    [0] { $who }: Жизнь −{ $life }{ cause-name }.
   *[other] { $life ->
        [0] { $who }: Души −{ $souls }{ cause-name }.
       *[other] { $who }: Жизнь −{ $life }, Души −{ $souls }{ cause-name }.
    }
}
gains-life = { $who }: Жизнь +{ $n }.
fear-of = { $cause ->
    [darkness] { " " }(темнота)
    [creature] { " " }(существо)
    [boss] { " " }(босс)
    [card] { " " }(карта)
   *[other] { "" }
}
gains-fear = { $who }: Страх +{ $n }{ fear-of }.
loses-fear = { $who }: Страх −{ $n }.
gains-souls = { $n ->
    [one] { $who } получает { $n } Душу.
    [few] { $who } получает { $n } Души.
   *[other] { $who } получает { $n } Душ.
}
collects-souls = { $n ->
    [one] { $who } подбирает { $n } Душу.
    [few] { $who } подбирает { $n } Души.
   *[other] { $who } подбирает { $n } Душ.
}
loses-souls = { $n ->
    [one] { $who } отдаёт { $n } Душу.
    [few] { $who } отдаёт { $n } Души.
   *[other] { $who } отдаёт { $n } Душ.
}
dies = { $who } погибает в { $space }.
entombed = { $who } вернётся через портал в { $space }.
stands-up = { $who } снова на ногах, в { $space }.
learns = { $who }, новый навык: «{ $skill }».

# Карты

takes-item = { $who } берёт «{ $card }».
keeps-item = { $who } оставляет «{ $card }».
discards-item = { $who } сбрасывает «{ $card }».
swaps-card = { $who } сбрасывает «{ $card }» и берёт другую карту.
uses-item = { $who } применяет «{ $card }».
takes-event = { $who } берёт Событие: «{ $card }».
plays-event = { $who } применяет «{ $card }».
takes-pact = { $who } берёт Пакт.
your-pact = { $who }, ваш Пакт: «{ $card }». Больше его не знает никто.
pact-fulfilled = { $who } исполняет Пакт «{ $card }».
exchanges = { $given ->
    [none] Обмен. { $who } получает: { $taken }. Отдаёт { $other }.
   *[other] { $taken ->
        [none] Обмен. { $who } отдаёт: { $given }. Получает { $other }.
       *[other] Обмен: { $who } и { $other }. { $who } отдаёт: { $given }. Получает: { $taken }.
    }
}

# Жетоны

picks-up = { $who } подбирает { token-taken }.
uses-token = { $token ->
    [radio] { $who } говорит по Радио.
    [telephone] { $who } звонит по Телефону.
   *[generator] { $who } заводит Генератор.
}
turns-up = { $who } переворачивает { token-taken } лицом вверх.
generator-on = Генератор работает: Энергия { $n }.
energy = { $n ->
    [0] Генератор гаснет.
    [1] Генератор гаснет.
   *[other] Энергия Генератора: { $n }.
}

# Существа, атаки, комбо

foe-appears = { $space }: появляется { $figure }.
stays-away = Существ на поле столько, сколько может быть: это не появляется.
stunned = { $figure }: оглушение.
attacks = { $figure ->
    [none] { $who } атакует Злую Баррикаду: Попаданий { $hits }, урон { $damage }.
   *[other] { $who } атакует, цель: { $figure }. Попаданий { $hits }, урон { $damage }.
}
kills = { $who } убивает: { $figure }.
banishes = { $who } изгоняет с поля: { $figure }.
driven-off = { $figure } изгнан к порталу в { $space }.
takes-combo = { $who } начинает комбо: «{ $card }».
combo-missed = { $hits ->
    [0] Комбо мимо: Попаданий нет.
    [one] Комбо мимо: { $hits } Попадания мало.
   *[other] Комбо мимо: { $hits } Попаданий мало.
}
combo-reached = Комбо удаётся ({ $who }): Попаданий { $hits }, общий урон { $damage }.

# Другие миры

faces-challenge = { $who } входит в портал, там — «{ $card }».
invokes-apart = В том мире { $who } встречает: { $breed }.
challenge-passed = { $who } проходит испытание «{ $card }».
challenge-failed = { $who } не проходит испытание «{ $card }».

# Союзники и мёртвые

ally-card = { $who } зовёт на помощь, и отзывается { $card }.
no-ally = На зов никто не отзывается.
ally-steps = { $persona } приходит в { $space }.
ally-dies = { $persona } погибает.
loots-ally = { $who } обыскивает тело: { $persona }.
loots-body = { $who } обыскивает тело: { $other }.
reanimates = { $who } возвращает к жизни: { $other }.

# Главы


# Игрок за Зло

