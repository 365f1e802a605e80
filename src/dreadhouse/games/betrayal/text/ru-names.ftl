# The names of rooms, explorers, traits and floors.

room-name = { $room ->
    [vestibule] Прихожая
    [great_hall] Большой зал
    [main_stair] Парадная лестница
    [top_landing] Верхняя площадка
    [cellar_landing] Подвальная площадка
    [scullery] Судомойня
    [banquet_room] Пиршественный зал
    [gutted_room] Выгоревшая комната
    [boiler_room] Котельная
    [ossuary] Костница
    [chalk_circle] Меловой круг
    [fencing_hall] Фехтовальный зал
    [lumber_room] Чулан
    [minstrels_loft] Хоры менестрелей
    [terrace] Терраса
    [principal_bedchamber] Хозяйская спальня
    [staff_quarters] Людская
    [shut_room] Запертая комната
    [dance_hall] Танцевальный зал
    [guest_chamber] Гостевая спальня
    [oratory] Молельня
    [glasshouse] Оранжерея
    [family_tomb] Семейный склеп
    [billiard_room] Бильярдная
    [kitchen_garden] Огород
    [burying_ground] Погост
    [map_room] Комната карт
    [surgery] Операционная
    [clavier_room] Клавирная
    [flagged_court] Мощёный двор
    [alembic_room] Алхимическая
    [bust_corridor] Коридор бюстов
    [bell_turret] Колокольня
    [drowned_cistern] Затопленная цистерна
    [vault] Хранилище
    [rafters] Стропила
    [red_parlour] Красная гостиная
    [butchers_store] Мясная кладовая
    [box_room] Кладовая
    [bottle_cellar] Винный погреб
    [rift] Разлом
    [laundry_drop] Бельевой жёлоб
    [rotten_floor] Гнилой пол
    [groaning_passage] Стонущий проход
    [cobweb_passage] Паутинный проход
    [wandering_lift] Блуждающий лифт
   *[cellar_stair] Подвальная лестница
}

explorer-name = { $explorer ->
    [bram_okafor] Брам Окафор
    [dita_halloran] Дита Халлоран
    [pip_larkin] Пип Ларкин
    [wren_castellan] Рен Кастеллан
    [teo_marsh] Тео Марш
    [juniper_vale] Джунипер Вейл
    [mirela_dragan] Мирела Драган
    [constance_abara] Констанс Абара
    [anselm_brook] Ансельм Брук
    [agnes_thorne] Агнес Торн
    [leona_petrakis] Леона Петракис
   *[saoirse_quill] Сирша Квилл
}

trait-name = { $trait ->
    [speed] Скорость
    [might] Сила
    [sanity] Рассудок
   *[knowledge] Знание
}

floor-name = { $floor ->
    [upper] Верхний этаж
    [ground] Первый этаж
   *[cellar] Подвал
}

# Куда и где: комната в предложении.

to-room = { $room ->
    [vestibule] в Прихожую
    [great_hall] в Большой зал
    [main_stair] на Парадную лестницу
    [top_landing] на Верхнюю площадку
    [cellar_landing] на Подвальную площадку
    [scullery] в Судомойню
    [banquet_room] в Пиршественный зал
    [gutted_room] в Выгоревшую комнату
    [boiler_room] в Котельную
    [ossuary] в Костницу
    [chalk_circle] в Меловой круг
    [fencing_hall] в Фехтовальный зал
    [lumber_room] в Чулан
    [minstrels_loft] на Хоры менестрелей
    [terrace] на Террасу
    [principal_bedchamber] в Хозяйскую спальню
    [staff_quarters] в Людскую
    [shut_room] в Запертую комнату
    [dance_hall] в Танцевальный зал
    [guest_chamber] в Гостевую спальню
    [oratory] в Молельню
    [glasshouse] в Оранжерею
    [family_tomb] в Семейный склеп
    [billiard_room] в Бильярдную
    [kitchen_garden] в Огород
    [burying_ground] на Погост
    [map_room] в Комнату карт
    [surgery] в Операционную
    [clavier_room] в Клавирную
    [flagged_court] в Мощёный двор
    [alembic_room] в Алхимическую
    [bust_corridor] в Коридор бюстов
    [bell_turret] в Колокольню
    [drowned_cistern] в Затопленную цистерну
    [vault] в Хранилище
    [rafters] на Стропила
    [red_parlour] в Красную гостиную
    [butchers_store] в Мясную кладовую
    [box_room] в Кладовую
    [bottle_cellar] в Винный погреб
    [rift] к Разлому
    [laundry_drop] в Бельевой жёлоб
    [rotten_floor] на Гнилой пол
    [groaning_passage] в Стонущий проход
    [cobweb_passage] в Паутинный проход
    [wandering_lift] в Блуждающий лифт
   *[cellar_stair] на Подвальную лестницу
}

in-room = { $room ->
    [vestibule] в Прихожей
    [great_hall] в Большом зале
    [main_stair] на Парадной лестнице
    [top_landing] на Верхней площадке
    [cellar_landing] на Подвальной площадке
    [scullery] в Судомойне
    [banquet_room] в Пиршественном зале
    [gutted_room] в Выгоревшей комнате
    [boiler_room] в Котельной
    [ossuary] в Костнице
    [chalk_circle] в Меловом круге
    [fencing_hall] в Фехтовальном зале
    [lumber_room] в Чулане
    [minstrels_loft] на Хорах менестрелей
    [terrace] на Террасе
    [principal_bedchamber] в Хозяйской спальне
    [staff_quarters] в Людской
    [shut_room] в Запертой комнате
    [dance_hall] в Танцевальном зале
    [guest_chamber] в Гостевой спальне
    [oratory] в Молельне
    [glasshouse] в Оранжерее
    [family_tomb] в Семейном склепе
    [billiard_room] в Бильярдной
    [kitchen_garden] в Огороде
    [burying_ground] на Погосте
    [map_room] в Комнате карт
    [surgery] в Операционной
    [clavier_room] в Клавирной
    [flagged_court] в Мощёном дворе
    [alembic_room] в Алхимической
    [bust_corridor] в Коридоре бюстов
    [bell_turret] в Колокольне
    [drowned_cistern] в Затопленной цистерне
    [vault] в Хранилище
    [rafters] на Стропилах
    [red_parlour] в Красной гостиной
    [butchers_store] в Мясной кладовой
    [box_room] в Кладовой
    [bottle_cellar] в Винном погребе
    [rift] у Разлома
    [laundry_drop] в Бельевом жёлобе
    [rotten_floor] на Гнилом полу
    [groaning_passage] в Стонущем проходе
    [cobweb_passage] в Паутинном проходе
    [wandering_lift] в Блуждающем лифте
   *[cellar_stair] на Подвальной лестнице
}

# Куда смотрит дверь.

to-way = { $way ->
    [n] на север
    [e] на восток
    [s] на юг
   *[w] на запад
}
