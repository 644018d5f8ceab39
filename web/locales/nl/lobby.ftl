# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Kamer { $code }
# $name: who hosts
lobby-hosted = Host: { $name }
lobby-you-host = Host: jij

# Inviting
lobby-invite = Nodig uit met deze code
lobby-copy = Kopieer link
lobby-copied = De link is gekopieerd. Stuur hem naar je vrienden.
lobby-copy-failed = De link kon niet worden gekopieerd. Hier is hij: { $link }
lobby-share = Delen…
# Goes out with the link when it is shared.
lobby-share-words = Kom met me mee een winkelcentrum leegroven. Maar geen woord.
# $link: the whole address
lobby-qr = Code om te scannen, voor { $link }

# Seats
lobby-table = Rond de tafel
lobby-passing = kaarten gaan naar links bij elke draai van de zandloper
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
lobby-seat-unbot = Stuur de bot weg
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
lobby-rename-save = Bewaar
lobby-make-host = Maak { $name } host
lobby-watching = Publiek
lobby-silence = Zodra het zand loopt, mag niemand praten. Stem en chat gaan weer open als de zandloper wordt omgedraaid.
lobby-solo-words = Alleen heb je alle vaardigheden, één kaart tegelijk.
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
lobby-dealing = Winkels neerleggen…
lobby-ready = Ik ben klaar
lobby-ready-is = Klaar!
lobby-ready-host = { $name } start
lobby-sit-first = Ga zitten om te spelen
lobby-full = Alle plekken zijn bezet. Jij kijkt toe.
lobby-empty-title = { $count ->
    [one] Eén plek is leeg
   *[other] { $count } plekken zijn leeg
}
lobby-empty-words = Wacht op meer mensen, of begin meteen:
lobby-empty-bots = Zet er bots neer
lobby-empty-fewer = { $seats ->
    [one] Speel alleen
   *[other] Speel met { $seats } plekken
}
lobby-empty-wait = Wacht

