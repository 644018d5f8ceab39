make-title = Twórz własne scenariusze
make-lead = Po zamknięciu galeria jest twoja. Zmień zasady albo ją przebuduj.
make-scenario = Scenariusz
make-scenario-words = Wymieszaj zasady, wybierz kafelki, odmierz piasek. Minutę później wypróbuj go z botami, a potem wyślij znajomym.
make-scenario-go = Utwórz scenariusz
make-tiles = Galeria
make-tiles-words = Narysuj własne kafelki albo wpisz te, które masz w domu. Od razu sprawdzimy, czy da się nimi grać.
make-tiles-go = Rysuj kafelki
make-mine = Twoje
make-mine-words = Zapisane w tej przeglądarce.
make-played = Grane tutaj
make-played-words = Własne scenariusze rozegrane do końca na tym serwerze.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wygrane: { $won }
make-nothing = Jeszcze nic. Pierwszy może być twój.
make-play = Graj
make-change = Edytuj
