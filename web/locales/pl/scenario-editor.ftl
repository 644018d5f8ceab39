# The scenario desk: own scenarios, made in the browser.
editor-title = Utwórz scenariusz
editor-lead = Twoja praca zapisuje się w tej przeglądarce.
editor-loading = Wczytujemy zasady…
editor-away = Serwer nie odpowiada. Twoja praca jest zapisana i zostanie sprawdzona, gdy wróci.
editor-first-name = Mój scenariusz
# $name: of the scenario it was copied from
editor-copy-name = { $name } (kopia)
editor-undo = Cofnij
editor-redo = Ponów

# Beginning, and what is kept
editor-mine = Moje scenariusze
# $name: of a scenario
editor-open-this = Otwórz „{ $name }”
editor-copy-this = Kopiuj „{ $name }”
editor-delete-this = Usuń „{ $name }”
editor-deleted = „{ $name }” usunięty.
editor-bring-back = Przywróć
editor-here = teraz otwarty
editor-new = Nowy scenariusz
editor-new-from = Zacznij od
editor-new-empty = pustego scenariusza
editor-new-go = Utwórz
editor-paste = Kod lub link
editor-paste-hint = Ktoś ci go przysłał? Wklej tutaj.
editor-paste-go = Otwórz
editor-paste-bad = Nieprawidłowy kod. Sprawdź litery.
editor-upload = Otwórz plik
editor-upload-title = Tego pliku nie da się otworzyć
editor-upload-long = Plik jest za długi jak na scenariusz.
# $line: a number
editor-line = Wiersz { $line }

# Groups of entries and switches
editor-group-words = Nazwa
editor-group-stack = Stos kafelków
editor-group-start = Początek i piasek
editor-group-campaign = Zasady kampanii
editor-group-goal = Przedmioty i wyjścia
editor-group-talk = Rozmowy i gracze
editor-group-mall = Dziwniejsza galeria
# $on, $all: numbers
editor-group-on = { $on } z { $all }
editor-group-problems = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
    [many] { $count } problemów
   *[other] { $count } problemu
}
editor-all-on = Wszystkie
editor-all-off = Żadna
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Zasada { $ids }
   *[other] Zasady { $ids }
}

# Entries
editor-entry-name = Nazwa
editor-entry-about = W jednym zdaniu
editor-entry-about-hint = O co w nim chodzi? Zobaczy to każdy, kto dostanie scenariusz.
editor-entry-tiles = Kafelki w stosie
editor-entry-levels = Poziomy
editor-entry-on_top = Na wierzchu stosu
editor-entry-shuffled = Tasowanie
editor-entry-face = Kafelek startowy
editor-entry-hourglass_ms = Piasek w klepsydrze
editor-entry-tile_set = Zestaw kafelków
editor-entry-rules = Zasady

# Tiles
editor-stack-by = Co jest w stosie
editor-stack-tiles = Kafelki, które wybiorę
editor-stack-levels = Według poziomu
editor-levels-words = Gracze wybierają jeden z tych poziomów.
# $level: a number
editor-level = Poziom { $level }
# $tiles: a range such as 2-9
editor-level-tiles = kafelki { $tiles }
editor-level-one-exit = jedno wyjście dla wszystkich
editor-on-top-words = Te idą pierwsze, dokładnie w tej kolejności.
editor-tiles-shuffled = Potem te, potasowane.
editor-tiles-ordered = Potem te, dokładnie w tej kolejności.
editor-shuffle-on = Potasuj
editor-shuffle-off = Zostaw kolejność
# $tile: a number
editor-tile = Kafelek { $tile }
# $what: what lies on it, already in words
editor-tile-with = Kafelek { $tile }: { $what }
editor-pile-empty = brak kafelków
editor-pile-count = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
editor-pile-keys = Strzałki prowadzą od kafelka do kafelka. Shift i strzałka przesuwają kafelek, Delete go wyjmuje. Można też przeciągać.
editor-pile-keys-shuffled = Strzałki prowadzą od kafelka do kafelka, Delete wyjmuje jeden.
editor-pile-touch = Dotknij kafelka, żeby go przesunąć albo wyjąć.
editor-pile-touch-shuffled = Dotknij kafelka, żeby go wyjąć.
editor-earlier = Wcześniej
editor-later = Później
editor-to-top = Na wierzch
editor-to-stack = Do stosu
editor-take-out = Wyjmij
editor-picker = Kafelki do dodania
editor-picker-words = Stuknij kafelek, żeby trafił do stosu.
editor-picker-none = Są już wszystkie.
editor-add-all = Dodaj wszystkie
editor-clear = Wyjmij wszystkie
# $tile: a number, $place and $count: where it is now
editor-said-moved = Kafelek { $tile } jest teraz na miejscu { $place } z { $count }.
editor-said-added = Kafelek { $tile } jest w stosie.
editor-said-out = Kafelek { $tile } jest wyjęty.

# Sand
editor-sand-seconds = Sekundy
# $time: such as 3:00
editor-sand-now = { $time } piasku

