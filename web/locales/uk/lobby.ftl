# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Кімната { $code }
# $name: who hosts
lobby-hosted = Господар: { $name }
lobby-you-host = Ти господар
lobby-result = Назад до результату

# Inviting
lobby-invite = Запроси за цим кодом
lobby-copy = Копіювати
lobby-copied = Посилання скопійовано. Надішли його друзям.
lobby-copy-failed = Скопіювати не вдалося. Ось посилання: { $link }
lobby-share = Надіслати…
# Goes out with the link when it is shared.
lobby-share-words = Гайда грабувати торговий центр. Тільки ані слова.
# $link: the whole address
lobby-qr = QR-код: { $link }

# Seats
lobby-table = За столом
lobby-passing = щоразу, як перевертають годинник, картки йдуть ліворуч
# $ready, $seats: numbers
lobby-ready-count = готові { $ready } з { $seats }
# $seat: a number from 1
lobby-seat = місце { $seat }
lobby-you = Ти
lobby-host = господар
lobby-away = офлайн
# $pace: such as “human” or “fast”
lobby-bot-pace = Бот, швидкість: { $pace }
lobby-lag = { $ms } мс
lobby-seat-free = Вільне місце
lobby-seat-take = Сісти сюди
lobby-seat-change = Пересісти сюди
lobby-seat-bot = Посадити бота
lobby-seat-unbot = Прибрати бота
lobby-seat-clear = Звільнити місце
lobby-seat-stand = Встати й дивитися
lobby-seat-ready = готово
lobby-seat-swap = Обміняти картку
# $abilities: a list of abilities, already in words
lobby-seat-card = Картка: { $abilities }
lobby-seat-leader = лідер: без картки
lobby-seat-swap-words = Обери картку, на яку її обміняти.
lobby-rename = Змінити ім’я
lobby-rename-label = Твоє ім’я за столом
lobby-rename-save = Зберегти
lobby-make-host = Новий господар: { $name }
lobby-watching = Глядачі
lobby-silence = Щойно посиплеться пісок, говорити не можна. Голос і чат відкриються, коли годинник перевернуть.
lobby-solo-words = У соло всі вміння твої, але по одній картці за раз.
lobby-fill-bots = Боти на вільні місця

# The start
lobby-start = На діло!
lobby-start-wait = чекаємо: { $name }
lobby-start-wait-more = чекаємо: { $name } і ще { $count ->
    [one] { $count } людина
    [few] { $count } людини
    [many] { $count } людей
   *[other] { $count } людини
}
lobby-start-empty = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
lobby-start-plan = спершу план
lobby-dealing = Готуємо ТЦ…
lobby-ready = Можу почати
lobby-ready-is = Готово!
lobby-ready-host = почне { $name }
lobby-sit-first = Щоб грати, сядь за стіл
lobby-full = Усі місця зайняті. Ти глядач.
lobby-empty-title = { $count ->
    [one] Ще { $count } вільне місце
    [few] Ще { $count } вільні місця
    [many] Ще { $count } вільних місць
   *[other] Ще { $count } вільного місця
}
lobby-empty-words = Зачекай на інших гравців або починай одразу:
lobby-empty-bots = Заповнити ботами
lobby-empty-fewer = { $seats ->
    [1] Грати соло
    [2] Грати вдвох
    [3] Грати втрьох
    [4] Грати вчотирьох
    [5] Грати вп’ятьох
    [6] Грати вшістьох
    [7] Грати всімох
    [8] Грати ввісьмох
   *[other] Гравців: { $seats }
}
lobby-empty-wait = Чекати

