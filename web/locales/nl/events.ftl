# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Jij
event-somebody = Iemand
event-started = Het zand loopt. Vanaf nu stilte.
event-moved =
    { $steps ->
        [one] { $who }: { $hero } { $direction }, één vak.
       *[other] { $who }: { $hero } { $direction }, { $steps } vakken.
    }
event-vortex-taken = { $who }: { $hero } neemt een vortex.
event-escalator-taken = { $who }: { $hero } neemt de roltrap.
event-tile-revealed = { $who } draait tegel { $tile } om. Die moet nog worden neergelegd.
event-tile-revealed-own = Je draait tegel { $tile } om. Leg hem nu neer.
event-tile-placed = { $who }: { $hero } ontdekt. Tegel { $tile } ligt er.
event-tile-placed-by-ball = { $who }: de kristallen bol opent een deur. Tegel { $tile } ligt er.
event-square-spent = Nu: { $place }.
event-hourglass-turned = { $hero } draait de zandloper om. Nu { $time } zand.
event-cards-passed = Elke kaart gaat één plek naar links.
event-deck-shuffled = Alle kaarten zijn geschud. Draai er een om.
event-card-turned = Bovenste kaart: { $ability }.
event-talk-opened = Iedereen mag praten tot iemand iets doet.
event-talk-opened-hands = Gebaren mogen tot iemand iets doet.
event-talk-closed = Weer stilte.
event-discard-due = Er moeten twee tegels weg voordat iemand iets kan doen.
event-tiles-discarded = { $who } haalt tegels { $first } en { $second } weg.
event-tiles-discarded-own = Je haalt tegels { $first } en { $second } weg.
event-theft-done = De diefstal! Alle vier de voorwerpen zijn weg, het alarm gaat af. Naar de uitgangen!
event-hero-safe = { $hero } is buiten.
event-hero-safe-stays = { $hero } heeft een uitgang bereikt en blijft daar.
event-won = Iedereen is buiten. Jullie hebben gewonnen!
event-lost-sand = Het zand is op. Het spel is verloren.
event-lost-empty-handed = Iedereen staat met lege handen bij de uitgangen. Het spel is verloren.
event-lost-walls = Er kunnen geen twee tegels weg. Het spel is verloren.
event-bell-placed = { $who } zet de bel voor { $target } neer.
event-bell-placed-you = { $who } zet de bel voor je neer: doe iets!
event-bell-placed-own = Je zet de bel voor { $target } neer.
event-bell-placed-self = Je zet de bel voor jezelf neer.
event-stared = { $who } staart naar { $target }.
event-stared-you = { $who } staart naar jou.
event-stared-own = Je staart naar { $target }.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } wijst naar { $place }.
event-pinged-own = Je wijst naar { $place }.
event-signed = { $who } gebaart: { $sign }
event-signed-own = Je gebaart: { $sign }
event-paused = { $who } pauzeert het spel.
event-paused-own = Je pauzeert het spel.
event-resumed = { $who } hervat het spel.
event-resumed-own = Je hervat het spel.
event-interrupted = De server was even weg. Het spel gaat verder waar het was; er is geen zand verloren.

# Facts that follow an event.
event-now-on = Nu op { $place }.
event-your-card = Jouw vaardigheden nu: { $abilities }.
event-your-card-none = Je hebt nu geen kaart: je bent de leider en hebt de bel.
event-cameras-lock = Twee camera’s staan aan: geen held mag op een zandloper stoppen.
event-cameras-unlock = Zandlopers werken weer.
event-camera-broken = De camera is stuk.
event-dead-end = Een deur komt uit op een muur: doodlopend.
event-tiles-left =
    { $tiles ->
        [0] De stapel is leeg.
        [one] Nog één tegel.
       *[other] Nog { $tiles } tegels.
    }
event-on-item = { $hero } staat klaar: { $count } van 4.
event-off-item = { $hero } staat niet meer klaar: { $count } van 4.
event-time-left = Nog { $time }.
event-leader = { $who } is nu de leider.
event-person-away = { $who } heeft geen verbinding meer. De plek blijft bewaard.
event-person-back = { $who } is terug.
event-line-lost = Verbinding verbroken. Nieuwe poging…
event-line-back = Weer verbonden.
event-sound-off = Geluid uit
event-sound-on = Geluid aan
event-game-loaded = Het spel ligt klaar.
event-slide-dropped = Iemand anders heeft { $hero } verplaatst.
event-ghost =
    { $steps ->
        [one] Eén stap, naar { $place }.
       *[other] { $steps } stappen, naar { $place }.
    }

# The gestures of hands only.
sign-yes = Ja
sign-no = Nee
sign-here = Hier
sign-there = Daar
sign-you = Jij
sign-me = Ik
sign-wait = Wacht
sign-hurry = Vlug
sign-explore = Ontdek
sign-hourglass = Zandloper
sign-thanks = Bedankt
sign-sorry = Sorry

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: ik kan { $act }.
remark-waits = { $aim }: kan iemand { $act }? Ik wacht.
remark-waits-one = { $aim }: { $who }, kun jij { $act }? Ik wacht.
remark-waits-you = { $aim }: kun jij { $act }? Ik wacht op jou.
# What is to be done, as it stands after "I can".
remark-move = { remark-hero } { remark-way } verplaatsen
remark-vortex = { remark-hero } door een vortex sturen
remark-escalator = { remark-hero } op de roltrap zetten
remark-explore = met { $hero ->
        [barbarian] de barbaar
        [mage] de tovenaar
        [elf] de elf
       *[dwarf] de dwerg
    } ontdekken
remark-hero =
    { $hero ->
        [barbarian] de barbaar
        [mage] de tovenaar
        [elf] de elf
       *[dwarf] de dwerg
    }
remark-way =
    { $ability ->
        [north] naar het noorden
        [east] naar het oosten
        [south] naar het zuiden
       *[west] naar het westen
    }
remark-aim-hourglass = Zandloper
remark-aim-camera = Camera
remark-aim-ball = Kristallen bol
remark-aim-door = Nieuwe tegel
remark-aim-item = Voorwerp
remark-aim-exit = Uitgang
remark-aim-way = Opzij
