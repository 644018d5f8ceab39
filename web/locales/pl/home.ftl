home-title = Hushmaze: cichy skok na galerię handlową
home-claim = Czterech bohaterów. Jedna klepsydra. I ani słowa.
home-story = Każdy steruje wszystkimi bohaterami, ale każdy gracz ma inne ruchy. Znajdźcie cztery przedmioty, zgarnijcie je naraz i uciekajcie.
home-name = Twoje imię przy stole
home-friends = Graj ze znajomymi
home-friends-note = otwiera pokój z linkiem do wysłania
home-bots = Graj z botami
home-bots-note = zajmą pozostałe miejsca
home-solo = Graj solo
home-solo-note = jedna talia, wszystkie ruchy
home-opening = Otwieramy pokój…
home-no-room = Nie udało się otworzyć pokoju. Czy serwer działa?
home-too-many = Za dużo nowych pokoi naraz. Odczekaj minutę i spróbuj znowu.

home-join = Wejdź do pokoju
home-join-label = Kod pokoju
home-join-example = kibo-ruta
home-join-go = Wejdź
home-join-hint = Dwa słowa po cztery litery. Spacje, kreski i wielkie litery nie mają znaczenia; cały link też zadziała.
home-join-bad = Kod ma osiem liter, jak kibo-ruta.
# $code: the code that was typed
home-join-none = Nie ma pokoju { $code }. Sprawdź kod.

home-recent = Wróć do pokoju
home-recent-forget = Zapomnij ten pokój
# $when: such as "5 minutes ago", already in words
home-recent-when = ostatnia wizyta: { $when }

home-learn = Pierwsza gra
home-learn-note = jeszcze raz albo solo z kartami
home-rules = Zasady
home-rules-note = wszystkie, z obrazkami

home-how = Jak grać
home-how-share-title = Każdy rusza każdym
home-how-share = Nie ma tur. Masz „północ”? Możesz ruszyć na północ każdym bohaterem, kiedy chcesz.
home-how-find-title = Odkryj, ukradnij, uciekaj
home-how-find = Odkrywajcie galerię, aż cała czwórka stanie na swoich przedmiotach. Wtedy włącza się alarm: biegiem do wyjść.
home-how-hush-title = Cisza
home-how-hush = Póki sypie się piasek, ani słowa. Odwrócenie klepsydry daje wam czas i okazję do rozmowy.
home-free = Darmowa i otwarta. Bez konta, bez śledzenia, bez reklam.
home-independent = Hushmaze to niezależna gra fanowska w przeglądarce. Nie jest powiązana z autorem ani wydawcą Magic Maze i nie ma ich rekomendacji.

book-home-note = kto co wygrał i jak
# The challenge book.
book-title = Księga wyzwań
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, poziom { $level }
# Making your own: the way in to both workshops.
home-make = Twórz własne scenariusze
home-make-note = scenariusze i kafelki
replay-home-note = obejrzyj skończone gry
replay-page = Powtórki

# For newcomers
home-first = Pierwszy raz tutaj?
home-first-play = Zagraj pierwszą grę
home-first-on = Wróć do pierwszej gry
home-first-note = Trzy minuty, bez czytania.
home-first-solo = Albo solo, z kartami

home-table = Przy waszym stole
home-table-note = klepsydra i zasady do wydrukowanej gry
