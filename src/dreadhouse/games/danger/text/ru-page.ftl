# Страница: что на ней и рядом с ней.

page-part = Глава { $number }: { $title }
page-chapter = Глава { $number }
page-kind-death = Путь, который обрывается
page-kind-goal = Конец главы
page-kind-ending = Финал
page-kind-clue = Улика
page-kind-item = Вещь, которую вы оставляете себе
page-kind-premonition = Предчувствие
page-kind-story = { "" }
page-seen = Вы здесь уже были. Полезное страница даёт только один раз.
page-hidden = Предчувствие
    .note = Его видит только { $name } и может пересказать своими словами.

page-type-climbing = Подъём
    .letter = П
page-type-fighting = Бой
    .letter = Б
page-type-dexterity = Ловкость
    .letter = Л
page-type-perception = Внимание
    .letter = В
page-type-strength = Сила
    .letter = С
page-required = обязательный
page-optional = по желанию
page-tries = { $left ->
    [one] осталась { $left } попытка
    [few] осталось { $left } попытки
   *[many] осталось { $left } попыток
  }
page-eased = легче на { $by }
page-trial-ahead = впереди
page-trial-now = сейчас
page-trial-won = выигран
page-trial-lost = проигран
page-trial-left = обошли
page-trial-absent = здесь нет
page-target = Нужно
page-odds = побед: { $hits } из { $of }
page-odds-with = «{ $item }»: { $hits } из { $of }
page-in-slot = в гнезде усилителя

page-sum = Выпало { $face }
page-sum-bonus = Выпало { $face } + { $bonus } = { $sum }
page-needed = , нужно { $target }
page-won = Успех
page-lost = Неудача
page-lost-one = Единица проигрывает всегда

page-danger = опасность { $by }
page-psychic = дар { $by }
page-give = отдать: { $item }
page-look = взглянуть
page-only = Только { $what }.
page-with-item = если есть «{ $item }»
page-after = после карты { $card }
page-level-least = с уровня { $level }
page-level-below = ниже уровня { $level }
page-not = не { $what }
page-and = { $first } и { $second }
page-or = { $first } или { $second }
page-why-once = Этот путь уже пройден.
page-why-read = Вы уже взглянули.
page-why-death = Теперь вы знаете, чем это кончится.
page-why-return = Это возвращение уже использовано.
page-why = Сейчас закрыто.

page-gauge-danger = Опасность
    .said = Шкала опасности: деление { $space } из { $spaces }, в вызовах нужно { $target }
    .about = В вызовах сейчас нужно { $target }. Верх шкалы отнимает дар.
page-gauge-psychic = Дар · уровень { $level }
    .said = Шкала дара: деление { $space } из { $spaces }, уровень { $level }
    .about = { $next ->
        [0] Высший уровень: от дара ничего не скрыто.
       *[other] Высокий уровень предупреждает, облегчает вызовы и открывает пути. До уровня { $up } ещё { $next ->
            [one] { $next } деление
            [few] { $next } деления
           *[many] { $next } делений
          }.
      }

page-use-booster = { $type } +{ $amount }
page-use-danger = опасность −{ $amount }, один раз
page-use-win = выигрывает один вызов: { $type }
page-use-key = где-то открывает путь
page-kept-clue = сохранённая улика
page-kept-premonition = то, что вы предвидели

page-reads-next = Читает { $name }.
page-alone = Вы решаете в одиночку.
page-company = Голоса открываются, когда проголосуют все. Нет согласия — решает чтец: { $name }.
page-voted = выбор сделан
page-thinking = думает
page-away = отсутствует
page-picked = { $what }
page-abstains = воздерживается
page-goes-away = отходит
page-uses = в ход: { $item }
page-tries-it = попробовать
page-leaves-it = обойти
page-again = ещё раз
page-stops = остановиться
page-boosts = с предметом: { $item }
page-bare = без помощи
page-stays = ещё не здесь
page-comes-back = снова здесь
page-goes-on = дальше
page-rolls = бросок

page-places = места: { $found } из { $all }
page-clues = улики: { $found } из { $all }

page-rank = Ранг { $letter }: { $name }
page-last-ending = Финал
page-last-rank = Ранг
page-last-level = Уровень дара
page-last-deaths = Смерти
page-last-overflows = Переполнения
page-last-won = Вызовы
page-last-won-of = выиграно { $won }, проиграно { $lost }
page-last-story = Найдено карт истории
page-last-clues = Найдено карт улик
page-last-of = { $found } из { $all }
page-last-free = Возврат ходов
page-last-free-said = свободный

map-label = Путь до этого места: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  } в этой главе. Вы сейчас: { $here }. { $open ->
    [0] Непройденных путей нет.
    [one] Не пройден { $open } путь.
    [few] Не пройдено { $open } пути.
   *[many] Не пройдено { $open } путей.
  }
map-here = здесь
map-before = раньше: { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }

back-chapter = Начать главу заново
    .about = Глава начнётся сначала: шкалы, вещи и прочитанные карты станут такими, какими были на её первой карте. Согласиться должны все за столом.

box-author = Автор: { $name }
box-note = Обратите внимание: { $note }
