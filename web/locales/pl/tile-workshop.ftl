# Warsztat kafelków.
tiles-title = Warsztat kafelków
tiles-lead = Narysuj własną galerię, kafelek po kafelku, albo pozwól nam ją zbudować. Wszystko zostaje w tej przeglądarce, dopóki tego nie zapiszesz.
tiles-unnamed = Moje kafelki
tiles-list = Wszystkie kafelki
tiles-bench = Kafelek, który rysujesz
tiles-drawn = Narysowane kafelki: { $drawn } z { $all }
tiles-tile = Kafelek { $name }
tiles-now-tile = Teraz kafelek { $name }
tiles-set = Cały zestaw
tiles-status-none = jeszcze nienarysowany
tiles-status-good = w porządku
tiles-status-lacking = inny niż w pełnym zestawie
tiles-status-wrong = zawiera błąd
tiles-quick = Szybkie wpisywanie
tiles-quick-hint = Dla kafelków, które masz: wpisuj je pole po polu na klawiaturze. Możesz przerwać i dokończyć innego dnia.
tiles-previous = Poprzedni kafelek
tiles-next = Następny kafelek
tiles-undo = Cofnij
tiles-redo = Ponów
tiles-remove = Wyczyść ten kafelek
tiles-copy = Skopiuj ten kafelek na

tiles-grid = Kafelek { $name }, cztery na cztery pola
tiles-borders = Ściany i drzwi
tiles-square = kolumna { $column }, rząd { $row }
tiles-side-is = { $side }: { $what }
tiles-border-open = otwarte
tiles-border-wall = ściana
tiles-border-passage = krasnoludzka szczelina
tiles-border-door = drzwi
tiles-border-of = Ściana, { $square }, { $side }
tiles-no-border = Tam nic nie da się zmienić.
tiles-escalator-end = koniec ruchomych schodów { $digit }
tiles-escalator-second = Teraz wybierz drugi koniec ruchomych schodów.
tiles-armed-hero = Czyje? B, M, E lub D.
tiles-armed-side = Z której strony? Klawisz strzałki.

tiles-whose = Czyje
tiles-brushes = Co położyć na polu
tiles-palette-hint = Dotknij pola, żeby to położyć, drugi raz, żeby zabrać. Dotknij między polami, żeby postawić ścianę, na brzegu – wejście.
tiles-brush-floor = Podłoga
tiles-brush-shop = Sklep
tiles-brush-escalator = Ruchome schody
tiles-brush-passage = Krasnoludzka szczelina
tiles-kind-exploration = Eksploracja
tiles-kind-vortex = Wir
tiles-kind-item = Przedmiot
tiles-kind-exit = Wyjście
tiles-kind-hourglass = Klepsydra
tiles-kind-ball = Kryształowa kula
tiles-kind-camera = Kamera
tiles-owned = { $kind } ({ $hero })

tiles-keys = Klawisze
tiles-key-go = Z pola na pole
tiles-key-wall = Postaw lub usuń ścianę z tej strony
tiles-key-passage = Krasnoludzka szczelina z tej strony
tiles-key-floor = Zwykła podłoga
tiles-key-shop = Sklep
tiles-key-exploration = Pole eksploracji bohatera: B barbarzyńca, M mag, E elf, D krasnolud
tiles-key-owned = Wir, przedmiot, wyjście; potem bohater
tiles-key-free = Klepsydra, kryształowa kula, kamera
tiles-key-escalator = Jeden koniec ruchomych schodów; jeszcze raz – drugi
tiles-key-tiles = Następny i poprzedni kafelek
tiles-key-turn = Obróć obraz
tiles-key-undo = Cofnij, ponów

tiles-preview = Obraz kafelka { $name }
tiles-preview-words = Tak leży na stole
tiles-turn = Obróć obraz

