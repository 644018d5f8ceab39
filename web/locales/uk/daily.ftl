# The challenge of the day.
daily-title = Випробування дня
daily-lead = Один ТЦ на день, однаковий для всіх, і його завжди можна виграти. Понеділки легкі, вихідні — ні. Зараховується лише перша спроба команди; день змінюється опівночі за UTC.
daily-left-hours =
    { $count ->
        [one] ще { $count } година
        [few] ще { $count } години
       *[many] ще { $count } годин
    }
daily-left-minutes =
    { $count ->
        [one] ще { $count } хвилина
        [few] ще { $count } хвилини
       *[many] ще { $count } хвилин
    }
daily-left-over = скінчилося
# $count: how many groups have played it
daily-players =
    { $count ->
        [0] ще ніхто не грав
        [one] зіграла { $count } команда
        [few] зіграли { $count } команди
       *[many] зіграли { $count } команд
    }
daily-bots-note = з позначкою
daily-days = Дні
daily-today = Сьогодні
daily-place = Місце
daily-result = Підсумок
daily-turns = Перевертань
daily-sand = Пісок
daily-time = Час
daily-won = виграно
daily-lost = програно
# $attempt: 2 or more
daily-attempt = спроба { $attempt }
daily-secret = Повтори з’являться, щойно ви зіграєте або коли день мине: вони видають ТЦ.
daily-nobody = У це ще ніхто не грав. Будьте першими!
daily-see-table = Рейтинг дня
