# Ostatni ekran gry: święto albo dobre słowo. Krótko: wszystko stoi na obrazku.
ending-tabs = Co obejrzeć
ending-tab-moment = Finał
ending-tab-figures = Liczby
ending-tab-ways = Drogi
ending-tab-analysis = Jak poszło
ending-tab-talk = Rozmowa

ending-left = piasku zostało
ending-scene-won = Czterech bohaterów wybiega z oświetlonego wejścia, unosząc swoje przedmioty.
ending-scene-lost = Wszystkie światła zapalone. Kamera przyłapała czterech bohaterów z rękami w górze.

ending-near-out =
    { $out ->
        [one] Jeden z czterech był już na zewnątrz!
        [few] { $out } z czterech było już na zewnątrz!
       *[many] { $out } z czterech było już na zewnątrz!
    }
ending-near-stolen = Mieliście wszystkie przedmioty, brakowało tylko wyjścia.
ending-near-items = Wszystkie cztery przedmioty znalezione, { $on } z 4 bohaterów na miejscu.
ending-near-found = Znaleziono { $found } z 4 przedmiotów.
ending-near-begun = Pierwsze kroki już za wami.

ending-book-marked = W księdze z przerywaną gwiazdką: { $marks }
ending-book-kept = Wasza najlepsza wygrana nadal prowadzi

ending-medals = Medale
ending-medals-none = Tym razem bez medali. Następna gra ma je dla was!
ending-medal-quickest-eye = Najszybsza reakcja
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Ostatnie ziarenko
ending-medal-last-grain-for = zostało { $time }
ending-medal-light-fingers = Zwinne palce
ending-medal-light-fingers-for = kradzież o { $time }
ending-medal-getaway = Ostatnie wyjście
ending-medal-getaway-for = zapas { $time }
ending-medal-door-opener = Otwiera drzwi
ending-medal-door-opener-for =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
ending-medal-whirlwind = Trąba powietrzna
ending-medal-whirlwind-for =
    { $count ->
        [one] { $count } wir
        [few] { $count } wiry
       *[many] { $count } wirów
    }
ending-medal-stair-runner = Król ruchomych schodów
ending-medal-stair-runner-for =
    { $count ->
        [one] { $count } przejazd
        [few] { $count } przejazdy
       *[many] { $count } przejazdów
    }
ending-medal-sure-hand = Pewna ręka
ending-medal-sure-hand-for =
    { $count ->
        [one] { $count } trafiona akcja
        [few] { $count } trafione akcje
       *[many] { $count } trafionych akcji
    }
ending-medal-long-legs = Długie nogi
ending-medal-long-legs-for =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }

ending-lesson = Wskazówka na następny raz
ending-lesson-see = Zobacz tę chwilę
ending-lesson-passed-hourglass = { $time }: { $hero } minął nową klepsydrę, gdy zostało { $left }. Postój na niej daje { $gain } więcej.
ending-lesson-fresh-hourglass = W galerii była jeszcze nowa klepsydra. Jeden bohater na niej i gracie { $gain } dłużej.
ending-lesson-turned-early = { $time }: odwróciliście klepsydrę, gdy zostało { $left }. Najpierw zużyjcie ten piasek, potem ją odwróćcie: razem { $gain } więcej.
ending-lesson-chance = { $time }: { $chance } Użyjcie dzwonka.
ending-lesson-long-talk = { $time }: długo rozmawialiście, a piasek się sypał. Ustalcie dwa następne kroki i ruszajcie.
ending-lesson-cameras = { $time }: kamery blokowały klepsydry przez { $gain }.
ending-lesson-empty-handed = Najpierw wszyscy na przedmiotach, potem kradzież, a dopiero potem wyjście.
ending-lesson-walls = Trzymajcie dwa kafelki wolne od bohaterów: każde odwrócenie klepsydry zabiera dwa.
ending-lesson-none-won = Żaden przydatny ruch nie czekał długo. Tak trzymać!
ending-lesson-none-lost = Znacie już tę galerię. Spróbujcie tego samego układu jeszcze raz!

ending-same-deal = Ten sam układ jeszcze raz
ending-same-deal-note = dla zabawy, nie do księgi
ending-new-deal = Nowy układ
ending-next = Następny: { $name }
ending-watch = Obejrzyj
ending-share = Udostępnij obraz
ending-share-saved = Obraz jest w pobranych plikach.
ending-share-failed = Nie udało się utworzyć obrazu.
