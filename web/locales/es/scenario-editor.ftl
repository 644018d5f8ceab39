# The scenario desk: own scenarios, made in the browser.
editor-title = Crear un escenario
editor-lead = Mientras trabajas, todo queda guardado en este navegador.
editor-loading = Preparando los interruptores…
editor-away = El servidor no contesta. Lo que haces queda guardado y se comprobará en cuanto vuelva.
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
editor-deleted = «{ $name }» está borrado.
editor-bring-back = Recuperarlo
editor-here = abierto ahora
editor-new = Empezar uno nuevo
editor-new-from = Empezar con
editor-new-empty = nada de nada
editor-new-go = Empezar
editor-paste = Código o enlace
editor-paste-hint = ¿Te han mandado uno? Pégalo aquí.
editor-paste-go = Abrirlo
editor-paste-bad = Eso no es un código, o alguna letra está mal.
editor-upload = Abrir un archivo
editor-upload-title = Este archivo no se puede abrir
editor-upload-long = El archivo es demasiado largo para un escenario.
# $line: a number
editor-line = Línea { $line }

# Groups of entries and switches
editor-group-words = Nombre
editor-group-stack = El montón de losetas
editor-group-start = Comienzo y arena
editor-group-campaign = Reglas de la campaña
editor-group-goal = Objetos y salidas
editor-group-talk = Hablar y la mesa
editor-group-mall = Un centro más extraño
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
editor-entry-tiles = Losetas en el montón
editor-entry-levels = Niveles
editor-entry-on_top = Encima del montón
editor-entry-shuffled = Barajar
editor-entry-face = Vestíbulo
editor-entry-hourglass_ms = Arena en el reloj
editor-entry-tile_set = Hecho para el juego de losetas
editor-entry-rules = Reglas

# Tiles
editor-stack-by = Qué hay en el montón
editor-stack-tiles = Losetas que yo elijo
editor-stack-levels = Lo que diga el nivel
editor-levels-words = Quien juegue elige uno de estos niveles.
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
editor-earlier = Antes
editor-later = Después
editor-to-top = Encima
editor-to-stack = Al montón
editor-take-out = Sacar
editor-picker = Losetas que puedes añadir
editor-picker-words = Toca una loseta para ponerla en el montón.
editor-picker-none = Ya están todas.
editor-add-all = Añadir todas
editor-clear = Sacar todas
# $tile: a number, $place and $count: where it is now
editor-said-moved = La loseta { $tile } es ahora la { $place } de { $count }.
editor-said-added = La loseta { $tile } está en el montón.
editor-said-out = La loseta { $tile } está fuera.

# Sand
editor-sand-seconds = Segundos
# $time: such as 3:00
editor-sand-now = { $time } de arena

# What the server says
editor-verdict = ¿Encaja todo?
editor-checking = Comprobando…
editor-fits = Todo encaja.
editor-fits-not = { $count ->
    [one] Una cosa no encaja.
   *[other] { $count } cosas no encajan.
}
editor-go-there = Dónde: { $entry }
editor-warnings = Quizá no es lo que quieres
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
editor-problem-bad_value = «{ $entry }» no puede ser así.
editor-problem-unknown_rule = No existe esa regla.
editor-problem-bad_code = Eso no es un código, o alguna letra está mal.
editor-problem-other_tile_set = Está hecho para otro juego de losetas, así que aquí no se puede comprobar ni probar.
editor-problem-no_such_face = La primera loseta no tiene ese lado.
editor-problem-no_such_tile = { $count ->
    [one] No hay loseta { $tiles }.
   *[other] No hay losetas { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] La loseta { $tiles } está dos veces en el montón.
   *[other] Las losetas { $tiles } están dos veces en el montón.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] La loseta { $tiles } está en la mesa desde el principio, así que no puede estar en el montón.
   *[other] Las losetas { $tiles } están en la mesa desde el principio, así que no pueden estar en el montón.
}
# $what: heroes
editor-problem-item_missing = Un objeto no llega nunca a la partida: { $what }.
editor-problem-exit_missing = Una salida no llega nunca a la partida: { $what }.
editor-problem-hourglass_size = Un reloj contiene de un segundo a una hora de arena.
editor-problem-leader_without_bell = El líder solo tiene el timbre: no se le puede quitar.
editor-problem-fooling_with_one_exit = Para engañar a los guardias hacen falta cuatro salidas, no una.
editor-problem-hands_only_without_talk = Donde nunca se habla, las manos tampoco hablan.
editor-problem-open_talk_and_silence = No se puede hablar siempre y a la vez callar.
editor-problem-two_boards_without_tile_3 = Dos dimensiones necesitan la loseta 3: con ella empieza el segundo centro.
editor-problem-two_boards_without_vortex = Solo un vórtice lleva de un centro al otro.
editor-problem-two_boards_with_moving_walls = En dos dimensiones los muros no se mueven: el segundo centro no está unido al primero.
editor-problem-two_boards_without_gatherings = En dos dimensiones dos héroes empiezan juntos, y «Sin reuniones» lo prohíbe.
editor-warning-one_hourglass = Solo hay un reloj que girar, el del vestíbulo.
editor-warning-locked_for_good = Dos cámaras bloquean los relojes para siempre: nadie rompe cámaras.
editor-warning-cameras_idle = Con menos de dos cámaras en el montón no se bloquea nada.
editor-warning-nothing_to_break = Romper cámaras no sirve de nada si las cámaras no hacen nada.
editor-warning-no_passages = Ninguna loseta del montón tiene un hueco estrecho.
editor-warning-no_balls = Ninguna loseta del montón tiene una bola de cristal.
editor-warning-same_every_time = Las losetas vienen siempre en el mismo orden. Quien lo ha jugado sabe qué viene.
editor-warning-short_sand = Eso es poquísima arena.

# What comes out of it
editor-summary = Qué es distinto
editor-summary-words = Comparado con el final de la campaña.
editor-summary-same = Las reglas son las de la campaña.
editor-summary-new = Nuevo
editor-summary-gone = Fuera
editor-start = Al comienzo
editor-start-second = El segundo centro
# $seats: a range such as 1-8
editor-seats = Para { $seats } jugadores
editor-alone = También en solitario, con el mazo de siete cartas.

# Trying and sharing
editor-try = Pruébalo
editor-try-words = Los bots ocupan los demás asientos.
editor-try-bots = Probarlo con bots
editor-try-friends = Abrir una sala con amigos
editor-not-yet = En cuanto todo encaje.
editor-share = Compártelo
editor-code = Código para compartir
editor-copy-code = Copiar el código
editor-copy-link = Copiar enlace para jugar
editor-copy-edit-link = Copiar enlace para cambiarlo
editor-copied = Copiado.
# $text: what could not be copied
editor-copy-failed = No se pudo copiar. Aquí está: { $text }
editor-send = Compartir…
editor-qr = Código para escanear
editor-qr-words = Código para escanear y jugar a «{ $name }»
editor-download = Guardar como archivo
editor-long-link = El enlace es largo: algún programa podría cortarlo. El archivo funciona siempre.

# A link somebody sent
play-title = Un escenario para ti
play-bad = En este enlace no hay un escenario que se pueda jugar. Quizá se perdió un trozo por el camino.
play-change = Cambiarlo

# What does not fit together, since level 1 of two dimensions is gone
editor-problem-two_boards_with_one_exit = En dos dimensiones con una sola salida, los héroes del otro centro no podrían irse nunca.

# Which tiles it is made for
editor-entry-tile_set-choice = «Standard» es el del juego. También están los juegos guardados en el taller de losetas; los enlaces indican el juego.
