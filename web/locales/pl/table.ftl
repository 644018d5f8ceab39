# The table: the screen of the game itself.
table-sand = Klepsydra
table-sand-left = Zostało
table-sand-if-turned = Odwrócona
table-sand-locked = Kamery blokują klepsydrę
table-seats = Przy stole
table-seat-empty = Miejsce { $number }
table-seat-rung = dzwoni { $name }!
table-seat-rung-own = twój dzwonek
table-seat-stares = wzrok na: { $name }
table-seat-stares-you = patrzy na ciebie
table-seat-leader = lider, bez karty
table-seat-bot = bot
table-seat-nobody = wolne
table-seat-away = offline
table-seat-yours = twoje zdolności
table-seat-ready = gotowe
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Bez zdolności
table-bell-at = Dzwonek: { $name }
table-bell-self = Dzwonek dla siebie
table-stare-at = Wzrok na: { $name }
table-cards-pass = karty w lewo przy następnej klepsydrze
table-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-loot = Przedmioty · { $count } z 4 na miejscu
table-exits = Ucieczka · { $count } z 4
table-hero-out = uciekł
table-hero-inside = wciąż w środku
table-hero-in-place = na miejscu
table-hero-not-in-place = nie na miejscu
table-cameras = Kamery
table-cameras-lock = klepsydry zablokowane
table-cameras-would-lock = dwie blokują klepsydry
table-flips = Pozostałe klepsydry
table-flips-used =
    { $count ->
        [0] żadnej nie użyto
       *[other] użyto { $count }
    }
table-vortices = Wiry
table-vortices-open = otwarte
table-vortices-closed = zamknięte
table-tiles-left = W stosie
table-next-tile = Dalej: kafelek { $tile }
table-tile-in-hand = Kafelek { $tile } odkryty. Wybierz drzwi.
table-facts = Stan gry
table-controls = Twoje sterowanie
table-board = Galeria
table-log = Co się stało
table-bell = Dzwonek dla…
table-stare = Patrz na…
table-steal = Kradniemy!
table-look = Podejrzyj
table-turn-card = Nowa karta
table-pause = Pauza
table-paused = Gra jest wstrzymana
table-resume = Wznów
table-played-on = Stąd grasz ty i boty. Piasek czeka na ciebie.
table-played-on-mark = dograna
table-you-lead = Jesteś liderem: bez karty, ale dzwonek jest tylko twój. Stawiaj go przed tymi, którzy mają coś zrobić.
table-cancel = Anuluj
table-theft = Kradzież!
table-theft-run = Alarm! Wszyscy do wyjść.
moment-hush = Cisza!
moment-hush-why = Póki sypie się piasek, nikt nie mówi
moment-won = Wszyscy na wolności!
moment-lost = Światła!
table-interrupted = z przerwą
table-rigged = ustawiona
table-was-paused = z pauzą
table-scenario = Scenariusz { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Cisza
talk-now = Mówcie
talk-hands = Tylko gesty
talk-on-turn = do odwrócenia klepsydry
talk-on-turn-or-elf = do klepsydry lub eksploracji elfa
talk-never = ani słowa w tej grze
talk-until-act = do pierwszej akcji
talk-always = wolna rozmowa
talk-planning = planujcie
talk-over = koniec gry
talk-watching = Mogą mówić
talk-read-along = możesz czytać
talk-panel = Rozmowa
talk-title = Mówcie!
talk-title-hands = Pokażcie!
talk-plan = Mówcie śmiało
talk-plan-why = Piasek jeszcze się nie sypie
talk-cause-turn = { $hero } odwraca klepsydrę
talk-cause-elf = Elf eksplorował
talk-write = Pisz lub mów…
talk-write-only = Pisz…
talk-write-label = Powiedz coś wszystkim
talk-send = Wyślij
talk-signs = Gesty
talk-words = Co powiedziano
talk-foot = Pierwsza akcja kończy rozmowę. Piasek sypie się dalej.
talk-voice-join = Włącz głos
talk-voice-leave = Wyłącz głos
talk-voice-hold = Trzymaj i mów
talk-voice-open = Mikrofon włączony
talk-voice-listening = Tylko słuchasz, bez mikrofonu
talk-voice-failed = Nie udało się włączyć głosu
talk-voice-muted = Głos wyciszony do następnego okna rozmowy
talk-voice-asking = Czekamy na mikrofon…

# Before the hourglass is turned.
planning-title = Planujcie razem
planning-how = Obejrzyjcie galerię i rozmawiajcie, ile chcecie. Gdy piasek się posypie, nikt nie może powiedzieć ani słowa.
planning-yours = Możesz to robić ze wszystkimi czterema bohaterami:
planning-solo = Odkrywasz karty; wierzchnia mówi, co możesz zrobić.
planning-leader = Nie masz karty: jesteś liderem i masz dzwonek.
planning-start = Puść piasek
planning-not-ready =
    { $count ->
        [one] czekamy na { $count } osobę
        [few] czekamy na { $count } osoby
        [many] czekamy na { $count } osób
       *[other] czekamy na { $count } osoby
    }
planning-ready = Mogę grać
planning-host-starts = Piasek puszcza { $name }
planning-watching = Oglądasz. Gra ruszy, gdy posypie się piasek.

# The control: one button for each hero and ability.
matrix = Twoje zdolności, bohater po bohaterze
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [one] { $hero }, { $ability }: 1 krok
       *[other] { $hero }, { $ability }: do { $steps } kroków. Strzałki w górę i w dół wybierają, ile
    }
