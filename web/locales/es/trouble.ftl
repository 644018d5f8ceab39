trouble-home = A la página de inicio
trouble-retry = Reintentar ahora
trouble-reload = Recargar la página
trouble-rules-meanwhile = Leer las reglas mientras tanto

trouble-page-title = Esta puerta no lleva a ninguna parte
trouble-page-words = No existe esa página. Quizá hay un error en la dirección.

trouble-load-title = Falta una parte de la página
trouble-load-words = No se pudo cargar. Quizá no hay red, o hay una versión nueva.

# $code: the code of the room
trouble-gone-title = Esta sala ya no existe
trouble-gone-words = No hay ninguna sala { $code }. Quizá es un error; el enlace del anfitrión tiene el código correcto.
trouble-gone-new = Abrir una sala nueva

trouble-full-title = Esta sala está llena
trouble-full-words = La sala está llena, también para mirar. Quizá alguien se vaya pronto.

trouble-elsewhere-title = Estás jugando en otro dispositivo
trouble-elsewhere-words = Tu asiento se abrió en otra ventana o en otro dispositivo. Solo puedes sentarte en un sitio.
trouble-handed-over-words = Tu asiento está ahora en otro dispositivo. Para recuperarlo, abre en aquel el código de traspaso del menú.
trouble-elsewhere-back = Jugar aquí

trouble-away-title = El servidor no responde.
trouble-away-words = Seguimos intentándolo. Salas y partidas están guardadas: cuando vuelva el servidor, todo estará donde estaba.
trouble-away-kept = Seguimos intentándolo. Tu asiento y la partida están a salvo.

trouble-opening-title = Abriendo { $code }
trouble-opening-words = Las luces se encienden en un momento.

# Titles of the page while nobody looks at it
attention-bell = ¡Haz algo!
attention-stare = Alguien te mira fijamente
attention-game = La partida está preparada
attention-started = La arena corre
