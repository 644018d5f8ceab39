# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Zasady
rules-lead = Wszystko w jednym miejscu. Szukasz czegoś? Wpisz słowo albo numer, na przykład A3 lub P6.
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
rules-short-1 = Czworo bohaterów stoi w galerii po zamknięciu. Bohaterowie nie należą do nikogo; każdy z was ma za to kilka zdolności i używa ich na całej czwórce, w dowolnej chwili, bez kolejek.
rules-short-2 = Odkrywajcie galerię i zaprowadźcie każdego bohatera na przedmiot w jego kolorze, całą czwórkę w tej samej chwili. To jest kradzież.
rules-short-3 = A potem w nogi: każdy bohater musi dotrzeć do wyjścia, zanim skończy się piasek.
rules-short-4 = Póki sypie się piasek, nikt nie mówi. Obrót klepsydry otwiera chwilę rozmowy i zmienia to, ile czasu zostało.

rules-signs-title = Co widzisz
rules-sign-exploration = Pole zwiadu
rules-sign-exploration-words = Gdy stoi na nim bohater w tym samym kolorze, można odkryć galerię dalej.
rules-sign-vortex = Wir
rules-sign-vortex-words = Bohater w jego kolorze może tu skoczyć z każdego miejsca, aż do kradzieży.
rules-sign-hourglass = Pole klepsydry
rules-sign-hourglass-words = Kto tu stanie, obraca klepsydrę. Działa raz.
rules-sign-item = Przedmiot
rules-sign-item-words = To, po co przyszedł jego bohater.
rules-sign-exit = Wyjście
rules-sign-exit-words = Droga ucieczki po kradzieży.
rules-sign-ball = Kryształowa kula
rules-sign-ball-words = Pokazuje magowi dwie części galerii. Działa raz.
rules-sign-camera = Kamera
rules-sign-camera-words = Dwie działające blokują wszystkie pola klepsydr.
rules-sign-spent = Nieczynne
rules-sign-spent-words = Zużyte pole; teraz to zwykła podłoga.
rules-heroes-words = Kolor nigdy nie jest sam: każdy bohater ma kształt i symbol, i wszystko, co do niego należy, też.

rules-group-G = Galeria
rules-group-S = Przygotowanie
rules-group-A = Akcje
rules-group-X = Zwiad
rules-group-H = Klepsydra
rules-group-T = Rozmowa
rules-group-W = Kradzież, ucieczka, koniec
rules-group-P = Zasady, które przychodzą i zostają
rules-group-L = Solo
rules-group-C = Scenariusze
rules-group-E = Wydania
rules-group-D = Niuanse

rules-group-G-lead = Jak leżą kafelki i którędy można chodzić.
rules-group-S-lead = Co ustala się przed pierwszym krokiem.
rules-group-A-lead = Co robią wszyscy, i to naraz.
rules-group-X-lead = Jak rośnie galeria.
rules-group-H-lead = Zegar, który obracacie sami.
rules-group-T-lead = A właściwie jej brak.
rules-group-W-lead = Jak to się kończy, tak czy inaczej.
rules-group-P-lead = Każda przychodzi ze scenariuszem i obowiązuje we wszystkich następnych.
rules-group-L-lead = Jedna osoba, siedem kart.
rules-group-C-lead = Siedem uczy gry, dziesięć was sprawdza.
rules-group-E-lead = Grę drukowano nie raz.
rules-group-D-lead = O co ludzie pytają i jak my w to gramy.

rules-G1 = Kafelek to kawałek galerii, cztery pola na cztery. Niektóre pola to sklepy; tam nikt nigdy nie wchodzi.
rules-G2 = Z pola można przejść na sąsiednie, jeśli nie dzieli ich ściana. Brzeg kafelka to ściana, poza drzwiami.
rules-G3 = Na każdym boku kafelka są najwyżej jedne drzwi, zawsze w tym samym miejscu. Drzwi spotkają się więc, jakkolwiek kafelek obrócić.
rules-G4 = Jedne drzwi to wejście; pozostałe to pola zwiadu, każde w kolorze jakiegoś bohatera. Pierwszy kafelek ma ich cztery, po jednym dla każdego bohatera, i nie ma wejścia.
rules-G5 = Sąsiednie kafelki są przesunięte o jedno pole. Dzięki temu nigdy na siebie nie zachodzą, a między nimi zostają małe dziury.
rules-G6 = Gdzie dwa kafelki stykają się drzwiami, tam jest przejście, bez względu na kolory. Drzwi, które trafiają na ścianę, to ślepy zaułek.
rules-G7 = Nowy kafelek zawsze leży wejściem do drzwi, przy których zrobiono zwiad.
rules-G8 = Ruchome schody łączą dwa pola kafelka, w obie strony. Krasnoludzka szczelina to przerwa w ścianie.
rules-G9 = Na polu mieści się jeden bohater, nigdy więcej.

