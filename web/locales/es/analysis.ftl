analysis = Cómo ha ido
analysis-loading = Repasando la partida…
analysis-not-now = Ahora mismo no está disponible.
analysis-again = Probar otra vez
analysis-never-started = Nunca se giró el reloj, así que no hay nada que contar.
analysis-as-table = Lo mismo en una tabla
analysis-hero = Héroe
analysis-who = Quién
analysis-when = Cuándo
analysis-duration = Tiempo
analysis-more = Mostrar más
analysis-mark-spoken = { $what }, en { $time }
analysis-see = Verlo, en { $time }

analysis-praise-won = Los cuatro fuera, con { $time } de arena restante.
analysis-praise-stolen = El robo os ha salido: los cuatro objetos en el mismo momento.
analysis-praise-near-plan = { $actions } acciones. Conociendo de antemano todas las losetas, un buen plan necesita { $planned }: muy cerca.
analysis-praise-late = Cada giro del reloj llegó en buen momento.
analysis-praise-together =
    { $actions ->
        [one] Una acción sin una palabra: así se empieza.
       *[other] { $actions } acciones sin una palabra: así se empieza.
    }

analysis-time = En qué se fue el tiempo
analysis-time-words = Habéis jugado { $time }; durante { $talked } podíais hablar.
analysis-phase = Parte
analysis-phase-search = Búsqueda
analysis-phase-gathering = Reunión
analysis-phase-escape = Huida
analysis-talk = Palabra
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
analysis-sand-wasted = Girado más tarde, habría durado { $time } más.
analysis-sand-locked = Durante { $time } las cámaras os alejaron de los relojes.
analysis-turn-left = quedaba { $time }
analysis-wasted = A ganar girando más tarde
analysis-locked = Bloqueado por cámaras
analysis-before-turn = Antes
analysis-after-turn = Después
analysis-no-turns = El reloj no se giró.

analysis-shares = La parte de cada cual
analysis-shares-words = Quién actuó cuántas veces, y cuánto tardó cuando había algo útil que hacer.
analysis-share =
    { $actions ->
        [one] una acción · { $percent }
       *[other] { $actions } acciones · { $percent }
    }
analysis-reaction = la mitad en { $median } s, nueve de cada diez en { $ninety } s
analysis-count-actions = Acciones
analysis-count-steps = Casillas
analysis-count-explorations = Exploraciones
analysis-count-turns = Giros
analysis-count-bells-placed = Timbres dados
analysis-count-bells-received = Timbres recibidos
analysis-count-useful = Justo a punto

analysis-heroes = Los héroes
analysis-heroes-words = Un héroe espera cuando tenía algo útil abierto desde hacía más de dos segundos.
analysis-part-moving = en camino
analysis-part-waiting = esperando
analysis-part-resting = nada que hacer
analysis-part-talking = se hablaba
analysis-part-safe = fuera
analysis-waits = Quién esperó a quién
analysis-waits-words = { $hero }: la espera más larga fue por { $name }, { $time } en total. De vez en cuando, una mirada a los otros héroes ayuda.
analysis-waits-none = Nadie tuvo que esperar: ¡bien jugado!

analysis-heat = Caminos trillados
analysis-heat-words = Cuanto más grande y rojo, más veces pasó un héroe por allí.
analysis-heat-measure = Qué cuenta
analysis-heat-visits = Cuántas veces
analysis-heat-stood = Cuánto tiempo
analysis-heat-squares = Casillas
analysis-heat-stops = Paradas
analysis-heat-passes = Pasos

analysis-chances = Ocasiones para la próxima vez
analysis-chances-none = Nada útil quedó abierto mucho tiempo. ¡No se os escapó nada!
analysis-chances-words =
    { $count ->
        [one] Una vez algo útil quedó abierto un rato.
       *[other] { $count } veces algo útil quedó abierto un rato. Las más largas:
    }
analysis-chance-move = { $hero }: durante { $seconds } s se podía ir hacia el { $direction }.
analysis-chance-vortex = { $hero }: durante { $seconds } s se podía tomar un vórtice.
analysis-chance-escalator = { $hero }: durante { $seconds } s se podía tomar la escalera mecánica.
analysis-chance-explore = { $hero }: durante { $seconds } s se podía explorar.
analysis-chance-whose = en manos de { $names }
analysis-chance-taken = y al final se hizo
analysis-purpose-explore = para abrir una puerta
analysis-purpose-item = hacia el objeto
analysis-purpose-exit = hacia la salida
analysis-purpose-hourglass = hacia el reloj
analysis-purpose-camera = hacia una cámara
analysis-purpose-ball = para la bola de cristal
analysis-purpose-aside = para dejar paso
analysis-purpose-aside-at-once = para dejar paso
analysis-purpose-table = para todos

analysis-beside = Junto a un plan que lo sabía todo
analysis-beside-words = Conociendo de antemano todas las losetas, un buen plan necesita { $actions } acciones y, a vuestro ritmo, { $time }. ¡Vosotros teníais que descubrirlas primero!
analysis-beside-late = Incluso conociendo todas las losetas hacen falta { $actions } acciones y, a vuestro ritmo, { $time }: más que la arena que había. ¡Mala suerte!
analysis-beside-none = No se encontró ningún plan para este reparto: era difícil.
analysis-beside-impossible = Este reparto no lo habría ganado nadie.
analysis-beside-team = Vosotros
analysis-beside-plan = Un buen plan
analysis-beside-least = El mínimo posible

what-if-words = Desde este momento juegan bots en todos los asientos: las mismas losetas, la misma arena.
what-if-pace = Lo rápidos que son
what-if-play = Que sigan los bots desde aquí
what-if-again = Otra vez
what-if-busy = Están jugando…
what-if-watch = Verlo
what-if-won = Lo habrían logrado, con { $time } restante.
what-if-lost = Los habrían pillado. { $why }
what-if-runs = Ganadas { $won } de { $runs } partidas.
what-if-me = Seguir yo
what-if-me-words = En una sala aparte: tú en un asiento, bots en los demás. Nunca va al libro.
what-if-seat = Mi asiento
what-if-opening = Poniendo la mesa…
