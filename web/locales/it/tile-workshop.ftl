# Il laboratorio delle tessere.
tiles-title = Laboratorio delle tessere
tiles-lead = Disegna il tuo centro commerciale, tessera per tessera, o fallo costruire a noi. Tutto resta in questo browser finché non lo salvi.
tiles-unnamed = Le mie tessere
tiles-list = Tutte le tessere
tiles-bench = La tessera che stai disegnando
tiles-drawn = Tessere disegnate: { $drawn } su { $all }
tiles-tile = Tessera { $name }
tiles-now-tile = Ora la tessera { $name }
tiles-set = Tutta la serie
tiles-status-none = non ancora disegnata
tiles-status-good = va bene
tiles-status-lacking = diversa da una serie completa
tiles-status-wrong = c’è un errore
tiles-quick = Inserimento rapido
tiles-quick-hint = Per tessere che possiedi: inseriscile casella per casella con una tastiera. Puoi smettere e continuare un altro giorno.
tiles-previous = Tessera precedente
tiles-next = Tessera successiva
tiles-undo = Annulla
tiles-redo = Ripeti
tiles-remove = Svuota questa tessera
tiles-copy = Copia questa tessera su

tiles-grid = Tessera { $name }, quattro caselle per quattro
tiles-borders = Muri e porte
tiles-square = colonna { $column }, riga { $row }
tiles-side-is = { $side }: { $what }
tiles-border-open = aperto
tiles-border-wall = muro
tiles-border-passage = passaggio del nano
tiles-border-door = porta
tiles-border-of = Muro, { $square }, { $side }
tiles-no-border = Lì non si può cambiare niente.
tiles-escalator-end = estremità della scala mobile { $digit }
tiles-escalator-second = Ora scegli l’altra estremità della scala mobile.
tiles-armed-hero = Di chi è? B, M, E o D.
tiles-armed-side = Da che lato? Un tasto freccia.

tiles-whose = Di chi
tiles-brushes = Che cosa mettere su una casella
tiles-palette-hint = Tocca una casella per metterlo lì, di nuovo per toglierlo. Tocca fra due caselle per un muro, sul bordo per l’ingresso.
tiles-brush-floor = Pavimento
tiles-brush-shop = Negozio
tiles-brush-escalator = Scala mobile
tiles-brush-passage = Passaggio del nano
tiles-kind-exploration = Esplorazione
tiles-kind-vortex = Vortice
tiles-kind-item = Oggetto
tiles-kind-exit = Uscita
tiles-kind-hourglass = Clessidra
tiles-kind-ball = Sfera di cristallo
tiles-kind-camera = Telecamera
tiles-owned = { $kind } ({ $hero })

tiles-keys = Tasti
tiles-key-go = Vai di casella in casella
tiles-key-wall = Metti o togli un muro da quel lato
tiles-key-passage = Passaggio del nano da quel lato
tiles-key-floor = Pavimento
tiles-key-shop = Negozio
tiles-key-exploration = Casella Esplorazione di un eroe: B barbaro, M mago, E elfo, D nano
tiles-key-owned = Vortice, oggetto, uscita; poi l’eroe
tiles-key-free = Clessidra, sfera di cristallo, telecamera
tiles-key-escalator = Un’estremità della scala mobile; di nuovo per l’altra
tiles-key-tiles = Tessera successiva e precedente
tiles-key-turn = Gira l’immagine
tiles-key-undo = Annulla, ripeti

tiles-preview = Immagine della tessera { $name }
tiles-preview-words = Come sta sul tavolo
tiles-turn = Gira l’immagine

