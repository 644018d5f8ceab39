# The challenge of the day.
daily-title = Wyzwanie dnia
daily-lead = Jedna galeria dziennie, dla wszystkich ta sama, i zawsze da się wygrać. Poniedziałki są łatwe, weekendy nie. Liczy się tylko pierwsza próba grupy; dzień zmienia się o północy UTC.
daily-left-hours =
    { $count ->
        [one] została jedna godzina
        [few] zostały { $count } godziny
       *[many] zostało { $count } godzin
    }
daily-left-minutes =
    { $count ->
        [one] została jedna minuta
        [few] zostały { $count } minuty
       *[many] zostało { $count } minut
    }
daily-left-over = koniec
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] jeszcze nikt nie grał
        [one] grała jedna grupa
        [few] grały { $count } grupy
       *[many] grało { $count } grup
    }
daily-bots-note = ze znaczkiem
daily-days = Dni
daily-today = Dzisiaj
daily-place = Miejsce
daily-result = Wynik
daily-turns = Odwrócenia
daily-sand = Piasek
daily-time = Czas
daily-won = wygrana
daily-lost = przegrana
# $attempt: 2 or more
daily-attempt = próba { $attempt }
daily-secret = Powtórki pojawią się, gdy zagracie albo gdy dzień minie: zdradzają galerię.
daily-nobody = Nikt w to jeszcze nie grał. Bądźcie pierwsi!
daily-see-table = Ranking dnia
