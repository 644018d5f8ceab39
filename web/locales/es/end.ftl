# The end of a game.
end-won = ¡Lo habéis logrado!
end-lost = ¡Atrapados!
end-lost-sand = Se acabó la arena.
end-lost-empty-handed = Habéis salido con las manos vacías: nadie dio la señal del robo.
end-lost-walls = No se podían quitar dos losetas, y los muros se cerraron.
end-scenario = Escenario { $number } · { $name }
end-level = nivel { $level }
end-figures = La partida en cifras
end-played = Tiempo de juego
end-sand-left = Arena restante
end-turns = Relojes usados
end-theft = Robo a los
end-theft-none = sin robo
end-tiles = Losetas exploradas
end-actions = Quién hizo qué
end-seat = Jugador
end-moves = Movimientos
end-squares = Casillas
end-vortices = Vórtices
end-escalators = Escaleras
end-explored = Exploraciones
end-bells = Timbres
end-all-actions = Acciones
end-ways = Los caminos de los héroes
end-ways-all = Los cuatro
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: un movimiento
       *[other] { $hero }: { $moves } movimientos
    }
end-rematch = Jugar otra vez
end-rematch-wait = { $name } puede empezar la próxima partida.
end-lobby = Cambiar las opciones
end-lobby-guest = Volver a la sala
end-log = Descargar el registro
end-loading = Leyendo el registro…
end-no-log = El registro no está disponible ahora mismo.
end-chat = Comentadlo
end-chat-write = Di algo…
end-chat-send = Enviar
end-chat-empty = Ahora ya podéis decirlo todo. ¿Qué tal ha ido?
