# The challenge of the day.
daily-title = Uitdaging van de dag
daily-lead = Elke dag één winkelcentrum, voor iedereen hetzelfde, en het is te winnen. Maandag is mild, het weekend niet. De eerste poging van een groep telt; de dag wisselt om middernacht UTC.
daily-left-hours =
    { $count ->
        [one] nog één uur
       *[other] nog { $count } uur
    }
daily-left-minutes =
    { $count ->
        [one] nog één minuut
       *[other] nog { $count } minuten
    }
daily-left-over = voorbij
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] nog niemand heeft gespeeld
        [one] één groep heeft gespeeld
       *[other] { $count } groepen hebben gespeeld
    }
daily-bots-note = krijgt een merkje
daily-days = Dagen
daily-today = Vandaag
daily-place = Plaats
daily-result = Uitslag
daily-turns = Gedraaid
daily-sand = Zand over
daily-time = Tijd
daily-won = gewonnen
daily-lost = verloren
# $attempt: 2 or more
daily-attempt = poging { $attempt }
daily-secret = Herhalingen staan hier zodra jullie gespeeld hebben, of als de dag voorbij is: ze verraden het centrum.
daily-nobody = Dit heeft nog niemand gespeeld. De lijst is helemaal van jullie.
daily-see-table = De lijst van de dag
