# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Ty
event-somebody = Ktoś
event-started = Piasek się sypie. Od teraz cisza.
event-moved =
    { $steps ->
        [one] { $who }: { $hero }, { $direction }, { $steps } pole.
        [few] { $who }: { $hero }, { $direction }, { $steps } pola.
        [many] { $who }: { $hero }, { $direction }, { $steps } pól.
       *[other] { $who }: { $hero }, { $direction }, { $steps } pola.
    }
event-vortex-taken = { $who }: { $hero } skacze w wir.
event-escalator-taken = { $who }: { $hero } jedzie ruchomymi schodami.
event-tile-revealed = { $who } odkrywa kafelek { $tile }. Trzeba go dołożyć.
event-tile-revealed-own = Odkrywasz kafelek { $tile }. Teraz go dołóż.
event-tile-placed = { $who }: { $hero } eksploruje. Kafelek { $tile } dołożony.
event-tile-placed-by-ball = { $who }: kryształowa kula otwiera drzwi. Kafelek { $tile } dołożony.
event-square-spent = Teraz: { $place }.
event-hourglass-turned = { $hero } odwraca klepsydrę. Piasku jest teraz { $time }.
event-cards-passed = Wszystkie karty idą o jedno miejsce w lewo.
event-deck-shuffled = Wszystkie karty przetasowane. Odkryj jedną.
event-card-turned = Wierzchnia karta: { $ability }.
event-talk-opened = Wszyscy mogą rozmawiać, aż ktoś coś zrobi.
event-talk-opened-hands = Gesty są dozwolone, aż ktoś coś zrobi.
event-talk-closed = Znowu cisza.
event-discard-due = Najpierw usuńcie dwa kafelki, dopiero potem można działać.
event-tiles-discarded = { $who } usuwa kafelki { $first } i { $second }.
event-tiles-discarded-own = Usuwasz kafelki { $first } i { $second }.
event-theft-done = Kradzież! Macie wszystkie cztery przedmioty, alarm wyje. Do wyjść!
event-hero-safe = { $hero } jest na zewnątrz.
event-hero-safe-stays = { $hero } dociera do wyjścia i tam zostaje.
event-won = Wszyscy uciekli. Wygrana!
event-lost-sand = Piasek się przesypał. Przegrana.
event-lost-empty-handed = Wszyscy przy wyjściach, ale z pustymi rękami. Przegrana.
event-lost-walls = Nie da się usunąć dwóch kafelków. Przegrana.
event-bell-placed = { $who } stawia dzwonek: teraz { $target }!
event-bell-placed-you = { $who } stawia dzwonek przed tobą: zrób coś!
event-bell-placed-own = Stawiasz dzwonek: teraz { $target }!
event-bell-placed-self = Stawiasz dzwonek przed sobą.
event-stared = { $target } czuje na sobie wzrok: to { $who }.
event-stared-you = { $who } wpatruje się w ciebie.
event-stared-own = { $target } czuje na sobie twój wzrok.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } wskazuje: { $place }.
event-pinged-own = Wskazujesz: { $place }.
event-signed = { $who } pokazuje: { $sign }
event-signed-own = Pokazujesz: { $sign }
event-paused = { $who } wstrzymuje grę.
event-paused-own = Wstrzymujesz grę.
event-resumed = { $who } wznawia grę.
event-resumed-own = Wznawiasz grę.
event-interrupted = Serwer na chwilę zniknął. Gra toczy się dalej w tym samym miejscu; piasku nie ubyło.

# Facts that follow an event.
event-now-on = Teraz tutaj: { $place }.
event-your-card = Twoje zdolności: { $abilities }.
event-your-card-none = Nie masz teraz karty: jesteś liderem i masz dzwonek.
event-cameras-lock = Dwie kamery patrzą: nie wolno stawać na klepsydrach.
event-cameras-unlock = Klepsydry znów działają.
event-camera-broken = Kamera zepsuta.
event-dead-end = Drzwi trafiają w ścianę: ślepy zaułek.
event-tiles-left =
    { $tiles ->
        [0] Stos jest pusty.
        [one] Został { $tiles } kafelek.
        [few] Zostały { $tiles } kafelki.
        [many] Zostało { $tiles } kafelków.
       *[other] Zostało { $tiles } kafelka.
    }
event-on-item = { $hero } na miejscu: { $count } z 4.
event-off-item = { $hero } nie jest już na miejscu: { $count } z 4.
event-time-left = Zostało { $time }.
event-leader = Liderem jest teraz { $who }.
event-person-away = { $who } traci połączenie. Miejsce czeka.
event-person-back = { $who } wraca.
event-line-lost = Połączenie zerwane. Próbujemy dalej…
event-line-back = Połączenie wróciło.
event-sound-off = Dźwięk wyłączony
event-sound-on = Dźwięk włączony
event-game-loaded = Gra przygotowana.
event-slide-dropped = { $hero }: ktoś inny go przesunął.
event-ghost =
    { $steps ->
        [one] { $steps } krok: { $place }.
        [few] { $steps } kroki: { $place }.
        [many] { $steps } kroków: { $place }.
       *[other] { $steps } kroku: { $place }.
    }

# The gestures of hands only.
sign-yes = Tak
sign-no = Nie
sign-here = Tutaj
sign-there = Tam
sign-you = Ty
sign-me = Ja
sign-wait = Czekaj
sign-hurry = Szybko
sign-explore = Eksploracja
sign-hourglass = Klepsydra
sign-thanks = Dzięki
sign-sorry = Wybacz

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: mogę { $act }.
remark-waits = { $aim }: czy ktoś może { $act }? Czekam.
remark-waits-one = { $aim }: { $who }, możesz { $act }? Czekam.
remark-waits-you = { $aim }: możesz { $act }? Czekam na ciebie.
# What is to be done, as it stands after "I can".
remark-move = przesunąć { remark-hero } { remark-way }
remark-vortex = posłać { remark-hero } w wir
remark-escalator = posłać { remark-hero } ruchomymi schodami
remark-explore = eksplorować { $hero ->
        [barbarian] barbarzyńcą
        [mage] magiem
        [elf] elfem
       *[dwarf] krasnoludem
    }
remark-hero =
    { $hero ->
        [barbarian] barbarzyńcę
        [mage] maga
        [elf] elfa
       *[dwarf] krasnoluda
    }
remark-way =
    { $ability ->
        [north] na północ
        [east] na wschód
        [south] na południe
       *[west] na zachód
    }
remark-aim-hourglass = Klepsydra
remark-aim-camera = Kamera
remark-aim-ball = Kryształowa kula
remark-aim-door = Nowy kafelek
remark-aim-item = Przedmiot
remark-aim-exit = Wyjście
remark-aim-way = Wolna droga
