# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Le regole
rules-lead = Tutto in un posto solo. Per cercare, scrivi una parola o un numero come A3 o P6.
rules-search = Cerca nelle regole
rules-search-hint = Parola o numero
rules-found = { $count ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-contents = Indice

rules-short-title = In un minuto
rules-short-1 = Quattro eroi sono in un centro commerciale dopo la chiusura. Nessuno possiede un eroe: ognuno ha alcune abilità e le usa su tutti e quattro, in ogni momento, senza turni.
rules-short-2 = Esplorate il centro commerciale e portate ogni eroe sull’oggetto del suo colore, tutti e quattro insieme. Questo è il furto.
rules-short-3 = Poi correte: ogni eroe deve raggiungere un’uscita prima che finisca la sabbia.
rules-short-4 = Nessuno parla finché la sabbia scorre. Girare la clessidra permette di parlare e cambia il tempo che resta.

rules-signs-title = Che cosa si vede
rules-sign-exploration = Casella Esplorazione
rules-sign-exploration-words = Con un eroe del suo colore sopra, si può esplorare ciò che sta dietro.
rules-sign-vortex = Vortice
rules-sign-vortex-words = Un eroe del suo colore può saltare qui da ovunque, fino al furto.
rules-sign-escalator = Scala mobile
rules-sign-escalator-words = Porta un eroe da un’estremità all’altra, nei due sensi.
rules-sign-hourglass = Casella Clessidra
rules-sign-hourglass-words = Fermarsi qui gira la clessidra. Funziona una volta.
rules-sign-item = Oggetto
rules-sign-item-words = Ciò che il suo eroe è venuto a rubare.
rules-sign-exit = Uscita
rules-sign-exit-words = La via d’uscita dopo il furto.
rules-sign-ball = Sfera di cristallo
rules-sign-ball-words = Il mago esplora due volte, ovunque. Funziona una volta.
rules-sign-camera = Telecamera
rules-sign-camera-words = Due telecamere in funzione bloccano tutte le caselle Clessidra.
rules-sign-spent = Fuori servizio
rules-sign-spent-words = Una casella che ha già fatto il suo lavoro; ora è solo pavimento.
rules-heroes-words = Ogni eroe ha un colore, una forma e un simbolo, e così tutto ciò che gli appartiene.

rules-group-G = Il centro commerciale
rules-group-S = Preparazione
rules-group-A = Azioni
rules-group-X = Esplorare
rules-group-H = La clessidra
rules-group-T = Parlare
rules-group-W = Furto, fuga, fine
rules-group-P = Regole permanenti
rules-group-L = In solitario
rules-group-C = Scenari
rules-group-E = Edizioni
rules-group-D = Dettagli

rules-group-G-lead = Come si uniscono le tessere, e dove si cammina.
rules-group-S-lead = Che cosa si decide prima della partita.
rules-group-A-lead = Che cosa fanno tutti, tutti insieme.
rules-group-X-lead = Come cresce il centro commerciale.
rules-group-H-lead = L’orologio che girate voi.
rules-group-T-lead = O piuttosto: non parlare.
rules-group-W-lead = Come va a finire, in un modo o nell’altro.
rules-group-P-lead = Ognuna arriva con uno scenario e poi resta.
rules-group-L-lead = Un giocatore, sette carte.
rules-group-C-lead = Sette per imparare, dieci per mettervi alla prova.
rules-group-E-lead = Il gioco è stato stampato più di una volta.
rules-group-D-lead = Risposte alle domande frequenti.

rules-G1 = Una tessera è un pezzo di centro commerciale, quattro caselle per quattro. Alcune caselle sono negozi: lì nessun eroe può entrare.
rules-G2 = Si va da una casella a quella accanto se non c’è un muro in mezzo. Il bordo di una tessera è muro, tranne alle porte.
rules-G3 = Ogni lato di una tessera ha al massimo una porta, sempre nello stesso punto: così le porte si incontrano comunque la si giri.
rules-G4 = Una porta è l’ingresso; le altre sono caselle Esplorazione, ognuna del colore di un eroe. La tessera iniziale ne ha quattro, una per eroe, e nessun ingresso.
rules-G5 = Le tessere vicine sono sfalsate di una casella. Non si sovrappongono mai, ma lasciano piccoli buchi.
rules-G6 = Dove due tessere si incontrano con una porta da entrambe le parti si passa, qualunque sia il colore. Una porta contro un muro è un vicolo cieco.
rules-G7 = Una tessera nuova si piazza sempre con l’ingresso alla porta da cui è stata esplorata.
rules-G8 = Una scala mobile collega due caselle di una tessera, in entrambe le direzioni. Un passaggio del nano è una piccola apertura in un muro.
rules-G9 = Una casella contiene un eroe, mai di più.

rules-S1 = Il tavolo si accorda su scenario, numero di giocatori, centro commerciale, edizione e opzioni. Il resto è casuale, e il server garantisce che sia onesto.
rules-S2 = La tessera iniziale sta in mezzo. Gli eroi sono sulle sue quattro caselle centrali, mescolati.
rules-S3 = Le altre tessere sono coperte in una pila mescolata. Nessuno ne conosce l’ordine, nemmeno un bot.
rules-S4 = Ogni giocatore riceve una carta con delle abilità: nord, est, sud, ovest, vortice, scala mobile, esplora. Con più di quattro giocatori alcune abilità ci sono due volte e finiscono lontane tra loro. Potete anche accordarvi su chi ha cosa.
rules-S5 = In solitario si ha invece un mazzo di sette carte; vedi “In solitario”.
rules-S6 = Prima che la clessidra venga girata la prima volta potete parlare e fare piani quanto volete. L’host la gira, e si comincia.

rules-A1 = Non ci sono turni. Puoi usare le tue abilità su qualunque eroe, in qualunque momento, quante volte vuoi. Se due agiscono nello stesso istante contano entrambi, uno dopo l’altro.
rules-A2 = Puoi fare solo ciò che è sulla tua carta. Chi guarda non può fare niente.
rules-A3 = Mossa: l’eroe si sposta in linea retta nella tua direzione, quanto vuoi. Si ferma davanti a muri, negozi, altri eroi e al bordo. Una mossa è di almeno una casella.
rules-A4 = Uno spostamento può passare dalle porte su altre tessere, purché resti dritto.
rules-A5 = Conta solo la casella dove un eroe si ferma. Passare sopra qualcosa non ha effetto.
rules-A6 = Vortice: l’eroe salta su un vortice libero del suo colore che sia sul tabellone, da ovunque si trovi. Solo prima del furto.
rules-A7 = Scala mobile: l’eroe va da un’estremità all’altra, se lì non c’è nessun eroe. Non si ferma mai in mezzo.
rules-A8 = Esplora: si piazza una tessera nuova; vedi “Esplorare”.
rules-A9 = Nessuno può fermarti o annullare ciò che hai fatto. Agli errori si rimedia solo con altre azioni.
rules-A10 = Ciò che non è possibile non succede e costa solo tempo. Lo viene a sapere solo chi ha provato, con il motivo.

rules-X1 = Per esplorare serve un eroe su una casella Esplorazione del suo colore, con ancora niente dietro, e una tessera da piazzare.
rules-X2 = Si scopre la tessera in cima alla pila e la si piazza lì. Da allora può passare qualunque eroe.
rules-X3 = Se una porta della tessera nuova incontra una porta di una vecchia, si passa subito.
rules-X4 = Se degli eroi stanno su più caselle così, chi esplora può prima guardare la tessera e poi scegliere dove va. Va piazzata prima di scoprire la prossima; fino ad allora tutti la vedono.
rules-X5 = Quando la pila è vuota non c’è più niente da esplorare.

rules-H1 = Contiene tre minuti di sabbia, se non decidete altro, e non si ferma mai: né mentre parlate, né mentre pensate, né se a qualcuno manca la rete.
rules-H2 = Se la sabbia finisce prima della vittoria perdete, in quell’istante.
rules-H3 = Un eroe che si ferma su una casella Clessidra gira subito la clessidra, che lo vogliate o no. La sabbia già scorsa è ora il tempo che vi resta. Poi la casella è fuori servizio.
rules-H4 = Quindi non si riempie mai: giratela presto, e perdete tempo. Giratela tardi, e forse è troppo tardi.
rules-H5 = Le caselle Clessidra funzionano prima e dopo il furto.

rules-T1 = Finché scorre la sabbia: silenzio. Niente parole, niente dita puntate, niente gesti.
rules-T2 = Quando si gira la clessidra tutti possono parlare, quanto vogliono; la sabbia scorre.
rules-T3 = La prima azione di chiunque chiude il discorso: una mossa, un vortice, una scala mobile, un’esplorazione. Guardare una tessera, il campanello e gli sguardi no.
rules-T4 = Ci pensa il server: scrivere, parlare e indicare funziona solo prima dell’inizio, quando si può parlare e dopo la fine.
rules-T5 = Il campanello: ce n’è uno sul tavolo. Chiunque può metterlo davanti a chiunque. Dice “fai qualcosa!”, e nient’altro.
rules-T6 = Puoi fissare un altro giocatore in ogni momento. Che cosa vuoi dire, deve capirlo lui.
rules-T7 = Il primo scenario si può giocare parlando sempre, per imparare insieme.

rules-W1 = Quando tutti e quattro gli eroi stanno insieme sugli oggetti del proprio colore, può avvenire il furto.
rules-W2 = Avviene automaticamente in quel momento. Nell’edizione nuova qualcuno deve dare il via.
rules-W3 = Suona l’allarme: da ora tutti i vortici sono chiusi.
rules-W4 = Un eroe che si ferma su un’uscita che può usare è fuori, e lascia il centro commerciale.
rules-W5 = Quando è fuori il quarto, avete vinto.
rules-W6 = Prima del furto un’uscita è solo pavimento. Nell’edizione nuova: se tutti e quattro sono sulle uscite e nessuno ha dato il via al furto, escono a mani vuote e perdete.
rules-W7 = Dopo la fine non cambia più niente. Ora potete parlare.

rules-P1 = Solo nello scenario 1: tutti e quattro gli eroi escono dall’uscita viola.
rules-P2 = Dallo scenario 2: ogni eroe esce dall’uscita del suo colore.
rules-P3 = Dallo scenario 3: ogni volta che si gira la clessidra, tutti passano la carta a sinistra.
rules-P4 = Dallo scenario 4: quando l’elfo esplora, si può parlare.
rules-P5 = Dallo scenario 4: nei passaggi del nano passa solo il nano. Per tutti gli altri, e negli scenari precedenti, sono muro.
rules-P6 = Dallo scenario 5: finché il mago sta su una sfera di cristallo, si possono piazzare fino a due tessere su caselle Esplorazione aperte di qualunque colore, la seconda anche accanto alla prima. La sfera è fuori servizio dopo due tessere, o quando il mago se ne va dopo una. Esplorare normalmente non la consuma.
rules-P7 = Dallo scenario 6: una telecamera funziona da quando è sul tabellone. Finché ne funzionano due o più, nessun eroe può fermarsi su una casella Clessidra. Passarci sopra va bene.
rules-P8 = Dallo scenario 6: quando il barbaro si ferma su una telecamera, si rompe.

rules-L1 = Sette carte, un’abilità ciascuna, coperte. Scopri quella in cima: hai quell’abilità, per tutti gli eroi, finché non scopri la prossima.
rules-L2 = Finite le carte, si capovolge il mazzo senza mescolarlo. Così sai che cosa arriva.
rules-L3 = Quando si gira la clessidra si rimescolano tutte e sette, e riparti senza carta.
rules-L4 = Niente carte da passare, niente campanello, niente sguardi.

rules-C1 = 8 tessere da trovare. Un’uscita per tutti; si può parlare sempre.
rules-C2 = 11 tessere. Un’uscita per ogni eroe.
rules-C3 = 11 tessere. Le carte passano a sinistra.
rules-C4 = 13 tessere. Passaggi del nano, e i momenti per parlare dell’elfo.
rules-C5 = 14 tessere, con la sfera di cristallo in cima.
rules-C6 = 16 tessere, con due telecamere.
rules-C7 = 18 tessere, con quattro telecamere.
rules-C8 = La pila è scoperta: tutti vedono la prossima tessera.
rules-C9 = Da tre giocatori in su. C’è una carta in meno dei giocatori; chi non ne ha è il leader, e solo il leader può usare il campanello. Quando le carte passano, cambia anche il leader.
rules-C10 = Tutti e quattro gli eroi stanno su oggetti, ma nessuno sul proprio. Ognuno va a un’uscita non sua e ci resta; ogni uscita è per un solo eroe.
rules-C11 = Prima del furto, ogni volta che si gira la clessidra, vanno tolte due tessere prima che qualcuno possa agire. Si può togliere una tessera se non c’è sopra nessun eroe, niente su di essa è fuori servizio, non è la tessera iniziale, e nulla di ciò che si poteva raggiungere resta isolato. Se non se ne possono togliere due, perdete. Vanno sotto la pila.
rules-C12 = Quando si può parlare potete indicare caselle e fare gesti, ma non parlare né scrivere.
rules-C13 = La tessera 3 è un secondo centro commerciale. Barbaro e mago partono lì, elfo e nano nel primo. I due non si uniscono mai, e i quattro eroi non possono mai stare tutti nello stesso. Per prendere un vortice, un eroe deve stare su uno del suo colore; esce da uno libero del suo colore nell’altro. La pila è scoperta.
rules-C14 = Non si parla mai. Restano il campanello e gli sguardi.
rules-C15 = Non si parla mai, e non c’è nemmeno il campanello.
rules-C16 = I vortici non si possono usare.
rules-C17 = Mai due eroi sulla stessa tessera, tranne quella iniziale: una tessera con un eroe sopra è chiusa, anche per passarci. Gli eroi restano sulle uscite e tengono chiusa quella tessera. Al livello 1, invece, escono dall’uscita viola.
rules-levels = Livelli di una sfida
rules-levels-words = Le sfide (da 8 a 17) hanno livelli: più tessere, più difficile. Il livello 1 ha solo l’uscita viola, per tutti. “Inganna le guardie” e “Due dimensioni” cominciano dal livello 2.
rules-level-row = Livello { $level }: { $tiles } tessere
rules-B2 = I vostri scenari: qualunque combinazione di queste regole che non si contraddica. Un codice la porta nella sala d’attesa.

rules-E1 = Vecchia: il furto è automatico.
rules-E2 = Nuova: qualcuno deve dare il via al furto, e chi esplora può prima guardare la tessera.
rules-E3 = Di casa, la solita: il furto è automatico, e si può guardare prima.

rules-D1 = Passare sopra clessidra, oggetto, uscita, telecamera o sfera di cristallo non ha effetto.
rules-D2 = Le telecamere bloccano solo le caselle Clessidra ancora in funzione, e solo per fermarsi.
rules-D3 = Con un leader si usano le carte per un giocatore in meno.
rules-D4 = In “Muri in movimento” dopo il furto non si tolgono tessere.
rules-D5 = Il leader cambia con le carte. Un’opzione mantiene il leader, e le carte lo saltano.
rules-D6 = Dove una tessera è stata tolta, la porta che ci portava è un vicolo cieco o si può esplorare di nuovo.

rules-keys-title = Tasti
rules-keys-lead = I tasti sono indicati per posizione. Le righe sono le tue abilità, le colonne i quattro eroi.
rules-keys-row = Abilità { $number }, per i quattro eroi da sinistra a destra
rules-figure-start = La tessera iniziale, con una casella Esplorazione per colore, una clessidra e una scala mobile
rules-figure-explore = Una tessera con l’ingresso in basso e caselle Esplorazione in alto
rules-figure-passage = Una tessera con passaggi del nano nei muri
rules-figure-ball = Una tessera con una sfera di cristallo
rules-figure-camera = Una tessera con una telecamera
rules-figure-exit = Una tessera con un’uscita
rules-figure-item = Una tessera con un oggetto
rules-independent = Scritto per Hushmaze, con parole nostre.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = barbaro, guerriero
rules-names-mage = mago, maga, stregone
rules-names-elf = elfo, arciere
rules-names-dwarf = nano, gnomo
rules-names-vortex = vortice, portale, teletrasporto
rules-names-escalator = scala mobile, scale mobili
rules-names-exploration = casella Esplorazione, esplorare, scoprire, lente d’ingrandimento
rules-names-item = oggetto, bottino, tesoro, equipaggiamento
rules-names-exit = uscita, via d’uscita, fuga
rules-names-hourglass = clessidra, sabbia, timer, tempo
rules-names-ball = sfera di cristallo, palla di vetro
rules-names-camera = telecamera, telecamera di sicurezza, videocamera
rules-names-spent = fuori servizio, esaurita, usata
rules-names-passage = passaggio del nano, piccolo passaggio, varco, buco
rules-names-start = tessera iniziale, tessera di partenza, prima tessera, atrio, tessera 1
rules-names-stack = pila, mazzo di tessere
rules-names-board = tabellone, mappa
rules-names-mall = centro commerciale, supermercato
rules-names-bell = campanello, fai qualcosa, pedina
rules-names-card = carta, tessera Azione, mazzo
rules-names-ability = abilità, azione, mossa, potere
rules-names-talk = parlare, comunicazione, discussione, chat, voce
rules-names-stare = fissare, sguardo, occhi
rules-names-gesture = gesto, segno, indicare, mani
rules-names-theft = furto, rapina, colpo, rubare
rules-names-leader = leader, capo
rules-names-host = host, chi ospita
rules-names-solo = in solitario, da solo, giocatore singolo
