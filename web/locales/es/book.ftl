book-lead = Todas las victorias de este servidor, sacadas de los registros. Cuantas menos vueltas al reloj, mejor; en caso de empate, más arena restante.
book-groups = De quién es el libro
book-groups-words = Un grupo se reconoce por los nombres en la mesa; mayúsculas y espacios no cuentan. No hay cuentas.
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
        [0] sin vueltas · queda { $sand }
        [one] una vuelta · queda { $sand }
       *[other] { $turns } vueltas · queda { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = ganado, una estrella
book-look-marked = ganado, con una marca
book-look-none = aún sin ganar
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = nadie aún
book-nobody-yet = Nadie lo ha hecho todavía. ¿Seréis los primeros?
book-not-yet = Este grupo aún no lo ha hecho.
book-play = Jugar
book-watch = Ver
book-legend = Una estrella llena es una victoria pura. Una de puntos se ganó con una marca y aún espera su estrella. Toca una estrella para ver más.
book-empty = El libro está vacío todavía. Elige un sello o una estrella, y juega.
book-loading = Abriendo el libro…
book-away = Ahora no se puede leer el libro. ¿Está el servidor?
book-print = Imprimir la hoja
book-turns = Vueltas
book-sand = Arena
book-date = Fecha
book-names = Nombres
book-sheet-legend = ★ victoria pura · ☆ ganado con una marca · vueltas al reloj · arena restante
book-printed = Impreso el { $date }

# Why a win does not count as pure.
book-marks = Marcas
book-mark-bots = con bots
book-mark-paused = con pausas
book-mark-interrupted = interrumpida
book-mark-rigged = amañada
book-mark-talk = hablando siempre
book-mark-sand = otro reloj
book-mark-face = otra entrada
book-mark-tiles = otro centro
book-mark-own = escenario propio
book-mark-daily = reto del día
book-mark-continued = continuada
book-mark-again = mismo reparto otra vez

# After a game.
book-news-first = Nuevo en el libro: ¡vuestra primera estrella aquí!
book-news-better = Nuevo en el libro: ¡mejor que nunca!