# The scenario and the table's choices
lobby-scenario = Сценарій
lobby-only-host = Обирає { $name }.
lobby-code-label = Код сценарію
lobby-code-hint = Код або посилання на власний сценарій, як-от 040G2-40200-…
lobby-code-use = Узяти
lobby-code-copy = Копіювати код
lobby-code-copied = Код сценарію скопійовано.
lobby-code-copy-failed = Скопіювати не вдалося. Ось код сценарію: { $code }
lobby-code-bad = Код недійсний. Перевір літери.
lobby-seats = Місця
lobby-level = Рівень
lobby-level-hint = Більше плиток, більше пошуків, більше нагод заблукати.
lobby-options = Ще параметри
lobby-voice = Голосовий чат
lobby-talk = Говорити весь час
lobby-talk-hint = Лише в цьому сценарії, щоб навчитися разом.
lobby-pace = Швидкість ботів
bot-level-relaxed = спокійна
bot-level-human = людська
bot-level-brisk = жвава
bot-level-fast = швидка
bot-level-lightning = блискавка
lobby-skill = Рівень ботів
bot-skill-novice = новачок
bot-skill-good = добрий
bot-skill-expert = експерт
bot-skill-novice-hint = Спершу багато чого не помічають, як люди в перших іграх.
bot-skill-good-hint = Часом помічають щось запізно.
bot-skill-expert-hint = Одразу бачать усе.
lobby-patient = Терплячі боти
lobby-patient-hint = Для новачків: якийсь час поступаються першою дією людям.
lobby-listen = Боти чекають, коли можна говорити
lobby-listen-hint = Чекають, доки хтось щось зробить або мине цей час.
lobby-listen-off = ні
lobby-listen-seconds = { $seconds } с
lobby-fair = Лише прохідні розклади
lobby-fair-hint = Підготовка триватиме трохи довше.
lobby-hold = Боти підміняють
lobby-hold-hint = Тих, хто надовго втратив зв’язок.
lobby-pause = Паузи дозволено
lobby-pause-hint = Гру з паузою буде позначено.
lobby-leader = Незмінний лідер
lobby-leader-hint = Решта передає картки повз лідера.
lobby-face = Стартова плитка
lobby-face-A = Удень
lobby-face-B = Уночі
lobby-face-hint = Удень на ній є вихори, уночі — немає.
lobby-edition = Видання
lobby-edition-house = Наше
lobby-edition-A = Раннє
lobby-edition-B = Пізнє
lobby-edition-house-hint = Крадіжка автоматична; плитку можна спершу роздивитися, а тоді класти.
lobby-edition-A-hint = Крадіжка автоматична; плитку кладуть там, де знайшли.
lobby-edition-B-hint = Крадіжку треба оголосити; плитку можна спершу роздивитися, а тоді класти.
lobby-sand = Годинник
lobby-sand-hint = Скільки в ньому піску.
lobby-tiles = ТЦ
lobby-tiles-standard = Стандартний
lobby-tiles-seed = Випадковий
lobby-tiles-hint = Випадковий ТЦ будується за номером: той самий номер — той самий ТЦ.
lobby-tiles-number = Номер ТЦ
lobby-deal = Картки
lobby-deal-apart = Окремо
lobby-deal-random = Випадково
lobby-deal-agreed = Вручну
lobby-deal-apart-hint = Однакові вміння опиняються далеко одне від одного.
lobby-deal-random-hint = Роздано випадково.
lobby-deal-agreed-hint = Такі, як ви бачите за столом; міняти їх може господар.

# Chat before the game
lobby-chat = Чат
lobby-chat-label = Скажи щось
lobby-chat-send = Надіслати
lobby-chat-empty = Привітайся, поки ще можна.
lobby-chat-own = Ти
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Там уже хтось сидить.
lobby-error-seat_held = Це місце тримаємо для того, хто зник.
lobby-error-seats_empty = Усі місця мають бути зайняті.
lobby-error-not_the_host = Це може лише господар.
lobby-error-game_running = Не тоді, коли гру підготовлено.
lobby-error-nobody_there = Цієї людини тут уже немає.
lobby-error-bad_table = Ці параметри не поєднуються.
lobby-error-slow_down = Трохи зашвидко. Спробуй ще раз.
lobby-error-not_stored = Серверу не вдалося це зберегти. Спробуй за мить.
lobby-error-silence = З цим треба почекати, доки відкриється розмова.
lobby-error-other = Не вийшло. Спробуй ще раз.

tiles-choice-code = Код або посилання набору плиток
tiles-choice-draw = Майстерня плиток
tiles-choice-none = Намалюй його в майстерні або встав код від друзів.
tiles-choice-own = Свій
tiles-choice-take = Взяти
tiles-choice-which = Твій набір плиток
tiles-trouble-missing = На цьому сервері немає такого набору плиток.
book-level-is = рівень { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Випробування дня: { $date }
daily-lobby-words = Параметри вже визначено; ви обираєте лише, хто грає. Наступні ігри тут — звичайні.
# The lobby
lobby-code-edit = Редагувати сценарій
lobby-code-make = Створити новий сценарій
lobby-error-daily_table = Параметри дня визначено, крім місць.
lobby-error-day_over = Той день минув. Тепер це звичайна кімната.
lobby-error-day_needs_people = Самі боти не грають виклик дня: хтось має сісти.
lobby-error-day_deal = Розклад дня не можна зіграти ще раз.
lobby-error-table_changed = Параметри змінилися, і той розклад уже не підходить.
lobby-error-no_such_tile_set = На цьому сервері немає такого набору плиток.
