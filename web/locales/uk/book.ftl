book-lead = Усі перемоги на цьому сервері, просто із записів ігор. Що менше обертів годинника, то краще; за рівності — що більше лишилося піску.
book-groups = Чия книга
book-groups-words = Гурт впізнають за іменами за столом; великі літери й пробіли не важать. Облікових записів немає.
book-all = Усі тут
book-has-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] ще { $count } гурт
        [few] ще { $count } гурти
       *[many] ще { $count } гуртів
    }
book-stars = Зірок: { $stars } з { $of }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] без обертів · лишилося { $sand }
        [one] { $turns } оберт · лишилося { $sand }
        [few] { $turns } оберти · лишилося { $sand }
       *[many] { $turns } обертів · лишилося { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = виграно, зірка
book-look-marked = виграно, з позначкою
book-look-none = ще не виграно
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = ще ніхто
book-nobody-yet = Цього ще ніхто не зробив. Будете першими?
book-not-yet = Цей гурт іще цього не зробив.
book-play = Зіграти
book-watch = Дивитися
book-legend = Повна зірка — чиста перемога. Пунктирна — перемога з позначкою, справжня зірка ще попереду. Торкніться зірки, щоб дізнатися більше.
book-empty = Книга ще порожня. Оберіть марку чи зірку — і грайте.
book-loading = Відкриваємо книгу…
book-away = Зараз книгу не прочитати. Чи працює сервер?
book-print = Надрукувати аркуш
book-turns = Оберти
book-sand = Пісок
book-date = Дата
book-names = Імена
book-sheet-legend = ★ чиста перемога · ☆ перемога з позначкою · оберти годинника · решта піску
book-printed = Надруковано { $date }

# Why a win does not count as pure.
book-marks = Позначки
book-mark-bots = з ботами
book-mark-paused = з паузою
book-mark-interrupted = перервано
book-mark-rigged = підлаштовано
book-mark-talk = розмова весь час
book-mark-sand = інший годинник
book-mark-face = інший вхід
book-mark-tiles = інший центр
book-mark-own = власний сценарій
book-mark-daily = гра дня
book-mark-continued = продовжена
book-mark-again = той самий розклад

# After a game.
book-news-first = Нове в книзі: ваша перша зірка тут!
book-news-better = Нове в книзі: краще, ніж будь-коли!
