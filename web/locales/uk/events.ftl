# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Ти
event-somebody = Хтось
event-started = Пісок сиплеться. Відтепер — тиша.
event-moved =
    { $steps ->
        [one] { $who }: { $hero }, { $direction }, { $steps } клітинка.
        [few] { $who }: { $hero }, { $direction }, { $steps } клітинки.
        [many] { $who }: { $hero }, { $direction }, { $steps } клітинок.
       *[other] { $who }: { $hero }, { $direction }, { $steps } клітинки.
    }
event-vortex-taken = { $who }: { $hero } стрибає у вихор.
event-escalator-taken = { $who }: { $hero } їде ескалатором.
event-tile-revealed = { $who } відкриває плитку { $tile }. Її ще треба покласти.
event-tile-revealed-own = Ти відкриваєш плитку { $tile }. Тепер поклади її.
event-tile-placed = { $who }: { $hero } досліджує. Плитка { $tile } на місці.
event-tile-placed-by-ball = { $who }: кришталева куля відчиняє двері. Плитка { $tile } на місці.
event-square-spent = Тепер: { $place }.
event-hourglass-turned = { $hero } перевертає годинник. Тепер піску { $time }.
event-cards-passed = Усі картки переходять на місце ліворуч.
event-deck-shuffled = Усі картки перемішано. Відкрий одну.
event-card-turned = Верхня картка: { $ability }.
event-talk-opened = Усі можуть говорити до першої дії.
event-talk-opened-hands = Можна показувати жестами до першої дії.
event-talk-closed = Знову тиша.
event-discard-due = Спершу приберіть дві плитки: доти ніхто не діє.
event-tiles-discarded = { $who } прибирає плитки { $first } та { $second }.
event-tiles-discarded-own = Ти прибираєш плитки { $first } та { $second }.
event-theft-done = Крадіжка! Усі чотири предмети ваші, спрацювала сигналізація. До виходів!
event-hero-safe = { $hero } вже зовні.
event-hero-safe-stays = { $hero } дістався виходу й лишається там.
event-won = Усі зовні. Перемога!
event-lost-sand = Пісок скінчився. Гру програно.
event-lost-empty-handed = Усі біля виходів, та з порожніми руками. Гру програно.
event-lost-walls = Дві плитки прибрати неможливо. Гру програно.
event-bell-placed = { $who } ставить дзвоник: хай діє { $target }!
event-bell-placed-you = { $who } ставить дзвоник перед тобою: зроби вже щось!
event-bell-placed-own = Ти ставиш дзвоник: хай діє { $target }!
event-bell-placed-self = Ти ставиш дзвоник перед собою.
event-stared = { $who } витріщається: { $target } мусить здогадатися.
event-stared-you = { $who } витріщається на тебе.
event-stared-own = Ти витріщаєшся: { $target } мусить здогадатися.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } показує: { $place }.
event-pinged-own = Ти показуєш: { $place }.
event-signed = { $who } показує: { $sign }
event-signed-own = Ти показуєш: { $sign }
event-paused = { $who } ставить гру на паузу.
event-paused-own = Ти ставиш гру на паузу.
event-resumed = { $who } знімає паузу.
event-resumed-own = Ти знімаєш паузу.
event-interrupted = Сервер ненадовго зник. Гра триває з того самого місця; піску не втрачено.

# Facts that follow an event.
event-now-on = Тепер тут: { $place }.
event-your-card = Твої вміння тепер: { $abilities }.
event-your-card-none = Картки в тебе зараз немає: ти лідер і маєш дзвоник.
event-cameras-lock = Дві камери стежать: на годинниках не можна зупинятися.
event-cameras-unlock = Годинники знову працюють.
event-camera-broken = Камеру зламано.
event-dead-end = Двері ведуть у стіну: глухий кут.
event-tiles-left =
    { $tiles ->
        [0] Стос порожній.
        [one] Лишилася { $tiles } плитка.
        [few] Лишилося { $tiles } плитки.
        [many] Лишилося { $tiles } плиток.
       *[other] Лишилося { $tiles } плитки.
    }
event-on-item = { $hero } на місці: { $count } з 4.
event-off-item = { $hero } уже не на місці: { $count } з 4.
event-time-left = Лишилося { $time }.
event-leader = Тепер лідер — { $who }.
event-person-away = { $who } не на зв’язку. Місце збережено.
event-person-back = { $who } знову тут.
event-line-lost = Зв’язок втрачено. Пробуємо ще…
event-line-back = Зв’язок відновлено.
event-sound-off = Звук вимкнено
event-sound-on = Звук увімкнено
event-game-loaded = Гру підготовлено.
event-slide-dropped = { $hero }: цього героя пересунув хтось інший.
event-ghost =
    { $steps ->
        [one] { $steps } крок: { $place }.
        [few] { $steps } кроки: { $place }.
        [many] { $steps } кроків: { $place }.
       *[other] { $steps } кроку: { $place }.
    }

# The gestures of hands only.
sign-yes = Так
sign-no = Ні
sign-here = Тут
sign-there = Там
sign-you = Ти
sign-me = Я
sign-wait = Чекай
sign-hurry = Хутчіш
sign-explore = Дослідження
sign-hourglass = Годинник
sign-thanks = Дякую
sign-sorry = Вибач

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: я можу { $act }.
remark-waits = { $aim }: хтось може { $act }? Я чекаю.
remark-waits-one = { $aim }: { $who }, можеш { $act }? Я чекаю.
remark-waits-you = { $aim }: можеш { $act }? Я чекаю на тебе.
# What is to be done, as it stands after "I can".
remark-move = пересунути { remark-hero } { remark-way }
remark-vortex = відправити { remark-hero } у вихор
remark-escalator = відправити { remark-hero } ескалатором
remark-explore = дослідити { $hero ->
        [barbarian] варваром
        [mage] магом
        [elf] ельфом
       *[dwarf] гномом
    }
remark-hero =
    { $hero ->
        [barbarian] варвара
        [mage] мага
        [elf] ельфа
       *[dwarf] гнома
    }
remark-way =
    { $ability ->
        [north] на північ
        [east] на схід
        [south] на південь
       *[west] на захід
    }
remark-aim-hourglass = Годинник
remark-aim-camera = Камера
remark-aim-ball = Кришталева куля
remark-aim-door = Нова плитка
remark-aim-item = Предмет
remark-aim-exit = Вихід
remark-aim-way = Дати дорогу
