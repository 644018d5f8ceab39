# The table: the screen of the game itself.
table-sand = Zandloper
table-sand-left = Zand over
table-sand-if-turned = Na draaien
table-sand-locked = Camera’s blokkeren de zandloper
table-seats = Rond de tafel
table-seat-empty = Plek { $number }
table-seat-rung = { $name } belt!
table-seat-rung-own = jij belt
table-seat-stares = staart naar { $name }
table-seat-stares-you = staart naar jou
table-seat-leader = leider, geen kaart
table-seat-bot = bot
table-seat-nobody = leeg
table-seat-away = weg
table-seat-yours = jouw kaart
table-seat-ready = klaar
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Geen vaardigheden
table-bell-at = Bel voor { $name }
table-bell-self = Bel voor mezelf
table-stare-at = Staar naar { $name }
table-cards-pass = kaarten naar links bij de volgende zandloper
table-watchers =
    { $count ->
        [one] één kijkt toe
       *[other] { $count } kijken toe
    }
table-loot = Voorwerpen · { $count } van 4 klaar
table-exits = Uitgangen · { $count } van 4 buiten
table-hero-out = buiten
table-hero-inside = nog binnen
table-hero-in-place = staat klaar
table-hero-not-in-place = staat niet klaar
table-cameras = Camera’s aan
table-cameras-lock = zandlopers geblokkeerd
table-cameras-would-lock = twee blokkeren de zandlopers
table-flips = Zandlopers over
table-flips-used =
    { $count ->
        [0] nog geen gebruikt
        [one] één gebruikt
       *[other] { $count } gebruikt
    }
table-vortices = Vortexen
table-vortices-open = open
table-vortices-closed = dicht
table-tiles-left = Tegels over
table-next-tile = Hierna: tegel { $tile }
table-tile-in-hand = Tegel { $tile } omgedraaid. Kies een deur.
table-facts = Stand van het spel
table-controls = Jouw knoppen
table-board = Het winkelcentrum
table-log = Wat er gebeurde
table-bell = Bel voor…
table-stare = Staar naar…
table-steal = Nu stelen!
table-look = Kijk eerst
table-turn-card = Volgende
table-pause = Pauze
table-paused = Het spel is gepauzeerd
table-resume = Hervat
table-played-on = Vanaf hier spelen jij en de bots. Het zand wacht op je.
table-played-on-mark = verder gespeeld
table-you-lead = Je bent de leider: geen kaart, maar de bel is van jou alleen. Zet hem voor wie iets moet doen.
table-cancel = Annuleren
table-theft = De diefstal!
table-theft-run = Alarm! Iedereen naar de uitgangen.
moment-hush = Sst!
moment-hush-why = Zolang het zand loopt, praat niemand
moment-won = Iedereen buiten!
moment-lost = Lichten aan!
table-interrupted = onderbroken
table-rigged = gemanipuleerd
table-was-paused = gepauzeerd
table-scenario = Scenario { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Stilte
talk-now = Praat nu
talk-hands = Alleen handen
talk-on-turn = tot de zandloper draait
talk-on-turn-or-elf = tot de zandloper draait of de elf ontdekt
talk-never = geen woord in dit spel
talk-until-act = tot iemand iets doet
talk-always = praten mag altijd
talk-planning = plan vrijuit
talk-over = het spel is uit
talk-watching = Zij mogen praten
talk-read-along = jij kunt meelezen
talk-panel = Praten
talk-title = Praat!
talk-title-hands = Laat zien!
talk-plan = Praat vrijuit
talk-plan-why = Er loopt nog geen zand
talk-cause-turn = { $hero } draaide de zandloper om
talk-cause-elf = De elf ontdekte een tegel
talk-write = Typ of praat…
talk-write-only = Typ…
talk-write-label = Zeg iets tegen iedereen
talk-send = Stuur
talk-signs = Gebaren
talk-words = Wat er gezegd is
talk-foot = De eerste actie maakt een eind aan het praten. Het zand loopt door.
talk-voice-join = Zet stem aan
talk-voice-leave = Zet stem uit
talk-voice-hold = Druk en praat
talk-voice-open = Microfoon is open
talk-voice-listening = Alleen luisteren, geen microfoon
talk-voice-failed = Stem kon niet worden aangezet
talk-voice-muted = Stem is uit tot het volgende praatmoment
talk-voice-asking = Wachten op de microfoon…

# Before the hourglass is turned.
planning-title = Maak een plan
planning-how = Bekijk het winkelcentrum en praat zo lang jullie willen. Zodra het zand loopt, mag niemand iets zeggen.
planning-yours = Dit kun je met alle vier de helden:
planning-solo = Je draait kaarten om; de bovenste is wat je kunt doen.
planning-leader = Je hebt geen kaart: je bent de leider en hebt de bel.
planning-start = Laat het zand lopen
planning-not-ready =
    { $count ->
        [one] één speler is niet klaar
       *[other] { $count } spelers zijn niet klaar
    }
planning-ready = Ik ben klaar
planning-host-starts = { $name } start het zand
planning-watching = Je kijkt toe. Het begint zodra het zand loopt.

# The control: one button for each hero and ability.
matrix = Jouw vaardigheden, held voor held
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [one] Verplaats { $hero } { $ability }: 1 stap
       *[other] Verplaats { $hero } { $ability }: tot { $steps } stappen. Pijltjes omhoog en omlaag kiezen hoeveel
    }
