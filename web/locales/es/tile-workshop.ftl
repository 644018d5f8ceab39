# El taller de losetas.
tiles-title = Taller de losetas
tiles-lead = Dibuja tu propio centro comercial, loseta a loseta, o deja que construyamos uno. Todo queda en este navegador hasta que lo guardes.
tiles-unnamed = Mis losetas
tiles-list = Todas las losetas
tiles-bench = La loseta que estás dibujando
tiles-drawn = { $drawn } de { $all } losetas dibujadas
tiles-tile = Loseta { $name }
tiles-now-tile = Ahora la loseta { $name }
tiles-set = Todo el juego
tiles-status-none = aún sin dibujar
tiles-status-good = está bien
tiles-status-lacking = distinta de un juego completo
tiles-status-wrong = tiene un error
tiles-quick = Entrada rápida
tiles-quick-hint = Para losetas que tienes: introdúcelas casilla a casilla con un teclado. Puedes parar y seguir otro día.
tiles-previous = Loseta anterior
tiles-next = Loseta siguiente
tiles-undo = Deshacer
tiles-redo = Rehacer
tiles-remove = Vaciar esta loseta
tiles-copy = Copiar esta loseta a

tiles-grid = Loseta { $name }, cuatro por cuatro casillas
tiles-borders = Muros y puertas
tiles-square = columna { $column }, fila { $row }
tiles-side-is = { $side }: { $what }
tiles-border-open = abierto
tiles-border-wall = muro
tiles-border-passage = paso del enano
tiles-border-door = puerta
tiles-border-of = Muro, { $square }, { $side }
tiles-no-border = Ahí no se puede cambiar nada.
tiles-escalator-end = extremo de las escaleras mecánicas { $digit }
tiles-escalator-second = Elige ahora el otro extremo de las escaleras.
tiles-armed-hero = ¿De quién es? B, M, E o D.
tiles-armed-side = ¿Qué lado? Una flecha.

tiles-whose = De quién
tiles-brushes = Qué poner en una casilla
tiles-palette-hint = Toca una casilla para ponerlo, otra vez para quitarlo. Toca entre dos casillas para un muro, en el borde para la entrada.
tiles-brush-floor = Suelo
tiles-brush-shop = Tienda
tiles-brush-escalator = Escaleras mecánicas
tiles-brush-passage = Paso del enano
tiles-kind-exploration = Exploración
tiles-kind-vortex = Vórtice
tiles-kind-item = Objeto
tiles-kind-exit = Salida
tiles-kind-hourglass = Reloj de arena
tiles-kind-ball = Bola de cristal
tiles-kind-camera = Cámara
tiles-owned = { $kind } ({ $hero })

tiles-keys = Teclas
tiles-key-go = Ir de casilla en casilla
tiles-key-wall = Poner o quitar un muro a ese lado
tiles-key-passage = Paso del enano a ese lado
tiles-key-floor = Suelo
tiles-key-shop = Tienda
tiles-key-exploration = Casilla de Exploración de un héroe: B bárbaro, M mago, E elfo, D enano
tiles-key-owned = Vórtice, objeto, salida; luego el héroe
tiles-key-free = Reloj de arena, bola de cristal, cámara
tiles-key-escalator = Un extremo de las escaleras; otra vez para el otro
tiles-key-tiles = Loseta siguiente y anterior
tiles-key-turn = Girar la imagen
tiles-key-undo = Deshacer, rehacer

tiles-preview = Imagen de la loseta { $name }
tiles-preview-words = Así queda en la mesa
tiles-turn = Girar la imagen

