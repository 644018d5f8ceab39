# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Primer vistazo
scenario-1-words = Un centro comercial pequeño y una salida para todos. Aprended a compartir cuatro héroes sin una palabra.
scenario-2-name = Cuatro puertas
scenario-2-words = Ahora cada héroe tiene una salida de su color. Recordad dónde las visteis.
scenario-3-name = Pásala a la izquierda
scenario-3-words = Con cada giro del reloj todas las cartas pasan un asiento a la izquierda. Mira dos veces lo que tienes.
scenario-4-name = Huecos estrechos, oídos finos
scenario-4-words = El enano se cuela por los huecos de los muros. Cuando el elfo explora, todos pueden hablar un momento.
scenario-5-name = La vidente
scenario-5-words = Encima del mazo hay una bola de cristal: desde ella la maga ve dos partes del centro comercial, dondequiera que haya una puerta.
scenario-6-name = El destrozón
scenario-6-words = Dos cámaras. Mientras funcionan las dos no se puede girar ningún reloj, salvo que el bárbaro rompa una.
scenario-7-name = Ojos por todas partes
scenario-7-words = Nada nuevo, solo todo a la vez: un gran centro comercial y cuatro cámaras.
scenario-8-name = Previsión
scenario-8-words = El mazo está boca arriba. Todos ven qué parte viene después.
scenario-9-name = Sigue al líder
scenario-9-words = Un asiento no tiene habilidades pero lidera: solo el líder toca el timbre. El mando viaja con las cartas.
scenario-10-name = Engaña a los guardias
scenario-10-words = Cada cual se lleva algo que no es suyo, sale por donde nadie lo espera, y allí se queda.
scenario-11-name = Muros en marcha
scenario-11-words = Cada giro del reloj cuesta dos partes del centro comercial. Elegid bien y no dejéis a nadie aislado.
scenario-12-name = Solo manos
scenario-12-words = Ni cuando se puede hablar habla nadie: señaláis y hacéis señas.
scenario-13-name = Dos dimensiones
scenario-13-words = Dos centros comerciales que nunca se tocan, dos héroes en cada uno. Solo se cruza por los vórtices.
scenario-14-name = Ni una palabra
scenario-14-words = Nunca se puede hablar. Solo tenéis el timbre y una larga mirada.
scenario-15-name = Solo ojos
scenario-15-words = Ni palabras ni timbre. Miradas.
scenario-16-name = Sin vórtices
scenario-16-words = Los vórtices no funcionan. Todo hay que andarlo.
scenario-17-name = Sin reuniones
scenario-17-words = Nunca dos héroes en la misma parte del centro comercial, salvo en el vestíbulo.

scenario-campaign = Campaña
scenario-challenges = Retos
scenario-own = Los tuyos
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
# $time: minutes and seconds, such as 3:00
scenario-sand = arena: { $time }
