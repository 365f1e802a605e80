# A game that is read: the leaf and what lies beside it.

book-page = The open page
book-kept = Inventory
book-kept-none = Nothing yet.
book-read = Pages read
book-margin = Company and way
book-company = You decide together
book-way = The way so far
book-gauges = Meters
book-again = Read the page beneath again
book-reads = reads
read-aloud = read aloud
read-stop = stop reading
text-size = Size of the text
text-smaller = Smaller text
text-larger = Larger text
go-back = go back…
play-alone = Start reading now
play-alone-hint = One click: you alone, default options.
