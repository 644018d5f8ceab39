# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Primer vistazo
scenario-1-words = Un centro comercial pequeño y una salida para todos. Aprended a compartir cuatro héroes sin una palabra.
scenario-2-name = Cuatro puertas
scenario-2-words = Ahora cada héroe tiene una salida de su color. Recordad dónde las visteis.
scenario-3-name = Pásala a la izquierda
scenario-3-words = Cada vez que se gira el reloj, todas las cartas pasan un asiento a la izquierda. Mira dos veces lo que tienes.
scenario-4-name = Pasos estrechos, oídos finos
scenario-4-words = El enano se cuela por los pasos de los muros. Cuando el elfo explora, todos pueden hablar un momento.
scenario-5-name = El vidente
scenario-5-words = Encima de la pila hay una bola de cristal: desde ella el mago explora dos veces, donde sea.
scenario-6-name = El rompecámaras
scenario-6-words = Dos cámaras. Mientras funcionan las dos no se puede girar ningún reloj, salvo que el bárbaro rompa una.
scenario-7-name = Ojos por todas partes
scenario-7-words = Nada nuevo, solo todo a la vez: un gran centro comercial y cuatro cámaras.
scenario-8-name = Previsión
scenario-8-words = La pila está boca arriba. Todos ven qué loseta viene después.
scenario-9-name = Sigue al líder
scenario-9-words = Un jugador no tiene carta pero lidera: solo el líder puede usar el timbre. El papel pasa con las cartas.
scenario-10-name = Engaña a los guardias
scenario-10-words = Cada héroe coge un objeto que no es suyo, va a una salida que no es la suya y se queda allí.
scenario-11-name = Muros móviles
scenario-11-words = Cada giro del reloj cuesta dos losetas. Elegid bien y no dejéis a nadie aislado.
scenario-12-name = Solo manos
scenario-12-words = Ni cuando se puede hablar habla nadie: señaláis y hacéis gestos.
scenario-13-name = Dos dimensiones
scenario-13-words = Dos centros comerciales que nunca se tocan, dos héroes en cada uno. Solo se cruza por los vórtices.
scenario-14-name = Ni una palabra
scenario-14-words = Nunca se puede hablar. Solo tenéis el timbre y la mirada.
scenario-15-name = Solo ojos
scenario-15-words = Ni palabras ni timbre. Solo miradas.
scenario-16-name = Sin vórtices
scenario-16-words = No se pueden usar los vórtices. Todo hay que andarlo.
scenario-17-name = Sin reuniones
scenario-17-words = Nunca dos héroes en la misma loseta, salvo la inicial.

scenario-campaign = Campaña
scenario-challenges = Desafíos
scenario-own = Los tuyos
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
# $time: minutes and seconds, such as 3:00
scenario-sand = arena: { $time }
# Of a stack that is not shuffled.
scenario-in-order = Losetas en orden fijo
