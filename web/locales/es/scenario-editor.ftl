# The scenario desk: own scenarios, made in the browser.
editor-title = Crear un escenario
editor-lead = Tu trabajo se guarda en este navegador.
editor-loading = Cargando las reglas…
editor-away = El servidor no responde. Tu trabajo está guardado y se comprobará en cuanto vuelva.
editor-first-name = Mi escenario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (copia)
editor-undo = Deshacer
editor-redo = Rehacer

# Beginning, and what is kept
editor-mine = Mis escenarios
# $name: of a scenario
editor-open-this = Abrir «{ $name }»
editor-copy-this = Copiar «{ $name }»
editor-delete-this = Borrar «{ $name }»
editor-deleted = «{ $name }» borrado.
editor-bring-back = Recuperarlo
editor-here = abierto ahora
editor-new = Nuevo escenario
editor-new-from = Partir de
editor-new-empty = un escenario vacío
editor-new-go = Crear
editor-paste = Código o enlace
editor-paste-hint = ¿Te han mandado uno? Pégalo aquí.
editor-paste-go = Abrirlo
editor-paste-bad = Código no válido. Revisa las letras.
editor-upload = Abrir un archivo
editor-upload-title = Este archivo no se puede abrir
editor-upload-long = El archivo es demasiado largo para un escenario.
# $line: a number
editor-line = Línea { $line }

# Groups of entries and switches
editor-group-words = Nombre
editor-group-stack = La pila de losetas
editor-group-start = Comienzo y arena
editor-group-campaign = Reglas de la campaña
editor-group-goal = Objetos y salidas
editor-group-talk = Hablar y jugadores
editor-group-mall = Reglas insólitas
# $on, $all: numbers
editor-group-on = { $on } de { $all }
editor-group-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
editor-all-on = Todas
editor-all-off = Ninguna
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Regla { $ids }
   *[other] Reglas { $ids }
}

# Entries
editor-entry-name = Nombre
editor-entry-about = En una línea
editor-entry-about-hint = ¿De qué va? Lo ve quien reciba tu escenario.
editor-entry-tiles = Losetas en la pila
editor-entry-levels = Niveles
editor-entry-on_top = Encima de la pila
editor-entry-shuffled = Barajar
editor-entry-face = Loseta inicial
editor-entry-hourglass_ms = Arena en el reloj
editor-entry-tile_set = Juego de losetas
editor-entry-rules = Reglas

# Tiles
editor-stack-by = Qué hay en la pila
editor-stack-tiles = Losetas que yo elijo
editor-stack-levels = Por nivel
editor-levels-words = Los jugadores eligen uno de estos niveles.
# $level: a number
editor-level = Nivel { $level }
# $tiles: a range such as 2-9
editor-level-tiles = losetas { $tiles }
editor-level-one-exit = una salida para todos
editor-on-top-words = Estas vienen primero, exactamente en este orden.
editor-tiles-shuffled = Después estas, barajadas.
editor-tiles-ordered = Después estas, exactamente en este orden.
editor-shuffle-on = Barajarlas
editor-shuffle-off = Dejar este orden
# $tile: a number
editor-tile = Loseta { $tile }
# $what: what lies on it, already in words
editor-tile-with = Loseta { $tile }: { $what }
editor-pile-empty = ninguna loseta
editor-pile-count = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
editor-pile-keys = Las flechas van de loseta en loseta. Mayús y una flecha mueven una loseta, Supr la saca. O arrástrala.
editor-pile-keys-shuffled = Las flechas van de loseta en loseta, Supr saca una.
editor-pile-touch = Toca una loseta para moverla o sacarla.
editor-pile-touch-shuffled = Toca una loseta para sacarla.
editor-earlier = Antes
editor-later = Después
editor-to-top = Encima
editor-to-stack = A la pila
editor-take-out = Sacar
editor-picker = Losetas que puedes añadir
editor-picker-words = Toca una loseta para ponerla en la pila.
editor-picker-none = Ya están todas.
editor-add-all = Añadir todas
editor-clear = Sacar todas
# $tile: a number, $place and $count: where it is now
editor-said-moved = La loseta { $tile } es ahora la { $place } de { $count }.
editor-said-added = La loseta { $tile } está en la pila.
editor-said-out = La loseta { $tile } está fuera.

# Sand
editor-sand-seconds = Segundos
# $time: such as 3:00
editor-sand-now = { $time } de arena

