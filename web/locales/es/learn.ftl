# The first game, and what is new in a scenario.
learn-title = La primera partida
learn-lead = Tres minutos y ya sabes jugar. Esta noche la arena te espera.
learn-team = Con un compañero
learn-team-note = un héroe, dos pares de manos y ni una palabra
learn-solo = A solas con el mazo
learn-solo-note = siete cartas, y solo cuenta la de arriba
learn-failed = No se pudo preparar la mesa. Inténtalo otra vez.
learn-next = Siguiente

lesson-title = Tu primera partida
lesson-number = Paso { $number } de { $of }
lesson-leave = Dejar la lección
lesson-yes = ¡Sí!
lesson-sand-waits = La arena te espera.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Pulsa { $key }
        [touch] Toca
       *[mouse] Haz clic
    }
lesson-hold =
    { $by ->
        [keys] Mantén { $key }
        [touch] Mantén pulsado
       *[mouse] Mantén pulsado
    }
lesson-tap-lit =
    { $by ->
        [keys] Pulsa { $key }
        [touch] Toca el botón iluminado
       *[mouse] Haz clic en el botón iluminado
    }

lesson-team-hush = El centro comercial está cerrado. Cuando corra la arena: ni una palabra.
lesson-team-step-act = ↓ es tuyo. { lesson-tap-lit }: { $hero } va a la puerta.
lesson-team-explore-act = { lesson-tap }: ¿qué hay tras esta puerta?
lesson-team-slide-act = { lesson-hold }, suelta en la casilla iluminada: { $hero } se desliza.
lesson-team-share-act = Cada héroe tiene un objeto. { lesson-hold }: { $hero } baja.
lesson-team-share-watch = Solo { $partner } tiene ←. ¡Un héroe, dos pares de manos!
lesson-team-bell-ring =
    { $hero } espera ←, { $partner } sueña. { $by ->
        [keys] Pulsa { $key } y luego 1.
        [touch] ¡Toca la campana!
       *[mouse] ¡Haz clic en la campana!
    }
lesson-team-bell-watch = { $partner } lo ha oído.
lesson-team-bell-act = { lesson-hold }: { $hero } baja.
lesson-team-glass-watch = Queda poca arena. { $hero } puede girarla: antes { $partner }.
lesson-team-glass-act = { lesson-tap }: el reloj da la vuelta a la arena.
lesson-team-talk-talk =
    ¡A hablar, hasta que alguien actúe! { $by ->
        [keys] Pulsa { $key } y saluda.
       *[other] Saluda a { $partner }.
    }
lesson-team-items-watch = Otra vez silencio. Ahora los cuatro a la vez en sus objetos.
lesson-team-items-act = { $partner } llama: ¿quién necesita tu ↓?
lesson-team-door-act = ¡Robado! ¡Alarma! { lesson-tap }: la salida está cerca.
lesson-team-door-watch = ¡Robado! ¡Alarma! { $partner } ayuda.
lesson-team-escape-act = ¡Todos por la salida morada! { lesson-hold }.
lesson-team-escape-watch = { $partner } trae al siguiente.

lesson-solo-hush = A solas en el centro comercial, con siete cartas.
lesson-solo-deck-card = Solo cuenta la carta de arriba. { lesson-tap-lit }: la primera.
lesson-solo-explore-act = Dice: explorar. { lesson-tap }: abre esta puerta.
lesson-solo-gather-card = ¿Ya está? { lesson-tap-lit }: la siguiente carta.
lesson-solo-gather-act = Una carta, todos los héroes, cuantas veces quieras. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: la arena se gira y tus cartas se barajan.
lesson-solo-items-card = { lesson-tap } hasta que una carta sirva. Luego vuelven.
lesson-solo-items-act = Esta sirve. ¡{ lesson-hold }!
lesson-solo-escape-card = ¡Robado! Todos por la salida morada. { lesson-tap }.
lesson-solo-escape-act = ¡Fuera! { lesson-hold }.

lesson-end-title = ¡Escapaste!
lesson-end-text = Ese es todo el juego. Los centros comerciales de verdad son más grandes, la arena no espera y cada escenario trae una idea nueva.
lesson-end-solo = Ese es el juego en solitario. Los de verdad son más grandes y la arena no espera.
lesson-end-bots = De verdad, con bots
lesson-end-bots-note = escenario 1, ya mismo
lesson-again = Otra vez

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: la siguiente carta.
lesson-any-ring = Toca la campana para { $partner }.
lesson-any-talk = Se puede hablar, hasta que alguien actúe.
lesson-any-watch = { $partner } se encarga.

rules-new-title = Novedades de esta noche
rules-new-close = Entendido

rule-one_exit-title = Una salida
rule-one_exit-text = La salida morada sirve a los cuatro héroes.
rule-own_exits-title = Cuatro salidas
rule-own_exits-text = Cada héroe tiene que irse por la salida de su color.
rule-pass_cards-title = Las cartas dan la vuelta
rule-pass_cards-text = Cada vez que se gira el reloj, todos pasan sus habilidades a la izquierda.
rule-elf_opens_talk-title = Los oídos del elfo
rule-elf_opens_talk-text = Cuando el elfo explora, todos pueden hablar hasta que alguien actúe.
rule-dwarf_passages-title = Huecos estrechos
rule-dwarf_passages-text = Algunos muros tienen un hueco por el que solo cabe el enano.
rule-crystal_balls-title = La vidente
rule-crystal_balls-text = Mientras la maga está en una bola de cristal, se pueden abrir hasta dos partes del centro comercial, desde cualquier lupa, de cualquier color.
rule-cameras-title = Cámaras
rule-cameras-text = Mientras funcionan dos o más cámaras, nadie puede pararse en un reloj.
rule-barbarian_breaks_cameras-title = El destrozón
rule-barbarian_breaks_cameras-text = Una cámara se rompe cuando el bárbaro se para en ella.
rule-stack_face_up-title = Previsión
rule-stack_face_up-text = Siempre veis qué parte viene después.
rule-leader-title = El líder
rule-leader-text = Un asiento no tiene habilidades, pero solo él puede poner el timbre. El líder cambia cuando pasan las cartas.
rule-fool_the_guards-title = Engaña a los guardias
rule-fool_the_guards-text = Cada héroe coge un objeto que no es suyo, y se queda en una salida que no es la suya. Cada salida sirve a un héroe.
rule-moving_walls-title = Muros en marcha
rule-moving_walls-text = Cada vez que se gira el reloj antes del robo, hay que quitar dos partes antes de que nadie pueda actuar.
rule-hands_only-title = Solo manos
rule-hands_only-text = Cuando se puede hablar, solo vale señalar y hacer señas: nada de palabras.
rule-two_boards-title = Dos dimensiones
rule-two_boards-text = Hay dos centros comerciales. Solo un vórtice lleva del uno al otro, y nunca pueden estar los cuatro héroes en el mismo.
rule-no_talk-title = Ni una palabra
rule-no_talk-text = Nunca se puede hablar. Solo tenéis el timbre y una larga mirada.
rule-no_bell-title = Solo ojos
rule-no_bell-text = Tampoco hay timbre.
rule-no_vortex-title = Sin vórtices
rule-no_vortex-text = Los vórtices no funcionan.
rule-no_gatherings-title = Sin reuniones
rule-no_gatherings-text = Una parte con un héroe encima está cerrada para los demás, salvo la primera.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Hablar libremente
rule-open_talk_allowed-text = La mesa puede acordar hablar todo el tiempo.
