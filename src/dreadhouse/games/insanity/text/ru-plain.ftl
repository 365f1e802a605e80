# The table of Insanity written as text, for terminals.

plain-turn = Ход { $turn } из { $cap } · { $step } · ходит: { $seat }
plain-piles = Колода { $deck } · сброс { $discard }{ $top ->
    [none] {""}
   *[other] {" "}(сверху: { $top })
}
plain-next = Следующая карта колоды, насколько вы знаете: { $card }
plain-seat = Игрок { $number }
plain-you = Вы
plain-opponent = Соперник
plain-life = жизнь
plain-sanity = рассудок
plain-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
plain-known = известны: { $cards }
plain-power = сила { $power }
plain-cost = цена { $cost }
plain-used = использовано
plain-fresh = только что вошло
plain-attacks = может атаковать
plain-blocks = может блокировать
plain-curses = несёт: { $curses }
plain-nothing = (в игре ничего нет)
plain-location = Место: { $card }
plain-attack = Атака: { $attacker } (сила { $power })
plain-blocked = { $attack }, блокируют: { $blockers }
plain-hand = Ваша рука
plain-omens = Если всё останется как есть
