# The companion: an hourglass beside a printed copy.
companion-title = En vuestra mesa
companion-lead = Un reloj de arena para vuestra copia impresa. Ponedlo junto al tablero y tocadlo cada vez que un héroe se pare en un reloj.
companion-turn = Girar el reloj de arena
companion-tap = Toca para girarlo
companion-tap-start = Toca para que corra la arena
companion-space = o pulsa la barra espaciadora
# $time: such as 1:34
companion-turned = Girado: quedan { $time }.
companion-hush = ¡Silencio!
companion-undo = Deshacer el giro
companion-won = ¡Hemos ganado!
companion-give-up = Nos rendimos
companion-not-over = Aún no ha acabado
companion-new = Nueva partida
# $time: such as 0:40
companion-late = Se acabó hace { $time }, mientras esta página dormía.

companion-play = A qué jugáis
companion-players = Jugadores
companion-rules = Las reglas en breve
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Poned la loseta { $start } y barajad boca abajo las losetas { $tiles }.
companion-lay-face-up = Poned la loseta { $start } y barajad las losetas { $tiles }, boca arriba.
companion-lay-order = Poned la loseta { $start } y apilad boca abajo las losetas { $tiles } en este orden, la primera encima.
companion-lay-order-face-up = Poned la loseta { $start } y apilad boca arriba las losetas { $tiles } en este orden, la primera encima.
companion-lay-top = Poned encima la loseta { $top }.
companion-lay-second = La loseta 3 es el segundo centro comercial.

# A result is written down.
companion-record = Apuntarla en el libro
companion-own-sand = Apuntar una partida con otro reloj
companion-outcome = Cómo acabó
companion-outcome-won = Ganada
companion-outcome-lost = Perdida
companion-used = Relojes usados
companion-used-bad = Tiene que ser un número entero.
# $most: such as 3:00
companion-sand-bad = Minutos y segundos, como mucho { $most }.
companion-save = Apuntar
companion-saved = Ya está en el libro, en este dispositivo.
companion-results = Jugadas en una mesa
companion-results-words = Solo se guardan en este navegador. No dan estrellas: ningún servidor las ha visto.
companion-remove = Borrar esta partida
companion-lost = perdida
