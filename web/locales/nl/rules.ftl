# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = De regels
rules-lead = Alles bij elkaar. Zoek je iets? Typ een woord, of een nummer zoals A3 of P6.
rules-search = Zoek in de regels
rules-search-hint = Woord of nummer
rules-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
rules-contents = Inhoud

rules-short-title = In één minuut
rules-short-1 = Vier helden staan na sluitingstijd in een winkelcentrum. Niemand heeft een eigen held; iedereen heeft een paar vaardigheden en gebruikt die bij alle vier, op elk moment, zonder beurten.
rules-short-2 = Verken het winkelcentrum en breng elke held op het voorwerp van de eigen kleur, alle vier op hetzelfde moment. Dat is de diefstal.
rules-short-3 = Dan rennen: elke held moet een uitgang bereiken voordat het zand op is.
rules-short-4 = Niemand praat zolang het zand loopt. De zandloper omdraaien geeft een praatmoment, en verandert hoeveel tijd er over is.

rules-signs-title = Wat je ziet
rules-sign-exploration = Verkenvak
rules-sign-exploration-words = Staat er een held van die kleur op, dan kan het winkelcentrum erachter worden verkend.
rules-sign-vortex = Vortex
rules-sign-vortex-words = Een held van die kleur kan er overal vandaan heen springen, tot de diefstal.
rules-sign-hourglass = Zandlopervak
rules-sign-hourglass-words = Hier stoppen draait de zandloper om. Werkt één keer.
rules-sign-item = Voorwerp
rules-sign-item-words = Waar de held voor kwam.
rules-sign-exit = Uitgang
rules-sign-exit-words = De weg naar buiten na de diefstal.
rules-sign-ball = Kristallen bol
rules-sign-ball-words = Laat de magiër twee delen van het winkelcentrum zien. Werkt één keer.
rules-sign-camera = Camera
rules-sign-camera-words = Twee die werken blokkeren alle zandlopervakken.
rules-sign-spent = Buiten werking
rules-sign-spent-words = Een opgebruikt vak; nu is het gewoon vloer.
rules-heroes-words = Kleur staat nooit alleen: elke held heeft een vorm en een symbool, en alles wat erbij hoort ook.

rules-group-G = Het winkelcentrum
rules-group-S = Klaarzetten
rules-group-A = Doen
rules-group-X = Verkennen
rules-group-H = De zandloper
rules-group-T = Praten
rules-group-W = Diefstal, vlucht, einde
rules-group-P = Regels die erbij komen
rules-group-L = Alleen
rules-group-C = Scenario’s
rules-group-E = Edities
rules-group-D = Kleine lettertjes

rules-group-G-lead = Hoe tegels liggen, en waar je kunt lopen.
rules-group-S-lead = Wat vastligt voor de eerste stap.
rules-group-A-lead = Wat iedereen doet, allemaal tegelijk.
rules-group-X-lead = Hoe het winkelcentrum groeit.
rules-group-H-lead = De klok die jullie zelf omdraaien.
rules-group-T-lead = Of liever: niet praten.
rules-group-W-lead = Hoe het afloopt, goed of slecht.
rules-group-P-lead = Elk komt met een scenario en geldt in alle latere.
rules-group-L-lead = Eén speler, zeven kaarten.
rules-group-C-lead = Zeven om het spel te leren, tien om jullie te testen.
rules-group-E-lead = Het spel is meer dan eens gedrukt.
rules-group-D-lead = Waar mensen twijfelen: zo spelen wij het.

rules-G1 = Een tegel is een stuk winkelcentrum van vier bij vier vakken. Sommige vakken zijn winkels; daar loopt nooit iemand.
rules-G2 = Je kunt van een vak naar het volgende, tenzij er een muur tussen staat. De rand van een tegel is muur, behalve bij de deuren.
rules-G3 = Elke kant van een tegel heeft hoogstens één deur, altijd op dezelfde plaats, zodat deuren op elkaar passen hoe een tegel ook gedraaid ligt.
rules-G4 = Eén deur is de ingang; de andere zijn verkenvakken, elk in de kleur van een held. De eerste tegel heeft er daar vier van, één per held, en geen ingang.
rules-G5 = Tegels naast elkaar liggen één vak verschoven. Zo overlappen ze nooit, en blijven er kleine gaten tussen.
rules-G6 = Waar twee tegels elkaar raken met een deur aan beide kanten kun je erdoor, welke kleur ze ook hebben. Een deur tegen een muur loopt dood.
rules-G7 = Een nieuwe tegel ligt altijd met de ingang tegen de deur van waaruit hij verkend is.
rules-G8 = Een roltrap verbindt twee vakken van een tegel, in beide richtingen. Een dwergengang is een gat in een muur.
rules-G9 = Op een vak past één held, nooit meer.