matrix-vortex =
    { $count ->
        [one] { $hero } neemt een vortex
       *[other] { $hero } neemt een vortex: keus uit { $count }
    }
matrix-explore =
    { $count ->
        [one] { $hero } ontdekt
       *[other] { $hero } ontdekt: keus uit { $count } deuren
    }
matrix-escalator = { $hero } neemt de roltrap
matrix-impossible = { $hero }, { $ability }: kan nu niet
matrix-not-mine = { $ability } is niet van jou, maar van { $names }
choose-vortex = { $hero }: welke vortex?
choose-explore = { $hero }: welke deur?
choose-on-board = Tik er een aan op het bord
choose-or-press = of druk op
choose-stay = Blijf
choose-bell = Bellen voor wie?
choose-stare = Naar wie staar je?

# Two tiles must go (C11).
discard-title = De muren schuiven
discard-how = Kies twee tegels die onder de stapel gaan. Zonder held of vak buiten gebruik, en zonder iets af te sluiten.
discard-tiles = Tegels op het bord
discard-tile = Tegel { $tile }
discard-chosen = Tegel { $tile } ({ $place })
discard-commit = Haal ze weg

# Solo.
solo-left =
    { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
solo-none = Draai een kaart
solo-discard = gebruikt

# Watching.
watch-title = Je kijkt toe
watch-how = Je ziet alles en kunt niets doen.
watch-sit = Neem plek { $number }

# The view of the map.
view-group = Weergave van het bord
view-fit = Toon alles
view-closer = Inzoomen
view-farther = Uitzoomen
view-hero = Toon { $hero }

# Keys, in short.
legend-step = { $direction }: één stap
legend-hold = houd
legend-slide = schuiven, loslaten is stoppen
legend-tab = helden, dan pijltjes
legend-help = alle toetsen

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = Het winkelcentrum in woorden
mall-open = Alles in woorden
mall-close = Sluiten
mall-summary = Nog { $time } zand, { $turned } na omdraaien. Tegels over: { $tiles }. Zandlopers in zicht: { $flips }.
mall-commands = Wat je kunt doen met { $hero }
mall-no-commands = Je kunt nu niets doen met { $hero }.
mall-other-commands = Wat je verder kunt doen
mall-specials = Bijzondere vakken in zicht
mall-tiles = Alle tegels
mall-tile = Tegel { $tile }
place-plain = een vak
place-off = naast het bord
place-floor = tegel { $tile } { $cell }
place-special = tegel { $tile } { $cell }, { $spot }
spot-exploration = ontdekkingsvak { $hero }
spot-vortex = vortex { $hero }
spot-hourglass = zandloper
spot-item = voorwerp { $hero }
spot-exit = uitgang { $hero }
spot-ball = kristallen bol
spot-camera = camera
spot-escalator = roltrap
spot-spent = { $spot }, buiten gebruik
short-exploration = bij een deur
short-vortex = op vortex
short-hourglass = zandloper
short-item = voorwerp
short-exit = bij uitgang
short-ball = kristalbol
short-camera = bij camera
short-escalator = roltrap
short-tile = tegel { $tile }
door-joined = deur { $side } naar tegel { $tile }
door-closed = deur { $side }, doodlopend
door-explore = deur { $side }, te ontdekken door { $hero }
door-nowhere = deur { $side }, niets erachter
tile-escalator = Roltrap van { $one } naar { $other }
tile-hero = { $hero } op { $cell }
hero-stands = { $hero } staat op { $place }.
hero-has-left = { $hero } heeft het winkelcentrum verlaten.
way-none = { $direction }: geen weg.
way-far =
    { $steps ->
        [one] { $direction }: 1 stap, naar { $place }.
       *[other] { $direction }: tot { $steps } stappen, naar { $place }.
    }
way-escalator = Roltrap naar { $place }.
way-vortex = Vortex naar { $place }.
way-explore = Deur om te ontdekken: { $place }.
way-beside = Op dezelfde tegel: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, 1 stap: { $place }
       *[other] { $direction }, { $steps } stappen: { $place }
    }
