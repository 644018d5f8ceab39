book-lead = Tutte le vittorie su questo server. Meno giri di clessidra è meglio; a parità, conta la sabbia rimasta.
book-groups = Di chi è il libro
book-groups-words = Un gruppo sono i nomi al tavolo; maiuscole e spazi non contano. Non servono account.
book-all = Tutti
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
book-stars = { $stars } su { $of } stelle
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
book-nobody-yet = Non l’ha ancora vinto nessuno. Volete essere i primi?
book-not-yet = Questo gruppo non l’ha ancora vinto.
book-play = Gioca
book-watch = Guarda
book-legend = Stella piena: vittoria pulita. Stella tratteggiata: vittoria con un segno. Tocca una stella per saperne di più.
book-empty = Il libro è ancora vuoto. Scegli un timbro o una stella e gioca.
book-loading = Apro il libro…
book-away = Ora il libro non si può aprire. Il server è attivo?
book-print = Stampa il foglio
book-turns = Giri
book-sand = Sabbia
book-date = Data
book-names = Nomi
book-sheet-legend = ★ vittoria pulita · ☆ vittoria con un segno · giri di clessidra · sabbia rimasta
book-printed = Stampato il { $date }

# Why a win does not count as pure.
book-marks = Segni
book-mark-bots = con i bot
book-mark-paused = con pause
book-mark-interrupted = interrotta
book-mark-rigged = truccata
book-mark-talk = parola libera
book-mark-sand = altra clessidra
book-mark-face = altra tessera iniziale
book-mark-tiles = altre tessere
book-mark-own = scenario personale
book-mark-daily = sfida del giorno
book-mark-continued = continuata
book-mark-again = stessa partita
book-mark-table = a un tavolo

# After a game.
book-news-first = Nuovo nel libro: la vostra prima stella qui!
book-news-better = Nuovo nel libro: la vostra vittoria migliore!
