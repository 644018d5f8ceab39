# The table: the screen of the game itself.
table-sand = Reloj de arena
table-sand-left = Quedan
table-sand-if-turned = Si se gira
table-sand-locked = Las cámaras bloquean el reloj
table-seats = Alrededor de la mesa
table-seat-empty = Asiento { $number }
table-seat-rung = ¡llama { $name }!
table-seat-rung-own = llamas tú
table-seat-stares = mira a { $name }
table-seat-stares-you = te mira
table-seat-leader = líder, sin carta
table-seat-bot = bot
table-seat-nobody = asiento libre
table-seat-away = ausente
table-seat-yours = tus habilidades
table-seat-ready = listo
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Sin habilidades
table-bell-at = Llamar a { $name }
table-bell-self = Llamarme a mí
table-stare-at = Mirar fijamente a { $name }
table-cards-pass = cartas a la izquierda al girar el reloj
table-watchers =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
table-loot = Objetos · { $count } de 4 en su sitio
table-exits = Salidas · { $count } de 4 fuera
table-hero-out = fuera
table-hero-inside = aún dentro
table-hero-in-place = en su sitio
table-hero-not-in-place = aún no en su sitio
table-cameras = Cámaras activas
table-cameras-lock = relojes bloqueados
table-cameras-would-lock = dos bloquean los relojes
table-flips = Relojes restantes
table-flips-used =
    { $count ->
        [0] ninguno usado
        [one] uno usado
       *[other] { $count } usados
    }
table-vortices = Vórtices
table-vortices-open = abiertos
table-vortices-closed = cerrados
table-tiles-left = En la pila
table-next-tile = Luego: loseta { $tile }
table-tile-in-hand = Loseta { $tile } destapada. Elige una puerta.
table-facts = Estado de la partida
table-controls = Tus mandos
table-board = El centro comercial
table-log = Qué ha pasado
table-bell = Llamar a…
table-stare = Mirar a…
table-steal = ¡A robar!
table-look = Mirar antes
table-turn-card = Otra carta
table-pause = Pausa
table-paused = La partida está en pausa
table-resume = Reanudar
table-played-on = Desde aquí jugáis tú y los bots. La arena te espera.
table-played-on-mark = continuada
table-you-lead = Eres el líder: sin carta, pero el timbre es solo tuyo. Ponlo delante de quien debería actuar.
table-cancel = Cancelar
table-theft = ¡El robo!
table-theft-run = ¡Alarma! Todos a las salidas.
moment-hush = ¡Silencio!
moment-hush-why = Mientras corra la arena, nadie habla
moment-won = ¡Todos fuera!
moment-lost = ¡Luces!
table-interrupted = interrumpida
table-rigged = amañada
table-was-paused = con pausas
table-scenario = Escenario { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Silencio
talk-now = ¡A hablar!
talk-hands = Solo manos
talk-on-turn = hasta que gire el reloj
talk-on-turn-or-elf = hasta que gire el reloj o explore el elfo
talk-never = ni una palabra esta vez
talk-until-act = hasta la primera acción
talk-always = se puede hablar siempre
talk-planning = haced planes
talk-over = la partida ha acabado
talk-watching = Pueden hablar
talk-read-along = tú puedes leer
talk-panel = Conversación
talk-title = ¡Hablad!
talk-title-hands = ¡Por gestos!
talk-plan = Podéis hablar
talk-plan-why = La arena aún no corre
talk-cause-turn = { $hero } ha girado el reloj
talk-cause-elf = El elfo ha explorado
talk-write = Escribe o habla…
talk-write-only = Escribe…
talk-write-label = Di algo a todos
talk-send = Enviar
talk-signs = Gestos
talk-words = Lo que se ha dicho
talk-foot = La primera acción acaba con la charla. La arena sigue corriendo.
talk-voice-join = Activar la voz
talk-voice-leave = Desactivar la voz
talk-voice-hold = Mantén para hablar
talk-voice-open = Micrófono abierto
talk-voice-listening = Solo escuchas, sin micrófono
talk-voice-failed = No se pudo activar la voz
talk-voice-muted = Voz cortada hasta que se pueda hablar
talk-voice-asking = Esperando el micrófono…

# Before the hourglass is turned.
planning-title = Haced un plan
planning-how = Mirad el centro comercial y hablad cuanto queráis. En cuanto corra la arena, nadie podrá decir una palabra.
planning-yours = Puedes hacer esto con los cuatro héroes:
planning-solo = Vas destapando cartas; la de arriba es lo que puedes hacer.
planning-leader = No tienes carta: eres el líder y tienes el timbre.
planning-start = Que corra la arena
planning-not-ready =
    { $count ->
        [one] un jugador no está listo
       *[other] { $count } jugadores no están listos
    }
planning-ready = Ya estoy
planning-host-starts = Empieza { $name }
planning-watching = Estás mirando. Empieza cuando corra la arena.

# The control: one button for each hero and ability.
matrix = Tus habilidades, héroe a héroe
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [one] Mover { $hero }, { $ability }: 1 paso
       *[other] Mover { $hero }, { $ability }: hasta { $steps } pasos. Flechas arriba y abajo para elegir cuántos
    }
