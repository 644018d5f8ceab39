# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Kamer { $code }
# $name: who hosts
lobby-hosted = Host: { $name }
lobby-you-host = Jij bent de host
lobby-result = Terug naar de uitslag

# Inviting
lobby-invite = Nodig uit met deze code
lobby-copy = Kopieer link
lobby-copied = Link gekopieerd. Stuur hem naar je vrienden.
lobby-copy-failed = De link kon niet worden gekopieerd. Hier is hij: { $link }
lobby-share = Delen…
# Goes out with the link when it is shared.
lobby-share-words = Kom met me mee een winkelcentrum leegroven. Maar geen woord.
# $link: the whole address
lobby-qr = QR-code voor { $link }

# Seats
lobby-table = Rond de tafel
lobby-passing = kaarten gaan naar links als de zandloper wordt omgedraaid
# $ready, $seats: numbers
lobby-ready-count = { $ready } van { $seats } klaar
# $seat: a number from 1
lobby-seat = plek { $seat }
lobby-you = Jij
lobby-host = host
lobby-away = weg
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, tempo: { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Vrije plek
lobby-seat-take = Neem deze plek
lobby-seat-change = Ga hier zitten
lobby-seat-bot = Zet hier een bot
lobby-seat-unbot = Haal de bot weg
lobby-seat-clear = Maak plek vrij
lobby-seat-stand = Sta op en kijk toe
lobby-seat-ready = klaar
lobby-seat-swap = Ruil deze kaart
# $abilities: a list of abilities, already in words
lobby-seat-card = Kaart: { $abilities }
lobby-seat-leader = leider: geen kaart
lobby-seat-swap-words = Kies de kaart om mee te ruilen.
lobby-rename = Verander je naam
lobby-rename-label = Je naam aan tafel
lobby-rename-save = Opslaan
lobby-make-host = Maak { $name } host
lobby-watching = Publiek
lobby-silence = Zodra het zand loopt, mag niemand praten. Stem en chat gaan weer open als de zandloper wordt omgedraaid.
lobby-solo-words = Solo heb je alle vaardigheden, één kaart tegelijk.
lobby-fill-bots = Bots op lege plekken

# The start
lobby-start = Start de kraak
lobby-start-wait = wacht op { $name }
lobby-start-wait-more = wacht op { $name } en { $count ->
    [one] nog één
   *[other] nog { $count }
}
lobby-start-empty = { $count ->
    [one] één plek is leeg
   *[other] { $count } plekken zijn leeg
}
lobby-start-plan = eerst plannen
lobby-dealing = Winkelcentrum klaarleggen…
lobby-ready = Ik ben klaar
lobby-ready-is = Klaar!
lobby-ready-host = { $name } start
lobby-sit-first = Ga zitten om te spelen
lobby-full = Alle plekken zijn bezet. Je kijkt toe.
lobby-empty-title = { $count ->
    [one] Eén plek is leeg
   *[other] { $count } plekken zijn leeg
}
lobby-empty-words = Wacht op meer spelers, of begin nu:
lobby-empty-bots = Vul aan met bots
lobby-empty-fewer = { $seats ->
    [one] Speel solo
   *[other] Speel met { $seats } spelers
}
lobby-empty-wait = Wacht

# The scenario and the table's choices
lobby-scenario = Het scenario
lobby-only-host = { $name } kiest.
lobby-code-label = Deelcode
lobby-code-hint = De code of de link van een eigen scenario, zoals 040G2-40200-…
lobby-code-use = Gebruik
lobby-code-copy = Kopieer deelcode
lobby-code-copied = Deelcode gekopieerd.
lobby-code-copy-failed = De deelcode kon niet worden gekopieerd. Hier is hij: { $code }
lobby-code-bad = Dat is geen geldige deelcode. Controleer de letters.
lobby-seats = Plekken
lobby-level = Niveau
lobby-level-hint = Meer tegels, meer te vinden, meer manieren om te verdwalen.
lobby-options = Meer opties
lobby-voice = Voicechat
lobby-talk = Altijd praten
lobby-talk-hint = Alleen in dit scenario, om het spel samen te leren.
lobby-pace = Snelheid van de bots
bot-level-relaxed = rustig
bot-level-human = menselijk
bot-level-brisk = vlot
bot-level-fast = snel
bot-level-lightning = bliksemsnel
lobby-skill = Niveau van de bots
bot-skill-novice = beginner
bot-skill-good = goed
bot-skill-expert = expert
bot-skill-novice-hint = Ze missen eerst veel, zoals mensen in hun eerste spellen.
bot-skill-good-hint = Soms merken ze iets te laat op.
bot-skill-expert-hint = Ze merken alles meteen op.
lobby-patient = Geduldige bots
lobby-patient-hint = Voor nieuwe spelers: een tijdje mogen mensen de eerste zet doen.
lobby-listen = Bots wachten in praatmomenten
lobby-listen-hint = Ze wachten tot iemand iets doet of de tijd om is.
lobby-listen-off = uit
lobby-listen-seconds = { $seconds } s
lobby-fair = Alleen haalbare spellen
lobby-fair-hint = Klaarleggen duurt iets langer.
lobby-hold = Bots vallen in
lobby-hold-hint = Voor wie de verbinding lang kwijt is.
lobby-pause = Pauzeren mag
lobby-pause-hint = Bij een gepauzeerd spel staat dat erbij.
lobby-leader = Vaste leider
lobby-leader-hint = De anderen geven hun kaarten om de leider heen door.
lobby-face = Starttegel
lobby-face-A = Overdag
lobby-face-B = ’s Nachts
lobby-face-hint = Overdag heeft hij vortexen, ’s nachts niet.
lobby-edition = Editie
lobby-edition-house = Huis
lobby-edition-A = Vroeg
lobby-edition-B = Laat
lobby-edition-house-hint = De diefstal gaat vanzelf; je mag een tegel bekijken voordat je hem neerlegt.
lobby-edition-A-hint = De diefstal gaat vanzelf; een tegel komt waar hij gevonden is.
lobby-edition-B-hint = Iemand moet de diefstal uitroepen; je mag een tegel bekijken voordat je hem neerlegt.
lobby-sand = Zandloper
lobby-sand-hint = Hoeveel zand erin zit.
lobby-tiles = Winkelcentrum
lobby-tiles-standard = Standaard
lobby-tiles-seed = Willekeurig
lobby-tiles-hint = Een willekeurig winkelcentrum komt uit een nummer: zelfde nummer, zelfde winkelcentrum.
lobby-tiles-number = Nummer van het winkelcentrum
lobby-deal = Kaarten
lobby-deal-apart = Verspreid
lobby-deal-random = Willekeurig
lobby-deal-agreed = Zelf
lobby-deal-apart-hint = Spelers met dezelfde vaardigheid zitten ver uit elkaar.
lobby-deal-random-hint = Willekeurig gedeeld.
lobby-deal-agreed-hint = Zoals je ze rond de tafel ziet; de host kan kaarten ruilen.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Zeg iets
lobby-chat-send = Stuur
lobby-chat-empty = Zeg hallo nu het nog mag.
lobby-chat-own = Jij
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Daar zit al iemand.
lobby-error-seat_held = Die plek is voor iemand die even weg is.
lobby-error-seats_empty = Elke plek moet bezet zijn.
lobby-error-not_the_host = Dat kan alleen de host.
lobby-error-game_running = Niet zolang er een spel klaarligt.
lobby-error-nobody_there = Die persoon is er niet meer.
lobby-error-bad_table = Deze opties gaan niet samen.
lobby-error-slow_down = Dat ging iets te snel. Probeer het opnieuw.
lobby-error-not_stored = De server kon het niet opslaan. Probeer het zo nog eens.
lobby-error-silence = Dat moet wachten tot er gepraat mag worden.
lobby-error-other = Dat lukte niet. Probeer het opnieuw.

tiles-choice-code = Code of link van een tegelset
tiles-choice-draw = Tegelwerkplaats
tiles-choice-none = Teken er een in de tegelwerkplaats, of plak de code van een vriend.
tiles-choice-own = Eigen
tiles-choice-take = Gebruik die
tiles-choice-which = Jouw tegelset
tiles-trouble-missing = Die tegelset is niet op deze server.
book-level-is = niveau { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Uitdaging van de dag: { $date }
daily-lobby-words = De opties liggen vast; je kiest alleen wie er speelt. Elk volgend spel hier is een gewoon spel.
# The lobby
lobby-code-edit = Bewerk dit scenario
lobby-code-make = Maak een nieuw scenario
lobby-error-daily_table = De opties van de dag liggen vast, op de plekken na.
lobby-error-day_over = Die dag is voorbij. Dit is nu een gewone kamer.
lobby-error-day_needs_people = Bots alleen spelen de uitdaging van de dag niet: iemand moet gaan zitten.
lobby-error-day_deal = Het spel van de dag kun je niet opnieuw spelen.
lobby-error-table_changed = De opties zijn veranderd; dat spel past er niet meer bij.
lobby-error-no_such_tile_set = Die tegelset is niet op deze server.