command-escalator = neem de roltrap
command-vortex = vortex naar { $place }
command-explore = ontdek bij { $place }

# Help.
help-open = Hulp
help-title = Hulp
help-rules = Het spel in het kort
help-rule-goal = Breng de vier helden tegelijk op de voorwerpen van hun eigen kleur, en dan door de uitgangen naar buiten, voordat het zand op is.
help-rule-act = Er zijn geen beurten. Wat op je kaart staat, mag je bij elke held doen, op elk moment. En verder niets.
help-rule-sand = Een held die op een zandloper stopt, draait hem om: het zand dat doorgelopen is, is de tijd die jullie over hebben. Elke zandloper werkt één keer.
help-rule-talk = Niemand praat zolang het zand loopt, behalve in praatmomenten: als de zandloper is omgedraaid, tot iemand iets doet. De bel betekent: doe iets!
help-rule-theft = Zijn alle vier de voorwerpen gestolen, dan gaat het alarm af en blijven de vortexen voorgoed dicht.
help-rule-exit = Een held die op de eigen uitgang stopt, is buiten. Zijn alle vier buiten, dan hebben jullie gewonnen.
help-touch = Met je vingers
help-touch-button = Tik op een knop: die held doet iets. Houd hem vast: de held gaat vak voor vak verder; laat los waar hij moet stoppen.
help-touch-hero = Of tik op een held en dan op een verlicht vak. Erheen slepen kan ook.
help-touch-board = Verschuif het bord met één vinger, zoom met twee.
help-touch-bell = Tik op de bel en dan op een speler: doe iets!
help-all-rules = Alle regels
help-keys = Toetsen
help-key-row = { $ability }, voor de vier helden van links naar rechts
help-key-hold = bekijk de zet vak voor vak; laat los om erheen te gaan
help-key-arrows = kies een held en verplaats hem
help-key-escape = annuleer waar je mee bezig bent
help-key-bell = bel voor iemand (dan een cijfer)
help-key-stare = staar naar iemand (dan een cijfer)
help-key-look = bekijk eerst de volgende tegel
help-key-steal = roep de diefstal uit
help-key-card = volgende kaart, in een solospel
help-key-talk = schrijf, in een praatmoment
help-key-speak = druk en praat, in een praatmoment
help-key-pause = pauze en hervatten, waar toegestaan
help-key-where = zeg waar de helden zijn
help-key-mall = het winkelcentrum in woorden
help-key-fit = toon het hele bord
help-key-closer = inzoomen
help-key-farther = uitzoomen
help-key-menu = menu
help-key-sound = geluid uit en aan

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Kamer { $code }
menu-follow = Volg de actie
menu-show-keys = Toon toetsen op knoppen
menu-single-keys = Sneltoetsen
menu-single-keys-why = Zet dit uit als een schermlezer of spraakbesturing de letters nodig heeft.
menu-settings = Alle instellingen
menu-handover = Verder op ander apparaat
menu-stand = Sta op en kijk toe
menu-stand-ask = Opstaan?
menu-stand-bot = Een bot neemt mijn plek
menu-stand-bot-why = Zonder bot kan niemand jouw vaardigheden gebruiken.
menu-stand-now = Sta op
menu-give-up = Geef dit spel op
menu-give-up-ask = Opgeven voor de hele tafel?
menu-give-up-why = Het spel stopt voor iedereen. Het komt niet in het boek.
menu-give-up-lobby = Opties wijzigen
menu-deal-again = Opnieuw delen
menu-no = Speel verder
menu-pass-host = Maak iemand anders host
menu-leave = Ga van tafel
menu-leave-why = Je plek blijft bewaard; kom terug met dezelfde link.
handover-wait = Een moment…
handover-qr = QR-code voor het andere apparaat
handover-how = Scan dit met het andere apparaat, of open daar dit adres. Het werkt één keer, vijf minuten lang.
handover-failed = Er kon nu geen code worden gemaakt.
handover-again = Nog eens

# On the map.
table-title = De tafel: { $name }
board-explore-here = Ontdek hier
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Bel
