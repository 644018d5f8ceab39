# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Pokój { $code }
# $name: who hosts
lobby-hosted = Gospodarz: { $name }
lobby-you-host = Jesteś gospodarzem
lobby-result = Wróć do wyniku

# Inviting
lobby-invite = Zaproś tym kodem
lobby-copy = Kopiuj link
lobby-copied = Link skopiowany. Wyślij go znajomym.
lobby-copy-failed = Nie udało się skopiować. Oto link: { $link }
lobby-share = Wyślij…
# Goes out with the link when it is shared.
lobby-share-words = Chodź obrabować ze mną galerię. Tylko ani słowa.
# $link: the whole address
lobby-qr = Kod QR: { $link }

# Seats
lobby-table = Przy stole
lobby-passing = przy każdym odwróceniu klepsydry karty idą w lewo
# $ready, $seats: numbers
lobby-ready-count = gotowe: { $ready } z { $seats }
# $seat: a number from 1
lobby-seat = miejsce { $seat }
lobby-you = Ty
lobby-host = gospodarz
lobby-away = offline
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, szybkość: { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Wolne miejsce
lobby-seat-take = Usiądź tutaj
lobby-seat-change = Przesiądź się tu
lobby-seat-bot = Dodaj bota
lobby-seat-unbot = Usuń bota
lobby-seat-clear = Zwolnij miejsce
lobby-seat-stand = Wstań i oglądaj
lobby-seat-ready = gotowe
lobby-seat-swap = Zamień kartę
# $abilities: a list of abilities, already in words
lobby-seat-card = Karta: { $abilities }
lobby-seat-leader = lider: bez karty
lobby-seat-swap-words = Wybierz kartę na wymianę.
lobby-rename = Zmień imię
lobby-rename-label = Twoje imię przy stole
lobby-rename-save = Zapisz
lobby-make-host = Nowy gospodarz: { $name }
lobby-watching = Widzowie
lobby-silence = Gdy piasek się sypie, nikt nie może mówić. Głos i czat wracają, gdy klepsydra zostanie odwrócona.
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
lobby-dealing = Przygotowujemy galerię…
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
lobby-empty-words = Zaczekaj na graczy albo zacznij od razu:
lobby-empty-bots = Uzupełnij botami
lobby-empty-fewer = { $seats ->
    [one] Graj solo
   *[other] Liczba graczy: { $seats }
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
lobby-code-bad = Nieprawidłowy kod. Sprawdź litery.
lobby-seats = Miejsca
lobby-level = Poziom
lobby-level-hint = Więcej kafelków, więcej szukania, więcej okazji, żeby się zgubić.
lobby-options = Więcej opcji
lobby-voice = Czat głosowy
lobby-talk = Rozmowa cały czas
lobby-talk-hint = Tylko w tym scenariuszu, żeby razem nauczyć się gry.
lobby-pace = Szybkość botów
bot-level-relaxed = spokojna
bot-level-human = ludzka
bot-level-brisk = żwawa
bot-level-fast = duża
bot-level-lightning = błyskawiczna
lobby-skill = Poziom botów
bot-skill-novice = nowicjusz
bot-skill-good = dobry
bot-skill-expert = ekspert
bot-skill-novice-hint = Z początku wiele przeoczą, jak ludzie w pierwszych grach.
bot-skill-good-hint = Czasem zauważają coś za późno.
bot-skill-expert-hint = Od razu widzą wszystko.
lobby-patient = Cierpliwe boty
lobby-patient-hint = Dla nowych osób: przez chwilę pozwalają ludziom ruszyć się pierwszym.
lobby-listen = Boty czekają, gdy wolno rozmawiać
lobby-listen-hint = Czekają, aż ktoś coś zrobi albo minie ten czas.
lobby-listen-off = nie
lobby-listen-seconds = { $seconds } s
lobby-fair = Tylko układy do wygrania
lobby-fair-hint = Przygotowanie trwa wtedy chwilę dłużej.
lobby-hold = Boty zastępują
lobby-hold-hint = Tych, którzy na długo stracą połączenie.
lobby-pause = Pauza dozwolona
lobby-pause-hint = Gra z pauzą dostaje znaczek.
lobby-leader = Stały lider
lobby-leader-hint = Reszta przekazuje karty z pominięciem lidera.
lobby-face = Kafelek startowy
lobby-face-A = Dzień
lobby-face-B = Noc
lobby-face-hint = W dzień są na nim wiry, w nocy nie ma.
lobby-edition = Wydanie
lobby-edition-house = Nasze
lobby-edition-A = Wczesne
lobby-edition-B = Późne
lobby-edition-house-hint = Kradzież jest automatyczna; kafelek można obejrzeć, zanim się go dołoży.
lobby-edition-A-hint = Kradzież jest automatyczna; kafelek trafia tam, gdzie go znaleziono.
lobby-edition-B-hint = Ktoś musi ogłosić kradzież; kafelek można obejrzeć, zanim się go dołoży.
lobby-sand = Klepsydra
lobby-sand-hint = Ile mieści piasku.
lobby-tiles = Galeria
lobby-tiles-standard = Standardowa
lobby-tiles-seed = Losowa
lobby-tiles-hint = Losowa galeria powstaje z numeru: ten sam numer, ta sama galeria.
lobby-tiles-number = Numer galerii
lobby-deal = Karty
lobby-deal-apart = Osobno
lobby-deal-random = Losowo
lobby-deal-agreed = Ręcznie
lobby-deal-apart-hint = Te same zdolności trafiają daleko od siebie.
lobby-deal-random-hint = Rozdane losowo.
lobby-deal-agreed-hint = Tak, jak widzicie przy stole; gospodarz może je zamieniać.

# Chat before the game
lobby-chat = Czat
lobby-chat-label = Powiedz coś
lobby-chat-send = Wyślij
lobby-chat-empty = Przywitaj się, póki jeszcze można.
lobby-chat-own = Ty
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Ktoś już tu siedzi.
lobby-error-seat_held = To miejsce czeka na kogoś, kto zniknął.
lobby-error-seats_empty = Wszystkie miejsca muszą być zajęte.
lobby-error-not_the_host = To może zrobić tylko gospodarz.
lobby-error-game_running = Nie teraz, gra jest przygotowana.
lobby-error-nobody_there = Tej osoby już tu nie ma.
lobby-error-bad_table = Tych opcji nie da się połączyć.
lobby-error-slow_down = Trochę za szybko. Spróbuj jeszcze raz.
lobby-error-not_stored = Serwer nie zdołał tego zapisać. Spróbuj za chwilę.
lobby-error-silence = To musi poczekać, aż otworzy się rozmowa.
lobby-error-other = Nie udało się. Spróbuj jeszcze raz.

tiles-choice-code = Kod lub link zestawu kafelków
tiles-choice-draw = Warsztat kafelków
tiles-choice-none = Narysuj go w warsztacie albo wklej kod od znajomych.
tiles-choice-own = Własna
tiles-choice-take = Użyj
tiles-choice-which = Twój zestaw kafelków
tiles-trouble-missing = Na tym serwerze nie ma takiego zestawu kafelków.
book-level-is = poziom { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Wyzwanie dnia: { $date }
daily-lobby-words = Opcje są ustalone; wybieracie tylko, kto gra. Każda następna gra tutaj jest już zwykła.
# The lobby
lobby-code-edit = Edytuj ten scenariusz
lobby-code-make = Utwórz nowy scenariusz
lobby-error-daily_table = Opcje dnia są ustalone, oprócz miejsc.
lobby-error-day_over = Ten dzień minął. To już zwykły pokój.
lobby-error-day_needs_people = Same boty nie grają w wyzwanie dnia: ktoś musi usiąść.
lobby-error-day_deal = Układu dnia nie można zagrać ponownie.
lobby-error-table_changed = Opcje się zmieniły i ten układ już nie pasuje.
lobby-error-no_such_tile_set = Na tym serwerze nie ma takiego zestawu kafelków.
