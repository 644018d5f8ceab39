trouble-home = A la página de inicio
trouble-retry = Reintentar ahora
trouble-reload = Cargar la página de nuevo
trouble-rules-meanwhile = Leer las reglas mientras tanto

trouble-page-title = Esta puerta no lleva a ninguna parte
trouble-page-words = No existe esa página. Quizá alguna letra de la dirección está mal.

trouble-load-title = Falta una parte de la página
trouble-load-words = No se pudo cargar. Quizá no hay red, o hay una versión más nueva.

# $code: the code of the room
trouble-gone-title = Esta sala ya no existe
trouble-gone-words = No hay ninguna sala { $code }. Es fácil equivocarse con un código; el enlace del anfitrión tiene el bueno.
trouble-gone-new = Abrir una sala nueva

trouble-full-title = Esta sala está llena
trouble-full-words = No cabe nadie más, ni para mirar. Quizá alguien se vaya pronto.

trouble-elsewhere-title = Ya estás aquí, en otro dispositivo
trouble-elsewhere-words = Tu asiento se abrió en otra ventana o en otro dispositivo, y cada persona se sienta una sola vez.
trouble-handed-over-words = Tu asiento pasó a otro dispositivo. Para tenerlo de nuevo aquí, abre en aquel el código de traspaso del menú.
trouble-elsewhere-back = Recuperarlo aquí

trouble-away-title = El servidor no responde.
trouble-away-words = Seguimos intentándolo nosotros. Salas y partidas están guardadas: cuando vuelva, todo estará donde estaba.
trouble-away-kept = Seguimos intentándolo. Tu asiento y la partida están guardados.

trouble-opening-title = Abriendo { $code }
trouble-opening-words = Las luces se encienden en un momento.

# Titles of the page while nobody looks at it
attention-bell = ¡Haz algo!
attention-stare = Alguien te mira fijamente
attention-game = La mesa está preparada
attention-started = La arena corre
