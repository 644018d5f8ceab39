# La última pantalla de una partida: una fiesta, o una palabra amable. Breve: todo va sobre un dibujo.
ending-tabs = Qué mirar
ending-tab-moment = El final
ending-tab-figures = Cifras
ending-tab-ways = Caminos
ending-tab-analysis = Cómo fue
ending-tab-talk = Charla

ending-left = de arena restante
ending-scene-won = Cuatro héroes salen de golpe por la entrada iluminada y alzan sus objetos.
ending-scene-lost = Todas las luces encendidas. Una cámara ha pillado a cuatro héroes con las manos en alto.

ending-near-out =
    { $out ->
        [one] ¡Uno de cuatro ya estaba fuera!
       *[other] ¡{ $out } de cuatro ya estaban fuera!
    }
ending-near-stolen = Teníais todos los objetos; solo faltaba la salida.
ending-near-items = Los cuatro objetos encontrados, { $on } de 4 héroes en su sitio.
ending-near-found = { $found } de 4 objetos encontrados.
ending-near-begun = Habéis dado los primeros pasos.

ending-book-marked = En el libro con una estrella punteada: { $marks }
ending-book-kept = Vuestra mejor victoria sigue en pie

ending-medals = Medallas
ending-medals-none = Esta vez no hay medallas. ¡En la próxima partida os esperan!
ending-medal-quickest-eye = Reacción más rápida
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Último grano
ending-medal-last-grain-for = quedaba { $time }
ending-medal-light-fingers = Manos ligeras
ending-medal-light-fingers-for = robo a { $time }
ending-medal-getaway = Última salida
ending-medal-getaway-for = con { $time } de sobra
ending-medal-door-opener = Abrepuertas
ending-medal-door-opener-for =
    { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }
ending-medal-whirlwind = Torbellino
ending-medal-whirlwind-for =
    { $count ->
        [one] un vórtice
       *[other] { $count } vórtices
    }
ending-medal-stair-runner = Rey de las escaleras
ending-medal-stair-runner-for =
    { $count ->
        [one] un viaje
       *[other] { $count } viajes
    }
ending-medal-sure-hand = Mano segura
ending-medal-sure-hand-for =
    { $count ->
        [one] una acción perfecta
       *[other] { $count } acciones perfectas
    }
ending-medal-long-legs = Piernas largas
ending-medal-long-legs-for =
    { $count ->
        [one] una casilla
       *[other] { $count } casillas
    }

ending-lesson = Un consejo para la próxima
ending-lesson-see = Ver ese momento
ending-lesson-passed-hourglass = { $time }: { $hero } pasó de largo por un reloj sin usar cuando quedaba { $left }. Pararse ahí da { $gain } más.
ending-lesson-fresh-hourglass = Aún quedaba un reloj sin usar. Un héroe encima, y jugáis { $gain } más.
ending-lesson-turned-early = { $time }: girasteis el reloj cuando quedaba { $left }. Dejad correr eso primero y giradlo después: { $gain } más en total.
ending-lesson-chance = { $time }: { $chance } Usad el timbre.
ending-lesson-long-talk = { $time }: hablasteis mucho rato mientras corría la arena. Decidid los dos pasos siguientes, y adelante.
ending-lesson-cameras = { $time }: las cámaras bloquearon los relojes durante { $gain }.
ending-lesson-empty-handed = Primero los cuatro en sus objetos, luego el robo, y solo entonces fuera.
ending-lesson-walls = Dejad dos losetas sin héroes: cada giro del reloj se lleva dos.
ending-lesson-none-won = Ninguna acción útil quedó pendiente mucho tiempo. ¡Seguid así!
ending-lesson-none-lost = Ya conocéis este centro comercial. ¡Probad otra vez el mismo reparto!

ending-same-deal = Repetir este reparto
ending-same-deal-note = por diversión, no para el libro
ending-new-deal = Nuevo reparto
ending-next = Siguiente: { $name }
ending-watch = Ver
ending-share = Compartir imagen
ending-share-saved = La imagen está en tus descargas.
ending-share-failed = No se pudo crear la imagen.
