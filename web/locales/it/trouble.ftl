trouble-home = Alla pagina iniziale
trouble-retry = Riprova adesso
trouble-reload = Ricarica la pagina
trouble-rules-meanwhile = Intanto leggi le regole

trouble-page-title = Dietro questa porta non c’è niente
trouble-page-words = Questa pagina non esiste. Forse c’è un errore nell’indirizzo.

trouble-load-title = Manca un pezzo della pagina
trouble-load-words = Non è stato possibile caricarlo. Forse manca la rete, o c’è una versione più nuova.

# $code: the code of the room
trouble-gone-title = Questa stanza non c’è più
trouble-gone-words = Non c’è nessuna stanza { $code }. Forse è un errore: il link dell’host ha il codice giusto.
trouble-gone-new = Apri una stanza nuova

trouble-full-title = Questa stanza è piena
trouble-full-words = Non c’è più posto, nemmeno per guardare. Forse qualcuno uscirà presto.

trouble-elsewhere-title = Stai giocando su un altro dispositivo
trouble-elsewhere-words = Il tuo posto è stato aperto in un’altra finestra o su un altro dispositivo. Puoi sederti in un posto solo.
trouble-handed-over-words = Il tuo posto ora è su un altro dispositivo. Per riaverlo, apri su quello il codice di passaggio dal menu.
trouble-elsewhere-back = Gioca qui

trouble-away-title = Il server non risponde.
trouble-away-words = Continuiamo a provare. Stanze e partite sono al sicuro: quando il server torna, tutto è dov’era.
trouble-away-kept = Continuiamo a provare. Il tuo posto e la partita sono al sicuro.

trouble-opening-title = Apro { $code }
trouble-opening-words = Tra un momento si accendono le luci.

# Titles of the page while nobody looks at it
attention-bell = Fai qualcosa!
attention-stare = Qualcuno ti fissa
attention-game = La partita è pronta
attention-started = La sabbia scorre
