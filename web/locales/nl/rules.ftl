# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = De regels
rules-lead = Alles bij elkaar. Zoeken? Typ een woord, of een nummer zoals A3 of P6.
rules-search = Zoek in de regels
rules-search-hint = Woord of nummer
rules-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
rules-contents = Inhoud

rules-short-title = In één minuut
rules-short-1 = Vier helden staan na sluitingstijd in een winkelcentrum. Niemand heeft een eigen held: iedereen heeft een paar vaardigheden en gebruikt die bij alle vier, op elk moment, zonder beurten.
rules-short-2 = Ontdek het winkelcentrum en breng elke held naar het voorwerp van de eigen kleur, alle vier tegelijk. Dat is de diefstal.
rules-short-3 = Dan rennen: elke held moet een uitgang bereiken voordat het zand op is.
rules-short-4 = Niemand praat zolang het zand loopt. De zandloper omdraaien geeft een praatmoment en verandert hoeveel tijd er over is.

rules-signs-title = Wat je ziet
rules-sign-exploration = Ontdekkingsvak
rules-sign-exploration-words = Staat er een held van die kleur op, dan kun je het winkelcentrum erachter ontdekken.
rules-sign-vortex = Vortex
rules-sign-vortex-words = Een held van die kleur kan overal vandaan hierheen springen, tot de diefstal.
rules-sign-escalator = Roltrap
rules-sign-escalator-words = Brengt een held van het ene eind naar het andere, in beide richtingen.
rules-sign-hourglass = Zandlopervak
rules-sign-hourglass-words = Hier stoppen draait de zandloper om. Werkt één keer.
rules-sign-item = Voorwerp
rules-sign-item-words = Wat de held komt stelen.
rules-sign-exit = Uitgang
rules-sign-exit-words = De weg naar buiten na de diefstal.
rules-sign-ball = Kristallen bol
rules-sign-ball-words = De tovenaar ontdekt twee tegels, waar dan ook. Werkt één keer.
rules-sign-camera = Camera
rules-sign-camera-words = Twee werkende camera’s blokkeren alle zandlopervakken.
rules-sign-spent = Buiten gebruik
rules-sign-spent-words = Een vak dat zijn werk gedaan heeft; nu is het gewoon vloer.
rules-heroes-words = Elke held heeft een kleur, een vorm en een symbool, en alles wat erbij hoort ook.

rules-group-G = Het winkelcentrum
rules-group-S = Voorbereiding
rules-group-A = Acties
rules-group-X = Ontdekken
rules-group-H = De zandloper
rules-group-T = Praten
rules-group-W = Diefstal, ontsnapping, einde
rules-group-P = Permanente regels
rules-group-L = Solo
rules-group-C = Scenario’s
rules-group-E = Edities
rules-group-D = Details

rules-group-G-lead = Hoe tegels aan elkaar passen, en waar je kunt lopen.
rules-group-S-lead = Wat vastligt voor het spel.
rules-group-A-lead = Wat iedereen doet, allemaal tegelijk.
rules-group-X-lead = Hoe het winkelcentrum groeit.
rules-group-H-lead = De klok die jullie zelf omdraaien.
rules-group-T-lead = Of liever: niet praten.
rules-group-W-lead = Hoe het afloopt, goed of slecht.
rules-group-P-lead = Elk komt met een scenario en blijft daarna gelden.
rules-group-L-lead = Eén speler, zeven kaarten.
rules-group-C-lead = Zeven om het spel te leren, tien om jullie te testen.
rules-group-E-lead = Het spel is meer dan eens gedrukt.
rules-group-D-lead = Antwoorden op veelgestelde vragen.

rules-G1 = Een tegel is een stuk winkelcentrum van vier bij vier vakken. Sommige vakken zijn winkels; daar kan geen held komen.
rules-G2 = Je kunt van een vak naar het volgende, tenzij er een muur tussen staat. De rand van een tegel is muur, behalve bij de deuren.
rules-G3 = Elke kant van een tegel heeft hoogstens één deur, altijd op dezelfde plaats, zodat deuren op elkaar passen hoe een tegel ook gedraaid ligt.
rules-G4 = Eén deur is de ingang; de andere zijn ontdekkingsvakken, elk in de kleur van een held. De starttegel heeft er vier, één per held, en geen ingang.
rules-G5 = Tegels naast elkaar liggen één vak verschoven. Ze overlappen nooit, maar laten kleine openingen vrij.
rules-G6 = Waar twee tegels elkaar raken met een deur aan beide kanten kun je erdoor, welke kleur ze ook hebben. Een deur tegen een muur loopt dood.
rules-G7 = Een nieuwe tegel ligt altijd met de ingang tegen de deur van waaruit hij ontdekt is.
rules-G8 = Een roltrap verbindt twee vakken van een tegel, in beide richtingen. Een dwergengang is een kleine opening in een muur.
rules-G9 = Op een vak past één held, nooit meer.

