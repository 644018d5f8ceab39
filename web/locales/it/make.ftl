make-title = Crea i tuoi scenari
make-lead = Dopo la chiusura il centro commerciale è tuo. Cambia le regole o ricostruiscilo.
make-scenario = Uno scenario
make-scenario-words = Mescola le regole, scegli le tessere, decidi quanta sabbia. Provalo subito con i bot, poi mandalo ai tuoi amici.
make-scenario-go = Crea uno scenario
make-tiles = Un centro commerciale
make-tiles-words = Disegna le tue tessere, o copia quelle che hai a casa. Controlliamo subito se si possono giocare.
make-tiles-go = Disegna tessere
make-mine = I tuoi
make-mine-words = Salvati in questo browser.
make-played = Giocati qui
make-played-words = Scenari personali giocati fino in fondo su questo server.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, vinte: { $won }
make-nothing = Ancora niente. Il primo potrebbe essere tuo.
make-play = Gioca
make-change = Modifica
