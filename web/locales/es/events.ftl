# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Tú
event-somebody = Alguien
event-started = La arena corre. Silencio desde ahora.
event-moved =
    { $steps ->
        [one] { $who }: { $hero } { $direction }, una casilla.
       *[other] { $who }: { $hero } { $direction }, { $steps } casillas.
    }
event-vortex-taken = { $who }: { $hero } toma un vórtice.
event-escalator-taken = { $who }: { $hero } toma las escaleras mecánicas.
event-tile-revealed = { $who } destapa la loseta { $tile }. Falta colocarla.
event-tile-revealed-own = Destapas la loseta { $tile }. Ahora colócala.
event-tile-placed = { $who }: { $hero } explora. Loseta { $tile } colocada.
event-tile-placed-by-ball = { $who }: la bola de cristal abre una puerta. Loseta { $tile } colocada.
event-square-spent = Ahora: { $place }.
event-hourglass-turned = { $hero } gira el reloj. Arena: { $time }.
event-cards-passed = Cada carta pasa un asiento a la izquierda.
event-deck-shuffled = Se barajan todas las cartas. Destapa una.
event-card-turned = Carta de arriba: { $ability }.
event-talk-opened = Todos pueden hablar hasta que alguien actúe.
event-talk-opened-hands = Se permiten gestos hasta que alguien actúe.
event-talk-closed = Silencio otra vez.
event-discard-due = Hay que quitar dos losetas antes de que nadie pueda actuar.
event-tiles-discarded = { $who } quita las losetas { $first } y { $second }.
event-tiles-discarded-own = Quitas las losetas { $first } y { $second }.
event-theft-done = ¡El robo! Los cuatro objetos han desaparecido y suena la alarma. ¡A las salidas!
event-hero-safe = { $hero } está fuera.
event-hero-safe-stays = { $hero } ha llegado a una salida y se queda allí.
event-won = Están todos fuera. ¡Habéis ganado!
event-lost-sand = Se acabó la arena. Partida perdida.
event-lost-empty-handed = Todos en las salidas con las manos vacías. Partida perdida.
event-lost-walls = No se pueden quitar dos losetas. Partida perdida.
event-bell-placed = { $who } pone el timbre delante de { $target }.
event-bell-placed-you = { $who } te pone el timbre delante: ¡haz algo!
event-bell-placed-own = Pones el timbre delante de { $target }.
event-bell-placed-self = Pones el timbre delante de ti.
event-stared = { $who } mira fijamente a { $target }.
event-stared-you = { $who } te mira fijamente.
event-stared-own = Miras fijamente a { $target }.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } señala { $place }.
event-pinged-own = Señalas { $place }.
event-signed = { $who } hace un gesto: { $sign }
event-signed-own = Haces un gesto: { $sign }
event-paused = { $who } pone la partida en pausa.
event-paused-own = Pones la partida en pausa.
event-resumed = { $who } reanuda la partida.
event-resumed-own = Reanudas la partida.
event-interrupted = El servidor se ausentó un rato. La partida sigue donde estaba; no se ha perdido arena.

# Facts that follow an event.
event-now-on = Ahora en { $place }.
event-your-card = Tus habilidades ahora: { $abilities }.
event-your-card-none = Ahora no tienes carta: eres el líder y tienes el timbre.
event-cameras-lock = Dos cámaras vigilan: ningún héroe puede pararse en un reloj de arena.
event-cameras-unlock = Los relojes de arena se pueden usar de nuevo.
event-camera-broken = La cámara está rota.
event-dead-end = Una puerta da a un muro: callejón sin salida.
event-tiles-left =
    { $tiles ->
        [0] La pila de losetas está vacía.
        [one] Queda una loseta.
       *[other] Quedan { $tiles } losetas.
    }
event-on-item = { $hero } está en su sitio: { $count } de 4.
event-off-item = { $hero } ya no está en su sitio: { $count } de 4.
event-time-left = Quedan { $time }.
event-leader = Ahora el líder es { $who }.
event-person-away = { $who } ha perdido la conexión. Se le guarda el asiento.
event-person-back = { $who } ha vuelto.
event-line-lost = Conexión perdida. Reintentando…
event-line-back = De nuevo en línea.
event-sound-off = Sonido apagado
event-sound-on = Sonido encendido
event-game-loaded = La partida está preparada.
event-slide-dropped = Otra persona ha movido a { $hero }.
event-ghost =
    { $steps ->
        [one] Un paso, hasta { $place }.
       *[other] { $steps } pasos, hasta { $place }.
    }

# The gestures of hands only.
sign-yes = Sí
sign-no = No
sign-here = Aquí
sign-there = Allí
sign-you = Tú
sign-me = Yo
sign-wait = Espera
sign-hurry = Deprisa
sign-explore = Explora
sign-hourglass = Reloj
sign-thanks = Gracias
sign-sorry = Perdón

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: puedo { $act }.
remark-waits = { $aim }: ¿alguien puede { $act }? Estoy esperando.
remark-waits-one = { $aim }: { $who }, ¿puedes { $act }? Estoy esperando.
remark-waits-you = { $aim }: ¿puedes { $act }? Te espero.
# What is to be done, as it stands after "I can".
remark-move = mover { remark-hero } { remark-way }
remark-vortex = mandar { remark-hero } por un vórtice
remark-escalator = mandar { remark-hero } por las escaleras mecánicas
remark-explore = explorar con { $hero ->
        [barbarian] el bárbaro
        [mage] el mago
        [elf] el elfo
       *[dwarf] el enano
    }
remark-hero =
    { $hero ->
        [barbarian] al bárbaro
        [mage] al mago
        [elf] al elfo
       *[dwarf] al enano
    }
remark-way =
    { $ability ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }
remark-aim-hourglass = Reloj de arena
remark-aim-camera = Cámara
remark-aim-ball = Bola de cristal
remark-aim-door = Loseta nueva
remark-aim-item = Objeto
remark-aim-exit = Salida
remark-aim-way = Dejar paso
