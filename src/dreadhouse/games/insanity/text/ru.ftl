# «Безумие»: игра, её настройки, вопросы и кнопки.

game-title = Безумие
game-tagline = Карточная дуэль
game-blurb = Два разума, одна колода ужасов. Каждый призыв стоит рассудка, а когда его не останется, чудовища начнут уходить от вас.

# Настройки

option-start_life = Жизнь в начале
    .about = Сколько жизни у каждого игрока в начале партии.
option-start_sanity = Рассудок в начале
    .about = Сколько рассудка у каждого игрока в начале партии.
option-turn_cap = Предел ходов
    .about = Столько ходов на двоих, и объявляется ничья.
option-life_decides = Решает жизнь
    .about = На пределе ходов побеждает игрок, у которого больше жизни.
option-dazed = Оцепенение
    .about = Перешедшее в этой фазе действий существо не может в ней атаковать.
option-fresh = Новички
    .about = Существо не атакует в тот ход, когда вошло в игру.
option-slow_start = Медленное начало
    .about = В первый ход партии берётся 1 карта и ничего не сбрасывается.
option-ceiling = Потолок
    .about = Жизнь и рассудок не поднимаются выше начальных.
option-set_order = Заданный порядок
    .about = Эффекты шага всегда идут в обычном порядке, никого не спрашивают.

# Виды карт и шаги хода

kind-monster = чудовище
kind-person = человек
kind-location = место
kind-book = книга
kind-curse = проклятие
kind-action = событие

step-turn_start = начало хода
step-before_drawing = перед добором
step-draw_phase = фаза добора
step-after_drawing = после добора
step-action_phase = фаза действий
step-after_acting = после действий
step-discard_phase = фаза сброса
step-insanity_phase = фаза безумия
step-turn_end = конец хода

# Кнопки

do-play = Разыграть «{ $card }»
do-use = Применить «{ $card }»
do-attack = Атаковать
do-end = Закончить фазу действий
do-name = В атаку: «{ $card }»
do-done = Готово
do-NameAttackers-done = Начать атаку
do-NameBlockers-done = Больше никто не блокирует
do-GambleAway-done = Взять столько же карт
do-LeadAway-done = Принести жертву
do-block = В блок: «{ $card }»
do-against = Блокировать «{ $card }»
do-deal = { $amount ->
    [one] { $amount } урон
   *[other] { $amount } урона
}
do-discard = Сбросить «{ $card }»
do-destroy = Уничтожить «{ $card }»
do-LeadAway-destroy = В жертву: «{ $card }»
do-take = Забрать «{ $card }»
do-give = Отдать «{ $card }»
do-GiveAway-give = Уступить «{ $card }»
do-OfferCard-give = Отдать «{ $card }»
do-bear = Проклясть «{ $card }»
do-bring = Вернуть «{ $card }»
do-first = Сначала «{ $card }»
do-standard = Обычный порядок
do-steal = Украсть «{ $card }»
do-burn = Сжечь «{ $card }»
do-life = Получить 10 жизней
do-sanity = Получить 1 рассудок

# Вопросы тому, кто решает

ask-OrderEffects = { $count ->
    [one] В этом шаге ждёт { $count } эффект: какой следующий?
    [few] В этом шаге ждут { $count } эффекта: какой следующий?
   *[many] В этом шаге ждут { $count } эффектов: какой следующий?
}
ask-DiscardDrawn = { $count ->
    [one] Сбросьте { $count } карту с руки
    [few] Сбросьте { $count } карты с руки, одну за другой
   *[many] Сбросьте { $count } карт с руки, одну за другой
}
ask-Act = Разыграйте карту, примените действие, атакуйте или закончите фазу
ask-NameAttackers = Назовите атакующих и начните атаку
ask-NameBlockers = Кто блокирует?
ask-BlockWhom = «{ $blocker }»: кого блокировать?
ask-DivideDamage = «{ $attacker }»: осталось поделить { $left } урона. Сколько получит «{ $blocker }»?
ask-DiscardDown = { $count ->
    [one] У вас больше 10 карт: сбросьте { $count } карту
    [few] У вас больше 10 карт: сбросьте { $count } карты, одну за другой
   *[many] У вас больше 10 карт: сбросьте { $count } карт, одну за другой
}
ask-GiveAway = У вас 0 рассудка: одно ваше чудовище, один человек или одна книга переходит к сопернику
ask-ChooseVictim = «{ $card }»: выберите, кто или что гибнет
ask-ChooseTaken = «{ $card }»: выберите, что перейдёт к вам
ask-ChooseBearer = Кому нести «{ $card }»?
ask-ChooseDiscard = { $count ->
    [one] «{ $card }»: выберите { $count } карту для сброса
    [few] «{ $card }»: выберите { $count } карты для сброса, одну за другой
   *[many] «{ $card }»: выберите { $count } карт для сброса, одну за другой
}
ask-ChooseReturn = «{ $card }»: выберите человека из сброса
ask-OfferCard = «{ $card }»: выберите карту с руки, которую отдадите
ask-StealCard = «Украденное воспоминание»: выберите карту, которую заберёте из руки соперника
ask-BurnCard = «Сожжённые записки»: выберите карту, которую сбросит соперник
ask-ChooseGain = «{ $card }»: жизнь или рассудок?
ask-GambleAway = «{ $card }»: сбросьте сколько угодно карт и возьмите столько же
ask-LeadAway = «{ $card }»: выберите, кто ещё из ваших людей пойдёт следом; каждый даёт 3 рассудка

# Строки для тех, кто ждёт

wait-OrderEffects = { $seat } выбирает порядок эффектов.
wait-DiscardDrawn = { $seat } сбрасывает карту.
wait-Act = У игрока { $seat } фаза действий.
wait-NameAttackers = { $seat } называет атакующих.
wait-NameBlockers = { $seat } называет блокирующих.
wait-BlockWhom = { $seat } называет блокирующих.
wait-DivideDamage = { $seat } делит урон.
wait-DiscardDown = { $seat } сбрасывает лишние карты до 10.
wait-GiveAway = У игрока { $seat } 0 рассудка: придётся кое-что уступить.
wait-ChooseVictim = { $seat } выбирает, кто или что гибнет.
wait-ChooseTaken = { $seat } выбирает, что забрать себе.
wait-ChooseBearer = { $seat } выбирает носителя проклятия.
wait-ChooseDiscard = { $seat } выбирает карту для сброса.
wait-ChooseReturn = { $seat } ищет человека в сбросе.
wait-OfferCard = { $seat } выбирает, какую карту отдать.
wait-StealCard = { $seat } смотрит чужую руку и забирает карту.
wait-BurnCard = { $seat } смотрит чужую руку и выбирает карту для сброса.
wait-ChooseGain = { $seat } выбирает между жизнью и рассудком.
wait-GambleAway = { $seat } ставит карты на кон.
wait-LeadAway = { $seat } выбирает, кого принести в жертву.
