# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Zasady
rules-lead = Wszystko w jednym miejscu. Aby szukać, wpisz słowo albo numer, na przykład A3 lub P6.
rules-search = Szukaj w zasadach
rules-search-hint = Słowo lub numer
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono { $count } zasadę.
    [few] Znaleziono { $count } zasady.
    [many] Znaleziono { $count } zasad.
   *[other] Znaleziono { $count } zasady.
}
rules-contents = Spis treści

rules-short-title = W minutę
rules-short-1 = Czterech bohaterów jest w galerii handlowej po zamknięciu. Bohaterowie nie należą do nikogo: każdy z was ma kilka zdolności i używa ich na całej czwórce, w dowolnej chwili, bez tur.
rules-short-2 = Odkrywajcie galerię i zaprowadźcie każdego bohatera na przedmiot w jego kolorze, wszystkich czterech naraz. To jest kradzież.
rules-short-3 = A potem uciekajcie: każdy bohater musi dotrzeć do wyjścia, zanim skończy się piasek.
rules-short-4 = Póki sypie się piasek, nikt nie mówi. Odwrócenie klepsydry pozwala rozmawiać i zmienia to, ile czasu zostało.

rules-signs-title = Co widzisz
rules-sign-exploration = Pole eksploracji
rules-sign-exploration-words = Gdy stoi na nim bohater w tym samym kolorze, można odkryć galerię dalej.
rules-sign-vortex = Wir
rules-sign-vortex-words = Bohater w jego kolorze może tu skoczyć z każdego miejsca, aż do kradzieży.
rules-sign-escalator = Ruchome schody
rules-sign-escalator-words = Wożą bohatera z jednego końca na drugi, w obie strony.
rules-sign-hourglass = Pole klepsydry
rules-sign-hourglass-words = Kto tu stanie, odwraca klepsydrę. Działa raz.
rules-sign-item = Przedmiot
rules-sign-item-words = To, co jego bohater przyszedł ukraść.
rules-sign-exit = Wyjście
rules-sign-exit-words = Droga ucieczki po kradzieży.
rules-sign-ball = Kryształowa kula
rules-sign-ball-words = Mag eksploruje dwa razy, gdziekolwiek. Działa raz.
rules-sign-camera = Kamera
rules-sign-camera-words = Dwie działające kamery blokują wszystkie pola klepsydr.
rules-sign-spent = Nieczynne
rules-sign-spent-words = Pole, które już zadziałało; teraz to zwykła podłoga.
rules-heroes-words = Każdy bohater ma kolor, kształt i symbol, i wszystko, co do niego należy, też.

rules-group-G = Galeria
rules-group-S = Przygotowanie
rules-group-A = Akcje
rules-group-X = Eksploracja
rules-group-H = Klepsydra
rules-group-T = Rozmowa
rules-group-W = Kradzież, ucieczka, koniec
rules-group-P = Stałe reguły
rules-group-L = Solo
rules-group-C = Scenariusze
rules-group-E = Wydania
rules-group-D = Szczegóły

rules-group-G-lead = Jak układają się kafelki i którędy można chodzić.
rules-group-S-lead = Co ustala się przed grą.
rules-group-A-lead = Co robią wszyscy, i to naraz.
rules-group-X-lead = Jak rośnie galeria.
rules-group-H-lead = Zegar, który odwracacie sami.
rules-group-T-lead = A właściwie jej brak.
rules-group-W-lead = Jak to się kończy, tak czy inaczej.
rules-group-P-lead = Każda przychodzi ze scenariuszem i zostaje.
rules-group-L-lead = Jeden gracz, siedem kart.
rules-group-C-lead = Siedem uczy gry, dziesięć was sprawdza.
rules-group-E-lead = Grę drukowano nie raz.
rules-group-D-lead = Odpowiedzi na częste pytania.