tiles-findings = Co znaleźliśmy
tiles-not-drawn = Jeszcze nienarysowany. Zacznij, gdzie chcesz.
tiles-tile-fine = Ten kafelek jest w porządku.
tiles-complete = Pełny: spełnia wszystkie zasady standardowego zestawu.
tiles-playable = Można nim grać, choć różni się od pełnego zestawu.
tiles-missing-tiles = { $count ->
    [one] Brakuje jednego kafelka: { $names }.
    [few] Brakuje { $count } kafelków: { $names }.
    [many] Brakuje { $count } kafelków: { $names }.
   *[other] Brakuje { $count } kafelka: { $names }.
}
tiles-elsewhere = { $count ->
    [one] { $count } problem na innych kafelkach
    [few] { $count } problemy na innych kafelkach
    [many] { $count } problemów na innych kafelkach
   *[other] { $count } problemu na innych kafelkach
}
tiles-figures = Liczby
tiles-wanted = trzeba
tiles-at-least = { $least } lub więcej
tiles-from-to = od { $least } do { $most }
tiles-counted-items = Przedmioty
tiles-counted-exits = Wyjścia
tiles-counted-hourglasses = Klepsydry
tiles-counted-balls = Kryształowe kule
tiles-counted-cameras = Kamery
tiles-counted-passages = Krasnoludzkie szczeliny
tiles-counted-escalators = Ruchome schody
tiles-counted-explorations = Pola eksploracji
tiles-counted-vortices = Wiry
tiles-counted-early_vortices = Wiry na kafelkach od 1 do 9
tiles-report = { $wrong ->
    [0] Brak błędów.
    [one] Jeden błąd.
    [few] { $wrong } błędy.
    [many] { $wrong } błędów.
   *[other] { $wrong } błędu.
} { $lacking ->
    [0] Niczego nie brakuje.
    [one] Brakuje jednej rzeczy.
    [few] Brakuje { $lacking } rzeczy.
    [many] Brakuje { $lacking } rzeczy.
   *[other] Brakuje { $lacking } rzeczy.
}

tiles-odds = Tysiąc układów
tiles-odds-hint = Tasujemy twoje kafelki tysiąc razy i sprawdzamy, czy galerię da się ułożyć i wygrać.
tiles-odds-not-yet = Wypróbujemy go, gdy nie będzie błędów.
tiles-odds-run = Wypróbuj tysiąc układów
tiles-odds-placed = Da się ułożyć
tiles-odds-won = Da się wygrać
tiles-odds-of = { $part } z { $whole }

tiles-name = Nazwa zestawu
tiles-save = Zapisz
tiles-saved = Zapisano. Znajdziesz go w poczekalni, pod „Galeria”.
tiles-save-needs = Żeby grać, trzeba wszystkich kafelków, z przedmiotem i wyjściem dla każdego bohatera.
tiles-play = Zagraj nim
tiles-code = Kod tego zestawu:
tiles-copy-link = Skopiuj link
tiles-link-copied = Link skopiowany.
tiles-export = Eksport
tiles-import = Import
tiles-import-hint = Zastępuje kafelki, nad którymi pracujesz. „Cofnij” je przywróci.
tiles-import-file = Plik
tiles-import-text = Albo wklej tekst lub kod zapisanego zestawu
tiles-import-standard = Zacznij od naszych
tiles-import-read = Wczytaj
tiles-import-nothing = Nie znaleźliśmy żadnego czytelnego kafelka.
tiles-import-unread = Nie udało się odczytać: { $names }
tiles-machine = Generuj
tiles-seed = Numer
tiles-seed-hint = Ten sam numer, te same kafelki. Zostaw puste, a będzie niespodzianka.
tiles-generate = Cały zestaw
tiles-fill = { $count ->
    [0] Nic do uzupełnienia
    [one] Uzupełnij ostatni kafelek
    [few] Uzupełnij { $count } brakujące kafelki
    [many] Uzupełnij { $count } brakujących kafelków
   *[other] Uzupełnij { $count } brakującego kafelka
}
tiles-generated = Oto „{ $name }”. „Cofnij” przywróci to, co było.
tiles-filled = { $count ->
    [one] Narysowaliśmy dla ciebie jeden kafelek.
    [few] Narysowaliśmy dla ciebie { $count } kafelki.
    [many] Narysowaliśmy dla ciebie { $count } kafelków.
   *[other] Narysowaliśmy dla ciebie { $count } kafelka.
}
tiles-trouble-away = Serwer nie odpowiada. Twój rysunek jest zapisany tutaj.
tiles-trouble-busy = Za dużo naraz. Poczekaj chwilę i spróbuj znowu.
tiles-trouble-refused = Serwer nie mógł tego zrobić z tym zestawem.

tiles-print = Drukuj
tiles-print-title = Drukuj „{ $name }”
tiles-print-hint = Kafelki mają 8 cm szerokości. Drukuj bez marginesów i w skali 100%, potem tnij wzdłuż znaków.
tiles-print-back = Wróć do warsztatu
tiles-print-whole = Cała gra w PDF to także karty, talia solo, pionki, znaczniki, zasady, scenariusze i księga wyzwań. Na tych arkuszach są tylko kafelki i pionki.
tiles-pdf = Cała gra w PDF
tiles-pdf-making = Tworzenie PDF…
tiles-pdf-not-now = Teraz nie udało się zrobić PDF. Te arkusze nadal możesz wydrukować.
tiles-print-nothing = Jeszcze nic nie narysowano.
tiles-paper = Papier
tiles-ink = Tusz
tiles-ink-full = W kolorze
tiles-ink-safe = Dla daltonistów
tiles-ink-saving = Oszczędnie
tiles-backs = Rewersy
tiles-backs-hint = Do druku dwustronnego, odwracanego po długiej krawędzi.
tiles-pawns = Pionki i dzwonek
tiles-pawns-hint = Wytnij, zegnij na kropkowanej linii i postaw.
tiles-bell = Dzwonek
tiles-sheet = Arkusz { $number }
tiles-face-down = Zakryty kafelek

