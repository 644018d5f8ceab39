# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Pokój { $code }
# $name: who hosts
lobby-hosted = Gospodarz: { $name }
lobby-you-host = Gospodarz: ty

# Inviting
lobby-invite = Zaproś tym kodem
lobby-copy = Kopiuj link
lobby-copied = Link skopiowany. Wyślij go ekipie.
lobby-copy-failed = Nie udało się skopiować. Oto link: { $link }
lobby-share = Wyślij…
# Goes out with the link when it is shared.
lobby-share-words = Chodź obrabować ze mną galerię. Tylko ani słowa.
# $link: the whole address
lobby-qr = Kod do zeskanowania: { $link }

# Seats
lobby-table = Przy stole
lobby-passing = po każdym obrocie klepsydry karty idą w lewo
# $ready, $seats: numbers
lobby-ready-count = gotowe: { $ready } z { $seats }
# $seat: a number from 1
lobby-seat = miejsce { $seat }
lobby-you = Ty
lobby-host = gospodarz
lobby-away = offline
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, tempo: { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Wolne miejsce
lobby-seat-take = Usiądź tutaj
lobby-seat-change = Przesiądź się tu
lobby-seat-bot = Posadź bota
lobby-seat-unbot = Odeślij bota
lobby-seat-clear = Zwolnij miejsce
lobby-seat-stand = Wstań i oglądaj
lobby-seat-ready = gotowe
lobby-seat-swap = Zamień kartę
# $abilities: a list of abilities, already in words
lobby-seat-card = Karta: { $abilities }
lobby-seat-leader = herszt: bez karty
lobby-seat-swap-words = Wybierz kartę na wymianę.
lobby-rename = Zmień imię
lobby-rename-label = Twoje imię przy stole
lobby-rename-save = Zapisz
lobby-make-host = Nowy gospodarz: { $name }
lobby-watching = Oglądają
lobby-silence = Gdy piasek się sypie, nikt nie może mówić. Głos i czat wracają po obrocie klepsydry.
lobby-solo-words = Solo masz wszystkie zdolności, po jednej karcie naraz.
lobby-fill-bots = Boty na wolne miejsca

# The start
lobby-start = Zaczynamy skok
lobby-start-wait = czekamy: { $name }
lobby-start-wait-more = czekamy: { $name } i jeszcze { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
lobby-start-empty = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-start-plan = najpierw plan
lobby-dealing = Rozkładamy galerię…
lobby-ready = Mogę grać
lobby-ready-is = Gotowe!
lobby-ready-host = zaczyna { $name }
lobby-sit-first = Usiądź, żeby zagrać
lobby-full = Wszystkie miejsca są zajęte. Oglądasz.
lobby-empty-title = { $count ->
    [one] { $count } miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
}
lobby-empty-words = Zaczekaj na resztę albo zacznij od razu:
lobby-empty-bots = Posadź boty
lobby-empty-fewer = { $seats ->
    [one] Graj solo
   *[other] Graj przy { $seats } miejscach
}
lobby-empty-wait = Czekaj

# The scenario and the table's choices
lobby-scenario = Scenariusz
lobby-only-host = Wybiera { $name }.
lobby-code-label = Kod scenariusza
lobby-code-hint = Kod albo link własnego scenariusza, na przykład 040G2-40200-…
lobby-code-use = Użyj
lobby-code-copy = Kopiuj kod
lobby-code-copied = Kod scenariusza skopiowany.
lobby-code-copy-failed = Nie udało się skopiować. Oto kod scenariusza: { $code }
lobby-code-bad = To nie jest kod scenariusza albo jest w nim zła litera.
lobby-seats = Miejsca
lobby-level = Poziom
lobby-level-hint = Więcej kafelków, więcej piasku do znalezienia, więcej okazji, żeby się zgubić.
lobby-options = Więcej opcji
lobby-voice = Głos w oknach rozmowy
lobby-voice-hint = Gdy nie wolno mówić, mikrofony są odcięte.
lobby-talk = Rozmowa cały czas
lobby-talk-hint = Tylko tutaj, żeby razem nauczyć się gry.
lobby-pace = Tempo botów
bot-level-relaxed = spokojne
bot-level-human = ludzkie
bot-level-brisk = żwawe
bot-level-fast = szybkie
bot-level-lightning = błyskawica
lobby-skill = Umiejętności botów
bot-skill-novice = nowicjusz
bot-skill-good = dobre
bot-skill-expert = ekspert
bot-skill-novice-hint = Z początku wiele przeoczą, jak ludzie w pierwszych grach.
bot-skill-good-hint = Czasem zauważają coś za późno.
bot-skill-expert-hint = Od razu widzą wszystko.
lobby-patient = Cierpliwe boty
lobby-patient-hint = Dla nowych osób: przez chwilę zostawiają ludziom pierwszy ruch.
lobby-listen = Boty słuchają, gdy wolno rozmawiać
lobby-listen-hint = Czekają, aż ktoś coś zrobi albo minie ten czas.
lobby-listen-off = nie
lobby-listen-seconds = { $seconds } s
lobby-fair = Tylko układy do wygrania
lobby-fair-hint = Galeria rozkłada się wtedy chwilę dłużej.
lobby-hold = Boty zastępują
lobby-hold-hint = Tych, którzy na długo znikną z trwającej gry.
lobby-pause = Pauza dozwolona
lobby-pause-hint = Gra z pauzą dostaje znaczek.
lobby-leader = Herszt się nie zmienia
lobby-leader-hint = Reszta podaje karty z pominięciem herszta.
lobby-face = Hol wejściowy
lobby-face-A = Dzień
lobby-face-B = Noc
lobby-face-hint = W dzień są w nim wiry, w nocy nie ma.
lobby-edition = Wydanie
lobby-edition-house = Nasze
lobby-edition-A = Wczesne
lobby-edition-B = Późne
lobby-edition-house-hint = Kradzież dzieje się sama; kafelek można obejrzeć, zanim się go dołoży.
lobby-edition-A-hint = Kradzież dzieje się sama; kafelek trafia tam, gdzie go znaleziono.
lobby-edition-B-hint = Ktoś musi ogłosić kradzież; kafelek można obejrzeć, zanim się go dołoży.
lobby-sand = Klepsydra
lobby-sand-hint = Ile mieści piasku.
lobby-tiles = Galeria
lobby-tiles-standard = Nasza
lobby-tiles-seed = Inna
lobby-tiles-hint = Inna galeria powstaje z numeru: ten sam numer, ta sama galeria.
lobby-tiles-number = Numer galerii
lobby-deal = Karty
lobby-deal-apart = Osobno
lobby-deal-random = Losowo
lobby-deal-agreed = Ustalone
lobby-deal-apart-hint = Te same zdolności trafiają daleko od siebie.
lobby-deal-random-hint = Jak los da.
lobby-deal-agreed-hint = Tak, jak widzicie przy stole; zamienia je gospodarz.

# Chat before the game
lobby-chat = Czat
lobby-chat-label = Powiedz coś
lobby-chat-send = Wyślij
lobby-chat-empty = Przywitaj się, póki jeszcze można.
lobby-chat-own = Ty

# What went wrong, by reason
lobby-error-seat_taken = Ktoś już tu siedzi.
lobby-error-seat_held = To miejsce czeka na kogoś, kto zaraz wróci.
lobby-error-seats_empty = Na każdym miejscu musi ktoś siedzieć.
lobby-error-not_the_host = To może zrobić tylko gospodarz.
lobby-error-game_running = Nie teraz, gra jest rozłożona.
lobby-error-nobody_there = Tej osoby już tu nie ma.
lobby-error-bad_table = W takim zestawie nie da się zagrać.
lobby-error-slow_down = Trochę za szybko. Spróbuj jeszcze raz.
lobby-error-not_stored = Serwer nie zdołał tego zapisać. Spróbuj za chwilę.
lobby-error-silence = Imię zmienisz, gdy otworzy się rozmowa.
lobby-error-other = Nie udało się. Spróbuj jeszcze raz.

tiles-choice-code = Kod lub link zestawu
tiles-choice-draw = Warsztat kafelków
tiles-choice-none = Narysuj go w warsztacie albo wklej kod od znajomych.
tiles-choice-own = Własna
tiles-choice-take = Weź
tiles-choice-which = Twój zestaw
tiles-trouble-missing = Na tym serwerze nie ma takiego zestawu.
book-level-is = poziom { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Wyzwanie dnia: { $date }
daily-lobby-words = Stół jest ustalony; wybieracie tylko, kto gra. Druga gra przy tym stole jest już zwykła.
# The lobby
lobby-code-edit = Zmień go w edytorze
lobby-code-make = Zrób nowy
lobby-error-daily_table = Stół dnia jest ustalony, oprócz miejsc.
lobby-error-day_over = Ten dzień minął. To już zwykły stół.
lobby-error-day_deal = Układu dnia nie rozkłada się ponownie.
lobby-error-table_changed = Stół się od tamtej pory zmienił i ten układ już nie pasuje.
lobby-error-no_such_tile_set = Na tym serwerze nie ma takiego zestawu kafelków.
