analysis = Як усе було
analysis-loading = Переглядаємо гру…
analysis-not-now = Зараз це недоступно.
analysis-again = Спробувати ще
analysis-never-started = Годинник ні разу не перевернули, тож показувати нічого.
analysis-as-table = Показати таблицею
analysis-hero = Герой
analysis-who = Хто
analysis-when = Коли
analysis-duration = Час
analysis-more = Показати більше
analysis-mark-spoken = { $what }, на { $time }
analysis-see = Подивитися, на { $time }

analysis-praise-won = Усі четверо назовні, і ще { $time } піску.
analysis-praise-stolen = Крадіжка вдалася: усі чотири предмети одночасно.
analysis-praise-near-plan = Дій: { $actions }. Якби всі плитки були відомі наперед, доброму плану вистачило б { $planned }: ви зовсім близько.
analysis-praise-late = Ви щоразу перевертали годинник вчасно.
analysis-praise-together =
    { $actions ->
        [one] { $actions } дія без жодного слова: гарний початок.
        [few] { $actions } дії без жодного слова: гарний початок.
        [many] { $actions } дій без жодного слова: гарний початок.
       *[other] { $actions } дії без жодного слова: гарний початок.
    }

analysis-time = Куди пішов час
analysis-time-words = Ви грали { $time }, з них { $talked } могли говорити.
analysis-phase = Етап
analysis-phase-search = Пошук
analysis-phase-gathering = Збір
analysis-phase-escape = Втеча
analysis-talk = Розмова
analysis-mark-turn = Годинник перевернуто
analysis-mark-theft = Крадіжка
analysis-mark-pause = Пауза

analysis-sand = Пісок
analysis-sand-words =
    { $turns ->
        [one] Перевернуто { $turns } раз, наприкінці лишилося { $time }.
        [few] Перевернуто { $turns } рази, наприкінці лишилося { $time }.
        [many] Перевернуто { $turns } разів, наприкінці лишилося { $time }.
       *[other] Перевернуто { $turns } раза, наприкінці лишилося { $time }.
    }
analysis-sand-untouched = Жодного разу не перевернуто, наприкінці лишилося { $time }.
analysis-sand-wasted = Якби перевернути пізніше, ви мали б на { $time } більше.
analysis-sand-locked = Камери блокували годинники { $time }.
analysis-turn-left = лишалося { $time }
analysis-wasted = Втрачено через ранній переворот
analysis-locked = Заблоковано камерами
analysis-before-turn = До
analysis-after-turn = Після
analysis-no-turns = Годинник не перевертали.

analysis-shares = Хто скільки зробив
analysis-shares-words = Як часто діяв кожен гравець і як швидко, коли було щось корисне.
analysis-share =
    { $actions ->
        [one] { $actions } дія · { $percent }
        [few] { $actions } дії · { $percent }
        [many] { $actions } дій · { $percent }
       *[other] { $actions } дії · { $percent }
    }
analysis-reaction = медіана { $median } с, 90 % за { $ninety } с
analysis-count-actions = Дії
analysis-count-steps = Клітинки
analysis-count-explorations = Дослідження
analysis-count-turns = Перевертання
analysis-count-bells-placed = Дзвоник іншим
analysis-count-bells-received = Дзвоник собі
analysis-count-useful = Влучно

analysis-heroes = Герої
analysis-heroes-words = Герой чекає, коли хтось понад дві секунди міг би його корисно пересунути.
analysis-part-moving = у русі
analysis-part-waiting = чекання
analysis-part-resting = нічого робити
analysis-part-talking = розмова
analysis-part-safe = назовні
analysis-waits = Хто на кого чекав
analysis-waits-words = { $hero } найдовше чекав, поки діятиме { $name }: загалом { $time }. Не випускайте з уваги жодного героя.
analysis-waits-none = Нікому не довелося чекати. Чудова гра!

analysis-heat = Найлюдніші клітинки
analysis-heat-words = Що більша й червоніша, то людніша клітинка.
analysis-heat-measure = Показати
analysis-heat-visits = Як часто
analysis-heat-stood = Як довго
analysis-heat-squares = Клітинки
analysis-heat-stops = Зупинки
analysis-heat-passes = Проходи

analysis-chances = Нагоди на майбутнє
analysis-chances-none = Жодна корисна дія не чекала довго. Ви нічого не проґавили!
analysis-chances-words =
    { $count ->
        [one] { $count } раз корисна дія якийсь час чекала. Найдовше:
        [few] { $count } рази корисна дія якийсь час чекала. Найдовше:
        [many] { $count } разів корисна дія якийсь час чекала. Найдовше:
       *[other] { $count } раза корисна дія якийсь час чекала. Найдовше:
    }
analysis-chance-move = Протягом { $seconds } с { $hero } міг піти на { $direction }.
analysis-chance-vortex = Протягом { $seconds } с { $hero } міг стрибнути у вихор.
analysis-chance-escalator = Протягом { $seconds } с { $hero } міг поїхати ескалатором.
analysis-chance-explore = Протягом { $seconds } с { $hero } міг досліджувати.
analysis-chance-whose = могли: { $names }
analysis-chance-taken = потім це зробили
analysis-purpose-explore = щоб відчинити двері
analysis-purpose-item = до предмета
analysis-purpose-exit = до виходу
analysis-purpose-hourglass = до годинника
analysis-purpose-camera = до камери
analysis-purpose-ball = для кришталевої кулі
analysis-purpose-aside = щоб дати дорогу
analysis-purpose-aside-at-once = щоб дати дорогу
analysis-purpose-table = для команди

analysis-beside = Порівняно з ідеальним планом
analysis-beside-words = Якби всі плитки були відомі наперед, доброму плану треба дій: { $actions } і, у вашому темпі, { $time }. Вам же треба було спершу все відкрити!
analysis-beside-late = Навіть якби всі плитки були відомі, треба дій: { $actions } і, у вашому темпі, { $time }: більше, ніж було піску. Не пощастило!
analysis-beside-none = Ми не знайшли плану для цього розкладу: він був важкий.
analysis-beside-impossible = Цей розклад не виграв би ніхто.
analysis-beside-team = Ви
analysis-beside-plan = Добрий план
analysis-beside-least = Мінімум

what-if-words = З цієї миті всі місця займають боти: ті самі плитки, той самий пісок.
what-if-pace = Швидкість ботів
what-if-play = Хай далі грають боти
what-if-again = Ще раз
what-if-busy = Боти грають…
what-if-watch = Подивитися
what-if-won = Вони б упоралися, і лишилося б { $time }.
what-if-lost = Їх би спіймали. { $why }
what-if-runs = Виграно { $won } з { $runs }.
what-if-me = Грати далі самостійно
what-if-me-words = В окремій кімнаті: ти на одному місці, боти на решті. До книги це ніколи не потрапить.
what-if-seat = Моє місце
# In a game that bots played on. $name: who sat there
what-if-bot = Бот за { $name }
