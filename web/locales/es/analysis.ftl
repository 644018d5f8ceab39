analysis = Cómo ha ido
analysis-loading = Repasando la partida…
analysis-not-now = No disponible ahora mismo.
analysis-again = Reintentar
analysis-never-started = Nunca se giró el reloj, así que no hay nada que mostrar.
analysis-as-table = Mostrar como tabla
analysis-hero = Héroe
analysis-who = Quién
analysis-when = Cuándo
analysis-duration = Tiempo
analysis-more = Mostrar más
analysis-mark-spoken = { $what }, en { $time }
analysis-see = Verlo, en { $time }

analysis-praise-won = Los cuatro fuera, con { $time } de arena restante.
analysis-praise-stolen = Robo conseguido: los cuatro objetos a la vez.
analysis-praise-near-plan = { $actions } acciones. Conociendo de antemano todas las losetas, un buen plan necesita { $planned }: muy cerca.
analysis-praise-late = Girasteis el reloj siempre en el momento justo.
analysis-praise-together =
    { $actions ->
        [one] Una acción sin una palabra: un buen comienzo.
       *[other] { $actions } acciones sin una palabra: un buen comienzo.
    }

analysis-time = En qué se fue el tiempo
analysis-time-words = Habéis jugado { $time } y podíais hablar durante { $talked }.
analysis-phase = Fase
analysis-phase-search = Búsqueda
analysis-phase-gathering = Reunión
analysis-phase-escape = Fuga
analysis-talk = Charla
analysis-mark-turn = Reloj girado
analysis-mark-theft = Robo
analysis-mark-pause = Pausa

analysis-sand = La arena
analysis-sand-words =
    { $turns ->
        [one] Girado una vez, { $time } restante al final.
       *[other] Girado { $turns } veces, { $time } restante al final.
    }
analysis-sand-untouched = Nunca girado, { $time } restante al final.
analysis-sand-wasted = Girarlo más tarde os habría dado { $time } más.
analysis-sand-locked = Las cámaras bloquearon los relojes durante { $time }.
analysis-turn-left = quedaba { $time }
analysis-wasted = Perdido por girar pronto
analysis-locked = Bloqueado por cámaras
analysis-before-turn = Antes
analysis-after-turn = Después
analysis-no-turns = El reloj no se giró.

analysis-shares = Quién hizo cuánto
analysis-shares-words = Cuántas veces actuó cada jugador, y cuánto tardó cuando había algo útil que hacer.
analysis-share =
    { $actions ->
        [one] una acción · { $percent }
       *[other] { $actions } acciones · { $percent }
    }
analysis-reaction = mediana { $median } s, 90 % en { $ninety } s
analysis-count-actions = Acciones
analysis-count-steps = Casillas
analysis-count-explorations = Exploraciones
analysis-count-turns = Giros
analysis-count-bells-placed = Timbres dados
analysis-count-bells-received = Timbres recibidos
analysis-count-useful = Perfectas

analysis-heroes = Los héroes
analysis-heroes-words = Un héroe espera cuando alguien podría haberlo movido con provecho durante más de dos segundos.
analysis-part-moving = en movimiento
analysis-part-waiting = esperando
analysis-part-resting = nada que hacer
analysis-part-talking = charla
analysis-part-safe = fuera
analysis-waits = Quién esperó a quién
analysis-waits-words = { $hero } esperó sobre todo a { $name }: { $time } en total. No perdáis de vista a ningún héroe.
analysis-waits-none = Nadie tuvo que esperar. ¡Bien jugado!

analysis-heat = Casillas más transitadas
analysis-heat-words = Cuanto más grande y roja, más transitada es la casilla.
analysis-heat-measure = Mostrar
analysis-heat-visits = Cuántas veces
analysis-heat-stood = Cuánto tiempo
analysis-heat-squares = Casillas
analysis-heat-stops = Paradas
analysis-heat-passes = Pasos

analysis-chances = Ocasiones para la próxima vez
analysis-chances-none = Ninguna acción útil quedó pendiente mucho tiempo. ¡No se os escapó nada!
analysis-chances-words =
    { $count ->
        [one] Una vez quedó pendiente un rato una acción útil.
       *[other] { $count } veces quedó pendiente un rato una acción útil. Las más largas:
    }
analysis-chance-move = { $hero }: durante { $seconds } s se podía ir hacia el { $direction }.
analysis-chance-vortex = { $hero }: durante { $seconds } s se podía tomar un vórtice.
analysis-chance-escalator = { $hero }: durante { $seconds } s se podían tomar las escaleras mecánicas.
analysis-chance-explore = { $hero }: durante { $seconds } s se podía explorar.
analysis-chance-whose = podía hacerlo { $names }
analysis-chance-taken = después se hizo
analysis-purpose-explore = para abrir una puerta
analysis-purpose-item = hacia el objeto
analysis-purpose-exit = hacia la salida
analysis-purpose-hourglass = hacia el reloj
analysis-purpose-camera = hacia una cámara
analysis-purpose-ball = para la bola de cristal
analysis-purpose-aside = para dejar paso
analysis-purpose-aside-at-once = para dejar paso
analysis-purpose-table = para el equipo

analysis-beside = Comparado con un plan perfecto
analysis-beside-words = Conociendo de antemano todas las losetas, un buen plan necesita { $actions } acciones y, a vuestro ritmo, { $time }. ¡Vosotros teníais que descubrirlas antes!
analysis-beside-late = Incluso conociendo todas las losetas hacen falta { $actions } acciones y, a vuestro ritmo, { $time }: más que la arena que había. ¡Mala suerte!
analysis-beside-none = No encontramos ningún plan para este reparto: era difícil.
analysis-beside-impossible = Nadie podría haber ganado este reparto.
analysis-beside-team = Vosotros
analysis-beside-plan = Un buen plan
analysis-beside-least = El mínimo

what-if-words = Desde este momento los bots ocupan todos los asientos: las mismas losetas, la misma arena.
what-if-pace = Velocidad de los bots
what-if-play = Que sigan los bots desde aquí
what-if-again = Otra vez
what-if-busy = Los bots están jugando…
what-if-watch = Verlo
what-if-won = Lo habrían logrado, con { $time } restante.
what-if-lost = Los habrían atrapado. { $why }
what-if-runs = Ganadas { $won } de { $runs } partidas.
what-if-me = Seguir yo
what-if-me-words = En una sala aparte: tú en un asiento, bots en los demás. Nunca cuenta para el libro.
what-if-seat = Mi asiento
# In a game that bots played on. $name: who sat there
what-if-bot = Bot por { $name }
