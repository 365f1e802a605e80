# Журнал напасти.

# Дом пробуждается

house-sleeps = { $seat-is ->
    [me] { $count ->
        [one] Вы бросаете { $total }, вышло { $count } знамение: дом спит дальше.
        [few] Вы бросаете { $total }, вышло { $count } знамения: дом спит дальше.
       *[many] Вы бросаете { $total }, вышло { $count } знамений: дом спит дальше.
    }
   *[other] { $count ->
        [one] { $seat } бросает { $total }, вышло { $count } знамение: дом спит дальше.
        [few] { $seat } бросает { $total }, вышло { $count } знамения: дом спит дальше.
       *[many] { $seat } бросает { $total }, вышло { $count } знамений: дом спит дальше.
    }
}
haunt-begins = { $seat-is ->
    [me] Дом пробуждается: «{ $haunt }». Его будите вы, { in-room }, картой «{ $card }».
   *[other] Дом пробуждается: «{ $haunt }». Его будит { $seat }, { in-room }, картой «{ $card }».
}
traitor-is = { $seat-is ->
    [me] Предатель — вы.
   *[other] Предатель — { $seat }.
}
part-shown = { $is_traitor ->
    [1] { $seat-is ->
        [me] Вы открываетесь: предатель — вы.
       *[other] Предатель — { $seat }.
    }
   *[other] { $seat-is ->
        [me] Ваша роль открыта: вы не предатель.
       *[other] { $seat } — не предатель.
    }
}
haunt-ready = { $seat-is ->
    [me] Всё готово к напасти. Первый ход ваш.
   *[other] Всё готово к напасти. Первый ход: { $seat }.
}
token-put = Теперь { in-room }: { $thing }.
traitor-put = { $seat-is ->
    [me] Теперь вы { in-room }.
   *[other] { $seat } теперь { in-room }.
}
becomes-presence = { $seat-is ->
    [me] Тела у вас больше нет, и вы можете быть где угодно.
   *[other] { $seat }: тела больше нет, и быть можно где угодно.
}

# Атаки и кражи

attacks = { $is_monster ->
    [1] { $seat-is ->
        [me] Вы атакуете, цель — { monster-name } { $monster }.
       *[other] { $seat } атакует, цель — { monster-name } { $monster }.
    }
   *[other] { $seat-is ->
        [me] Вы атакуете, цель — { $target_seat }.
       *[other] { $target_seat-is ->
            [me] { $seat } атакует вас.
           *[other] { $seat } атакует, цель — { $target_seat }.
        }
    }
}
steals = { $seat-is ->
    [me] Вы отнимаете у игрока { $victim_seat } «{ $card }».
   *[other] { $victim_seat-is ->
        [me] { $seat } отнимает у вас «{ $card }».
       *[other] { $seat } отнимает у игрока { $victim_seat } «{ $card }».
    }
}
monster-attacks = { $seat-is ->
    [me] Вас атакует { monster-name } { $monster }.
   *[other] Атакует { monster-name } { $monster }, цель — { $seat }.
}
object-cracks = { $seat-is ->
    [me] Вы бьёте по колоколу, трещин: { $count }.
   *[other] { $seat } бьёт по колоколу, трещин: { $count }.
}

# Чудовища

monster-comes = Теперь { in-room }: { monster-name } { $monster }.
monster-moves = { monster-name } { $monster } приходит { to-room }.
stunned = { monster-name } { $monster }: оглушение.
destroyed = { monster-name } { $monster } больше не существует.
monster-takes = { monster-name } { $monster } подбирает «{ $card }» { in-room }.
monster-brings = «{ $card }» уже { in-room }: чудовище успевает первым.

# Дела, жетоны, вещи

task-succeeds = { $seat-is ->
    [me] Дело вам удаётся.
   *[other] { $seat } справляется с делом.
}
task-fails = { $seat-is ->
    [me] Дело вам не удаётся.
   *[other] { $seat } не справляется с делом.
}
fixture-gone = { $seat-is ->
    [me] Вы обезвреживаете { in-room }: { $thing }.
   *[other] { $seat } обезвреживает { in-room }: { $thing }.
}
token-home = { $seat-is ->
    [me] Вы приносите «{ $card }» куда надо.
   *[other] { $seat } приносит «{ $card }» куда надо.
}
finds-token = { $seat-is ->
    [me] Вы находите «{ $card }»: то, что искали.
   *[other] { $seat } находит «{ $card }»: то, что искали.
}
finds-blank = { $seat-is ->
    [me] Вы находите «{ $card }»: внутри пусто.
   *[other] { $seat } находит «{ $card }»: внутри пусто.
}
drinks = { $seat-is ->
    [me] Вы пьёте: { $card }.
   *[other] { $seat } пьёт: { $card }.
}
smashes = { $seat-is ->
    [me] Вы разбиваете: { $card } — { $face }.
   *[other] { $seat } разбивает: { $card } — { $face }.
}
looks-at-token = { $seat-is ->
    [me] Вы одни смотрите, что это: { $card }.
   *[other] { $seat } в одиночку смотрит, что это: { $card }.
}
sees-face = { $seat-is ->
    [me] Вы видите: { $card } — { $face }.
   *[other] { $seat } видит: { $card } — { $face }.
}
slips = { $count ->
    [0] Записки вскрыты: не исцелён никто.
    [one] Записки вскрыты: исцелён { $count } из вас.
   *[other] Записки вскрыты: исцелено { $count } из вас.
}
lamp-lit = { $seat-is ->
    [me] Вы снова зажигаете лампу { in-room }.
   *[other] { $seat } снова зажигает лампу { in-room }.
}
lamp-out = Лампа { in-room } гаснет.
lifts-child = { $seat-is ->
    [me] Вы берёте Девочку на руки.
   *[other] { $seat } берёт Девочку на руки.
}
altar-marked = { $seat-is ->
    [me] Вы приносите Девочку к алтарю { in-room }.
   *[other] { $seat } приносит Девочку к алтарю { in-room }.
}

# Сам дом

clock-rises = Часы бьют { $count }.
presence-fills = Тот, кого нет, заполняет комнату: { room-name }.
zone-grows = Захвачена комната: { room-name }.
zone-hurts = { $zone ->
    [fire] { $seat-is ->
        [me] Вас обжигает огонь.
       *[other] Огонь обжигает игрока { $seat }.
    }
   *[other] { $seat-is ->
        [me] Корни держат вас.
       *[other] Корни держат игрока { $seat }.
    }
}
room-vanishes = Исчезает комната: { room-name }.
door-opens = Парадная дверь { in-room } открыта.
escapes = { $seat-is ->
    [me] Вы снаружи, вы спасены.
   *[other] { $seat } снаружи, это спасение.
}
fever = { $seat-is ->
    [me] Ваш Жар: { $count }.
   *[other] { $seat }, Жар: { $count }.
}
turns-pale = { $seat-is ->
    [me] Вы бледнеете и теперь заодно с ними.
   *[other] { $seat } бледнеет и теперь заодно с ними.
}
pale-stunned = { $seat-is ->
    [me] Вы оглушены и пропускаете ход.
   *[other] { $seat }: оглушение, ход пропущен.
}
brought-back = { $seat-is ->
    [me] Вы снова вы, на стороне героев.
   *[other] { $seat } возвращается на сторону героев.
}
game-over = { $winner ->
    [heroes] Ночь окончена: победили герои.
    [traitor] Ночь окончена: победил предатель.
    [single] Ночь окончена: победа одна, и она не общая.
   *[house] Ночь окончена: победил дом.
}
