# The challenge of the day.
daily-title = Uitdaging van de dag
daily-lead = Elke dag één winkelcentrum, voor iedereen hetzelfde en altijd te winnen. Maandag is makkelijk, het weekend niet. Alleen de eerste poging van een groep telt; de dag wisselt om middernacht UTC.
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
daily-secret = Replays staan hier zodra jullie gespeeld hebben, of als de dag voorbij is: ze verraden het winkelcentrum.
daily-nobody = Dit heeft nog niemand gespeeld. Wees de eerste!
daily-see-table = Ranglijst van de dag
