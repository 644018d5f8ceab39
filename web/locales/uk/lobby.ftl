# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Кімната { $code }
# $name: who hosts
lobby-hosted = Господар: { $name }
lobby-you-host = Ти господар

# Inviting
lobby-invite = Запроси за цим кодом
lobby-copy = Копіювати
lobby-copied = Посилання скопійовано. Надішли його друзям.
lobby-copy-failed = Скопіювати не вдалося. Ось посилання: { $link }
lobby-share = Надіслати…
# Goes out with the link when it is shared.
lobby-share-words = Гайда грабувати торговий центр. Тільки ані слова.
# $link: the whole address
lobby-qr = Код для сканування: { $link }

# Seats
lobby-table = За столом
lobby-passing = з кожним обертом годинника картки йдуть ліворуч
# $ready, $seats: numbers
lobby-ready-count = готові { $ready } з { $seats }
# $seat: a number from 1
lobby-seat = місце { $seat }
lobby-you = Ти
lobby-host = господар
lobby-away = офлайн
# $pace: such as “human” or “fast”
lobby-bot-pace = Бот, темп: { $pace }
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
lobby-seat-leader = ватажок: без картки
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
lobby-start-plan = спершу планування
lobby-dealing = Розкладаємо ТЦ…
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
lobby-empty-words = Зачекай на інших або починай одразу:
lobby-empty-bots = Посадити ботів
lobby-empty-fewer = { $seats ->
    [1] Грати соло
    [one] Грати на { $seats } місце
    [few] Грати на { $seats } місця
    [many] Грати на { $seats } місць
   *[other] Грати на { $seats } місця
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
lobby-code-bad = Це не код сценарію, або в ньому хибна літера.
lobby-seats = Місця
lobby-level = Рівень
lobby-level-hint = Більше плиток, більше піску на пошуки, більше нагод заблукати.
lobby-options = Ще параметри
lobby-voice = Голос у вікнах розмови
lobby-voice-hint = Поки говорити не можна, мікрофони вимкнено.
lobby-talk = Говорити весь час
lobby-talk-hint = Лише тут, щоб навчитися гри разом.
lobby-pace = Темп ботів
bot-level-relaxed = спокійний
bot-level-human = людський
bot-level-brisk = жвавий
bot-level-fast = швидкий
bot-level-lightning = блискавка
lobby-skill = Уміння ботів
bot-skill-novice = новачок
bot-skill-good = добре
bot-skill-expert = експерт
bot-skill-novice-hint = Спершу багато чого не помічають, як люди в перших іграх.
bot-skill-good-hint = Часом помічають щось запізно.
bot-skill-expert-hint = Одразу бачать усе.
lobby-patient = Терплячі боти
lobby-patient-hint = Для новачків: якийсь час лишають людям перший хід.
lobby-listen = Боти слухають, коли можна говорити
lobby-listen-hint = Чекають, доки хтось щось зробить або мине цей час.
lobby-listen-off = ні
lobby-listen-seconds = { $seconds } с
lobby-fair = Лише прохідні розклади
lobby-fair-hint = ТЦ розкладатиметься трохи довше.
lobby-hold = Боти підміняють
lobby-hold-hint = Тих, хто надовго зник із гри.
lobby-pause = Паузи дозволено
lobby-pause-hint = Гру з паузою буде позначено.
lobby-leader = Ватажок не змінюється
lobby-leader-hint = Решта передає картки повз ватажка.
lobby-face = Вестибюль
lobby-face-A = Удень
lobby-face-B = Уночі
lobby-face-hint = Удень у ньому є вири, уночі — немає.
lobby-edition = Видання
lobby-edition-house = Наше
lobby-edition-A = Раннє
lobby-edition-B = Пізнє
lobby-edition-house-hint = Крадіжка стається сама; плитку можна спершу роздивитися, а тоді класти.
lobby-edition-A-hint = Крадіжка стається сама; плитку кладуть там, де знайшли.
lobby-edition-B-hint = Крадіжку треба оголосити; плитку можна спершу роздивитися, а тоді класти.
lobby-sand = Годинник
lobby-sand-hint = Скільки в ньому піску.
lobby-tiles = ТЦ
lobby-tiles-standard = Наш
lobby-tiles-seed = Інший
lobby-tiles-hint = Інший ТЦ будується за номером: той самий номер — той самий ТЦ.
lobby-tiles-number = Номер ТЦ
lobby-deal = Картки
lobby-deal-apart = Нарізно
lobby-deal-random = Навмання
lobby-deal-agreed = Обрані
lobby-deal-apart-hint = Однакові вміння потрапляють якнайдалі одне від одного.
lobby-deal-random-hint = Як випаде.
lobby-deal-agreed-hint = Такі, як ви бачите за столом; міняє їх господар.

# Chat before the game
lobby-chat = Чат
lobby-chat-label = Скажи щось
lobby-chat-send = Надіслати
lobby-chat-empty = Привітайся, поки ще можна.
lobby-chat-own = Ти

# What went wrong, by reason
lobby-error-seat_taken = Там уже хтось сидить.
lobby-error-seat_held = Це місце тримаємо для того, хто ненадовго зник.
lobby-error-seats_empty = На кожному місці має хтось сидіти.
lobby-error-not_the_host = Це може лише господар.
lobby-error-game_running = Не тоді, коли гру розкладено.
lobby-error-nobody_there = Цієї людини тут уже немає.
lobby-error-bad_table = У таке поєднання грати не можна.
lobby-error-slow_down = Трохи зашвидко. Спробуй ще раз.
lobby-error-not_stored = Серверу не вдалося це записати. Спробуй за мить.
lobby-error-silence = Імена змінюють, коли розмову відкрито.
lobby-error-other = Не вийшло. Спробуй ще раз.

tiles-choice-code = Код або посилання набору
tiles-choice-draw = Майстерня плиток
tiles-choice-none = Намалюй його в майстерні або встав код від друзів.
tiles-choice-own = Свій
tiles-choice-take = Взяти
tiles-choice-which = Твій набір
tiles-trouble-missing = На цьому сервері немає такого набору.
book-level-is = рівень { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Випробування дня: { $date }
daily-lobby-words = Стіл уже визначено; ви обираєте лише, хто грає. Друга гра за цим столом — звичайна.
# The lobby
lobby-code-edit = Змінити в редакторі
lobby-code-make = Створити новий
lobby-error-daily_table = Стіл дня визначено, крім місць.
lobby-error-day_over = Той день минув. Тепер це звичайний стіл.
lobby-error-day_deal = Розклад дня не повторюють.
lobby-error-table_changed = Стіл відтоді змінився, і той розклад йому вже не пасує.
lobby-error-no_such_tile_set = На цьому сервері немає такого набору плиток.
