# The scenario desk: own scenarios, made in the browser.
editor-title = Створити сценарій
editor-lead = Твоя робота зберігається в цьому браузері.
editor-loading = Завантажуємо правила…
editor-away = Сервер не відповідає. Твою роботу збережено; її буде перевірено, щойно він повернеться.
editor-first-name = Мій сценарій
# $name: of the scenario it was copied from
editor-copy-name = { $name } (копія)
editor-undo = Скасувати
editor-redo = Повторити

# Beginning, and what is kept
editor-mine = Мої сценарії
# $name: of a scenario
editor-open-this = Відкрити «{ $name }»
editor-copy-this = Копіювати «{ $name }»
editor-delete-this = Видалити «{ $name }»
editor-deleted = «{ $name }» видалено.
editor-bring-back = Повернути
editor-here = зараз відкрито
editor-new = Новий сценарій
editor-new-from = Почати з
editor-new-empty = порожнього сценарію
editor-new-go = Створити
editor-paste = Код або посилання
editor-paste-hint = Хтось тобі надіслав? Встав сюди.
editor-paste-go = Відкрити
editor-paste-bad = Код недійсний. Перевір літери.
editor-upload = Відкрити файл
editor-upload-title = Цей файл не можна відкрити
editor-upload-long = Файл задовгий для сценарію.
# $line: a number
editor-line = Рядок { $line }

# Groups of entries and switches
editor-group-words = Назва
editor-group-stack = Стос плиток
editor-group-start = Початок і пісок
editor-group-campaign = Правила кампанії
editor-group-goal = Предмети та виходи
editor-group-talk = Розмови та гравці
editor-group-mall = Дивніший ТЦ
# $on, $all: numbers
editor-group-on = { $on } з { $all }
editor-group-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблеми
    [many] { $count } проблем
   *[other] { $count } проблеми
}
editor-all-on = Усі
editor-all-off = Жодного
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Правило { $ids }
   *[other] Правила { $ids }
}

# Entries
editor-entry-name = Назва
editor-entry-about = Одним рядком
editor-entry-about-hint = Про що він? Це побачить кожен, хто отримає сценарій.
editor-entry-tiles = Плитки у стосі
editor-entry-levels = Рівні
editor-entry-on_top = Зверху на стосі
editor-entry-shuffled = Тасувати
editor-entry-face = Стартова плитка
editor-entry-hourglass_ms = Пісок у годиннику
editor-entry-tile_set = Набір плиток
editor-entry-rules = Правила

# Tiles
editor-stack-by = Що у стосі
editor-stack-tiles = Плитки, які виберу я
editor-stack-levels = За рівнем
editor-levels-words = Гравці вибирають один із цих рівнів.
# $level: a number
editor-level = Рівень { $level }
# $tiles: a range such as 2-9
editor-level-tiles = плитки { $tiles }
editor-level-one-exit = один вихід для всіх
editor-on-top-words = Ці йдуть перші, точно в такому порядку.
editor-tiles-shuffled = Потім ці, перетасовані.
editor-tiles-ordered = Потім ці, точно в такому порядку.
editor-shuffle-on = Тасувати
editor-shuffle-off = Лишити порядок
# $tile: a number
editor-tile = Плитка { $tile }
# $what: what lies on it, already in words
editor-tile-with = Плитка { $tile }: { $what }
editor-pile-empty = немає плиток
editor-pile-count = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
editor-pile-keys = Стрілки ведуть від плитки до плитки. Shift і стрілка пересувають плитку, Delete виймає. Або перетягни її.
editor-pile-keys-shuffled = Стрілки ведуть від плитки до плитки, Delete виймає одну.
editor-pile-touch = Торкнись плитки, щоб пересунути або вийняти її.
editor-pile-touch-shuffled = Торкнись плитки, щоб вийняти її.
editor-earlier = Раніше
editor-later = Пізніше
editor-to-top = Нагору
editor-to-stack = У стос
editor-take-out = Вийняти
editor-picker = Плитки, які можна додати
editor-picker-words = Торкнися плитки, щоб покласти її у стос.
editor-picker-none = Усі плитки вже тут.
editor-add-all = Додати всі
editor-clear = Вийняти всі
# $tile: a number, $place and $count: where it is now
editor-said-moved = Плитка { $tile } тепер на місці { $place } з { $count }.
editor-said-added = Плитка { $tile } у стосі.
editor-said-out = Плитку { $tile } вийнято.

# Sand
editor-sand-seconds = Секунди
# $time: such as 3:00
editor-sand-now = { $time } піску