rules-S1 = Een tafel spreekt het scenario, het aantal plekken, het winkelcentrum, de editie en de opties af. Het toeval doet de rest, en de server houdt het eerlijk.
rules-S2 = De eerste tegel ligt in het midden. De helden staan door elkaar op de vier middelste vakken.
rules-S3 = De andere tegels liggen gedekt in een geschudde stapel. Niemand kan de volgorde weten, ook een bot niet.
rules-S4 = Elke plek krijgt een kaart met vaardigheden: noord, oost, zuid, west, vortex, roltrap, verkennen. Met meer dan vier plekken zijn sommige vaardigheden er twee keer, en die worden ver uit elkaar gedeeld. De tafel mag ook afspreken wie wat krijgt.
rules-S5 = Alleen heb je in plaats daarvan een stapeltje van zeven kaarten; zie ‘Alleen’.
rules-S6 = Voordat de zandloper voor het eerst wordt omgedraaid, mogen jullie praten en plannen zo lang jullie willen. De host draait hem om, en het spel begint.

rules-A1 = Er zijn geen beurten. Wie een vaardigheid heeft, gebruikt die bij elke held, op elk moment, zo vaak als je wilt. Doen twee mensen op hetzelfde moment iets, dan telt allebei, na elkaar.
rules-A2 = Wat niet op je kaart staat, kun je niet. Wie toekijkt, kan niets.
rules-A3 = Lopen: de held glijdt rechtuit in jouw richting, zo ver je wilt. Muren, winkels, andere helden en de rand houden hem tegen. Helemaal niet bewegen is geen zet.
rules-A4 = Glijden mag door deuren naar andere tegels, zolang het rechtuit gaat.
rules-A5 = Alleen het vak waar een held stopt telt. Over iets heen glijden doet niets.
rules-A6 = Vortex: de held springt naar een vrije vortex van de eigen kleur die jullie gevonden hebben, waar de held ook staat. Alleen voor de diefstal.
rules-A7 = Roltrap: de held gaat van het ene eind naar het andere, als daar niemand staat. Er wordt nooit halverwege gestopt.
rules-A8 = Verkennen: er komt een nieuwe tegel bij; zie ‘Verkennen’.
rules-A9 = Niemand kan je tegenhouden of terugdraaien wat je deed. Wat misging, maak je alleen goed door meer te doen.
rules-A10 = Wat niet kan, gebeurt niet en kost alleen tijd. Alleen jij krijgt het te horen, met de reden.

rules-X1 = Om te verkennen heb je een held nodig op een verkenvak van de eigen kleur, met nog niets erachter, en een tegel om neer te leggen.
rules-X2 = De bovenste tegel van de stapel wordt omgedraaid en daar neergelegd. Vanaf dan mag iedereen erdoor.
rules-X3 = Past een deur van de nieuwe tegel op een deur van een oudere, dan kun je er meteen door.
rules-X4 = Staan er helden op meer van zulke vakken, dan mag wie verkent de tegel eerst bekijken en dan kiezen waar hij komt. Hij moet liggen voordat de volgende wordt omgedraaid; tot dan ziet iedereen hem.
rules-X5 = Als de stapel leeg is, valt er niets meer te verkennen.

rules-H1 = Er zit drie minuten zand in, als de tafel niets anders heeft afgesproken, en het loopt zonder pauze: terwijl jullie praten, terwijl jullie denken, terwijl iemands netwerk plat ligt.
rules-H2 = Is het zand op voordat jullie gewonnen hebben, dan hebben jullie verloren, op datzelfde moment.
rules-H3 = Een held die op een zandlopervak stopt, draait hem meteen om, gewild of niet. Wat doorgelopen was, is nu wat jullie over hebben. Het vak is opgebruikt.
rules-H4 = Hij wordt dus nooit bijgevuld: draai je vroeg, dan verlies je tijd. Draai je laat, dan ben je misschien te laat.
rules-H5 = Zandlopervakken werken voor en na de diefstal.

