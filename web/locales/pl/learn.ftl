# The first game.
learn-title = Pierwsza gra
learn-lead = Poznaj grę w trzy minuty. Dziś piasek na ciebie czeka.
learn-team = Z partnerem
learn-team-note = ty, partner i ani słowa
learn-solo = Solo z talią
learn-solo-note = siedem kart, a liczy się tylko wierzchnia
learn-failed = Nie udało się przygotować gry. Spróbuj ponownie.

lesson-title = Twoja pierwsza gra
lesson-number = Krok { $number } z { $of }
lesson-leave = Opuść lekcję
lesson-yes = Tak!
lesson-sand-waits = Piasek na ciebie czeka.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Naciśnij { $key }
        [touch] Dotknij
       *[mouse] Kliknij
    }
lesson-hold =
    { $by ->
        [keys] Przytrzymaj { $key }
        [touch] Przytrzymaj
       *[mouse] Przytrzymaj
    }
lesson-tap-lit =
    { $by ->
        [keys] Naciśnij { $key }
        [touch] Dotknij jasnego przycisku
       *[mouse] Kliknij jasny przycisk
    }
lesson-hold-lit =
    { $by ->
        [keys] Przytrzymaj { $key }
       *[other] Przytrzymaj jasny przycisk
    }

lesson-team-hush = Galeria zamknięta. Póki sypie się piasek: ani słowa.
lesson-team-step-act = ↓ jest twoje. { lesson-tap-lit }: { $hero } idzie do drzwi.
lesson-team-explore-act = { lesson-tap }: co jest za tymi drzwiami?
lesson-team-slide-act = { lesson-hold-lit }, puść na jasnym polu: { $hero } idzie.
lesson-team-share-act = Każdy ma swój przedmiot. { lesson-hold }: { $hero } idzie w dół.
lesson-team-share-watch = Tylko { $partner } ma ←. Każdym bohaterem ruszacie razem!
lesson-team-bell-ring =
    { $hero } czeka na ←, a { $partner } śni. { $by ->
        [keys] Naciśnij { $key }, potem 1!
        [touch] Dotknij dzwonka!
       *[mouse] Kliknij dzwonek!
    }
lesson-team-bell-watch = { $partner } już wie.
lesson-team-bell-act = { lesson-hold }: { $hero } idzie w dół.
lesson-team-glass-watch = Pora na klepsydrę. { $hero } może ją odwrócić: najpierw { $partner }.
lesson-team-glass-act = { lesson-tap }: odwróć. Przesypany piasek wraca: im później, tym lepiej!
lesson-team-talk-talk =
    Teraz wolno mówić, aż ktoś coś zrobi! { $by ->
        [keys] Naciśnij { $key } i powiedz cześć.
       *[other] { $partner } słucha.
    }
lesson-team-items-watch = Znowu cisza. Teraz cała czwórka naraz na przedmioty.
lesson-team-items-act = { $partner } dzwoni: kto potrzebuje twojego ↓?
lesson-team-door-act = Skradzione! Alarm! { lesson-tap }: wyjście jest blisko.
lesson-team-door-watch = Skradzione! Alarm! { $partner } pomaga.
lesson-team-escape-act = Wszyscy fioletowym wyjściem! { lesson-hold }.
lesson-team-escape-watch = { $partner } prowadzi następnego.

lesson-solo-hush = Solo w galerii, tylko siedem kart.
lesson-solo-deck-card = Liczy się tylko wierzchnia karta. { lesson-tap-lit }: pierwsza.
lesson-solo-explore-act = To eksploracja. { lesson-tap }: otwórz te drzwi.
lesson-solo-gather-card = Już? { lesson-tap-lit }: następna karta.
lesson-solo-gather-act = Jedna karta, wszyscy bohaterowie, ile chcesz. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: klepsydra się odwraca, karty się tasują.
lesson-solo-items-card = { lesson-tap }, aż karta się przyda. Potem wracają.
lesson-solo-items-act = Ta się przyda. { lesson-hold }!
lesson-solo-escape-card = Skradzione! Wszyscy fioletowym wyjściem. { lesson-tap }.
lesson-solo-escape-act = Na zewnątrz! { lesson-hold }.

lesson-end-title = Ucieczka udana!
lesson-end-text = Tak się w to gra. Prawdziwe galerie są większe, piasek nie czeka, a każdy scenariusz dodaje jeden nowy pomysł.
lesson-end-solo = To gra solo. Prawdziwe galerie są większe, a piasek nie czeka.
lesson-end-more = Jest tam też więcej: każdy bohater może skoczyć na wir w swoim kolorze, a ruchome schody prowadzą z jednego końca na drugi.
lesson-end-bots = Prawdziwa gra z botami
lesson-end-bots-note = scenariusz 1
lesson-again = Zagraj ponownie

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: następna karta.
lesson-any-ring = Zadzwoń: { $partner } czeka.
lesson-any-talk = Wolno mówić, aż ktoś coś zrobi.
lesson-any-watch = { $partner } się tym zajmuje.
lesson-heard = { $partner } cię słyszy. Z następną akcją znów zapadnie cisza.
