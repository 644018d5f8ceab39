home-title = Hushmaze: de stille kraak
home-claim = Vier helden. Eén zandloper. En niemand mag praten.
home-story = Iedereen verzet alle helden, maar elk alleen op de eigen manier. Vind de vier voorwerpen, gris ze op hetzelfde moment mee, en ren.
home-name = Je naam aan tafel
home-friends = Met vrienden
home-friends-note = opent een kamer met een link om te delen
home-bots = Met bots
home-bots-note = zij nemen de andere plekken
home-solo = Alleen
home-solo-note = één stapel kaarten, alles zelf
home-opening = Kamer openen…
home-no-room = De kamer kon niet open. Is de server er wel?
home-too-many = Te veel nieuwe kamers vanaf hier. Wacht een minuut en probeer het opnieuw.

home-join = Naar een kamer
home-join-label = Code van de kamer
home-join-example = kibo-ruta
home-join-go = Erin
home-join-hint = Twee woorden van vier letters. Spaties, streepjes en hoofdletters maken niet uit; een hele link werkt ook.
home-join-bad = Een code heeft acht letters, zoals kibo-ruta.
# $code: the code that was typed
home-join-none = Er is geen kamer { $code }. Codes versta je snel verkeerd; vraag het nog eens.

home-recent = Terug naar een kamer
home-recent-forget = Vergeet deze kamer
# $when: such as "5 minutes ago", already in words
home-recent-when = je was er { $when }

home-learn = Het eerste spel
home-learn-note = nog eens, of alleen met de stapel
home-rules = De regels
home-rules-note = allemaal, met plaatjes

home-how = Zo werkt het
home-how-share-title = Iedereen, overal
home-how-share = Geen beurten. Heb jij ‘noord’, dan verzet je elke held naar het noorden, wanneer je maar wilt.
home-how-find-title = Vinden, klaarstaan, rennen
home-how-find = Verken het winkelcentrum tot alle vier op hun voorwerp staan. Het alarm gaat af: nu naar de uitgangen.
home-how-hush-title = Sst
home-how-hush = Geen woord zolang het zand loopt. De zandloper omdraaien geeft jullie tijd, en even de kans om te praten.
home-free = Vrij en gratis. Geen account, geen tracking, geen reclame.
home-independent = Hushmaze is een onafhankelijk spel van fans voor de browser. Het is niet verbonden met of goedgekeurd door de auteur of uitgever van Magic Maze.

book-home-note = wie wat won, en hoe
# The challenge book.
book-title = Het uitdagingenboek
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, niveau { $level }
# Making your own: the way in to both workshops.
home-make = Maak er zelf een
home-make-note = scenario’s en tegels
replay-home-note = bekijk gespeelde spellen
replay-page = Replays

# For newcomers
home-first = Nieuw hier?
home-first-play = Speel het eerste spel
home-first-on = Ga verder met het eerste spel
home-first-note = Drie minuten, niets te lezen.
home-first-solo = Of alleen, met kaarten