# The scenario and the table's choices
lobby-scenario = Het scenario
lobby-only-host = { $name } kiest.
lobby-code-label = Deelcode
lobby-code-hint = De code of de link van een eigen scenario, zoals 040G2-40200-…
lobby-code-use = Gebruik
lobby-code-copy = Kopieer deelcode
lobby-code-copied = De deelcode is gekopieerd.
lobby-code-copy-failed = De deelcode kon niet worden gekopieerd. Hier is hij: { $code }
lobby-code-bad = Dat is geen deelcode, of er klopt een letter niet.
lobby-seats = Plekken
lobby-level = Niveau
lobby-level-hint = Meer tegels, meer zand te vinden, meer manieren om te verdwalen.
lobby-options = Meer opties
lobby-voice = Stem bij praatmomenten
lobby-voice-hint = Microfoons staan uit zolang niemand mag praten.
lobby-talk = Altijd praten
lobby-talk-hint = Alleen hier, om het spel samen te leren.
lobby-pace = Tempo van de bots
bot-level-relaxed = rustig
bot-level-human = mens
bot-level-brisk = vlot
bot-level-fast = snel
bot-level-lightning = bliksem
lobby-skill = Niveau van de bots
bot-skill-novice = beginner
bot-skill-good = goed
bot-skill-expert = expert
bot-skill-novice-hint = Ze zien eerst veel over het hoofd, zoals mensen in hun eerste spellen.
bot-skill-good-hint = Soms zien ze iets wat later.
bot-skill-expert-hint = Ze zien alles meteen.
lobby-patient = Geduldige bots
lobby-patient-hint = Voor nieuwelingen: ze laten mensen een tijdje de eerste zet.
lobby-listen = Bots luisteren als er gepraat mag worden
lobby-listen-hint = Ze wachten tot iemand iets doet of de tijd om is.
lobby-listen-off = uit
lobby-listen-seconds = { $seconds } s
lobby-fair = Alleen haalbare spellen
lobby-fair-hint = Het winkelcentrum neerleggen duurt iets langer.
lobby-hold = Bots vallen in
lobby-hold-hint = Voor wie lang weg is uit een lopend spel.
lobby-pause = Pauzeren mag
lobby-pause-hint = Bij een gepauzeerd spel staat dat erbij.
lobby-leader = De leider blijft leider
lobby-leader-hint = De anderen geven hun kaarten om de leider heen door.
lobby-face = Entreehal
lobby-face-A = Overdag
lobby-face-B = ’s Nachts
lobby-face-hint = Overdag zijn er vortexen, ’s nachts niet.
lobby-edition = Editie
lobby-edition-house = Huis
lobby-edition-A = Vroeg
lobby-edition-B = Laat
lobby-edition-house-hint = De diefstal gebeurt vanzelf; een tegel mag je bekijken voordat hij wordt neergelegd.
lobby-edition-A-hint = De diefstal gebeurt vanzelf; een tegel komt te liggen waar hij gevonden is.
lobby-edition-B-hint = Iemand moet de diefstal uitroepen; een tegel mag je bekijken voordat hij wordt neergelegd.
lobby-sand = Zandloper
lobby-sand-hint = Hoeveel zand erin zit.
lobby-tiles = Winkels
lobby-tiles-standard = De onze
lobby-tiles-seed = Andere
lobby-tiles-hint = Een ander winkelcentrum wordt gebouwd uit een nummer: zelfde nummer, zelfde winkelcentrum.
lobby-tiles-number = Nummer ervan
lobby-deal = Kaarten
lobby-deal-apart = Verspreid
lobby-deal-random = Toeval
lobby-deal-agreed = Samen
lobby-deal-apart-hint = Zo gedeeld dat gelijke vaardigheden ver uit elkaar zitten.
lobby-deal-random-hint = Gedeeld zoals het toeval het wil.
lobby-deal-agreed-hint = Zoals jullie ze rond de tafel zien; de host ruilt ze.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Zeg iets
lobby-chat-send = Stuur
lobby-chat-empty = Zeg hallo nu het nog mag.
lobby-chat-own = Jij

# What went wrong, by reason
lobby-error-seat_taken = Daar zit al iemand.
lobby-error-seat_held = Die plek is voor iemand die even weg is.
lobby-error-seats_empty = Op elke plek moet iemand zitten.
lobby-error-not_the_host = Dat kan alleen de host.
lobby-error-game_running = Niet zolang er een spel ligt.
lobby-error-nobody_there = Die persoon is er niet meer.
lobby-error-bad_table = Die mix is niet te spelen.
lobby-error-slow_down = Dat ging iets te snel. Probeer het opnieuw.
lobby-error-not_stored = De server kon het niet opschrijven. Probeer het zo nog eens.
lobby-error-silence = Namen wachten tot er gepraat mag worden.
lobby-error-other = Dat lukte niet. Probeer het opnieuw.

tiles-choice-code = Code of link van een set
tiles-choice-draw = Tegelwerkplaats
tiles-choice-none = Teken er een in de tegelwerkplaats, of plak de code van een vriend.
tiles-choice-own = Eigen
tiles-choice-take = Neem die
tiles-choice-which = Jouw set
tiles-trouble-missing = Die set is niet op deze server.
book-level-is = niveau { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Uitdaging van de dag: { $date }
daily-lobby-words = De tafel ligt vast; je kiest alleen wie er speelt. Een tweede spel aan deze tafel is er een als elk ander.
# The lobby
lobby-code-edit = Verander het in de editor
lobby-code-make = Maak een nieuw
lobby-error-daily_table = De tafel van de dag ligt vast, op de plaatsen na.
lobby-error-day_over = Die dag is voorbij. Deze tafel is er nu een als elke andere.
lobby-error-day_deal = Het spel van de dag wordt niet nog eens gelegd.
lobby-error-table_changed = De tafel is intussen veranderd; dat spel past er niet meer bij.
lobby-error-no_such_tile_set = Die tegelset is niet op deze server.
