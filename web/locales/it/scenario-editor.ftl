# The scenario desk: own scenarios, made in the browser.
editor-title = Crea uno scenario
editor-lead = Il tuo lavoro è salvato in questo browser.
editor-loading = Carico le regole…
editor-away = Il server non risponde. Il tuo lavoro è salvato e sarà controllato appena il server torna.
editor-first-name = Il mio scenario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (copia)
editor-undo = Annulla
editor-redo = Ripeti

# Beginning, and what is kept
editor-mine = I miei scenari
# $name: of a scenario
editor-open-this = Apri “{ $name }”
editor-copy-this = Copia “{ $name }”
editor-delete-this = Elimina “{ $name }”
editor-deleted = “{ $name }” eliminato.
editor-bring-back = Ripristina
editor-here = aperto ora
editor-new = Nuovo scenario
editor-new-from = Parti da
editor-new-empty = uno scenario vuoto
editor-new-go = Crea
editor-paste = Codice o link
editor-paste-hint = Te ne hanno mandato uno? Incollalo qui.
editor-paste-go = Aprilo
editor-paste-bad = Codice non valido. Controlla le lettere.
editor-upload = Apri un file
editor-upload-title = Questo file non si può aprire
editor-upload-long = Il file è troppo lungo per uno scenario.
# $line: a number
editor-line = Riga { $line }

# Groups of entries and switches
editor-group-words = Nome
editor-group-stack = La pila di tessere
editor-group-start = Inizio e sabbia
editor-group-campaign = Regole della campagna
editor-group-goal = Oggetti e uscite
editor-group-talk = Parole e giocatori
editor-group-mall = Regole insolite
# $on, $all: numbers
editor-group-on = { $on } su { $all }
editor-group-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
editor-all-on = Tutte
editor-all-off = Nessuna
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Regola { $ids }
   *[other] Regole { $ids }
}

# Entries
editor-entry-name = Nome
editor-entry-about = In una riga
editor-entry-about-hint = Di che si tratta? Lo vede chi riceve il tuo scenario.
editor-entry-tiles = Tessere nella pila
editor-entry-levels = Livelli
editor-entry-on_top = In cima alla pila
editor-entry-shuffled = Mescolare
editor-entry-face = Tessera iniziale
editor-entry-hourglass_ms = Sabbia nella clessidra
editor-entry-tile_set = Serie di tessere
editor-entry-rules = Regole

# Tiles
editor-stack-by = Cosa c’è nella pila
editor-stack-tiles = Tessere scelte da me
editor-stack-levels = Per livello
editor-levels-words = Chi gioca sceglie uno di questi livelli.
# $level: a number
editor-level = Livello { $level }
# $tiles: a range such as 2-9
editor-level-tiles = tessere { $tiles }
editor-level-one-exit = una sola uscita
editor-on-top-words = Queste vengono prima, esattamente in quest’ordine.
editor-tiles-shuffled = Poi queste, mescolate.
editor-tiles-ordered = Poi queste, esattamente in quest’ordine.
editor-shuffle-on = Mescola
editor-shuffle-off = Tieni l’ordine
# $tile: a number
editor-tile = Tessera { $tile }
# $what: what lies on it, already in words
editor-tile-with = Tessera { $tile }: { $what }
editor-pile-empty = nessuna tessera
editor-pile-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
editor-pile-keys = Le frecce vanno di tessera in tessera. Maiusc e una freccia spostano una tessera, Canc la toglie. O trascinala.
editor-pile-keys-shuffled = Le frecce vanno di tessera in tessera, Canc ne toglie una.
editor-pile-touch = Tocca una tessera per spostarla o toglierla.
editor-pile-touch-shuffled = Tocca una tessera per toglierla.
editor-earlier = Prima
editor-later = Dopo
editor-to-top = In cima
editor-to-stack = Nella pila
editor-take-out = Togli
editor-picker = Tessere da aggiungere
editor-picker-words = Tocca una tessera per metterla nella pila.
editor-picker-none = Ci sono già tutte.
editor-add-all = Aggiungi tutte
editor-clear = Togli tutte
# $tile: a number, $place and $count: where it is now
editor-said-moved = La tessera { $tile } ora è la { $place } di { $count }.
editor-said-added = La tessera { $tile } è nella pila.
editor-said-out = La tessera { $tile } è fuori.

# Sand
editor-sand-seconds = Secondi
# $time: such as 3:00
editor-sand-now = { $time } di sabbia

