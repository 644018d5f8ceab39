make-title = Zrób coś swojego
make-lead = Po zamknięciu galeria jest twoja. Zmień zasady albo zbuduj ją od nowa.
make-scenario = Scenariusz
make-scenario-words = Wymieszaj zasady, wybierz kafelki, odmierz piasek. Minutę później wypróbuj go z botami, a potem wyślij ekipie.
make-scenario-go = Zrób scenariusz
make-tiles = Galeria
make-tiles-words = Narysuj własne kafelki albo wpisz te, które masz w domu. Od razu wiesz, czy da się nimi grać.
make-tiles-go = Rysuj kafelki
make-mine = Twoje
make-mine-words = Trzymane w tej przeglądarce i nigdzie indziej.
make-played = Grane tutaj
make-played-words = Scenariusze innych osób, rozegrane do końca na tym serwerze.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wygrane: { $won }
make-nothing = Jeszcze nic. Pierwszy może być twój.
make-play = Graj
make-change = Zmień
