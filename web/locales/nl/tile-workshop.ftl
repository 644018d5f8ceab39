# De tegelwerkplaats.
tiles-title = Tegelwerkplaats
tiles-lead = Teken je eigen winkelcentrum, tegel voor tegel, of laat ons er een bouwen. Alles blijft in deze browser tot je het opslaat.
tiles-unnamed = Mijn tegels
tiles-list = Alle tegels
tiles-bench = De tegel die je tekent
tiles-drawn = { $drawn } van { $all } tegels getekend
tiles-tile = Tegel { $name }
tiles-now-tile = Nu tegel { $name }
tiles-set = De hele set
tiles-status-none = nog niet getekend
tiles-status-good = in orde
tiles-status-lacking = anders dan in een volledige set
tiles-status-wrong = bevat een fout
tiles-quick = Snel invoeren
tiles-quick-hint = Voor tegels die je hebt: voer ze vak voor vak in op een toetsenbord. Je kunt altijd stoppen en later verdergaan.
tiles-previous = Vorige tegel
tiles-next = Volgende tegel
tiles-undo = Ongedaan maken
tiles-redo = Opnieuw
tiles-remove = Deze tegel leegmaken
tiles-copy = Kopieer deze tegel naar

tiles-grid = Tegel { $name }, vier bij vier vakken
tiles-borders = Muren en deuren
tiles-square = kolom { $column }, rij { $row }
tiles-side-is = { $side }: { $what }
tiles-border-open = open
tiles-border-wall = muur
tiles-border-passage = dwergengang
tiles-border-door = deur
tiles-border-of = Muur, { $square }, { $side }
tiles-no-border = Daar kun je niets veranderen.
tiles-escalator-end = eind van roltrap { $digit }
tiles-escalator-second = Kies nu het andere eind van de roltrap.
tiles-armed-hero = Van wie? B, M, E of D.
tiles-armed-side = Welke kant? Een pijltoets.

tiles-whose = Van wie
tiles-brushes = Wat je op een vak zet
tiles-palette-hint = Tik op een vak om het daar te zetten, nog eens om het weg te halen. Tik tussen twee vakken voor een muur, aan de rand voor de ingang.
tiles-brush-floor = Vloer
tiles-brush-shop = Winkel
tiles-brush-escalator = Roltrap
tiles-brush-passage = Dwergengang
tiles-kind-exploration = Ontdekking
tiles-kind-vortex = Vortex
tiles-kind-item = Voorwerp
tiles-kind-exit = Uitgang
tiles-kind-hourglass = Zandloper
tiles-kind-ball = Kristallen bol
tiles-kind-camera = Camera
tiles-owned = { $kind } ({ $hero })

tiles-keys = Toetsen
tiles-key-go = Van vak naar vak
tiles-key-wall = Muur aan die kant plaatsen of weghalen
tiles-key-passage = Dwergengang aan die kant
tiles-key-floor = Gewone vloer
tiles-key-shop = Winkel
tiles-key-exploration = Ontdekkingsvak van een held: B barbaar, M tovenaar, E elf, D dwerg
tiles-key-owned = Vortex, voorwerp, uitgang; dan de held
tiles-key-free = Zandloper, kristallen bol, camera
tiles-key-escalator = Eén eind van een roltrap; nog eens voor het andere
tiles-key-tiles = Volgende en vorige tegel
tiles-key-turn = Draai de afbeelding
tiles-key-undo = Ongedaan maken, opnieuw

tiles-preview = Afbeelding van tegel { $name }
tiles-preview-words = Zoals hij op tafel ligt
tiles-turn = Draai de afbeelding

