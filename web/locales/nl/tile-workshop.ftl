# De tegelwerkplaats.
tiles-title = Tegelwerkplaats
tiles-lead = Teken je eigen winkelcentrum, tegel voor tegel, of laat ons er een bouwen. Alles blijft in deze browser tot je het bewaart.
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
tiles-status-wrong = er klopt iets niet
tiles-quick = Snel invoeren
tiles-quick-hint = Voor tegels die je hebt: typ vak voor vak, alleen met toetsen. Je kunt stoppen en een andere dag verdergaan.
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
tiles-no-border = Daar valt niets te veranderen.
tiles-escalator-end = eind van roltrap { $digit }
tiles-escalator-second = Kies nu het andere eind van de roltrap.
tiles-armed-hero = Van wie? B, M, E of D.
tiles-armed-side = Welke kant? Een pijltoets.

tiles-whose = Van wie
tiles-brushes = Wat je op een vak zet
tiles-palette-hint = Tik op een vak om het daar te zetten; nog eens haalt het weg. Tik tussen twee vakken voor een muur, aan de rand voor de ingang.
tiles-brush-floor = Vloer
tiles-brush-shop = Winkel
tiles-brush-escalator = Roltrap
tiles-brush-passage = Dwergengang
tiles-kind-exploration = Verkennen
tiles-kind-vortex = Vortex
tiles-kind-item = Voorwerp
tiles-kind-exit = Uitgang
tiles-kind-hourglass = Zandloper
tiles-kind-ball = Kristallen bol
tiles-kind-camera = Camera
tiles-owned = { $kind } ({ $hero })

tiles-keys = Toetsen
tiles-key-go = Van vak naar vak
tiles-key-wall = Muur aan die kant, of weg ermee
tiles-key-passage = Dwergengang aan die kant
tiles-key-floor = Gewone vloer
tiles-key-shop = Winkel
tiles-key-exploration = Verkenvak van een held: B barbaar, M magiër, E elf, D dwerg
tiles-key-owned = Vortex, voorwerp, uitgang; dan de held
tiles-key-free = Zandloper, kristallen bol, camera
tiles-key-escalator = Eén eind van een roltrap; nog eens voor het andere
tiles-key-tiles = Volgende en vorige tegel
tiles-key-turn = Draai het plaatje
tiles-key-undo = Ongedaan maken, opnieuw

tiles-preview = Plaatje van tegel { $name }
tiles-preview-words = Zoals hij op tafel ligt
tiles-turn = Draai het plaatje

tiles-findings = Wat we vonden
tiles-not-drawn = Nog niet getekend. Begin waar je wilt.
tiles-tile-fine = Deze tegel is in orde.
tiles-complete = Volledig: voldoet aan elke regel voor een set.
tiles-playable = Je kunt ermee spelen, al is hij anders dan een volledige set.
tiles-missing-tiles = { $count ->
    [one] Er ontbreekt één tegel: { $names }.
   *[other] Er ontbreken { $count } tegels: { $names }.
}
tiles-elsewhere = { $count ->
    [one] Eén ding elders
   *[other] { $count } dingen elders
}
tiles-figures = Hoeveel er zijn
tiles-wanted = moet
tiles-at-least = { $least } of meer
tiles-from-to = { $least } tot { $most }
tiles-counted-items = Voorwerpen
tiles-counted-exits = Uitgangen
tiles-counted-hourglasses = Zandlopers
tiles-counted-balls = Kristallen bollen
tiles-counted-cameras = Camera’s
tiles-counted-passages = Dwergengangen
tiles-counted-escalators = Roltrappen
tiles-counted-explorations = Verkenvakken
tiles-counted-vortices = Vortexen
tiles-counted-early_vortices = Vortexen op tegels 1 tot 9
tiles-report = { $wrong ->
    [0] Er klopt alles.
    [one] Er klopt één ding niet.
   *[other] Er kloppen { $wrong } dingen niet.
} { $lacking ->
    [0] Er ontbreekt niets.
    [one] Er ontbreekt één ding.
   *[other] Er ontbreken { $lacking } dingen.
}

tiles-odds = Duizend potjes
tiles-odds-hint = We schudden je tegels duizend keer en kijken of het winkelcentrum te leggen en te winnen is.
tiles-odds-not-yet = Zodra er niets meer mis is met je tekening, kunnen we het proberen.
tiles-odds-run = Probeer duizend potjes
tiles-odds-placed = Te leggen
tiles-odds-won = Te winnen
tiles-odds-of = { $part } van { $whole }

tiles-name = Naam van de set
tiles-save = Bewaren
tiles-saved = Bewaard. Je vindt hem in de lobby, onder Winkels.
tiles-save-needs = Om ermee te spelen, teken alle tegels, met een voorwerp en een uitgang voor elke held.
tiles-play = Ermee spelen
tiles-code = Code van deze set:
tiles-copy-link = Kopieer de link
tiles-link-copied = De link is gekopieerd.
tiles-export = Exporteren
tiles-import = Importeren
tiles-import-hint = Een tekst met getekende tegels komt in de plaats van wat er op de werkbank ligt. Ongedaan maken haalt dat terug.
tiles-import-file = Een bestand
tiles-import-text = Of plak een tekst, of de code van een bewaarde set
tiles-import-standard = Begin met onze tegels
tiles-import-read = Lees het
tiles-import-nothing = Er staat geen tegel in die we kunnen lezen.
tiles-import-unread = Dit was niet te lezen: { $names }
tiles-machine = Laat ons tekenen
tiles-seed = Nummer
tiles-seed-hint = Zelfde nummer, zelfde tegels. Laat leeg voor een verrassing.
tiles-generate = Een hele set
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
tiles-trouble-away = De server is niet te bereiken. Wat je tekent blijft hier bewaard.
tiles-trouble-busy = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
tiles-trouble-refused = Dat kon de server met deze set niet.

