# The table: the screen of the game itself.
table-sand = Clessidra
table-sand-left = Restano
table-sand-if-turned = Se girata
table-sand-locked = Telecamere: clessidra bloccata
table-seats = Intorno al tavolo
table-seat-empty = Posto { $number }
table-seat-rung = { $name } suona!
table-seat-rung-own = suoni tu
table-seat-stares = fissa { $name }
table-seat-stares-you = ti fissa
table-seat-leader = leader, senza carta
table-seat-bot = bot
table-seat-nobody = posto libero
table-seat-away = assente
table-seat-yours = le tue abilità
table-seat-ready = pronto
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Nessuna abilità
table-bell-at = Suona per { $name }
table-bell-self = Suona per me
table-stare-at = Fissa { $name }
table-cards-pass = carte a sinistra alla prossima clessidra
table-watchers =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
table-loot = Oggetti · { $count } su 4 a posto
table-exits = Uscite · { $count } su 4 fuori
table-hero-out = fuori
table-hero-inside = ancora dentro
table-hero-in-place = al suo posto
table-hero-not-in-place = non al suo posto
table-cameras = Telecamere attive
table-cameras-lock = clessidre bloccate
table-cameras-would-lock = due bloccano le clessidre
table-flips = Clessidre rimaste
table-flips-used =
    { $count ->
        [0] nessuna usata
        [one] una usata
       *[other] { $count } usate
    }
table-vortices = Vortici
table-vortices-open = aperti
table-vortices-closed = chiusi
table-tiles-left = Nella pila
table-next-tile = Poi: tessera { $tile }
table-tile-in-hand = Tessera { $tile } scoperta. Scegli una porta.
table-facts = Stato della partita
table-controls = I tuoi comandi
table-board = Il centro commerciale
table-log = Che cosa è successo
table-bell = Suona per…
table-stare = Fissa…
table-steal = Al furto!
table-look = Guarda prima
table-turn-card = Altra carta
table-pause = Pausa
table-paused = La partita è in pausa
table-resume = Riprendi
table-played-on = Da qui giochi tu con i bot. La sabbia ti aspetta.
table-played-on-mark = continuata
table-you-lead = Sei il leader: niente carta, ma il campanello è solo tuo. Mettilo davanti a chi dovrebbe agire.
table-cancel = Annulla
table-theft = Il furto!
table-theft-run = Allarme! Tutti alle uscite.
moment-hush = Silenzio!
moment-hush-why = Finché scorre la sabbia, nessuno parla
moment-won = Tutti fuori!
moment-lost = Luci accese!
table-interrupted = interrotta
table-rigged = truccata
table-was-paused = con pause
table-scenario = Scenario { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Silenzio
talk-now = Si parla!
talk-hands = Solo mani
talk-on-turn = fino alla prossima clessidra
talk-on-turn-or-elf = fino alla clessidra o se l’elfo esplora
talk-never = nemmeno una parola
talk-until-act = fino alla prima azione
talk-always = si può parlare sempre
talk-planning = fate piani
talk-over = la partita è finita
talk-watching = Possono parlare
talk-read-along = tu puoi leggere
talk-panel = Conversazione
talk-title = Parlate!
talk-title-hands = A gesti!
talk-plan = Parlate pure
talk-plan-why = La sabbia non scorre ancora
talk-cause-turn = { $hero } ha girato la clessidra
talk-cause-elf = L’elfo ha esplorato
talk-write = Scrivi o parla…
talk-write-only = Scrivi…
talk-write-label = Di’ qualcosa a tutti
talk-send = Invia
talk-signs = Gesti
talk-words = Che cosa si è detto
talk-foot = La prima azione chiude il discorso. La sabbia continua a scorrere.
talk-voice-join = Attiva la voce
talk-voice-leave = Disattiva la voce
talk-voice-hold = Tieni e parla
talk-voice-open = Microfono aperto
talk-voice-listening = Solo ascolto, niente microfono
talk-voice-failed = Non è stato possibile attivare la voce
talk-voice-muted = Voce muta finché non si può parlare
talk-voice-asking = Aspetto il microfono…

# Before the hourglass is turned.
planning-title = Fate un piano
planning-how = Guardate il centro commerciale e parlate quanto volete. Quando scorre la sabbia, nessuno può più dire una parola.
planning-yours = Puoi fare questo con tutti e quattro gli eroi:
planning-solo = Scopri le carte; quella in cima è ciò che puoi fare.
planning-leader = Non hai carte: sei il leader e hai il campanello.
planning-start = Fai scorrere la sabbia
planning-not-ready =
    { $count ->
        [one] uno non è pronto
       *[other] { $count } non sono pronti
    }
planning-ready = Ci sono
planning-host-starts = La sabbia la avvia { $name }
planning-watching = Stai guardando. Si comincia quando scorre la sabbia.

# The control: one button for each hero and ability.
matrix = Le tue abilità, eroe per eroe
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [one] Muovi { $hero }, { $ability }: 1 passo
       *[other] Muovi { $hero }, { $ability }: fino a { $steps } passi. Frecce su e giù per scegliere quanti
    }
