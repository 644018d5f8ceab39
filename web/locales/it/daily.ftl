# The challenge of the day.
daily-title = La sfida del giorno
daily-lead = Un centro al giorno, uguale per tutti, e si può vincere. Il lunedì è gentile, il fine settimana no. Conta il primo tentativo di un gruppo; il giorno cambia a mezzanotte UTC.
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
daily-secret = Le repliche compaiono quando avrete giocato, o a giorno finito: svelano il centro.
daily-nobody = Non l’ha ancora giocata nessuno. La classifica è tutta vostra.
daily-see-table = La classifica del giorno
