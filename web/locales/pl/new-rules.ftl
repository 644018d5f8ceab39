# What is new in a scenario.
rules-new-title = Dziś nowe
rules-new-next = Dalej
rules-new-close = Jasne

rule-one_exit-title = Jedno wyjście
rule-one_exit-text = Wszyscy czterej bohaterowie uciekają fioletowym wyjściem.
rule-own_exits-title = Cztery wyjścia
rule-own_exits-text = Każdy bohater musi uciec wyjściem w swoim kolorze.
rule-pass_cards-title = Przekażcie karty
rule-pass_cards-text = Przy każdym odwróceniu klepsydry wszyscy przekazują swoją kartę w lewo.
rule-elf_opens_talk-title = Uszy elfa
rule-elf_opens_talk-text = Gdy elf eksploruje, wszyscy mogą rozmawiać, aż ktoś coś zrobi.
rule-dwarf_passages-title = Krasnoludzkie szczeliny
rule-dwarf_passages-text = W niektórych ścianach są szczeliny, w których zmieści się tylko krasnolud.
rule-crystal_balls-title = Jasnowidz
rule-crystal_balls-text = Póki mag stoi na kryształowej kuli, można dołożyć do dwóch kafelków przy polach eksploracji w dowolnym kolorze.
rule-cameras-title = Kamery
rule-cameras-text = Póki działają dwie kamery lub więcej, żaden bohater nie może stanąć na klepsydrze.
rule-barbarian_breaks_cameras-title = Rozwałka
rule-barbarian_breaks_cameras-text = Kamera psuje się, gdy stanie na niej barbarzyńca.
rule-stack_face_up-title = Przeczucie
rule-stack_face_up-text = Zawsze widzicie, który kafelek będzie następny.
rule-leader-title = Lider
rule-leader-text = Jeden gracz nie ma karty, ale tylko on może używać dzwonka. Lider zmienia się, gdy przekazujecie karty.
rule-fool_the_guards-title = Wykiwaj ochronę
rule-fool_the_guards-text = Każdy bohater bierze nie swój przedmiot, idzie na nie swoje wyjście i tam zostaje. Każde wyjście jest dla jednego bohatera.
rule-moving_walls-title = Ruchome ściany
rule-moving_walls-text = Przed kradzieżą przy każdym odwróceniu klepsydry trzeba usunąć dwa kafelki, zanim ktokolwiek coś zrobi.
rule-hands_only-title = Tylko gesty
rule-hands_only-text = Gdy otwiera się rozmowa, wolno tylko wskazywać i gestykulować: bez słów.
rule-two_boards-title = Dwa wymiary
rule-two_boards-text = Są dwie galerie, a cała czwórka nigdy nie może być w tej samej. Z jednej do drugiej prowadzi tylko wir: bohater musi wtedy stać na wirze w swoim kolorze.
rule-no_talk-title = Ani słowa
rule-no_talk-text = Rozmowa nigdy się nie otwiera. Macie tylko dzwonek i spojrzenia.
rule-no_bell-title = Tylko oczy
rule-no_bell-text = Nie ma dzwonka, są tylko spojrzenia.
rule-no_vortex-title = Bez wirów
rule-no_vortex-text = Wiry nie działają.
rule-no_gatherings-title = Bez tłoku
rule-no_gatherings-text = Kafelek z bohaterem jest zamknięty dla reszty, z wyjątkiem startowego.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Wolna rozmowa
rule-open_talk_allowed-text = Możecie się umówić, że rozmawiacie cały czas.
