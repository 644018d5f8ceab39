home-title = Hushmaze: el robo silencioso
home-claim = Cuatro héroes. Un reloj de arena. Nadie puede hablar.
home-story = Todos controlan a todos los héroes, pero cada jugador tiene movimientos distintos. Encontrad los cuatro objetos, cogedlos a la vez y escapad.
home-name = Tu nombre en la mesa
home-friends = Jugar con amigos
home-friends-note = abre una sala con un enlace para compartir
home-bots = Jugar con bots
home-bots-note = ocupan los demás asientos
home-solo = Jugar en solitario
home-solo-note = un mazo, todos los movimientos
home-opening = Abriendo una sala…
home-no-room = No se pudo abrir la sala. ¿Está en marcha el servidor?
home-too-many = Demasiadas salas nuevas desde aquí. Espera un minuto e inténtalo de nuevo.

home-join = Entrar en una sala
home-join-label = Código de la sala
home-join-example = kibo-ruta
home-join-go = Entrar
home-join-hint = Dos palabras de cuatro letras. Da igual si hay espacios, guiones o mayúsculas; también vale el enlace entero.
home-join-bad = Un código tiene ocho letras, como kibo-ruta.
# $code: the code that was typed
home-join-none = No hay ninguna sala { $code }. Revisa el código.

home-recent = Volver a una sala
home-recent-forget = Olvidar esta sala
# $when: such as "5 minutes ago", already in words
home-recent-when = estuviste allí { $when }

home-learn = La primera partida
home-learn-note = otra vez, o en solitario con cartas
home-rules = Las reglas
home-rules-note = todas, con dibujos

home-how = Cómo se juega
home-how-share-title = Todos mueven a todos
home-how-share = Sin turnos. Si tienes «norte», puedes mover al norte a cualquier héroe, en cualquier momento.
home-how-find-title = Explorad, robad, escapad
home-how-find = Explorad el centro comercial hasta que los cuatro estén sobre sus objetos. Entonces salta la alarma: ¡a las salidas!
home-how-hush-title = Silencio
home-how-hush = Ni una palabra mientras corre la arena. Girar el reloj os da tiempo, y la ocasión de hablar.
home-free = Gratis y abierto. Sin cuenta, sin rastreo, sin anuncios.
home-independent = Hushmaze es un juego independiente para el navegador, hecho por aficionados. No está afiliado ni respaldado por el autor ni la editorial de Magic Maze.

book-home-note = quién ganó qué, y cómo
# The challenge book.
book-title = El libro de desafíos
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, nivel { $level }
# Making your own: the way in to both workshops.
home-make = Crea tus escenarios
home-make-note = escenarios y losetas
replay-home-note = vuelve a ver las partidas
replay-page = Repeticiones

# For newcomers
home-first = ¿Es tu primera vez?
home-first-play = Juega la primera partida
home-first-on = Sigue con la primera partida
home-first-note = Tres minutos, nada que leer.
home-first-solo = O en solitario, con cartas

home-table = En vuestra mesa
home-table-note = reloj y reglas para la copia impresa
