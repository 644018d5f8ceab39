# The first game, and what is new in a scenario.
learn-title = Het eerste spel
learn-lead = Drie minuten en je weet hoe het gaat. Vanavond wacht het zand op je.
learn-team = Met een maat
learn-team-note = één held, twee paar handen en geen woord
learn-solo = Alleen met de stapel
learn-solo-note = zeven kaarten, en alleen de bovenste telt
learn-failed = De tafel kon niet gedekt worden. Probeer het opnieuw.
learn-next = Verder

lesson-title = Je eerste spel
lesson-number = Stap { $number } van { $of }
lesson-leave = De les verlaten
lesson-yes = Ja!
lesson-sand-waits = Het zand wacht op je.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Druk op { $key }
        [touch] Tik
       *[mouse] Klik
    }
lesson-hold =
    { $by ->
        [keys] Houd { $key } vast
        [touch] Houd vast
       *[mouse] Houd vast
    }
lesson-tap-lit =
    { $by ->
        [keys] Druk op { $key }
        [touch] Tik op de verlichte knop
       *[mouse] Klik op de verlichte knop
    }

lesson-team-hush = Het winkelcentrum is dicht. Als het zand loopt: geen woord.
lesson-team-step-act = ↓ is van jou. { lesson-tap-lit }: { $hero } gaat naar de deur.
lesson-team-explore-act = { lesson-tap }: wat ligt er achter deze deur?
lesson-team-slide-act = { lesson-hold }, los bij het verlichte vak: { $hero } glijdt.
lesson-team-share-act = Elke held heeft een voorwerp. { lesson-hold }: { $hero } glijdt omlaag.
lesson-team-share-watch = Alleen { $partner } heeft ←. Eén held, twee paar handen!
lesson-team-bell-ring =
    { $hero } wacht op ←, { $partner } droomt. { $by ->
        [keys] Druk op { $key }, dan 1: bel!
        [touch] Tik op de bel!
       *[mouse] Klik op de bel!
    }
lesson-team-bell-watch = { $partner } heeft het gehoord.
lesson-team-bell-act = { lesson-hold }: { $hero } glijdt omlaag.
lesson-team-glass-watch = Het zand raakt op. { $hero } kan het draaien: eerst { $partner }.
lesson-team-glass-act = { lesson-tap }: de zandloper draait het zand om.
lesson-team-talk-talk =
    Praat nu, tot iemand iets doet! { $by ->
        [keys] Druk op { $key } en zeg hallo.
       *[other] Zeg hallo tegen { $partner }.
    }
lesson-team-items-watch = Weer stil. Nu alle vier tegelijk op hun voorwerp.
lesson-team-items-act = { $partner } belt: wie heeft jouw ↓ nodig?
lesson-team-door-act = Gestolen! Alarm! { lesson-tap }: de uitgang is dichtbij.
lesson-team-door-watch = Gestolen! Alarm! { $partner } helpt.
lesson-team-escape-act = Allemaal door de paarse uitgang! { lesson-hold }.
lesson-team-escape-watch = { $partner } brengt de volgende.

lesson-solo-hush = Alleen in het winkelcentrum. Zeven kaarten, meer heb je niet.
lesson-solo-deck-card = Alleen de bovenste kaart telt. { lesson-tap-lit }: de eerste.
lesson-solo-explore-act = Er staat: verkennen. { lesson-tap }: open deze deur.
lesson-solo-gather-card = Klaar? { lesson-tap-lit }: de volgende kaart.
lesson-solo-gather-act = Eén kaart, alle helden, zo vaak je wilt. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: het zand draait, je kaarten worden geschud.
lesson-solo-items-card = { lesson-tap } tot een kaart helpt. Daarna komen ze terug.
lesson-solo-items-act = Deze helpt. { lesson-hold }!
lesson-solo-escape-card = Gestolen! Allemaal door de paarse uitgang. { lesson-tap }.
lesson-solo-escape-act = Naar buiten! { lesson-hold }.

