# Журнал «Предательства»; `$seat-is` равно "me", если речь о месте читателя.

passed = От этого выбора ничего не зависит, поэтому вас не спрашивают.
picks-explorer = { $seat-is ->
    [me] Ваш исследователь — { explorer-name }.
   *[other] Исследователь игрока { $seat } — { explorer-name }.
}
first-player = { $seat-is ->
    [me] Первый ход — ваш.
   *[other] Первый ход: { $seat }.
}
turn-begins = { $seat-is ->
    [me] Начинается ваш ход.
   *[other] Начинается ход: { $seat }.
}
enters = { $seat-is ->
    [me] Вы теперь здесь: { room-name }.
   *[other] { $seat } теперь здесь: { room-name }.
}
explores = { $seat-is ->
    [me] Вы открываете проём на { way-name }.
   *[other] { $seat } открывает проём на { way-name }.
}
places-tile = В доме появляется комната: { room-name } ({ floor-name }).
sets-aside = Комната «{ room-name }» закрыла бы этаж и отложена.
cuts-doorway = Прорублен новый проём: { room-name }.
tile-moves = Комната переезжает: { room-name } ({ floor-name }).
tile-stays = Комната остаётся на месте: { room-name }.
falls = { $seat-is ->
    [me] Вы падаете.
   *[other] { $seat } падает.
}
crosses = { $seat-is ->
    [me] Вы переходите на другую сторону: { room-name }.
   *[other] { $seat } переходит на другую сторону: { room-name }.
}
barrier-holds = { $seat-is ->
    [me] Вам не перейти: { room-name }.
   *[other] { $seat } не может перейти: { room-name }.
}
vault-opens = { $seat-is ->
    [me] Вы открываете хранилище.
   *[other] { $seat } открывает хранилище.
}
freed = { $seat-is ->
    [me] Вы свободны.
   *[other] { $seat } снова на свободе.
}
trapped = { $seat-is ->
    [me] Вы в ловушке: { $card }.
   *[other] { $seat } в ловушке: { $card }.
}
follows = { $seat-is ->
    [me] { $card } следует за вами.
   *[other] { $card } теперь со спутником: { $seat }.
}
draws-card = { $seat-is ->
    [me] Вы тянете карту: { $card }.
   *[other] { $seat } тянет карту: { $card }.
}
nothing-drawn = { $seat-is ->
    [me] Тянуть нечего: { symbol-name }.
   *[other] { $seat } ничего не тянет: { symbol-name }.
}
keeps-event = { $seat-is ->
    [me] Карта остаётся у вас: { $card }.
   *[other] Карта остаётся у игрока { $seat }: { $card }.
}
event-ends = { $seat-is ->
    [me] Это кончилось: { $card }.
   *[other] Для игрока { $seat } это кончилось: { $card }.
}
event-cancelled = { $seat-is ->
    [me] Вас это не касается: { $card }.
   *[other] Игрока { $seat } это не касается: { $card }.
}
refuses-event = { $seat-is ->
    [me] Вы отвергаете: { $card }.
   *[other] { $seat } отвергает: { $card }.
}
puts-token = { $seat-is ->
    [me] Остаётся в комнате «{ room-name }»: { token-title }.
   *[other] Остаётся в комнате «{ room-name }»: { token-title }.
}
gains-step = { $seat-is ->
    [me] { trait-name } +{ $count }
   *[other] { $seat }: { trait-name } +{ $count }
}
loses-step = { $seat-is ->
    [me] { trait-name } −{ $count }
   *[other] { $seat }: { trait-name } −{ $count }
}
hurt = { $seat-is ->
    [me] Вы получаете урон: { $count }, { damage-name }.
   *[other] { $seat } получает урон: { $count }, { damage-name }.
}
unhurt = { $seat-is ->
    [me] Вы невредимы.
   *[other] { $seat }: без урона.
}
dies = { $seat-is ->
    [me] Вы умираете: { room-name }.
   *[other] { $seat } умирает: { room-name }.
}
rolls = { $seat-is ->
    [me] Вы бросаете { $faces }: { $total } ({ roll-name }).
   *[other] { $seat } бросает { $faces }: { $total } ({ roll-name }).
}
dice-fall = Кубики: { $faces }, всего { $total } ({ roll-name }).
uses-card = { $seat-is ->
    [me] Вы применяете: { $card }.
   *[other] { $seat } применяет: { $card }.
}
discards = { $seat-is ->
    [me] Вы сбрасываете: { $card }.
   *[other] { $seat } сбрасывает: { $card }.
}
drops = { $seat-is ->
    [me] Вы бросаете карту «{ $card }»: { room-name }.
   *[other] { $seat } бросает карту «{ $card }»: { room-name }.
}
picks-up = { $seat-is ->
    [me] Вы подбираете: { $card }.
   *[other] { $seat } подбирает: { $card }.
}
gives = { $seat-is ->
    [me] Вы отдаёте ({ $taker_seat }): { $card }.
   *[other] { $seat } отдаёт ({ $taker_seat }): { $card }.
}
refuses-gift = { $seat-is ->
    [me] Вы не берёте подарок ({ $giver_seat }): { $card }.
   *[other] { $seat } не берёт подарок ({ $giver_seat }): { $card }.
}
steals = { $seat-is ->
    [me] Вы забираете у игрока { $victim_seat }: { $card }.
   *[other] { $seat } забирает у игрока { $victim_seat }: { $card }.
}
attacks = { $seat-is ->
    [me] { $is_monster ->
        [1] Вы атакуете: { monster-name }.
       *[other] Вы атакуете: { $target_seat }.
    }
   *[other] { $is_monster ->
        [1] { $seat } атакует: { monster-name }.
       *[other] { $seat } атакует: { $target_seat }.
    }
}
monster-attacks = { $seat-is ->
    [me] { monster-name } атакует вас.
   *[other] { monster-name } атакует: { $seat }.
}
monster-comes = Появляется { monster-name }: { room-name }.
monster-moves = { monster-name } идёт: { room-name }.
monster-takes = { monster-name } берёт: { $card }.
monster-brings = { $card } на месте: { room-name }.
stunned = Оглушение: { monster-name }.
destroyed = Уничтожение: { monster-name }.
house-sleeps = Дом спит дальше: { $total } против знамений: { $count }.
haunt-begins = Начинается ужас: { haunt-title }. Это { $card }, комната: { room-name }.
haunt-ready = { $seat-is ->
    [me] Первый ход ужаса — ваш.
   *[other] Первый ход ужаса: { $seat }.
}
traitor-is = { $seat-is ->
    [me] Предатель — вы.
   *[other] Предатель — { $seat }.
}
part-shown = { $is_traitor ->
    [0] Роль открыта: { $seat } — не предатель.
   *[other] Роль открыта: { $seat } — предатель.
}
game-over = { $winner ->
    [heroes] Герои победили.
    [traitor] Победила сторона предателя.
    [single] Один исследователь победил в одиночку.
   *[house] Победил дом.
}