tiles-findings = Wat we vonden
tiles-not-drawn = Nog niet getekend. Begin waar je wilt.
tiles-tile-fine = Deze tegel is in orde.
tiles-complete = Volledig: voldoet aan elke regel van een standaardset.
tiles-playable = Je kunt ermee spelen, al is hij anders dan een volledige set.
tiles-missing-tiles = { $count ->
    [one] Er ontbreekt één tegel: { $names }.
   *[other] Er ontbreken { $count } tegels: { $names }.
}
tiles-elsewhere = { $count ->
    [one] 1 probleem op andere tegels
   *[other] { $count } problemen op andere tegels
}
tiles-figures = Aantallen
tiles-wanted = moet zijn
tiles-at-least = { $least } of meer
tiles-from-to = { $least } tot { $most }
tiles-counted-items = Voorwerpen
tiles-counted-exits = Uitgangen
tiles-counted-hourglasses = Zandlopers
tiles-counted-balls = Kristallen bollen
tiles-counted-cameras = Camera’s
tiles-counted-passages = Dwergengangen
tiles-counted-escalators = Roltrappen
tiles-counted-explorations = Ontdekkingsvakken
tiles-counted-vortices = Vortexen
tiles-counted-early_vortices = Vortexen op tegels 1 tot 9
tiles-report = { $wrong ->
    [0] Geen fouten.
    [one] Eén fout.
   *[other] { $wrong } fouten.
} { $lacking ->
    [0] Er ontbreekt niets.
    [one] Er ontbreekt één ding.
   *[other] Er ontbreken { $lacking } dingen.
}

tiles-odds = Duizend spellen
tiles-odds-hint = We schudden je tegels duizend keer en kijken of het winkelcentrum te leggen en te winnen is.
tiles-odds-not-yet = We proberen het zodra er geen fouten meer zijn.
tiles-odds-run = Probeer duizend spellen
tiles-odds-placed = Te leggen
tiles-odds-won = Te winnen
tiles-odds-of = { $part } van { $whole }

tiles-name = Naam van de set
tiles-save = Opslaan
tiles-saved = Opgeslagen. Je vindt hem in de lobby, onder Winkelcentrum.
tiles-save-needs = Om ermee te spelen heb je alle tegels nodig, met een voorwerp en een uitgang voor elke held.
tiles-play = Ermee spelen
tiles-code = Code van deze set:
tiles-copy-link = Kopieer de link
tiles-link-copied = Link gekopieerd.
tiles-export = Exporteren
tiles-import = Importeren
tiles-import-hint = Vervangt de tegels waar je aan werkt. Ongedaan maken haalt ze terug.
tiles-import-file = Een bestand
tiles-import-text = Of plak een tekst, of de code van een opgeslagen set
tiles-import-standard = Begin met onze tegels
tiles-import-read = Lees het
tiles-import-nothing = We vonden geen leesbare tegel.
tiles-import-unread = Niet te lezen: { $names }
tiles-machine = Genereren
tiles-seed = Nummer
tiles-seed-hint = Zelfde nummer, zelfde tegels. Laat leeg voor een verrassing.
tiles-generate = Hele set
tiles-fill = { $count ->
    [0] Niets aan te vullen
    [one] Vul de laatste tegel aan
   *[other] Vul de { $count } ontbrekende tegels aan
}
tiles-generated = Hier is “{ $name }”. Ongedaan maken haalt terug wat je had.
tiles-filled = { $count ->
    [one] Er is één tegel voor je getekend.
   *[other] Er zijn { $count } tegels voor je getekend.
}
tiles-trouble-away = De server is niet bereikbaar. Je tekening is hier opgeslagen.
tiles-trouble-busy = Te veel tegelijk. Wacht even en probeer het opnieuw.
tiles-trouble-refused = Dat kon de server met deze set niet.

tiles-print = Afdrukken
tiles-print-title = “{ $name }” afdrukken
tiles-print-hint = Tegels zijn 8 cm breed. Druk af zonder marges en op 100%, en knip langs de tekens.
tiles-print-back = Terug naar de werkplaats
tiles-print-whole = Het hele spel als PDF heeft ook de kaarten, de solostapel, pionnen, fiches, regels, scenario’s en het uitdagingenboek. Op deze vellen staan alleen tegels en pionnen.
tiles-pdf = Hele spel als PDF
tiles-pdf-making = PDF wordt gemaakt…
tiles-pdf-not-now = Er kon nu geen PDF worden gemaakt. Deze vellen kun je wel afdrukken.
tiles-print-nothing = Er is nog niets getekend.
tiles-paper = Papier
tiles-ink = Inkt
tiles-ink-full = In kleur
tiles-ink-safe = Kleurenblindveilig
tiles-ink-saving = Inktbesparend
tiles-backs = Achterkanten
tiles-backs-hint = Voor dubbelzijdig afdrukken, omgeslagen over de lange kant.
tiles-pawns = Pionnen en bel
tiles-pawns-hint = Knip uit, vouw op de stippellijn en zet ze neer.
tiles-bell = Bel
tiles-sheet = Vel { $number }
tiles-face-down = Een gedekte tegel

