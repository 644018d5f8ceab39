# The end of a game.
end-won = Gelukt!
end-lost = Betrapt!
end-lost-sand = Het zand is op.
end-lost-empty-handed = Iedereen vertrok met lege handen: niemand heeft de diefstal uitgeroepen.
end-lost-walls = Er konden geen twee tegels weg, en de muren sloten zich.
end-scenario = Scenario { $number } · { $name }
end-level = niveau { $level }
end-figures = Het spel in cijfers
end-played = Speeltijd
end-sand-left = Zand over
end-turns = Zandlopers gebruikt
end-theft = Diefstal op
end-theft-none = geen diefstal
end-tiles = Tegels ontdekt
end-actions = Wie deed wat
end-seat = Speler
end-moves = Zetten
end-squares = Vakken
end-vortices = Vortexen
end-escalators = Roltrappen
end-explored = Ontdekt
end-bells = Bellen
end-all-actions = Acties
end-ways = Routes van de helden
end-ways-all = Alle vier
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: één zet
       *[other] { $hero }: { $moves } zetten
    }
end-rematch = Nog een keer
end-rematch-wait = { $name } kan het volgende spel starten.
end-lobby = Opties wijzigen
end-lobby-guest = Naar de lobby
end-log = Logboek opslaan
end-loading = Logboek lezen…
end-no-log = Het logboek is nu niet beschikbaar.
end-chat = Nabespreken
end-chat-write = Zeg iets…
end-chat-send = Stuur
end-chat-empty = Nu mogen jullie alles zeggen. Hoe was het?
