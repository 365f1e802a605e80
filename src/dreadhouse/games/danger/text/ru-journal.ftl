# «Дом опасностей»: что произошло.

lot = { $seat-is ->
    [me] Жребий падает на вас: вы читаете первым.
   *[other] Жребий решил: первым читает { $seat }.
}
reads = { $seat-is ->
    [me] Вы читаете «{ $card }».
   *[other] { $seat } читает «{ $card }».
}
reads-again = { $seat-is ->
    [me] Вы снова читаете «{ $card }»; второй раз карта ничего не даёт.
   *[other] { $seat } снова читает «{ $card }»; второй раз карта ничего не даёт.
}
draws = { $again ->
    [1] Снова попадается улика «{ $card }»; второй раз она ничего не даёт.
   *[0] Открыта улика «{ $card }».
}
draws-from-list = Выбрано: { $way }.
foresees = Вы видите, что грядёт: «{ $card }».
foresees-alone = { $seat-is ->
    [me] Вы видите, что грядёт.
   *[other] { $seat } видит, что грядёт, и рассказывает об этом.
}
hands = { $seat-is ->
    [me] Теперь читаете вы.
   *[other] Теперь читает { $seat }.
}

danger-up = Опасность растёт на { $amount }, деление { $space }; в вызовах нужно { $target }.
danger-down = Опасность падает на { $amount }, деление { $space }; в вызовах нужно { $target }.
danger-rests = Ниже опасности падать некуда.
danger-held = Опасность не падает: эту карту уже видели.
overflow = Опасность перехлёстывает через край и возвращается на деление { $space }.
psychic-up = Дар +{ $amount }: деление { $space }.
psychic-down = Дар −{ $amount }: деление { $space }.
psychic-rests = Фишке дара двигаться некуда.
psychic-held = Дар не растёт: эту карту уже видели.
level = Уровень дара теперь { $level }.

gains = В вещах теперь: { $item }.
gives-away = Отдано: { $item }.
breaks = Сломалось навсегда: { $item }.
uses = Израсходовано: { $item }.
spends = Израсходовано вместо броска: { $item }.
boosts = В гнезде усилителя: { $item }.

must-face = Вызов «{ $challenge }» нельзя обойти.
tries = Вызов «{ $challenge }» принят.
leaves = Вызов «{ $challenge }» обойдён.
rolls = { $seat-is ->
    [me] Ваш бросок: { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } против { $target }.
   *[other] Бросает { $seat }: { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } против { $target }.
}
draws-die = { $seat-is ->
    [me] Ваша карта: { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } против { $target }.
   *[other] Тянет { $seat }: { $face }{ $bonus ->
        [0] { "" }
       *[other] {" "}+ { $bonus }
    } против { $target }.
}
shuffles = Все двенадцать карт колоды костей снова перетасованы.
wins = Вызов «{ $challenge }» выигран.
loses = Вызов «{ $challenge }» проигран.
tries-again = Вызов «{ $challenge }» принят ещё раз.
must-try-again = Вызов «{ $challenge }» приходится принять ещё раз.
stops = Вызов «{ $challenge }» больше не принимают.

picks = { $seat-is ->
    [me] Ваш голос: { $pick }.
   *[other] Голос ({ $seat }): { $pick }.
}
abstains = { $seat-is ->
    [me] Вы воздержались.
   *[other] Без голоса: { $seat }.
}
agreed = Все согласны: { $pick }.
majority = Большинство согласно: { $pick }.
reader-decides = { $seat-is ->
    [me] Вы решаете как чтец: { $pick }.
   *[other] Чтец ({ $seat }) решает: { $pick }.
}
goes-away = { $seat-is ->
    [me] Вы отходите от стола.
   *[other] { $seat } отходит от стола.
}
comes-back = { $seat-is ->
    [me] Вы снова за столом.
   *[other] { $seat } снова за столом.
}
takes = Вы решаете: { $way }.
returns = Вы возвращаетесь: { $way }.

dies = На этом всё и кончилось. Вы снова здесь, чуть раньше и чуть бледнее.
escapes = Вы были на волосок от карты «{ $card }», но спаслись.
chapter = Новая глава: «{ $chapter }».
ends = Конец истории: «{ $card }», ранг { $rank }.
