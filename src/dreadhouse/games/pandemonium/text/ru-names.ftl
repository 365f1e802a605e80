# Слова, которым в предложении нужна своя форма.

opening-name = { $opening ->
    [window] окно
    [exit] выход
   *[door] дверь
}
token-name = { $token ->
    [first_aid_kit] Аптечка
    [dagger] Кинжал
    [book] Книга
    [battery] Аккумулятор
    [oars] Вёсла
    [radio] Радио
    [telephone] Телефон
    [generator] Генератор
    [car] Машина
    [boat] Лодка
    [altar] Алтарь
   *[landing_place] Место посадки
}
# Кого, что.
token-taken = { $token ->
    [first_aid_kit] Аптечку
    [dagger] Кинжал
    [book] Книгу
    [battery] Аккумулятор
    [oars] Вёсла
    [radio] Радио
    [telephone] Телефон
   *[generator] Генератор
}
tile-name = { $tile ->
    [entrance_hall] Вестибюль
    [kitchen] Кухня
    [library] Библиотека
    [chapel] Часовня
    [workshop] Мастерская
    [garden] Сад
    [cellar] Подвал
   *[infirmary] Лазарет
}
roll-name = { $kind ->
    [attack] атака
    [defence] защита
    [panic] выход из Паники
    [run] Бег
    [stun] кость оглушения
    [generator] Генератор
    [challenge] испытание
    [evil] Злая кость
    [invocation] кость призыва
    [trap] Злая Ловушка
    [death] при смерти
    [task] попытка
   *[deciding] решает кость
}
cause-name = { $cause ->
    [darkness] { " " }(темнота)
    [creature] { " " }(существо)
    [boss] { " " }(босс)
    [card] { " " }(карта)
    [dash] { " " }(Рывок)
    [leaving] { " " }(уход от существ)
    [panic] { " " }(Паника)
    [rival] { " " }(соперник)
   *[other] { "" }
}
