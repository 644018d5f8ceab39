# The first game, and what is new in a scenario.
learn-title = Перша гра
learn-lead = Три хвилини, і ви знаєте, як грати. Сьогодні пісок на вас чекає.
learn-team = З партнером
learn-team-note = один герой, дві пари рук і жодного слова
learn-solo = Наодинці з колодою
learn-solo-note = сім карток, і діє лише верхня
learn-failed = Не вдалося накрити стіл. Спробуйте ще раз.
learn-next = Далі

lesson-title = Ваша перша гра
lesson-number = Крок { $number } з { $of }
lesson-leave = Залишити урок
lesson-yes = Так!
lesson-sand-waits = Пісок на вас чекає.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Натисніть { $key }
        [touch] Торкніться
       *[mouse] Клацніть
    }
lesson-hold =
    { $by ->
        [keys] Тримайте { $key }
        [touch] Утримуйте
       *[mouse] Утримуйте
    }
lesson-tap-lit =
    { $by ->
        [keys] Натисніть { $key }
        [touch] Торкніться яскравої кнопки
       *[mouse] Клацніть яскраву кнопку
    }

lesson-team-hush = Торговий центр зачинено. Коли сиплеться пісок: жодного слова.
lesson-team-step-act = ↓ ваше. { lesson-tap-lit }: { $hero } йде до дверей.
lesson-team-explore-act = { lesson-tap }: що за цими дверима?
lesson-team-slide-act = { lesson-hold }, відпустіть на яскравій клітинці: { $hero } ковзає.
lesson-team-share-act = У кожного свій предмет. { lesson-hold }: { $hero } ковзає вниз.
lesson-team-share-watch = Лише { $partner } має ←. Один герой, дві пари рук!
lesson-team-bell-ring =
    { $hero } чекає на ←, { $partner } мріє. { $by ->
        [keys] Натисніть { $key }, потім 1!
        [touch] Торкніться дзвоника!
       *[mouse] Клацніть дзвоник!
    }
lesson-team-bell-watch = { $partner } вже знає.
lesson-team-bell-act = { lesson-hold }: { $hero } ковзає вниз.
lesson-team-glass-watch = Піску мало. { $hero } може його перевернути: спершу { $partner }.
lesson-team-glass-act = { lesson-tap }: годинник перевертає пісок.
lesson-team-talk-talk =
    Говоріть, доки хтось не зробить хід! { $by ->
        [keys] Натисніть { $key } і привітайтеся.
       *[other] { $partner } слухає.
    }
lesson-team-items-watch = Знову тиша. Тепер усі четверо водночас на предмети.
lesson-team-items-act = { $partner } дзвонить: кому потрібне ваше ↓?
lesson-team-door-act = Вкрадено! Тривога! { lesson-tap }: вихід поруч.
lesson-team-door-watch = Вкрадено! Тривога! { $partner } допомагає.
lesson-team-escape-act = Усі через фіолетовий вихід! { lesson-hold }.
lesson-team-escape-watch = { $partner } веде наступного.

lesson-solo-hush = Наодинці в торговому центрі, і лише сім карток.
lesson-solo-deck-card = Діє лише верхня картка. { lesson-tap-lit }: перша.
lesson-solo-explore-act = Це розвідка. { lesson-tap }: відчиніть ці двері.
lesson-solo-gather-card = Готово? { lesson-tap-lit }: наступна картка.
lesson-solo-gather-act = Одна картка, усі герої, скільки завгодно. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: пісок перевертається, картки тасуються.
lesson-solo-items-card = { lesson-tap }, доки картка не згодиться. Потім знову.
lesson-solo-items-act = Ця згодиться. { lesson-hold }!
lesson-solo-escape-card = Вкрадено! Усі через фіолетовий вихід. { lesson-tap }.
lesson-solo-escape-act = Назовні! { lesson-hold }.

lesson-end-title = Утекли!
lesson-end-text = Оце і вся гра. Справжні торгові центри більші, пісок не чекає, а кожен сценарій додає одну нову ідею.
lesson-end-solo = Оце гра для одного. Справжні торгові центри більші, і пісок не чекає.
lesson-end-bots = По-справжньому, з ботами
lesson-end-bots-note = сценарій 1, одразу
lesson-again = Ще раз

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: наступна картка.
lesson-any-ring = Подзвоніть: { $partner } чекає.
lesson-any-talk = Можна говорити, доки хтось не зробить хід.
lesson-any-watch = { $partner } вже діє.

rules-new-title = Сьогодні нове
rules-new-close = Ясно

rule-one_exit-title = Один вихід
rule-one_exit-text = Фіолетовий вихід годиться всім чотирьом героям.
rule-own_exits-title = Чотири виходи
rule-own_exits-text = Кожен герой має вийти через вихід свого кольору.
rule-pass_cards-title = Картки по колу
rule-pass_cards-text = Щоразу, як годинник перевертають, усі передають свої вміння ліворуч.
rule-elf_opens_talk-title = Ельфові вуха
rule-elf_opens_talk-text = Коли ельф розвідує, всі можуть говорити до першої дії.
rule-dwarf_passages-title = Вузькі лази
rule-dwarf_passages-text = У деяких стінах є лаз, крізь який пролізе лише гном.
rule-crystal_balls-title = Провидець
rule-crystal_balls-text = Поки маг стоїть на кришталевій кулі, можна відкрити до двох частин ТЦ біля будь-якої лупи, хай якого вона кольору.
rule-cameras-title = Камери
rule-cameras-text = Поки працюють дві камери чи більше, на годинниках не можна зупинятися.
rule-barbarian_breaks_cameras-title = Руйнівник
rule-barbarian_breaks_cameras-text = Камера ламається, коли на ній зупиняється варвар.
rule-stack_face_up-title = Передбачення
rule-stack_face_up-text = Ви завжди бачите, яка частина ТЦ буде наступною.
rule-leader-title = Ватажок
rule-leader-text = Одне місце не має вмінь, зате лише воно може ставити дзвоник. Коли картки передають, ватажок змінюється.
rule-fool_the_guards-title = Обдури охорону
rule-fool_the_guards-text = Кожен герой бере чужий предмет і лишається на чужому виході. Один вихід — один герой.
rule-moving_walls-title = Рухомі стіни
rule-moving_walls-text = До крадіжки після кожного оберту годинника треба прибрати дві частини ТЦ, і лише тоді можна діяти.
rule-hands_only-title = Лише жести
rule-hands_only-text = Коли розмову відкрито, можна тільки показувати знаки й місця: жодних слів.
rule-two_boards-title = Два виміри
rule-two_boards-text = Торгових центрів два. З одного в інший веде лише вир, і всі четверо героїв ніколи не можуть бути в одному.
rule-no_talk-title = Ані слова
rule-no_talk-text = Розмова не відкривається ніколи. Маєте лише дзвоник і довгий погляд.
rule-no_bell-title = Лише очі
rule-no_bell-text = Дзвоника теж немає.
rule-no_vortex-title = Без вирів
rule-no_vortex-text = Вири не працюють.
rule-no_gatherings-title = Не збиратися
rule-no_gatherings-text = Частина ТЦ, де стоїть герой, закрита для всіх інших. Виняток — найперша.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Вільна розмова
rule-open_talk_allowed-text = Стіл може домовитися говорити весь час.
