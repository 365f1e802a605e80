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
