# L’ultima schermata di una partita: una festa, o una parola gentile. Breve: tutto sta sopra un’immagine.
ending-tabs = Cosa guardare
ending-tab-moment = Il finale
ending-tab-figures = Numeri
ending-tab-ways = Percorsi
ending-tab-analysis = Com’è andata
ending-tab-talk = Chat

ending-left = di sabbia rimasta
ending-scene-won = Quattro eroi sbucano dall’ingresso illuminato alzando i loro oggetti.
ending-scene-lost = Tutte le luci accese. Una telecamera ha sorpreso quattro eroi con le mani in alto.

ending-near-out =
    { $out ->
        [one] Uno su quattro era già fuori!
       *[other] { $out } su quattro erano già fuori!
    }
ending-near-stolen = Gli oggetti c’erano: mancava solo l’uscita.
ending-near-items = Trovati tutti e quattro gli oggetti, eroi al loro posto: { $on } su 4.
ending-near-found = Oggetti trovati: { $found } su 4.
ending-near-begun = I primi passi li avete fatti.

ending-book-marked = Nel libro con una stella tratteggiata: { $marks }
ending-book-kept = La vostra vittoria migliore resta nel libro

ending-medals = Medaglie
ending-medals-none = Niente medaglie stavolta. La prossima partita ne ha in serbo per voi!
ending-medal-quickest-eye = Reazione più rapida
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Ultimo granello
ending-medal-last-grain-for = a { $time } dalla fine
ending-medal-light-fingers = Mano leggera
ending-medal-light-fingers-for = furto a { $time }
ending-medal-getaway = Ultimo fuori
ending-medal-getaway-for = { $time } d’anticipo
ending-medal-door-opener = Apriporte
ending-medal-door-opener-for =
    { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
ending-medal-whirlwind = Turbine
ending-medal-whirlwind-for =
    { $count ->
        [one] un vortice
       *[other] { $count } vortici
    }
ending-medal-stair-runner = Re delle scale
ending-medal-stair-runner-for =
    { $count ->
        [one] una corsa
       *[other] { $count } corse
    }
ending-medal-sure-hand = Mano sicura
ending-medal-sure-hand-for =
    { $count ->
        [one] un’azione perfetta
       *[other] { $count } azioni perfette
    }
ending-medal-long-legs = Gambe lunghe
ending-medal-long-legs-for =
    { $count ->
        [one] una casella
       *[other] { $count } caselle
    }

ending-lesson = Un consiglio per la prossima volta
ending-lesson-see = Guarda il momento
ending-lesson-passed-hourglass = { $time }: { $hero } ha superato una clessidra nuova con { $left } rimasti. Fermandosi si guadagna { $gain }.
ending-lesson-fresh-hourglass = C’era ancora una clessidra nuova. Un eroe lì sopra, e giocate { $gain } di più.
ending-lesson-turned-early = { $time }: avete girato la clessidra con { $left } rimasti. Prima fateli scorrere, poi giratela: { $gain } in più in tutto.
ending-lesson-chance = { $time }: { $chance } Usate il campanello.
ending-lesson-long-talk = { $time }: avete parlato a lungo mentre la sabbia scendeva. Decidete le prossime due mosse, poi via.
ending-lesson-cameras = { $time }: le telecamere hanno bloccato le clessidre per { $gain }.
ending-lesson-empty-handed = Prima tutti e quattro sugli oggetti, poi il furto, e solo allora fuori.
ending-lesson-walls = Tenete due tessere libere da eroi: ogni giro di clessidra ne toglie due.
ending-lesson-none-won = Nessuna mossa utile è rimasta in sospeso a lungo. Avanti così!
ending-lesson-none-lost = Ora conoscete questo centro commerciale: riprovate la stessa partita!

ending-same-deal = Rigioca questa partita
ending-same-deal-note = per divertimento, non per il libro
ending-new-deal = Nuova partita
ending-next = Prossimo: { $name }
ending-watch = Guarda
ending-share = Condividi immagine
ending-share-saved = L’immagine è tra i tuoi download.
ending-share-failed = Non è stato possibile creare l’immagine.
