make-title = Crea tus escenarios
make-lead = Después del cierre, el centro comercial es tuyo. Cambia las reglas o reconstrúyelo.
make-scenario = Un escenario
make-scenario-words = Mezcla las reglas, elige las losetas, decide cuánta arena hay. Pruébalo con bots un minuto después y mándaselo a tus amigos.
make-scenario-go = Crear un escenario
make-tiles = Un centro comercial
make-tiles-words = Dibuja tus propias losetas o introduce las que tienes en casa. Comprobamos al momento si se puede jugar con ellas.
make-tiles-go = Dibujar losetas
make-mine = Los tuyos
make-mine-words = Guardados en este navegador.
make-played = Jugados aquí
make-played-words = Escenarios personales jugados hasta el final en este servidor.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, ganadas: { $won }
make-nothing = Todavía nada. El primero podría ser el tuyo.
make-play = Jugar
make-change = Editar
