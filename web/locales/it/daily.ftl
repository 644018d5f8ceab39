# The challenge of the day.
daily-title = La sfida del giorno
daily-lead = Un centro commerciale al giorno, uguale per tutti e sempre vincibile. Il lunedì è facile, il fine settimana no. Conta solo il primo tentativo di un gruppo; il giorno cambia a mezzanotte UTC.
daily-left-hours =
    { $count ->
        [one] manca un’ora
       *[other] mancano { $count } ore
    }
daily-left-minutes =
    { $count ->
        [one] manca un minuto
       *[other] mancano { $count } minuti
    }
daily-left-over = finita
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] non ha ancora giocato nessuno
        [one] ha giocato un gruppo
       *[other] hanno giocato { $count } gruppi
    }
daily-bots-note = con un segno
daily-days = Giorni
daily-today = Oggi
daily-place = Posto
daily-result = Esito
daily-turns = Giri
daily-sand = Sabbia
daily-time = Tempo
daily-won = vinta
daily-lost = persa
# $attempt: 2 or more
daily-attempt = tentativo { $attempt }
daily-secret = I replay compaiono quando avrete giocato, o a giorno finito: svelano il centro commerciale.
daily-nobody = Non l’ha ancora giocata nessuno. Siate i primi!
daily-see-table = La classifica del giorno
