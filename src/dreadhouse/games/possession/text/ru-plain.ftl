# Стол «Одержимости» в виде текста, для терминала.

plain-round = Раунд { $round } · { $phase }
plain-piles = Колода поиска { $search } · событий { $event } · чердак { $attic } · подвал { $basement } · ключей в запасе { $keys }
plain-event = Событие: { $card }
plain-seal = Печать пепла: каждый алтарь сложнее на 1.
plain-first = верхний этаж
plain-ground = нижний этаж
plain-branch = ветвь
plain-window = окно
plain-barred = заперто
plain-gone = без двери
plain-way = дверь { to-room }: { $state ->
    [open] открыта
    [barred] заперта
   *[gone] сорвана
}
plain-here = здесь: { $seats }
plain-parts = части тел: { $parts }
plain-part = { part-name } ({ $seat })
plain-cubes = кубики: { $seats }
plain-player = жизнь { $life } ({ $line ->
    [green] зелёная
    [blue] синяя
    [yellow] жёлтая
    [orange] оранжевая
    [red] красная
   *[zero] нет
})
plain-place = { in-room }
plain-chip = фишка { $chip }
plain-trophies = трофеев { $count }
plain-keys = ключей { $count }
plain-cubes-left = кубиков осталось { $count }
plain-cards = карт { $count }
plain-house-chips = фишек дома { $count }
plain-chips-in-hand = фишки действий на руке: { $chips }
plain-none = нет
plain-weapon = оружие: { $card }
plain-lost = потеряно: { $parts }
plain-known = известно: { $cards }
plain-hand = Ваша рука
plain-used = использовано
plain-order = Ещё не ходили: { $seats }
plain-dice = Кости
plain-die-colour = { colour-name }
plain-burning = Показано для огня: { $cards }
plain-seat = Игрок { $number }
plain-you = Вы
plain-acts = Действует { $seat }: { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