rules-T1 = Zolang het zand loopt: stilte. Geen woorden, niet wijzen, geen gebaren.
rules-T2 = Als de zandloper wordt omgedraaid mag iedereen praten, zo lang als jullie willen; het zand loopt door.
rules-T3 = De volgende actie van wie dan ook maakt er een eind aan: een zet, een vortex, een roltrap, verkennen. De bel en staren niet.
rules-T4 = De server let erop: tekst, stem en wijzen werken alleen voor het begin, tijdens een praatmoment en na het einde.
rules-T5 = De bel: er staat er één op tafel. Iedereen mag hem voor iedereen neerzetten. Hij zegt ‘doe iets!’, en verder niets.
rules-T6 = Je mag op elk moment naar iemand staren. Wat je ermee bedoelt, mag de ander bedenken.
rules-T7 = In het eerste scenario mag er altijd gepraat worden als jullie dat kiezen, om samen te leren.

rules-W1 = Als alle vier de helden tegelijk op het voorwerp van hun eigen kleur staan, kan de diefstal gebeuren.
rules-W2 = Die gebeurt op dat moment vanzelf. In de late editie moet iemand hem uitroepen.
rules-W3 = Het alarm gaat af: vanaf nu zijn alle vortexen dicht.
rules-W4 = Een held die stopt op een toegestane uitgang is buiten, en verlaat het winkelcentrum.
rules-W5 = Is de vierde buiten, dan hebben jullie gewonnen.
rules-W6 = Voor de diefstal is een uitgang gewoon vloer. In de late editie: staan alle vier op hun uitgang en heeft niemand de diefstal uitgeroepen, dan vertrekken ze met niets, en hebben jullie verloren.
rules-W7 = Na het einde verandert er niets meer. Nu mogen jullie praten.

rules-P1 = Alleen in scenario 1: de paarse uitgang is er voor alle vier de helden.
rules-P2 = Vanaf scenario 2: elke held vertrekt door de uitgang van de eigen kleur.
rules-P3 = Vanaf scenario 3: telkens als de zandloper wordt omgedraaid, geeft iedereen de eigen kaart naar links door.
rules-P4 = Vanaf scenario 4: als de elf verkent, komt er een praatmoment.
rules-P5 = Vanaf scenario 4: alleen de dwerg past door dwergengangen. Voor alle anderen zijn ze muur.
rules-P6 = Vanaf scenario 5: zolang de magiër op een kristallen bol staat, kunnen er tot twee tegels bij open verkenvakken van elke kleur worden neergelegd, de tweede ook aan de eerste. De bol is opgebruikt na twee, of als de magiër na één vertrekt. Gewoon verkennen gebruikt hem niet op.
rules-P7 = Vanaf scenario 6: een camera werkt vanaf het moment dat hij gevonden is. Zolang er twee of meer werken, mag niemand op een zandlopervak stoppen. Eroverheen glijden mag.
rules-P8 = Vanaf scenario 6: als de barbaar op een camera stopt, gaat die stuk.

rules-L1 = Zeven kaarten, elk één vaardigheid, gedekt. Draai de bovenste om: die vaardigheid heb je, voor alle helden, tot je de volgende omdraait.
rules-L2 = Zijn de kaarten op, dan wordt het stapeltje omgekeerd zoals het ligt, zonder schudden. Zo weet je wat er komt.
rules-L3 = Als de zandloper wordt omgedraaid, worden alle zeven opnieuw geschud, en begin je zonder kaart.
rules-L4 = Niemand geeft kaarten door, niemand belt, niemand staart.