rules-S1 = Przy stole umawiacie się na scenariusz, liczbę miejsc, galerię, wydanie i opcje. Resztę robi los, a serwer pilnuje, żeby było uczciwie.
rules-S2 = Pierwszy kafelek leży pośrodku. Bohaterowie stoją na jego czterech środkowych polach, w losowym układzie.
rules-S3 = Pozostałe kafelki leżą zakryte w potasowanym stosie. Ich kolejności nie zna nikt, nawet bot.
rules-S4 = Każde miejsce dostaje kartę ze zdolnościami: północ, wschód, południe, zachód, wir, schody, zwiad. Przy więcej niż czterech miejscach niektóre zdolności są podwójne i trafiają daleko od siebie. Możecie też sami ustalić, kto co dostanie.
rules-S5 = Solo masz zamiast tego talię siedmiu kart; zobacz „Solo”.
rules-S6 = Przed pierwszym obrotem klepsydry możecie rozmawiać i planować, ile chcecie. Obraca ją gospodarz i gra rusza.

rules-A1 = Kolejek nie ma. Kto ma zdolność, używa jej na dowolnym bohaterze, kiedy chce i ile razy chce. Jeśli dwie osoby zadziałają w tej samej chwili, liczą się obie akcje, jedna po drugiej.
rules-A2 = Czego nie ma na twojej karcie, tego nie zrobisz. Kto ogląda, nie zrobi nic.
rules-A3 = Ruch: bohater sunie prosto w twoim kierunku, jak daleko zechcesz. Zatrzymują go ściany, sklepy, inni bohaterowie i brzeg. Stanie w miejscu to nie ruch.
rules-A4 = Ślizg może prowadzić przez drzwi na inne kafelki, o ile jest prosty.
rules-A5 = Liczy się tylko pole, na którym bohater staje. Przesunięcie się po czymś nic nie robi.
rules-A6 = Wir: bohater skacze z dowolnego miejsca na wolny, odkryty już wir w swoim kolorze. Tylko przed kradzieżą.
rules-A7 = Schody: bohater jedzie z jednego końca na drugi, jeśli nikt tam nie stoi. Nigdy nie zatrzymuje się w połowie.
rules-A8 = Zwiad: przybywa nowy kafelek; zobacz rozdział „Zwiad”.
rules-A9 = Nikt nie może cię powstrzymać ani cofnąć tego, co się stało. Błędy naprawia się tylko kolejnymi akcjami.
rules-A10 = Co niemożliwe, to się nie dzieje i nie kosztuje nic poza czasem. Dowiadujesz się o tym tylko ty, razem z powodem.

rules-X1 = Do zwiadu potrzeba bohatera na polu zwiadu w jego kolorze, za którym jeszcze nic nie ma, oraz kafelka do dołożenia.
rules-X2 = Wierzchni kafelek ze stosu odkrywa się i dokłada w tym miejscu. Od tej pory każdy może tamtędy przejść.
rules-X3 = Jeśli drzwi nowego kafelka trafiają na drzwi starszego, od razu jest tam przejście.
rules-X4 = Jeśli bohaterowie stoją na kilku takich polach, osoba robiąca zwiad może najpierw obejrzeć kafelek, a potem wybrać, gdzie trafi. Trzeba go dołożyć, zanim odkryje się następny; do tego czasu widzą go wszyscy.
rules-X5 = Gdy stos jest pusty, nie ma już czego odkrywać.

rules-H1 = Mieści trzy minuty piasku, o ile nie umówiliście się inaczej, a piasek sypie się bez przerwy: gdy rozmawiacie, gdy myślicie, gdy komuś padnie sieć.
rules-H2 = Gdy piasek skończy się przed wygraną, przegrywacie, dokładnie w tej chwili.
rules-H3 = Bohater, który staje na polu klepsydry, od razu ją obraca, czy tego chcecie, czy nie. To, co się przesypało, jest teraz waszym zapasem. Pole jest zużyte.
rules-H4 = Piasku nigdy więc nie przybywa: obrócicie za wcześnie, stracicie czas. Obrócicie późno, możecie nie zdążyć.
rules-H5 = Pola klepsydr działają przed kradzieżą i po niej.

