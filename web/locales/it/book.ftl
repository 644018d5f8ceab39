book-lead = Tutte le vittorie su questo server, dritte dai registri. Meno giri di clessidra è meglio; a parità, più sabbia rimasta.
book-groups = Di chi è il libro
book-groups-words = Un gruppo si riconosce dai nomi al tavolo; maiuscole e spazi non contano. Non ci sono account.
book-all = Tutti quanti
book-has-stars =
    { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] un altro gruppo
       *[other] altri { $count } gruppi
    }
book-stars = { $stars } stelle su { $of }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] nessun giro · resta { $sand }
        [one] un giro · resta { $sand }
       *[other] { $turns } giri · resta { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = vinto, una stella
book-look-marked = vinto, con un segno
book-look-none = non ancora vinto
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = ancora nessuno
book-nobody-yet = Non ci è ancora riuscito nessuno. Volete essere i primi?
book-not-yet = Questo gruppo non ci è ancora riuscito.
book-play = Giocate
book-watch = Guarda
book-legend = Una stella piena è una vittoria pura. Una tratteggiata è una vittoria con un segno, e aspetta ancora la sua stella. Tocca una stella per saperne di più.
book-empty = Il libro è ancora vuoto. Scegli un timbro o una stella, e gioca.
book-loading = Si apre il libro…
book-away = Ora il libro non si può leggere. Il server c’è?
book-print = Stampa il foglio
book-turns = Giri
book-sand = Sabbia
book-date = Data
book-names = Nomi
book-sheet-legend = ★ vittoria pura · ☆ vittoria con un segno · giri di clessidra · sabbia rimasta
book-printed = Stampato il { $date }

# Why a win does not count as pure.
book-marks = Segni
book-mark-bots = con i bot
book-mark-paused = con pause
book-mark-interrupted = interrotta
book-mark-rigged = truccata
book-mark-talk = parlando sempre
book-mark-sand = altra clessidra
book-mark-face = altro atrio
book-mark-tiles = altro centro
book-mark-own = scenario proprio
book-mark-daily = sfida del giorno
book-mark-continued = continuata
book-mark-again = stessa partita di prima

# After a game.
book-news-first = Nuovo nel libro: la vostra prima stella qui!
book-news-better = Nuovo nel libro: meglio che mai!
