# The first game, and what is new in a scenario.
learn-title = Перша гра
learn-lead = Навчися гри за три хвилини. Сьогодні пісок на тебе чекає.
learn-team = З партнером
learn-team-note = ти, партнер і жодного слова
learn-solo = Соло з колодою
learn-solo-note = сім карток, і діє лише верхня
learn-failed = Не вдалося підготувати гру. Спробуй ще раз.
learn-next = Далі

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

rules-new-title = Сьогодні нове
rules-new-close = Ясно

rule-one_exit-title = Один вихід
rule-one_exit-text = Усі четверо героїв виходять через бузковий вихід.
rule-own_exits-title = Чотири виходи
rule-own_exits-text = Кожен герой має вийти через вихід свого кольору.
rule-pass_cards-title = Передайте картки
rule-pass_cards-text = Щоразу, як годинник перевертають, усі передають свою картку ліворуч.
rule-elf_opens_talk-title = Вуха ельфа
rule-elf_opens_talk-text = Коли ельф досліджує, всі можуть говорити до першої дії.
rule-dwarf_passages-title = Гномові лази
rule-dwarf_passages-text = У деяких стінах є лаз, крізь який пролізе лише гном.
rule-crystal_balls-title = Провидець
rule-crystal_balls-text = Поки маг стоїть на кришталевій кулі, до двох плиток можна покласти біля клітинок «Дослідження» будь-якого кольору.
rule-cameras-title = Камери
rule-cameras-text = Поки працюють дві камери чи більше, жоден герой не може зупинятися на годиннику.
rule-barbarian_breaks_cameras-title = Руйнівник
rule-barbarian_breaks_cameras-text = Камера ламається, коли на ній зупиняється варвар.
rule-stack_face_up-title = Передбачення
rule-stack_face_up-text = Ви завжди бачите, яка плитка буде наступною.
rule-leader-title = Лідер
rule-leader-text = Один гравець не має картки, зате лише він може користуватися дзвоником. Коли картки передають, лідер змінюється.
rule-fool_the_guards-title = Обдури охоронців
rule-fool_the_guards-text = Кожен герой бере чужий предмет, іде на чужий вихід і лишається там. Один вихід — один герой.
rule-moving_walls-title = Рухомі стіни
rule-moving_walls-text = Щоразу, як до крадіжки перевертають годинник, треба прибрати дві плитки, і лише тоді можна діяти.
rule-hands_only-title = Лише жести
rule-hands_only-text = Коли розмову відкрито, можна тільки вказувати й показувати жести: жодних слів.
rule-two_boards-title = Два виміри
rule-two_boards-text = Торгових центрів два, і всі четверо героїв ніколи не можуть бути в одному. З одного в інший веде лише вихор: для цього герой має стояти на вихорі свого кольору.
rule-no_talk-title = Ані слова
rule-no_talk-text = Розмова не відкривається ніколи. Маєте лише дзвоник і погляд.
rule-no_bell-title = Лише очі
rule-no_bell-text = Дзвоника немає, лише погляд.
rule-no_vortex-title = Без вихорів
rule-no_vortex-text = Вихори не працюють.
rule-no_gatherings-title = Не збиратися
rule-no_gatherings-text = Плитка, де стоїть герой, закрита для всіх інших, крім стартової.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Вільна розмова
rule-open_talk_allowed-text = Можна домовитися говорити весь час.
