home-title = Hushmaze: de stille kraak
home-claim = Vier helden. Eén zandloper. En niemand mag praten.
home-story = Iedereen bestuurt alle helden, maar elke speler heeft andere zetten. Vind de vier voorwerpen, gris ze tegelijk mee en ren.
home-name = Je naam aan tafel
home-friends = Speel met vrienden
home-friends-note = opent een kamer met een link om te delen
home-bots = Speel met bots
home-bots-note = zij nemen de andere plekken
home-solo = Speel solo
home-solo-note = één stapel kaarten, alle zetten
home-opening = Kamer openen…
home-no-room = De kamer kon niet open. Draait de server?
home-too-many = Te veel nieuwe kamers vanaf hier. Wacht een minuut en probeer het opnieuw.

home-join = Naar een kamer
home-join-label = Code van de kamer
home-join-example = kibo-ruta
home-join-go = Meedoen
home-join-hint = Twee woorden van vier letters. Spaties, streepjes en hoofdletters maken niet uit; een hele link werkt ook.
home-join-bad = Een code heeft acht letters, zoals kibo-ruta.
# $code: the code that was typed
home-join-none = Er is geen kamer { $code }. Controleer de code.

home-recent = Terug naar een kamer
home-recent-forget = Vergeet deze kamer
# $when: such as "5 minutes ago", already in words
home-recent-when = je was er { $when }

home-learn = Het eerste spel
home-learn-note = nog eens, of solo met kaarten
home-rules = De regels
home-rules-note = allemaal, met plaatjes

home-how = Zo speel je
home-how-share-title = Iedereen stuurt iedereen
home-how-share = Geen beurten. Heb jij “noord”, dan mag je elke held naar het noorden verplaatsen, wanneer je maar wilt.
home-how-find-title = Ontdek, steel, ontsnap
home-how-find = Ontdek het winkelcentrum tot alle vier op hun voorwerp staan. Dan gaat het alarm af: ren naar de uitgangen.
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
home-make = Maak zelf scenario’s
home-make-note = scenario’s en tegels
replay-home-note = bekijk gespeelde spellen
replay-page = Replays

# For newcomers
home-first = Nieuw hier?
home-first-play = Speel het eerste spel
home-first-on = Verder met het eerste spel
home-first-note = Drie minuten, niets te lezen.
home-first-solo = Of solo, met kaarten

home-table = Aan jullie tafel
home-table-note = zandloper en regels bij een geprint spel