rules-T1 = Póki sypie się piasek: cisza. Żadnych słów, wskazywania ani znaków.
rules-T2 = Po obrocie klepsydry wszyscy mogą rozmawiać, ile chcą; piasek sypie się dalej.
rules-T3 = Kończy to pierwsza akcja kogokolwiek: ruch, wir, schody, zwiad. Dzwonek i spojrzenia nie kończą.
rules-T4 = Pilnuje tego serwer: tekst, głos i wskazywanie działają tylko przed startem, gdy rozmowa jest otwarta, i po końcu gry.
rules-T5 = Dzwonek: na stole jest jeden. Każdy może postawić go przed każdym. Mówi „zrób coś!” i nic poza tym.
rules-T6 = Zawsze możesz się w kogoś wpatrywać. Co masz na myśli, niech ta osoba zgaduje.
rules-T7 = W pierwszy scenariusz można grać ze stale otwartą rozmową, żeby uczyć się razem.

rules-W1 = Gdy cała czwórka bohaterów stoi jednocześnie na przedmiotach w swoich kolorach, może dojść do kradzieży.
rules-W2 = W tej chwili dzieje się sama. W późnym wydaniu ktoś musi ją ogłosić.
rules-W3 = Wyje alarm: od teraz wszystkie wiry są zamknięte.
rules-W4 = Bohater, który staje na wyjściu, z którego może skorzystać, ucieka i opuszcza galerię.
rules-W5 = Gdy ucieknie czwarty, wygrywacie.
rules-W6 = Przed kradzieżą wyjście to zwykła podłoga. W późnym wydaniu: jeśli cała czwórka stoi na swoich wyjściach, a nikt nie ogłosił kradzieży, wychodzą z niczym i przegrywacie.
rules-W7 = Po końcu nic się już nie zmienia. Teraz można rozmawiać.

rules-P1 = Tylko w scenariuszu 1: fioletowe wyjście służy wszystkim czworgu bohaterom.
rules-P2 = Od scenariusza 2: każdy bohater ucieka wyjściem w swoim kolorze.
rules-P3 = Od scenariusza 3: po każdym obrocie klepsydry wszyscy podają swoją kartę w lewo.
rules-P4 = Od scenariusza 4: zwiad elfa otwiera rozmowę.
rules-P5 = Od scenariusza 4: przez krasnoludzkie szczeliny przejdzie tylko krasnolud. Dla reszty to ściana.
rules-P6 = Od scenariusza 5: póki mag stoi na kryształowej kuli, można dołożyć do dwóch kafelków przy otwartych polach zwiadu w dowolnym kolorze, drugi także przy pierwszym. Kula zużywa się po dwóch albo gdy mag odejdzie po jednym. Zwykły zwiad jej nie zużywa.
rules-P7 = Od scenariusza 6: kamera działa od chwili odkrycia. Póki działają dwie lub więcej, nikt nie może stanąć na polu klepsydry. Przesunąć się po nim wolno.
rules-P8 = Od scenariusza 6: gdy barbarzyńca staje na kamerze, kamera się psuje.

rules-L1 = Siedem kart, po jednej zdolności, zakrytych. Odkryj wierzchnią: ta zdolność jest twoja, dla wszystkich bohaterów, aż odkryjesz następną.
rules-L2 = Gdy karty się skończą, stosik odwraca się tak, jak leży, bez tasowania. Wiesz więc, co będzie dalej.
rules-L3 = Po obrocie klepsydry wszystkie siedem tasuje się od nowa i zaczynasz bez żadnej.
rules-L4 = Nikt nie podaje kart, nikt nie dzwoni, nikt się nie wpatruje.

