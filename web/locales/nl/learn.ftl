# The first game.
learn-title = Het eerste spel
learn-lead = Leer het spel in drie minuten. Vanavond wacht het zand op je.
learn-team = Met een medespeler
learn-team-note = jij, een partner en geen woord
learn-solo = Solo met de stapel
learn-solo-note = zeven kaarten, en alleen de bovenste telt
learn-failed = Het spel kon niet worden klaargezet. Probeer het opnieuw.

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
