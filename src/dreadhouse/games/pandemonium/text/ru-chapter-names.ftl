# Восемь глав: названия и отметки пути к цели.

chapter-flat_battery = Севший аккумулятор
chapter-someone_is_knocking = Кто-то стучит
chapter-hold_until_sunrise = Продержаться до рассвета
chapter-current = Ток
chapter-last_one_standing = Кто останется последним
chapter-the_name_in_the_book = Имя в книге
chapter-the_house_comes_down = Дом рушится
chapter-one_of_us_commands = Один из нас повелевает

progress-battery_fitted = Аккумулятор на месте
progress-engine_running = Мотор работает
progress-aboard = На борту
progress-kid_freed = Малыш идёт следом
progress-exit_broken = Выход проломлен
progress-standing = На ногах
progress-generator_on = Генератор включён
progress-helicopter_called = Вызов сделан
progress-helicopter_landed = Вертолёт сел
progress-last = Ещё в игре
progress-invoked = Зло призвано
progress-evil_one_life = Урон Злу
progress-seals = Порталы запечатаны
progress-oars_aboard = Вёсла на борту
progress-deaths = Смерти
