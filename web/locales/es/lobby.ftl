# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Sala { $code }
# $name: who hosts
lobby-hosted = Anfitrión: { $name }
lobby-you-host = Eres el anfitrión
lobby-result = Volver al resultado

# Inviting
lobby-invite = Invita con este código
lobby-copy = Copiar enlace
lobby-copied = Enlace copiado. Envíaselo a tus amigos.
lobby-copy-failed = No se pudo copiar el enlace. Aquí está: { $link }
lobby-share = Compartir…
# Goes out with the link when it is shared.
lobby-share-words = Ven a robar un centro comercial conmigo. Eso sí, ni una palabra.
# $link: the whole address
lobby-qr = Código QR de { $link }

# Seats
lobby-table = Alrededor de la mesa
lobby-passing = las cartas pasan a la izquierda al girar el reloj
# $ready, $seats: numbers
lobby-ready-count = { $ready } de { $seats } listos
# $seat: a number from 1
lobby-seat = asiento { $seat }
lobby-you = Tú
lobby-host = anfitrión
lobby-away = ausente
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, velocidad { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Asiento libre
lobby-seat-take = Sentarse aquí
lobby-seat-change = Pasar a este asiento
lobby-seat-bot = Añadir un bot
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
lobby-watching = Espectadores
lobby-silence = Cuando corra la arena nadie puede hablar. La voz y el chat se abren de nuevo al girar el reloj.
lobby-solo-words = En solitario tienes todas las habilidades, carta a carta.
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
lobby-start-plan = antes, el plan
lobby-dealing = Preparando el centro comercial…
lobby-ready = Ya estoy
lobby-ready-is = ¡Listo!
lobby-ready-host = empieza { $name }
lobby-sit-first = Siéntate para jugar
lobby-full = Todos los asientos están ocupados. Estás mirando.
lobby-empty-title = { $count ->
    [one] Un asiento está vacío
   *[other] { $count } asientos están vacíos
}
lobby-empty-words = Espera a más jugadores, o empieza ya:
lobby-empty-bots = Completar con bots
lobby-empty-fewer = { $seats ->
    [one] Jugar en solitario
   *[other] Jugar con { $seats } jugadores
}
lobby-empty-wait = Esperar

# The scenario and the table's choices
lobby-scenario = El escenario
lobby-only-host = Elige { $name }.
lobby-code-label = Código para compartir
lobby-code-hint = El código o el enlace de un escenario personal, como 040G2-40200-…
lobby-code-use = Usarlo
lobby-code-copy = Copiar el código
lobby-code-copied = Código copiado.
lobby-code-copy-failed = No se pudo copiar el código. Aquí está: { $code }
lobby-code-bad = Código no válido. Revisa las letras.
lobby-seats = Asientos
lobby-level = Nivel
lobby-level-hint = Más losetas, más que encontrar, más formas de perderse.
lobby-options = Más opciones
lobby-voice = Chat de voz
lobby-talk = Hablar siempre
lobby-talk-hint = Solo en este escenario, para aprender juntos.
lobby-pace = Velocidad de los bots
bot-level-relaxed = tranquila
bot-level-human = humana
bot-level-brisk = ágil
bot-level-fast = rápida
bot-level-lightning = relámpago
lobby-skill = Nivel de los bots
bot-skill-novice = novato
bot-skill-good = bueno
bot-skill-expert = experto
bot-skill-novice-hint = Al principio se les escapan muchas cosas, como en las primeras partidas.
bot-skill-good-hint = De vez en cuando notan algo tarde.
bot-skill-expert-hint = Lo notan todo al momento.
lobby-patient = Bots pacientes
lobby-patient-hint = Para quien empieza: un rato, dejan mover antes a las personas.
lobby-listen = Los bots esperan cuando se habla
lobby-listen-hint = Se quedan quietos hasta que alguien actúe o pase este tiempo.
lobby-listen-off = no
lobby-listen-seconds = { $seconds } s
lobby-fair = Solo repartos ganables
lobby-fair-hint = La preparación tarda un poco más.
lobby-hold = Bots de reserva
lobby-hold-hint = Por quien pierde mucho rato la conexión.
lobby-pause = Permitir pausas
lobby-pause-hint = Una partida con pausas queda marcada.
lobby-leader = Líder fijo
lobby-leader-hint = Los demás se pasan las cartas saltándose al líder.
lobby-face = Loseta inicial
lobby-face-A = De día
lobby-face-B = De noche
lobby-face-hint = De día tiene vórtices, de noche ninguno.
lobby-edition = Edición
lobby-edition-house = De la casa
lobby-edition-A = Antigua
lobby-edition-B = Nueva
lobby-edition-house-hint = El robo es automático; se puede mirar una loseta antes de colocarla.
lobby-edition-A-hint = El robo es automático; una loseta se coloca donde se encontró.
lobby-edition-B-hint = Alguien debe dar la señal del robo; se puede mirar una loseta antes de colocarla.
lobby-sand = Reloj de arena
lobby-sand-hint = Cuánta arena contiene.
lobby-tiles = Centro comercial
lobby-tiles-standard = Estándar
lobby-tiles-seed = Al azar
lobby-tiles-hint = Un centro comercial al azar sale de un número: mismo número, mismo centro comercial.
lobby-tiles-number = Número del centro comercial
lobby-deal = Cartas
lobby-deal-apart = Separadas
lobby-deal-random = Al azar
lobby-deal-agreed = A mano
lobby-deal-apart-hint = Quien tiene la misma habilidad se sienta lejos.
lobby-deal-random-hint = Repartidas al azar.
lobby-deal-agreed-hint = Como las veis en la mesa; el anfitrión puede cambiarlas.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Di algo
lobby-chat-send = Enviar
lobby-chat-empty = Saluda mientras puedas.
lobby-chat-own = Tú
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Ahí ya hay alguien.
lobby-error-seat_held = Ese asiento se guarda para quien está ausente.
lobby-error-seats_empty = Cada asiento tiene que estar ocupado.
lobby-error-not_the_host = Solo puede hacerlo el anfitrión.
lobby-error-game_running = No mientras haya una partida preparada.
lobby-error-nobody_there = Ya no está aquí.
lobby-error-bad_table = Esas opciones no van juntas.
lobby-error-slow_down = Demasiado deprisa. Inténtalo de nuevo.
lobby-error-not_stored = El servidor no pudo guardarlo. Inténtalo en un momento.
lobby-error-silence = Eso tiene que esperar hasta que se pueda hablar.
lobby-error-other = No ha funcionado. Inténtalo de nuevo.

tiles-choice-code = Código o enlace de un juego de losetas
tiles-choice-draw = Taller de losetas
tiles-choice-none = Dibuja uno en el taller, o pega el código de alguien.
tiles-choice-own = El tuyo
tiles-choice-take = Usarlo
tiles-choice-which = Tu juego de losetas
tiles-trouble-missing = Ese juego de losetas no está en este servidor.
book-level-is = nivel { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Desafío del día: { $date }
daily-lobby-words = Las opciones están fijadas; solo elegís quién juega. Las demás partidas aquí son normales.
# The lobby
lobby-code-edit = Editar este escenario
lobby-code-make = Crear un escenario nuevo
lobby-error-daily_table = Las opciones del día están fijadas, salvo los asientos.
lobby-error-day_over = Ese día ha terminado. Ahora es una sala normal.
lobby-error-day_needs_people = Los bots solos no juegan el desafío del día: alguien tiene que sentarse.
lobby-error-day_deal = El reparto del día no se puede repetir.
lobby-error-table_changed = Las opciones han cambiado; ese reparto ya no encaja.
lobby-error-no_such_tile_set = Ese juego de losetas no está en este servidor.