lesson-end-title = Ontsnapt!
lesson-end-text = Dat is het hele spel. Echte winkelcentra zijn groter, het zand wacht niet, en elk scenario brengt één nieuw idee.
lesson-end-solo = Dat is het spel voor één. Echte winkelcentra zijn groter en het zand wacht niet.
lesson-end-bots = Nu echt, met bots
lesson-end-bots-note = scenario 1, meteen
lesson-again = Nog een keer

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: de volgende kaart.
lesson-any-ring = Luid de bel voor { $partner }.
lesson-any-talk = Je mag praten, tot iemand iets doet.
lesson-any-watch = { $partner } is ermee bezig.

rules-new-title = Nieuw vanavond
rules-new-close = Oké

rule-one_exit-title = Eén uitgang
rule-one_exit-text = De paarse uitgang is er voor alle vier de helden.
rule-own_exits-title = Vier uitgangen
rule-own_exits-text = Elke held moet weg door de uitgang van de eigen kleur.
rule-pass_cards-title = Kaarten gaan rond
rule-pass_cards-text = Telkens als de zandloper wordt omgedraaid, geeft iedereen de eigen vaardigheden naar links door.
rule-elf_opens_talk-title = De oren van de elf
rule-elf_opens_talk-text = Als de elf verkent, mag iedereen praten tot iemand iets doet.
rule-dwarf_passages-title = Smalle gaten
rule-dwarf_passages-text = Sommige muren hebben een gat waar alleen de dwerg door past.
rule-crystal_balls-title = De ziener
rule-crystal_balls-text = Zolang de magiër op een kristallen bol staat, kunnen er tot twee delen van het winkelcentrum open, bij elk vergrootglas, in elke kleur.
rule-cameras-title = Camera’s
rule-cameras-text = Zolang twee of meer camera’s werken, mag niemand op een zandloper stoppen.
rule-barbarian_breaks_cameras-title = De sloper
rule-barbarian_breaks_cameras-text = Een camera gaat stuk als de barbaar erop stopt.
rule-stack_face_up-title = Vooruitblik
rule-stack_face_up-text = Jullie zien altijd welk deel van het winkelcentrum hierna komt.
rule-leader-title = De leider
rule-leader-text = Eén plek heeft geen vaardigheid, maar alleen die plek mag de bel neerzetten. Wie leidt, wisselt als de kaarten doorgaan.
rule-fool_the_guards-title = Fop de bewakers
rule-fool_the_guards-text = Elke held pakt een voorwerp van een ander, en blijft op een uitgang van een ander staan. Elke uitgang is voor één held.
rule-moving_walls-title = Schuivende muren
rule-moving_walls-text = Telkens als de zandloper voor de diefstal wordt omgedraaid, moeten er twee delen van het winkelcentrum weg voordat iemand iets kan doen.
rule-hands_only-title = Alleen handen
rule-hands_only-text = Als er gepraat mag worden, dan alleen met gebaren en wijzen: geen woorden.
rule-two_boards-title = Twee dimensies
rule-two_boards-text = Er zijn twee winkelcentra. Alleen een vortex leidt van het ene naar het andere, en nooit mogen alle vier de helden in hetzelfde zijn.
rule-no_talk-title = Geen woord
rule-no_talk-text = Er komt nooit een praatmoment. De bel en een lange blik zijn alles wat jullie hebben.
rule-no_bell-title = Alleen ogen
rule-no_bell-text = Er is ook geen bel.
rule-no_vortex-title = Geen vortex
rule-no_vortex-text = De vortexen werken niet.
rule-no_gatherings-title = Geen samenscholing
rule-no_gatherings-text = Een deel van het winkelcentrum met een held erop is dicht voor alle anderen, behalve het eerste.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Vrij praten
rule-open_talk_allowed-text = De tafel mag afspreken de hele tijd te praten.
