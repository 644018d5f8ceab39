# The first game.
learn-title = Перша гра
learn-lead = Навчися гри за три хвилини. Сьогодні пісок на тебе чекає.
learn-team = З партнером
learn-team-note = ти, партнер і жодного слова
learn-solo = Соло з колодою
learn-solo-note = сім карток, і діє лише верхня
learn-failed = Не вдалося підготувати гру. Спробуй ще раз.

lesson-title = Твоя перша гра
lesson-number = Крок { $number } з { $of }
lesson-leave = Залишити урок
lesson-yes = Так!
lesson-sand-waits = Пісок на тебе чекає.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Натисни { $key }
        [touch] Торкнися
       *[mouse] Клацни
    }
lesson-hold =
    { $by ->
        [keys] Тримай { $key }
        [touch] Утримуй
       *[mouse] Утримуй
    }
lesson-tap-lit =
    { $by ->
        [keys] Натисни { $key }
        [touch] Торкнися яскравої кнопки
       *[mouse] Клацни яскраву кнопку
    }
lesson-hold-lit =
    { $by ->
        [keys] Тримай { $key }
       *[other] Утримуй яскраву кнопку
    }

lesson-team-hush = Торговий центр зачинено. Поки сиплеться пісок: жодного слова.
lesson-team-step-act = ↓ твоє. { lesson-tap-lit }: { $hero } йде до дверей.
lesson-team-explore-act = { lesson-tap }: що за цими дверима?
lesson-team-slide-act = { lesson-hold-lit }, відпусти на яскравій клітинці: { $hero } йде.
lesson-team-share-act = У кожного свій предмет. { lesson-hold }: { $hero } йде вниз.
lesson-team-share-watch = Лише { $partner } має ←. Кожного героя рухаєте разом!
lesson-team-bell-ring =
    { $hero } чекає на ←, а { $partner } мріє. { $by ->
        [keys] Натисни { $key }, потім 1!
        [touch] Торкнися дзвоника!
       *[mouse] Клацни дзвоник!
    }
lesson-team-bell-watch = { $partner } вже знає.
lesson-team-bell-act = { lesson-hold }: { $hero } йде вниз.
lesson-team-glass-watch = Час для годинника. { $hero } може його перевернути: спершу { $partner }.
lesson-team-glass-act = { lesson-tap }: переверни. Висипаний пісок повернеться, тож не поспішай!
lesson-team-talk-talk =
    Говоріть, доки хтось не зробить дію! { $by ->
        [keys] Натисни { $key } і привітайся.
       *[other] { $partner } слухає.
    }
lesson-team-items-watch = Знову тиша. Тепер усі четверо водночас на предмети.
lesson-team-items-act = { $partner } дзвонить: кому потрібне твоє ↓?
lesson-team-door-act = Вкрадено! Тривога! { lesson-tap }: вихід поруч.
lesson-team-door-watch = Вкрадено! Тривога! { $partner } допомагає.
lesson-team-escape-act = Усі через бузковий вихід! { lesson-hold }.
lesson-team-escape-watch = { $partner } веде наступного.

lesson-solo-hush = Соло в торговому центрі, і лише сім карток.
lesson-solo-deck-card = Діє лише верхня картка. { lesson-tap-lit }: перша.
lesson-solo-explore-act = Це дослідження. { lesson-tap }: відчини ці двері.
lesson-solo-gather-card = Готово? { lesson-tap-lit }: наступна картка.
lesson-solo-gather-act = Одна картка, усі герої, скільки завгодно. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: годинник перевертається, картки тасуються.
lesson-solo-items-card = { lesson-tap }, доки картка не згодиться. Потім знову.
lesson-solo-items-act = Ця згодиться. { lesson-hold }!
lesson-solo-escape-card = Вкрадено! Усі через бузковий вихід. { lesson-tap }.
lesson-solo-escape-act = Назовні! { lesson-hold }.

lesson-end-title = Втеча вдалася!
lesson-end-text = Отак у це грають. Справжні торгові центри більші, пісок не чекає, а кожен сценарій додає одну нову ідею.
lesson-end-solo = Оце гра соло. Справжні торгові центри більші, і пісок не чекає.
lesson-end-more = Там є й більше: кожен герой може стрибнути на вихор свого кольору, а ескалатор веде від одного кінця до другого.
lesson-end-bots = Справжня гра з ботами
lesson-end-bots-note = сценарій 1
lesson-again = Зіграти ще раз

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: наступна картка.
lesson-any-ring = Подзвони: { $partner } чекає.
lesson-any-talk = Можна говорити, доки хтось не зробить дію.
lesson-any-watch = { $partner } вже діє.
lesson-heard = { $partner } тебе чує. З наступною дією знову тиша.
