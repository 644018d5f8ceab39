# The first game.
learn-title = La primera partida
learn-lead = Aprende el juego en tres minutos. Esta noche la arena te espera.
learn-team = Con un compañero
learn-team-note = tú, tu compañero y ni una palabra
learn-solo = En solitario con el mazo
learn-solo-note = siete cartas, y solo cuenta la de arriba
learn-failed = No se pudo preparar la partida. Inténtalo otra vez.

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
lesson-hold-lit =
    { $by ->
        [keys] Mantén { $key }
       *[other] Mantén pulsado el botón iluminado
    }

lesson-team-hush = El centro comercial está cerrado. Mientras corra la arena: ni una palabra.
lesson-team-step-act = ↓ es tuyo. { lesson-tap-lit }: { $hero } va a la puerta.
lesson-team-explore-act = { lesson-tap }: ¿qué hay tras esta puerta?
lesson-team-slide-act = { lesson-hold-lit }, suelta en la casilla iluminada: { $hero } avanza.
lesson-team-share-act = Cada héroe tiene un objeto. { lesson-hold }: { $hero } baja.
lesson-team-share-watch = Solo { $partner } tiene ←. ¡A cada héroe lo movéis juntos!
lesson-team-bell-ring =
    { $hero } espera ←, pero { $partner } sueña. { $by ->
        [keys] Pulsa { $key } y luego 1.
        [touch] ¡Toca el timbre!
       *[mouse] ¡Haz clic en el timbre!
    }
lesson-team-bell-watch = { $partner } lo ha oído.
lesson-team-bell-act = { lesson-hold }: { $hero } baja.
lesson-team-glass-watch = Es hora del reloj. { $hero } puede girarlo: antes { $partner }.
lesson-team-glass-act = { lesson-tap }: gíralo. Vuelve la arena caída: ¡cuanto más tarde, mejor!
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

lesson-solo-hush = En solitario, con siete cartas.
lesson-solo-deck-card = Solo cuenta la carta de arriba. { lesson-tap-lit }: la primera.
lesson-solo-explore-act = Dice: explorar. { lesson-tap }: abre esta puerta.
lesson-solo-gather-card = ¿Ya está? { lesson-tap-lit }: la siguiente carta.
lesson-solo-gather-act = Una carta, todos los héroes, cuantas veces quieras. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: el reloj se gira y tus cartas se barajan.
lesson-solo-items-card = { lesson-tap } hasta que una carta sirva. Luego vuelven.
lesson-solo-items-act = Esta sirve. ¡{ lesson-hold }!
lesson-solo-escape-card = ¡Robado! Todos por la salida morada. { lesson-tap }.
lesson-solo-escape-act = ¡Fuera! { lesson-hold }.

lesson-end-title = ¡Has escapado!
lesson-end-text = Así se juega. Los centros comerciales de verdad son más grandes, la arena no espera y cada escenario trae una idea nueva.
lesson-end-solo = Ese es el juego en solitario. Los de verdad son más grandes y la arena no espera.
lesson-end-more = Y hay más ayudas: cada héroe puede saltar a un vórtice de su color, y las escaleras mecánicas llevan de un extremo al otro.
lesson-end-bots = Una partida de verdad con bots
lesson-end-bots-note = escenario 1
lesson-again = Jugar otra vez

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: la siguiente carta.
lesson-any-ring = Toca el timbre para { $partner }.
lesson-any-talk = Se puede hablar, hasta que alguien actúe.
lesson-any-watch = { $partner } se encarga.
lesson-heard = { $partner } te ha oído. Con la próxima acción vuelve el silencio.
