# Журнал «Одержимости»; `$seat-is` равно "me", если речь о месте читателя.

round-begins = Начинается раунд { $count }.
no-event = Притяжение { $amount }, живых { $count }: дом молчит.
draws-event = Событие: «{ $card }».
shuffles-events = События кончились: сброс перемешивается в новую колоду.
ends-possessed = Одержимы все, кто остался: ночь окончена, решают трофеи.
ends-round-limit = Последний раунд окончен, решают трофеи.
passed = От этого выбора ничего не зависит, поэтому вас не спрашивают.

attacks = { $seat-is ->
    [me] Вы атакуете, цель — { $target_seat }.
   *[other] { $target_seat-is ->
        [me] { $seat } атакует вас.
       *[other] { $seat } атакует, цель — { $target_seat }.
    }
}
bites = { $seat-is ->
    [me] Ваша { part-name } атакует, цель — { $target_seat }: { $faces }.
   *[other] { $target_seat-is ->
        [me] Вас атакует { part-name } ({ $seat }): { $faces }.
       *[other] Атакует { part-name } ({ $seat }), цель — { $target_seat }: { $faces }.
    }
}
steals = { $seat-is ->
    [me] Вы крадёте у игрока { $victim_seat } карту «{ $card }».
   *[other] { $victim_seat-is ->
        [me] { $seat } крадёт у вас «{ $card }».
       *[other] { $seat } крадёт у игрока { $victim_seat } карту «{ $card }».
    }
}
steals-hidden = { $seat } крадёт карту у игрока { $victim_seat }.
steals-weapon = { $seat-is ->
    [me] Вы выхватываете у игрока { $victim_seat } оружие: «{ $card }».
   *[other] { $victim_seat-is ->
        [me] { $seat } выхватывает у вас оружие: «{ $card }».
       *[other] { $seat } выхватывает у игрока { $victim_seat } оружие: «{ $card }».
    }
}
other-room-name = { $other_room ->
    [parlour] Гостиная
    [tool_shed] Сарай
    [bedroom] Спальня
    [study] Кабинет
    [washroom] Ванная
    [kitchen] Кухня
    [sun_porch] Веранда
    [nursery] Детская
    [dining_hall] Столовая
    [shrine_room] Молельня
    [stairs] Лестница
    [attic] Чердак
   *[basement] Подвал
}

first-possessed = { $seat-is ->
    [me] Первыми дом забирает вас.
   *[other] Первым дом забирает: { $seat }.
}

rolls = { $seat-is ->
    [me] Вы бросаете кости: { $faces }.
   *[other] { $seat } бросает кости: { $faces }.
}

rolls-possession = { $seat-is ->
    [me] Кость одержимости для вас: { colour-name }.
   *[other] Кость одержимости, { $seat }: { colour-name }.
}

must-reroll = { $seat-is ->
    [me] Шёпот заставляет вас бросить ещё раз.
   *[other] Шёпот заставляет бросить ещё раз: { $seat }.
}

uses-pendant = { $seat-is ->
    [me] Вы сбрасываете кулон и сохраняете рассудок.
   *[other] { $seat } сбрасывает кулон и сохраняет рассудок.
}

possessed = { $seat-is ->
    [me] Дом забирает вас: вы одержимы.
   *[other] Дом забирает игрока { $seat }: теперь это одержимый.
}

freed = { $seat-is ->
    [me] Дом отпускает вас: рассудок вернулся.
   *[other] Дом отпускает игрока { $seat }: рассудок вернулся.
}

at-zero = { $seat-is ->
    [me] У вас 0 жизни: вы принадлежите дому навсегда.
   *[other] { $seat }: 0 жизни, теперь навсегда во власти дома.
}

for-good = { $seat-is ->
    [me] Вы потеряли слишком многое и принадлежите дому навсегда.
   *[other] { $seat } теряет слишком многое и принадлежит дому навсегда.
}

reveals-chip = { $seat-is ->
    [me] Вы вскрываете фишку { $chip }.
   *[other] { $seat } вскрывает фишку { $chip }.
}