matrix-vortex =
    { $count ->
        [one] { $hero } prende un vortice
       *[other] { $hero } prende un vortice: { $count } tra cui scegliere
    }
matrix-explore =
    { $count ->
        [one] { $hero } esplora
       *[other] { $hero } esplora: { $count } porte tra cui scegliere
    }
matrix-escalator = { $hero } prende la scala mobile
matrix-impossible = { $hero }, { $ability }: ora non si può
matrix-not-mine = Non hai { $ability }. Chi ce l’ha: { $names }
choose-vortex = { $hero }: quale vortice?
choose-explore = { $hero }: quale porta?
choose-on-board = Tocca sul tabellone
choose-or-press = o premi
choose-stay = Resta
choose-bell = Per chi suoni?
choose-stare = Chi fissi?

# Two tiles must go (C11).
discard-title = I muri si muovono
discard-how = Scegliete due tessere da mettere sotto la pila. Senza eroi né caselle fuori servizio, e senza isolare niente.
discard-tiles = Tessere sul tabellone
discard-tile = Tessera { $tile }
discard-chosen = Tessera { $tile } ({ $place })
discard-commit = Toglile

# Solo.
solo-left =
    { $count ->
        [one] resta una carta
       *[other] restano { $count } carte
    }
solo-none = Scoprine una
solo-discard = usate

# Watching.
watch-title = Stai guardando
watch-how = Vedi tutto e non puoi fare niente.
watch-sit = Prendi il posto { $number }

# The view of the map.
view-group = Vista del tabellone
view-fit = Mostra tutto
view-closer = Ingrandisci
view-farther = Riduci
view-hero = Mostra { $hero }

# Keys, in short.
legend-step = { $direction }: un passo
legend-hold = tieni
legend-slide = avanza finché rilasci
legend-tab = eroi, poi frecce
legend-help = altri tasti

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = Tabellone a parole
mall-open = Tabellone a parole
mall-close = Chiudi
mall-summary = Sabbia: restano { $time }, { $turned } girando la clessidra. Tessere nella pila: { $tiles }. Clessidre in vista: { $flips }.
mall-commands = { $hero }: che cosa puoi fare
mall-no-commands = { $hero }: ora non puoi fare niente.
mall-other-commands = Che cos’altro puoi fare
mall-specials = Caselle speciali in vista
mall-tiles = Tutte le tessere
mall-tile = Tessera { $tile }
place-plain = una casella
place-off = fuori dal tabellone
place-floor = tessera { $tile } { $cell }
place-special = tessera { $tile } { $cell }, { $spot }
spot-exploration = casella Esplorazione { $hero }
spot-vortex = vortice { $hero }
spot-hourglass = clessidra
spot-item = oggetto { $hero }
spot-exit = uscita { $hero }
spot-ball = sfera di cristallo
spot-camera = telecamera
spot-escalator = scala mobile
spot-spent = { $spot }, fuori servizio
short-exploration = a una porta
short-vortex = su vortice
short-hourglass = clessidra
short-item = su oggetto
short-exit = a un’uscita
short-ball = sfera
short-camera = telecamera
short-escalator = scala mobile
short-tile = tessera { $tile }
door-joined = porta { $side } verso la tessera { $tile }
door-closed = porta { $side }, vicolo cieco
door-explore = porta { $side }, da esplorare: { $hero }
door-nowhere = porta { $side }, niente dietro
tile-escalator = Scala mobile da { $one } a { $other }
tile-hero = { $hero } su { $cell }
hero-stands = { $hero } è su { $place }.
hero-has-left = { $hero } ha lasciato il centro commerciale.
way-none = { $direction }: non si passa.
way-far =
    { $steps ->
        [one] { $direction }: 1 passo, fino a { $place }.
       *[other] { $direction }: al massimo { $steps } passi, fino a { $place }.
    }
