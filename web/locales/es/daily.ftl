# The challenge of the day.
daily-title = El desafío del día
daily-lead = Un centro comercial al día, el mismo para todos, y siempre se puede ganar. El lunes es fácil; el fin de semana, no. Solo cuenta el primer intento de un grupo; el día cambia a medianoche UTC.
daily-left-hours =
    { $count ->
        [one] queda una hora
       *[other] quedan { $count } horas
    }
daily-left-minutes =
    { $count ->
        [one] queda un minuto
       *[other] quedan { $count } minutos
    }
daily-left-over = terminado
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] nadie ha jugado todavía
        [one] ha jugado un grupo
       *[other] han jugado { $count } grupos
    }
daily-bots-note = lleva una marca
daily-days = Días
daily-today = Hoy
daily-place = Puesto
daily-result = Resultado
daily-turns = Giros
daily-sand = Arena
daily-time = Tiempo
daily-won = ganado
daily-lost = perdido
# $attempt: 2 or more
daily-attempt = intento { $attempt }
daily-secret = Las repeticiones aparecen cuando hayáis jugado, o al acabar el día: revelan el centro comercial.
daily-nobody = Nadie lo ha jugado todavía. ¡Sed los primeros!
daily-see-table = La clasificación del día