loses-actions = { $seat-is ->
    [me] { $count ->
        [one] У вас в этом раунде на { $count } действие меньше.
        [few] У вас в этом раунде на { $count } действия меньше.
       *[many] У вас в этом раунде на { $count } действий меньше.
    }
   *[other] { $count ->
        [one] { $seat }: в этом раунде на { $count } действие меньше.
        [few] { $seat }: в этом раунде на { $count } действия меньше.
       *[many] { $seat }: в этом раунде на { $count } действий меньше.
    }
}

gains-actions = { $seat-is ->
    [me] { $count ->
        [one] Вы получаете { $count } действие.
        [few] Вы получаете { $count } действия.
       *[many] Вы получаете { $count } действий.
    }
   *[other] { $count ->
        [one] { $seat } получает { $count } действие.
        [few] { $seat } получает { $count } действия.
       *[many] { $seat } получает { $count } действий.
    }
}

loses-life = { $seat-is ->
    [me] { $amount ->
        [one] Вы теряете { $amount } жизнь, осталось { $count }.
        [few] Вы теряете { $amount } жизни, осталось { $count }.
       *[many] Вы теряете { $amount } жизней, осталось { $count }.
    }
   *[other] { $amount ->
        [one] { $seat } теряет { $amount } жизнь, осталось { $count }.
        [few] { $seat } теряет { $amount } жизни, осталось { $count }.
       *[many] { $seat } теряет { $amount } жизней, осталось { $count }.
    }
}

gains-life = { $seat-is ->
    [me] { $amount ->
        [one] Вы получаете { $amount } жизнь, теперь { $count }.
        [few] Вы получаете { $amount } жизни, теперь { $count }.
       *[many] Вы получаете { $amount } жизней, теперь { $count }.
    }
   *[other] { $amount ->
        [one] { $seat } получает { $amount } жизнь, теперь { $count }.
        [few] { $seat } получает { $amount } жизни, теперь { $count }.
       *[many] { $seat } получает { $amount } жизней, теперь { $count }.
    }
}

shows-hand = { $seat-is ->
    [me] { $cards ->
        [none] Вы показываете пустую руку.
       *[other] Вы показываете руку: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } показывает пустую руку.
       *[other] { $seat } показывает руку: { $cards }.
    }
}

weapon-slips = { $seat-is ->
    [me] «{ $card }» выскальзывает из ваших рук в колоду поиска.
   *[other] { $seat } роняет в колоду поиска «{ $card }».
}

card-slips = { $seat-is ->
    [me] Одна из ваших карт ускользает в колоду поиска.
   *[other] { $seat } теряет карту: она ускользает в колоду поиска.
}

tears-hinges = { $seat-is ->
    [me] Вы выбираете дверь, и её срывает с петель: { room-name } — { other-room-name }.
   *[other] { $seat } выбирает дверь, и её срывает с петель: { room-name } — { other-room-name }.
}

spends-chip = { $seat-is ->
    [me] Вы теряете фишку { $chip }, как сыгранную.
   *[other] { $seat } теряет фишку { $chip }, как сыгранную.
}

branch-grows = { $seat-is ->
    [me] Из-за вас ветвь прорастает { in-room }.
   *[other] { $seat } виной тому, что ветвь прорастает { in-room }.
}

turn-begins = { $seat-is ->
    [me] { $count ->
        [one] Ваш ход: { $count } действие.
        [few] Ваш ход: { $count } действия.
       *[many] Ваш ход: { $count } действий.
    }
   *[other] { $count ->
        [one] Ходит { $seat }: { $count } действие.
        [few] Ходит { $seat }: { $count } действия.
       *[many] Ходит { $seat }: { $count } действий.
    }
}

hunt-begins = { $seat-is ->
    [me] { $count ->
        [one] Вы охотитесь: { $count } действие.
        [few] Вы охотитесь: { $count } действия.
       *[many] Вы охотитесь: { $count } действий.
    }
   *[other] { $count ->
        [one] { $seat } охотится: { $count } действие.
        [few] { $seat } охотится: { $count } действия.
       *[many] { $seat } охотится: { $count } действий.
    }
}

