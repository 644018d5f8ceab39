trouble-home = Alla pagina iniziale
trouble-retry = Riprova adesso
trouble-reload = Ricarica la pagina
trouble-rules-meanwhile = Intanto leggi le regole

trouble-page-title = Dietro questa porta non c’è niente
trouble-page-words = Questa pagina non esiste. Forse una lettera dell’indirizzo è sbagliata.

trouble-load-title = Manca un pezzo della pagina
trouble-load-words = Non è stato possibile caricarlo. Forse manca la rete, o c’è una versione più nuova.

# $code: the code of the room
trouble-gone-title = Questa stanza non c’è più
trouble-gone-words = Non c’è nessuna stanza { $code }. Un codice si sbaglia facilmente: nel link di chi ospita c’è quello giusto.
trouble-gone-new = Apri una stanza nuova

trouble-full-title = Questa stanza è piena
trouble-full-words = Non ci sta più nessuno, nemmeno per guardare. Forse qualcuno uscirà presto.

trouble-elsewhere-title = Sei già qui, su un altro dispositivo
trouble-elsewhere-words = Il tuo posto è stato aperto in un’altra finestra o su un altro dispositivo, e una persona si siede una volta sola.
trouble-handed-over-words = Il tuo posto è passato a un altro dispositivo. Per riaverlo qui, apri su quello il codice di passaggio dal menu.
trouble-elsewhere-back = Riprendilo qui

trouble-away-title = Il server non risponde.
trouble-away-words = Continuiamo a provarci noi. Stanze e partite sono al sicuro: quando torna, tutto è dov’era.
trouble-away-kept = Continuiamo a provarci. Il tuo posto e la partita sono al sicuro.

trouble-opening-title = Apro { $code }
trouble-opening-words = Tra un momento si accendono le luci.

# Titles of the page while nobody looks at it
attention-bell = Fai qualcosa!
attention-stare = Qualcuno ti fissa
attention-game = Il tavolo è pronto
attention-started = La sabbia scorre
