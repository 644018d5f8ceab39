# The companion: an hourglass beside a printed copy.
companion-title = Przy waszym stole
companion-lead = Klepsydra do waszej wydrukowanej gry. Połóżcie ją obok planszy i dotykajcie, gdy bohater zatrzyma się na klepsydrze.
companion-turn = Odwróć klepsydrę
companion-tap = Dotknij, aby odwrócić
companion-tap-start = Dotknij, aby puścić piasek
companion-space = albo naciśnij spację
# $time: such as 1:34
companion-turned = Odwrócona: zostało { $time }.
companion-hush = Cisza!
companion-undo = Cofnij odwrócenie
companion-won = Wygraliśmy!
companion-give-up = Poddajemy się
companion-not-over = To jeszcze nie koniec
companion-new = Nowa gra
# $time: such as 0:40
companion-late = Piasek przesypał się { $time } temu, gdy ta strona spała.

companion-play = W co gracie
companion-players = Gracze
companion-rules = Zasady w skrócie
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Połóżcie kafelek { $start } i potasujcie zakryte kafelki { $tiles }.
companion-lay-face-up = Połóżcie kafelek { $start } i potasujcie odkryte kafelki { $tiles }.
companion-lay-order = Połóżcie kafelek { $start } i ułóżcie w stos zakryte kafelki { $tiles } w tej kolejności, pierwszy na wierzchu.
companion-lay-order-face-up = Połóżcie kafelek { $start } i ułóżcie w stos odkryte kafelki { $tiles } w tej kolejności, pierwszy na wierzchu.
companion-lay-top = Na wierzch połóżcie kafelek { $top }.
companion-lay-second = Kafelek 3 to druga galeria.

# A result is written down.
companion-record = Wpisz do księgi
companion-own-sand = Wpisz grę z inną klepsydrą
companion-outcome = Jak się skończyło
companion-outcome-won = Wygrana
companion-outcome-lost = Przegrana
companion-used = Użyte klepsydry
companion-used-bad = Potrzebna liczba całkowita.
# $most: such as 3:00
companion-sand-bad = Minuty i sekundy, najwyżej { $most }.
companion-save = Zapisz
companion-saved = Zapisane w księdze na tym urządzeniu.
companion-results = Zagrane przy stole
companion-results-words = Tylko w tej przeglądarce. Nie dają gwiazdek: nie widział ich żaden serwer.
companion-remove = Usuń tę grę
companion-lost = przegrana
