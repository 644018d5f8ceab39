# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Sala { $code }
# $name: who hosts
lobby-hosted = Anfitrión: { $name }
lobby-you-host = Eres el anfitrión

# Inviting
lobby-invite = Invita con este código
lobby-copy = Copiar enlace
lobby-copied = Enlace copiado. Envíaselo a tus amigos.
lobby-copy-failed = No se pudo copiar el enlace. Aquí está: { $link }
lobby-share = Compartir…
# Goes out with the link when it is shared.
lobby-share-words = Ven a robar un centro comercial conmigo. Eso sí, ni una palabra.
# $link: the whole address
lobby-qr = Código para escanear, de { $link }

# Seats
lobby-table = Alrededor de la mesa
lobby-passing = las cartas pasan a la izquierda con cada giro del reloj
# $ready, $seats: numbers
lobby-ready-count = { $ready } de { $seats } listos
# $seat: a number from 1
lobby-seat = asiento { $seat }
lobby-you = Tú
lobby-host = anfitrión
lobby-away = ausente
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, ritmo { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Asiento libre
lobby-seat-take = Sentarse aquí
lobby-seat-change = Pasar a este asiento
lobby-seat-bot = Sentar un bot
lobby-seat-unbot = Quitar el bot
lobby-seat-clear = Liberar asiento
lobby-seat-stand = Levantarse y mirar
lobby-seat-ready = listo
lobby-seat-swap = Cambiar esta carta
# $abilities: a list of abilities, already in words
lobby-seat-card = Carta: { $abilities }
lobby-seat-leader = líder: sin carta
lobby-seat-swap-words = Elige con qué carta cambiarla.
lobby-rename = Cambiar tu nombre
lobby-rename-label = Tu nombre en la mesa
lobby-rename-save = Guardar
lobby-make-host = Hacer anfitrión a { $name }
lobby-watching = Mirando
lobby-silence = Cuando corra la arena nadie puede hablar. La voz y el chat se abren de nuevo al girar el reloj.
lobby-solo-words = A solas tienes todas las habilidades, carta a carta.
lobby-fill-bots = Bots en los asientos vacíos

# The start
lobby-start = Empezar el golpe
lobby-start-wait = esperando a { $name }
lobby-start-wait-more = esperando a { $name } y { $count ->
    [one] a otro más
   *[other] a { $count } más
}
lobby-start-empty = { $count ->
    [one] un asiento está vacío
   *[other] { $count } asientos están vacíos
}
lobby-start-plan = antes, un plan
lobby-dealing = Preparando el centro comercial…
lobby-ready = Estoy listo
lobby-ready-is = ¡Listo!
lobby-ready-host = empieza { $name }
lobby-sit-first = Siéntate para jugar
lobby-full = Todos los asientos están ocupados. Tú miras.
lobby-empty-title = { $count ->
    [one] Un asiento está vacío
   *[other] { $count } asientos están vacíos
}
lobby-empty-words = Espera a más gente, o empieza ya:
lobby-empty-bots = Llenar con bots
lobby-empty-fewer = { $seats ->
    [one] Jugar a solas
   *[other] Jugar con { $seats } asientos
}
lobby-empty-wait = Esperar

# The scenario and the table's choices
lobby-scenario = El escenario
lobby-only-host = Elige { $name }.
lobby-code-label = Código para compartir
lobby-code-hint = El código o el enlace de un escenario propio, como 040G2-40200-…
lobby-code-use = Usarlo
lobby-code-copy = Copiar el código
lobby-code-copied = Código copiado.
lobby-code-copy-failed = No se pudo copiar el código. Aquí está: { $code }
lobby-code-bad = Eso no es un código, o alguna letra está mal.
lobby-seats = Asientos
lobby-level = Nivel
lobby-level-hint = Más losetas, más arena que encontrar, más formas de perderse.
lobby-options = Más opciones
lobby-voice = Voz cuando se puede hablar
lobby-voice-hint = Los micrófonos se cortan mientras nadie puede hablar.
lobby-talk = Hablar siempre
lobby-talk-hint = Solo aquí, para aprender juntos.
lobby-pace = Ritmo de los bots
bot-level-relaxed = tranquilo
bot-level-human = humano
bot-level-brisk = ágil
bot-level-fast = rápido
bot-level-lightning = relámpago
lobby-skill = Nivel de los bots
bot-skill-novice = novato
bot-skill-good = bueno
bot-skill-expert = experto
bot-skill-novice-hint = Al principio se les escapan muchas cosas, como a la gente en sus primeras partidas.
bot-skill-good-hint = De vez en cuando ven algo tarde.
bot-skill-expert-hint = Lo ven todo al momento.
lobby-patient = Bots pacientes
lobby-patient-hint = Para quien empieza: dejan a las personas el primer movimiento, un rato.
lobby-listen = Los bots escuchan cuando se habla
lobby-listen-hint = Se quedan quietos hasta que alguien actúe o pase este tiempo.
lobby-listen-off = no
lobby-listen-seconds = { $seconds } s
lobby-fair = Solo repartos que se pueden ganar
lobby-fair-hint = Preparar la mesa tarda un momento más.
lobby-hold = Bots de reserva
lobby-hold-hint = Por quien falta mucho rato en una partida en curso.
lobby-pause = Se permiten pausas
lobby-pause-hint = Una partida con pausas queda marcada.
lobby-leader = El líder sigue de líder
lobby-leader-hint = Los demás pasan sus cartas saltándose al líder.
lobby-face = Vestíbulo
lobby-face-A = De día
lobby-face-B = De noche
lobby-face-hint = De día tiene vórtices, de noche ninguno.
lobby-edition = Edición
lobby-edition-house = De la casa
lobby-edition-A = Antigua
lobby-edition-B = Nueva
lobby-edition-house-hint = El robo ocurre solo; se puede mirar una loseta antes de colocarla.
lobby-edition-A-hint = El robo ocurre solo; una loseta se coloca donde se encontró.
lobby-edition-B-hint = Alguien debe dar la señal del robo; se puede mirar una loseta antes de colocarla.
lobby-sand = Reloj de arena
lobby-sand-hint = Cuánta arena contiene.
lobby-tiles = Mapa
lobby-tiles-standard = El nuestro
lobby-tiles-seed = Otro
lobby-tiles-hint = Otro mapa sale de un número: mismo número, mismo mapa.
lobby-tiles-number = Número del mapa
lobby-deal = Cartas
lobby-deal-apart = Separadas
lobby-deal-random = Al azar
lobby-deal-agreed = Acordadas
lobby-deal-apart-hint = Las habilidades iguales quedan lejos unas de otras.
lobby-deal-random-hint = Como quiera la suerte.
lobby-deal-agreed-hint = Como las veis en la mesa; el anfitrión las cambia.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Di algo
lobby-chat-send = Enviar
lobby-chat-empty = Saluda mientras puedas.
lobby-chat-own = Tú

# What went wrong, by reason
lobby-error-seat_taken = Ahí ya hay alguien.
lobby-error-seat_held = Ese asiento se guarda para quien falta solo un momento.
lobby-error-seats_empty = Cada asiento tiene que estar ocupado.
lobby-error-not_the_host = Solo puede hacerlo el anfitrión.
lobby-error-game_running = No mientras haya una partida en la mesa.
lobby-error-nobody_there = Ya no está aquí.
lobby-error-bad_table = Esa mezcla no se puede jugar.
lobby-error-slow_down = Demasiado deprisa. Inténtalo de nuevo.
lobby-error-not_stored = El servidor no pudo anotarlo. Inténtalo dentro de un momento.
lobby-error-silence = Los nombres se cambian cuando se puede hablar.
lobby-error-other = No ha funcionado. Inténtalo de nuevo.

tiles-choice-code = Código o enlace de un juego
tiles-choice-draw = Taller de losetas
tiles-choice-none = Dibuja uno en el taller, o pega el código de alguien.
tiles-choice-own = El tuyo
tiles-choice-take = Tomarlo
tiles-choice-which = Tu juego de losetas
tiles-trouble-missing = Ese juego no está en este servidor.
book-level-is = nivel { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Reto del día: { $date }
daily-lobby-words = La mesa está fijada; solo elegís quién juega. Una segunda partida en esta mesa es como cualquier otra.
# The lobby
lobby-code-edit = Cambiarlo en el editor
lobby-code-make = Crear uno nuevo
lobby-error-daily_table = La mesa del día está fijada, salvo los asientos.
lobby-error-day_over = Ese día ha terminado. Esta mesa es ahora como cualquier otra.
lobby-error-day_deal = El reparto del día no se repite.
lobby-error-table_changed = La mesa ha cambiado desde entonces; ese reparto ya no encaja.
lobby-error-no_such_tile_set = Ese juego de losetas no está en este servidor.