tiles-findings = Lo que hemos encontrado
tiles-not-drawn = Aún sin dibujar. Empieza por donde quieras.
tiles-tile-fine = Esta loseta está bien.
tiles-complete = Completo: cumple todas las reglas de un juego estándar.
tiles-playable = Se puede jugar, aunque es distinto de un juego completo.
tiles-missing-tiles = { $count ->
    [one] Falta una loseta: { $names }.
   *[other] Faltan { $count } losetas: { $names }.
}
tiles-elsewhere = { $count ->
    [one] 1 problema en otras losetas
   *[other] { $count } problemas en otras losetas
}
tiles-figures = Cantidades
tiles-wanted = debe haber
tiles-at-least = { $least } o más
tiles-from-to = de { $least } a { $most }
tiles-counted-items = Objetos
tiles-counted-exits = Salidas
tiles-counted-hourglasses = Relojes de arena
tiles-counted-balls = Bolas de cristal
tiles-counted-cameras = Cámaras
tiles-counted-passages = Pasos del enano
tiles-counted-escalators = Escaleras mecánicas
tiles-counted-explorations = Casillas de Exploración
tiles-counted-vortices = Vórtices
tiles-counted-early_vortices = Vórtices en las losetas 1 a 9
tiles-report = { $wrong ->
    [0] Ningún error.
    [one] Un error.
   *[other] { $wrong } errores.
} { $lacking ->
    [0] No falta nada.
    [one] Falta una cosa.
   *[other] Faltan { $lacking } cosas.
}

tiles-odds = Mil repartos
tiles-odds-hint = Barajamos tus losetas mil veces y vemos si el centro comercial se puede colocar y ganar.
tiles-odds-not-yet = Podremos probarlo cuando no haya errores.
tiles-odds-run = Probar mil repartos
tiles-odds-placed = Se pueden colocar
tiles-odds-won = Se pueden ganar
tiles-odds-of = { $part } de { $whole }

tiles-name = Nombre del juego de losetas
tiles-save = Guardar
tiles-saved = Guardado. Lo encuentras en la sala, en Centro comercial.
tiles-save-needs = Para jugar hacen falta todas las losetas, con un objeto y una salida para cada héroe.
tiles-play = Jugar con él
tiles-code = Código de este juego:
tiles-copy-link = Copiar el enlace
tiles-link-copied = Enlace copiado.
tiles-export = Exportar
tiles-import = Importar
tiles-import-hint = Sustituye las losetas en las que trabajas. Deshacer las devuelve.
tiles-import-file = Un archivo
tiles-import-text = O pega un texto, o el código de un juego guardado
tiles-import-standard = Empezar con las nuestras
tiles-import-read = Leer
tiles-import-nothing = No encontramos ninguna loseta legible.
tiles-import-unread = No se pudo leer: { $names }
tiles-machine = Generar
tiles-seed = Número
tiles-seed-hint = Mismo número, mismas losetas. Déjalo vacío para una sorpresa.
tiles-generate = Juego entero
tiles-fill = { $count ->
    [0] Nada que completar
    [one] Completar la última loseta
   *[other] Completar las { $count } losetas que faltan
}
tiles-generated = Aquí está «{ $name }». Deshacer devuelve lo que tenías.
tiles-filled = { $count ->
    [one] Hemos dibujado una loseta para ti.
   *[other] Hemos dibujado { $count } losetas para ti.
}
tiles-trouble-away = El servidor no responde. Tu dibujo está guardado aquí.
tiles-trouble-busy = Demasiado a la vez. Espera un momento y prueba otra vez.
tiles-trouble-refused = El servidor no ha podido hacerlo con este juego.

tiles-print = Imprimir
tiles-print-title = Imprimir «{ $name }»
tiles-print-hint = Las losetas miden 8 cm. Imprime sin márgenes y al 100 %, y corta por las marcas.
tiles-print-back = Volver al taller
tiles-print-whole = El juego completo en PDF trae también las cartas, el mazo en solitario, los peones, los marcadores, las reglas, los escenarios y el libro de desafíos. Estas hojas solo tienen losetas y peones.
tiles-pdf = Juego completo en PDF
tiles-pdf-making = Creando el PDF…
tiles-pdf-not-now = Ahora mismo no se puede crear el PDF. Aun así puedes imprimir estas hojas.
tiles-print-nothing = Aún no hay nada dibujado.
tiles-paper = Papel
tiles-ink = Tinta
tiles-ink-full = A todo color
tiles-ink-safe = Para daltónicos
tiles-ink-saving = Ahorro de tinta
tiles-backs = Dorsos
tiles-backs-hint = Para imprimir a doble cara, girando por el lado largo.
tiles-pawns = Peones y timbre
tiles-pawns-hint = Recorta, dobla por la línea de puntos y ponlos de pie.
tiles-bell = Timbre
tiles-sheet = Hoja { $number }
tiles-face-down = Una loseta boca abajo

