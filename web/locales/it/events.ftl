# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Tu
event-somebody = Qualcuno
event-started = La sabbia scorre. Da adesso silenzio.
event-moved =
    { $steps ->
        [one] { $who }: { $hero } { $direction }, una casella.
       *[other] { $who }: { $hero } { $direction }, { $steps } caselle.
    }
event-vortex-taken = { $who }: { $hero } prende un vortice.
event-escalator-taken = { $who }: { $hero } prende la scala mobile.
event-tile-revealed = { $who } scopre la tessera { $tile }. È da piazzare.
event-tile-revealed-own = Scopri la tessera { $tile }. Ora piazzala.
event-tile-placed = { $who }: { $hero } esplora. Tessera { $tile } piazzata.
event-tile-placed-by-ball = { $who }: la sfera di cristallo apre una porta. Tessera { $tile } piazzata.
event-square-spent = Ora: { $place }.
event-hourglass-turned = { $hero } gira la clessidra. Sabbia: { $time }.
event-cards-passed = Ogni carta passa al posto a sinistra.
event-deck-shuffled = Tutte le carte sono mescolate. Scoprine una.
event-card-turned = Carta in cima: { $ability }.
event-talk-opened = Ora tutti possono parlare, finché qualcuno non agisce.
event-talk-opened-hands = Ora si può gesticolare, finché qualcuno non agisce.
event-talk-closed = Di nuovo silenzio.
event-discard-due = Vanno tolte due tessere prima che qualcuno possa agire.
event-tiles-discarded = { $who } toglie le tessere { $first } e { $second }.
event-tiles-discarded-own = Togli le tessere { $first } e { $second }.
event-theft-done = Il furto! I quattro oggetti sono spariti, suona l’allarme. Alle uscite!
event-hero-safe = { $hero } è fuori.
event-hero-safe-stays = { $hero } ha raggiunto un’uscita e ci resta.
event-won = Sono tutti fuori. Avete vinto!
event-lost-sand = La sabbia è finita. La partita è persa.
event-lost-empty-handed = Tutti alle uscite a mani vuote. La partita è persa.
event-lost-walls = Non si possono togliere due tessere. La partita è persa.
event-bell-placed = { $who } mette il campanello davanti a { $target }.
event-bell-placed-you = { $who } ti mette davanti il campanello: fai qualcosa!
event-bell-placed-own = Metti il campanello davanti a { $target }.
event-bell-placed-self = Metti il campanello davanti a te.
event-stared = { $who } fissa { $target }.
event-stared-you = { $who } ti fissa.
event-stared-own = Fissi { $target }.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } indica { $place }.
event-pinged-own = Indichi { $place }.
event-signed = { $who } fa un gesto: { $sign }
event-signed-own = Fai un gesto: { $sign }
event-paused = { $who } mette in pausa la partita.
event-paused-own = Metti in pausa la partita.
event-resumed = { $who } riprende la partita.
event-resumed-own = Riprendi la partita.
event-interrupted = Il server è stato via per un po’. La partita riprende da dov’era; non si è persa sabbia.

# Facts that follow an event.
event-now-on = Ora su { $place }.
event-your-card = Le tue abilità ora: { $abilities }.
event-your-card-none = Ora non hai carte: sei il leader e hai il campanello.
event-cameras-lock = Due telecamere sono accese: nessun eroe può fermarsi su una clessidra.
event-cameras-unlock = Le clessidre si possono usare di nuovo.
event-camera-broken = La telecamera è rotta.
event-dead-end = Una porta dà su un muro: vicolo cieco.
event-tiles-left =
    { $tiles ->
        [0] La pila è vuota.
        [one] Resta una tessera.
       *[other] Restano { $tiles } tessere.
    }
event-on-item = { $hero } è al suo posto: { $count } su 4.
event-off-item = { $hero } non è più al suo posto: { $count } su 4.
event-time-left = Restano { $time }.
event-leader = Ora il leader è { $who }.
event-person-away = { $who } ha perso la connessione. Il posto resta suo.
event-person-back = { $who } è di ritorno.
event-line-lost = Connessione persa. Riprovo…
event-line-back = Di nuovo connessi.
event-sound-off = Audio disattivato
event-sound-on = Audio attivo
event-game-loaded = La partita è pronta.
event-slide-dropped = Qualcun altro ha mosso { $hero }.
event-ghost =
    { $steps ->
        [one] Un passo, fino a { $place }.
       *[other] { $steps } passi, fino a { $place }.
    }

# The gestures of hands only.
sign-yes = Sì
sign-no = No
sign-here = Qui
sign-there = Là
sign-you = Tu
sign-me = Io
sign-wait = Aspetta
sign-hurry = Presto
sign-explore = Esplora
sign-hourglass = Clessidra
sign-thanks = Grazie
sign-sorry = Scusa

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: posso { $act }.
remark-waits = { $aim }: qualcuno può { $act }? Sto aspettando.
remark-waits-one = { $aim }: { $who }, puoi { $act }? Sto aspettando.
remark-waits-you = { $aim }: puoi { $act }? Aspetto te.
# What is to be done, as it stands after "I can".
remark-move = spostare { remark-hero } { remark-way }
remark-vortex = mandare { remark-hero } in un vortice
remark-escalator = mandare { remark-hero } sulla scala mobile
remark-explore = esplorare con { $hero ->
        [barbarian] il barbaro
        [mage] il mago
        [elf] l’elfo
       *[dwarf] il nano
    }
remark-hero =
    { $hero ->
        [barbarian] il barbaro
        [mage] il mago
        [elf] l’elfo
       *[dwarf] il nano
    }
remark-way =
    { $ability ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }
remark-aim-hourglass = Clessidra
remark-aim-camera = Telecamera
remark-aim-ball = Sfera di cristallo
remark-aim-door = Nuova tessera
remark-aim-item = Oggetto
remark-aim-exit = Uscita
remark-aim-way = Fare largo