tiles-findings = Che cosa abbiamo trovato
tiles-not-drawn = Non ancora disegnata. Comincia dove vuoi.
tiles-tile-fine = Questa tessera va bene.
tiles-complete = Completa: rispetta tutte le regole di una serie standard.
tiles-playable = Si può giocare, anche se è diversa da una serie completa.
tiles-missing-tiles = { $count ->
    [one] Manca una tessera: { $names }.
   *[other] Mancano { $count } tessere: { $names }.
}
tiles-elsewhere = { $count ->
    [one] 1 problema su altre tessere
   *[other] { $count } problemi su altre tessere
}
tiles-figures = Quantità
tiles-wanted = serve
tiles-at-least = { $least } o più
tiles-from-to = da { $least } a { $most }
tiles-counted-items = Oggetti
tiles-counted-exits = Uscite
tiles-counted-hourglasses = Clessidre
tiles-counted-balls = Sfere di cristallo
tiles-counted-cameras = Telecamere
tiles-counted-passages = Passaggi del nano
tiles-counted-escalators = Scale mobili
tiles-counted-explorations = Caselle Esplorazione
tiles-counted-vortices = Vortici
tiles-counted-early_vortices = Vortici sulle tessere da 1 a 9
tiles-report = { $wrong ->
    [0] Nessun errore.
    [one] Un errore.
   *[other] { $wrong } errori.
} { $lacking ->
    [0] Non manca niente.
    [one] Manca una cosa.
   *[other] Mancano { $lacking } cose.
}

tiles-odds = Mille partite
tiles-odds-hint = Mescoliamo le tue tessere mille volte e vediamo se il centro commerciale si può comporre e vincere.
tiles-odds-not-yet = Possiamo provarlo appena non ci sono più errori.
tiles-odds-run = Prova mille partite
tiles-odds-placed = Si possono comporre
tiles-odds-won = Si possono vincere
tiles-odds-of = { $part } su { $whole }

tiles-name = Nome della serie
tiles-save = Salva
tiles-saved = Salvata. La trovi nella sala d’attesa, sotto Centro commerciale.
tiles-save-needs = Per giocare servono tutte le tessere, con un oggetto e un’uscita per ogni eroe.
tiles-play = Giocaci
tiles-code = Codice di questa serie:
tiles-copy-link = Copia il link
tiles-link-copied = Link copiato.
tiles-export = Esporta
tiles-import = Importa
tiles-import-hint = Sostituisce le tessere su cui lavori. Annulla le riporta.
tiles-import-file = Un file
tiles-import-text = O incolla un testo, o il codice di una serie salvata
tiles-import-standard = Parti dalle nostre tessere
tiles-import-read = Leggi
tiles-import-nothing = Non abbiamo trovato nessuna tessera leggibile.
tiles-import-unread = Non leggibile: { $names }
tiles-machine = Genera
tiles-seed = Numero
tiles-seed-hint = Stesso numero, stesse tessere. Lascialo vuoto per una sorpresa.
tiles-generate = Serie intera
tiles-fill = { $count ->
    [0] Niente da completare
    [one] Completa l’ultima tessera
   *[other] Completa le { $count } tessere mancanti
}
tiles-generated = Ecco “{ $name }”. Annulla riporta ciò che avevi.
tiles-filled = { $count ->
    [one] Una tessera è stata disegnata per te.
   *[other] { $count } tessere sono state disegnate per te.
}
tiles-trouble-away = Il server non risponde. Il disegno è salvato qui.
tiles-trouble-busy = Troppo in una volta. Aspetta un momento e riprova.
tiles-trouble-refused = Il server non ha potuto farlo con questa serie.

tiles-print = Stampa
tiles-print-title = Stampa “{ $name }”
tiles-print-hint = Le tessere sono larghe 8 cm. Stampa senza margini e al 100 %, poi taglia lungo i segni.
tiles-print-back = Torna al laboratorio
tiles-print-whole = Il gioco intero in PDF ha anche carte, mazzo per il solitario, pedine, segnalini, regole, scenari e libro delle sfide. Questi fogli sono solo tessere e pedine.
tiles-pdf = Gioco intero in PDF
tiles-pdf-making = Preparo il PDF…
tiles-pdf-not-now = Al momento non si può creare il PDF. Puoi comunque stampare questi fogli.
tiles-print-nothing = Non hai ancora disegnato niente.
tiles-paper = Carta
tiles-ink = Inchiostro
tiles-ink-full = A colori
tiles-ink-safe = Per daltonici
tiles-ink-saving = Risparmio
tiles-backs = Retro
tiles-backs-hint = Per stampare fronte e retro, girando sul lato lungo.
tiles-pawns = Pedine e campanello
tiles-pawns-hint = Ritaglia, piega lungo la linea punteggiata e mettili in piedi.
tiles-bell = Campanello
tiles-sheet = Foglio { $number }
tiles-face-down = Una tessera coperta

