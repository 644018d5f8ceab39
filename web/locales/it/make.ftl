make-title = Crea il tuo
make-lead = Dopo la chiusura il centro commerciale è tuo. Cambia le regole, o ricostruiscilo da capo.
make-scenario = Uno scenario
make-scenario-words = Mescola le regole, scegli le tessere, decidi quanta sabbia. Provalo con i bot un minuto dopo, poi mandalo ai tuoi amici.
make-scenario-go = Crea uno scenario
make-tiles = Un centro commerciale
make-tiles-words = Disegna tessere tue, o inserisci quelle che hai a casa. Ti viene detto subito se ci si può giocare.
make-tiles-go = Disegna tessere
make-mine = I tuoi
make-mine-words = Conservati in questo browser e da nessun’altra parte.
make-played = Giocati qui
make-played-words = Scenari creati da altri e giocati fino in fondo su questo server.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $won } vinte
make-nothing = Ancora niente. Il primo potrebbe essere tuo.
make-play = Gioca
make-change = Modifica
