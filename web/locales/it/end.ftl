# The end of a game.
end-won = Ce l’avete fatta!
end-lost = Presi!
end-lost-sand = La sabbia è finita.
end-lost-empty-handed = Siete usciti a mani vuote: nessuno ha dato il via al furto.
end-lost-walls = Non si potevano togliere due tessere, e i muri si sono chiusi.
end-scenario = Scenario { $number } · { $name }
end-level = livello { $level }
end-figures = La partita in cifre
end-played = Tempo di gioco
end-sand-left = Sabbia rimasta
end-turns = Clessidre usate
end-theft = Furto a
end-theft-none = nessun furto
end-tiles = Tessere esplorate
end-actions = Chi ha fatto cosa
end-seat = Giocatore
end-moves = Mosse
end-squares = Caselle
end-vortices = Vortici
end-escalators = Scale mobili
end-explored = Esplorazioni
end-bells = Campanelli
end-all-actions = Azioni
end-ways = I percorsi degli eroi
end-ways-all = Tutti e quattro
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: una mossa
       *[other] { $hero }: { $moves } mosse
    }
end-rematch = Gioca ancora
end-rematch-wait = { $name } può avviare la prossima partita.
end-lobby = Cambia le opzioni
end-lobby-guest = Alla sala d’attesa
end-log = Scarica il registro
end-loading = Leggo il registro…
end-no-log = Il registro non è disponibile in questo momento.
end-chat = Parlatene
end-chat-write = Di’ qualcosa…
end-chat-send = Invia
end-chat-empty = Ora potete dirvi tutto. Com’è andata?
