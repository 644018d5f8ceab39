# The challenge of the day.
daily-title = Daily challenge
daily-lead = One mall a day, the same for everyone, and always winnable. Mondays are easy, weekends are not. Only a group’s first try counts; the day changes at midnight UTC.
daily-left-hours =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
daily-left-minutes =
    { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
daily-left-over = over
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] nobody has played yet
        [one] one group has played
       *[other] { $count } groups have played
    }
daily-bots-note = gets a mark
daily-days = Days
daily-today = Today
daily-place = Place
daily-result = Result
daily-turns = Turns
daily-sand = Sand left
daily-time = Time
daily-won = won
daily-lost = lost
# $attempt: 2 or more
daily-attempt = try { $attempt }
daily-secret = Replays appear here once you have played, or when the day is over: they give the mall away.
daily-nobody = Nobody has played this yet. Be the first!
daily-see-table = Daily ranking
