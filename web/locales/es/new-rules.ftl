# What is new in a scenario.
rules-new-title = Novedades de esta noche
rules-new-next = Siguiente
rules-new-close = Entendido

rule-one_exit-title = Una salida
rule-one_exit-text = Los cuatro héroes salen por la salida morada.
rule-own_exits-title = Cuatro salidas
rule-own_exits-text = Cada héroe tiene que salir por la salida de su color.
rule-pass_cards-title = Pasad las cartas
rule-pass_cards-text = Cada vez que se gira el reloj, todos pasan su carta a la izquierda.
rule-elf_opens_talk-title = Los oídos del elfo
rule-elf_opens_talk-text = Cuando el elfo explora, todos pueden hablar hasta que alguien actúe.
rule-dwarf_passages-title = Pasos del enano
rule-dwarf_passages-text = Algunos muros tienen un paso por el que solo cabe el enano.
rule-crystal_balls-title = El vidente
rule-crystal_balls-text = Mientras el mago está en una bola de cristal, se pueden colocar hasta dos losetas en casillas de Exploración de cualquier color.
rule-cameras-title = Cámaras
rule-cameras-text = Mientras funcionan dos o más cámaras, ningún héroe puede pararse en un reloj.
rule-barbarian_breaks_cameras-title = El rompecámaras
rule-barbarian_breaks_cameras-text = Una cámara se rompe cuando el bárbaro se para en ella.
rule-stack_face_up-title = Previsión
rule-stack_face_up-text = Siempre veis qué loseta viene después.
rule-leader-title = El líder
rule-leader-text = Un jugador no tiene carta, pero solo él puede usar el timbre. El líder cambia cuando pasan las cartas.
rule-fool_the_guards-title = Engaña a los guardias
rule-fool_the_guards-text = Cada héroe coge un objeto que no es suyo, va a una salida que no es la suya y se queda allí. Cada salida es para un héroe.
rule-moving_walls-title = Muros móviles
rule-moving_walls-text = Cada vez que se gira el reloj antes del robo, hay que quitar dos losetas antes de que nadie pueda actuar.
rule-hands_only-title = Solo manos
rule-hands_only-text = Cuando se puede hablar, solo vale señalar y hacer gestos: nada de palabras.
rule-two_boards-title = Dos dimensiones
rule-two_boards-text = Hay dos centros comerciales, y nunca pueden estar los cuatro héroes en el mismo. Solo un vórtice lleva del uno al otro: para usarlo, un héroe debe estar en uno de su color.
rule-no_talk-title = Ni una palabra
rule-no_talk-text = Nunca se puede hablar. Solo tenéis el timbre y la mirada.
rule-no_bell-title = Solo ojos
rule-no_bell-text = No hay timbre, solo la mirada.
rule-no_vortex-title = Sin vórtices
rule-no_vortex-text = Los vórtices no funcionan.
rule-no_gatherings-title = Sin reuniones
rule-no_gatherings-text = Una loseta con un héroe encima está cerrada para los demás, salvo la loseta inicial.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Charla libre
rule-open_talk_allowed-text = Podéis acordar hablar todo el tiempo.