matrix-vortex =
    { $count ->
        [one] { $hero } toma un vórtice
       *[other] { $hero } toma un vórtice: { $count } para elegir
    }
matrix-explore =
    { $count ->
        [one] { $hero } explora
       *[other] { $hero } explora: { $count } puertas para elegir
    }
matrix-escalator = { $hero } toma las escaleras mecánicas
matrix-impossible = { $hero }, { $ability }: ahora no se puede
matrix-not-mine = { $ability } no es tuya. La tiene { $names }
choose-vortex = { $hero }: ¿qué vórtice?
choose-explore = { $hero }: ¿qué puerta?
choose-on-board = Toca uno en el tablero
choose-or-press = o pulsa
choose-stay = Quedarse
choose-bell = ¿A quién llamas?
choose-stare = ¿A quién miras?

# Two tiles must go (C11).
discard-title = Los muros se mueven
discard-how = Elegid dos losetas que vayan debajo de la pila. Sin héroes ni casillas fuera de servicio, y sin aislar nada.
discard-tiles = Losetas del tablero
discard-tile = Loseta { $tile }
discard-chosen = Loseta { $tile } ({ $place })
discard-commit = Quitarlas

# Solo.
solo-left =
    { $count ->
        [one] queda una carta
       *[other] quedan { $count } cartas
    }
solo-none = Destapa una
solo-discard = usadas

# Watching.
watch-title = Estás mirando
watch-how = Lo ves todo y no puedes hacer nada.
watch-sit = Ocupar asiento { $number }

# The view of the map.
view-group = Vista del tablero
view-fit = Mostrar todo
view-closer = Acercar
view-farther = Alejar
view-hero = Mostrar: { $hero }

# Keys, in short.
legend-step = { $direction }: un paso
legend-hold = mantén
legend-slide = avanza, suelta y para
legend-tab = héroes, luego flechas
legend-help = más teclas

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = El tablero en palabras
mall-open = El tablero en palabras
mall-close = Cerrar
mall-summary = Arena: quedan { $time }, { $turned } si se gira el reloj. Losetas en la pila: { $tiles }. Relojes a la vista: { $flips }.
mall-commands = { $hero }: qué puedes hacer
mall-no-commands = { $hero }: ahora no puedes hacer nada.
mall-other-commands = Qué más puedes hacer
mall-specials = Casillas especiales a la vista
mall-tiles = Todas las losetas
mall-tile = Loseta { $tile }
place-plain = una casilla
place-off = fuera del tablero
place-floor = loseta { $tile } { $cell }
place-special = loseta { $tile } { $cell }, { $spot }
spot-exploration = casilla de Exploración { $hero }
spot-vortex = vórtice { $hero }
spot-hourglass = reloj
spot-item = objeto { $hero }
spot-exit = salida { $hero }
spot-ball = bola de cristal
spot-camera = cámara
spot-escalator = escaleras mecánicas
spot-spent = { $spot }, fuera de servicio
short-exploration = en puerta
short-vortex = en vórtice
short-hourglass = reloj
short-item = en objeto
short-exit = en salida
short-ball = bola
short-camera = en cámara
short-escalator = escaleras
short-tile = loseta { $tile }
door-joined = puerta { $side } a la loseta { $tile }
door-closed = puerta { $side }, sin salida
door-explore = puerta { $side }, por explorar: { $hero }
door-nowhere = puerta { $side }, nada detrás
tile-escalator = Escaleras mecánicas de { $one } a { $other }
tile-hero = { $hero } en { $cell }
hero-stands = { $hero } está en { $place }.
hero-has-left = { $hero } ha salido del centro comercial.
way-none = { $direction }: no hay paso.
way-far =
    { $steps ->
        [one] { $direction }: 1 paso, hasta { $place }.
       *[other] { $direction }: como mucho { $steps } pasos, hasta { $place }.
    }