way-escalator = Scala mobile verso { $place }.
way-vortex = Vortice verso { $place }.
way-explore = Porta da esplorare: { $place }.
way-beside = Sulla stessa tessera: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, 1 passo: { $place }
       *[other] { $direction }, { $steps } passi: { $place }
    }
command-escalator = prendi la scala mobile
command-vortex = vortice verso { $place }
command-explore = esplora: { $place }

# Help.
help-open = Aiuto
help-title = Aiuto
help-rules = Il gioco in breve
help-rule-goal = Portate i quattro eroi nello stesso momento sugli oggetti del loro colore, poi fuori dalle uscite, prima che finisca la sabbia.
help-rule-act = Non ci sono turni. Ciò che è sulla tua carta puoi farlo con ogni eroe, in ogni momento. Nient’altro.
help-rule-sand = Un eroe che si ferma su una clessidra la gira: la sabbia già scorsa è il tempo che vi resta. Ogni clessidra funziona una volta.
help-rule-talk = Nessuno parla finché scorre la sabbia, tranne quando la clessidra viene girata, e solo fino alla prima azione. Il campanello vuol dire: fai qualcosa!
help-rule-theft = Rubati tutti e quattro gli oggetti suona l’allarme, e i vortici si chiudono per sempre.
help-rule-exit = Un eroe che si ferma sulla sua uscita è fuori. Quando sono fuori tutti e quattro avete vinto.
help-touch = Con le dita
help-touch-button = Tocca un pulsante: quell’eroe agisce. Tienilo premuto: avanza casella per casella; lascialo dove deve fermarsi.
help-touch-hero = Oppure tocca un eroe e poi una casella illuminata. Puoi anche trascinarlo lì.
help-touch-board = Sposta il tabellone con un dito, ingrandiscilo con due.
help-touch-bell = Tocca il campanello, poi un giocatore: fai qualcosa!
help-all-rules = Tutte le regole
help-keys = Tasti
help-key-row = { $ability }, per i quattro eroi da sinistra a destra
help-key-hold = anteprima casella per casella; rilascia per andarci
help-key-arrows = scegli un eroe, poi muovilo
help-key-escape = annulla ciò che stai facendo
help-key-bell = suona per qualcuno (poi un numero)
help-key-stare = fissa qualcuno (poi un numero)
help-key-look = guarda prima la prossima tessera
help-key-steal = dai il via al furto
help-key-card = altra carta, in solitario
help-key-talk = scrivi, quando si può parlare
help-key-speak = tieni premuto per parlare, quando si può
help-key-pause = pausa e ripresa, se permesse
help-key-where = di’ dove sono gli eroi
help-key-mall = il tabellone a parole
help-key-fit = mostra tutto il tabellone
help-key-closer = ingrandisci
help-key-farther = riduci
help-key-menu = menu
help-key-sound = audio sì o no

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Stanza { $code }
menu-follow = Segui l’azione
menu-show-keys = Tasti sui pulsanti
menu-single-keys = Scorciatoie a un tasto
menu-single-keys-why = Disattivale se le lettere servono a uno screen reader o ai comandi vocali.
menu-settings = Tutte le impostazioni
menu-handover = Continua su un altro dispositivo
menu-stand = Alzati e guarda
menu-stand-ask = Ti alzi?
menu-stand-bot = Un bot prende il mio posto
menu-stand-bot-why = Senza, nessuno può usare le tue abilità.
menu-stand-now = Alzati
menu-give-up = Abbandona la partita
menu-give-up-ask = Abbandonare per tutto il tavolo?
menu-give-up-why = La partita finisce qui per tutti. Non va nel libro.
menu-give-up-lobby = Cambia le opzioni
menu-deal-again = Nuova partita
menu-no = Continua a giocare
menu-pass-host = Cambia host
menu-leave = Lascia il tavolo
menu-leave-why = Il posto resta tuo; torna con lo stesso link.
handover-wait = Un momento…
handover-qr = Codice QR per l’altro dispositivo
handover-how = Inquadralo con l’altro dispositivo, oppure apri lì questo indirizzo. Vale una volta, per cinque minuti.
handover-failed = Al momento non è possibile creare un codice.
handover-again = Riprova

# On the map.
table-title = Il tavolo: { $name }
board-explore-here = Esplora qui
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Suona
