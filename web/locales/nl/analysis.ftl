analysis = Hoe het ging
analysis-loading = Het spel wordt nog eens bekeken…
analysis-not-now = Dat lukt nu even niet.
analysis-again = Probeer opnieuw
analysis-never-started = De zandloper is nooit omgedraaid, dus er valt niets te vertellen.
analysis-as-table = Hetzelfde als tabel
analysis-hero = Held
analysis-who = Wie
analysis-when = Wanneer
analysis-duration = Tijd
analysis-more = Meer tonen
analysis-mark-spoken = { $what }, op { $time }
analysis-see = Bekijk het, op { $time }

analysis-praise-won = Alle vier buiten, met nog { $time } zand.
analysis-praise-stolen = De diefstal is gelukt: alle vier de voorwerpen op hetzelfde moment.
analysis-praise-near-plan = { $actions } acties. Wie alle tegels al kent heeft er met een goed plan { $planned } nodig: dat scheelt weinig.
analysis-praise-late = De zandloper werd telkens op een goed moment omgedraaid.
analysis-praise-together =
    { $actions ->
        [one] Eén actie zonder een woord: zo begint het.
       *[other] { $actions } acties zonder een woord: zo begint het.
    }

analysis-time = Waar de tijd bleef
analysis-time-words = Jullie speelden { $time }; daarvan mochten jullie { $talked } praten.
analysis-phase = Deel
analysis-phase-search = Zoeken
analysis-phase-gathering = Verzamelen
analysis-phase-escape = Vlucht
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
analysis-sand-wasted = Later omgedraaid had het { $time } langer geduurd.
analysis-sand-locked = Camera’s hielden iedereen { $time } van de zandlopers af.
analysis-turn-left = { $time } over
analysis-wasted = Te winnen door later te draaien
analysis-locked = Geblokkeerd door camera’s
analysis-before-turn = Voor
analysis-after-turn = Na
analysis-no-turns = De zandloper is niet omgedraaid.

analysis-shares = Ieders aandeel
analysis-shares-words = Wie hoe vaak iets deed, en hoe snel als er iets nuttigs te doen was.
analysis-share =
    { $actions ->
        [one] één actie · { $percent }
       *[other] { $actions } acties · { $percent }
    }
analysis-reaction = de helft binnen { $median } s, negen van de tien binnen { $ninety } s
analysis-count-actions = Acties
analysis-count-steps = Vakken
analysis-count-explorations = Verkend
analysis-count-turns = Omgedraaid
analysis-count-bells-placed = Bel gegeven
analysis-count-bells-received = Bel gekregen
analysis-count-useful = Precies goed

analysis-heroes = De helden
analysis-heroes-words = Een held wacht als er langer dan twee seconden iets nuttigs mogelijk was.
analysis-part-moving = onderweg
analysis-part-waiting = wachten
analysis-part-resting = niets te doen
analysis-part-talking = gepraat
analysis-part-safe = buiten
analysis-waits = Wie wachtte op wie
analysis-waits-words = { $hero } keek het langst uit naar { $name }: { $time } in totaal. Af en toe een blik op de andere helden helpt.
analysis-waits-none = Niemand hoefde te wachten: goed gespeeld!

analysis-heat = Platgelopen paden
analysis-heat-words = Hoe groter en roder, hoe vaker er een held langskwam.
analysis-heat-measure = Wat telt
analysis-heat-visits = Hoe vaak
analysis-heat-stood = Hoe lang
analysis-heat-squares = Vakken
analysis-heat-stops = Gestopt
analysis-heat-passes = Voorbijgegaan

analysis-chances = Kansen voor de volgende keer
analysis-chances-none = Niets nuttigs bleef lang liggen. Jullie hebben niets gemist!
analysis-chances-words =
    { $count ->
        [one] Eén keer bleef er een tijdje iets nuttigs liggen.
       *[other] { $count } keer bleef er een tijdje iets nuttigs liggen. De langste:
    }
analysis-chance-move = { $hero } had { $seconds } s lang richting { $direction } gekund.
analysis-chance-vortex = { $hero } had { $seconds } s lang een vortex kunnen nemen.
analysis-chance-escalator = { $hero } had { $seconds } s lang de roltrap kunnen nemen.
analysis-chance-explore = { $hero } had { $seconds } s lang kunnen verkennen.
analysis-chance-whose = in handen van { $names }
analysis-chance-taken = en toen gebeurde het
analysis-purpose-explore = om een deur te openen
analysis-purpose-item = naar het voorwerp
analysis-purpose-exit = naar de uitgang
analysis-purpose-hourglass = naar de zandloper
analysis-purpose-camera = naar een camera
analysis-purpose-ball = voor de kristallen bol
analysis-purpose-aside = om plaats te maken
analysis-purpose-aside-at-once = om plaats te maken
analysis-purpose-table = voor iedereen

analysis-beside = Naast een plan dat alles wist
analysis-beside-words = Wie alle tegels al kent heeft met een goed plan { $actions } acties nodig en, in jullie tempo, { $time }. Jullie moesten het nog ontdekken!
analysis-beside-late = Zelfs wie alle tegels al kent heeft { $actions } acties nodig en, in jullie tempo, { $time }: meer dan er zand was. Pech!
analysis-beside-none = Voor deze stapel is geen plan gevonden: het was een lastige.
analysis-beside-impossible = Deze stapel had niemand kunnen winnen.
analysis-beside-team = Jullie
analysis-beside-plan = Een goed plan
analysis-beside-least = Het minst mogelijke

what-if-words = Vanaf dit moment spelen bots op alle plekken: dezelfde tegels, hetzelfde zand.
what-if-pace = Hoe snel ze zijn
what-if-play = Laat bots vanaf hier verder spelen
what-if-again = Nog een keer
what-if-busy = Ze zijn aan het spelen…
what-if-watch = Bekijk het
what-if-won = Ze hadden het gehaald, met { $time } over.
what-if-lost = Ze waren gepakt. { $why }
what-if-runs = { $won } van de { $runs } spellen gewonnen.
what-if-me = Zelf verder spelen
what-if-me-words = In een eigen kamer: jij op één plek, bots op de andere. Het komt nooit in het boek.
what-if-seat = Mijn plek
what-if-opening = Tafel wordt gedekt…