rules-C1 = 8 kafelków do odkrycia. Jedno wyjście dla wszystkich; rozmowa może być stale otwarta.
rules-C2 = 11 kafelków. Osobne wyjście dla każdego bohatera.
rules-C3 = 11 kafelków. Karty idą w lewo.
rules-C4 = 13 kafelków. Krasnoludzkie szczeliny i rozmowy dzięki elfowi.
rules-C5 = 14 kafelków, na wierzchu kryształowa kula.
rules-C6 = 16 kafelków, wśród nich dwie kamery.
rules-C7 = 18 kafelków, cztery kamery.
rules-C8 = Stos leży odkryty: wszyscy widzą następny kafelek.
rules-C9 = Od trzech miejsc w górę. Kart jest o jedną mniej niż miejsc; kto nie ma karty, jest hersztem, i tylko herszt stawia dzwonek. Gdy karty idą w lewo, brak karty idzie razem z nimi.
rules-C10 = Cała czwórka stoi na przedmiotach, ale nikt na swoim. Każdy ucieka nie swoim wyjściem; każde wyjście mieści jednego bohatera, który tam zostaje.
rules-C11 = Przed kradzieżą po każdym obrocie klepsydry muszą zniknąć dwa kafelki, zanim ktokolwiek znów coś zrobi. Kafelek może zniknąć, jeśli nikt na nim nie stoi, nic na nim nie jest zużyte, nie jest pierwszym i nie odetnie niczego, do czego dało się dojść. Jeśli nie ma dwóch takich, przegrywacie. Zabrane trafiają pod stos.
rules-C12 = Gdy rozmowa jest otwarta, możecie wskazywać pola i pokazywać gesty, ale nie mówić ani pisać.
rules-C13 = Kafelek 3 to druga galeria. Barbarzyńca i mag zaczynają w niej, elf i krasnolud w pierwszej. Galerie nigdy się nie łączą, a cała czwórka nigdy nie może być w jednej. Wir przenosi bohatera z wiru w jego kolorze na wir w jego kolorze w drugiej galerii; stos leży odkryty.
rules-C14 = Rozmowa nigdy się nie otwiera. Zostają dzwonek i spojrzenia.
rules-C15 = Rozmowa nigdy się nie otwiera, a dzwonka też nie ma.
rules-C16 = Nikt nie może użyć wiru.
rules-C17 = Nigdy dwoje bohaterów na jednym kafelku, z wyjątkiem pierwszego: kafelek z bohaterem jest zamknięty, nawet do przejścia. Bohaterowie zostają na wyjściach i dalej zamykają swój kafelek.
rules-levels = Poziomy wyzwań
rules-levels-words = Wyzwania (od 8 do 17) mają poziomy: im więcej kafelków, tym trudniej. Na poziomie 1 jest tylko fioletowe wyjście, wspólne dla wszystkich. „Wykiwaj ochronę” zaczyna się od poziomu 2.
rules-level-row = Poziom { $level }, kafelki: { $tiles }
rules-B2 = Własne scenariusze: dowolna mieszanka tych zasad, która sobie nie przeczy, w małym pliku. Do pokoju przenosi ją kod scenariusza.

rules-E1 = Wczesne: kradzież dzieje się sama.
rules-E2 = Późne: ktoś musi ogłosić kradzież, a osoba robiąca zwiad może najpierw obejrzeć kafelek.
rules-E3 = Nasze, zwykle używane: kradzież dzieje się sama, a kafelek można najpierw obejrzeć.

rules-D1 = Przesunięcie się po klepsydrze, przedmiocie, wyjściu, kamerze czy kryształowej kuli nic nie robi.
rules-D2 = Kamery blokują tylko niezużyte pola klepsydr i tylko przed stawaniem na nich.
rules-D3 = Z hersztem bierze się karty jak dla stołu o jedno miejsce mniejszego.
rules-D4 = W „Ruchomych ścianach” po kradzieży kafelki już nie znikają.
rules-D5 = Herszt zmienia się wraz z kartami. Jest opcja, przy której zostaje ten sam, a karty go omijają.
rules-D6 = Gdzie zabrano kafelek, tam drzwi do niego są ślepym zaułkiem albo można przy nich znów zrobić zwiad.

rules-keys-title = Klawisze
rules-keys-lead = Klawisze podajemy według ich miejsca na klawiaturze. Wiersze to twoje zdolności, kolumny to czworo bohaterów.
rules-keys-row = Zdolność { $number }, dla czworga bohaterów od lewej do prawej
rules-figure-start = Hol wejściowy: po jednym polu zwiadu w każdym kolorze, klepsydra i ruchome schody
rules-figure-explore = Kafelek z wejściem na dole i polami zwiadu u góry
rules-figure-passage = Kafelek z krasnoludzkimi szczelinami, czyli przerwami w ścianach
rules-figure-ball = Kafelek z kryształową kulą
rules-figure-camera = Kafelek z kamerą
rules-figure-exit = Kafelek z wyjściem
rules-figure-item = Kafelek z przedmiotem
rules-independent = Napisane dla Hushmaze, naszymi własnymi słowami.
