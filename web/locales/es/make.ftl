make-title = Crea lo tuyo
make-lead = Después del cierre, el centro comercial es tuyo. Cambia las reglas o constrúyelo de nuevo.
make-scenario = Un escenario
make-scenario-words = Mezcla las reglas, elige las losetas, decide cuánta arena hay. Pruébalo con bots un minuto después y mándaselo a tus amigos.
make-scenario-go = Crear un escenario
make-tiles = Un centro comercial
make-tiles-words = Dibuja tus propias losetas o introduce las que tienes en casa. Sabrás al momento si se puede jugar con ellas.
make-tiles-go = Dibujar losetas
make-mine = Lo tuyo
make-mine-words = Guardado en este navegador y en ningún otro sitio.
make-played = Jugado aquí
make-played-words = Escenarios que otros crearon y jugaron hasta el final en este servidor.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won } ganadas
make-nothing = Todavía nada. El primero podría ser el tuyo.
make-play = Jugar
make-change = Cambiar