rules-S1 = De tafel spreekt het scenario, het aantal spelers, het winkelcentrum, de editie en de opties af. De rest is toeval, en de server houdt het eerlijk.
rules-S2 = De starttegel ligt in het midden. De helden staan door elkaar op de vier middelste vakken.
rules-S3 = De andere tegels liggen gedekt in een geschudde stapel. Niemand kent de volgorde, ook een bot niet.
rules-S4 = Elke speler krijgt een kaart met vaardigheden: noord, oost, zuid, west, vortex, roltrap, ontdekken. Met meer dan vier spelers zijn sommige vaardigheden er twee keer; die worden ver uit elkaar gedeeld. Jullie mogen ook afspreken wie wat krijgt.
rules-S5 = Solo heb je een stapel van zeven kaarten; zie “Solo”.
rules-S6 = Voordat de zandloper voor het eerst wordt omgedraaid, mogen jullie praten en plannen zo lang jullie willen. De host draait hem om, en het spel begint.

rules-A1 = Er zijn geen beurten. Je mag je vaardigheden bij elke held gebruiken, op elk moment, zo vaak je wilt. Doen twee spelers op hetzelfde moment iets, dan telt allebei, na elkaar.
rules-A2 = Je kunt alleen wat op je kaart staat. Wie toekijkt, kan niets.
rules-A3 = Verplaatsen: de held schuift rechtuit in jouw richting, zo ver je wilt. Hij stopt voor muren, winkels, andere helden en de rand. Een zet is minstens één vak.
rules-A4 = Schuiven mag door deuren naar andere tegels, zolang het rechtuit gaat.
rules-A5 = Alleen het vak waar een held stopt telt. Over iets heen schuiven doet niets.
rules-A6 = Vortex: de held springt naar een vrije vortex van de eigen kleur op het bord, waar hij ook staat. Alleen voor de diefstal.
rules-A7 = Roltrap: de held gaat van het ene eind naar het andere, als daar geen held staat. Hij stopt nooit halverwege.
rules-A8 = Ontdekken: er komt een nieuwe tegel bij; zie “Ontdekken”.
rules-A9 = Niemand kan je tegenhouden of ongedaan maken wat je deed. Fouten herstel je alleen met nieuwe acties.
rules-A10 = Wat niet kan, gebeurt niet en kost alleen tijd. Alleen jij krijgt het te horen, met de reden.

rules-X1 = Om te ontdekken heb je een held nodig op een ontdekkingsvak van de eigen kleur, met nog niets erachter, en een tegel om neer te leggen.
rules-X2 = De bovenste tegel van de stapel wordt omgedraaid en daar neergelegd. Vanaf dan mag elke held erdoor.
rules-X3 = Past een deur van de nieuwe tegel op een deur van een oudere, dan kun je er meteen door.
rules-X4 = Staan er helden op meer van zulke vakken, dan mag wie ontdekt de tegel eerst bekijken en dan kiezen waar hij komt. Hij moet liggen voordat de volgende wordt omgedraaid; tot dan ziet iedereen hem.
rules-X5 = Als de stapel leeg is, valt er niets meer te ontdekken.

rules-H1 = Er zit drie minuten zand in, tenzij jullie iets anders afspreken, en het stopt nooit: niet als jullie praten, niet als jullie denken, niet als iemands netwerk plat ligt.
rules-H2 = Is het zand op voordat jullie gewonnen hebben, dan verliezen jullie op dat moment.
rules-H3 = Een held die op een zandlopervak stopt, draait de zandloper meteen om, of je wilt of niet. Het zand dat doorgelopen is, is nu de tijd die jullie over hebben. Daarna is het vak buiten gebruik.
rules-H4 = De zandloper wordt dus nooit bijgevuld: draai je vroeg, dan verlies je tijd. Draai je laat, dan ben je misschien te laat.
rules-H5 = Zandlopervakken werken voor en na de diefstal.

rules-T1 = Zolang het zand loopt: stilte. Geen woorden, niet wijzen, geen gebaren.
rules-T2 = Als de zandloper wordt omgedraaid mag iedereen praten, zo lang als jullie willen; het zand loopt door.
rules-T3 = De volgende actie van wie dan ook maakt er een eind aan: een zet, een vortex, een roltrap, ontdekken. Een tegel bekijken, de bel en staren niet.
rules-T4 = De server let erop: tekst, stem en wijzen werken alleen voor het begin, tijdens een praatmoment en na het einde.
rules-T5 = De bel: er staat er één op tafel. Iedereen mag hem voor iedereen neerzetten. Hij zegt “doe iets!”, en verder niets.
rules-T6 = Je mag op elk moment naar een andere speler staren. Wat je bedoelt, moet de ander raden.
rules-T7 = In het eerste scenario mag er altijd gepraat worden als jullie dat willen, om samen te leren.

