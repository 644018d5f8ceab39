# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Las reglas
rules-lead = Todo en un solo sitio. Para buscar, escribe una palabra, o un número como A3 o P6.
rules-search = Buscar en las reglas
rules-search-hint = Palabra o número
rules-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
rules-contents = Índice

rules-short-title = En un minuto
rules-short-1 = Cuatro héroes están en un centro comercial después del cierre. Nadie posee un héroe: cada cual tiene unas habilidades y las usa con los cuatro, en cualquier momento, sin turnos.
rules-short-2 = Explorad el centro comercial y llevad a cada héroe al objeto de su color, los cuatro a la vez. Ese es el robo.
rules-short-3 = Después, corred: cada héroe tiene que llegar a una salida antes de que se acabe la arena.
rules-short-4 = Nadie habla mientras corre la arena. Girar el reloj permite hablar, y cambia el tiempo que queda.

rules-signs-title = Lo que se ve
rules-sign-exploration = Casilla de Exploración
rules-sign-exploration-words = Con un héroe de su color encima, se puede explorar lo que hay detrás.
rules-sign-vortex = Vórtice
rules-sign-vortex-words = Un héroe de su color puede saltar aquí desde cualquier sitio, hasta el robo.
rules-sign-escalator = Escaleras mecánicas
rules-sign-escalator-words = Llevan a un héroe de un extremo al otro, en los dos sentidos.
rules-sign-hourglass = Casilla de Reloj
rules-sign-hourglass-words = Pararse aquí gira el reloj. Sirve una vez.
rules-sign-item = Objeto
rules-sign-item-words = Lo que su héroe ha venido a robar.
rules-sign-exit = Salida
rules-sign-exit-words = Por donde se sale después del robo.
rules-sign-ball = Bola de cristal
rules-sign-ball-words = El mago explora dos veces, donde sea. Sirve una vez.
rules-sign-camera = Cámara
rules-sign-camera-words = Dos cámaras en marcha bloquean todas las casillas de Reloj.
rules-sign-spent = Fuera de servicio
rules-sign-spent-words = Una casilla que ya ha cumplido; ahora es solo suelo.
rules-heroes-words = Cada héroe tiene un color, una forma y un símbolo, y también todo lo que es suyo.

rules-group-G = El centro comercial
rules-group-S = Preparación
rules-group-A = Acciones
rules-group-X = Explorar
rules-group-H = El reloj de arena
rules-group-T = Hablar
rules-group-W = Robo, fuga, final
rules-group-P = Reglas permanentes
rules-group-L = En solitario
rules-group-C = Escenarios
rules-group-E = Ediciones
rules-group-D = Detalles

rules-group-G-lead = Cómo encajan las losetas, y por dónde se anda.
rules-group-S-lead = Lo que se decide antes de la partida.
rules-group-A-lead = Lo que hacen todos, todos a la vez.
rules-group-X-lead = Cómo crece el centro comercial.
rules-group-H-lead = El reloj que giráis vosotros.
rules-group-T-lead = O más bien: no hablar.
rules-group-W-lead = Cómo acaba, de una manera u otra.
rules-group-P-lead = Cada una llega con un escenario y se queda.
rules-group-L-lead = Un jugador, siete cartas.
rules-group-C-lead = Siete para aprender, diez para poneros a prueba.
rules-group-E-lead = El juego se ha impreso más de una vez.
rules-group-D-lead = Respuestas a preguntas frecuentes.

rules-G1 = Una loseta es un trozo de centro comercial, cuatro casillas por cuatro. Algunas casillas son tiendas; ahí no puede entrar ningún héroe.
rules-G2 = Se va de una casilla a la de al lado si no hay un muro en medio. El borde de una loseta es muro, salvo en sus puertas.
rules-G3 = Cada lado de una loseta tiene como mucho una puerta, siempre en el mismo sitio: así las puertas coinciden se gire como se gire.
rules-G4 = Una puerta es la entrada; las demás son casillas de Exploración, cada una del color de un héroe. La loseta inicial tiene cuatro, una por héroe, y ninguna entrada.
rules-G5 = Las losetas vecinas están desplazadas una casilla. Nunca se solapan, pero dejan pequeños vacíos.
rules-G6 = Donde dos losetas se tocan con una puerta a cada lado hay paso, sean cuales sean los colores. Una puerta contra un muro es un callejón sin salida.
rules-G7 = Una loseta nueva se coloca siempre con su entrada en la puerta desde la que se exploró.
rules-G8 = Unas escaleras mecánicas unen dos casillas de una loseta, en ambos sentidos. Un paso del enano es una pequeña abertura en un muro.
rules-G9 = En una casilla cabe un héroe, nunca más.

