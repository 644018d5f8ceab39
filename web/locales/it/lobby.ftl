# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Stanza { $code }
# $name: who hosts
lobby-hosted = Host: { $name }
lobby-you-host = Sei l’host
lobby-result = Torna al risultato

# Inviting
lobby-invite = Invita con questo codice
lobby-copy = Copia il link
lobby-copied = Link copiato. Mandalo ai tuoi amici.
lobby-copy-failed = Non è stato possibile copiare il link. Eccolo: { $link }
lobby-share = Condividi…
# Goes out with the link when it is shared.
lobby-share-words = Vieni a svaligiare un centro commerciale con me. Acqua in bocca, però.
# $link: the whole address
lobby-qr = Codice QR per { $link }

# Seats
lobby-table = Intorno al tavolo
lobby-passing = a ogni giro di clessidra le carte passano a sinistra
# $ready, $seats: numbers
lobby-ready-count = { $ready } su { $seats } pronti
# $seat: a number from 1
lobby-seat = posto { $seat }
lobby-you = Tu
lobby-host = host
lobby-away = assente
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Posto libero
lobby-seat-take = Siediti qui
lobby-seat-change = Spostati qui
lobby-seat-bot = Metti un bot
lobby-seat-unbot = Togli il bot
lobby-seat-clear = Libera questo posto
lobby-seat-stand = Alzati e guarda
lobby-seat-ready = pronto
lobby-seat-swap = Scambia la carta
# $abilities: a list of abilities, already in words
lobby-seat-card = Carta: { $abilities }
lobby-seat-leader = leader: nessuna carta
lobby-seat-swap-words = Scegli con quale carta scambiarla.
lobby-rename = Cambia nome
lobby-rename-label = Il tuo nome al tavolo
lobby-rename-save = Salva
lobby-make-host = Rendi host { $name }
lobby-watching = Guardano
lobby-silence = Quando scorre la sabbia nessuno può parlare. Voce e chat si riaprono quando si gira la clessidra.
lobby-solo-words = In solitario hai tutte le abilità, una carta alla volta.
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
lobby-start-plan = prima il piano
lobby-dealing = Preparo il centro commerciale…
lobby-ready = Ci sono
lobby-ready-is = Pronto!
lobby-ready-host = inizia { $name }
lobby-sit-first = Siediti per giocare
lobby-full = Tutti i posti sono occupati. Stai guardando.
lobby-empty-title = { $count ->
    [one] Un posto è vuoto
   *[other] { $count } posti sono vuoti
}
lobby-empty-words = Aspetta altri giocatori o comincia subito:
lobby-empty-bots = Riempi con i bot
lobby-empty-fewer = { $seats ->
    [one] Gioca in solitario
   *[other] Gioca in { $seats }
}
lobby-empty-wait = Aspetta

