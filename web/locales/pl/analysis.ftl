analysis = Jak poszło
analysis-loading = Przeglądamy grę…
analysis-not-now = Teraz niedostępne.
analysis-again = Spróbuj ponownie
analysis-never-started = Klepsydry nigdy nie odwrócono, więc nie ma czego pokazać.
analysis-as-table = Pokaż jako tabelę
analysis-hero = Bohater
analysis-who = Kto
analysis-when = Kiedy
analysis-duration = Czas
analysis-more = Pokaż więcej
analysis-mark-spoken = { $what }, o { $time }
analysis-see = Zobacz, o { $time }

analysis-praise-won = Cała czwórka na zewnątrz i jeszcze { $time } piasku.
analysis-praise-stolen = Kradzież się udała: wszystkie cztery przedmioty naraz.
analysis-praise-near-plan = Akcje: { $actions }. Znając z góry wszystkie kafelki, dobry plan potrzebuje { $planned }: to bardzo blisko.
analysis-praise-late = Zawsze odwracaliście klepsydrę we właściwej chwili.
analysis-praise-together =
    { $actions ->
        [one] { $actions } akcja bez słowa: dobry początek.
        [few] { $actions } akcje bez słowa: dobry początek.
        [many] { $actions } akcji bez słowa: dobry początek.
       *[other] { $actions } akcji bez słowa: dobry początek.
    }

analysis-time = Gdzie uciekł czas
analysis-time-words = Graliście { $time }, z tego przez { $talked } mogliście rozmawiać.
analysis-phase = Etap
analysis-phase-search = Szukanie
analysis-phase-gathering = Zbiórka
analysis-phase-escape = Ucieczka
analysis-talk = Rozmowa
analysis-mark-turn = Odwrócenie klepsydry
analysis-mark-theft = Kradzież
analysis-mark-pause = Pauza

analysis-sand = Piasek
analysis-sand-words =
    { $turns ->
        [one] Odwrócona { $turns } raz, na koniec zostało { $time }.
        [few] Odwrócona { $turns } razy, na koniec zostało { $time }.
        [many] Odwrócona { $turns } razy, na koniec zostało { $time }.
       *[other] Odwrócona { $turns } raza, na koniec zostało { $time }.
    }
analysis-sand-untouched = Ani razu nieodwrócona, na koniec zostało { $time }.
analysis-sand-wasted = Odwrócona później dałaby wam { $time } więcej.
analysis-sand-locked = Kamery blokowały klepsydry przez { $time }.
analysis-turn-left = zostało { $time }
analysis-wasted = Stracone przez zbyt wczesne odwrócenie
analysis-locked = Zablokowane przez kamery
analysis-before-turn = Przed
analysis-after-turn = Po
analysis-no-turns = Klepsydry nie odwrócono.

analysis-shares = Kto ile zrobił
analysis-shares-words = Jak często każdy działał i jak szybko, gdy było coś przydatnego do zrobienia.
analysis-share =
    { $actions ->
        [one] { $actions } akcja · { $percent }
        [few] { $actions } akcje · { $percent }
        [many] { $actions } akcji · { $percent }
       *[other] { $actions } akcji · { $percent }
    }
analysis-reaction = mediana { $median } s, 90% w { $ninety } s
analysis-count-actions = Akcje
analysis-count-steps = Pola
analysis-count-explorations = Eksploracje
analysis-count-turns = Odwrócenia
analysis-count-bells-placed = Dzwonki dane
analysis-count-bells-received = Dzwonki otrzymane
analysis-count-useful = Trafione

analysis-heroes = Bohaterowie
analysis-heroes-words = Bohater czeka, gdy ktoś mógł go przydatnie przesunąć przez ponad dwie sekundy.
analysis-part-moving = w ruchu
analysis-part-waiting = czekanie
analysis-part-resting = nic do zrobienia
analysis-part-talking = rozmowa
analysis-part-safe = na zewnątrz
analysis-waits = Kto na kogo czekał
analysis-waits-words = { $hero } najdłużej czekał na ruch, który ma { $name }: razem { $time }. Miejcie na oku wszystkich bohaterów.
analysis-waits-none = Nikt nie musiał czekać. Świetna gra!

analysis-heat = Najczęściej odwiedzane pola
analysis-heat-words = Im większe i czerwieńsze, tym częściej odwiedzane pole.
analysis-heat-measure = Pokaż
analysis-heat-visits = Jak często
analysis-heat-stood = Jak długo
analysis-heat-squares = Pola
analysis-heat-stops = Postoje
analysis-heat-passes = Przejścia

analysis-chances = Okazje na następny raz
analysis-chances-none = Żaden przydatny ruch nie czekał długo. Nic wam nie umknęło!
analysis-chances-words =
    { $count ->
        [one] { $count } raz przydatny ruch trochę czekał. Najdłużej:
        [few] { $count } razy przydatny ruch trochę czekał. Najdłużej:
        [many] { $count } razy przydatny ruch trochę czekał. Najdłużej:
       *[other] { $count } raza przydatny ruch trochę czekał. Najdłużej:
    }
analysis-chance-move = Przez { $seconds } s { $hero } mógł iść na { $direction }.
analysis-chance-vortex = Przez { $seconds } s { $hero } mógł skoczyć w wir.
analysis-chance-escalator = Przez { $seconds } s { $hero } mógł wjechać ruchomymi schodami.
analysis-chance-explore = Przez { $seconds } s { $hero } mógł eksplorować.
analysis-chance-whose = mogli to zrobić: { $names }
analysis-chance-taken = potem to zrobiono
analysis-purpose-explore = żeby otworzyć drzwi
analysis-purpose-item = do przedmiotu
analysis-purpose-exit = do wyjścia
analysis-purpose-hourglass = do klepsydry
analysis-purpose-camera = do kamery
analysis-purpose-ball = dla kryształowej kuli
analysis-purpose-aside = żeby ustąpić miejsca
analysis-purpose-aside-at-once = żeby ustąpić miejsca
analysis-purpose-table = dla drużyny

analysis-beside = W porównaniu z planem idealnym
analysis-beside-words = Znając z góry wszystkie kafelki, dobry plan wymaga akcji: { $actions } i, w waszym tempie, { $time }. Wy musieliście je najpierw odkryć!
analysis-beside-late = Nawet znając wszystkie kafelki, potrzeba akcji: { $actions } i, w waszym tempie, { $time }: więcej, niż było piasku. Pech!
analysis-beside-none = Nie znaleźliśmy planu dla tego układu: był trudny.
analysis-beside-impossible = Tego układu nikt by nie wygrał.
analysis-beside-team = Wy
analysis-beside-plan = Dobry plan
analysis-beside-least = Minimum

what-if-words = Od tej chwili wszystkie miejsca zajmują boty: te same kafelki, ten sam piasek.
what-if-pace = Szybkość botów
what-if-play = Niech dalej grają boty
what-if-again = Jeszcze raz
what-if-busy = Boty grają…
what-if-watch = Zobacz
what-if-won = Udałoby im się, a zostałoby { $time }.
what-if-lost = Złapano by je. { $why }
what-if-runs = Wygrane gry: { $won } z { $runs }.
what-if-me = Gram dalej
what-if-me-words = W osobnym pokoju: ty na jednym miejscu, boty na pozostałych. Nigdy nie liczy się do księgi.
what-if-seat = Moje miejsce
# In a game that bots played on. $name: who sat there
what-if-bot = Bot za { $name }