tiles-flaw-no-set-line = Tekst musi zaczynać się wierszem: set NAZWA
tiles-flaw-set-name = Zestaw potrzebuje nazwy od 1 do { $most } znaków.
tiles-flaw-stray-line = { $line } stoi przed wszystkimi kafelkami.
tiles-flaw-no-such-header = { $line } nie jest kafelkiem. Są 1A, 1B i od 2 do 24.
tiles-flaw-drawn-twice = Jest narysowany dwa razy.
tiles-flaw-lines = Rysunek ma { $wanted } wierszy, nie { $found }.
tiles-flaw-wide = Wiersz { $row } ma więcej niż { $most } znaków.
tiles-flaw-corners = W wierszu { $row } potrzebny jest + w każdym rogu pola.
tiles-flaw-square-mark = { $drawn } nie jest polem.
tiles-flaw-border-mark = { $drawn } ({ $side }) to nie ściana, szczelina ani otwór.
tiles-flaw-tile-name = Kafelki to 1A, 1B i od 2 do 24.
tiles-flaw-outside = Leży poza kafelkiem.
tiles-flaw-special-on-shop = Specjalne pola leżą na podłodze, nie na sklepie.
tiles-flaw-wrong-owner = Zły właściciel: { $kind }
tiles-flaw-wall-place = Ściana stoi między dwoma polami podłogi.
tiles-flaw-passage-place = Krasnoludzka szczelina łączy dwa pola podłogi.
tiles-flaw-passage-in-wall = Granica to ściana albo krasnoludzka szczelina, nie jedno i drugie.
tiles-flaw-passage-outside = Krasnoludzka szczelina jest wewnątrz kafelka, nie na brzegu.
tiles-flaw-escalator-place = Ruchome schody łączą dwa pola podłogi.
tiles-flaw-escalator-twice = Na polu kończą się najwyżej jedne ruchome schody.
tiles-flaw-escalator-ends = Ruchome schody { $digit } potrzebują dwóch końców. Mają { $found }.
tiles-flaw-exploration-place = Pole eksploracji leży tam, gdzie mogą być drzwi.
tiles-flaw-exploration-shut = Pole eksploracji potrzebuje otworu ({ $side }).
tiles-flaw-opening-place = Z tej strony ({ $side }) otwór może być tylko przy { $place }.
tiles-flaw-start-explorations = Kafelek 1 ma cztery pola eksploracji, po jednym na bohatera.
tiles-flaw-explorations = Kafelek ma od jednego do trzech pól eksploracji, nie { $found }.
tiles-flaw-start-entrance = Kafelek 1 nie ma wejścia.
tiles-flaw-no-entrance = Nie ma wejścia. Każdy kafelek oprócz 1 ma jedno.
tiles-flaw-second-entrance = Drugie wejście: jedno już jest ({ $side }).
tiles-flaw-entrance-on-shop = Wejście prowadzi na sklep.
tiles-flaw-entrance-explores = Drzwi to wejście albo pole eksploracji, nie jedno i drugie.
tiles-flaw-start-centre = Bohaterowie zaczynają na czterech środkowych polach, więc musi tam być podłoga.
tiles-flaw-no-start = Zestaw potrzebuje kafelka 1.
tiles-flaw-tile-missing = Tego kafelka brakuje.
tiles-flaw-centre-plain = Cztery środkowe pola muszą być zwykłą podłogą.
tiles-flaw-start-escalator = Kafelek 1 ma jedne ruchome schody, nie { $found }.
tiles-flaw-start-vortices = Wiry ({ $hero }) na stronie { $face }: powinno być { $wanted }.
tiles-flaw-kind-count = { $kind }: tutaj { $found }, powinno być { $wanted }.
tiles-flaw-exit-owner = Tutejsze wyjście należy do: { $hero }.
tiles-flaw-item-owner = Przedmioty ({ $hero }): { $found }, powinno być { $wanted }.
tiles-flaw-early-passage = Bez krasnoludzkich szczelin przed kafelkiem { $first }.
tiles-flaw-passages = Krasnoludzkie szczeliny: { $found }, powinno być { $wanted }.
tiles-flaw-total = { $what }: { $found }, powinno być { $wanted }.
tiles-flaw-floor-apart = Podłoga nie jest połączona.
tiles-flaw-leads-nowhere = Z wejścia bez krasnoludzkiej szczeliny nie da się dojść do żadnego pola eksploracji.
tiles-flaw-alike = Taki sam jak kafelek { $other }, tylko obrócony.

