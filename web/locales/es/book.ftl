book-lead = Todas las victorias de este servidor. Cuantos menos giros del reloj, mejor; en caso de empate, cuenta la arena restante.
book-groups = De quién es el libro
book-groups-words = Un grupo son los nombres en la mesa; mayúsculas y espacios no cuentan. No hay cuentas.
book-all = Todo el mundo
book-has-stars =
    { $stars ->
        [one] una estrella
       *[other] { $stars } estrellas
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] un grupo más
       *[other] { $count } grupos más
    }
book-stars = { $stars } de { $of } estrellas
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] sin giros · queda { $sand }
        [one] un giro · queda { $sand }
       *[other] { $turns } giros · queda { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = ganado, una estrella
book-look-marked = ganado, con una marca
book-look-none = aún sin ganar
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = nadie aún
book-nobody-yet = Nadie lo ha ganado todavía. ¿Seréis los primeros?
book-not-yet = Este grupo aún no lo ha ganado.
book-play = Jugar
book-watch = Ver
book-legend = Estrella llena: victoria limpia. Estrella punteada: victoria con una marca. Toca una estrella para ver más.
book-empty = El libro aún está vacío. Elige un sello o una estrella y juega.
book-loading = Abriendo el libro…
book-away = Ahora no se puede abrir el libro. ¿Está en marcha el servidor?
book-print = Imprimir la hoja
book-turns = Giros
book-sand = Arena
book-date = Fecha
book-names = Nombres
book-sheet-legend = ★ victoria limpia · ☆ victoria con una marca · giros del reloj · arena restante
book-printed = Impreso el { $date }

# Why a win does not count as pure.
book-marks = Marcas
book-mark-bots = con bots
book-mark-paused = con pausas
book-mark-interrupted = interrumpida
book-mark-rigged = amañada
book-mark-talk = charla libre
book-mark-sand = otro reloj
book-mark-face = otra loseta inicial
book-mark-tiles = otras losetas
book-mark-own = escenario personal
book-mark-daily = desafío del día
book-mark-continued = continuada
book-mark-again = mismo reparto
book-mark-table = en una mesa

# After a game.
book-news-first = Nuevo en el libro: ¡vuestra primera estrella aquí!
book-news-better = Nuevo en el libro: ¡vuestra mejor victoria!
