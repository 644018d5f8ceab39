# The first game, and what is new in a scenario.
learn-title = Het eerste spel
learn-lead = Leer het spel in drie minuten. Vanavond wacht het zand op je.
learn-team = Met een medespeler
learn-team-note = jij, een partner en geen woord
learn-solo = Solo met de stapel
learn-solo-note = zeven kaarten, en alleen de bovenste telt
learn-failed = Het spel kon niet worden klaargezet. Probeer het opnieuw.
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
        [keys] Houd { $key } ingedrukt
        [touch] Houd ingedrukt
       *[mouse] Houd ingedrukt
    }
lesson-tap-lit =
    { $by ->
        [keys] Druk op { $key }
        [touch] Tik op de verlichte knop
       *[mouse] Klik op de verlichte knop
    }
lesson-hold-lit =
    { $by ->
        [keys] Houd { $key } ingedrukt
       *[other] Houd de verlichte knop ingedrukt
    }

lesson-team-hush = Het winkelcentrum is dicht. Zolang het zand loopt: geen woord.
lesson-team-step-act = ↓ is van jou. { lesson-tap-lit }: { $hero } gaat naar de deur.
lesson-team-explore-act = { lesson-tap }: wat ligt er achter deze deur?
lesson-team-slide-act = { lesson-hold-lit }, los bij het verlichte vak: { $hero } schuift.
lesson-team-share-act = Elke held heeft een voorwerp. { lesson-hold }: { $hero } schuift omlaag.
lesson-team-share-watch = Alleen { $partner } heeft ←. Samen sturen jullie elke held!
lesson-team-bell-ring =
    { $hero } wacht op ←, maar { $partner } droomt. { $by ->
        [keys] Druk op { $key }, dan 1: bel!
        [touch] Tik op de bel!
       *[mouse] Klik op de bel!
    }
lesson-team-bell-watch = { $partner } heeft het gehoord.
lesson-team-bell-act = { lesson-hold }: { $hero } schuift omlaag.
lesson-team-glass-watch = Tijd voor de zandloper. { $hero } kan hem draaien: eerst { $partner }.
lesson-team-glass-act = { lesson-tap }: draai hem om. Gelopen zand komt terug: hoe later, hoe beter!
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

lesson-solo-hush = Solo in het winkelcentrum. Je hebt alleen zeven kaarten.
lesson-solo-deck-card = Alleen de bovenste kaart telt. { lesson-tap-lit }: de eerste.
lesson-solo-explore-act = Er staat: ontdekken. { lesson-tap }: open deze deur.
lesson-solo-gather-card = Klaar? { lesson-tap-lit }: de volgende kaart.
lesson-solo-gather-act = Eén kaart, alle helden, zo vaak je wilt. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: de zandloper draait, je kaarten worden geschud.
lesson-solo-items-card = { lesson-tap } tot een kaart helpt. Daarna komen ze terug.
lesson-solo-items-act = Deze helpt. { lesson-hold }!
lesson-solo-escape-card = Gestolen! Allemaal door de paarse uitgang. { lesson-tap }.
lesson-solo-escape-act = Naar buiten! { lesson-hold }.

lesson-end-title = Ontsnapt!
lesson-end-text = Zo gaat het spel. Echte winkelcentra zijn groter, het zand wacht niet, en elk scenario brengt één nieuw idee.
lesson-end-solo = Dat is het solospel. Echte winkelcentra zijn groter en het zand wacht niet.
lesson-end-more = En er is meer: elke held kan naar een vortex van zijn kleur springen, en een roltrap leidt van het ene eind naar het andere.
lesson-end-bots = Een echt spel met bots
lesson-end-bots-note = scenario 1
lesson-again = Speel nog eens

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: de volgende kaart.
lesson-any-ring = Luid de bel voor { $partner }.
lesson-any-talk = Je mag praten, tot iemand iets doet.
lesson-any-watch = { $partner } is ermee bezig.
lesson-heard = { $partner } heeft je gehoord. Bij de volgende actie is het weer stil.

rules-new-title = Nieuw vanavond
rules-new-close = Oké

rule-one_exit-title = Eén uitgang
rule-one_exit-text = Alle vier de helden gaan door de paarse uitgang.
rule-own_exits-title = Vier uitgangen
rule-own_exits-text = Elke held moet door de uitgang van de eigen kleur.
rule-pass_cards-title = Kaarten doorgeven
rule-pass_cards-text = Telkens als de zandloper wordt omgedraaid, geeft iedereen de eigen kaart naar links door.
rule-elf_opens_talk-title = De oren van de elf
rule-elf_opens_talk-text = Als de elf ontdekt, mag iedereen praten tot iemand iets doet.
rule-dwarf_passages-title = Dwergengangen
rule-dwarf_passages-text = Sommige muren hebben een gang waar alleen de dwerg door past.
rule-crystal_balls-title = De ziener
rule-crystal_balls-text = Zolang de tovenaar op een kristallen bol staat, mogen er tot twee tegels bij ontdekkingsvakken van elke kleur worden neergelegd.
rule-cameras-title = Camera’s
rule-cameras-text = Zolang twee of meer camera’s werken, mag geen held op een zandloper stoppen.
rule-barbarian_breaks_cameras-title = De sloper
rule-barbarian_breaks_cameras-text = Een camera gaat stuk als de barbaar erop stopt.
rule-stack_face_up-title = Vooruitblik
rule-stack_face_up-text = Jullie zien altijd welke tegel hierna komt.
rule-leader-title = De leider
rule-leader-text = Eén speler heeft geen kaart, maar alleen die mag de bel gebruiken. De leider wisselt als de kaarten doorgaan.
rule-fool_the_guards-title = Fop de bewakers
rule-fool_the_guards-text = Elke held pakt een voorwerp van een ander, gaat naar een uitgang van een ander en blijft daar. Elke uitgang is voor één held.
rule-moving_walls-title = Schuivende muren
rule-moving_walls-text = Telkens als de zandloper voor de diefstal wordt omgedraaid, moeten er twee tegels weg voordat iemand iets kan doen.
rule-hands_only-title = Alleen handen
rule-hands_only-text = Als er gepraat mag worden, dan alleen met gebaren en wijzen: geen woorden.
rule-two_boards-title = Twee dimensies
rule-two_boards-text = Er zijn twee winkelcentra, en alle vier de helden mogen nooit in hetzelfde zijn. Alleen een vortex leidt naar het andere: daarvoor moet een held op een vortex van de eigen kleur staan.
rule-no_talk-title = Geen woord
rule-no_talk-text = Er komt nooit een praatmoment. Jullie hebben alleen de bel en jullie blik.
rule-no_bell-title = Alleen ogen
rule-no_bell-text = Er is geen bel, alleen jullie blik.
rule-no_vortex-title = Geen vortex
rule-no_vortex-text = De vortexen werken niet.
rule-no_gatherings-title = Geen samenscholing
rule-no_gatherings-text = Een tegel met een held erop is dicht voor alle anderen, behalve de starttegel.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Vrij praten
rule-open_talk_allowed-text = Jullie mogen afspreken de hele tijd te praten.
