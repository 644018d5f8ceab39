# The challenge of the day.
daily-title = Wyzwanie dnia
daily-lead = Jedna galeria dziennie, dla wszystkich ta sama, i da się wygrać. Poniedziałki są łagodne, weekendy nie. Liczy się pierwsza próba ekipy; dzień zmienia się o północy UTC.
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
        [one] grała jedna ekipa
        [few] grały { $count } ekipy
       *[many] grało { $count } ekip
    }
daily-bots-note = ze znaczkiem
daily-days = Dni
daily-today = Dzisiaj
daily-place = Miejsce
daily-result = Wynik
daily-turns = Obroty
daily-sand = Piasek
daily-time = Czas
daily-won = wygrana
daily-lost = przegrana
# $attempt: 2 or more
daily-attempt = próba { $attempt }
daily-secret = Powtórki pojawią się, gdy zagracie albo gdy dzień minie: zdradzają galerię.
daily-nobody = Nikt w to jeszcze nie grał. Tabela jest cała wasza.
daily-see-table = Tabela dnia
