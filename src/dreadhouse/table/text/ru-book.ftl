# Игра, которую читают: страница и всё, что лежит рядом.

book-page = Открытая страница
book-kept = Вещи с собой
book-kept-none = Пока ничего.
book-read = Прочитанные страницы
book-margin = Компания и путь
book-company = Решаете вместе
book-way = Путь до этого места
book-gauges = Шкалы
book-again = Перечитать страницу под карточкой
book-reads = читает
read-aloud = читать вслух
read-stop = перестать читать
text-size = Размер текста
text-smaller = Мельче
text-larger = Крупнее
go-back = назад…
play-alone = Начать читать
play-alone-hint = Один щелчок: вы в одиночку, обычные настройки.