# What the server says
editor-verdict = Można grać?
editor-checking = Sprawdzanie…
editor-fits = Można grać.
editor-fits-not = { $count ->
    [one] { $count } problem do rozwiązania.
    [few] { $count } problemy do rozwiązania.
    [many] { $count } problemów do rozwiązania.
   *[other] { $count } problemu do rozwiązania.
}
editor-go-there = Gdzie: { $entry }
editor-warnings = Czy o to ci chodzi?
editor-mend-add = { $count ->
    [one] Dodaj kafelek { $tiles }
   *[other] Dodaj kafelki { $tiles }
}
editor-mend-remove = { $count ->
    [one] Wyjmij kafelek { $tiles }
   *[other] Wyjmij kafelki { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (Na poziomie { $levels })
   *[other] (Na poziomach { $levels })
}
editor-problem-not_a_scenario = To nie jest plik scenariusza.
# $entry: as it stands in the file
editor-problem-unknown_key = Scenariusz nie ma wpisu „{ $entry }”.
editor-problem-bad_value = „{ $entry }” nie może mieć tej wartości.
editor-problem-unknown_rule = Nie ma takiej zasady.
editor-problem-bad_code = Nieprawidłowy kod. Sprawdź litery.
editor-problem-other_tile_set = Powstał dla innego zestawu kafelków, więc tu nie da się go sprawdzić ani wypróbować.
editor-problem-no_such_face = Kafelek startowy nie ma takiej strony.
editor-problem-no_such_tile = { $count ->
    [one] Nie ma kafelka { $tiles }.
   *[other] Nie ma kafelków { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] Kafelek { $tiles } jest w stosie dwa razy.
   *[other] Kafelki { $tiles } są w stosie dwa razy.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] Kafelek { $tiles } od początku jest na planszy, więc nie może być w stosie.
   *[other] Kafelki { $tiles } od początku są na planszy, więc nie mogą być w stosie.
}
# $what: heroes
editor-problem-item_missing = Brakuje przedmiotu: { $what }.
editor-problem-exit_missing = Brakuje wyjścia: { $what }.
editor-problem-hourglass_size = Klepsydra mieści od sekundy do godziny piasku.
editor-problem-leader_without_bell = Lider bez dzwonka nie ma nic do roboty.
editor-problem-fooling_with_one_exit = „Wykiwaj ochronę” wymaga czterech wyjść, nie jednego.
editor-problem-hands_only_without_talk = „Tylko gesty” wymaga okien rozmowy.
editor-problem-open_talk_and_silence = Rozmowa nie może być zawsze otwarta i nigdy otwarta.
editor-problem-two_boards_without_tile_3 = „Dwa wymiary” wymagają kafelka 3: od niego zaczyna się druga galeria.
editor-problem-two_boards_without_vortex = Tylko wir prowadzi z jednej galerii do drugiej.
editor-problem-two_boards_with_moving_walls = „Ruchome ściany” nie działają z dwiema galeriami: nie są połączone.
editor-problem-two_boards_without_gatherings = W dwóch galeriach dwóch bohaterów zaczyna razem, a „Bez tłoku” tego zabrania.
editor-warning-one_hourglass = Jest tylko jedna klepsydra do odwrócenia, na kafelku startowym.
editor-warning-locked_for_good = Dwie kamery blokują klepsydry na zawsze: nikt nie może ich zepsuć.
editor-warning-cameras_idle = Gdy w stosie są mniej niż dwie kamery, nic się nie blokuje.
editor-warning-nothing_to_break = Psucie kamer nic nie daje, dopóki kamery nic nie robią.
editor-warning-no_passages = Żaden kafelek w stosie nie ma krasnoludzkiej szczeliny.
editor-warning-no_balls = Żaden kafelek w stosie nie ma kryształowej kuli.
editor-warning-same_every_time = Kafelki przychodzą zawsze w tej samej kolejności. Po jednej grze wiesz, co będzie.
editor-warning-short_sand = To bardzo mało czasu.

# What comes out of it
editor-summary = Co jest inaczej
editor-summary-words = W porównaniu z pełnymi zasadami kampanii.
editor-summary-same = Te same zasady co w kampanii.
editor-summary-new = Nowe
editor-summary-gone = Bez
editor-start = Na początku
editor-start-second = Druga galeria
# $seats: a range such as 1-8
editor-seats = Liczba graczy: { $seats }
editor-alone = Także solo, z talią siedmiu kart.

# Trying and sharing
editor-try = Wypróbuj
editor-try-words = Boty zajmą pozostałe miejsca.
editor-try-bots = Wypróbuj z botami
editor-try-friends = Otwórz pokój dla znajomych
editor-not-yet = Najpierw rozwiąż problemy powyżej.
editor-share = Podziel się
editor-code = Kod scenariusza
editor-copy-code = Kopiuj kod
editor-copy-link = Kopiuj link do gry
editor-copy-edit-link = Kopiuj link do edycji
editor-copied = Skopiowane.
# $text: what could not be copied
editor-copy-failed = Nie udało się skopiować. Oto on: { $text }
editor-send = Udostępnij…
editor-qr = Kod QR
editor-qr-words = Kod QR, żeby zagrać w „{ $name }”
editor-download = Zapisz jako plik
editor-long-link = Link jest długi: niektóre programy mogą go uciąć. Plik działa zawsze.

# A link somebody sent
play-title = Scenariusz dla ciebie
play-bad = W tym linku nie ma scenariusza do zagrania. Może zgubił się kawałek.
play-change = Edytuj

# Which tiles it is made for
editor-entry-tile_set-choice = „Standard” to zestaw z gry. Są tu też zapisane przez ciebie zestawy.
editor-problem-two_boards_with_one_exit = W dwóch wymiarach jedno wyjście nie wystarczy: część bohaterów nigdy nie wyjdzie.
