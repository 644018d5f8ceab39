trouble-home = Strona główna
trouble-retry = Spróbuj teraz
trouble-reload = Wczytaj ponownie
trouble-rules-meanwhile = Poczytaj zasady

trouble-page-title = Te drzwi prowadzą donikąd
trouble-page-words = Nie ma takiej strony. Może w adresie jest zła litera.

trouble-load-title = Brakuje części strony
trouble-load-words = Nie udało się jej wczytać. Może zniknęła sieć albo jest nowsza wersja.

# $code: the code of the room
trouble-gone-title = Tego pokoju już nie ma
trouble-gone-words = Nie ma pokoju { $code }. W kodzie łatwo o literówkę; w linku od gospodarza jest ten właściwy.
trouble-gone-new = Otwórz nowy pokój

trouble-full-title = Ten pokój jest pełny
trouble-full-words = Nikt więcej się nie zmieści, nawet na widowni. Może zaraz ktoś wyjdzie.

trouble-elsewhere-title = Siedzisz tu na innym urządzeniu
trouble-elsewhere-words = Twoje miejsce otwarto w innym oknie lub na innym urządzeniu, a siedzieć można tylko raz.
trouble-handed-over-words = Twoje miejsce przeszło na inne urządzenie. Aby wróciło tutaj, otwórz tam w menu kod przekazania.
trouble-elsewhere-back = Wróć tutaj

trouble-away-title = Serwer nie odpowiada.
trouble-away-words = Próbujemy dalej sami. Pokoje i gry są bezpieczne: gdy serwer wróci, wszystko będzie na swoim miejscu.
trouble-away-kept = Próbujemy dalej. Twoje miejsce i gra czekają.

trouble-opening-title = Otwieramy { $code }
trouble-opening-words = Zaraz zapalą się światła.

# Titles of the page while nobody looks at it
attention-bell = Zrób coś!
attention-stare = Ktoś się w ciebie wpatruje
attention-game = Galeria rozłożona
attention-started = Piasek się sypie