# The scenario and the table's choices
lobby-scenario = Lo scenario
lobby-only-host = Sceglie { $name }.
lobby-code-label = Codice da condividere
lobby-code-hint = Il codice o il link di uno scenario personale, come 040G2-40200-…
lobby-code-use = Usalo
lobby-code-copy = Copia il codice
lobby-code-copied = Codice copiato.
lobby-code-copy-failed = Non è stato possibile copiare il codice. Eccolo: { $code }
lobby-code-bad = Codice non valido. Controlla le lettere.
lobby-seats = Posti
lobby-level = Livello
lobby-level-hint = Più tessere, più cose da trovare, più modi di perdersi.
lobby-options = Altre opzioni
lobby-voice = Chat vocale
lobby-talk = Parlare sempre
lobby-talk-hint = Solo in questo scenario, per imparare insieme.
lobby-pace = Velocità dei bot
bot-level-relaxed = rilassata
bot-level-human = umana
bot-level-brisk = svelta
bot-level-fast = veloce
bot-level-lightning = fulminea
lobby-skill = Bravura dei bot
bot-skill-novice = da principianti
bot-skill-good = buona
bot-skill-expert = esperta
bot-skill-novice-hint = All’inizio si perdono molte cose, come chi è alle prime partite.
bot-skill-good-hint = Ogni tanto notano qualcosa in ritardo.
bot-skill-expert-hint = Notano subito tutto.
lobby-patient = Bot pazienti
lobby-patient-hint = Per chi comincia: per un po’ lasciano la prima mossa alle persone.
lobby-listen = I bot aspettano quando si parla
lobby-listen-hint = Restano fermi finché qualcuno agisce o scade il tempo.
lobby-listen-off = mai
lobby-listen-seconds = { $seconds } s
lobby-fair = Solo partite vincibili
lobby-fair-hint = La preparazione dura un momento in più.
lobby-hold = Bot di riserva
lobby-hold-hint = Per chi perde la connessione a lungo.
lobby-pause = Pausa permessa
lobby-pause-hint = Una partita con pause viene segnata.
lobby-leader = Leader fisso
lobby-leader-hint = Gli altri si passano le carte saltando il leader.
lobby-face = Tessera iniziale
lobby-face-A = Di giorno
lobby-face-B = Di notte
lobby-face-hint = Di giorno ha i vortici, di notte no.
lobby-edition = Edizione
lobby-edition-house = Di casa
lobby-edition-A = Vecchia
lobby-edition-B = Nuova
lobby-edition-house-hint = Il furto è automatico; una tessera si può guardare prima di piazzarla.
lobby-edition-A-hint = Il furto è automatico; una tessera si piazza dove è stata trovata.
lobby-edition-B-hint = Qualcuno deve dare il via al furto; una tessera si può guardare prima di piazzarla.
lobby-sand = Clessidra
lobby-sand-hint = Quanta sabbia contiene.
lobby-tiles = Centro commerciale
lobby-tiles-standard = Standard
lobby-tiles-seed = Casuale
lobby-tiles-hint = Un centro commerciale casuale nasce da un numero: stesso numero, stesso centro commerciale.
lobby-tiles-number = Numero del centro commerciale
lobby-deal = Carte
lobby-deal-apart = Distanti
lobby-deal-random = A caso
lobby-deal-agreed = A mano
lobby-deal-apart-hint = Chi ha la stessa abilità siede lontano.
lobby-deal-random-hint = Distribuite a caso.
lobby-deal-agreed-hint = Come le vedete intorno al tavolo; l’host le scambia.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Di’ qualcosa
lobby-chat-send = Invia
lobby-chat-empty = Saluta finché puoi.
lobby-chat-own = Tu
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Lì c’è già qualcuno.
lobby-error-seat_held = Quel posto è riservato a chi è assente.
lobby-error-seats_empty = Ogni posto deve essere occupato.
lobby-error-not_the_host = Può farlo solo l’host.
lobby-error-game_running = Non durante una partita.
lobby-error-nobody_there = Non è più qui.
lobby-error-bad_table = Queste opzioni non vanno insieme.
lobby-error-slow_down = Un po’ troppo in fretta. Riprova.
lobby-error-not_stored = Il server non ha potuto salvare. Riprova tra un momento.
lobby-error-silence = Bisogna aspettare finché si può parlare.
lobby-error-other = Non ha funzionato. Riprova.

tiles-choice-code = Codice o link di una serie di tessere
tiles-choice-draw = Laboratorio delle tessere
tiles-choice-none = Disegnane una nel laboratorio, o incolla il codice di qualcun altro.
tiles-choice-own = Tuo
tiles-choice-take = Usala
tiles-choice-which = La tua serie di tessere
tiles-trouble-missing = Su questo server non c’è questa serie di tessere.
book-level-is = livello { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Sfida del giorno: { $date }
daily-lobby-words = La partita è già impostata; scegliete solo chi gioca. Le altre partite qui sono normali.
# The lobby
lobby-code-edit = Modifica lo scenario
lobby-code-make = Creane uno nuovo
lobby-error-daily_table = La sfida del giorno è già impostata, tranne i posti.
lobby-error-day_over = Quel giorno è finito. Ora questa è una stanza normale.
lobby-error-day_needs_people = I bot senza persone non giocano la sfida del giorno: qualcuno deve sedersi.
lobby-error-day_deal = La sfida del giorno non si rigioca.
lobby-error-table_changed = Le opzioni sono cambiate: quella partita non va più bene.
lobby-error-no_such_tile_set = Su questo server non c’è questa serie di tessere.
