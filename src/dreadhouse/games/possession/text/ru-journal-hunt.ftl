# Журнал «Одержимости»: огонь, атаки, потерянные части тела, конец.

attempts = { $seat-is ->
    [me] Вы разводите огонь у алтаря { in-room }.
   *[other] { $seat } разводит огонь у алтаря { in-room }.
}

shows-pages = { $seat-is ->
    [me] Вы показываете: { $cards }.
   *[other] { $seat } показывает: { $cards }.
}

names-number = { $seat-is ->
    [me] Вы называете номер рваной страницы: { $number }.
   *[other] { $seat } называет номер рваной страницы: { $number }.
}

announces-circles = { $seat-is ->
    [me] { $count ->
        [one] Вы чертите { $count } меловой круг.
        [few] Вы чертите { $count } меловых круга.
       *[many] Вы чертите { $count } меловых кругов.
    }
   *[other] { $count ->
        [one] { $seat } чертит { $count } меловой круг.
        [few] { $seat } чертит { $count } меловых круга.
       *[many] { $seat } чертит { $count } меловых кругов.
    }
}

needs-wounds = { $seat-is ->
    [me] { $needed ->
        [0] Вам бросок не нужен: { $chance }%.
        [one] Вам нужна { $needed } рана: { $chance }%.
        [few] Вам нужны { $needed } раны: { $chance }%.
       *[many] Вам нужно { $needed } ран: { $chance }%.
    }
   *[other] { $needed ->
        [0] { $seat }: бросок не нужен, { $chance }%.
        [one] { $seat }: нужна { $needed } рана, { $chance }%.
        [few] { $seat }: нужны { $needed } раны, { $chance }%.
       *[many] { $seat }: нужно { $needed } ран, { $chance }%.
    }
}

fails-burning = { $seat-is ->
    [me] Огонь гаснет: вам было нужно { $needed }.
   *[other] Огонь гаснет, { $seat } остаётся ни с чем: было нужно { $needed }.
}

loses-page = { $seat-is ->
    [me] Вы отдаёте «{ $card }».
   *[other] { $seat } отдаёт «{ $card }».
}

reveals-weapon = { $seat-is ->
    [me] Вы берётесь за оружие: { $card }.
   *[other] { $seat } берётся за оружие: { $card }.
}

gives-up-shotgun = { $seat-is ->
    [me] Вы жертвуете дробовиком: ещё 2 раны.
   *[other] { $seat } жертвует дробовиком: ещё 2 раны.
}

arms = { $seat-is ->
    [me] Вы атакуете, в руках — «{ $card }».
   *[other] { $seat } атакует, в руках — «{ $card }».
}

rolls-attack = { $seat-is ->
    [me] Ваша атака: { $faces }.
   *[other] Атака, { $seat }: { $faces }.
}

hides = { $seat-is ->
    [me] Вы прячетесь: защита на 2 больше.
   *[other] { $seat } прячется: защита на 2 больше.
}

rolls-defence = { $seat-is ->
    [me] Ваша защита: { $faces }.
   *[other] Защита, { $seat }: { $faces }.
}

rerolls-knife = { $seat-is ->
    [me] Нож даёт вам перебросить кость: { $faces }.
   *[other] { $seat } перебрасывает кость ножом: { $faces }.
}

compares = { $seat-is ->
    [me] Атака { $amount } против вашей защиты { $count }.
   *[other] Атака { $amount } против защиты { $count } ({ $seat }).
}

takes-trophy = { $seat-is ->
    [me] { $count ->
        [one] Вы берёте трофей, теперь их { $count }.
       *[other] Вы берёте трофей, теперь их { $count }.
    }
   *[other] { $count ->
        [one] { $seat } берёт трофей, теперь их { $count }.
       *[other] { $seat } берёт трофей, теперь их { $count }.
    }
}

strikes-back = { $seat-is ->
    [me] Ответный удар по вам, ран: { $amount }.
   *[other] { $seat } получает ответный удар, ран: { $amount }.
}

loses-part = { $seat-is ->
    [me] У вас отлетает { part-name }: теперь она { in-room }.
   *[other] { $seat }: отлетает { part-name }, теперь она { in-room }.
}

saves-limb = { $seat-is ->
    [me] Вы сохраняете часть тела ({ part-name }).
   *[other] { $seat } сохраняет часть тела ({ part-name }).
}

dies = { $seat-is ->
    [me] Вы распадаетесь на части и выбываете.
   *[other] { $seat } распадается на части и выбывает.
}

crawls = { $seat-is ->
    [me] Ваша { part-name } ползёт { to-room }.
   *[other] { part-name } ({ $seat }) ползёт { to-room }.
}

breaks-door = { $seat-is ->
    [me] Вы ломаете дверь, { $faces }: { room-name } — { other-room-name }.
   *[other] { $seat } ломает дверь, { $faces }: { room-name } — { other-room-name }.
}

door-holds = { $seat-is ->
    [me] Дверь устояла перед вами, { $faces }: { room-name } — { other-room-name }.
   *[other] { $seat } не может сломать дверь, { $faces }: { room-name } — { other-room-name }.
}

cubes-back = { $seat-is ->
    [me] Вы возвращаете все свои кубики.
   *[other] { $seat } возвращает все кубики.
}

wins-burning = { $seat-is ->
    [me] Страницы горят: вы победили!
   *[other] Страницы горят, победа: { $seat }.
}

wins-last = { $seat-is ->
    [me] Вы последние живые в доме: победа.
   *[other] { $seat } — последняя живая душа в доме: победа.
}

wins-trophies = { $seat-is ->
    [me] Вы побеждаете, трофеев: { $count }.
   *[other] { $seat } побеждает, трофеев: { $count }.
}

wins-together = Победу делят { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, трофеев у каждого: { $amount }.
