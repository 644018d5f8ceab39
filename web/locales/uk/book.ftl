book-lead = Усі перемоги на цьому сервері. Що рідше перевертали годинник, то краще; за рівності — що більше лишилося піску.
book-groups = Чия книга
book-groups-words = Команда — це просто імена за столом; великі літери й пробіли не важать. Облікових записів немає.
book-all = Усі
book-has-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] ще { $count } команда
        [few] ще { $count } команди
       *[many] ще { $count } команд
    }
book-stars = Зірок: { $stars } з { $of }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] без перевертань · лишилося { $sand }
        [one] { $turns } перевертання · лишилося { $sand }
        [few] { $turns } перевертання · лишилося { $sand }
       *[many] { $turns } перевертань · лишилося { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = виграно, зірка
book-look-marked = виграно, з позначкою
book-look-none = ще не виграно
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = ще ніхто
book-nobody-yet = Цього ще ніхто не виграв. Будете першими?
book-not-yet = Ця команда цього ще не виграла.
book-play = Зіграти
book-watch = Дивитися
book-legend = Повна зірка — чиста перемога. Пунктирна — перемога з позначкою. Торкнися зірки, щоб дізнатися більше.
book-empty = Книга ще порожня. Обери марку чи зірку — і грай.
book-loading = Відкриваємо книгу…
book-away = Зараз книгу не відкрити. Чи працює сервер?
book-print = Надрукувати аркуш
book-turns = Перевертань
book-sand = Пісок
book-date = Дата
book-names = Імена
book-sheet-legend = ★ чиста перемога · ☆ перемога з позначкою · перевертання годинника · решта піску
book-printed = Надруковано { $date }

# Why a win does not count as pure.
book-marks = Позначки
book-mark-bots = з ботами
book-mark-paused = з паузою
book-mark-interrupted = перервано
book-mark-rigged = підлаштовано
book-mark-talk = вільна розмова
book-mark-sand = інший годинник
book-mark-face = інша стартова плитка
book-mark-tiles = інші плитки
book-mark-own = власний сценарій
book-mark-daily = випробування дня
book-mark-continued = продовжена
book-mark-again = той самий розклад
book-mark-table = за столом

# After a game.
book-news-first = Нове в книзі: ваша перша зірка тут!
book-news-better = Нове в книзі: ваша найкраща перемога!