rules-G1 = Kafelek to kawałek galerii, cztery pola na cztery. Niektóre pola to sklepy; tam żaden bohater nie wchodzi.
rules-G2 = Z pola można przejść na sąsiednie, jeśli nie dzieli ich ściana. Brzeg kafelka to ściana, poza drzwiami.
rules-G3 = Na każdym boku kafelka są najwyżej jedne drzwi, zawsze w tym samym miejscu. Drzwi spotkają się więc, jakkolwiek kafelek obrócić.
rules-G4 = Jedne drzwi to wejście; pozostałe to pola eksploracji, każde w kolorze jakiegoś bohatera. Kafelek startowy ma ich cztery, po jednym dla każdego bohatera, i nie ma wejścia.
rules-G5 = Sąsiednie kafelki są przesunięte o jedno pole. Nigdy na siebie nie zachodzą, ale zostawiają małe dziury.
rules-G6 = Gdzie dwa kafelki stykają się drzwiami, tam jest przejście, bez względu na kolory. Drzwi, które trafiają na ścianę, to ślepy zaułek.
rules-G7 = Nowy kafelek zawsze dokłada się wejściem do drzwi, z których go odkryto.
rules-G8 = Ruchome schody łączą dwa pola kafelka, w obie strony. Krasnoludzka szczelina to mały otwór w ścianie.
rules-G9 = Na polu mieści się jeden bohater, nigdy więcej.

rules-S1 = Przy stole umawiacie się na scenariusz, liczbę graczy, galerię, wydanie i opcje. Reszta jest losowa, a serwer pilnuje, żeby było uczciwie.
rules-S2 = Kafelek startowy leży pośrodku. Bohaterowie stoją na jego czterech środkowych polach, w losowym układzie.
rules-S3 = Pozostałe kafelki leżą zakryte w potasowanym stosie. Ich kolejności nie zna nikt, nawet bot.
rules-S4 = Każdy gracz dostaje kartę ze zdolnościami: północ, wschód, południe, zachód, wir, ruchome schody, eksploracja. Przy więcej niż czterech graczach niektóre zdolności są podwójne i trafiają daleko od siebie. Możecie też sami ustalić, kto co dostanie.
rules-S5 = Solo masz zamiast tego talię siedmiu kart; zobacz „Solo”.
rules-S6 = Zanim klepsydra zostanie odwrócona po raz pierwszy, możecie rozmawiać i planować, ile chcecie. Odwraca ją gospodarz i gra rusza.

rules-A1 = Nie ma tur. Możesz używać swoich zdolności na dowolnym bohaterze, kiedy chcesz i ile razy chcesz. Jeśli dwie osoby zadziałają w tej samej chwili, liczą się obie akcje, jedna po drugiej.
rules-A2 = Możesz robić tylko to, co jest na twojej karcie. Kto ogląda, nie zrobi nic.
rules-A3 = Ruch: bohater idzie prosto w twoim kierunku, jak daleko zechcesz. Zatrzymują go ściany, sklepy, inni bohaterowie i brzeg. Ruch to co najmniej jedno pole.
rules-A4 = Ruch może prowadzić przez drzwi na inne kafelki, o ile jest prosty.
rules-A5 = Liczy się tylko pole, na którym bohater staje. Przejście po czymś nic nie robi.
rules-A6 = Wir: bohater skacze z dowolnego miejsca na wolny wir w swoim kolorze na planszy. Tylko przed kradzieżą.
rules-A7 = Ruchome schody: bohater jedzie z jednego końca na drugi, jeśli nie stoi tam inny bohater. Nigdy nie zatrzymuje się w połowie.
rules-A8 = Eksploracja: przybywa nowy kafelek; zobacz rozdział „Eksploracja”.
rules-A9 = Nikt nie może cię powstrzymać ani cofnąć tego, co się stało. Błędy naprawia się tylko kolejnymi akcjami.
rules-A10 = Co niemożliwe, to się nie dzieje i nie kosztuje nic poza czasem. Dowiadujesz się o tym tylko ty, razem z powodem.

