# Останній екран гри: свято або добре слово. Коротко: усе стоїть поверх малюнка.
ending-tabs = Що дивитися
ending-tab-moment = Фінал
ending-tab-figures = Цифри
ending-tab-ways = Шляхи
ending-tab-analysis = Як було
ending-tab-talk = Розмова

ending-left = піску лишилося
ending-scene-won = Четверо героїв вибігають з освітленого входу, тримаючи свої предмети.
ending-scene-lost = Усе світло ввімкнено. Камера застала чотирьох героїв із піднятими руками.

ending-near-out =
    { $out ->
        [one] { $out } з чотирьох уже вибіг!
       *[other] { $out } з чотирьох уже вибігли!
    }
ending-near-stolen = Усі предмети вже були у вас, бракувало лише виходу.
ending-near-items = Усі чотири предмети знайдено, на місці { $on } з 4 героїв.
ending-near-found = Знайдено { $found } з 4 предметів.
ending-near-begun = Перші кроки ви вже зробили.

ending-book-marked = У книзі з пунктирною зіркою: { $marks }
ending-book-kept = Ваша найкраща перемога лишається

ending-medals = Медалі
ending-medals-none = Цього разу без медалей. Вони чекають на вас у наступній грі!
ending-medal-quickest-eye = Найшвидша реакція
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
ending-medal-whirlwind = Ураган
ending-medal-whirlwind-for =
    { $count ->
        [one] { $count } вихор
        [few] { $count } вихори
       *[many] { $count } вихорів
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
        [one] { $count } влучна дія
        [few] { $count } влучні дії
       *[many] { $count } влучних дій
    }
ending-medal-long-legs = Довгі ноги
ending-medal-long-legs-for =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[many] { $count } клітинок
    }

ending-lesson = Порада на наступний раз
ending-lesson-see = Показати цю мить
ending-lesson-passed-hourglass = { $time }: { $hero } проминув новий годинник, коли лишалося { $left }. Зупинка там дає ще { $gain }.
ending-lesson-fresh-hourglass = У ТЦ ще був новий годинник. Один герой на ньому — і ви граєте на { $gain } довше.
ending-lesson-turned-early = { $time }: ви перевернули годинник, коли лишалося { $left }. Спершу використайте цей час, а тоді перевертайте: разом іще { $gain }.
ending-lesson-chance = { $time }: { $chance } Скористайтеся дзвоником.
ending-lesson-long-talk = { $time }: ви довго говорили, поки сипався пісок. Домовтеся про два наступні кроки — і вперед.
ending-lesson-cameras = { $time }: камери блокували годинники { $gain }.
ending-lesson-empty-handed = Спершу всі четверо на предметах, потім крадіжка, і лише тоді назовні.
ending-lesson-walls = Тримайте дві плитки без героїв: щоразу, як годинник перевертають, зникають дві.
ending-lesson-none-won = Жодна корисна дія не чекала довго. Так тримати!
ending-lesson-none-lost = Тепер ви знаєте цей ТЦ. Спробуйте той самий розклад ще раз!

ending-same-deal = Той самий розклад ще раз
ending-same-deal-note = для розваги, не для книги
ending-new-deal = Новий розклад
ending-next = Далі: { $name }
ending-watch = Переглянути
ending-share = Поділитися зображенням
ending-share-saved = Зображення у твоїх завантаженнях.
ending-share-failed = Не вдалося створити зображення.