# What the server says
editor-verdict = Pronto da giocare?
editor-checking = Controllo…
editor-fits = È tutto compatibile.
editor-fits-not = { $count ->
    [one] 1 problema da risolvere.
   *[other] { $count } problemi da risolvere.
}
editor-go-there = Dove: { $entry }
editor-warnings = È quello che vuoi?
editor-mend-add = { $count ->
    [one] Aggiungi la tessera { $tiles }
   *[other] Aggiungi le tessere { $tiles }
}
editor-mend-remove = { $count ->
    [one] Togli la tessera { $tiles }
   *[other] Togli le tessere { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (Al livello { $levels })
   *[other] (Ai livelli { $levels })
}
editor-problem-not_a_scenario = Non è un file di scenario.
# $entry: as it stands in the file
editor-problem-unknown_key = Uno scenario non ha una voce “{ $entry }”.
editor-problem-bad_value = “{ $entry }” non può avere questo valore.
editor-problem-unknown_rule = Questa regola non esiste.
editor-problem-bad_code = Codice non valido. Controlla le lettere.
editor-problem-other_tile_set = È fatto per un’altra serie di tessere: qui non si può controllare né provare.
editor-problem-no_such_face = La tessera iniziale non ha quel lato.
editor-problem-no_such_tile = { $count ->
    [one] La tessera { $tiles } non esiste.
   *[other] Le tessere { $tiles } non esistono.
}
editor-problem-tile_twice = { $count ->
    [one] La tessera { $tiles } è due volte nella pila.
   *[other] Le tessere { $tiles } sono due volte nella pila.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] La tessera { $tiles } è sul tabellone fin dall’inizio, quindi non può stare nella pila.
   *[other] Le tessere { $tiles } sono sul tabellone fin dall’inizio, quindi non possono stare nella pila.
}
# $what: heroes
editor-problem-item_missing = Manca un oggetto: { $what }.
editor-problem-exit_missing = Manca un’uscita: { $what }.
editor-problem-hourglass_size = Una clessidra contiene da un secondo a un’ora di sabbia.
editor-problem-leader_without_bell = Un leader senza campanello non ha niente da fare.
editor-problem-fooling_with_one_exit = Per “Inganna le guardie” servono quattro uscite, non una.
editor-problem-hands_only_without_talk = Per “Solo mani” servono momenti in cui si può parlare.
editor-problem-open_talk_and_silence = Non si può parlare sempre e mai.
editor-problem-two_boards_without_tile_3 = Per “Due dimensioni” serve la tessera 3: il secondo centro commerciale comincia da lì.
editor-problem-two_boards_without_vortex = Solo un vortice porta da un centro commerciale all’altro.
editor-problem-two_boards_with_moving_walls = “Muri in movimento” non funziona con due centri commerciali: non sono collegati.
editor-problem-two_boards_without_gatherings = Con due centri commerciali due eroi partono insieme, e “Niente assembramenti” lo vieta.
editor-warning-one_hourglass = C’è una sola clessidra da girare, quella della tessera iniziale.
editor-warning-locked_for_good = Due telecamere bloccano le clessidre per sempre: nessuno può romperle.
editor-warning-cameras_idle = Con meno di due telecamere nella pila non si blocca mai niente.
editor-warning-nothing_to_break = Rompere le telecamere non serve, se le telecamere non fanno niente.
editor-warning-no_passages = Nessuna tessera nella pila ha un passaggio del nano.
editor-warning-no_balls = Nessuna tessera nella pila ha una sfera di cristallo.
editor-warning-same_every_time = Le tessere arrivano sempre nello stesso ordine. Dopo una partita sai che cosa arriva.
editor-warning-short_sand = È pochissimo tempo.

# What comes out of it
editor-summary = Cosa cambia
editor-summary-words = Rispetto alle regole complete della campagna.
editor-summary-same = Le stesse regole della campagna.
editor-summary-new = Nuovo
editor-summary-gone = Tolto
editor-start = All’inizio
editor-start-second = Il secondo centro commerciale
# $seats: a range such as 1-8
editor-seats = Per { $seats } giocatori
editor-alone = Anche in solitario, con il mazzo di sette carte.

# Trying and sharing
editor-try = Provalo
editor-try-words = I bot occupano gli altri posti.
editor-try-bots = Provalo con i bot
editor-try-friends = Apri una stanza con gli amici
editor-not-yet = Prima risolvi i problemi qui sopra.
editor-share = Condividilo
editor-code = Codice da condividere
editor-copy-code = Copia il codice
editor-copy-link = Copia il link per giocare
editor-copy-edit-link = Copia il link per modificare
editor-copied = Copiato.
# $text: what could not be copied
editor-copy-failed = Copia non riuscita. Eccolo: { $text }
editor-send = Condividi…
editor-qr = Codice QR
editor-qr-words = Codice QR per giocare a “{ $name }”
editor-download = Salva come file
editor-long-link = Il link è lungo: qualche programma potrebbe tagliarlo. Il file funziona sempre.

# A link somebody sent
play-title = Uno scenario per te
play-bad = Questo link non contiene uno scenario giocabile. Forse se n’è perso un pezzo.
play-change = Modificalo

# Which tiles it is made for
editor-entry-tile_set-choice = “Standard” è quella del gioco. Qui ci sono anche quelle che hai salvato.
editor-problem-two_boards_with_one_exit = In due dimensioni una sola uscita non basta: qualche eroe non potrebbe mai andarsene.
