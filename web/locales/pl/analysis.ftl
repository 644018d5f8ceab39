analysis = Jak poszło
analysis-loading = Przeglądamy grę jeszcze raz…
analysis-not-now = Teraz nie da się tego pokazać.
analysis-again = Spróbuj ponownie
analysis-never-started = Klepsydry nigdy nie obrócono, więc nie ma o czym opowiadać.
analysis-as-table = To samo w tabeli
analysis-hero = Bohater
analysis-who = Kto
analysis-when = Kiedy
analysis-duration = Czas
analysis-more = Pokaż więcej
analysis-mark-spoken = { $what }, o { $time }
analysis-see = Zobacz, o { $time }

analysis-praise-won = Cała czwórka na zewnątrz i jeszcze { $time } piasku.
analysis-praise-stolen = Kradzież się udała: wszystkie cztery przedmioty w jednej chwili.
analysis-praise-near-plan = Akcje: { $actions }. Znając z góry wszystkie kafelki, dobry plan potrzebuje { $planned }: to bardzo blisko.
analysis-praise-late = Każdy obrót klepsydry przyszedł w dobrej chwili.
analysis-praise-together =
    { $actions ->
        [one] { $actions } akcja bez słowa: tak to się zaczyna.
        [few] { $actions } akcje bez słowa: tak to się zaczyna.
        [many] { $actions } akcji bez słowa: tak to się zaczyna.
       *[other] { $actions } akcji bez słowa: tak to się zaczyna.
    }

analysis-time = Gdzie uciekł czas
analysis-time-words = Graliście { $time }; z tego { $talked } można było rozmawiać.
analysis-phase = Część
analysis-phase-search = Szukanie
analysis-phase-gathering = Zbiórka
analysis-phase-escape = Ucieczka
analysis-talk = Rozmowa
analysis-mark-turn = Obrót klepsydry
analysis-mark-theft = Kradzież
analysis-mark-pause = Pauza

analysis-sand = Piasek
analysis-sand-words =
    { $turns ->
        [one] { $turns } obrót, na koniec zostało { $time }.
        [few] { $turns } obroty, na koniec zostało { $time }.
        [many] { $turns } obrotów, na koniec zostało { $time }.
       *[other] { $turns } obrotu, na koniec zostało { $time }.
    }
analysis-sand-untouched = Bez obrotu, na koniec zostało { $time }.
analysis-sand-wasted = Obrócona później starczyłaby na { $time } dłużej.
analysis-sand-locked = Przez { $time } kamery broniły dostępu do klepsydr.
analysis-turn-left = zostało { $time }
analysis-wasted = Do zyskania przy późniejszym obrocie
analysis-locked = Zablokowane przez kamery
analysis-before-turn = Przed
analysis-after-turn = Po
analysis-no-turns = Klepsydry nie obrócono.

analysis-shares = Udział każdego
analysis-shares-words = Kto ile razy działał i jak szybko, gdy było coś pożytecznego do zrobienia.
analysis-share =
    { $actions ->
        [one] { $actions } akcja · { $percent }
        [few] { $actions } akcje · { $percent }
        [many] { $actions } akcji · { $percent }
       *[other] { $actions } akcji · { $percent }
    }
analysis-reaction = połowa w { $median } s, dziewięć na dziesięć w { $ninety } s
analysis-count-actions = Akcje
analysis-count-steps = Pola
analysis-count-explorations = Zwiady
analysis-count-turns = Obroty
analysis-count-bells-placed = Dzwonki dane
analysis-count-bells-received = Dzwonki dostane
analysis-count-useful = W sam raz

analysis-heroes = Bohaterowie
analysis-heroes-words = Bohater czeka, gdy coś pożytecznego było dla niego otwarte dłużej niż dwie sekundy.
analysis-part-moving = w drodze
analysis-part-waiting = czekanie
analysis-part-resting = nic do zrobienia
analysis-part-talking = rozmowa
analysis-part-safe = na zewnątrz
analysis-waits = Kto na kogo czekał
analysis-waits-words = { $hero }: najdłużej trzeba było czekać na ruch, który ma { $name }, razem { $time }. Czasem warto zerknąć na innych bohaterów.
analysis-waits-none = Nikt nie musiał czekać: świetna gra!

analysis-heat = Wydeptane ścieżki
analysis-heat-words = Im większe i czerwieńsze, tym częściej bywał tam bohater.
analysis-heat-measure = Co się liczy
analysis-heat-visits = Jak często
analysis-heat-stood = Jak długo
analysis-heat-squares = Pola
analysis-heat-stops = Postoje
analysis-heat-passes = Przejścia

analysis-chances = Okazje na następny raz
analysis-chances-none = Nic pożytecznego nie czekało długo. Nic wam nie umknęło!
analysis-chances-words =
    { $count ->
        [one] { $count } raz coś pożytecznego było chwilę otwarte. Najdłużej:
        [few] { $count } razy coś pożytecznego było chwilę otwarte. Najdłużej:
        [many] { $count } razy coś pożytecznego było chwilę otwarte. Najdłużej:
       *[other] { $count } raza coś pożytecznego było chwilę otwarte. Najdłużej:
    }
analysis-chance-move = { $hero } mógł iść na { $direction } przez { $seconds } s.
analysis-chance-vortex = { $hero } mógł skoczyć w wir przez { $seconds } s.
analysis-chance-escalator = { $hero } mógł wjechać schodami przez { $seconds } s.
analysis-chance-explore = { $hero } mógł zrobić zwiad przez { $seconds } s.
analysis-chance-whose = w rękach: { $names }
analysis-chance-taken = i w końcu się stało
analysis-purpose-explore = żeby otworzyć drzwi
analysis-purpose-item = do przedmiotu
analysis-purpose-exit = do wyjścia
analysis-purpose-hourglass = do klepsydry
analysis-purpose-camera = do kamery
analysis-purpose-ball = dla kryształowej kuli
analysis-purpose-aside = żeby ustąpić miejsca
analysis-purpose-aside-at-once = żeby ustąpić miejsca
analysis-purpose-table = dla wszystkich

analysis-beside = Obok planu, który wiedział wszystko
analysis-beside-words = Znając z góry wszystkie kafelki, dobry plan wymaga akcji: { $actions } i, w waszym tempie, { $time }. Wy musieliście je najpierw odkryć!
analysis-beside-late = Nawet znając wszystkie kafelki, potrzeba akcji: { $actions } i, w waszym tempie, { $time }: więcej, niż było piasku. Pech!
analysis-beside-none = Nie znaleziono planu dla tego rozdania: było trudne.
analysis-beside-impossible = Tego rozdania nikt by nie wygrał.
analysis-beside-team = Wy
analysis-beside-plan = Dobry plan
analysis-beside-least = Najmniej, ile się da

what-if-words = Od tej chwili na wszystkich miejscach grają boty: te same kafelki, ten sam piasek.
what-if-pace = Jak szybko grają
what-if-play = Niech dalej grają boty
what-if-again = Jeszcze raz
what-if-busy = Grają…
what-if-watch = Zobacz
what-if-won = Udałoby im się, a zostałoby { $time }.
what-if-lost = Złapano by je. { $why }
what-if-runs = Wygrane gry: { $won } z { $runs }.
what-if-me = Gram dalej
what-if-me-words = W osobnym pokoju: ty na jednym miejscu, boty na pozostałych. Nigdy w księdze.
what-if-seat = Moje miejsce
what-if-opening = Szykuję stół…
