# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Le regole
rules-lead = Tutto in un posto solo. Cerchi qualcosa? Scrivi una parola, o un numero come A3 o P6.
rules-search = Cerca nelle regole
rules-search-hint = Parola o numero
rules-found = { $count ->
    [0] Non si trova niente. Prova un’altra parola.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-contents = Indice

rules-short-title = In un minuto
rules-short-1 = Quattro eroi sono in un centro commerciale dopo la chiusura. Nessuno possiede un eroe; ognuno possiede alcune abilità, e le usa su tutti e quattro, in ogni momento, senza turni.
rules-short-2 = Esplorate il centro commerciale e portate ogni eroe sull’oggetto del suo colore, tutti e quattro nello stesso istante. Questo è il furto.
rules-short-3 = Poi correte: ogni eroe deve raggiungere un’uscita prima che finisca la sabbia.
rules-short-4 = Nessuno parla finché la sabbia scorre. Girare la clessidra apre un momento per parlare, e cambia il tempo che resta.

rules-signs-title = Che cosa si vede
rules-sign-exploration = Casella di esplorazione
rules-sign-exploration-words = Con un eroe del suo colore sopra, si può esplorare ciò che sta dietro.
rules-sign-vortex = Vortice
rules-sign-vortex-words = Un eroe del suo colore può saltare qui da ovunque, fino al furto.
rules-sign-hourglass = Casella clessidra
rules-sign-hourglass-words = Fermarsi qui gira la clessidra. Funziona una volta.
rules-sign-item = Oggetto
rules-sign-item-words = Ciò per cui il suo eroe è venuto.
rules-sign-exit = Uscita
rules-sign-exit-words = La via d’uscita dopo il furto.
rules-sign-ball = Sfera di cristallo
rules-sign-ball-words = Fa vedere alla maga due parti del centro commerciale. Funziona una volta.
rules-sign-camera = Telecamera
rules-sign-camera-words = Due che funzionano bloccano tutte le caselle clessidra.
rules-sign-spent = Fuori servizio
rules-sign-spent-words = Una casella esaurita; ora è solo pavimento.
rules-heroes-words = Il colore non è mai solo: ogni eroe ha una forma e un simbolo, e così tutto ciò che gli appartiene.

rules-group-G = Il centro commerciale
rules-group-S = Preparazione
rules-group-A = Agire
rules-group-X = Esplorare
rules-group-H = La clessidra
rules-group-T = Parlare
rules-group-W = Furto, fuga, fine
rules-group-P = Regole che arrivano e restano
rules-group-L = Da soli
rules-group-C = Scenari
rules-group-E = Edizioni
rules-group-D = Dettagli

rules-group-G-lead = Come stanno le tessere, e dove si cammina.
rules-group-S-lead = Che cosa è deciso prima del primo passo.
rules-group-A-lead = Che cosa fanno tutti, tutti insieme.
rules-group-X-lead = Come cresce il centro commerciale.
rules-group-H-lead = L’orologio che girate voi.
rules-group-T-lead = O piuttosto: non parlare.
rules-group-W-lead = Come va a finire, in un modo o nell’altro.
rules-group-P-lead = Ognuna arriva con uno scenario e vale in tutti i successivi.
rules-group-L-lead = Un giocatore, sette carte.
rules-group-C-lead = Sette che insegnano il gioco, dieci che vi mettono alla prova.
rules-group-E-lead = Il gioco è stato stampato più di una volta.
rules-group-D-lead = Per chi se lo chiede: noi giochiamo così.

rules-G1 = Una tessera è un pezzo di centro commerciale, quattro caselle per quattro. Alcune caselle sono negozi; lì non cammina mai nessuno.
rules-G2 = Si va da una casella a quella accanto se non c’è un muro in mezzo. Il bordo di una tessera è muro, tranne alle porte.
rules-G3 = Ogni lato di una tessera ha al massimo una porta, sempre nello stesso punto: così le porte si incontrano comunque la si giri.
rules-G4 = Una porta è l’ingresso; le altre sono caselle di esplorazione, ognuna del colore di un eroe. La prima tessera ne ha quattro, una per eroe, e nessun ingresso.
rules-G5 = Le tessere vicine sono sfalsate di una casella. Così non si sovrappongono mai, e lasciano piccoli buchi.
rules-G6 = Dove due tessere si incontrano con una porta da entrambe le parti si passa, qualunque sia il colore. Una porta contro un muro è un vicolo cieco.
rules-G7 = Una tessera nuova sta sempre con l’ingresso alla porta da cui è stata esplorata.
rules-G8 = Una scala mobile unisce due caselle di una tessera, in entrambe le direzioni. Un passaggio del nano è un varco in un muro.
rules-G9 = Una casella contiene un eroe, mai di più.

rules-S1 = Il tavolo si accorda su scenario, numero di posti, mappa, edizione e opzioni. Il resto lo fa il caso, e il server lo mantiene onesto.
rules-S2 = La prima tessera sta in mezzo. Gli eroi sono sulle sue quattro caselle centrali, mescolati.
rules-S3 = Le altre tessere sono coperte in una pila mescolata. Nessuno può conoscerne l’ordine, nemmeno un bot.
rules-S4 = Ogni posto riceve una carta con delle abilità: nord, est, sud, ovest, vortice, scala mobile, esplora. Con più di quattro posti alcune abilità ci sono due volte, e finiscono lontane tra loro. Il tavolo può anche accordarsi su chi ha cosa.
rules-S5 = Da soli si ha invece un mazzo di sette carte; vedi “Da soli”.
rules-S6 = Prima che la clessidra venga girata la prima volta potete parlare e fare piani quanto volete. Chi ospita la gira, e si comincia.

rules-A1 = Non ci sono turni. Chi ha un’abilità la usa su qualunque eroe, in qualunque momento, quante volte vuole. Se due agiscono nello stesso istante contano entrambi, uno dopo l’altro.
rules-A2 = Ciò che non è sulla tua carta non puoi farlo. Chi guarda non può fare niente.
rules-A3 = Muovere: l’eroe scivola dritto nella tua direzione, quanto vuoi. Si ferma davanti a muri, negozi, altri eroi e al bordo. Non muoversi affatto non è una mossa.
rules-A4 = Una scivolata può passare dalle porte su altre tessere, purché resti dritta.
rules-A5 = Conta solo la casella dove un eroe si ferma. Scivolare sopra qualcosa non ha effetto.
rules-A6 = Vortice: l’eroe salta su un vortice libero del suo colore già trovato, da ovunque si trovi. Solo prima del furto.
rules-A7 = Scala mobile: l’eroe va da un capo all’altro, se lì non c’è nessuno. Non si ferma mai in mezzo.
rules-A8 = Esplora: si piazza una tessera nuova; vedi “Esplorare”.
rules-A9 = Nessuno può fermarti o annullare ciò che hai fatto. Ciò che è andato storto si rimedia solo facendo altro.
rules-A10 = Ciò che non è possibile non succede e costa solo tempo. Lo viene a sapere solo chi ha provato, con il motivo.

rules-X1 = Per esplorare serve un eroe su una casella di esplorazione del suo colore, con ancora niente dietro, e una tessera da piazzare.
rules-X2 = Si scopre la tessera in cima alla pila e la si piazza lì. Da allora può passare chiunque.
rules-X3 = Se la porta della tessera nuova incontra una porta di una vecchia, si passa subito.
rules-X4 = Se degli eroi stanno su più caselle così, chi esplora può prima guardare la tessera e poi scegliere dove va. Va piazzata prima di scoprire la prossima; fino ad allora tutti la vedono.
rules-X5 = Quando la pila è vuota non c’è più niente da esplorare.

rules-H1 = Contiene tre minuti di sabbia, se il tavolo non ha deciso altro, e scorre senza sosta: mentre parlate, mentre pensate, mentre a qualcuno manca la rete.
rules-H2 = Se la sabbia finisce prima della vittoria avete perso, in quell’istante.
rules-H3 = Un eroe che si ferma su una casella clessidra la gira subito, che lo vogliate o no. Ciò che è già scorso è ora ciò che vi resta. La casella è esaurita.
rules-H4 = Quindi non si riempie mai: giratela presto, e perdete tempo. Giratela tardi, e forse è troppo tardi.
rules-H5 = Le caselle clessidra funzionano prima e dopo il furto.

rules-T1 = Finché scorre la sabbia: silenzio. Niente parole, niente dita puntate, niente segni.
rules-T2 = Quando si gira la clessidra tutti possono parlare, quanto vogliono; la sabbia scorre.
rules-T3 = Alla prima azione di chiunque si torna zitti: una mossa, un vortice, una scala mobile, un’esplorazione. Il campanello e gli sguardi non contano.
rules-T4 = Ci pensa il server: scrivere, parlare e indicare funziona solo prima dell’inizio, quando si può parlare e dopo la fine.
rules-T5 = Il campanello: ce n’è uno sul tavolo. Chiunque lo mette davanti a chiunque. Dice “fai qualcosa!”, e nient’altro.
rules-T6 = Puoi fissare qualcuno in ogni momento. Che cosa vuoi dire, sta all’altra persona capirlo.
rules-T7 = Il primo scenario si può giocare parlando sempre, per imparare insieme.

rules-W1 = Quando tutti e quattro gli eroi stanno insieme sugli oggetti del proprio colore, può avvenire il furto.
rules-W2 = Avviene da sé in quel momento. Nell’edizione nuova qualcuno deve dare il via.
rules-W3 = Suona l’allarme: da ora tutti i vortici sono chiusi.
rules-W4 = Un eroe che si ferma su un’uscita che può usare è fuori, e lascia il centro commerciale.
rules-W5 = Quando è fuori il quarto, avete vinto.
rules-W6 = Prima del furto un’uscita è solo pavimento. Nell’edizione nuova: se tutti e quattro sono sulle uscite e nessuno ha dato il via al furto, escono a mani vuote, e avete perso.
rules-W7 = Dopo la fine non cambia più niente. Ora potete parlare.

rules-P1 = Solo nello scenario 1: l’uscita viola serve tutti e quattro.
rules-P2 = Dallo scenario 2: ogni eroe esce dall’uscita del suo colore.
rules-P3 = Dallo scenario 3: ogni volta che si gira la clessidra, tutti passano la carta a sinistra.
rules-P4 = Dallo scenario 4: quando l’elfo esplora, si può parlare.
rules-P5 = Dallo scenario 4: nei passaggi del nano passa solo il nano. Per tutti gli altri sono muro.
rules-P6 = Dallo scenario 5: finché la maga sta su una sfera di cristallo, si possono piazzare fino a due tessere davanti a caselle di esplorazione aperte di qualunque colore, la seconda anche accanto alla prima. La sfera si esaurisce dopo due, o quando la maga se ne va dopo una. Esplorare normalmente non la consuma.
rules-P7 = Dallo scenario 6: una telecamera funziona da quando viene trovata. Finché ne funzionano due o più, nessuno può fermarsi su una casella clessidra. Scivolarci sopra va bene.
rules-P8 = Dallo scenario 6: quando il barbaro si ferma su una telecamera, si rompe.

rules-L1 = Sette carte, un’abilità ciascuna, coperte. Scopri quella in cima: quell’abilità è tua, per tutti gli eroi, finché non scopri la prossima.
rules-L2 = Finite le carte, si capovolge il mucchio così com’è, senza mescolare. Così sai che cosa arriva.
rules-L3 = Quando si gira la clessidra si rimescolano tutte e sette, e cominci senza.
rules-L4 = Nessuno passa carte, nessuno suona, nessuno fissa.

rules-C1 = 8 tessere da trovare. Un’uscita per tutti; si può parlare sempre.
rules-C2 = 11 tessere. Un’uscita per ogni eroe.
rules-C3 = 11 tessere. Le carte passano a sinistra.
rules-C4 = 13 tessere. Passaggi del nano, e i momenti per parlare dell’elfo.
rules-C5 = 14 tessere, la sfera di cristallo in cima.
rules-C6 = 16 tessere, tra cui due telecamere.
rules-C7 = 18 tessere, quattro telecamere.
rules-C8 = La pila è scoperta: tutti vedono la prossima tessera.
rules-C9 = Da tre posti in su. Ci sono carte per un posto in meno; chi non ne ha è il capo, e solo il capo suona il campanello. Quando le carte passano, passa anche il non averne.
rules-C10 = Tutti e quattro gli eroi stanno su oggetti, ma nessuno sul proprio. Ognuno esce da un’uscita non sua; ogni uscita prende un eroe, che ci resta sopra.
rules-C11 = Prima del furto, ogni volta che si gira la clessidra, due tessere devono sparire prima che qualcuno possa agire. Una tessera può sparire se non c’è sopra nessuno, niente su di essa è esaurito, non è la prima, e nulla di ciò che si poteva raggiungere resta isolato. Se non ce ne sono due, avete perso. Vanno sotto la pila.
rules-C12 = Quando si può parlare potete indicare caselle e fare segni, ma non parlare né scrivere.
rules-C13 = La tessera 3 è un secondo centro commerciale. Barbaro e maga partono lì, elfo e nano nel primo. I due non si uniscono mai, e i quattro eroi non possono mai stare tutti nello stesso. Un vortice porta un eroe da un vortice del suo colore a uno del suo colore nell’altro; la pila è scoperta.
rules-C14 = Non si parla mai. Restano il campanello e gli sguardi.
rules-C15 = Non si parla mai, e non c’è nemmeno il campanello.
rules-C16 = Nessuno può usare un vortice.
rules-C17 = Mai due eroi sulla stessa tessera, tranne la prima: una tessera con un eroe sopra è chiusa, anche per passarci. Gli eroi restano sulle uscite, e continuano a chiudere quella tessera.
rules-levels = Livelli di una sfida
rules-levels-words = Le sfide (da 8 a 17) hanno livelli: più tessere, più difficile. Il livello 1 ha solo l’uscita viola per tutti. “Inganna le guardie” comincia dal livello 2.
rules-level-row = Livello { $level }: { $tiles } tessere
rules-B2 = I vostri scenari: qualunque combinazione di queste regole che non si contraddica, in un piccolo file. Un codice la porta nella sala d’attesa.

rules-E1 = Vecchia: il furto avviene da sé.
rules-E2 = Nuova: qualcuno deve dare il via al furto, e chi esplora può prima guardare la tessera.
rules-E3 = Di casa, la solita: il furto avviene da sé, e si può guardare prima.

rules-D1 = Scivolare su clessidra, oggetto, uscita, telecamera o sfera di cristallo non ha effetto.
rules-D2 = Le telecamere bloccano solo le caselle clessidra non esaurite, e solo per fermarsi.
rules-D3 = Con un capo, le carte sono quelle per un posto in meno.
rules-D4 = In “Muri in movimento” dopo il furto non spariscono tessere.
rules-D5 = Il capo cambia con le carte. Un’opzione mantiene il capo, e le carte lo saltano.
rules-D6 = Dove una tessera è stata tolta, la porta che ci portava è un vicolo cieco o si può esplorare di nuovo.

rules-keys-title = Tasti
rules-keys-lead = I tasti contano per la loro posizione sulla tastiera. Le righe sono le tue abilità, le colonne i quattro eroi.
rules-keys-row = { $number }ª abilità, per i quattro eroi da sinistra a destra
rules-figure-start = L’atrio, con una casella di esplorazione per colore, una clessidra e una scala mobile
rules-figure-explore = Una tessera con l’ingresso in basso e caselle di esplorazione in alto
rules-figure-passage = Una tessera con passaggi del nano, i varchi nei muri
rules-figure-ball = Una tessera con una sfera di cristallo
rules-figure-camera = Una tessera con una telecamera
rules-figure-exit = Una tessera con un’uscita
rules-figure-item = Una tessera con un oggetto
rules-independent = Scritto per Hushmaze, con parole nostre.
