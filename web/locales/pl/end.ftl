# The end of a game.
end-won = Udało się!
end-lost = Wpadka!
end-lost-sand = Piasek się przesypał.
end-lost-empty-handed = Wszyscy wyszli z pustymi rękami: nikt nie ogłosił kradzieży.
end-lost-walls = Nie dało się usunąć dwóch kafelków i ściany się zamknęły.
end-scenario = Scenariusz { $number } · { $name }
end-level = poziom { $level }
end-figures = Gra w liczbach
end-played = Czas gry
end-sand-left = Reszta piasku
end-turns = Użyte klepsydry
end-theft = Kradzież o
end-theft-none = nie było
end-tiles = Odkryte kafelki
end-actions = Kto co robił
end-seat = Gracz
end-moves = Ruchy
end-squares = Pola
end-vortices = Wiry
end-escalators = Ruchome schody
end-explored = Eksploracje
end-bells = Dzwonki
end-all-actions = Akcje
end-ways = Drogi bohaterów
end-ways-all = Wszyscy
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: { $moves } ruch
        [few] { $hero }: { $moves } ruchy
        [many] { $hero }: { $moves } ruchów
       *[other] { $hero }: { $moves } ruchu
    }
end-rematch = Jeszcze raz
end-rematch-wait = Następną grę może zacząć { $name }.
end-lobby = Zmień opcje
end-lobby-guest = Do poczekalni
end-log = Pobierz zapis
end-loading = Czytamy zapis…
end-no-log = Zapis jest teraz niedostępny.
end-chat = Pogadajcie
end-chat-write = Powiedz coś…
end-chat-send = Wyślij
end-chat-empty = Teraz możecie powiedzieć wszystko. Jak było?
