# Майстерня плиток.
tiles-title = Майстерня плиток
tiles-lead = Намалюй власний торговий центр, плитку за плиткою, або дозволь нам його збудувати. Усе лишається в цьому браузері, поки не збережеш.
tiles-unnamed = Мої плитки
tiles-list = Усі плитки
tiles-bench = Плитка, яку ти малюєш
tiles-drawn = Намальовано плиток: { $drawn } з { $all }
tiles-tile = Плитка { $name }
tiles-now-tile = Тепер плитка { $name }
tiles-set = Увесь набір
tiles-status-none = ще не намальована
tiles-status-good = усе гаразд
tiles-status-lacking = відрізняється від повного набору
tiles-status-wrong = є помилка
tiles-quick = Швидке введення
tiles-quick-hint = Для плиток, які в тебе є: вводь їх клітинка за клітинкою з клавіатури. Можна зупинитися й продовжити іншого дня.
tiles-previous = Попередня плитка
tiles-next = Наступна плитка
tiles-undo = Скасувати
tiles-redo = Повторити
tiles-remove = Очистити цю плитку
tiles-copy = Скопіювати цю плитку на

tiles-grid = Плитка { $name }, чотири на чотири клітинки
tiles-borders = Стіни й двері
tiles-square = стовпець { $column }, рядок { $row }
tiles-side-is = { $side }: { $what }
tiles-border-open = відкрито
tiles-border-wall = стіна
tiles-border-passage = гномів лаз
tiles-border-door = двері
tiles-border-of = Стіна, { $square }, { $side }
tiles-no-border = Там нічого не можна змінити.
tiles-escalator-end = кінець ескалатора { $digit }
tiles-escalator-second = Тепер вибери другий кінець ескалатора.
tiles-armed-hero = Чиє? B, M, E або D.
tiles-armed-side = З якого боку? Клавіша зі стрілкою.

tiles-whose = Чиє
tiles-brushes = Що покласти на клітинку
tiles-palette-hint = Торкнися клітинки, щоб покласти; ще раз — забрати. Торкнися між клітинками, щоб поставити стіну, на краю — вхід.
tiles-brush-floor = Підлога
tiles-brush-shop = Крамниця
tiles-brush-escalator = Ескалатор
tiles-brush-passage = Гномів лаз
tiles-kind-exploration = Дослідження
tiles-kind-vortex = Вихор
tiles-kind-item = Предмет
tiles-kind-exit = Вихід
tiles-kind-hourglass = Піщаний годинник
tiles-kind-ball = Кришталева куля
tiles-kind-camera = Камера
tiles-owned = { $kind } ({ $hero })

tiles-keys = Клавіші
tiles-key-go = Іти з клітинки на клітинку
tiles-key-wall = Поставити або прибрати стіну з того боку
tiles-key-passage = Гномів лаз із того боку
tiles-key-floor = Проста підлога
tiles-key-shop = Крамниця
tiles-key-exploration = Клітинка «Дослідження» героя: B варвар, M маг, E ельф, D гном
tiles-key-owned = Вихор, предмет, вихід; тоді герой
tiles-key-free = Піщаний годинник, кришталева куля, камера
tiles-key-escalator = Один кінець ескалатора; ще раз — другий
tiles-key-tiles = Наступна й попередня плитка
tiles-key-turn = Повернути зображення
tiles-key-undo = Скасувати, повторити

tiles-preview = Зображення плитки { $name }
tiles-preview-words = Так вона лежить на столі
tiles-turn = Повернути зображення