rules-S1 = La mesa acuerda escenario, número de jugadores, centro comercial, edición y opciones. Lo demás es azar, y el servidor cuida de que sea limpio.
rules-S2 = La loseta inicial está en el centro. Los héroes están en sus cuatro casillas centrales, al azar.
rules-S3 = Las demás losetas están boca abajo en una pila barajada. Nadie conoce su orden, ni siquiera un bot.
rules-S4 = Cada jugador recibe una carta con habilidades: norte, este, sur, oeste, vórtice, escaleras mecánicas, explorar. Con más de cuatro jugadores algunas habilidades están dos veces, y se reparten lejos una de otra. También podéis acordar quién tiene qué.
rules-S5 = En solitario tienes en cambio un mazo de siete cartas; mira «En solitario».
rules-S6 = Antes de girar el reloj por primera vez podéis hablar y planear cuanto queráis. El anfitrión lo gira, y empieza la partida.

rules-A1 = No hay turnos. Puedes usar tus habilidades con cualquier héroe, en cualquier momento, cuantas veces quieras. Si dos actúan a la vez cuentan ambos, uno tras otro.
rules-A2 = Solo puedes hacer lo que está en tu carta. Quien mira no puede hacer nada.
rules-A3 = Mover: el héroe avanza recto en tu dirección, hasta donde quieras. Se para ante muros, tiendas, otros héroes y el borde. Un movimiento es de al menos una casilla.
rules-A4 = Un movimiento puede cruzar puertas a otras losetas, mientras siga recto.
rules-A5 = Solo cuenta la casilla donde un héroe se para. Pasar por encima de algo no tiene efecto.
rules-A6 = Vórtice: el héroe salta a cualquier vórtice libre de su color que esté en el tablero, esté donde esté. Solo antes del robo.
rules-A7 = Escaleras mecánicas: el héroe va de un extremo al otro, si allí no hay ningún héroe. Nunca se para en medio.
rules-A8 = Explorar: se coloca una loseta nueva; mira «Explorar».
rules-A9 = Nadie puede pararte ni deshacer lo que hiciste. Los errores solo se arreglan con más acciones.
rules-A10 = Lo que no es posible no ocurre y solo cuesta tiempo. Solo se entera quien lo intentó, con el motivo.

rules-X1 = Para explorar hace falta un héroe en una casilla de Exploración de su color, sin nada detrás todavía, y una loseta que colocar.
rules-X2 = Se destapa la loseta de arriba de la pila y se coloca allí. Desde entonces puede pasar cualquier héroe.
rules-X3 = Si una puerta de la loseta nueva da con una puerta de otra, hay paso al instante.
rules-X4 = Si hay héroes en varias casillas así, quien explora puede mirar antes la loseta y luego elegir dónde va. Hay que colocarla antes de destapar la siguiente; hasta entonces todos la ven.
rules-X5 = Cuando la pila está vacía no hay nada más que explorar.

rules-H1 = Contiene tres minutos de arena, si no acordáis otra cosa, y nunca se para: ni mientras habláis, ni mientras pensáis, ni si a alguien le falla la red.
rules-H2 = Si la arena se acaba antes de ganar, perdéis en ese mismo instante.
rules-H3 = Un héroe que se para en una casilla de Reloj gira el reloj al momento, queráis o no. La arena que ya ha corrido es ahora el tiempo que os queda. La casilla queda fuera de servicio.
rules-H4 = Así que nunca se rellena: si lo giráis pronto, perdéis tiempo. Si lo giráis tarde, quizá sea demasiado tarde.
rules-H5 = Las casillas de Reloj funcionan antes y después del robo.

rules-T1 = Mientras corre la arena: silencio. Sin palabras, sin señalar, sin gestos.
rules-T2 = Cuando se gira el reloj todos pueden hablar, cuanto quieran; la arena sigue corriendo.
rules-T3 = La siguiente acción de cualquiera acaba con la charla: un movimiento, un vórtice, unas escaleras, explorar. Mirar una loseta, el timbre y las miradas no.
rules-T4 = De eso se ocupa el servidor: escribir, hablar y señalar solo funciona antes de empezar, cuando se puede hablar y al terminar.
rules-T5 = El timbre: hay uno en la mesa. Cualquiera puede ponerlo delante de cualquiera. Dice «¡haz algo!», y nada más.
rules-T6 = Puedes mirar fijamente a otro jugador en cualquier momento. Qué quieres decir, que lo adivine.
rules-T7 = El primer escenario se puede jugar con charla libre, para aprender juntos.

