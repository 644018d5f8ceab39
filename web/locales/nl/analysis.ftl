analysis = Hoe het ging
analysis-loading = We lopen het spel na…
analysis-not-now = Nu even niet beschikbaar.
analysis-again = Probeer opnieuw
analysis-never-started = De zandloper is nooit omgedraaid, dus er is niets te zien.
analysis-as-table = Toon als tabel
analysis-hero = Held
analysis-who = Wie
analysis-when = Wanneer
analysis-duration = Tijd
analysis-more = Meer tonen
analysis-mark-spoken = { $what }, op { $time }
analysis-see = Bekijk het, op { $time }

analysis-praise-won = Alle vier buiten, met nog { $time } zand.
analysis-praise-stolen = De diefstal is gelukt: alle vier de voorwerpen tegelijk.
analysis-praise-near-plan = { $actions } acties. Wie alle tegels al kent, heeft er met een goed plan { $planned } nodig: dat scheelt weinig.
analysis-praise-late = Jullie draaiden de zandloper steeds op het juiste moment om.
analysis-praise-together =
    { $actions ->
        [one] Eén actie zonder een woord: een goed begin.
       *[other] { $actions } acties zonder een woord: een goed begin.
    }

analysis-time = Waar de tijd bleef
analysis-time-words = Jullie speelden { $time }; daarvan mochten jullie { $talked } praten.
analysis-phase = Fase
analysis-phase-search = Zoeken
analysis-phase-gathering = Verzamelen
analysis-phase-escape = Ontsnapping
analysis-talk = Praten
analysis-mark-turn = Zandloper omgedraaid
analysis-mark-theft = Diefstal
analysis-mark-pause = Pauze

analysis-sand = Het zand
analysis-sand-words =
    { $turns ->
        [one] Eén keer omgedraaid, aan het eind { $time } over.
       *[other] { $turns } keer omgedraaid, aan het eind { $time } over.
    }
analysis-sand-untouched = Nooit omgedraaid, aan het eind { $time } over.
analysis-sand-wasted = Later omdraaien had jullie { $time } meer gegeven.
analysis-sand-locked = Camera’s blokkeerden de zandlopers { $time } lang.
analysis-turn-left = { $time } over
analysis-wasted = Verloren door vroeg draaien
analysis-locked = Geblokkeerd door camera’s
analysis-before-turn = Voor
analysis-after-turn = Na
analysis-no-turns = De zandloper is niet omgedraaid.

analysis-shares = Wie deed hoeveel
analysis-shares-words = Hoe vaak iedereen iets deed, en hoe snel als er iets nuttigs te doen was.
analysis-share =
    { $actions ->
        [one] één actie · { $percent }
       *[other] { $actions } acties · { $percent }
    }
analysis-reaction = mediaan { $median } s, 90% binnen { $ninety } s
analysis-count-actions = Acties
analysis-count-steps = Vakken
analysis-count-explorations = Ontdekt
analysis-count-turns = Omgedraaid
analysis-count-bells-placed = Bel gegeven
analysis-count-bells-received = Bel gekregen
analysis-count-useful = Raak

analysis-heroes = De helden
analysis-heroes-words = Een held wacht als iemand hem langer dan twee seconden nuttig had kunnen verplaatsen.
analysis-part-moving = in beweging
analysis-part-waiting = wachten
analysis-part-resting = niets te doen
analysis-part-talking = praten
analysis-part-safe = buiten
analysis-waits = Wie wachtte op wie
analysis-waits-words = { $hero } wachtte het langst op { $name }: { $time } in totaal. Houd alle helden in de gaten.
analysis-waits-none = Niemand hoefde te wachten. Goed gespeeld!

analysis-heat = Drukste vakken
analysis-heat-words = Hoe groter en roder, hoe drukker het vak.
analysis-heat-measure = Toon
analysis-heat-visits = Hoe vaak
analysis-heat-stood = Hoe lang
analysis-heat-squares = Vakken
analysis-heat-stops = Gestopt
analysis-heat-passes = Gepasseerd

analysis-chances = Kansen voor de volgende keer
analysis-chances-none = Geen nuttige zet bleef lang liggen. Jullie hebben niets gemist!
analysis-chances-words =
    { $count ->
        [one] Eén keer bleef een nuttige zet een tijdje liggen.
       *[other] { $count } keer bleef een nuttige zet een tijdje liggen. De langste:
    }
analysis-chance-move = { $seconds } s lang had { $hero } richting { $direction } gekund.
analysis-chance-vortex = { $seconds } s lang had { $hero } een vortex kunnen nemen.
analysis-chance-escalator = { $seconds } s lang had { $hero } de roltrap kunnen nemen.
analysis-chance-explore = { $seconds } s lang had { $hero } kunnen ontdekken.
analysis-chance-whose = dat kon { $names }
analysis-chance-taken = toen gebeurde het
analysis-purpose-explore = om een deur te openen
analysis-purpose-item = naar het voorwerp
analysis-purpose-exit = naar de uitgang
analysis-purpose-hourglass = naar de zandloper
analysis-purpose-camera = naar een camera
analysis-purpose-ball = voor de kristallen bol
analysis-purpose-aside = om plaats te maken
analysis-purpose-aside-at-once = om plaats te maken
analysis-purpose-table = voor het team

analysis-beside = Vergeleken met een perfect plan
analysis-beside-words = Wie alle tegels al kent, heeft met een goed plan { $actions } acties nodig en, in jullie tempo, { $time }. Jullie moesten ze nog vinden!
analysis-beside-late = Zelfs wie alle tegels al kent, heeft { $actions } acties nodig en, in jullie tempo, { $time }: meer dan er zand was. Pech!
analysis-beside-none = Voor dit spel vonden we geen plan: het was een lastig spel.
analysis-beside-impossible = Dit spel had niemand kunnen winnen.
analysis-beside-team = Jullie
analysis-beside-plan = Een goed plan
analysis-beside-least = Het minimum

what-if-words = Vanaf dit moment nemen bots alle plekken over: dezelfde tegels, hetzelfde zand.
what-if-pace = Snelheid van de bots
what-if-play = Laat bots vanaf hier verder spelen
what-if-again = Nog een keer
what-if-busy = De bots zijn bezig…
what-if-watch = Bekijk het
what-if-won = Ze hadden het gehaald, met { $time } over.
what-if-lost = Ze waren gepakt. { $why }
what-if-runs = { $won } van de { $runs } spellen gewonnen.
what-if-me = Zelf verder spelen
what-if-me-words = In een aparte kamer: jij op één plek, bots op de andere. Het telt nooit voor het boek.
what-if-seat = Mijn plek
# In a game that bots played on. $name: who sat there
what-if-bot = Bot voor { $name }