rules-W1 = Als alle vier de helden tegelijk op het voorwerp van hun eigen kleur staan, kan de diefstal gebeuren.
rules-W2 = Die gaat op dat moment vanzelf. In de late editie moet iemand hem uitroepen.
rules-W3 = Het alarm gaat af: vanaf nu zijn alle vortexen dicht.
rules-W4 = Een held die stopt op een uitgang die hij mag gebruiken, is buiten en verlaat het winkelcentrum.
rules-W5 = Is de vierde buiten, dan hebben jullie gewonnen.
rules-W6 = Voor de diefstal is een uitgang gewoon vloer. In de late editie: staan alle vier op hun uitgang en heeft niemand de diefstal uitgeroepen, dan gaan ze met lege handen weg en verliezen jullie.
rules-W7 = Na het einde verandert er niets meer. Nu mogen jullie praten.

rules-P1 = Alleen in scenario 1: alle vier de helden gaan door de paarse uitgang.
rules-P2 = Vanaf scenario 2: elke held gaat door de uitgang van de eigen kleur.
rules-P3 = Vanaf scenario 3: telkens als de zandloper wordt omgedraaid, geeft iedereen de eigen kaart naar links door.
rules-P4 = Vanaf scenario 4: als de elf ontdekt, komt er een praatmoment.
rules-P5 = Vanaf scenario 4: alleen de dwerg past door dwergengangen. Voor alle anderen, en in eerdere scenario’s, zijn ze muur.
rules-P6 = Vanaf scenario 5: zolang de tovenaar op een kristallen bol staat, mogen er tot twee tegels bij open ontdekkingsvakken van elke kleur worden neergelegd, de tweede ook aan de eerste. De bol is buiten gebruik na twee tegels, of als de tovenaar na één vertrekt. Gewoon ontdekken verbruikt hem niet.
rules-P7 = Vanaf scenario 6: een camera werkt zodra hij op het bord ligt. Zolang er twee of meer werken, mag geen held op een zandlopervak stoppen. Eroverheen schuiven mag.
rules-P8 = Vanaf scenario 6: als de barbaar op een camera stopt, gaat die stuk.

rules-L1 = Zeven kaarten, elk één vaardigheid, gedekt. Draai de bovenste om: die vaardigheid heb je, voor alle helden, tot je de volgende omdraait.
rules-L2 = Zijn de kaarten op, dan wordt de stapel omgekeerd zonder te schudden. Zo weet je wat er komt.
rules-L3 = Als de zandloper wordt omgedraaid, worden alle zeven geschud en begin je zonder kaart.
rules-L4 = Geen kaarten doorgeven, geen bel, niet staren.

rules-C1 = 8 tegels te vinden. Eén uitgang voor iedereen; praten mag altijd, als jullie willen.
rules-C2 = 11 tegels. Een uitgang per held.
rules-C3 = 11 tegels. Kaarten gaan naar links.
rules-C4 = 13 tegels. Dwergengangen, en praatmomenten van de elf.
rules-C5 = 14 tegels, met de kristallen bol bovenop.
rules-C6 = 16 tegels, met twee camera’s.
rules-C7 = 18 tegels, met vier camera’s.
rules-C8 = De stapel ligt open: iedereen ziet de volgende tegel.
rules-C9 = Voor drie of meer spelers. Er is één kaart minder dan spelers; wie er geen heeft is de leider, en alleen de leider mag de bel gebruiken. Als de kaarten doorgaan, wisselt ook de leider.
rules-C10 = Alle vier de helden staan op voorwerpen, maar geen op het eigen. Elke held gaat naar een uitgang van een ander en blijft daar; elke uitgang is voor één held.
rules-C11 = Telkens als de zandloper voor de diefstal wordt omgedraaid, moeten er twee tegels weg voordat iemand weer iets kan doen. Een tegel kan weg als er geen held op staat, er niets op buiten gebruik is, het niet de starttegel is, en niets wordt afgesneden wat eerst bereikbaar was. Kunnen er geen twee weg, dan verliezen jullie. Ze gaan onder de stapel.
rules-C12 = Tijdens een praatmoment mogen jullie vakken aanwijzen en gebaren maken, maar niet praten of schrijven.
rules-C13 = Tegel 3 is een tweede winkelcentrum. Barbaar en tovenaar beginnen daar, elf en dwerg in het eerste. De twee raken elkaar nooit, en alle vier mogen nooit in hetzelfde zijn. Om een vortex te nemen moet een held op een vortex van de eigen kleur staan; hij komt uit op een vrije van die kleur in het andere winkelcentrum. De stapel ligt open.
rules-C14 = Er komt nooit een praatmoment. De bel en staren blijven over.
rules-C15 = Er komt nooit een praatmoment, en er is ook geen bel.
rules-C16 = Vortexen kun je niet gebruiken.
rules-C17 = Nooit twee helden op één tegel, behalve op de starttegel: een tegel met een held erop is dicht, ook om erdoor te gaan. Helden blijven op hun uitgang staan en houden die tegel dicht. Op niveau 1 verlaten ze het winkelcentrum juist wel, door de paarse uitgang.
rules-levels = Niveaus van een uitdaging
rules-levels-words = Uitdagingen (8 tot 17) hebben niveaus: hoe meer tegels, hoe moeilijker. Niveau 1 heeft alleen de paarse uitgang, voor iedereen. “Fop de bewakers” en “Twee dimensies” beginnen bij niveau 2.
rules-level-row = Niveau { $level }: { $tiles } tegels
rules-B2 = Je eigen scenario’s: elke mix van deze regels die zichzelf niet tegenspreekt. Een deelcode brengt hem naar de kamer.