# Что рассказывают отдельные ужасы

altar-marked = { $seat-is ->
    [me] Вы отмечаете алтарь: { room-name }.
   *[other] { $seat } отмечает алтарь: { room-name }.
}
becomes-presence = { $seat-is ->
    [me] Вы покидаете тело и становитесь Присутствием.
   *[other] { $seat } больше нигде — и может быть везде.
}
brought-back = { $seat-is ->
    [me] Вас вернули.
   *[other] { $seat } снова среди людей.
}
clock-rises = Часы показывают { $count }.
door-opens = Парадная дверь открывается.
drinks = { $seat-is ->
    [me] Вы пьёте.
   *[other] { $seat } пьёт.
}
escapes = { $seat-is ->
    [me] Вы снаружи.
   *[other] { $seat } снаружи.
}
fever = { $seat-is ->
    [me] Ваша лихорадка: { $count }
   *[other] Лихорадка игрока { $seat }: { $count }
}
finds-blank = { $seat-is ->
    [me] Вы находите пустышку.
   *[other] { $seat } находит пустышку.
}
finds-token = { $seat-is ->
    [me] Вы находите: { $card }.
   *[other] { $seat } находит: { $card }.
}
fixture-gone = { $seat-is ->
    [me] Сделано: { room-name }.
   *[other] { $seat }: сделано, { room-name }.
}
lamp-lit = { $seat-is ->
    [me] Вы зажигаете лампу: { room-name }.
   *[other] { $seat } зажигает лампу: { room-name }.
}
lamp-out = Лампа гаснет: { room-name }.
lifts-child = { $seat-is ->
    [me] Вы берёте Девочку на руки.
   *[other] { $seat } берёт Девочку на руки.
}
looks-at-token = { $seat-is ->
    [me] Вы смотрите: { $card }.
   *[other] { $seat } смотрит: { $card }.
}
object-cracks = Трещина.
pale-stunned = { $seat-is ->
    [me] Вы оглушены.
   *[other] { $seat }: оглушение.
}
presence-fills = Присутствие наполняет комнату: { room-name }.
room-vanishes = Комнаты больше нет: { room-name }.
sees-face = { $seat-is ->
    [me] Вы видите: { $face }.
   *[other] Вы видите: { $face }.
}
slips = Записки говорят: исцелены { $count }.
smashes = { $seat-is ->
    [me] Вы разбиваете: { $face }.
   *[other] { $seat } разбивает: { $face }.
}
task-fails = { $seat-is ->
    [me] Не удаётся.
   *[other] { $seat }: не удаётся.
}
task-succeeds = { $seat-is ->
    [me] Удаётся.
   *[other] { $seat }: удаётся.
}
token-home = { $seat-is ->
    [me] На месте: { $card }.
   *[other] { $seat }: на месте, { $card }.
}
token-put = Размещено: { room-name }.
traitor-put = { $seat-is ->
    [me] Вы стоите здесь: { room-name }.
   *[other] { $seat } стоит здесь: { room-name }.
}
turns-pale = { $seat-is ->
    [me] Вы становитесь одним из Бледных.
   *[other] { $seat } — теперь из Бледных.
}
zone-grows = Оно ползёт дальше: { room-name }.
zone-hurts = { $seat-is ->
    [me] { $zone }: вам больно.
   *[other] { $zone }: страдает { $seat }.
}
