# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Rekonesans
scenario-1-words = Mała galeria i jedno wyjście dla wszystkich. Nauczcie się dzielić czterema bohaterami bez słowa.
scenario-2-name = Cztery wyjścia
scenario-2-words = Każdy bohater ma teraz wyjście w swoim kolorze. Zapamiętajcie, gdzie je widzieliście.
scenario-3-name = Przekaż w lewo
scenario-3-words = Przy każdym odwróceniu klepsydry wszystkie karty idą o jedno miejsce w lewo. Dwa razy sprawdź, co masz.
scenario-4-name = Szczeliny i czujne uszy
scenario-4-words = Krasnolud przeciska się szczelinami w ścianach. Gdy elf eksploruje, wszyscy mogą chwilę porozmawiać.
scenario-5-name = Jasnowidz
scenario-5-words = Na wierzchu stosu czeka kryształowa kula: mag eksploruje z niej dwa razy, gdziekolwiek.
scenario-6-name = Rozwałka
scenario-6-words = Dwie kamery. Póki obie działają, klepsydry nie da się odwrócić, chyba że barbarzyńca jedną zepsuje.
scenario-7-name = Oczy są wszędzie
scenario-7-words = Nic nowego, po prostu wszystko naraz: wielka galeria i cztery kamery.
scenario-8-name = Przeczucie
scenario-8-words = Stos leży odkryty. Wszyscy widzą, który kafelek będzie następny.
scenario-9-name = Za liderem
scenario-9-words = Jeden gracz nie ma karty, za to dowodzi: tylko lider może używać dzwonka. Ta rola przechodzi razem z kartami.
scenario-10-name = Wykiwaj ochronę
scenario-10-words = Każdy bohater bierze nie swój przedmiot, idzie na nie swoje wyjście i tam zostaje.
scenario-11-name = Ruchome ściany
scenario-11-words = Każde odwrócenie klepsydry kosztuje dwa kafelki. Wybierajcie z głową i nikogo nie odetnijcie.
scenario-12-name = Tylko gesty
scenario-12-words = Nawet gdy rozmowa jest otwarta, nikt nic nie mówi: wskazujecie i pokazujecie gesty.
scenario-13-name = Dwa wymiary
scenario-13-words = Dwie galerie, które nigdy się nie łączą, w każdej dwóch bohaterów. Przejść można tylko wirami.
scenario-14-name = Ani słowa
scenario-14-words = Rozmowa nigdy się nie otwiera. Macie tylko dzwonek i spojrzenia.
scenario-15-name = Tylko oczy
scenario-15-words = Ani słów, ani dzwonka. Tylko spojrzenia.
scenario-16-name = Bez wirów
scenario-16-words = Wirów nie można używać. Każdą drogę trzeba przejść.
scenario-17-name = Bez tłoku
scenario-17-words = Nigdy dwóch bohaterów na tym samym kafelku, z wyjątkiem startowego.

scenario-campaign = Kampania
scenario-challenges = Wyzwania
scenario-own = Własne
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
# $time: minutes and seconds, such as 3:00
scenario-sand = piasek: { $time }
# Of a stack that is not shuffled.
scenario-in-order = Kafelki w stałej kolejności