moves = { $seat-is ->
    [me] Вы идёте { to-room }.
   *[other] { $seat } идёт { to-room }.
}

crosses = { $seat-is ->
    [me] Вы лезете через окно { to-room }.
   *[other] { $seat } лезет через окно { to-room }.
}

strikes-entering = { $seat-is ->
    [me] То, что ждало { in-room }, бьёт вас: { $faces }.
   *[other] То, что ждало { in-room }, бьёт игрока { $seat }: { $faces }.
}

bars = { $seat-is ->
    [me] Вы запираете дверь: { room-name } — { other-room-name }.
   *[other] { $seat } запирает дверь: { room-name } — { other-room-name }.
}

unbars = { $seat-is ->
    [me] Вы отпираете дверь: { room-name } — { other-room-name }.
   *[other] { $seat } отпирает дверь: { room-name } — { other-room-name }.
}

searches = { $seat-is ->
    [me] { $count ->
        [one] Вы ищете { in-room }.
       *[other] Вы тщательно ищете { in-room }.
    }
   *[other] { $count ->
        [one] { $seat } ищет { in-room }.
       *[other] { $seat } тщательно ищет { in-room }.
    }
}

sees-cards = { $seat-is ->
    [me] Вы находите: { $cards }.
   *[other] { $seat } находит: { $cards }.
}

sees-cards-hidden = { $seat-is ->
    [me] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
   *[other] { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
}

keeps = { $seat-is ->
    [me] Вы оставляете «{ $card }».
   *[other] { $seat } оставляет «{ $card }».
}

trades-key = { $seat-is ->
    [me] Вы сбрасываете «{ $card }» и берёте ключ.
   *[other] { $seat } сбрасывает «{ $card }» и берёт ключ.
}

searches-weapon = { $seat-is ->
    [me] { $cards ->
        [none] Вы ищете оружие и ничего не находите.
       *[other] Вы ищете оружие и вскрываете: { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } ищет оружие и ничего не находит.
       *[other] { $seat } ищет оружие и вскрывает: { $cards }.
    }
}

takes-weapon = { $seat-is ->
    [me] Вы берёте «{ $card }».
   *[other] { $seat } берёт «{ $card }».
}

rests = { $seat-is ->
    [me] Вы отдыхаете { in-room } и возвращаете фишку { $chip }.
   *[other] { $seat } отдыхает { in-room } и возвращает фишку { $chip }.
}

heals = { $seat-is ->
    [me] Вы залечиваете раны { in-room }.
   *[other] { $seat } залечивает раны { in-room }.
}

rolls-for-cube = { $seat-is ->
    [me] Вы бросаете кость за кубик: { $faces }.
   *[other] { $seat } бросает кость за кубик: { $faces }.
}

recovers-cube = { $seat-is ->
    [me] Вы возвращаете кубик, который лежал { in-room }.
   *[other] { $seat } возвращает кубик, который лежал { in-room }.
}

sits-in-sun = { $seat-is ->
    [me] { $count ->
        [one] Вы кладёте кубик на веранду: ещё { $count } действие.
        [few] Вы кладёте кубик на веранду: ещё { $count } действия.
       *[many] Вы кладёте кубик на веранду: ещё { $count } действий.
    }
   *[other] { $count ->
        [one] { $seat } кладёт кубик на веранду: ещё { $count } действие.
        [few] { $seat } кладёт кубик на веранду: ещё { $count } действия.
       *[many] { $seat } кладёт кубик на веранду: ещё { $count } действий.
    }
}

uses-card = { $seat-is ->
    [me] Вы применяете «{ $card }».
   *[other] { $seat } применяет «{ $card }».
}

finds-chip = { $seat-is ->
    [me] Вы находите фишку: { $card }.
   *[other] { $seat } находит фишку: { $card }.
}

finds-chip-hidden = { $seat-is ->
    [me] Вы находите { in-room } фишку и держите её в тайне.
   *[other] { $seat } находит { in-room } фишку и держит её в тайне.
}

suffers-chip = { $seat-is ->
    [me] Вам попадается «{ $card }».
   *[other] { $seat } вытягивает «{ $card }».
}