matrix-vortex =
    { $count ->
        [one] { $hero } skacze w wir
       *[other] { $hero } skacze w wir: do wyboru { $count }
    }
matrix-explore =
    { $count ->
        [one] { $hero } eksploruje
       *[other] { $hero } eksploruje, drzwi do wyboru: { $count }
    }
matrix-escalator = { $hero } jedzie ruchomymi schodami
matrix-impossible = { $hero }, { $ability }: teraz się nie da
matrix-not-mine = { $ability } – to nie twoja zdolność, ma ją { $names }
choose-vortex = { $hero }: który wir?
choose-explore = { $hero }: które drzwi?
choose-on-board = Dotknij na planszy
choose-or-press = albo naciśnij
choose-stay = Zostań
choose-bell = Dla kogo dzwonek?
choose-stare = Na kogo patrzysz?

# Two tiles must go (C11).
discard-title = Ściany ruszają
discard-how = Wybierzcie dwa kafelki, które trafią pod stos. Bez bohaterów i nieczynnych pól, i tak, by niczego nie odciąć.
discard-tiles = Kafelki na planszy
discard-tile = Kafelek { $tile }
discard-chosen = Kafelek { $tile } ({ $place })
discard-commit = Usuń je

# Solo.
solo-left =
    { $count ->
        [one] jeszcze { $count } karta
        [few] jeszcze { $count } karty
        [many] jeszcze { $count } kart
       *[other] jeszcze { $count } karty
    }
solo-none = Odkryj kartę
solo-discard = użyte

# Watching.
watch-title = Oglądasz
watch-how = Widzisz wszystko i nie możesz nic.
watch-sit = Zajmij miejsce { $number }

# The view of the map.
view-group = Widok planszy
view-fit = Pokaż wszystko
view-closer = Przybliż
view-farther = Oddal
view-hero = Pokaż: { $hero }

# Keys, in short.
legend-step = { $direction }: jeden krok
legend-hold = trzymaj
legend-slide = idzie, puść = stop
legend-tab = bohater, potem strzałki
legend-help = klawisze

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = Galeria w słowach
mall-open = Galeria w słowach
mall-close = Zamknij
mall-summary = Zostało piasku: { $time }, po odwróceniu: { $turned }. Kafelki w stosie: { $tiles }. Klepsydry na widoku: { $flips }.
mall-commands = { $hero }: co możesz zrobić
mall-no-commands = { $hero }: teraz nic nie możesz zrobić.
mall-other-commands = Co jeszcze możesz zrobić
mall-specials = Specjalne pola na widoku
mall-tiles = Wszystkie kafelki
mall-tile = Kafelek { $tile }
place-plain = pole
place-off = poza planszą
place-floor = kafelek { $tile } { $cell }
place-special = kafelek { $tile } { $cell }, { $spot }
spot-exploration = pole eksploracji: { $hero }
spot-vortex = wir: { $hero }
spot-hourglass = klepsydra
spot-item = przedmiot: { $hero }
spot-exit = wyjście: { $hero }
spot-ball = kryształowa kula
spot-camera = kamera
spot-escalator = ruchome schody
spot-spent = { $spot }, nieczynne
short-exploration = drzwi
short-vortex = na wirze
short-hourglass = klepsydra
short-item = przedmiot
short-exit = przy wyjściu
short-ball = kula
short-camera = przy kamerze
short-escalator = schody
short-tile = kafelek { $tile }
door-joined = { $side }: drzwi, za nimi kafelek { $tile }
door-closed = { $side }: drzwi, ślepy zaułek
door-explore = { $side }: drzwi, eksploruje { $hero }
door-nowhere = { $side }: drzwi, nic za nimi
tile-escalator = Ruchome schody: { $one } – { $other }
tile-hero = { $hero } na { $cell }
hero-stands = { $hero } stoi tutaj: { $place }.
hero-has-left = { $hero } jest już poza galerią.
way-none = { $direction }: nie ma drogi.
way-far =
    { $steps ->
        [one] { $direction }: 1 krok, { $place }.
       *[other] { $direction }: do { $steps } kroków, { $place }.
    }