tiles-flaw-no-set-line = El texto debe empezar con una línea: set NOMBRE
tiles-flaw-set-name = El juego necesita un nombre de 1 a { $most } caracteres.
tiles-flaw-stray-line = { $line } está antes de cualquier loseta.
tiles-flaw-no-such-header = { $line } no es una loseta. Son 1A, 1B y de 2 a 24.
tiles-flaw-drawn-twice = Está dibujada dos veces.
tiles-flaw-lines = Un dibujo tiene { $wanted } líneas, no { $found }.
tiles-flaw-wide = La línea { $row } tiene más de { $most } caracteres.
tiles-flaw-corners = En la línea { $row } hace falta un + en cada esquina de casilla.
tiles-flaw-square-mark = { $drawn } no es una casilla.
tiles-flaw-border-mark = { $drawn } ({ $side }) no es muro, paso ni abertura.
tiles-flaw-tile-name = Las losetas son 1A, 1B y de 2 a 24.
tiles-flaw-outside = Está fuera de la loseta.
tiles-flaw-special-on-shop = Las casillas especiales van sobre suelo, no sobre una tienda.
tiles-flaw-wrong-owner = Dueño equivocado: { $kind }
tiles-flaw-wall-place = Un muro está entre dos casillas de suelo.
tiles-flaw-passage-place = Un paso del enano une dos casillas de suelo.
tiles-flaw-passage-in-wall = Un borde es muro o paso del enano, no ambos.
tiles-flaw-passage-outside = Un paso del enano está dentro de la loseta, no en su borde.
tiles-flaw-escalator-place = Unas escaleras mecánicas unen dos casillas de suelo.
tiles-flaw-escalator-twice = En una casilla solo pueden acabar unas escaleras mecánicas.
tiles-flaw-escalator-ends = Las escaleras { $digit } necesitan dos extremos. Tienen { $found }.
tiles-flaw-exploration-place = Una casilla de Exploración está donde puede haber una puerta.
tiles-flaw-exploration-shut = La casilla de Exploración necesita una abertura ({ $side }).
tiles-flaw-opening-place = En este lado ({ $side }) la abertura solo puede estar en { $place }.
tiles-flaw-start-explorations = La loseta 1 tiene cuatro casillas de Exploración, una por héroe.
tiles-flaw-explorations = Una loseta tiene de una a tres casillas de Exploración, no { $found }.
tiles-flaw-start-entrance = La loseta 1 no tiene entrada.
tiles-flaw-no-entrance = No tiene entrada. Todas menos la 1 tienen una.
tiles-flaw-second-entrance = Una segunda entrada: ya hay una ({ $side }).
tiles-flaw-entrance-on-shop = La entrada da a una tienda.
tiles-flaw-entrance-explores = Una puerta es la entrada o una casilla de Exploración, no ambas.
tiles-flaw-start-centre = Los héroes empiezan en las cuatro casillas del centro, así que deben ser suelo.
tiles-flaw-no-start = Un juego necesita la loseta 1.
tiles-flaw-tile-missing = Esta loseta falta.
tiles-flaw-centre-plain = Las cuatro casillas del centro deben ser suelo liso.
tiles-flaw-start-escalator = La loseta 1 tiene unas escaleras mecánicas, no { $found }.
tiles-flaw-start-vortices = Vórtices ({ $hero }) en la cara { $face }: debe haber { $wanted }.
tiles-flaw-kind-count = { $kind }: aquí { $found }, debe haber { $wanted }.
tiles-flaw-exit-owner = La salida de aquí es de: { $hero }.
tiles-flaw-item-owner = Objetos ({ $hero }): { $found }, debe haber { $wanted }.
tiles-flaw-early-passage = Sin pasos del enano antes de la loseta { $first }.
tiles-flaw-passages = Pasos del enano: { $found }, debe haber { $wanted }.
tiles-flaw-total = { $what }: { $found }, debe haber { $wanted }.
tiles-flaw-floor-apart = El suelo no es continuo.
tiles-flaw-leads-nowhere = Desde la entrada no se llega a ninguna casilla de Exploración sin paso del enano.
tiles-flaw-alike = Igual que la loseta { $other }, solo girada.