rules-X1 = Do eksploracji potrzeba bohatera na polu eksploracji w jego kolorze, za którym jeszcze nic nie ma, oraz kafelka do dołożenia.
rules-X2 = Wierzchni kafelek ze stosu odkrywa się i dokłada w tym miejscu. Od tej pory każdy bohater może tamtędy przejść.
rules-X3 = Jeśli drzwi nowego kafelka trafiają na drzwi starszego, od razu jest tam przejście.
rules-X4 = Jeśli bohaterowie stoją na kilku takich polach, osoba, która eksploruje, może najpierw obejrzeć kafelek, a potem wybrać, gdzie trafi. Trzeba go dołożyć, zanim odkryje się następny; do tego czasu widzą go wszyscy.
rules-X5 = Gdy stos jest pusty, nie ma już czego odkrywać.

rules-H1 = Mieści trzy minuty piasku, o ile nie umówicie się inaczej, i nigdy nie staje: ani gdy rozmawiacie, ani gdy myślicie, ani gdy komuś padnie sieć.
rules-H2 = Gdy piasek skończy się przed wygraną, przegrywacie, dokładnie w tej chwili.
rules-H3 = Bohater, który staje na polu klepsydry, od razu ją odwraca, czy tego chcecie, czy nie. Piasek, który się przesypał, to teraz czas, który wam został. Pole jest odtąd nieczynne.
rules-H4 = Piasku nigdy więc nie przybywa: odwrócicie za wcześnie, stracicie czas. Odwrócicie późno, możecie nie zdążyć.
rules-H5 = Pola klepsydr działają przed kradzieżą i po niej.

rules-T1 = Póki sypie się piasek: cisza. Żadnych słów, wskazywania ani gestów.
rules-T2 = Gdy klepsydra zostanie odwrócona, wszyscy mogą rozmawiać, ile chcą; piasek sypie się dalej.
rules-T3 = Kończy to pierwsza akcja kogokolwiek: ruch, wir, ruchome schody, eksploracja. Oglądanie kafelka, dzwonek i spojrzenia nie kończą.
rules-T4 = Pilnuje tego serwer: tekst, głos i wskazywanie działają tylko przed startem, gdy rozmowa jest otwarta, i po końcu gry.
rules-T5 = Dzwonek: na stole jest jeden. Każdy może postawić go przed każdym. Mówi „zrób coś!” i nic poza tym.
rules-T6 = Zawsze możesz się wpatrywać w innego gracza. Co masz na myśli, niech zgaduje.
rules-T7 = W pierwszy scenariusz można grać z wolną rozmową, żeby uczyć się razem.

rules-W1 = Gdy cała czwórka bohaterów stoi jednocześnie na przedmiotach w swoich kolorach, może dojść do kradzieży.
rules-W2 = W tej chwili dzieje się automatycznie. W późnym wydaniu ktoś musi ją ogłosić.
rules-W3 = Wyje alarm: od teraz wszystkie wiry są zamknięte.
rules-W4 = Bohater, który staje na wyjściu, z którego może skorzystać, ucieka i opuszcza galerię.
rules-W5 = Gdy ucieknie czwarty, wygrywacie.
rules-W6 = Przed kradzieżą wyjście to zwykła podłoga. W późnym wydaniu: jeśli cała czwórka stoi na swoich wyjściach, a nikt nie ogłosił kradzieży, wychodzą z pustymi rękami i przegrywacie.
rules-W7 = Po końcu nic się już nie zmienia. Teraz można rozmawiać.

rules-P1 = Tylko w scenariuszu 1: wszyscy czterej bohaterowie uciekają fioletowym wyjściem.
rules-P2 = Od scenariusza 2: każdy bohater ucieka wyjściem w swoim kolorze.
rules-P3 = Od scenariusza 3: przy każdym odwróceniu klepsydry wszyscy przekazują swoją kartę w lewo.
rules-P4 = Od scenariusza 4: gdy elf eksploruje, otwiera się rozmowa.
rules-P5 = Od scenariusza 4: przez krasnoludzkie szczeliny przejdzie tylko krasnolud. Dla reszty, i we wcześniejszych scenariuszach, to ściana.
rules-P6 = Od scenariusza 5: póki mag stoi na kryształowej kuli, można dołożyć do dwóch kafelków przy otwartych polach eksploracji w dowolnym kolorze, drugi także przy pierwszym. Kula jest nieczynna po dwóch albo gdy mag odejdzie po jednym. Zwykła eksploracja jej nie zużywa.
rules-P7 = Od scenariusza 6: kamera działa, gdy tylko znajdzie się na planszy. Póki działają dwie lub więcej, żaden bohater nie może stanąć na polu klepsydry. Przejść po nim wolno.
rules-P8 = Od scenariusza 6: gdy barbarzyńca staje na kamerze, kamera się psuje.

