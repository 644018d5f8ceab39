# The first game, and what is new in a scenario.
learn-title = Pierwsza gra
learn-lead = Trzy minuty i wiesz, o co chodzi. Dziś piasek na ciebie czeka.
learn-team = Z partnerem
learn-team-note = jeden bohater, dwie pary rąk i ani słowa
learn-solo = Samotnie z talią
learn-solo-note = siedem kart, a liczy się tylko wierzchnia
learn-failed = Nie udało się przygotować stołu. Spróbuj ponownie.
learn-next = Dalej

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

lesson-team-hush = Galeria zamknięta. Gdy sypie się piasek: ani słowa.
lesson-team-step-act = ↓ jest twoje. { lesson-tap-lit }: { $hero } idzie do drzwi.
lesson-team-explore-act = { lesson-tap }: co jest za tymi drzwiami?
lesson-team-slide-act = { lesson-hold }, puść na jasnym polu: { $hero } sunie.
lesson-team-share-act = Każdy ma swój przedmiot. { lesson-hold }: { $hero } sunie w dół.
lesson-team-share-watch = Tylko { $partner } ma ←. Jeden bohater, dwie pary rąk!
lesson-team-bell-ring =
    { $hero } czeka na ←, { $partner } śni. { $by ->
        [keys] Naciśnij { $key }, potem 1!
        [touch] Dotknij dzwonka!
       *[mouse] Kliknij dzwonek!
    }
lesson-team-bell-watch = { $partner } już wie.
lesson-team-bell-act = { lesson-hold }: { $hero } sunie w dół.
lesson-team-glass-watch = Mało piasku. { $hero } może go odwrócić: najpierw { $partner }.
lesson-team-glass-act = { lesson-tap }: klepsydra odwraca piasek.
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

lesson-solo-hush = W galerii bez nikogo, tylko siedem kart.
lesson-solo-deck-card = Liczy się tylko wierzchnia karta. { lesson-tap-lit }: pierwsza.
lesson-solo-explore-act = To odkrywanie. { lesson-tap }: otwórz te drzwi.
lesson-solo-gather-card = Już? { lesson-tap-lit }: następna karta.
lesson-solo-gather-act = Jedna karta, wszyscy bohaterowie, ile chcesz. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: piasek się odwraca, karty się tasują.
lesson-solo-items-card = { lesson-tap }, aż karta się przyda. Potem wracają.
lesson-solo-items-act = Ta się przyda. { lesson-hold }!
lesson-solo-escape-card = Skradzione! Wszyscy fioletowym wyjściem. { lesson-tap }.
lesson-solo-escape-act = Na zewnątrz! { lesson-hold }.

lesson-end-title = Ucieczka udana!
lesson-end-text = To cała gra. Prawdziwe galerie są większe, piasek nie czeka, a każdy scenariusz ma jeden nowy pomysł.
lesson-end-solo = To gra dla jednej osoby. Prawdziwe galerie są większe, a piasek nie czeka.
lesson-end-bots = Na serio, z botami
lesson-end-bots-note = scenariusz 1, od razu
lesson-again = Jeszcze raz

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: następna karta.
lesson-any-ring = Zadzwoń: { $partner } czeka.
lesson-any-talk = Wolno mówić, dopóki ktoś czegoś nie zrobi.
lesson-any-watch = { $partner } się tym zajmuje.

rules-new-title = Dziś nowe
rules-new-close = Jasne

rule-one_exit-title = Jedno wyjście
rule-one_exit-text = Fioletowe wyjście służy wszystkim czworgu bohaterom.
rule-own_exits-title = Cztery wyjścia
rule-own_exits-text = Każdy bohater musi uciec wyjściem w swoim kolorze.
rule-pass_cards-title = Karty krążą
rule-pass_cards-text = Po każdym obrocie klepsydry wszyscy podają swoje zdolności w lewo.
rule-elf_opens_talk-title = Uszy elfa
rule-elf_opens_talk-text = Po zwiadzie elfa wszyscy mogą rozmawiać, póki nikt nic nie zrobi.
rule-dwarf_passages-title = Szczeliny
rule-dwarf_passages-text = W niektórych ścianach są szczeliny, w których zmieści się tylko krasnolud.
rule-crystal_balls-title = Jasnowidz
rule-crystal_balls-text = Póki mag stoi na kryształowej kuli, można otworzyć do dwóch części galerii przy dowolnych lupach, w każdym kolorze.
rule-cameras-title = Kamery
rule-cameras-text = Póki działają dwie kamery lub więcej, nikt nie może stanąć na klepsydrze.
rule-barbarian_breaks_cameras-title = Demolka
rule-barbarian_breaks_cameras-text = Kamera psuje się, gdy stanie na niej barbarzyńca.
rule-stack_face_up-title = Przeczucie
rule-stack_face_up-text = Zawsze widzicie, która część galerii będzie następna.
rule-leader-title = Herszt
rule-leader-text = Jedno miejsce nie ma żadnej zdolności, ale tylko ono może stawiać dzwonek. Herszt zmienia się, gdy podajecie karty.
rule-fool_the_guards-title = Wykiwaj ochronę
rule-fool_the_guards-text = Każdy bohater bierze nie swój przedmiot i zostaje na nie swoim wyjściu. Każde wyjście mieści jednego bohatera.
rule-moving_walls-title = Ruchome ściany
rule-moving_walls-text = Przed kradzieżą po każdym obrocie klepsydry trzeba zabrać dwie części galerii, zanim ktokolwiek coś zrobi.
rule-hands_only-title = Tylko gesty
rule-hands_only-text = Gdy otwiera się rozmowa, wolno tylko wskazywać i gestykulować: bez słów.
rule-two_boards-title = Dwa wymiary
rule-two_boards-text = Są dwie galerie. Z jednej do drugiej prowadzi tylko wir, a cała czwórka nigdy nie może być w tej samej.
rule-no_talk-title = Ani słowa
rule-no_talk-text = Rozmowa nigdy się nie otwiera. Macie tylko dzwonek i długie spojrzenia.
rule-no_bell-title = Tylko oczy
rule-no_bell-text = Dzwonka też nie ma.
rule-no_vortex-title = Bez wirów
rule-no_vortex-text = Wiry nie działają.
rule-no_gatherings-title = Bez tłoku
rule-no_gatherings-text = Część galerii, w której jest bohater, pozostaje zamknięta dla reszty. Wyjątkiem jest ta pierwsza.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Wolna rozmowa
rule-open_talk_allowed-text = Stół może się umówić, że rozmawia cały czas.
