# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Las reglas
rules-lead = Todo en un solo sitio. ¿Buscas algo? Escribe una palabra, o un número como A3 o P6.
rules-search = Buscar en las reglas
rules-search-hint = Palabra o número
rules-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
rules-contents = Índice

rules-short-title = En un minuto
rules-short-1 = Cuatro héroes están en un centro comercial después del cierre. Nadie posee un héroe; cada cual posee unas habilidades, y las usa con los cuatro, en cualquier momento, sin turnos.
rules-short-2 = Explorad el centro comercial y llevad a cada héroe al objeto de su color, los cuatro en el mismo instante. Ese es el robo.
rules-short-3 = Después, corred: cada héroe tiene que llegar a una salida antes de que se acabe la arena.
rules-short-4 = Nadie habla mientras corre la arena. Girar el reloj abre un momento para hablar, y cambia el tiempo que queda.

rules-signs-title = Lo que se ve
rules-sign-exploration = Casilla de exploración
rules-sign-exploration-words = Con un héroe de su color encima, se puede explorar lo que hay detrás.
rules-sign-vortex = Vórtice
rules-sign-vortex-words = Un héroe de su color puede saltar aquí desde cualquier sitio, hasta el robo.
rules-sign-hourglass = Casilla de reloj
rules-sign-hourglass-words = Pararse aquí gira el reloj. Sirve una vez.
rules-sign-item = Objeto
rules-sign-item-words = Lo que su héroe vino a buscar.
rules-sign-exit = Salida
rules-sign-exit-words = Por donde se huye después del robo.
rules-sign-ball = Bola de cristal
rules-sign-ball-words = Deja ver a la maga dos partes del centro comercial. Sirve una vez.
rules-sign-camera = Cámara
rules-sign-camera-words = Dos que funcionen bloquean todas las casillas de reloj.
rules-sign-spent = Fuera de servicio
rules-sign-spent-words = Una casilla gastada; ahora es solo suelo.
rules-heroes-words = El color nunca va solo: cada héroe tiene una forma y un símbolo, y también todo lo que es suyo.

rules-group-G = El centro comercial
rules-group-S = Preparación
rules-group-A = Actuar
rules-group-X = Explorar
rules-group-H = El reloj de arena
rules-group-T = Hablar
rules-group-W = Robo, huida, final
rules-group-P = Reglas que llegan y se quedan
rules-group-L = A solas
rules-group-C = Escenarios
rules-group-E = Ediciones
rules-group-D = Detalles

rules-group-G-lead = Cómo están las losetas, y por dónde se anda.
rules-group-S-lead = Lo que se fija antes del primer paso.
rules-group-A-lead = Lo que hacen todos, todos a la vez.
rules-group-X-lead = Cómo crece el centro comercial.
rules-group-H-lead = El reloj que giráis vosotros.
rules-group-T-lead = O más bien: no hablar.
rules-group-W-lead = Cómo acaba, de una manera u otra.
rules-group-P-lead = Cada una llega con un escenario y vale en todos los siguientes.
rules-group-L-lead = Un jugador, siete cartas.
rules-group-C-lead = Siete que enseñan el juego, diez que os ponen a prueba.
rules-group-E-lead = El juego se ha impreso más de una vez.
rules-group-D-lead = Por si os lo preguntáis: así lo jugamos.

rules-G1 = Una loseta es un trozo de centro comercial, cuatro casillas por cuatro. Algunas casillas son tiendas; por ahí no anda nadie.
rules-G2 = Se va de una casilla a la de al lado si no hay un muro en medio. El borde de una loseta es muro, salvo en sus puertas.
rules-G3 = Cada lado de una loseta tiene como mucho una puerta, siempre en el mismo sitio: así las puertas coinciden se gire como se gire.
rules-G4 = Una puerta es la entrada; las demás son casillas de exploración, cada una del color de un héroe. La primera loseta tiene cuatro, una por héroe, y ninguna entrada.
rules-G5 = Las losetas vecinas están desplazadas una casilla. Así nunca se solapan, y dejan pequeños huecos.
rules-G6 = Donde dos losetas se tocan con una puerta a cada lado hay paso, sean cuales sean los colores. Una puerta contra un muro es un callejón sin salida.
rules-G7 = Una loseta nueva queda siempre con su entrada en la puerta desde la que se exploró.
rules-G8 = Una escalera mecánica une dos casillas de una loseta, en ambos sentidos. Un paso del enano es un hueco en un muro.
rules-G9 = En una casilla cabe un héroe, nunca más.