rules-L1 = Siedem kart, po jednej zdolności, zakrytych. Odkryj wierzchnią: masz tę zdolność, dla wszystkich bohaterów, aż odkryjesz następną.
rules-L2 = Gdy karty się skończą, talię odwraca się bez tasowania. Wiesz więc, co będzie dalej.
rules-L3 = Gdy klepsydra zostanie odwrócona, wszystkie siedem się tasuje i zaczynasz bez karty.
rules-L4 = Nie ma przekazywania kart, dzwonka ani wpatrywania się.

rules-C1 = 8 kafelków do odkrycia. Jedno wyjście dla wszystkich; rozmowa może być stale otwarta.
rules-C2 = 11 kafelków. Osobne wyjście dla każdego bohatera.
rules-C3 = 11 kafelków. Karty idą w lewo.
rules-C4 = 13 kafelków. Krasnoludzkie szczeliny i rozmowy dzięki elfowi.
rules-C5 = 14 kafelków, z kryształową kulą na wierzchu.
rules-C6 = 16 kafelków, z dwiema kamerami.
rules-C7 = 18 kafelków, z czterema kamerami.
rules-C8 = Stos leży odkryty: wszyscy widzą następny kafelek.
rules-C9 = Od trzech graczy w górę. Kart jest o jedną mniej niż graczy; kto nie ma karty, jest liderem, i tylko lider może używać dzwonka. Gdy przekazujecie karty, zmienia się też lider.
rules-C10 = Wszyscy czterej bohaterowie stoją na przedmiotach, ale żaden na swoim. Każdy idzie na nie swoje wyjście i tam zostaje; każde wyjście jest dla jednego bohatera.
rules-C11 = Przed kradzieżą przy każdym odwróceniu klepsydry trzeba usunąć dwa kafelki, zanim ktokolwiek znów coś zrobi. Kafelek można usunąć, jeśli nie stoi na nim bohater, nic na nim nie jest nieczynne, nie jest kafelkiem startowym i nie odetnie niczego, do czego dało się dojść. Jeśli nie da się usunąć dwóch, przegrywacie. Usunięte trafiają pod stos.
rules-C12 = Gdy rozmowa jest otwarta, możecie wskazywać pola i pokazywać gesty, ale nie mówić ani pisać.
rules-C13 = Kafelek 3 to druga galeria. Barbarzyńca i mag zaczynają w niej, elf i krasnolud w pierwszej. Galerie nigdy się nie łączą, a cała czwórka nigdy nie może być w tej samej. Aby skorzystać z wiru, bohater musi stać na wirze w swoim kolorze; trafia na wolny wir w tym kolorze w drugiej galerii. Stos leży odkryty.
rules-C14 = Rozmowa nigdy się nie otwiera. Zostają dzwonek i spojrzenia.
rules-C15 = Rozmowa nigdy się nie otwiera, a dzwonka też nie ma.
rules-C16 = Wirów nie można używać.
rules-C17 = Nigdy dwóch bohaterów na jednym kafelku, z wyjątkiem startowego: kafelek z bohaterem jest zamknięty, nawet do przejścia. Bohaterowie zostają na wyjściach i dalej zamykają swój kafelek. Na poziomie 1 uciekają za to fioletowym wyjściem.
rules-levels = Poziomy wyzwań
rules-levels-words = Wyzwania (od 8 do 17) mają poziomy: im więcej kafelków, tym trudniej. Na poziomie 1 jest tylko fioletowe wyjście, wspólne dla wszystkich. „Wykiwaj ochronę” i „Dwa wymiary” zaczynają się od poziomu 2.
rules-level-row = Poziom { $level }, kafelki: { $tiles }
rules-B2 = Własne scenariusze: dowolna mieszanka tych zasad, która sobie nie przeczy. Do pokoju przenosi ją kod scenariusza.

