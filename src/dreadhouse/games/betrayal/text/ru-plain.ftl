# Что говорит только терминал.

plain-seat = Игрок { $number }
plain-you = Вы
plain-round = { $phase ->
    [picking] До начала ночи
    [exploring] До пробуждения, раунд { $round }
    [haunt] Дом пробудился, раунд { $round }
   *[over] Ночь окончена
}
plain-omens = { $count ->
    [one] { $count } знамение; бросок сейчас пробудит дом с вероятностью { $percent } %
    [few] { $count } знамения; бросок сейчас пробудит дом с вероятностью { $percent } %
   *[other] { $count } знамений; бросок сейчас пробудит дом с вероятностью { $percent } %
}
plain-decks = Осталось: тайлов { $tiles }, предметов { $items }, знамений { $omens }, событий { $events }
plain-acts = { $count ->
    [one] { $seat }: ещё { $count } шаг
    [few] { $seat }: ещё { $count } шага
   *[other] { $seat }: ещё { $count } шагов
}
plain-event = Читается: { $card }
plain-way = { $way ->
    [n] темнота на севере
    [e] темнота на востоке
    [s] темнота на юге
   *[w] темнота на западе
}
plain-link = путь в комнату «{ $room }»
plain-panel = поворотная стена, за ней «{ $room }»
plain-nothing = ничего в руках
plain-hand = Ваши карты
