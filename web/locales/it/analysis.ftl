analysis = Com’è andata
analysis-loading = Ripasso la partita…
analysis-not-now = Al momento non disponibile.
analysis-again = Riprova
analysis-never-started = La clessidra non è mai stata girata: niente da mostrare.
analysis-as-table = Mostra come tabella
analysis-hero = Eroe
analysis-who = Chi
analysis-when = Quando
analysis-duration = Tempo
analysis-more = Mostra altro
analysis-mark-spoken = { $what }, a { $time }
analysis-see = Guarda, a { $time }

analysis-praise-won = Tutti e quattro fuori, con { $time } di sabbia rimasta.
analysis-praise-stolen = Furto riuscito: tutti e quattro gli oggetti insieme.
analysis-praise-near-plan = { $actions } azioni. Conoscendo già tutte le tessere, a un buon piano ne bastano { $planned }: ci siete vicini.
analysis-praise-late = Avete girato la clessidra sempre al momento giusto.
analysis-praise-together =
    { $actions ->
        [one] Un’azione senza una parola: un buon inizio.
       *[other] { $actions } azioni senza una parola: un buon inizio.
    }

analysis-time = Dove è andato il tempo
analysis-time-words = Avete giocato per { $time }; per { $talked } potevate parlare.
analysis-phase = Fase
analysis-phase-search = Ricerca
analysis-phase-gathering = Raduno
analysis-phase-escape = Fuga
analysis-talk = Si parla
analysis-mark-turn = Clessidra girata
analysis-mark-theft = Furto
analysis-mark-pause = Pausa

analysis-sand = La sabbia
analysis-sand-words =
    { $turns ->
        [one] Girata una volta, { $time } rimasti alla fine.
       *[other] Girata { $turns } volte, { $time } rimasti alla fine.
    }
analysis-sand-untouched = Mai girata, { $time } rimasti alla fine.
analysis-sand-wasted = Girandola più tardi avreste avuto { $time } in più.
analysis-sand-locked = Per { $time } le telecamere hanno bloccato le clessidre.
analysis-turn-left = { $time } rimasti
analysis-wasted = Perso girando troppo presto
analysis-locked = Bloccata dalle telecamere
analysis-before-turn = Prima
analysis-after-turn = Dopo
analysis-no-turns = La clessidra non è stata girata.

analysis-shares = Chi ha fatto quanto
analysis-shares-words = Quante volte ha agito ciascuno, e quanto in fretta quando c’era qualcosa di utile da fare.
analysis-share =
    { $actions ->
        [one] un’azione · { $percent }
       *[other] { $actions } azioni · { $percent }
    }
analysis-reaction = mediana { $median } s, 90 % entro { $ninety } s
analysis-count-actions = Azioni
analysis-count-steps = Caselle
analysis-count-explorations = Esplorazioni
analysis-count-turns = Clessidre
analysis-count-bells-placed = Campanelli dati
analysis-count-bells-received = Campanelli ricevuti
analysis-count-useful = Perfette

analysis-heroes = Gli eroi
analysis-heroes-words = Un eroe è in attesa quando qualcuno avrebbe potuto muoverlo utilmente per più di due secondi.
analysis-part-moving = in movimento
analysis-part-waiting = in attesa
analysis-part-resting = niente da fare
analysis-part-talking = si parla
analysis-part-safe = fuori
analysis-waits = Chi ha aspettato chi
analysis-waits-words = { $hero } ha aspettato soprattutto { $name }: { $time } in tutto. Tenete d’occhio tutti gli eroi.
analysis-waits-none = Nessuno ha dovuto aspettare. Bravi!

analysis-heat = Caselle più frequentate
analysis-heat-words = Più è grande e rossa, più la casella è frequentata.
analysis-heat-measure = Mostra
analysis-heat-visits = Quante volte
analysis-heat-stood = Quanto tempo
analysis-heat-squares = Caselle
analysis-heat-stops = Soste
analysis-heat-passes = Passaggi

analysis-chances = Occasioni per la prossima volta
analysis-chances-none = Nessuna mossa utile è rimasta in sospeso a lungo. Non vi è sfuggito nulla!
analysis-chances-words =
    { $count ->
        [one] Una volta una mossa utile è rimasta in sospeso per un po’.
       *[other] { $count } volte una mossa utile è rimasta in sospeso per un po’. Le più lunghe:
    }
analysis-chance-move = { $hero }: per { $seconds } s si poteva andare verso { $direction }.
analysis-chance-vortex = { $hero }: per { $seconds } s si poteva prendere un vortice.
analysis-chance-escalator = { $hero }: per { $seconds } s si poteva prendere la scala mobile.
analysis-chance-explore = { $hero }: per { $seconds } s si poteva esplorare.
analysis-chance-whose = poteva farlo { $names }
analysis-chance-taken = poi è stato fatto
analysis-purpose-explore = per aprire una porta
analysis-purpose-item = verso l’oggetto
analysis-purpose-exit = verso l’uscita
analysis-purpose-hourglass = verso la clessidra
analysis-purpose-camera = verso una telecamera
analysis-purpose-ball = per la sfera di cristallo
analysis-purpose-aside = per fare strada
analysis-purpose-aside-at-once = per fare strada
analysis-purpose-table = per la squadra

analysis-beside = A confronto con un piano perfetto
analysis-beside-words = Conoscendo già tutte le tessere, a un buon piano servono { $actions } azioni e, al vostro ritmo, { $time }. Voi dovevate prima scoprirle!
analysis-beside-late = Anche conoscendo tutte le tessere servono { $actions } azioni e, al vostro ritmo, { $time }: più della sabbia che c’era. Che sfortuna!
analysis-beside-none = Per questa partita non abbiamo trovato un piano: era difficile.
analysis-beside-impossible = Questa partita non poteva vincerla nessuno.
analysis-beside-team = Voi
analysis-beside-plan = Un buon piano
analysis-beside-least = Il minimo

what-if-words = Da questo momento tutti i posti vanno ai bot: stesse tessere, stessa sabbia.
what-if-pace = Velocità dei bot
what-if-play = Fai continuare i bot da qui
what-if-again = Ancora una volta
what-if-busy = I bot stanno giocando…
what-if-watch = Guarda
what-if-won = Ce l’avrebbero fatta, con { $time } rimasti.
what-if-lost = Sarebbero stati presi. { $why }
what-if-runs = Partite vinte: { $won } su { $runs }.
what-if-me = Continuo io
what-if-me-words = In una stanza a parte: un posto a te, gli altri ai bot. Non va mai nel libro.
what-if-seat = Il mio posto
# In a game that bots played on. $name: who sat there
what-if-bot = Bot per { $name }