rules-W1 = Cuando los cuatro héroes están a la vez sobre los objetos de su color, puede ocurrir el robo.
rules-W2 = Es automático en ese momento. En la edición nueva alguien tiene que dar la señal.
rules-W3 = Suena la alarma: desde ahora todos los vórtices están cerrados.
rules-W4 = Un héroe que se para en una salida que puede usar está fuera y deja el centro comercial.
rules-W5 = Cuando sale el cuarto, habéis ganado.
rules-W6 = Antes del robo una salida es solo suelo. En la edición nueva: si los cuatro están en sus salidas y nadie ha dado la señal del robo, se van con las manos vacías y perdéis.
rules-W7 = Después del final ya no cambia nada. Ahora podéis hablar.

rules-P1 = Solo en el escenario 1: los cuatro héroes salen por la salida morada.
rules-P2 = Desde el escenario 2: cada héroe sale por la salida de su color.
rules-P3 = Desde el escenario 3: cada vez que se gira el reloj, todos pasan su carta a la izquierda.
rules-P4 = Desde el escenario 4: cuando el elfo explora, se puede hablar.
rules-P5 = Desde el escenario 4: por los pasos del enano solo cabe el enano. Para los demás, y en los escenarios anteriores, son muro.
rules-P6 = Desde el escenario 5: mientras el mago está en una bola de cristal, se pueden colocar hasta dos losetas en casillas de Exploración abiertas de cualquier color, la segunda también junto a la primera. La bola queda fuera de servicio tras dos, o cuando el mago se va tras una. Explorar de forma normal no la gasta.
rules-P7 = Desde el escenario 6: una cámara funciona desde que está en el tablero. Mientras funcionan dos o más, ningún héroe puede pararse en una casilla de Reloj. Pasar por encima sí vale.
rules-P8 = Desde el escenario 6: cuando el bárbaro se para en una cámara, se rompe.

rules-L1 = Siete cartas, una habilidad cada una, boca abajo. Destapa la de arriba: tienes esa habilidad, para todos los héroes, hasta que destapes la siguiente.
rules-L2 = Cuando se acaban las cartas, se da la vuelta al mazo sin barajarlo. Así sabes lo que viene.
rules-L3 = Cuando se gira el reloj se barajan las siete, y empiezas sin carta.
rules-L4 = No se pasan cartas, no hay timbre ni miradas.

rules-C1 = 8 losetas por encontrar. Una salida para todos; se puede hablar siempre.
rules-C2 = 11 losetas. Una salida para cada héroe.
rules-C3 = 11 losetas. Las cartas pasan a la izquierda.
rules-C4 = 13 losetas. Pasos del enano, y los momentos para hablar del elfo.
rules-C5 = 14 losetas, con la bola de cristal encima.
rules-C6 = 16 losetas, con dos cámaras.
rules-C7 = 18 losetas, con cuatro cámaras.
rules-C8 = La pila está boca arriba: todos ven la próxima loseta.
rules-C9 = Para tres jugadores o más. Hay una carta menos que jugadores; quien no tiene es el líder, y solo el líder puede usar el timbre. Cuando pasan las cartas, cambia también el líder.
rules-C10 = Los cuatro héroes están sobre objetos, pero ninguno sobre el suyo. Cada héroe va a una salida que no es la suya y se queda allí; cada salida es para un héroe.
rules-C11 = Antes del robo, cada vez que se gira el reloj, hay que quitar dos losetas antes de que nadie pueda actuar. Una loseta se puede quitar si no hay ningún héroe encima, nada en ella está fuera de servicio, no es la loseta inicial, y nada de lo que se podía alcanzar queda aislado. Si no se pueden quitar dos, perdéis. Van debajo de la pila.
rules-C12 = Cuando se puede hablar podéis señalar casillas y hacer gestos, pero no hablar ni escribir.
rules-C13 = La loseta 3 es un segundo centro comercial. Bárbaro y mago empiezan allí, elfo y enano en el primero. Nunca se unen, y nunca pueden estar los cuatro en el mismo. Para usar un vórtice, un héroe debe estar en uno de su color; sale por uno libre de su color en el otro centro comercial. La pila está boca arriba.
rules-C14 = Nunca se puede hablar. Quedan el timbre y las miradas.
rules-C15 = Nunca se puede hablar, y tampoco hay timbre.
rules-C16 = No se pueden usar los vórtices.
rules-C17 = Nunca dos héroes en una loseta, salvo la inicial: una loseta con un héroe está cerrada, incluso de paso. Los héroes se quedan en sus salidas y mantienen cerrada esa loseta. En el nivel 1, en cambio, salen por la salida morada.
rules-levels = Niveles de un desafío
rules-levels-words = Los desafíos (del 8 al 17) tienen niveles: cuantas más losetas, más difícil. El nivel 1 solo tiene la salida morada, para todos. «Engaña a los guardias» y «Dos dimensiones» empiezan en el nivel 2.
rules-level-row = Nivel { $level }: { $tiles } losetas
rules-B2 = Tus propios escenarios: cualquier mezcla de estas reglas que no se contradiga. Un código la lleva a la sala de espera.

