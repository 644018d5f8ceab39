# The table: the screen of the game itself.
table-sand = Годинник
table-sand-left = Решта піску
table-sand-if-turned = Унизу
table-sand-locked = Камери блокують годинник
table-seats = За столом
table-seat-empty = Місце { $number }
table-seat-rung = дзвонить { $name }!
table-seat-rung-own = твій дзвоник
table-seat-stares = погляд: { $name }
table-seat-stares-you = витріщається на тебе
table-seat-leader = лідер, без картки
table-seat-bot = бот
table-seat-nobody = вільно
table-seat-away = офлайн
table-seat-yours = твої вміння
table-seat-ready = готово
table-seat-lag = { $ms } мс
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Без умінь
table-bell-at = Дзвоник: { $name }
table-bell-self = Дзвоник собі
table-stare-at = Погляд: { $name }
table-cards-pass = картки ліворуч, коли перевернуть годинник
table-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-loot = Предмети · { $count } з 4 на місці
table-exits = Виходи · { $count } з 4 зовні
table-hero-out = зовні
table-hero-inside = ще всередині
table-hero-in-place = на місці
table-hero-not-in-place = не на місці
table-cameras = Камери
table-cameras-lock = годинники заблоковано
table-cameras-would-lock = дві блокують годинники
table-flips = Ще годинників
table-flips-used =
    { $count ->
        [0] ще не використано
       *[other] { $count } використано
    }
table-vortices = Вихори
table-vortices-open = діють
table-vortices-closed = закриті
table-tiles-left = Ще плиток
table-next-tile = Далі: плитка { $tile }
table-tile-in-hand = Плитку { $tile } відкрито. Обери двері.
table-facts = Стан гри
table-controls = Твоє керування
table-board = Торговий центр
table-log = Що сталося
table-bell = Дзвоник для…
table-stare = Погляд на…
table-steal = Крадемо!
table-look = Спершу глянь
table-turn-card = Нова картка
table-pause = Пауза
table-paused = Гра на паузі
table-resume = Продовжити
table-played-on = Звідси граєте ти й боти. Пісок чекає на тебе.
table-played-on-mark = продовжена
table-you-lead = Ти лідер: картки немає, зате дзвоник лише твій. Став його перед тим, хто має діяти.
table-cancel = Скасувати
table-theft = Крадіжка!
table-theft-run = Тривога! Усі до виходів.
moment-hush = Тсс!
moment-hush-why = Поки сиплеться пісок — ані слова
moment-won = Усі на волі!
moment-lost = Світло!
table-interrupted = перервано
table-rigged = підлаштовано
table-was-paused = була пауза
table-scenario = Сценарій { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Тиша
talk-now = Говоріть
talk-hands = Лише жести
talk-on-turn = доки не перевернуть годинник
talk-on-turn-or-elf = до годинника або дослідження ельфа
talk-never = ані слова в цій грі
talk-until-act = до першої дії
talk-always = розмову відкрито весь час
talk-planning = плануйте вільно
talk-over = гру закінчено
talk-watching = Гравці говорять
talk-read-along = ти можеш читати
talk-panel = Розмова
talk-title = Говоріть!
talk-title-hands = Покажіть!
talk-plan = Вільна розмова
talk-plan-why = Пісок ще не сиплеться
talk-cause-turn = { $hero } перевернув годинник
talk-cause-elf = Ельф дослідив плитку
talk-write = Пиши чи кажи…
talk-write-only = Пиши…
talk-write-label = Скажи щось усім
talk-send = Надіслати
talk-signs = Жести
talk-words = Що було сказано
talk-foot = Перша ж дія завершить розмову. Пісок сиплеться далі.
talk-voice-join = Увімкнути голос
talk-voice-leave = Вимкнути голос
talk-voice-hold = Тримай і кажи
talk-voice-open = Мікрофон увімкнено
talk-voice-listening = Лише слухаєш, без мікрофона
talk-voice-failed = Голос увімкнути не вдалося
talk-voice-muted = Голос вимкнено до наступного вікна розмови
talk-voice-asking = Чекаємо на мікрофон…

# Before the hourglass is turned.
planning-title = Плануйте разом
planning-how = Роздивіться ТЦ і говоріть скільки завгодно. Щойно посиплеться пісок — ані слова.
planning-yours = Ось що ти можеш, з усіма чотирма героями:
planning-solo = Ти відкриваєш картки; верхня показує, що ти можеш.
planning-leader = Картки в тебе немає: ти лідер і маєш дзвоник.
planning-start = Пустити пісок
planning-not-ready = чекаємо ще на { $count }
planning-ready = Можу почати
planning-host-starts = Пісок пускає { $name }
planning-watching = Ти глядач. Усе почнеться, коли посиплеться пісок.

# The control: one button for each hero and ability.
matrix = Твої вміння, герой за героєм
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [1] { $hero }, { $ability }: 1 крок
        [one] { $hero }, { $ability }: до { $steps } кроку. Скільки саме — стрілками вгору та вниз
        [few] { $hero }, { $ability }: до { $steps } кроків. Скільки саме — стрілками вгору та вниз
        [many] { $hero }, { $ability }: до { $steps } кроків. Скільки саме — стрілками вгору та вниз
       *[other] { $hero }, { $ability }: до { $steps } кроку. Скільки саме — стрілками вгору та вниз
    }