rules-S1 = La mesa acuerda escenario, número de asientos, mapa, edición y opciones. Lo demás lo pone el azar, y el servidor cuida de que sea limpio.
rules-S2 = La primera loseta está en el centro. Los héroes están en sus cuatro casillas centrales, al azar.
rules-S3 = Las demás losetas están boca abajo en un mazo barajado. Nadie puede saber su orden, ni siquiera un bot.
rules-S4 = Cada asiento recibe una carta con habilidades: norte, este, sur, oeste, vórtice, escalera mecánica, explorar. Con más de cuatro asientos algunas habilidades están dos veces, y se reparten lejos una de otra. La mesa también puede acordar quién tiene qué.
rules-S5 = A solas tienes en cambio un mazo de siete cartas; mira «A solas».
rules-S6 = Antes de girar el reloj por primera vez podéis hablar y planear cuanto queráis. El anfitrión lo gira, y empieza la partida.

rules-A1 = No hay turnos. Quien tiene una habilidad la usa con cualquier héroe, en cualquier momento, cuantas veces quiera. Si dos actúan a la vez cuentan ambos, uno tras otro.
rules-A2 = Lo que no está en tu carta no puedes hacerlo. Quien mira no puede hacer nada.
rules-A3 = Mover: el héroe se desliza recto en tu dirección, hasta donde quieras. Se para ante muros, tiendas, otros héroes y el borde. No moverse nada no es un movimiento.
rules-A4 = Un deslizamiento puede cruzar puertas a otras losetas, mientras siga recto.
rules-A5 = Solo cuenta la casilla donde un héroe se para. Pasar por encima de algo no tiene efecto.
rules-A6 = Vórtice: el héroe salta a cualquier vórtice libre de su color ya encontrado, esté donde esté. Solo antes del robo.
rules-A7 = Escalera mecánica: el héroe va de un extremo al otro, si allí no hay nadie. Nunca se para en medio.
rules-A8 = Explorar: se coloca una loseta nueva; mira «Explorar».
rules-A9 = Nadie puede pararte ni deshacer lo que hiciste. Lo que salió mal solo se arregla haciendo más.
rules-A10 = Lo que no es posible no ocurre y solo cuesta tiempo. Solo se entera quien lo intentó, con el motivo.

rules-X1 = Para explorar hace falta un héroe en una casilla de exploración de su color, sin nada detrás todavía, y una loseta que colocar.
rules-X2 = Se destapa la loseta de arriba del mazo y se coloca allí. Desde entonces puede pasar cualquiera.
rules-X3 = Si la puerta de la loseta nueva da con una puerta de otra, hay paso al instante.
rules-X4 = Si hay héroes en varias casillas así, quien explora puede mirar antes la loseta y luego elegir dónde va. Hay que colocarla antes de destapar la siguiente; hasta entonces todos la ven.
rules-X5 = Cuando el mazo está vacío no hay nada más que explorar.

rules-H1 = Contiene tres minutos de arena, si la mesa no acordó otra cosa, y corre sin descanso: mientras habláis, mientras pensáis, mientras a alguien le falla la red.
rules-H2 = Si la arena se acaba antes de ganar, habéis perdido en ese mismo instante.
rules-H3 = Un héroe que se para en una casilla de reloj lo gira al momento, queráis o no. Lo que ya ha corrido es ahora lo que os queda. La casilla queda gastada.
rules-H4 = Así que nunca se rellena: si lo giráis pronto, perdéis tiempo. Si lo giráis tarde, quizá sea demasiado tarde.
rules-H5 = Las casillas de reloj funcionan antes y después del robo.

