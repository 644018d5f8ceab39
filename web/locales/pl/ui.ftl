# Small things that are on every screen.
ui-close = Zamknij
ui-home = Na główną
ui-skip = Przejdź do głównego przycisku
ui-language = Język
ui-volume = Dźwięk
# $percent: a whole number from 0 to 100
ui-volume-now = Dźwięk: { $percent }%
ui-settings = Ustawienia i dostępność
ui-rules = Zasady

# The picture of the mall at night.
scene-words = Galeria handlowa nocą. Czterech bohaterów skrada się do drzwi, gdy kamera patrzy w inną stronę.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = PTYSIE
scene-shop-books = KSIĘGI
scene-shop-stones = BŁYSK
scene-shop-tea = HERBATY

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Wydra
name-guess-1 = Lis
name-guess-2 = Sowa
name-guess-3 = Czapla
name-guess-4 = Borsuk
name-guess-5 = Ryś
name-guess-6 = Gekon
name-guess-7 = Szop
name-guess-8 = Ćma
name-guess-9 = Jeż