tiles-flaw-no-set-line = Il testo deve cominciare con una riga: set NOME
tiles-flaw-set-name = La serie ha bisogno di un nome da 1 a { $most } caratteri.
tiles-flaw-stray-line = { $line } sta prima di ogni tessera.
tiles-flaw-no-such-header = { $line } non è una tessera. Sono 1A, 1B e da 2 a 24.
tiles-flaw-drawn-twice = È disegnata due volte.
tiles-flaw-lines = Un disegno ha { $wanted } righe, non { $found }.
tiles-flaw-wide = La riga { $row } è più larga di { $most } caratteri.
tiles-flaw-corners = Nella riga { $row } serve un + a ogni angolo di casella.
tiles-flaw-square-mark = { $drawn } non è una casella.
tiles-flaw-border-mark = { $drawn } ({ $side }) non è un muro, un passaggio o un’apertura.
tiles-flaw-tile-name = Le tessere sono 1A, 1B e da 2 a 24.
tiles-flaw-outside = Sta fuori dalla tessera.
tiles-flaw-special-on-shop = Le caselle speciali stanno sul pavimento, non su un negozio.
tiles-flaw-wrong-owner = Proprietario sbagliato: { $kind }
tiles-flaw-wall-place = Un muro sta fra due caselle di pavimento.
tiles-flaw-passage-place = Un passaggio del nano collega due caselle di pavimento.
tiles-flaw-passage-in-wall = Un bordo è un muro o un passaggio del nano, non entrambi.
tiles-flaw-passage-outside = Un passaggio del nano sta dentro la tessera, non sul bordo.
tiles-flaw-escalator-place = Una scala mobile collega due caselle di pavimento.
tiles-flaw-escalator-twice = Su una casella finisce una sola scala mobile.
tiles-flaw-escalator-ends = La scala mobile { $digit } deve avere due estremità. Ne ha { $found }.
tiles-flaw-exploration-place = Una casella Esplorazione sta dove può esserci una porta.
tiles-flaw-exploration-shut = La casella Esplorazione ha bisogno di un’apertura ({ $side }).
tiles-flaw-opening-place = Da questo lato ({ $side }) l’apertura può stare solo a { $place }.
tiles-flaw-start-explorations = La tessera 1 ha quattro caselle Esplorazione, una per eroe.
tiles-flaw-explorations = Una tessera ha da una a tre caselle Esplorazione, non { $found }.
tiles-flaw-start-entrance = La tessera 1 non ha ingresso.
tiles-flaw-no-entrance = Non ha ingresso. Ogni tessera tranne la 1 ne ha uno.
tiles-flaw-second-entrance = Un secondo ingresso: ce n’è già uno ({ $side }).
tiles-flaw-entrance-on-shop = L’ingresso dà su un negozio.
tiles-flaw-entrance-explores = Una porta è l’ingresso o una casella Esplorazione, non entrambi.
tiles-flaw-start-centre = Gli eroi partono dalle quattro caselle centrali, che devono essere pavimento.
tiles-flaw-no-start = Una serie ha bisogno della tessera 1.
tiles-flaw-tile-missing = Questa tessera manca.
tiles-flaw-centre-plain = Le quattro caselle centrali devono essere pavimento semplice.
tiles-flaw-start-escalator = La tessera 1 ha una scala mobile, non { $found }.
tiles-flaw-start-vortices = Vortici ({ $hero }) sulla faccia { $face }: dovrebbero essere { $wanted }.
tiles-flaw-kind-count = { $kind }: qui { $found }, dovrebbe essere { $wanted }.
tiles-flaw-exit-owner = L’uscita qui appartiene a: { $hero }.
tiles-flaw-item-owner = Oggetti ({ $hero }): { $found }, dovrebbe essere { $wanted }.
tiles-flaw-early-passage = Niente passaggi del nano sotto la tessera { $first }.
tiles-flaw-passages = Passaggi del nano: { $found }, dovrebbero essere { $wanted }.
tiles-flaw-total = { $what }: { $found }, dovrebbe essere { $wanted }.
tiles-flaw-floor-apart = Il pavimento non è collegato.
tiles-flaw-leads-nowhere = Dall’ingresso non si raggiunge nessuna casella Esplorazione senza un passaggio del nano.
tiles-flaw-alike = È uguale alla tessera { $other }, solo girata.