rules-E1 = Antigua: el robo es automático.
rules-E2 = Nueva: alguien tiene que dar la señal del robo, y quien explora puede mirar antes la loseta.
rules-E3 = De la casa, la habitual: el robo es automático, y se puede mirar antes.

rules-D1 = Pasar por encima de un reloj, objeto, salida, cámara o bola de cristal no tiene efecto.
rules-D2 = Las cámaras bloquean solo las casillas de Reloj que aún funcionan, y solo para pararse.
rules-D3 = Con un líder se juega con las cartas de un jugador menos.
rules-D4 = En «Muros móviles» no se quitan losetas después del robo.
rules-D5 = El líder cambia con las cartas. Una opción mantiene al líder, y las cartas se lo saltan.
rules-D6 = Donde se quitó una loseta, la puerta que llevaba a ella es un callejón sin salida o se puede explorar de nuevo.

rules-keys-title = Teclas
rules-keys-lead = Las teclas se indican por posición. Las filas son tus habilidades, las columnas los cuatro héroes.
rules-keys-row = Habilidad { $number }, para los cuatro héroes de izquierda a derecha
rules-figure-start = La loseta inicial, con una casilla de Exploración de cada color, un reloj y unas escaleras mecánicas
rules-figure-explore = Una loseta con la entrada abajo y casillas de Exploración arriba
rules-figure-passage = Una loseta con pasos del enano en sus muros
rules-figure-ball = Una loseta con una bola de cristal
rules-figure-camera = Una loseta con una cámara
rules-figure-exit = Una loseta con una salida
rules-figure-item = Una loseta con un objeto
rules-independent = Escrito para Hushmaze, con palabras nuestras.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = bárbaro, guerrero
rules-names-mage = mago, maga, hechicero
rules-names-elf = elfo, arquero
rules-names-dwarf = enano, gnomo
rules-names-vortex = vórtice, portal, teletransporte
rules-names-escalator = escaleras mecánicas, escalera
rules-names-exploration = casilla de Exploración, explorar, descubrir, lupa
rules-names-item = objeto, botín, tesoro, equipo
rules-names-exit = salida, fuga, huida
rules-names-hourglass = reloj de arena, arena, temporizador, tiempo
rules-names-ball = bola de cristal
rules-names-camera = cámara, cámara de seguridad, vigilancia
rules-names-spent = fuera de servicio, gastada, usada
rules-names-passage = paso del enano, pasillo pequeño, hueco, agujero
rules-names-start = loseta inicial, loseta de inicio, primera loseta, vestíbulo, loseta 1
rules-names-stack = pila, baraja, montón
rules-names-board = tablero, mapa
rules-names-mall = centro comercial, supermercado
rules-names-bell = timbre, campana, haz algo, peón
rules-names-card = carta, loseta de Acción, mazo
rules-names-ability = habilidad, acción, poder
rules-names-talk = hablar, comunicación, conversación, chat, voz
rules-names-stare = mirar fijamente, mirada, ojos
rules-names-gesture = gesto, seña, señalar, manos
rules-names-theft = robo, atraco, golpe, robar
rules-names-leader = líder, jefe
rules-names-host = anfitrión, dueño de la sala
rules-names-solo = en solitario, a solas, solo, un jugador
