# The challenge of the day.
daily-title = Le défi du jour
daily-lead = Un centre commercial par jour, le même pour tous, et toujours gagnable. Le lundi est facile, le week-end non. Seul le premier essai d’un groupe compte ; le jour change à minuit UTC.
daily-left-hours =
    { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
    }
daily-left-minutes =
    { $count ->
        [one] encore une minute
       *[other] encore { $count } minutes
    }
daily-left-over = terminé
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] personne n’a encore joué
        [one] un groupe a joué
       *[other] { $count } groupes ont joué
    }
daily-bots-note = porte une marque
daily-days = Jours
daily-today = Aujourd’hui
daily-place = Rang
daily-result = Résultat
daily-turns = Retournés
daily-sand = Sable
daily-time = Temps
daily-won = gagné
daily-lost = perdu
# $attempt: 2 or more
daily-attempt = essai { $attempt }
daily-secret = Les replays s’affichent quand vous aurez joué, ou une fois le jour passé : ils dévoilent le centre commercial.
daily-nobody = Personne n’y a encore joué. Soyez les premiers !
daily-see-table = Le classement du jour