rules-C1 = 8 tegels te vinden. Eén uitgang voor iedereen; praten kan altijd mogen.
rules-C2 = 11 tegels. Een uitgang per held.
rules-C3 = 11 tegels. Kaarten gaan naar links.
rules-C4 = 13 tegels. Dwergengangen, en praatmomenten van de elf.
rules-C5 = 14 tegels, de kristallen bol bovenop.
rules-C6 = 16 tegels, waaronder twee camera’s.
rules-C7 = 18 tegels, vier camera’s.
rules-C8 = De stapel ligt open: iedereen ziet de volgende tegel.
rules-C9 = Voor drie plekken en meer. Er zijn kaarten voor één plek minder; wie er geen heeft is de leider, en alleen de leider zet de bel neer. Als de kaarten doorgaan, gaat geen kaart hebben ook door.
rules-C10 = Alle vier de helden staan op voorwerpen, maar geen op het eigen. Iedereen vertrekt door een uitgang van een ander; elke uitgang is voor één held, die daar blijft staan.
rules-C11 = Telkens als de zandloper voor de diefstal wordt omgedraaid, moeten er twee tegels weg voordat iemand weer iets kan doen. Een tegel kan weg als er niemand op staat, er niets op is opgebruikt, het niet de eerste is, en niets wordt afgesneden wat eerst bereikbaar was. Kunnen er geen twee weg, dan hebben jullie verloren. Ze gaan onder de stapel.
rules-C12 = Tijdens een praatmoment mogen jullie vakken aanwijzen en gebaren maken, maar niet praten of schrijven.
rules-C13 = Tegel 3 is een tweede winkelcentrum. Barbaar en magiër beginnen daar, elf en dwerg in het eerste. De twee raken elkaar nooit, en nooit mogen alle vier in hetzelfde zijn. Een vortex brengt een held van een vortex van de eigen kleur naar een van die kleur in het andere winkelcentrum; de stapel ligt open.
rules-C14 = Er komt nooit een praatmoment. De bel en staren blijven over.
rules-C15 = Er komt nooit een praatmoment, en er is ook geen bel.
rules-C16 = Niemand kan een vortex gebruiken.
rules-C17 = Nooit twee helden op één tegel, behalve op de eerste: een tegel met een held erop is dicht, ook om erdoor te gaan. Helden blijven op hun uitgang staan, en houden die tegel dicht.
rules-levels = Niveaus van een uitdaging
rules-levels-words = Uitdagingen (8 tot 17) hebben niveaus: hoe meer tegels, hoe moeilijker. Niveau 1 heeft alleen de paarse uitgang, voor iedereen. ‘Fop de bewakers’ begint bij niveau 2.
rules-level-row = Niveau { $level }: { $tiles } tegels
rules-B2 = Je eigen scenario’s: elke mix van deze regels die zichzelf niet tegenspreekt, als klein bestand. Een deelcode brengt hem naar de kamer.

rules-E1 = Vroeg: de diefstal gebeurt vanzelf.
rules-E2 = Laat: iemand moet de diefstal uitroepen, en wie verkent mag de tegel eerst bekijken.
rules-E3 = Huis, de gewone: de diefstal gebeurt vanzelf, en je mag eerst kijken.

rules-D1 = Over een zandloper, voorwerp, uitgang, camera of kristallen bol glijden doet niets.
rules-D2 = Camera’s blokkeren alleen zandlopervakken die niet zijn opgebruikt, en alleen om er te stoppen.
rules-D3 = Met een leider zijn de kaarten die voor één plek minder.
rules-D4 = In ‘Schuivende muren’ gaan er na de diefstal geen tegels meer weg.
rules-D5 = De leider wisselt met de kaarten. Een optie houdt de leider op dezelfde plek en geeft de kaarten eromheen door.
rules-D6 = Waar een tegel is weggehaald, loopt de deur erheen dood, of kan die opnieuw worden verkend.

rules-keys-title = Toetsen
rules-keys-lead = Toetsen worden genoemd naar hun plaats op het toetsenbord. Rijen zijn je vaardigheden, kolommen de vier helden.
rules-keys-row = { $number }e vaardigheid, voor de vier helden van links naar rechts
rules-figure-start = De entreehal, met één verkenvak in elke kleur, een zandloper en een roltrap
rules-figure-explore = Een tegel met de ingang onder en verkenvakken boven
rules-figure-passage = Een tegel met dwergengangen, de gaten in de muren
rules-figure-ball = Een tegel met een kristallen bol
rules-figure-camera = Een tegel met een camera
rules-figure-exit = Een tegel met een uitgang
rules-figure-item = Een tegel met een voorwerp
rules-independent = Geschreven voor Hushmaze, in onze eigen woorden.
