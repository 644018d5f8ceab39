# La última pantalla de una partida: una fiesta, o una palabra amable. Breve: todo va sobre un dibujo.
ending-tabs = Qué mirar
ending-tab-moment = El final
ending-tab-figures = Cifras
ending-tab-ways = Caminos
ending-tab-analysis = Cómo fue
ending-tab-talk = Charla

ending-left = de arena restante
ending-scene-won = Cuatro héroes salen de golpe por la entrada iluminada y alzan su botín.
ending-scene-lost = Todas las luces encendidas. El haz de una cámara ha encontrado a cuatro héroes con las manos en alto.

ending-near-out =
    { $out ->
        [one] ¡Uno de cuatro ya estaba fuera!
       *[other] ¡{ $out } de cuatro ya estaban fuera!
    }
ending-near-stolen = Teníais el botín; solo faltaba la salida.
ending-near-items = Los cuatro objetos encontrados, { $on } de 4 héroes en su sitio.
ending-near-found = { $found } de 4 objetos encontrados.
ending-near-begun = Los primeros pasos están dados.

ending-book-marked = En el libro con una estrella punteada: { $marks }
ending-book-kept = Vuestra mejor victoria sigue en el libro

ending-medals = Medallas
ending-medal-quickest-eye = Ojo de lince
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
ending-medal-stair-runner = Rey de la escalera
ending-medal-stair-runner-for =
    { $count ->
        [one] un viaje
       *[other] { $count } viajes
    }
ending-medal-sure-hand = Mano segura
ending-medal-sure-hand-for = { $count } veces justo a tiempo
ending-medal-long-legs = Piernas largas
ending-medal-long-legs-for =
    { $count ->
        [one] una casilla
       *[other] { $count } casillas
    }

ending-lesson = Una idea para la próxima
ending-lesson-see = Ver ese momento
ending-lesson-passed-hourglass = { $time }: { $hero } pasó de largo por un reloj sin usar con { $left } restantes. Pararse ahí da { $gain } más.
ending-lesson-fresh-hourglass = Aún quedaba un reloj sin usar. Un héroe encima, y jugáis { $gain } más.
ending-lesson-turned-early = { $time }: se dio la vuelta al reloj con { $left } restantes. Justo antes del final da { $gain } más.
ending-lesson-chance = { $time }: { $chance } Un toque de timbre ayuda.
ending-lesson-long-talk = { $time }: hablasteis un buen rato mientras caía la arena. Decidid los dos pasos siguientes, y adelante.
ending-lesson-cameras = { $time }: las cámaras bloquearon los relojes durante { $gain }.
ending-lesson-empty-handed = Primero los cuatro en sus objetos, luego el robo, y solo entonces fuera.
ending-lesson-walls = Dejad dos losetas sin héroes: los muros se las llevan en cada vuelta.
ending-lesson-none-won = Nada útil quedó mucho tiempo pendiente. ¡Seguid así!
ending-lesson-none-lost = Ya conocéis este centro: el mismo reparto es media victoria.

ending-same-deal = Otra vez el mismo reparto
ending-same-deal-note = por gusto, no para el libro
ending-new-deal = Nuevo reparto
ending-next = Siguiente: { $name }
ending-watch = Ver
ending-share = Compartir imagen
ending-share-saved = La imagen está en tus descargas.
ending-share-failed = No se pudo crear la imagen.
