book-lead = Wszystkie wygrane na tym serwerze, prosto z zapisów gier. Im mniej obrotów klepsydry, tym lepiej; przy remisie liczy się reszta piasku.
book-groups = Czyja księga
book-groups-words = Ekipę poznaje się po imionach przy stole; wielkie litery i odstępy nie mają znaczenia. Nie ma kont.
book-all = Wszyscy tutaj
book-has-stars =
    { $stars ->
        [one] jedna gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] jeszcze jedna ekipa
        [few] jeszcze { $count } ekipy
       *[many] jeszcze { $count } ekip
    }
book-stars = Gwiazdki: { $stars } z { $of }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] bez obrotów · zostało { $sand }
        [one] jeden obrót · zostało { $sand }
        [few] { $turns } obroty · zostało { $sand }
       *[many] { $turns } obrotów · zostało { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = wygrane, gwiazdka
book-look-marked = wygrane, ze znaczkiem
book-look-none = jeszcze nie wygrane
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = jeszcze nikt
book-nobody-yet = Nikt tego jeszcze nie zrobił. Będziecie pierwsi?
book-not-yet = Ta ekipa jeszcze tego nie zrobiła.
book-play = Zagraj
book-watch = Obejrzyj
book-legend = Pełna gwiazdka to czysta wygrana. Przerywana to wygrana ze znaczkiem, prawdziwa gwiazdka jeszcze czeka. Dotknij gwiazdki, aby zobaczyć więcej.
book-empty = Księga jest jeszcze pusta. Wybierz stempel albo gwiazdkę i graj.
book-loading = Otwieramy księgę…
book-away = Księgi nie da się teraz odczytać. Czy serwer działa?
book-print = Drukuj arkusz
book-turns = Obroty
book-sand = Piasek
book-date = Data
book-names = Imiona
book-sheet-legend = ★ czysta wygrana · ☆ wygrana ze znaczkiem · obroty klepsydry · reszta piasku
book-printed = Wydrukowano { $date }

# Why a win does not count as pure.
book-marks = Znaczki
book-mark-bots = z botami
book-mark-paused = z pauzą
book-mark-interrupted = z przerwą
book-mark-rigged = ustawiona
book-mark-talk = rozmowa cały czas
book-mark-sand = inna klepsydra
book-mark-face = inne wejście
book-mark-tiles = inna galeria
book-mark-own = własny scenariusz
book-mark-daily = gra dnia
book-mark-continued = dograna
book-mark-again = ten sam układ

# After a game.
book-news-first = Nowość w księdze: wasza pierwsza gwiazdka tutaj!
book-news-better = Nowość w księdze: lepiej niż kiedykolwiek!
