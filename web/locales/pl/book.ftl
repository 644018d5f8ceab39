book-lead = Wszystkie wygrane na tym serwerze. Im rzadziej odwracano klepsydrę, tym lepiej; przy remisie liczy się reszta piasku.
book-groups = Czyja księga
book-groups-words = Grupa to po prostu imiona przy stole; wielkie litery i odstępy nie mają znaczenia. Nie ma kont.
book-all = Wszyscy
book-has-stars =
    { $stars ->
        [one] jedna gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] jeszcze jedna grupa
        [few] jeszcze { $count } grupy
       *[many] jeszcze { $count } grup
    }
book-stars = Gwiazdki: { $stars } z { $of }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] bez odwracania · zostało { $sand }
        [one] jedno odwrócenie · zostało { $sand }
        [few] { $turns } odwrócenia · zostało { $sand }
       *[many] { $turns } odwróceń · zostało { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = wygrane, gwiazdka
book-look-marked = wygrane, ze znaczkiem
book-look-none = jeszcze nie wygrane
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = jeszcze nikt
book-nobody-yet = Nikt tego jeszcze nie wygrał. Będziecie pierwsi?
book-not-yet = Ta grupa jeszcze tego nie wygrała.
book-play = Zagraj
book-watch = Obejrzyj
book-legend = Pełna gwiazdka to czysta wygrana. Przerywana to wygrana ze znaczkiem. Dotknij gwiazdki, aby zobaczyć więcej.
book-empty = Księga jest jeszcze pusta. Wybierz stempel albo gwiazdkę i graj.
book-loading = Otwieramy księgę…
book-away = Księgi nie da się teraz otworzyć. Czy serwer działa?
book-print = Drukuj arkusz
book-turns = Odwrócenia
book-sand = Piasek
book-date = Data
book-names = Imiona
book-sheet-legend = ★ czysta wygrana · ☆ wygrana ze znaczkiem · odwrócenia klepsydry · reszta piasku
book-printed = Wydrukowano { $date }

# Why a win does not count as pure.
book-marks = Znaczki
book-mark-bots = z botami
book-mark-paused = z pauzą
book-mark-interrupted = z przerwą
book-mark-rigged = ustawiona
book-mark-talk = wolna rozmowa
book-mark-sand = inna klepsydra
book-mark-face = inny kafelek startowy
book-mark-tiles = inne kafelki
book-mark-own = własny scenariusz
book-mark-daily = wyzwanie dnia
book-mark-continued = dograna
book-mark-again = ten sam układ
book-mark-table = przy stole

# After a game.
book-news-first = Nowość w księdze: wasza pierwsza gwiazdka tutaj!
book-news-better = Nowość w księdze: wasza najlepsza wygrana!