rules-T1 = Mientras corre la arena: silencio. Sin palabras, sin señalar, sin señas.
rules-T2 = Cuando se gira el reloj todos pueden hablar, cuanto quieran; la arena sigue corriendo.
rules-T3 = La siguiente acción de cualquiera acaba con la charla: un movimiento, un vórtice, una escalera, explorar. El timbre y las miradas no cuentan.
rules-T4 = De eso se ocupa el servidor: escribir, hablar y señalar solo funciona antes de empezar, cuando se puede hablar y al terminar.
rules-T5 = El timbre: hay uno en la mesa. Cualquiera lo pone delante de cualquiera. Dice «¡haz algo!», y nada más.
rules-T6 = Puedes mirar fijamente a alguien en cualquier momento. Qué quieres decir, que lo averigüe.
rules-T7 = El primer escenario se puede jugar hablando siempre, para aprender juntos.

rules-W1 = Cuando los cuatro héroes están a la vez sobre los objetos de su color, puede ocurrir el robo.
rules-W2 = Ocurre solo en ese momento. En la edición nueva alguien tiene que dar la señal.
rules-W3 = Suena la alarma: desde ahora todos los vórtices están cerrados.
rules-W4 = Un héroe que se para en una salida que puede usar está fuera, y deja el centro comercial.
rules-W5 = Cuando sale el cuarto, habéis ganado.
rules-W6 = Antes del robo una salida es solo suelo. En la edición nueva: si los cuatro están en sus salidas y nadie ha dado la señal del robo, se van sin nada, y habéis perdido.
rules-W7 = Después del final ya no cambia nada. Ahora podéis hablar.

rules-P1 = Solo en el escenario 1: la salida morada sirve a los cuatro héroes.
rules-P2 = Desde el escenario 2: cada héroe sale por la salida de su color.
rules-P3 = Desde el escenario 3: cada vez que se gira el reloj, todos pasan su carta a la izquierda.
rules-P4 = Desde el escenario 4: cuando el elfo explora, se puede hablar.
rules-P5 = Desde el escenario 4: por los pasos del enano solo cabe el enano. Para los demás son muro.
rules-P6 = Desde el escenario 5: mientras la maga está en una bola de cristal, se pueden colocar hasta dos losetas en casillas de exploración abiertas de cualquier color, la segunda también junto a la primera. La bola se gasta tras dos, o cuando la maga se va tras una. Explorar de forma normal no la gasta.
rules-P7 = Desde el escenario 6: una cámara funciona desde que se encuentra. Mientras funcionan dos o más, nadie puede pararse en una casilla de reloj. Pasar por encima sí vale.
rules-P8 = Desde el escenario 6: cuando el bárbaro se para en una cámara, se rompe.

rules-L1 = Siete cartas, una habilidad cada una, boca abajo. Destapa la de arriba: esa habilidad es tuya, para todos los héroes, hasta que destapes la siguiente.
rules-L2 = Cuando se acaban las cartas, el montón se da la vuelta tal cual, sin barajar. Así sabes lo que viene.
rules-L3 = Cuando se gira el reloj se barajan de nuevo las siete, y empiezas sin ninguna.
rules-L4 = Nadie pasa cartas, nadie toca el timbre, nadie mira fijamente.