# What the server says
editor-verdict = Можна грати?
editor-checking = Перевіряємо…
editor-fits = Можна грати.
editor-fits-not = { $count ->
    [one] { $count } проблему треба виправити.
    [few] { $count } проблеми треба виправити.
    [many] { $count } проблем треба виправити.
   *[other] { $count } проблеми треба виправити.
}
editor-go-there = Де: { $entry }
editor-warnings = Це те, що ти хочеш?
editor-mend-add = { $count ->
    [one] Додати плитку { $tiles }
   *[other] Додати плитки { $tiles }
}
editor-mend-remove = { $count ->
    [one] Вийняти плитку { $tiles }
   *[other] Вийняти плитки { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (На рівні { $levels })
   *[other] (На рівнях { $levels })
}
editor-problem-not_a_scenario = Це не файл сценарію.
# $entry: as it stands in the file
editor-problem-unknown_key = У сценарію немає запису «{ $entry }».
editor-problem-bad_value = «{ $entry }» не може мати такого значення.
editor-problem-unknown_rule = Такого правила немає.
editor-problem-bad_code = Код недійсний. Перевір літери.
editor-problem-other_tile_set = Його створено для іншого набору плиток, тож тут його не перевірити й не спробувати.
editor-problem-no_such_face = Стартова плитка не має такого боку.
editor-problem-no_such_tile = { $count ->
    [one] Немає плитки { $tiles }.
   *[other] Немає плиток { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] Плитка { $tiles } у стосі двічі.
   *[other] Плитки { $tiles } у стосі двічі.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] Плитка { $tiles } на полі від початку, тож не може бути у стосі.
   *[other] Плитки { $tiles } на полі від початку, тож не можуть бути у стосі.
}
# $what: heroes
editor-problem-item_missing = Бракує предмета: { $what }.
editor-problem-exit_missing = Бракує виходу: { $what }.
editor-problem-hourglass_size = Годинник вміщує від секунди до години піску.
editor-problem-leader_without_bell = Лідерові без дзвоника нічого робити.
editor-problem-fooling_with_one_exit = Для «Обдури охоронців» треба чотири виходи, а не один.
editor-problem-hands_only_without_talk = Для «Лише жести» потрібні вікна розмови.
editor-problem-open_talk_and_silence = Розмова не може бути завжди відкрита й ніколи не відкрита.
editor-problem-two_boards_without_tile_3 = Для «Два виміри» потрібна плитка 3: з неї починається другий ТЦ.
editor-problem-two_boards_without_vortex = Лише вихор веде з одного ТЦ до іншого.
editor-problem-two_boards_with_moving_walls = «Рухомі стіни» не працюють із двома ТЦ: вони не з’єднані.
editor-problem-two_boards_without_gatherings = У двох ТЦ двоє героїв починають разом, а «Не збиратися» це забороняє.
editor-warning-one_hourglass = Є лише один годинник, який можна перевернути, — на стартовій плитці.
editor-warning-locked_for_good = Дві камери блокують годинники назавжди: ніхто не може їх зламати.
editor-warning-cameras_idle = Якщо у стосі менше двох камер, ніщо не блокується.
editor-warning-nothing_to_break = Ламати камери нема сенсу, поки вони нічого не роблять.
editor-warning-no_passages = Жодна плитка у стосі не має гномового лазу.
editor-warning-no_balls = Жодна плитка у стосі не має кришталевої кулі.
editor-warning-same_every_time = Плитки щоразу йдуть в однаковому порядку. Після однієї гри знаєш, що буде.
editor-warning-short_sand = Це дуже мало часу.

# What comes out of it
editor-summary = Що інакше
editor-summary-words = Порівняно з повними правилами кампанії.
editor-summary-same = Ті самі правила, що в кампанії.
editor-summary-new = Нове
editor-summary-gone = Прибрано
editor-start = На початку
editor-start-second = Другий ТЦ
# $seats: a range such as 1-8
editor-seats = Гравців: { $seats }
editor-alone = Можна й соло, з колодою із семи карток.

# Trying and sharing
editor-try = Спробуй
editor-try-words = Боти сядуть на інші місця.
editor-try-bots = Спробувати з ботами
editor-try-friends = Відкрити кімнату з друзями
editor-not-yet = Спершу виправ проблеми вище.
editor-share = Поділися
editor-code = Код сценарію
editor-copy-code = Копіювати код
editor-copy-link = Копіювати посилання, щоб грати
editor-copy-edit-link = Копіювати посилання, щоб редагувати
editor-copied = Скопійовано.
# $text: what could not be copied
editor-copy-failed = Не вдалося скопіювати. Ось воно: { $text }
editor-send = Поділитися…
editor-qr = QR-код
editor-qr-words = QR-код, щоб зіграти в «{ $name }»
editor-download = Зберегти як файл
editor-long-link = Посилання довге: деякі програми можуть його обрізати. Файл працює завжди.

# A link somebody sent
play-title = Сценарій для тебе
play-bad = У цьому посиланні немає придатного сценарію. Може, якась частина загубилася.
play-change = Редагувати

# Which tiles it is made for
editor-entry-tile_set-choice = «Standard» — набір із гри. Тут є й збережені тобою набори.
editor-problem-two_boards_with_one_exit = У двох вимірах одного виходу замало: дехто з героїв ніколи не вийде.
