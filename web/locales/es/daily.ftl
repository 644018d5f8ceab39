# The challenge of the day.
daily-title = El reto del día
daily-lead = Un centro al día, el mismo para todo el mundo, y se puede ganar. El lunes es amable; el fin de semana, no. Cuenta el primer intento de un grupo; el día cambia a medianoche UTC.
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
daily-turns = Vueltas
daily-sand = Arena
daily-time = Tiempo
daily-won = ganado
daily-lost = perdido
# $attempt: 2 or more
daily-attempt = intento { $attempt }
daily-secret = Las repeticiones aparecen cuando hayáis jugado, o al acabar el día: revelan el centro.
daily-nobody = Nadie lo ha jugado todavía. La tabla es toda vuestra.
daily-see-table = La tabla del día
