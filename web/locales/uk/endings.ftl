# Останній екран гри: свято або добре слово. Коротко: усе стоїть поверх малюнка.
ending-tabs = Що дивитися
ending-tab-moment = Фінал
ending-tab-figures = Цифри
ending-tab-ways = Шляхи
ending-tab-analysis = Як було
ending-tab-talk = Розмова

ending-left = піску лишилося
ending-scene-won = Четверо героїв вибігають з освітленого входу й підіймають здобич.
ending-scene-lost = Усе світло ввімкнено. Промінь камери знайшов чотирьох героїв із піднятими руками.

ending-near-out =
    { $out ->
        [one] { $out } з чотирьох уже вибіг!
       *[other] { $out } з чотирьох уже вибігли!
    }
ending-near-stolen = Здобич уже була у вас, бракувало лише виходу.
ending-near-items = Усі чотири предмети знайдено, на місці { $on } з 4 героїв.
ending-near-found = Знайдено { $found } з 4 предметів.
ending-near-begun = Перші кроки зроблено.

ending-book-marked = У книзі з пунктирною зіркою: { $marks }
ending-book-kept = Ваша найкраща перемога лишається в книзі

ending-medals = Медалі
ending-medal-quickest-eye = Найшвидше око
ending-medal-quickest-eye-for = { $seconds } с
ending-medal-last-grain = Остання піщинка
ending-medal-last-grain-for = лишалося { $time }
ending-medal-light-fingers = Легка рука
ending-medal-light-fingers-for = крадіжка о { $time }
ending-medal-getaway = Останній вихід
ending-medal-getaway-for = запас { $time }
ending-medal-door-opener = Відчиняє двері
ending-medal-door-opener-for =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
ending-medal-whirlwind = Вихор
ending-medal-whirlwind-for =
    { $count ->
        [one] { $count } вир
        [few] { $count } вири
       *[many] { $count } вирів
    }
ending-medal-stair-runner = Король сходів
ending-medal-stair-runner-for =
    { $count ->
        [one] { $count } поїздка
        [few] { $count } поїздки
       *[many] { $count } поїздок
    }
ending-medal-sure-hand = Певна рука
ending-medal-sure-hand-for =
    { $count ->
        [one] { $count } раз саме вчасно
        [few] { $count } рази саме вчасно
       *[many] { $count } разів саме вчасно
    }
ending-medal-long-legs = Довгі ноги
ending-medal-long-legs-for =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }

ending-lesson = Одна думка на наступний раз
ending-lesson-see = Показати цю мить
ending-lesson-passed-hourglass = { $time }: { $hero } пробігає повз свіжий годинник, коли лишалося { $left }. Зупинка там дає ще { $gain }.
ending-lesson-fresh-hourglass = У центрі ще був свіжий годинник. Один герой на ньому — і ви граєте на { $gain } довше.
ending-lesson-turned-early = { $time }: годинник перевернули, коли лишалося { $left }. Перед самим кінцем оберт дає ще { $gain }.
ending-lesson-chance = { $time }: { $chance } Тут допоможе дзвоник.
ending-lesson-long-talk = { $time }: ви довго говорили, поки сипався пісок. Домовтеся про два наступні кроки — і вперед.
ending-lesson-cameras = { $time }: камери не пускали нікого до годинників { $gain }.
ending-lesson-empty-handed = Спершу всі четверо на предметах, потім крадіжка, і лише тоді назовні.
ending-lesson-walls = Тримайте дві плитки без героїв: стіни забирають їх при кожному оберті.
ending-lesson-none-won = Нічого корисного не чекало довго. Так тримати!
ending-lesson-none-lost = Тепер ви знаєте цей центр: той самий розклад — уже пів перемоги.

ending-same-deal = Той самий розклад ще раз
ending-same-deal-note = для втіхи, не для книги
ending-new-deal = Новий розклад
ending-next = Далі: { $name }
ending-watch = Переглянути
ending-share = Поділитися малюнком
ending-share-saved = Малюнок у твоїх завантаженнях.
ending-share-failed = Не вдалося зробити малюнок.
