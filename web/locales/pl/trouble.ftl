trouble-home = Strona główna
trouble-retry = Spróbuj teraz
trouble-reload = Odśwież stronę
trouble-rules-meanwhile = Poczytaj zasady

trouble-page-title = Te drzwi prowadzą donikąd
trouble-page-words = Nie ma takiej strony. Może w adresie jest literówka.

trouble-load-title = Brakuje części strony
trouble-load-words = Nie udało się jej wczytać. Może nie ma sieci albo jest nowa wersja.

# $code: the code of the room
trouble-gone-title = Tego pokoju już nie ma
trouble-gone-words = Nie ma pokoju { $code }. Może to literówka; w linku od gospodarza jest właściwy kod.
trouble-gone-new = Otwórz nowy pokój

trouble-full-title = Ten pokój jest pełny
trouble-full-words = Pokój jest pełny, nawet dla widzów. Może zaraz ktoś wyjdzie.

trouble-elsewhere-title = Grasz na innym urządzeniu
trouble-elsewhere-words = Twoje miejsce otwarto w innym oknie lub na innym urządzeniu. Możesz siedzieć tylko w jednym miejscu.
trouble-handed-over-words = Twoje miejsce jest teraz na innym urządzeniu. Aby je odzyskać, otwórz tam w menu kod przekazania.
trouble-elsewhere-back = Graj tutaj

trouble-away-title = Serwer nie odpowiada.
trouble-away-words = Próbujemy dalej. Pokoje i gry są zapisane: gdy serwer wróci, wszystko będzie na swoim miejscu.
trouble-away-kept = Próbujemy dalej. Twoje miejsce i gra są bezpieczne.

trouble-opening-title = Otwieramy { $code }
trouble-opening-words = Zaraz zapalą się światła.

# Titles of the page while nobody looks at it
attention-bell = Zrób coś!
attention-stare = Ktoś się w ciebie wpatruje
attention-game = Gra przygotowana
attention-started = Piasek się sypie