way-escalator = Ruchome schody prowadzą tutaj: { $place }.
way-vortex = Wir prowadzi tutaj: { $place }.
way-explore = Drzwi do eksploracji: { $place }.
way-beside = Na tym samym kafelku: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, { $steps } krok: { $place }
        [few] { $direction }, { $steps } kroki: { $place }
        [many] { $direction }, { $steps } kroków: { $place }
       *[other] { $direction }, { $steps } kroku: { $place }
    }
command-escalator = jedź ruchomymi schodami
command-vortex = wir: { $place }
command-explore = eksploracja: { $place }

# Help.
help-open = Pomoc
help-title = Pomoc
help-rules = Gra w skrócie
help-rule-goal = Zaprowadźcie czterech bohaterów naraz na przedmioty w ich kolorach, a potem do wyjść, zanim skończy się piasek.
help-rule-act = Nie ma tur. To, co masz na karcie, możesz robić z każdym bohaterem, w każdej chwili. Nic poza tym.
help-rule-sand = Bohater, który staje na klepsydrze, odwraca ją: piasek, który się przesypał, to czas, który wam został. Każda klepsydra działa raz.
help-rule-talk = Póki sypie się piasek, nikt nie mówi, chyba że w oknie rozmowy: od odwrócenia klepsydry do pierwszej akcji. Dzwonek znaczy: zrób coś!
help-rule-theft = Gdy ukradniecie wszystkie cztery przedmioty, włącza się alarm, a wiry zamykają się na dobre.
help-rule-exit = Bohater, który staje na swoim wyjściu, ucieka. Gdy ucieknie cała czwórka, wygrywacie.
help-touch = Dotykiem
help-touch-button = Dotknij przycisku: ten bohater działa. Przytrzymaj: idzie dalej pole po polu; puść tam, gdzie ma stanąć.
help-touch-hero = Albo dotknij bohatera, a potem podświetlonego pola. Możesz go tam też przeciągnąć.
help-touch-board = Przesuwaj planszę jednym palcem, przybliżaj dwoma.
help-touch-bell = Dotknij dzwonka, a potem gracza: zrób coś!
help-all-rules = Pełne zasady
help-keys = Klawisze
help-key-row = { $ability }, dla czterech bohaterów od lewej do prawej
help-key-hold = podgląd ruchu pole po polu; puść, żeby tam ruszyć
help-key-arrows = wybierz bohatera, potem nim rusz
help-key-escape = anuluj to, co robisz
help-key-bell = dzwonek dla kogoś (potem liczba)
help-key-stare = wpatruj się w kogoś (potem liczba)
help-key-look = najpierw podejrzyj następny kafelek
help-key-steal = ogłoś kradzież
help-key-card = następna karta, w grze solo
help-key-talk = pisz, w oknie rozmowy
help-key-speak = trzymaj i mów, w oknie rozmowy
help-key-pause = pauza i wznowienie, jeśli dozwolone
help-key-where = powiedz, gdzie są bohaterowie
help-key-mall = galeria w słowach
help-key-fit = pokaż całą planszę
help-key-closer = przybliż
help-key-farther = oddal
help-key-menu = menu
help-key-sound = dźwięk: wyłącz, włącz

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Pokój { $code }
menu-follow = Śledź akcję
menu-show-keys = Klawisze na przyciskach
menu-single-keys = Skróty jednoklawiszowe
menu-single-keys-why = Wyłącz, jeśli liter potrzebuje czytnik ekranu albo sterowanie głosem.
menu-settings = Ustawienia
menu-handover = Graj na innym urządzeniu
menu-stand = Wstań i oglądaj
menu-stand-ask = Wstajesz?
menu-stand-bot = Bot zajmie moje miejsce
menu-stand-bot-why = Bez niego nikt nie użyje twoich zdolności.
menu-stand-now = Wstań
menu-give-up = Poddaj grę
menu-give-up-ask = Poddać grę całego stołu?
menu-give-up-why = Gra kończy się dla wszystkich. Nie trafi do księgi.
menu-give-up-lobby = Zmień opcje
menu-deal-again = Nowy układ
menu-no = Gram dalej
menu-pass-host = Zmień gospodarza
menu-leave = Odejdź od stołu
menu-leave-why = Twoje miejsce czeka; wróć przez ten sam link.
handover-wait = Chwileczkę…
handover-qr = Kod QR dla drugiego urządzenia
handover-how = Zeskanuj to drugim urządzeniem albo otwórz na nim ten adres. Działa raz, przez pięć minut.
handover-failed = Nie udało się teraz utworzyć kodu.
handover-again = Jeszcze raz

# On the map.
table-title = Stół: { $name }
board-explore-here = Eksploruj tutaj
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Dzwonek