matrix-vortex =
    { $count ->
        [1] { $hero } стрибає у вихор
       *[other] { $hero } стрибає у вихор: на вибір { $count }
    }
matrix-explore =
    { $count ->
        [1] { $hero } досліджує
       *[other] { $hero } досліджує: дверей на вибір { $count }
    }
matrix-escalator = { $hero } їде ескалатором
matrix-impossible = { $hero }, { $ability }: зараз неможливо
matrix-not-mine = { $ability } — не твоє вміння, його має { $names }
choose-vortex = { $hero }: який вихор?
choose-explore = { $hero }: які двері?
choose-on-board = Торкнись на полі
choose-or-press = або натисни
choose-stay = Лишитися
choose-bell = Дзвоник — кому?
choose-stare = Погляд — на кого?

# Two tiles must go (C11).
discard-title = Стіни рухаються
discard-how = Оберіть дві плитки, що підуть під стос. Без героїв і недоступних клітинок, і щоб нічого не відрізати.
discard-tiles = Плитки на полі
discard-tile = Плитка { $tile }
discard-chosen = Плитка { $tile } ({ $place })
discard-commit = Прибрати їх

# Solo.
solo-left =
    { $count ->
        [one] ще { $count } картка
        [few] ще { $count } картки
        [many] ще { $count } карток
       *[other] ще { $count } картки
    }
solo-none = Відкрий картку
solo-discard = використані

# Watching.
watch-title = Ти глядач
watch-how = Ти бачиш усе й не можеш нічого.
watch-sit = Сісти на місце { $number }

# The view of the map.
view-group = Вигляд поля
view-fit = Показати все
view-closer = Збільшити
view-farther = Зменшити
view-hero = Показати: { $hero }

# Keys, in short.
legend-step = { $direction }: один крок
legend-hold = тримай
legend-slide = іти; відпусти — стане
legend-tab = герої, тоді стрілки
legend-help = усі клавіші

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = ТЦ словами
mall-open = ТЦ словами
mall-close = Закрити
mall-summary = Піску лишилося { $time }, якщо перевернути — { $turned }. Лишилося плиток: { $tiles }. Годинників на видноті: { $flips }.
mall-commands = { $hero }: що ти можеш
mall-no-commands = { $hero }: зараз ти нічого не можеш.
mall-other-commands = Що ще ти можеш
mall-specials = Особливі клітинки на видноті
mall-tiles = Усі плитки
mall-tile = Плитка { $tile }
place-plain = клітинка
place-off = поза полем
place-floor = плитка { $tile } { $cell }
place-special = плитка { $tile } { $cell }, { $spot }
spot-exploration = клітинка «Дослідження»: { $hero }
spot-vortex = вихор: { $hero }
spot-hourglass = годинник
spot-item = предмет: { $hero }
spot-exit = вихід: { $hero }
spot-ball = кришталева куля
spot-camera = камера
spot-escalator = ескалатор
spot-spent = { $spot }, недоступно
short-exploration = біля дверей
short-vortex = на вихорі
short-hourglass = годинник
short-item = предмет
short-exit = на виході
short-ball = куля
short-camera = на камері
short-escalator = ескалатор
short-tile = плитка { $tile }
door-joined = { $side }: двері до плитки { $tile }
door-closed = { $side }: двері, глухий кут
door-explore = { $side }: двері, досліджує { $hero }
door-nowhere = { $side }: двері, за ними нічого
tile-escalator = Ескалатор: { $one } – { $other }
tile-hero = { $hero } на { $cell }
hero-stands = { $hero } стоїть тут: { $place }.
hero-has-left = { $hero } вже не в ТЦ.
way-none = { $direction }: шляху немає.
way-far =
    { $steps ->
        [1] { $direction }: 1 крок, { $place }.
        [one] { $direction }: до { $steps } кроку, { $place }.
        [few] { $direction }: до { $steps } кроків, { $place }.
        [many] { $direction }: до { $steps } кроків, { $place }.
       *[other] { $direction }: до { $steps } кроку, { $place }.
    }
