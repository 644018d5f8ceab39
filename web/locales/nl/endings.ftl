# Het laatste scherm van een spel: een feest, of een vriendelijk woord. Kort: alles staat over een plaatje.
ending-tabs = Wat je bekijkt
ending-tab-moment = Het einde
ending-tab-figures = Cijfers
ending-tab-ways = Routes
ending-tab-analysis = Hoe het ging
ending-tab-talk = Praten

ending-left = zand over
ending-scene-won = Vier helden stormen uit de verlichte ingang met hun buit omhoog.
ending-scene-lost = Alle lichten zijn aan. De straal van een camera heeft vier helden gevonden, handen omhoog.

ending-near-out =
    { $out ->
        [one] Eén van de vier was al buiten!
       *[other] { $out } van de vier waren al buiten!
    }
ending-near-stolen = De buit was binnen, alleen de weg naar buiten ontbrak nog.
ending-near-items = Alle vier de voorwerpen gevonden, { $on } van 4 helden op hun plek.
ending-near-found = { $found } van 4 voorwerpen gevonden.
ending-near-begun = De eerste stappen zijn gezet.

ending-book-marked = In het boek met een gestippelde ster: { $marks }
ending-book-kept = Jullie beste winst staat nog in het boek

ending-medals = Medailles
ending-medal-quickest-eye = Snelste oog
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
ending-medal-sure-hand-for = { $count } keer precies goed
ending-medal-long-legs = Lange benen
ending-medal-long-legs-for =
    { $count ->
        [one] één vak
       *[other] { $count } vakken
    }

ending-lesson = Eén ding voor de volgende keer
ending-lesson-see = Bekijk dat moment
ending-lesson-passed-hourglass = { $time }: { $hero } liep voorbij een verse zandloper met nog { $left }. Daar stoppen geeft { $gain } extra.
ending-lesson-fresh-hourglass = Er lag nog een verse zandloper. Eén held erop en jullie spelen { $gain } langer.
ending-lesson-turned-early = { $time }: de zandloper werd gedraaid met nog { $left }. Vlak voor het einde geeft draaien { $gain } extra.
ending-lesson-chance = { $time }: { $chance } De bel helpt dan.
ending-lesson-long-talk = { $time }: jullie praatten lang terwijl het zand liep. Spreek de volgende twee stappen af, en dan gaan.
ending-lesson-cameras = { $time }: camera’s hielden iedereen { $gain } van de zandlopers.
ending-lesson-empty-handed = Eerst alle vier op hun voorwerp, dan de diefstal, en dan pas naar buiten.
ending-lesson-walls = Houd twee tegels vrij van helden: de muren nemen ze bij elke draai.
ending-lesson-none-won = Niets nuttigs bleef lang liggen. Ga zo door!
ending-lesson-none-lost = Jullie kennen dit centrum nu: hetzelfde spel is al half gewonnen.

ending-same-deal = Zelfde spel nog eens
ending-same-deal-note = voor de lol, niet voor het boek
ending-new-deal = Nieuw spel
ending-next = Volgende: { $name }
ending-watch = Bekijken
ending-share = Plaatje delen
ending-share-saved = Het plaatje staat bij je downloads.
ending-share-failed = Het plaatje kon niet worden gemaakt.
