# «Дом опасностей»: игра, условия, вопросы и кнопки.

game-title = Дом опасностей
game-tagline = Приключение на картах
game-blurb = Ведите вместе одного героя через историю в пяти главах. Читайте, спорьте, принимайте вызовы или обходите их и решайте, куда идти дальше.

# Условия

option-show_odds = Показывать шансы
    .about = Перед вызовом все знают, каковы шансы с каждым усилителем.
option-take_back = Возврат хода
    .about = Что можно вернуть, не спрашивая остальных.
option-take_back-strict = строго: последнее решение, пока ничего не прочитано, не брошено и не показано
option-take_back-checkpoint = с начала главы: ещё и всю главу
option-take_back-free = свободно: любое решение в любое время
option-dice_deck = Колода костей
    .about = Вместо броска тянут одну из двенадцати перетасованных карт, по две каждого числа.
option-majority = Большинство
    .about = Больше половины тех, кто не воздержался, решают без чтеца.
option-private_premonitions = Личные предчувствия
    .about = Предчувствие видит только чтец, который его вытянул.
option-gentle_night = Тихая ночь
    .about = Ни в одном вызове не нужно больше 4.
option-first_reader = Первый чтец
    .about = Какое место читает первым; при 0 бросают жребий.

# Вопросы

ask-ChooseWay = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] Что будете делать?
}
ask-ChooseWayAlone = Что будете делать?
ask-GoOnward = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] Путь ведёт дальше. Применить что-нибудь сначала?
}
ask-GoOnwardAlone = Путь ведёт дальше. Применить что-нибудь сначала?
ask-PickClue = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] Что вы берёте?
}
ask-PickClueAlone = Что вы берёте?
ask-TryChallenge = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] «{ $challenge }»: рискнёте?
}
ask-TryChallengeAlone = «{ $challenge }»: рискнёте?
ask-PlaceBooster = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] «{ $challenge }»: что поможет?
}
ask-PlaceBoosterAlone = «{ $challenge }»: что поможет?
ask-TryAgain = { $away ->
    [1] Вас нет за столом. Вернуться?
   *[0] «{ $challenge }»: ещё раз?
}
ask-TryAgainAlone = «{ $challenge }»: ещё раз?
ask-Decide = Согласия нет. Вы чтец: { $what ->
    [try] рискнёте?
    [boost] что поможет?
    [again] ещё раз?
    [pick] что вы берёте?
    [onward] применить что-нибудь сначала?
   *[way] как поступите?
}
ask-ReadOn = Прочитайте вслух, потом дальше.
ask-Roll = «{ $challenge }»: нужно { $target } или больше.

wait-ChooseWay = Остальные выбирают, что делать.
wait-ChooseWayAlone = { $seat } выбирает, что делать.
wait-GoOnward = Остальные думают, что применить.
wait-GoOnwardAlone = { $seat } думает, что применить.
wait-PickClue = Остальные выбирают, что взять.
wait-PickClueAlone = { $seat } выбирает, что взять.
wait-TryChallenge = Остальные взвешивают вызов.
wait-TryChallengeAlone = { $seat } взвешивает вызов.
wait-PlaceBooster = Остальные ищут, что поможет.
wait-PlaceBoosterAlone = { $seat } ищет, что поможет.
wait-TryAgain = Остальные думают, пробовать ли ещё.
wait-TryAgainAlone = { $seat } думает, пробовать ли ещё.
wait-Decide = Согласия нет, поэтому решает чтец: { $seat }.
wait-ReadOn = { $seat } читает вслух.
wait-Roll = { $seat } берёт кость.

# Кнопки

do-next = В следующую главу
do-abstain = Воздержаться
do-away = Отойти от стола
do-back = Вернуться
do-try = Рискнуть
do-leave = Не трогать
do-again = Ещё раз
do-stop = Хватит
do-bare = Без помощи
do-roll = Бросить кость
do-read = Читать дальше
do-boost = Вложить: { $item }
do-spend = Израсходовать и победить: { $item }
do-use = Применить: { $item }
do-take = { $way }
do-pick = { $way }
do-return = { $way }