tiles-findings = Що ми знайшли
tiles-not-drawn = Ще не намальована. Почни де завгодно.
tiles-tile-fine = З цією плиткою все гаразд.
tiles-complete = Повний: дотримано всіх правил стандартного набору.
tiles-playable = Ним можна грати, хоч він і відрізняється від повного набору.
tiles-missing-tiles = { $count ->
    [one] Бракує { $count } плитки: { $names }.
    [few] Бракує { $count } плиток: { $names }.
    [many] Бракує { $count } плиток: { $names }.
   *[other] Бракує { $count } плитки: { $names }.
}
tiles-elsewhere = { $count ->
    [one] { $count } проблема на інших плитках
    [few] { $count } проблеми на інших плитках
    [many] { $count } проблем на інших плитках
   *[other] { $count } проблеми на інших плитках
}
tiles-figures = Кількість
tiles-wanted = треба
tiles-at-least = { $least } або більше
tiles-from-to = від { $least } до { $most }
tiles-counted-items = Предмети
tiles-counted-exits = Виходи
tiles-counted-hourglasses = Піщані годинники
tiles-counted-balls = Кришталеві кулі
tiles-counted-cameras = Камери
tiles-counted-passages = Гномові лази
tiles-counted-escalators = Ескалатори
tiles-counted-explorations = Клітинки «Дослідження»
tiles-counted-vortices = Вихори
tiles-counted-early_vortices = Вихори на плитках від 1 до 9
tiles-report = { $wrong ->
    [0] Помилок немає.
    [one] { $wrong } помилка.
    [few] { $wrong } помилки.
    [many] { $wrong } помилок.
   *[other] { $wrong } помилки.
} { $lacking ->
    [0] Нічого не бракує.
    [one] Бракує { $lacking } речі.
    [few] Бракує { $lacking } речей.
    [many] Бракує { $lacking } речей.
   *[other] Бракує { $lacking } речі.
}

tiles-odds = Тисяча розкладів
tiles-odds-hint = Ми тисячу разів тасуємо твої плитки й дивимося, чи можна викласти ТЦ і виграти.
tiles-odds-not-yet = Ми зможемо спробувати, щойно не буде помилок.
tiles-odds-run = Спробувати тисячу розкладів
tiles-odds-placed = Можна викласти
tiles-odds-won = Можна виграти
tiles-odds-of = { $part } з { $whole }

tiles-name = Назва набору
tiles-save = Зберегти
tiles-saved = Збережено. Знайдеш його в кімнаті, під «ТЦ».
tiles-save-needs = Щоб грати, потрібні всі плитки, з предметом і виходом для кожного героя.
tiles-play = Грати ним
tiles-code = Код цього набору:
tiles-copy-link = Копіювати посилання
tiles-link-copied = Посилання скопійовано.
tiles-export = Експорт
tiles-import = Імпорт
tiles-import-hint = Замінює плитки, над якими ти працюєш. «Скасувати» їх поверне.
tiles-import-file = Файл
tiles-import-text = Або встав текст чи код збереженого набору
tiles-import-standard = Почати з наших
tiles-import-read = Прочитати
tiles-import-nothing = Ми не знайшли жодної придатної плитки.
tiles-import-unread = Не вдалося прочитати: { $names }
tiles-machine = Згенерувати
tiles-seed = Номер
tiles-seed-hint = Той самий номер — ті самі плитки. Лиши порожнім, і буде несподіванка.
tiles-generate = Цілий набір
tiles-fill = { $count ->
    [0] Нічого доповнювати
    [one] Доповнити { $count } плитку
    [few] Доповнити { $count } плитки
    [many] Доповнити { $count } плиток
   *[other] Доповнити { $count } плитки
}
tiles-generated = Ось «{ $name }». «Скасувати» поверне те, що було.
tiles-filled = { $count ->
    [one] Ми намалювали для тебе { $count } плитку.
    [few] Ми намалювали для тебе { $count } плитки.
    [many] Ми намалювали для тебе { $count } плиток.
   *[other] Ми намалювали для тебе { $count } плитки.
}
tiles-trouble-away = Сервер недосяжний. Твій малюнок збережено тут.
tiles-trouble-busy = Забагато за раз. Зачекай трохи й спробуй ще.
tiles-trouble-refused = Сервер не зміг цього зробити з цим набором.

tiles-print = Друк
tiles-print-title = Друк «{ $name }»
tiles-print-hint = Плитки мають 8 см завширшки. Друкуй без полів і в масштабі 100 %, тоді ріж уздовж позначок.
tiles-print-back = Назад до майстерні
tiles-print-whole = Ціла гра у PDF — це ще й картки, колода для соло, фішки, жетони, правила, сценарії та книга випробувань. На цих аркушах лише плитки та фішки.
tiles-pdf = Ціла гра у PDF
tiles-pdf-making = Готуємо PDF…
tiles-pdf-not-now = Зараз не вдалося зробити PDF. Ці аркуші все одно можна надрукувати.
tiles-print-nothing = Ще нічого не намальовано.
tiles-paper = Папір
tiles-ink = Чорнило
tiles-ink-full = У кольорі
tiles-ink-safe = Для дальтоніків
tiles-ink-saving = Ощадно
tiles-backs = Звороти
tiles-backs-hint = Для двостороннього друку, з перегортанням по довгому краю.
tiles-pawns = Фішки й дзвоник
tiles-pawns-hint = Виріж, зігни по лінії з крапок і постав.
tiles-bell = Дзвоник
tiles-sheet = Аркуш { $number }
tiles-face-down = Плитка долілиць

