# The companion: an hourglass beside a printed copy.
companion-title = Al vostro tavolo
companion-lead = Una clessidra per la vostra copia stampata. Mettetela accanto al tabellone e toccatela ogni volta che un eroe si ferma su una clessidra.
companion-turn = Gira la clessidra
companion-tap = Tocca per girare
companion-tap-start = Tocca per far scorrere la sabbia
companion-space = o premi la barra spaziatrice
# $time: such as 1:34
companion-turned = Girata: restano { $time }.
companion-hush = Silenzio!
companion-undo = Annulla il giro
companion-won = Abbiamo vinto!
companion-give-up = Ci arrendiamo
companion-not-over = Non è finita
companion-new = Nuova partita
# $time: such as 0:40
companion-late = È finita { $time } fa, mentre questa pagina dormiva.

companion-play = A cosa giocate
companion-players = Giocatori
companion-rules = Le regole in breve
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Mettete al centro la tessera { $start } e mescolate coperte le tessere { $tiles }.
companion-lay-face-up = Mettete al centro la tessera { $start } e mescolate le tessere { $tiles }, scoperte.
companion-lay-order = Mettete al centro la tessera { $start } e impilate coperte le tessere { $tiles } in quest’ordine, la prima in cima.
companion-lay-order-face-up = Mettete al centro la tessera { $start } e impilate scoperte le tessere { $tiles } in quest’ordine, la prima in cima.
companion-lay-top = Mettete in cima la tessera { $top }.
companion-lay-second = La tessera 3 è il secondo centro commerciale.

# A result is written down.
companion-record = Scrivila nel libro
companion-own-sand = Aggiungi una partita con un’altra clessidra
companion-outcome = Com’è finita
companion-outcome-won = Vinta
companion-outcome-lost = Persa
companion-used = Clessidre usate
companion-used-bad = Serve un numero intero.
# $most: such as 3:00
companion-sand-bad = Minuti e secondi, al massimo { $most }.
companion-save = Scrivi
companion-saved = È nel libro, su questo dispositivo.
companion-results = Giocate a un tavolo
companion-results-words = Restano solo in questo browser. Non danno stelle: nessun server le ha viste.
companion-remove = Elimina questa partita
companion-lost = persa