tiles-print = Afdrukken
tiles-print-title = “{ $name }” afdrukken
tiles-print-hint = Tegels zijn 8 cm breed. Druk af zonder marges en op 100 %, en knip langs de tekens.
tiles-print-back = Terug naar de werkplaats
tiles-print-nothing = Er is nog niets getekend.
tiles-paper = Papier
tiles-ink = Inkt
tiles-ink-full = In kleur
tiles-ink-saving = Zuinig
tiles-backs = Achterkanten
tiles-backs-hint = Voor dubbelzijdig afdrukken, omgeslagen over de lange kant.
tiles-pawns = Pionnen en bel
tiles-pawns-hint = Knip uit, vouw op de stippellijn en zet ze neer.
tiles-bell = Bel
tiles-sheet = Vel { $number }
tiles-face-down = Een tegel met de rug naar boven

tiles-flaw-no-set-line = De tekst begint met een regel: set NAAM
tiles-flaw-set-name = De set heeft een naam van 1 tot { $most } tekens nodig.
tiles-flaw-stray-line = { $line } staat voor de eerste tegel.
tiles-flaw-no-such-header = { $line } is geen tegel. Dat zijn 1A, 1B en 2 tot 24.
tiles-flaw-drawn-twice = Hij is twee keer getekend.
tiles-flaw-lines = Een tekening heeft { $wanted } regels, niet { $found }.
tiles-flaw-wide = Regel { $row } is breder dan { $most } tekens.
tiles-flaw-corners = In regel { $row } hoort een + op elke hoek van een vak.
tiles-flaw-square-mark = { $drawn } is geen vak.
tiles-flaw-border-mark = { $drawn } ({ $side }) is geen muur, gang of opening.
tiles-flaw-tile-name = Tegels zijn 1A, 1B en 2 tot 24.
tiles-flaw-outside = Ligt buiten de tegel.
tiles-flaw-special-on-shop = Iets bijzonders ligt op vloer, niet op een winkel.
tiles-flaw-wrong-owner = Verkeerde eigenaar: { $kind }
tiles-flaw-wall-place = Een muur staat tussen twee vloervakken.
tiles-flaw-passage-place = Een dwergengang verbindt twee vloervakken.
tiles-flaw-passage-in-wall = Een rand is een muur of een dwergengang, niet allebei.
tiles-flaw-passage-outside = Een dwergengang ligt binnen de tegel, niet aan de rand.
tiles-flaw-escalator-place = Een roltrap verbindt twee vloervakken.
tiles-flaw-escalator-twice = Op een vak eindigt hoogstens één roltrap.
tiles-flaw-escalator-ends = Roltrap { $digit } heeft twee einden nodig. Nu { $found }.
tiles-flaw-exploration-place = Een verkenvak ligt waar een deur kan zijn.
tiles-flaw-exploration-shut = Het verkenvak heeft een opening nodig ({ $side }).
tiles-flaw-opening-place = Aan deze kant ({ $side }) mag de opening alleen bij { $place } zijn.
tiles-flaw-start-explorations = Tegel 1 heeft vier verkenvakken, één per held.
tiles-flaw-explorations = Een tegel heeft één tot drie verkenvakken, niet { $found }.
tiles-flaw-start-entrance = Tegel 1 heeft geen ingang.
tiles-flaw-no-entrance = Hij heeft geen ingang. Elke tegel behalve tegel 1 heeft er een.
tiles-flaw-second-entrance = Een tweede ingang: er is er al een ({ $side }).
tiles-flaw-entrance-on-shop = De ingang komt uit op een winkel.
tiles-flaw-entrance-explores = Een deur is de ingang of een verkenvak, niet allebei.
tiles-flaw-start-centre = De helden beginnen op de vier middelste vakken, dus die zijn vloer.
tiles-flaw-no-start = Een set heeft tegel 1 nodig.
tiles-flaw-tile-missing = Deze tegel ontbreekt.
tiles-flaw-centre-plain = De vier middelste vakken zijn gewone vloer.
tiles-flaw-start-escalator = Tegel 1 heeft één roltrap, niet { $found }.
tiles-flaw-start-vortices = Vortexen ({ $hero }) op kant { $face }: moet { $wanted } zijn.
tiles-flaw-kind-count = { $kind }: hier { $found }, moet { $wanted } zijn.
tiles-flaw-exit-owner = De uitgang hier is van: { $hero }.
tiles-flaw-item-owner = Voorwerpen ({ $hero }): { $found }, moet { $wanted } zijn.
tiles-flaw-early-passage = Geen dwergengangen onder tegel { $first }.
tiles-flaw-passages = Dwergengangen: { $found }, moet { $wanted } zijn.
tiles-flaw-total = { $what }: { $found }, moet { $wanted } zijn.
tiles-flaw-floor-apart = De vloer hangt niet samen.
tiles-flaw-leads-nowhere = Vanaf de ingang is geen verkenvak te bereiken zonder dwergengang.
tiles-flaw-alike = Het is tegel { $other } nog eens, alleen gedraaid.