rules-E1 = Wczesne: kradzież jest automatyczna.
rules-E2 = Późne: ktoś musi ogłosić kradzież, a kto eksploruje, może najpierw obejrzeć kafelek.
rules-E3 = Nasze, domyślne: kradzież jest automatyczna, a kafelek można najpierw obejrzeć.

rules-D1 = Przejście po klepsydrze, przedmiocie, wyjściu, kamerze czy kryształowej kuli nic nie robi.
rules-D2 = Kamery blokują tylko pola klepsydr, które jeszcze działają, i tylko przed stawaniem na nich.
rules-D3 = Z liderem gra się kartami dla o jednego gracza mniej.
rules-D4 = W „Ruchomych ścianach” po kradzieży kafelków już się nie usuwa.
rules-D5 = Lider zmienia się wraz z kartami. Jest opcja, przy której zostaje ten sam, a karty go omijają.
rules-D6 = Gdzie usunięto kafelek, tam drzwi do niego są ślepym zaułkiem albo można przy nich znów eksplorować.

rules-keys-title = Klawisze
rules-keys-lead = Klawisze podajemy według położenia. Wiersze to twoje zdolności, kolumny to czterej bohaterowie.
rules-keys-row = Zdolność { $number }, dla czterech bohaterów od lewej do prawej
rules-figure-start = Kafelek startowy: po jednym polu eksploracji w każdym kolorze, klepsydra i ruchome schody
rules-figure-explore = Kafelek z wejściem na dole i polami eksploracji u góry
rules-figure-passage = Kafelek z krasnoludzkimi szczelinami w ścianach
rules-figure-ball = Kafelek z kryształową kulą
rules-figure-camera = Kafelek z kamerą
rules-figure-exit = Kafelek z wyjściem
rules-figure-item = Kafelek z przedmiotem
rules-independent = Napisane dla Hushmaze, naszymi własnymi słowami.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = barbarzyńca, wojownik
rules-names-mage = mag, czarodziej
rules-names-elf = elf, łucznik
rules-names-dwarf = krasnolud, krasnal, gnom
rules-names-vortex = wir, portal, teleport
rules-names-escalator = ruchome schody, eskalator
rules-names-exploration = pole eksploracji, eksploracja, odkrywać, zwiad, lupa
rules-names-item = przedmiot, łup, skarb, ekwipunek
rules-names-exit = wyjście, ucieczka
rules-names-hourglass = klepsydra, piasek, czas, zegar
rules-names-ball = kryształowa kula
rules-names-camera = kamera, kamera bezpieczeństwa, monitoring
rules-names-spent = nieczynne, zużyte, użyte
rules-names-passage = krasnoludzka szczelina, małe przejście, dziura
rules-names-start = kafelek startowy, pierwszy kafelek, hol wejściowy, żeton startowy, kafelek 1
rules-names-stack = stos, talia żetonów
rules-names-board = plansza, mapa
rules-names-mall = galeria handlowa, centrum handlowe, sklep
rules-names-bell = dzwonek, zrób coś, pionek
rules-names-card = karta, żeton akcji, talia
rules-names-ability = zdolność, akcja, umiejętność, moc
rules-names-talk = okno rozmowy, rozmawiać, komunikacja, czat, głos
rules-names-stare = wpatrywać się, patrzeć, spojrzenie, wzrok
rules-names-gesture = gest, znak, wskazywać, ręce
rules-names-theft = kradzież, skok, napad, ukraść
rules-names-leader = lider, herszt, przywódca
rules-names-host = gospodarz, właściciel pokoju
rules-names-solo = solo, samotnie, gra jednoosobowa