rules-E1 = Vroeg: de diefstal gaat vanzelf.
rules-E2 = Laat: iemand moet de diefstal uitroepen, en wie ontdekt mag de tegel eerst bekijken.
rules-E3 = Huis, de gewone: de diefstal gaat vanzelf, en je mag eerst kijken.

rules-D1 = Over een zandloper, voorwerp, uitgang, camera of kristallen bol schuiven doet niets.
rules-D2 = Camera’s blokkeren alleen zandlopervakken die nog werken, en alleen om er te stoppen.
rules-D3 = Met een leider speel je met de kaarten voor één speler minder.
rules-D4 = In “Schuivende muren” gaan er na de diefstal geen tegels meer weg.
rules-D5 = De leider wisselt met de kaarten. Een optie houdt de leider op dezelfde plek en geeft de kaarten eromheen door.
rules-D6 = Waar een tegel is weggehaald, loopt de deur erheen dood, of kan die opnieuw worden ontdekt.

rules-keys-title = Toetsen
rules-keys-lead = Toetsen staan aangegeven naar hun plaats. Rijen zijn je vaardigheden, kolommen de vier helden.
rules-keys-row = Vaardigheid { $number }, voor de vier helden van links naar rechts
rules-figure-start = De starttegel, met één ontdekkingsvak in elke kleur, een zandloper en een roltrap
rules-figure-explore = Een tegel met de ingang onder en ontdekkingsvakken boven
rules-figure-passage = Een tegel met dwergengangen in de muren
rules-figure-ball = Een tegel met een kristallen bol
rules-figure-camera = Een tegel met een camera
rules-figure-exit = Een tegel met een uitgang
rules-figure-item = Een tegel met een voorwerp
rules-independent = Geschreven voor Hushmaze, in onze eigen woorden.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = barbaar, krijger
rules-names-mage = tovenaar, magiër, heks
rules-names-elf = elf, boogschutter
rules-names-dwarf = dwerg, kabouter
rules-names-vortex = vortex, portaal, teleport
rules-names-escalator = roltrap, trap
rules-names-exploration = ontdekkingsvak, ontdekken, verkennen, vergrootglas
rules-names-item = voorwerp, buit, object, schat, uitrusting
rules-names-exit = uitgang, weg naar buiten, ontsnapping
rules-names-hourglass = zandloper, zand, timer, klok
rules-names-ball = kristallen bol, glazen bol
rules-names-camera = camera, beveiligingscamera
rules-names-spent = buiten gebruik, buiten werking, opgebruikt
rules-names-passage = dwergengang, smalle doorgang, gat
rules-names-start = starttegel, eerste tegel, entreehal, tegel 1
rules-names-stack = stapel, trekstapel
rules-names-board = bord, speelbord, kaart
rules-names-mall = winkelcentrum, supermarkt
rules-names-bell = bel, doe iets, pion
rules-names-card = kaart, actietegel
rules-names-ability = vaardigheid, actie, kracht
rules-names-talk = praatmoment, praten, communicatie, discussie, chat, stem
rules-names-stare = staren, kijken, blik, ogen
rules-names-gesture = gebaar, teken, wijzen, handen
rules-names-theft = diefstal, roof, overval, stelen
rules-names-leader = leider, baas
rules-names-host = host, gastheer
rules-names-solo = solo, alleen, in je eentje
