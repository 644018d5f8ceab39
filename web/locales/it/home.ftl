home-title = Hushmaze: il furto silenzioso
home-claim = Quattro eroi. Una clessidra. Nessuno può parlare.
home-story = Tutti controllano tutti gli eroi, ma ogni giocatore ha mosse diverse. Trovate i quattro oggetti, prendeteli nello stesso istante e scappate.
home-name = Il tuo nome al tavolo
home-friends = Gioca con gli amici
home-friends-note = apre una stanza con un link da condividere
home-bots = Gioca con i bot
home-bots-note = occupano gli altri posti
home-solo = Gioca in solitario
home-solo-note = un mazzo, tutte le mosse
home-opening = Apro una stanza…
home-no-room = Non è stato possibile aprire la stanza. Il server è attivo?
home-too-many = Troppe stanze nuove da qui. Aspetta un minuto e riprova.

home-join = Entra in una stanza
home-join-label = Codice della stanza
home-join-example = kibo-ruta
home-join-go = Entra
home-join-hint = Due parole di quattro lettere. Spazi, trattini e maiuscole non contano; va bene anche il link intero.
home-join-bad = Un codice ha otto lettere, come kibo-ruta.
# $code: the code that was typed
home-join-none = Non c’è nessuna stanza { $code }. Controlla il codice.

home-recent = Torna in una stanza
home-recent-forget = Dimentica questa stanza
# $when: such as "5 minutes ago", already in words
home-recent-when = eri lì { $when }

home-learn = La prima partita
home-learn-note = di nuovo, o in solitario con le carte
home-rules = Le regole
home-rules-note = tutte, con le figure

home-how = Come si gioca
home-how-share-title = Tutti muovono tutti
home-how-share = Niente turni. Se hai “nord”, puoi muovere a nord qualunque eroe, in qualunque momento.
home-how-find-title = Esplorate, rubate, fuggite
home-how-find = Esplorate il centro commerciale finché i quattro non sono sui loro oggetti. Poi scatta l’allarme: di corsa alle uscite.
home-how-hush-title = Silenzio
home-how-hush = Nemmeno una parola finché scorre la sabbia. Girare la clessidra dà tempo, e l’occasione di parlare.
home-free = Gratis e aperto. Niente account, tracciamento o pubblicità.
home-independent = Hushmaze è un gioco indipendente per il browser, fatto da appassionati. Non è affiliato né approvato dall’autore o dall’editore di Magic Maze.

book-home-note = chi ha vinto cosa, e come
# The challenge book.
book-title = Il libro delle sfide
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, livello { $level }
# Making your own: the way in to both workshops.
home-make = Crea i tuoi scenari
home-make-note = scenari e tessere
replay-home-note = rivedi le partite finite
replay-page = Replay

# For newcomers
home-first = Prima volta qui?
home-first-play = Gioca la prima partita
home-first-on = Continua la prima partita
home-first-note = Tre minuti, niente da leggere.
home-first-solo = Oppure in solitario, con le carte

home-table = Al vostro tavolo
home-table-note = clessidra e regole per la copia stampata
