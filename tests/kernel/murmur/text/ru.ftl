game-title = Шорох
do-play = Сыграть: { $card }
do-hush = Заглушить: { $card }
do-bid = Поставить: { $card }
do-toss = Выбросить: { $card }
do-Toss-toss = Выбросить насовсем: { $card }
do-draw = Взять карту
do-peek = Подсмотреть верхнюю карту
do-roll = Бросить кубик
do-rest = Закончить ход
do-let = Пусть будет
do-pass = Ничего не ставить
card = карта { $number }
    .effect = Её счёт: { $number }.
ask-Act = Что вы делаете?
wait-Act = Ходит { $seat }.
ask-Answer = Заглушить: { $card }?
wait-Settling = За столом заминка.
ask-Bid = Ваша ставка в раунде { $round }?
wait-Bid = { $seat } обдумывает ставку.
ask-Toss = Какую карту выбросить?
wait-Toss = { $seat } выбрасывает карту.
played = { $seat-is ->
    [me] Вы играете: { $card }.
   *[other] { $seat } играет: { $card }.
 }
drew = Вы берёте: { $card }.
drew-hidden = { $seat } берёт карту.
peeked = Вы видите сверху: { $card }.
peeked-hidden = { $seat } подсматривает верхнюю карту.
rolled = { $seat } бросает кубик: { $amount }.
hushed = { $seat } глушит: { $card }.
bids = { $seat } ставит: { $card }.
tossed = { $seat } выбрасывает: { $card }.
passed-last = Теперь это ни на что не влияет, поэтому вопроса нет.
scored = У { $seat } очков: { $amount }.