way-escalator = Escaleras mecánicas a { $place }.
way-vortex = Vórtice a { $place }.
way-explore = Puerta por explorar: { $place }.
way-beside = En la misma loseta: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, 1 paso: { $place }
       *[other] { $direction }, { $steps } pasos: { $place }
    }
command-escalator = tomar las escaleras mecánicas
command-vortex = vórtice a { $place }
command-explore = explorar: { $place }

# Help.
help-open = Ayuda
help-title = Ayuda
help-rules = El juego en breve
help-rule-goal = Llevad a los cuatro héroes a la vez a los objetos de su color, y después fuera por las salidas, antes de que se acabe la arena.
help-rule-act = No hay turnos. Lo que está en tu carta puedes hacerlo con cualquier héroe, en cualquier momento. Nada más.
help-rule-sand = Un héroe que se para en un reloj lo gira: la arena que ya ha corrido es el tiempo que os queda. Cada reloj sirve una vez.
help-rule-talk = Nadie habla mientras corre la arena, salvo cuando se gira el reloj, y solo hasta la primera acción. El timbre quiere decir: ¡haz algo!
help-rule-theft = Robados los cuatro objetos suena la alarma, y los vórtices se cierran para siempre.
help-rule-exit = Un héroe que se para en su salida está fuera. Cuando los cuatro están fuera, habéis ganado.
help-touch = Con los dedos
help-touch-button = Toca un botón: ese héroe actúa. Mantenlo pulsado: avanza casilla a casilla; suelta donde deba parar.
help-touch-hero = O toca un héroe y luego una casilla iluminada. También puedes arrastrarlo hasta allí.
help-touch-board = Mueve el tablero con un dedo y acércalo con dos.
help-touch-bell = Toca el timbre y luego a un jugador: ¡haz algo!
help-all-rules = Todas las reglas
help-keys = Teclas
help-key-row = { $ability }, para los cuatro héroes de izquierda a derecha
help-key-hold = vista previa casilla a casilla; suelta para ir hasta allí
help-key-arrows = elegir un héroe y luego moverlo
help-key-escape = cancelar lo que estás haciendo
help-key-bell = llamar a alguien (luego un número)
help-key-stare = mirar fijamente a alguien (luego un número)
help-key-look = mirar antes la próxima loseta
help-key-steal = dar la señal del robo
help-key-card = otra carta, en solitario
help-key-talk = escribir, cuando se puede hablar
help-key-speak = mantener para hablar, cuando se puede
help-key-pause = pausar y reanudar, si se permite
help-key-where = decir dónde están los héroes
help-key-mall = el tablero en palabras
help-key-fit = mostrar todo el tablero
help-key-closer = acercar
help-key-farther = alejar
help-key-menu = menú
help-key-sound = sonido sí o no

# Menu.
menu-open = Menú
menu-title = Menú
menu-room = Sala { $code }
menu-follow = Seguir la acción
menu-show-keys = Teclas en los botones
menu-single-keys = Atajos de una tecla
menu-single-keys-why = Desactívalos si un lector de pantalla o el control por voz necesita las letras.
menu-settings = Todos los ajustes
menu-handover = Seguir en otro dispositivo
menu-stand = Levantarse y mirar
menu-stand-ask = ¿Levantarte?
menu-stand-bot = Un bot ocupa mi asiento
menu-stand-bot-why = Sin él nadie puede usar tus habilidades.
menu-stand-now = Levantarse
menu-give-up = Abandonar la partida
menu-give-up-ask = ¿Abandonar por toda la mesa?
menu-give-up-why = La partida acaba para todos. No va al libro.
menu-give-up-lobby = Cambiar las opciones
menu-deal-again = Repartir de nuevo
menu-no = Seguir jugando
menu-pass-host = Cambiar de anfitrión
menu-leave = Dejar la mesa
menu-leave-why = Se te guarda el asiento; vuelve con el mismo enlace.
handover-wait = Un momento…
handover-qr = Código QR para el otro dispositivo
handover-how = Escanéalo con el otro dispositivo, o abre allí esta dirección. Sirve una vez, durante cinco minutos.
handover-failed = Ahora mismo no se puede crear un código.
handover-again = Reintentar

# On the map.
table-title = La mesa: { $name }
board-explore-here = Explorar aquí
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Llamar
