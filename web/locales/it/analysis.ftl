analysis = Com’è andata
analysis-loading = Riguardo la partita…
analysis-not-now = In questo momento non è disponibile.
analysis-again = Riprova
analysis-never-started = La clessidra non è mai stata girata: non c’è niente da raccontare.
analysis-as-table = Lo stesso in tabella
analysis-hero = Eroe
analysis-who = Chi
analysis-when = Quando
analysis-duration = Tempo
analysis-more = Mostra altro
analysis-mark-spoken = { $what }, a { $time }
analysis-see = Guarda, a { $time }

analysis-praise-won = Tutti e quattro fuori, con { $time } di sabbia rimasta.
analysis-praise-stolen = Il furto vi è riuscito: i quattro oggetti nello stesso momento.
analysis-praise-near-plan = { $actions } azioni. Conoscendo già tutte le tessere, un buon piano ne richiede { $planned }: ci siete vicini.
analysis-praise-late = Ogni giro della clessidra è arrivato al momento giusto.
analysis-praise-together =
    { $actions ->
        [one] Un’azione senza una parola: si comincia così.
       *[other] { $actions } azioni senza una parola: si comincia così.
    }

analysis-time = Dove è andato il tempo
analysis-time-words = Avete giocato per { $time }; per { $talked } potevate parlare.
analysis-phase = Parte
analysis-phase-search = Ricerca
analysis-phase-gathering = Raduno
analysis-phase-escape = Fuga
analysis-talk = Parola
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
analysis-sand-wasted = Girata più tardi, sarebbe durata { $time } in più.
analysis-sand-locked = Per { $time } le telecamere hanno tenuto tutti lontano dalle clessidre.
analysis-turn-left = { $time } rimasti
analysis-wasted = Da guadagnare girando più tardi
analysis-locked = Bloccata dalle telecamere
analysis-before-turn = Prima
analysis-after-turn = Dopo
analysis-no-turns = La clessidra non è stata girata.

analysis-shares = La parte di ciascuno
analysis-shares-words = Chi ha agito quante volte, e quanto presto quando c’era qualcosa di utile da fare.
analysis-share =
    { $actions ->
        [one] un’azione · { $percent }
       *[other] { $actions } azioni · { $percent }
    }
analysis-reaction = metà entro { $median } s, nove su dieci entro { $ninety } s
analysis-count-actions = Azioni
analysis-count-steps = Caselle
analysis-count-explorations = Esplorazioni
analysis-count-turns = Giri
analysis-count-bells-placed = Campanelli dati
analysis-count-bells-received = Campanelli avuti
analysis-count-useful = Al punto giusto

analysis-heroes = Gli eroi
analysis-heroes-words = Un eroe aspetta quando qualcosa di utile gli era aperto da più di due secondi.
analysis-part-moving = in cammino
analysis-part-waiting = in attesa
analysis-part-resting = niente da fare
analysis-part-talking = si parlava
analysis-part-safe = fuori
analysis-waits = Chi ha aspettato chi
analysis-waits-words = { $hero }: l’attesa più lunga era per { $name }, { $time } in tutto. Ogni tanto uno sguardo agli altri eroi aiuta.
analysis-waits-none = Nessuno ha dovuto aspettare: bravi!

analysis-heat = Strade battute
analysis-heat-words = Più grande e più rosso, più spesso un eroe è passato di lì.
analysis-heat-measure = Che cosa conta
analysis-heat-visits = Quante volte
analysis-heat-stood = Quanto tempo
analysis-heat-squares = Caselle
analysis-heat-stops = Soste
analysis-heat-passes = Passaggi

analysis-chances = Occasioni per la prossima volta
analysis-chances-none = Niente di utile è rimasto aperto a lungo. Non vi è sfuggito nulla!
analysis-chances-words =
    { $count ->
        [one] Una volta qualcosa di utile è rimasto aperto per un po’.
       *[other] { $count } volte qualcosa di utile è rimasto aperto per un po’. Le più lunghe:
    }
analysis-chance-move = { $hero }: per { $seconds } s si poteva andare verso { $direction }.
analysis-chance-vortex = { $hero }: per { $seconds } s si poteva prendere un vortice.
analysis-chance-escalator = { $hero }: per { $seconds } s si poteva prendere la scala mobile.
analysis-chance-explore = { $hero }: per { $seconds } s si poteva esplorare.
analysis-chance-whose = nelle mani di { $names }
analysis-chance-taken = e poi è stato fatto
analysis-purpose-explore = per aprire una porta
analysis-purpose-item = verso l’oggetto
analysis-purpose-exit = verso l’uscita
analysis-purpose-hourglass = verso la clessidra
analysis-purpose-camera = verso una telecamera
analysis-purpose-ball = per la sfera di cristallo
analysis-purpose-aside = per fare strada
analysis-purpose-aside-at-once = per fare strada
analysis-purpose-table = per tutti

analysis-beside = Accanto a un piano che sapeva tutto
analysis-beside-words = Conoscendo già tutte le tessere, un buon piano richiede { $actions } azioni e, al vostro ritmo, { $time }. Voi dovevate prima scoprirle!
analysis-beside-late = Anche conoscendo tutte le tessere servono { $actions } azioni e, al vostro ritmo, { $time }: più della sabbia che c’era. Sfortuna!
analysis-beside-none = Per questa distribuzione non si è trovato un piano: era difficile.
analysis-beside-impossible = Questa distribuzione non poteva vincerla nessuno.
analysis-beside-team = Voi
analysis-beside-plan = Un buon piano
analysis-beside-least = Il minimo possibile

what-if-words = Da questo momento giocano i bot a tutti i posti: stesse tessere, stessa sabbia.
what-if-pace = Quanto sono svelti
what-if-play = Fai continuare i bot da qui
what-if-again = Ancora una volta
what-if-busy = Stanno giocando…
what-if-watch = Guarda
what-if-won = Ce l’avrebbero fatta, con { $time } rimasti.
what-if-lost = Li avrebbero presi. { $why }
what-if-runs = Vinte { $won } partite su { $runs }.
what-if-me = Continuo io
what-if-me-words = In una stanza a parte: tu a un posto, i bot agli altri. Non va mai nel libro.
what-if-seat = Il mio posto
what-if-opening = Preparo il tavolo…
