# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Stanza { $code }
# $name: who hosts
lobby-hosted = Ospita { $name }
lobby-you-host = Ospiti tu

# Inviting
lobby-invite = Invita con questo codice
lobby-copy = Copia il link
lobby-copied = Link copiato. Mandalo ai tuoi amici.
lobby-copy-failed = Non è stato possibile copiare il link. Eccolo: { $link }
lobby-share = Condividi…
# Goes out with the link when it is shared.
lobby-share-words = Vieni a svaligiare un centro commerciale con me. Però acqua in bocca.
# $link: the whole address
lobby-qr = Codice da inquadrare, per { $link }

# Seats
lobby-table = Intorno al tavolo
lobby-passing = a ogni giro di clessidra le carte passano a sinistra
# $ready, $seats: numbers
lobby-ready-count = { $ready } su { $seats } pronti
# $seat: a number from 1
lobby-seat = posto { $seat }
lobby-you = Tu
lobby-host = ospita
lobby-away = assente
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, ritmo { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Posto libero
lobby-seat-take = Siediti qui
lobby-seat-change = Spostati qui
lobby-seat-bot = Metti un bot
lobby-seat-unbot = Manda via il bot
lobby-seat-clear = Libera questo posto
lobby-seat-stand = Alzati e guarda
lobby-seat-ready = pronto
lobby-seat-swap = Scambia la carta
# $abilities: a list of abilities, already in words
lobby-seat-card = Carta: { $abilities }
lobby-seat-leader = capo: nessuna carta
lobby-seat-swap-words = Scegli con quale carta scambiarla.
lobby-rename = Cambia nome
lobby-rename-label = Il tuo nome al tavolo
lobby-rename-save = Salva
lobby-make-host = Affida la stanza a { $name }
lobby-watching = Guardano
lobby-silence = Quando scorre la sabbia nessuno può parlare. Voce e chat si riaprono quando si gira la clessidra.
lobby-solo-words = Da solo hai tutte le abilità, una carta alla volta.
lobby-fill-bots = Bot nei posti vuoti

# The start
lobby-start = Inizia il colpo
lobby-start-wait = in attesa di { $name }
lobby-start-wait-more = in attesa di { $name } e { $count ->
    [one] un altro
   *[other] altri { $count }
}
lobby-start-empty = { $count ->
    [one] un posto è vuoto
   *[other] { $count } posti sono vuoti
}
lobby-start-plan = prima un piano
lobby-dealing = Preparo il centro commerciale…
lobby-ready = Sono pronto
lobby-ready-is = Pronto!
lobby-ready-host = comincia { $name }
lobby-sit-first = Siediti per giocare
lobby-full = Tutti i posti sono presi. Tu guardi.
lobby-empty-title = { $count ->
    [one] Un posto è vuoto
   *[other] { $count } posti sono vuoti
}
lobby-empty-words = Aspetta altre persone, o comincia subito:
lobby-empty-bots = Riempi con bot
lobby-empty-fewer = { $seats ->
    [one] Gioca da solo
   *[other] Gioca con { $seats } posti
}
lobby-empty-wait = Aspetta

# The scenario and the table's choices
lobby-scenario = Lo scenario
lobby-only-host = Sceglie { $name }.
lobby-code-label = Codice da condividere
lobby-code-hint = Il codice o il link di uno scenario vostro, come 040G2-40200-…
lobby-code-use = Usalo
lobby-code-copy = Copia il codice
lobby-code-copied = Codice copiato.
lobby-code-copy-failed = Non è stato possibile copiare il codice. Eccolo: { $code }
lobby-code-bad = Non è un codice, o una lettera è sbagliata.
lobby-seats = Posti
lobby-level = Livello
lobby-level-hint = Più tessere, più sabbia da trovare, più modi di perdersi.
lobby-options = Altre opzioni
lobby-voice = Voce quando si può parlare
lobby-voice-hint = I microfoni sono chiusi finché nessuno può parlare.
lobby-talk = Parlare sempre
lobby-talk-hint = Solo qui, per imparare insieme.
lobby-pace = Ritmo dei bot
bot-level-relaxed = rilassato
bot-level-human = umano
bot-level-brisk = svelto
bot-level-fast = veloce
bot-level-lightning = fulmineo
lobby-skill = Bravura dei bot
bot-skill-novice = principiante
bot-skill-good = buona
bot-skill-expert = esperta
bot-skill-novice-hint = All’inizio non vedono molte cose, come chi è alle prime partite.
bot-skill-good-hint = Ogni tanto vedono qualcosa in ritardo.
bot-skill-expert-hint = Vedono subito tutto.
lobby-patient = Bot pazienti
lobby-patient-hint = Per chi comincia: lasciano alle persone la prima mossa, per un po’.
lobby-listen = I bot ascoltano quando si parla
lobby-listen-hint = Restano fermi finché qualcuno agisce o il tempo finisce.
lobby-listen-off = mai
lobby-listen-seconds = { $seconds } s
lobby-fair = Solo partite che si possono vincere
lobby-fair-hint = Preparare il tavolo richiede un momento in più.
lobby-hold = Bot di riserva
lobby-hold-hint = Per chi manca a lungo da una partita in corso.
lobby-pause = Pause permesse
lobby-pause-hint = Una partita con pause viene segnata.
lobby-leader = Il capo resta capo
lobby-leader-hint = Gli altri passano le carte saltando il capo.
lobby-face = Atrio
lobby-face-A = Di giorno
lobby-face-B = Di notte
lobby-face-hint = Di giorno ha i vortici, di notte no.
lobby-edition = Edizione
lobby-edition-house = Di casa
lobby-edition-A = Vecchia
lobby-edition-B = Nuova
lobby-edition-house-hint = Il furto avviene da sé; una tessera si può guardare prima di piazzarla.
lobby-edition-A-hint = Il furto avviene da sé; una tessera si piazza dove è stata trovata.
lobby-edition-B-hint = Qualcuno deve dare il via al furto; una tessera si può guardare prima di piazzarla.
lobby-sand = Clessidra
lobby-sand-hint = Quanta sabbia contiene.
lobby-tiles = Mappa
lobby-tiles-standard = La nostra
lobby-tiles-seed = Un’altra
lobby-tiles-hint = Un’altra mappa nasce da un numero: stesso numero, stessa mappa.
lobby-tiles-number = Numero della mappa
lobby-deal = Carte
lobby-deal-apart = Lontane
lobby-deal-random = A caso
lobby-deal-agreed = Concordate
lobby-deal-apart-hint = Abilità uguali finiscono lontane tra loro.
lobby-deal-random-hint = Decide la sorte.
lobby-deal-agreed-hint = Come le vedete intorno al tavolo; chi ospita le scambia.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Di’ qualcosa
lobby-chat-send = Invia
lobby-chat-empty = Saluta finché puoi.
lobby-chat-own = Tu

# What went wrong, by reason
lobby-error-seat_taken = Lì c’è già qualcuno.
lobby-error-seat_held = Quel posto è riservato a chi è assente solo per un momento.
lobby-error-seats_empty = Ogni posto deve essere occupato.
lobby-error-not_the_host = Può farlo solo chi ospita.
lobby-error-game_running = Non mentre una partita è sul tavolo.
lobby-error-nobody_there = Non è più qui.
lobby-error-bad_table = Questa combinazione non si può giocare.
lobby-error-slow_down = Un po’ troppo in fretta. Riprova.
lobby-error-not_stored = Il server non ha potuto scriverlo. Riprova tra un momento.
lobby-error-silence = I nomi si cambiano quando si può parlare.
lobby-error-other = Non ha funzionato. Riprova.

tiles-choice-code = Codice o link di una serie
tiles-choice-draw = Laboratorio delle tessere
tiles-choice-none = Disegnane una nel laboratorio, o incolla il codice di un’amica o un amico.
tiles-choice-own = La tua
tiles-choice-take = Prendila
tiles-choice-which = La tua serie
tiles-trouble-missing = Su questo server non c’è questa serie.
book-level-is = livello { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Sfida del giorno: { $date }
daily-lobby-words = Il tavolo è già deciso; scegliete solo chi gioca. Una seconda partita a questo tavolo è come tutte le altre.
# The lobby
lobby-code-edit = Modificalo nell’editor
lobby-code-make = Creane uno nuovo
lobby-error-daily_table = Il tavolo del giorno è deciso, tranne i posti.
lobby-error-day_over = Quel giorno è finito. Ora questo tavolo è come tutti gli altri.
lobby-error-day_deal = La partita del giorno non si ripete.
lobby-error-table_changed = Il tavolo è cambiato nel frattempo: quella partita non va più bene.
lobby-error-no_such_tile_set = Su questo server non c’è questa serie di tessere.