# What the server says
editor-verdict = ¿Listo para jugar?
editor-checking = Comprobando…
editor-fits = Listo para jugar.
editor-fits-not = { $count ->
    [one] 1 problema por resolver.
   *[other] { $count } problemas por resolver.
}
editor-go-there = Dónde: { $entry }
editor-warnings = ¿Es lo que quieres?
editor-mend-add = { $count ->
    [one] Añadir la loseta { $tiles }
   *[other] Añadir las losetas { $tiles }
}
editor-mend-remove = { $count ->
    [one] Sacar la loseta { $tiles }
   *[other] Sacar las losetas { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (En el nivel { $levels })
   *[other] (En los niveles { $levels })
}
editor-problem-not_a_scenario = Eso no es un archivo de escenario.
# $entry: as it stands in the file
editor-problem-unknown_key = Un escenario no tiene «{ $entry }».
editor-problem-bad_value = «{ $entry }» no puede tener ese valor.
editor-problem-unknown_rule = No existe esa regla.
editor-problem-bad_code = Código no válido. Revisa las letras.
editor-problem-other_tile_set = Está hecho para otro juego de losetas: aquí no se puede comprobar ni probar.
editor-problem-no_such_face = La loseta inicial no tiene ese lado.
editor-problem-no_such_tile = { $count ->
    [one] No hay loseta { $tiles }.
   *[other] No hay losetas { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] La loseta { $tiles } está dos veces en la pila.
   *[other] Las losetas { $tiles } están dos veces en la pila.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] La loseta { $tiles } está en el tablero desde el principio, así que no puede estar en la pila.
   *[other] Las losetas { $tiles } están en el tablero desde el principio, así que no pueden estar en la pila.
}
# $what: heroes
editor-problem-item_missing = Falta un objeto: { $what }.
editor-problem-exit_missing = Falta una salida: { $what }.
editor-problem-hourglass_size = Un reloj contiene de un segundo a una hora de arena.
editor-problem-leader_without_bell = Un líder sin timbre no tiene nada que hacer.
editor-problem-fooling_with_one_exit = «Engaña a los guardias» necesita cuatro salidas, no una.
editor-problem-hands_only_without_talk = «Solo manos» necesita momentos para hablar.
editor-problem-open_talk_and_silence = No se puede hablar siempre y nunca.
editor-problem-two_boards_without_tile_3 = «Dos dimensiones» necesita la loseta 3: con ella empieza el segundo centro comercial.
editor-problem-two_boards_without_vortex = Solo un vórtice lleva de un centro comercial al otro.
editor-problem-two_boards_with_moving_walls = «Muros móviles» no funciona con dos centros comerciales: no están conectados.
editor-problem-two_boards_without_gatherings = Con dos centros comerciales dos héroes empiezan juntos, y «Sin reuniones» lo prohíbe.
editor-warning-one_hourglass = Solo hay un reloj que girar, el de la loseta inicial.
editor-warning-locked_for_good = Dos cámaras bloquean los relojes para siempre: nadie puede romperlas.
editor-warning-cameras_idle = Con menos de dos cámaras en la pila no se bloquea nada.
editor-warning-nothing_to_break = Romper cámaras no sirve de nada si las cámaras no hacen nada.
editor-warning-no_passages = Ninguna loseta de la pila tiene un paso del enano.
editor-warning-no_balls = Ninguna loseta de la pila tiene una bola de cristal.
editor-warning-same_every_time = Las losetas vienen siempre en el mismo orden. Tras una partida sabes qué viene.
editor-warning-short_sand = Es muy poco tiempo.

# What comes out of it
editor-summary = Qué es distinto
editor-summary-words = Comparado con las reglas completas de la campaña.
editor-summary-same = Las mismas reglas que la campaña.
editor-summary-new = Nuevo
editor-summary-gone = Fuera
editor-start = Al comienzo
editor-start-second = El segundo centro comercial
# $seats: a range such as 1-8
editor-seats = Para { $seats } jugadores
editor-alone = También en solitario, con el mazo de siete cartas.

# Trying and sharing
editor-try = Pruébalo
editor-try-words = Los bots ocupan los demás asientos.
editor-try-bots = Probarlo con bots
editor-try-friends = Abrir una sala con amigos
editor-not-yet = Primero resuelve los problemas de arriba.
editor-share = Compártelo
editor-code = Código para compartir
editor-copy-code = Copiar el código
editor-copy-link = Copiar enlace para jugar
editor-copy-edit-link = Copiar enlace para editar
editor-copied = Copiado.
# $text: what could not be copied
editor-copy-failed = No se pudo copiar. Aquí está: { $text }
editor-send = Compartir…
editor-qr = Código QR
editor-qr-words = Código QR para jugar a «{ $name }»
editor-download = Guardar como archivo
editor-long-link = El enlace es largo: alguna aplicación podría cortarlo. El archivo funciona siempre.

# A link somebody sent
play-title = Un escenario para ti
play-bad = Este enlace no contiene un escenario jugable. Quizá se perdió un trozo.
play-change = Editarlo

# Which tiles it is made for
editor-entry-tile_set-choice = «Standard» es el del juego. Aquí están también los que guardaste.
editor-problem-two_boards_with_one_exit = En dos dimensiones no basta una salida: algún héroe no podría irse nunca.
