# Имена комнат, частей тела, цветов, значков и фаз; `$room`, `$part` и `$colour` — идентификаторы.

room-name = { $room ->
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
to-room = { $room ->
    [parlour] в гостиную
    [tool_shed] в сарай
    [bedroom] в спальню
    [study] в кабинет
    [washroom] в ванную
    [kitchen] на кухню
    [sun_porch] на веранду
    [nursery] в детскую
    [dining_hall] в столовую
    [shrine_room] в молельню
    [stairs] на лестницу
    [attic] на чердак
   *[basement] в подвал
}
in-room = { $room ->
    [parlour] в гостиной
    [tool_shed] в сарае
    [bedroom] в спальне
    [study] в кабинете
    [washroom] в ванной
    [kitchen] на кухне
    [sun_porch] на веранде
    [nursery] в детской
    [dining_hall] в столовой
    [shrine_room] в молельне
    [stairs] на лестнице
    [attic] на чердаке
   *[basement] в подвале
}
part-name = { $part ->
    [left_arm] левая рука
    [right_arm] правая рука
    [right_leg] правая нога
    [left_leg] левая нога
   *[head] голова
}
colour-name = { $colour ->
    [green] зелёный
    [blue] синий
    [yellow] жёлтый
    [orange] оранжевый
    [red] красный
   *[black] чёрный
}
listed = { $first } и { $last }
dice-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
dice-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
dice-blank = пусто

phase-possession_roll = бросок одержимости
phase-action_chips = фишки действий
phase-event = событие
phase-turns = ходы
phase-end_of_round = конец раунда

kind-gun = оружие
kind-equipment = снаряжение
kind-ability = умение
kind-page = страница
kind-event = событие
kind-attic = фишка чердака
kind-basement = фишка подвала

icon-search = Поиск
    .about = 1 действие и кубик: взять карту. 2 действия: взять две, оставить одну.
icon-rest = Отдых до { $value }
    .about = 1 действие и кубик: вернуть сыгранную фишку не больше { $value }, но не этого раунда.
icon-heal = Лечение
    .about = 1 действие и кубик: бросить 3 кости, по 1 жизни за щит.
icon-hide = Укрытие
    .about = Ваш кубик, когда здесь атакует одержимая фигура: защита на 2 больше.
icon-altar = Алтарь сложности { $value }
    .about = 1 действие и кубик: попытка сжечь страницы. Нужны страница и фишка чердака или подвала.
icon-weapon_search = Поиск оружия
    .about = 1 действие и кубик: взять одно из двух ближайших оружий в колоде.
icon-recover_cube = Вернуть кубик
    .about = Ход начат здесь, до всех действий: бросить кость, на щите вернуть один свой кубик.
icon-reroll_possession = Второй бросок одержимости
    .about = В фазе одержимости можно перебросить; новый результат остаётся.
icon-lower_attraction = Тихий угол
    .about = Фишка, вскрытая здесь, притягивает зло на 1 слабее.
icon-plus_two = Ещё два действия
    .about = Ход начат здесь, до всех действий: положить кубик и получить 2 действия.
icon-window_travel = Через окно
    .about = Ход начат здесь: за 2 действия попасть в любую другую комнату с окном.
icon-window = Окно
    .about = Одержимые перелезают из окна в окно за 2 действия; сюда тянутся ветви.
icon-key = Нужен ключ
    .about = 1 действие и ключ за вход; вы берёте фишку. Следующий ход начнётся с выхода.
icon-stairs = Переход
    .about = Кто пришёл с одного этажа, уйдёт на другой.