rules-C1 = 8 losetas por encontrar. Una salida para todos; se puede hablar siempre.
rules-C2 = 11 losetas. Una salida para cada héroe.
rules-C3 = 11 losetas. Las cartas pasan a la izquierda.
rules-C4 = 13 losetas. Pasos del enano, y los momentos para hablar del elfo.
rules-C5 = 14 losetas, la bola de cristal encima.
rules-C6 = 16 losetas, dos cámaras entre ellas.
rules-C7 = 18 losetas, cuatro cámaras.
rules-C8 = El mazo está boca arriba: todos ven la próxima loseta.
rules-C9 = Para tres asientos o más. Hay cartas para un asiento menos; quien no tiene es el líder, y solo el líder toca el timbre. Cuando pasan las cartas, pasa también el no tener ninguna.
rules-C10 = Los cuatro héroes están sobre objetos, pero ninguno sobre el suyo. Cada cual sale por una salida que no es la suya; en cada salida cabe un héroe, que se queda allí.
rules-C11 = Antes del robo, cada vez que se gira el reloj, hay que quitar dos losetas antes de que nadie pueda actuar. Una loseta se puede quitar si no hay nadie encima, nada en ella está gastado, no es la primera, y nada de lo que se podía alcanzar queda aislado. Si no hay dos, habéis perdido. Van debajo del mazo.
rules-C12 = Cuando se puede hablar podéis señalar casillas y hacer señas, pero no hablar ni escribir.
rules-C13 = La loseta 3 es un segundo centro comercial. Bárbaro y maga empiezan allí, elfo y enano en el primero. Nunca se unen, y nunca pueden estar los cuatro en uno solo. Un vórtice lleva a un héroe de un vórtice de su color a otro de su color en el otro; el mazo está boca arriba.
rules-C14 = Nunca se puede hablar. Quedan el timbre y las miradas.
rules-C15 = Nunca se puede hablar, y tampoco hay timbre.
rules-C16 = Nadie puede usar un vórtice.
rules-C17 = Nunca dos héroes en una loseta, salvo la primera: una loseta con un héroe está cerrada, incluso de paso. Los héroes se quedan en sus salidas, y siguen cerrando esa loseta.
rules-levels = Niveles de un reto
rules-levels-words = Los retos (del 8 al 17) tienen niveles: cuantas más losetas, más difícil. El nivel 1 solo tiene la salida morada para todos. «Engaña a los guardias» empieza en el nivel 2.
rules-level-row = Nivel { $level }: { $tiles } losetas
rules-B2 = Vuestros escenarios: cualquier mezcla de estas reglas que no se contradiga, en un archivo pequeño. Un código la lleva a la sala de espera.

rules-E1 = Antigua: el robo ocurre solo.
rules-E2 = Nueva: alguien tiene que dar la señal del robo, y quien explora puede mirar antes la loseta.
rules-E3 = De la casa, la habitual: el robo ocurre solo, y se puede mirar antes.

rules-D1 = Pasar por encima de un reloj, objeto, salida, cámara o bola de cristal no tiene efecto.
rules-D2 = Las cámaras bloquean solo las casillas de reloj sin gastar, y solo para pararse.
rules-D3 = Con un líder, las cartas son las de un asiento menos.
rules-D4 = En «Muros en marcha» no se quitan losetas después del robo.
rules-D5 = El líder cambia con las cartas. Una opción mantiene al líder y pasa las cartas a su alrededor.
rules-D6 = Donde se quitó una loseta, la puerta que llevaba a ella es un callejón sin salida o se puede explorar de nuevo.

rules-keys-title = Teclas
rules-keys-lead = Las teclas cuentan por su sitio en el teclado. Las filas son tus habilidades, las columnas los cuatro héroes.
rules-keys-row = { $number }.ª habilidad, para los cuatro héroes de izquierda a derecha
rules-figure-start = El vestíbulo, con una casilla de exploración de cada color, un reloj y una escalera mecánica
rules-figure-explore = Una loseta con la entrada abajo y casillas de exploración arriba
rules-figure-passage = Una loseta con pasos del enano, los huecos de sus muros
rules-figure-ball = Una loseta con una bola de cristal
rules-figure-camera = Una loseta con una cámara
rules-figure-exit = Una loseta con una salida
rules-figure-item = Una loseta con un objeto
rules-independent = Escrito para Hushmaze, con palabras nuestras.