way-escalator = Ескалатор веде сюди: { $place }.
way-vortex = Вихор веде сюди: { $place }.
way-explore = Двері для дослідження: { $place }.
way-beside = На тій самій плитці: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, { $steps } крок: { $place }
        [few] { $direction }, { $steps } кроки: { $place }
        [many] { $direction }, { $steps } кроків: { $place }
       *[other] { $direction }, { $steps } кроку: { $place }
    }
command-escalator = поїхати ескалатором
command-vortex = вихор: { $place }
command-explore = дослідити: { $place }

# Help.
help-open = Довідка
help-title = Довідка
help-rules = Коротко про гру
help-rule-goal = Приведіть чотирьох героїв на предмети їхніх кольорів одночасно, а тоді — до виходів, доки не скінчився пісок.
help-rule-act = Ходів по черзі немає. Усе, що на твоїй картці, роби з кожним героєм будь-якої миті. І нічого більше.
help-rule-sand = Герой, що зупинився на годиннику, перевертає його: пісок, що висипався, — це час, який вам лишився. Кожен годинник діє раз.
help-rule-talk = Поки сиплеться пісок, усі мовчать, крім вікон розмови: коли перевернуто годинник, до першої дії. Дзвоник означає: зроби вже щось!
help-rule-theft = Щойно вкрадено всі чотири предмети, спрацьовує сигналізація, і вихори закриваються назавжди.
help-rule-exit = Герой, що зупинився на своєму виході, вже зовні. Коли зовні всі четверо, ви перемогли.
help-touch = Пальцями
help-touch-button = Торкнись кнопки: цей герой діє. Тримай її: він іде далі клітинка за клітинкою; відпусти там, де має стати.
help-touch-hero = Або торкнись героя, а тоді підсвіченої клітинки. Можна й перетягнути його туди.
help-touch-board = Рухай поле одним пальцем, збільшуй двома.
help-touch-bell = Торкнись дзвоника, а тоді гравця: зроби вже щось!
help-all-rules = Усі правила
help-keys = Клавіші
help-key-row = { $ability }, для чотирьох героїв зліва направо
help-key-hold = перегляд руху клітинка за клітинкою; відпусти, щоб рушити туди
help-key-arrows = обрати героя, тоді рухати його
help-key-escape = скасувати те, що робиш
help-key-bell = дзвоник комусь (тоді число)
help-key-stare = витріщитися на когось (тоді число)
help-key-look = спершу глянути на наступну плитку
help-key-steal = оголосити крадіжку
help-key-card = нова картка, у соло
help-key-talk = писати, у вікні розмови
help-key-speak = тримати й говорити, у вікні розмови
help-key-pause = пауза й далі, якщо дозволено
help-key-where = сказати, де герої
help-key-mall = ТЦ словами
help-key-fit = показати все поле
help-key-closer = збільшити
help-key-farther = зменшити
help-key-menu = меню
help-key-sound = звук: вимкнути, увімкнути

# Menu.
menu-open = Меню
menu-title = Меню
menu-room = Кімната { $code }
menu-follow = Стежити за подіями
menu-show-keys = Клавіші на кнопках
menu-single-keys = Швидкі клавіші
menu-single-keys-why = Вимкни, якщо літери потрібні читачеві екрана чи голосовому керуванню.
menu-settings = Усі налаштування
menu-handover = На інший пристрій
menu-stand = Встати й дивитися
menu-stand-ask = Встати?
menu-stand-bot = Моє місце займе бот
menu-stand-bot-why = Без бота ніхто не зможе використати твої вміння.
menu-stand-now = Встати
menu-give-up = Здатися
menu-give-up-ask = Здатися за весь стіл?
menu-give-up-why = Гра скінчиться для всіх. До книги вона не потрапить.
menu-give-up-lobby = Змінити параметри
menu-deal-again = Новий розклад
menu-no = Грати далі
menu-pass-host = Змінити господаря
menu-leave = Вийти з-за столу
menu-leave-why = Твоє місце збережеться; повертайся за тим самим посиланням.
handover-wait = Хвилинку…
handover-qr = QR-код для іншого пристрою
handover-how = Відскануй це іншим пристроєм або відкрий там цю адресу. Вона діє один раз, п’ять хвилин.
handover-failed = Зараз не вдалося створити код.
handover-again = Ще раз

# On the map.
table-title = Стіл: { $name }
board-explore-here = Дослідити тут
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Дзвоник