tiles-flaw-no-set-line = Текст має починатися рядком: set НАЗВА
tiles-flaw-set-name = Набору потрібна назва від 1 до { $most } знаків.
tiles-flaw-stray-line = { $line } стоїть перед усіма плитками.
tiles-flaw-no-such-header = { $line } — не плитка. Є 1A, 1B і від 2 до 24.
tiles-flaw-drawn-twice = Намальована двічі.
tiles-flaw-lines = Малюнок має { $wanted } рядків, а не { $found }.
tiles-flaw-wide = Рядок { $row } ширший за { $most } знаків.
tiles-flaw-corners = У рядку { $row } потрібен + на кожному розі клітинки.
tiles-flaw-square-mark = { $drawn } — не клітинка.
tiles-flaw-border-mark = { $drawn } ({ $side }) — не стіна, не лаз і не отвір.
tiles-flaw-tile-name = Плитки — це 1A, 1B і від 2 до 24.
tiles-flaw-outside = Лежить поза плиткою.
tiles-flaw-special-on-shop = Особливі клітинки мають бути на підлозі, не на крамниці.
tiles-flaw-wrong-owner = Не той власник: { $kind }
tiles-flaw-wall-place = Стіна стоїть між двома клітинками підлоги.
tiles-flaw-passage-place = Гномів лаз з’єднує дві клітинки підлоги.
tiles-flaw-passage-in-wall = Межа — це стіна або гномів лаз, не обоє.
tiles-flaw-passage-outside = Гномів лаз — усередині плитки, не на її краю.
tiles-flaw-escalator-place = Ескалатор з’єднує дві клітинки підлоги.
tiles-flaw-escalator-twice = На клітинці закінчується щонайбільше один ескалатор.
tiles-flaw-escalator-ends = Ескалатору { $digit } треба два кінці. Має { $found }.
tiles-flaw-exploration-place = Клітинка «Дослідження» лежить там, де можуть бути двері.
tiles-flaw-exploration-shut = Клітинці «Дослідження» потрібен отвір ({ $side }).
tiles-flaw-opening-place = З цього боку ({ $side }) отвір може бути лише на { $place }.
tiles-flaw-start-explorations = Плитка 1 має чотири клітинки «Дослідження», по одній на героя.
tiles-flaw-explorations = Плитка має від однієї до трьох клітинок «Дослідження», а не { $found }.
tiles-flaw-start-entrance = Плитка 1 не має входу.
tiles-flaw-no-entrance = Немає входу. Кожна плитка, крім 1, має один.
tiles-flaw-second-entrance = Другий вхід: один уже є ({ $side }).
tiles-flaw-entrance-on-shop = Вхід веде на крамницю.
tiles-flaw-entrance-explores = Двері — це вхід або клітинка «Дослідження», не обоє.
tiles-flaw-start-centre = Герої починають на чотирьох середніх клітинках, тож там має бути підлога.
tiles-flaw-no-start = Набору потрібна плитка 1.
tiles-flaw-tile-missing = Цієї плитки бракує.
tiles-flaw-centre-plain = Чотири середні клітинки мають бути простою підлогою.
tiles-flaw-start-escalator = Плитка 1 має один ескалатор, а не { $found }.
tiles-flaw-start-vortices = Вихори ({ $hero }) на боці { $face }: має бути { $wanted }.
tiles-flaw-kind-count = { $kind }: тут { $found }, має бути { $wanted }.
tiles-flaw-exit-owner = Вихід тут належить: { $hero }.
tiles-flaw-item-owner = Предмети ({ $hero }): { $found }, має бути { $wanted }.
tiles-flaw-early-passage = Без гномових лазів до плитки { $first }.
tiles-flaw-passages = Гномові лази: { $found }, має бути { $wanted }.
tiles-flaw-total = { $what }: { $found }, має бути { $wanted }.
tiles-flaw-floor-apart = Підлога не з’єднана.
tiles-flaw-leads-nowhere = Від входу без гномового лазу не дійти до жодної клітинки «Дослідження».
tiles-flaw-alike = Така сама, як плитка { $other }, тільки повернута.

