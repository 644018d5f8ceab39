# The first game.
learn-title = La prima partita
learn-lead = Impari il gioco in tre minuti. Stasera la sabbia ti aspetta.
learn-team = Con un compagno
learn-team-note = tu, un partner e nemmeno una parola
learn-solo = In solitario con il mazzo
learn-solo-note = sette carte, e conta solo quella in cima
learn-failed = Non è stato possibile preparare la partita. Riprova.

lesson-title = La tua prima partita
lesson-number = Passo { $number } di { $of }
lesson-leave = Lascia la lezione
lesson-yes = Sì!
lesson-sand-waits = La sabbia ti aspetta.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Premi { $key }
        [touch] Tocca
       *[mouse] Clicca
    }
lesson-hold =
    { $by ->
        [keys] Tieni { $key }
        [touch] Tieni premuto
       *[mouse] Tieni premuto
    }
lesson-tap-lit =
    { $by ->
        [keys] Premi { $key }
        [touch] Tocca il pulsante acceso
       *[mouse] Clicca il pulsante acceso
    }
lesson-hold-lit =
    { $by ->
        [keys] Tieni { $key }
       *[other] Tieni premuto il pulsante acceso
    }

lesson-team-hush = Il centro commerciale è chiuso. Quando scorre la sabbia: silenzio.
lesson-team-step-act = ↓ è tuo. { lesson-tap-lit }: { $hero } va alla porta.
lesson-team-explore-act = { lesson-tap }: cosa c’è dietro la porta?
lesson-team-slide-act = { lesson-hold-lit }, lascia sulla casella accesa: { $hero } ci va.
lesson-team-share-act = Ogni eroe ha un oggetto. { lesson-hold }: { $hero } scende.
lesson-team-share-watch = Solo { $partner } ha ←. Ogni eroe si muove insieme!
lesson-team-bell-ring =
    { $hero } aspetta ←, ma { $partner } sogna. { $by ->
        [keys] Premi { $key }, poi 1: suona!
        [touch] Tocca il campanello!
       *[mouse] Clicca il campanello!
    }
lesson-team-bell-watch = { $partner } ha sentito.
lesson-team-bell-act = { lesson-hold }: { $hero } scende.
lesson-team-glass-watch = È ora della clessidra. { $hero } può girarla: prima { $partner }.
lesson-team-glass-act = { lesson-tap }: gira la clessidra. Torna la sabbia caduta: meglio tardi!
lesson-team-talk-talk =
    Ora si parla, finché qualcuno non agisce! { $by ->
        [keys] Premi { $key } e saluta.
       *[other] Saluta { $partner }.
    }
lesson-team-items-watch = Di nuovo silenzio. Ora tutti e quattro sui loro oggetti.
lesson-team-items-act = { $partner } suona: a chi serve il tuo ↓?
lesson-team-door-act = Rubato! Allarme! { lesson-tap }: l’uscita è vicina.
lesson-team-door-watch = Rubato! Allarme! { $partner } aiuta.
lesson-team-escape-act = Tutti fuori dall’uscita viola! { lesson-hold }.
lesson-team-escape-watch = { $partner } porta il prossimo.

lesson-solo-hush = In solitario. Hai solo sette carte.
lesson-solo-deck-card = Conta solo la carta in cima. { lesson-tap-lit }: la prima.
lesson-solo-explore-act = Dice: esplora. { lesson-tap }: apri questa porta.
lesson-solo-gather-card = Finito? { lesson-tap-lit }: la carta successiva.
lesson-solo-gather-act = Una carta, tutti gli eroi, quante volte vuoi. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: la clessidra si gira, le carte si mescolano.
lesson-solo-items-card = { lesson-tap } finché serve una carta. Poi si ricomincia.
lesson-solo-items-act = Questa serve. { lesson-hold }!
lesson-solo-escape-card = Rubato! Tutti fuori dall’uscita viola. { lesson-tap }.
lesson-solo-escape-act = Fuori! { lesson-hold }.

lesson-end-title = Ce l’hai fatta!
lesson-end-text = Si gioca così. I veri centri commerciali sono più grandi, la sabbia non aspetta e ogni scenario porta un’idea nuova.
lesson-end-solo = Questo è il gioco in solitario. I veri centri commerciali sono più grandi e la sabbia non aspetta.
lesson-end-more = E c’è altro da usare: ogni eroe può saltare su un vortice del suo colore, e una scala mobile porta da un’estremità all’altra.
lesson-end-bots = Una vera partita con i bot
lesson-end-bots-note = scenario 1
lesson-again = Gioca di nuovo

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: la carta successiva.
lesson-any-ring = Suona il campanello per { $partner }.
lesson-any-talk = Si può parlare, finché qualcuno non agisce.
lesson-any-watch = Ci pensa { $partner }.
lesson-heard = { $partner } ti ha sentito. Alla prossima azione torna il silenzio.
