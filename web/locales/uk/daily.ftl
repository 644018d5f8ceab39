# The challenge of the day.
daily-title = Випробування дня
daily-lead = Один торговий центр на день, однаковий для всіх, і його можна виграти. Понеділки лагідні, вихідні — ні. Зараховується перша спроба гурту; день змінюється опівночі за UTC.
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
        [one] зіграв { $count } гурт
        [few] зіграли { $count } гурти
       *[many] зіграли { $count } гуртів
    }
daily-bots-note = з позначкою
daily-days = Дні
daily-today = Сьогодні
daily-place = Місце
daily-result = Підсумок
daily-turns = Оберти
daily-sand = Пісок
daily-time = Час
daily-won = виграно
daily-lost = програно
# $attempt: 2 or more
daily-attempt = спроба { $attempt }
daily-secret = Повтори з’являться, щойно ви зіграєте або коли день мине: вони видають розклад.
daily-nobody = У це ще ніхто не грав. Таблиця вся ваша.
daily-see-table = Таблиця дня
