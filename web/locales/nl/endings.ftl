# Het laatste scherm van een spel: een feest, of een vriendelijk woord. Kort: alles staat over een plaatje.
ending-tabs = Wat je bekijkt
ending-tab-moment = Het einde
ending-tab-figures = Cijfers
ending-tab-ways = Routes
ending-tab-analysis = Hoe het ging
ending-tab-talk = Praten

ending-left = zand over
ending-scene-won = Vier helden stormen uit de verlichte ingang met hun voorwerpen omhoog.
ending-scene-lost = Alle lichten zijn aan. Een camera heeft vier helden betrapt, handen omhoog.

ending-near-out =
    { $out ->
        [one] Eén van de vier was al buiten!
       *[other] { $out } van de vier waren al buiten!
    }
ending-near-stolen = Jullie hadden alle voorwerpen; alleen de weg naar buiten ontbrak nog.
ending-near-items = Alle vier de voorwerpen gevonden, { $on } van 4 helden op hun plek.
ending-near-found = { $found } van 4 voorwerpen gevonden.
ending-near-begun = De eerste stappen zijn gezet.

ending-book-marked = In het boek met een gestippelde ster: { $marks }
ending-book-kept = Jullie beste overwinning blijft staan

ending-medals = Medailles
ending-medals-none = Deze keer geen medailles. In het volgende spel liggen ze klaar!
ending-medal-quickest-eye = Snelste reactie
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Laatste korrel
ending-medal-last-grain-for = nog { $time }
ending-medal-light-fingers = Vlugge vingers
ending-medal-light-fingers-for = diefstal op { $time }
ending-medal-getaway = Laatste eruit
ending-medal-getaway-for = { $time } over
ending-medal-door-opener = Deuropener
ending-medal-door-opener-for =
    { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }
ending-medal-whirlwind = Wervelwind
ending-medal-whirlwind-for =
    { $count ->
        [one] één vortex
       *[other] { $count } vortexen
    }
ending-medal-stair-runner = Traploper
ending-medal-stair-runner-for =
    { $count ->
        [one] één rit
       *[other] { $count } ritten
    }
ending-medal-sure-hand = Vaste hand
ending-medal-sure-hand-for = { $count } keer raak
ending-medal-long-legs = Lange benen
ending-medal-long-legs-for =
    { $count ->
        [one] één vak
       *[other] { $count } vakken
    }

ending-lesson = Een tip voor de volgende keer
ending-lesson-see = Bekijk dat moment
ending-lesson-passed-hourglass = { $time }: { $hero } liep met nog { $left } langs een nieuwe zandloper. Daar stoppen geeft { $gain } extra.
ending-lesson-fresh-hourglass = Er was nog een nieuwe zandloper. Eén held erop en jullie spelen { $gain } langer.
ending-lesson-turned-early = { $time }: jullie draaiden de zandloper om met nog { $left }. Laat die eerst lopen en draai dan: samen { $gain } extra.
ending-lesson-chance = { $time }: { $chance } Gebruik de bel.
ending-lesson-long-talk = { $time }: jullie praatten lang terwijl het zand liep. Spreek de volgende twee stappen af en ga dan.
ending-lesson-cameras = { $time }: camera’s blokkeerden de zandlopers { $gain } lang.
ending-lesson-empty-handed = Eerst alle vier op hun voorwerp, dan de diefstal, en dan pas naar buiten.
ending-lesson-walls = Houd twee tegels vrij van helden: bij elke draai van de zandloper gaan er twee weg.
ending-lesson-none-won = Geen nuttige zet bleef lang liggen. Ga zo door!
ending-lesson-none-lost = Jullie kennen dit winkelcentrum nu. Probeer hetzelfde spel nog eens!

ending-same-deal = Zelfde spel nog eens
ending-same-deal-note = voor de lol, niet voor het boek
ending-new-deal = Nieuw spel
ending-next = Volgende: { $name }
ending-watch = Bekijken
ending-share = Afbeelding delen
ending-share-saved = De afbeelding staat bij je downloads.
ending-share-failed = De afbeelding kon niet worden gemaakt.
