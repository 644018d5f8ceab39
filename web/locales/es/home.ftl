home-title = Hushmaze: el robo silencioso
home-claim = Cuatro héroes. Un reloj de arena. Nadie puede hablar.
home-story = Todos mueven a todos los héroes, pero cada cual solo a su manera. Encontrad los cuatro objetos, cogedlos en el mismo instante y huid.
home-name = Tu nombre en la mesa
home-friends = Jugar con amigos
home-friends-note = abre una sala con un enlace para compartir
home-bots = Jugar con bots
home-bots-note = ocupan los demás asientos
home-solo = Jugar a solas
home-solo-note = un mazo, todas las jugadas
home-opening = Abriendo una sala…
home-no-room = No se pudo abrir la sala. ¿Funciona el servidor?
home-too-many = Demasiadas salas nuevas desde aquí. Espera un minuto e inténtalo de nuevo.

home-join = Entrar en una sala
home-join-label = Código de la sala
home-join-example = kibo-ruta
home-join-go = Entrar
home-join-hint = Dos palabras de cuatro letras. Da igual si hay espacios, guiones o mayúsculas; también vale el enlace entero.
home-join-bad = Un código tiene ocho letras, como kibo-ruta.
# $code: the code that was typed
home-join-none = No hay ninguna sala { $code }. Los códigos se entienden mal con facilidad: pregunta otra vez.

home-recent = Volver a una sala
home-recent-forget = Olvidar esta sala
# $when: such as "5 minutes ago", already in words
home-recent-when = estuviste allí { $when }

home-learn = La primera partida
home-learn-note = otra vez, o a solas con el mazo
home-rules = Las reglas
home-rules-note = todas, con dibujos

home-how = Cómo se juega
home-how-share-title = Todos, en todas partes
home-how-share = Sin turnos. Si tienes «norte», mueves al norte a cualquier héroe, en cualquier momento.
home-how-find-title = Buscad, reuníos, corred
home-how-find = Explorad el centro comercial hasta que los cuatro estén sobre sus objetos. Salta la alarma: ¡a las salidas!
home-how-hush-title = Chitón
home-how-hush = Ni una palabra mientras corre la arena. Girar el reloj os da tiempo, y un momento para hablar.
home-free = Gratis y abierto. Sin cuenta, sin rastreo, sin anuncios.
home-independent = Hushmaze es un juego independiente para el navegador, hecho por aficionados. No está afiliado ni respaldado por el autor ni la editorial de Magic Maze.

book-home-note = quién ganó qué, y cómo
# The challenge book.
book-title = El libro de retos
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, nivel { $level }
# Making your own: the way in to both workshops.
home-make = Crea lo tuyo
home-make-note = escenarios y losetas
replay-home-note = vuelve a ver las partidas
replay-page = Repeticiones

# For newcomers
home-first = ¿Es tu primera vez?
home-first-play = Juega la primera partida
home-first-on = Sigue con la primera partida
home-first-note = Tres minutos, nada que leer.
home-first-solo = O a solas, con cartas