tiles-flaw-no-set-line = De tekst moet beginnen met een regel: set NAAM
tiles-flaw-set-name = De set heeft een naam van 1 tot { $most } tekens nodig.
tiles-flaw-stray-line = { $line } staat vóór alle tegels.
tiles-flaw-no-such-header = { $line } is geen tegel. Dat zijn 1A, 1B en 2 tot 24.
tiles-flaw-drawn-twice = Hij is twee keer getekend.
tiles-flaw-lines = Een tekening heeft { $wanted } regels, niet { $found }.
tiles-flaw-wide = Regel { $row } is breder dan { $most } tekens.
tiles-flaw-corners = In regel { $row } hoort een + op elke hoek van een vak.
tiles-flaw-square-mark = { $drawn } is geen vak.
tiles-flaw-border-mark = { $drawn } ({ $side }) is geen muur, gang of opening.
tiles-flaw-tile-name = Tegels zijn 1A, 1B en 2 tot 24.
tiles-flaw-outside = Ligt buiten de tegel.
tiles-flaw-special-on-shop = Bijzondere vakken liggen op vloer, niet op een winkel.
tiles-flaw-wrong-owner = Verkeerde eigenaar: { $kind }
tiles-flaw-wall-place = Een muur staat tussen twee vloervakken.
tiles-flaw-passage-place = Een dwergengang verbindt twee vloervakken.
tiles-flaw-passage-in-wall = Een rand is een muur of een dwergengang, niet allebei.
tiles-flaw-passage-outside = Een dwergengang ligt binnen de tegel, niet aan de rand.
tiles-flaw-escalator-place = Een roltrap verbindt twee vloervakken.
tiles-flaw-escalator-twice = Op een vak eindigt hoogstens één roltrap.
tiles-flaw-escalator-ends = Roltrap { $digit } heeft twee einden nodig. Nu { $found }.
tiles-flaw-exploration-place = Een ontdekkingsvak ligt waar een deur kan zijn.
tiles-flaw-exploration-shut = Het ontdekkingsvak heeft een opening nodig ({ $side }).
tiles-flaw-opening-place = Aan deze kant ({ $side }) mag de opening alleen bij { $place } zijn.
tiles-flaw-start-explorations = Tegel 1 heeft vier ontdekkingsvakken, één per held.
tiles-flaw-explorations = Een tegel heeft één tot drie ontdekkingsvakken, niet { $found }.
tiles-flaw-start-entrance = Tegel 1 heeft geen ingang.
tiles-flaw-no-entrance = Hij heeft geen ingang. Elke tegel behalve tegel 1 heeft er een.
tiles-flaw-second-entrance = Een tweede ingang: er is er al een ({ $side }).
tiles-flaw-entrance-on-shop = De ingang komt uit op een winkel.
tiles-flaw-entrance-explores = Een deur is de ingang of een ontdekkingsvak, niet allebei.
tiles-flaw-start-centre = De helden beginnen op de vier middelste vakken, dus die moeten vloer zijn.
tiles-flaw-no-start = Een set heeft tegel 1 nodig.
tiles-flaw-tile-missing = Deze tegel ontbreekt.
tiles-flaw-centre-plain = De vier middelste vakken moeten gewone vloer zijn.
tiles-flaw-start-escalator = Tegel 1 heeft één roltrap, niet { $found }.
tiles-flaw-start-vortices = Vortexen ({ $hero }) op kant { $face }: moet { $wanted } zijn.
tiles-flaw-kind-count = { $kind }: hier { $found }, moet { $wanted } zijn.
tiles-flaw-exit-owner = De uitgang hier is van: { $hero }.
tiles-flaw-item-owner = Voorwerpen ({ $hero }): { $found }, moet { $wanted } zijn.
tiles-flaw-early-passage = Geen dwergengangen onder tegel { $first }.
tiles-flaw-passages = Dwergengangen: { $found }, moet { $wanted } zijn.
tiles-flaw-total = { $what }: { $found }, moet { $wanted } zijn.
tiles-flaw-floor-apart = De vloer is niet verbonden.
tiles-flaw-leads-nowhere = Vanaf de ingang is geen ontdekkingsvak te bereiken zonder dwergengang.
tiles-flaw-alike = Hetzelfde als tegel { $other }, alleen gedraaid.

