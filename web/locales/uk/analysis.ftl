analysis = Як усе було
analysis-loading = Переглядаємо гру ще раз…
analysis-not-now = Зараз це недоступно.
analysis-again = Спробувати ще
analysis-never-started = Годинник ні разу не перевернули, тож розповідати нічого.
analysis-as-table = Те саме таблицею
analysis-hero = Герой
analysis-who = Хто
analysis-when = Коли
analysis-duration = Час
analysis-more = Показати більше
analysis-mark-spoken = { $what }, на { $time }
analysis-see = Подивитися, на { $time }

analysis-praise-won = Усі четверо назовні, і ще { $time } піску.
analysis-praise-stolen = Крадіжка вдалася: усі чотири предмети водночас.
analysis-praise-near-plan = Дій: { $actions }. Якби всі плитки були відомі наперед, доброму плану треба { $planned }: ви зовсім близько.
analysis-praise-late = Годинник щоразу перевертали вчасно.
analysis-praise-together =
    { $actions ->
        [one] { $actions } дія без жодного слова: так усе й починається.
        [few] { $actions } дії без жодного слова: так усе й починається.
        [many] { $actions } дій без жодного слова: так усе й починається.
       *[other] { $actions } дії без жодного слова: так усе й починається.
    }

analysis-time = Куди пішов час
analysis-time-words = Ви грали { $time }; з них { $talked } можна було говорити.
analysis-phase = Частина
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
analysis-sand-wasted = Якби перевернути пізніше, вистачило б ще на { $time }.
analysis-sand-locked = Камери { $time } не підпускали до годинників.
analysis-turn-left = лишалося { $time }
analysis-wasted = Можна виграти, перевернувши пізніше
analysis-locked = Заблоковано камерами
analysis-before-turn = До
analysis-after-turn = Після
analysis-no-turns = Годинник не перевертали.

analysis-shares = Частка кожного
analysis-shares-words = Хто скільки діяв і як скоро, коли було щось корисне.
analysis-share =
    { $actions ->
        [one] { $actions } дія · { $percent }
        [few] { $actions } дії · { $percent }
        [many] { $actions } дій · { $percent }
       *[other] { $actions } дії · { $percent }
    }
analysis-reaction = половина за { $median } с, дев’ять із десяти за { $ninety } с
analysis-count-actions = Дії
analysis-count-steps = Клітинки
analysis-count-explorations = Розвідки
analysis-count-turns = Оберти
analysis-count-bells-placed = Дзвоник іншим
analysis-count-bells-received = Дзвоник собі
analysis-count-useful = Саме те

analysis-heroes = Герої
analysis-heroes-words = Герой чекає, коли щось корисне для нього було відкрите понад дві секунди.
analysis-part-moving = у дорозі
analysis-part-waiting = чекання
analysis-part-resting = нічого робити
analysis-part-talking = розмова
analysis-part-safe = назовні
analysis-waits = Хто на кого чекав
analysis-waits-words = { $hero }: найдовше чекання, { $time } загалом, і допомогти міг гравець { $name }. Часом варто глянути й на інших героїв.
analysis-waits-none = Ніхто не чекав: чудова гра!

analysis-heat = Второвані стежки
analysis-heat-words = Що більше й червоніше, то частіше там бував герой.
analysis-heat-measure = Що рахуємо
analysis-heat-visits = Як часто
analysis-heat-stood = Як довго
analysis-heat-squares = Клітинки
analysis-heat-stops = Зупинки
analysis-heat-passes = Проходи

analysis-chances = Нагоди на майбутнє
analysis-chances-none = Нічого корисного не лишалося відкритим надовго. Ви нічого не проґавили!
analysis-chances-words =
    { $count ->
        [one] { $count } раз щось корисне було якийсь час відкрите. Найдовше:
        [few] { $count } рази щось корисне було якийсь час відкрите. Найдовше:
        [many] { $count } разів щось корисне було якийсь час відкрите. Найдовше:
       *[other] { $count } раза щось корисне було якийсь час відкрите. Найдовше:
    }
analysis-chance-move = { $hero } міг піти на { $direction } протягом { $seconds } с.
analysis-chance-vortex = { $hero } міг стрибнути у вир протягом { $seconds } с.
analysis-chance-escalator = { $hero } міг поїхати ескалатором протягом { $seconds } с.
analysis-chance-explore = { $hero } міг розвідати протягом { $seconds } с.
analysis-chance-whose = у кого: { $names }
analysis-chance-taken = і потім це сталося
analysis-purpose-explore = щоб відчинити двері
analysis-purpose-item = до предмета
analysis-purpose-exit = до виходу
analysis-purpose-hourglass = до годинника
analysis-purpose-camera = до камери
analysis-purpose-ball = для кришталевої кулі
analysis-purpose-aside = щоб дати дорогу
analysis-purpose-aside-at-once = щоб дати дорогу
analysis-purpose-table = для всіх

analysis-beside = Поруч із планом, що знав усе
analysis-beside-words = Якби всі плитки були відомі наперед, добрий план мав би дій: { $actions } і, у вашому темпі, { $time }. Вам же треба було спершу все відкрити!
analysis-beside-late = Навіть якби всі плитки були відомі, треба дій: { $actions } і, у вашому темпі, { $time }: більше, ніж було піску. Не пощастило!
analysis-beside-none = Плану для цього розкладу не знайшлося: він був важкий.
analysis-beside-impossible = Цей розклад не виграв би ніхто.
analysis-beside-team = Ви
analysis-beside-plan = Добрий план
analysis-beside-least = Найменше можливе

what-if-words = З цієї миті на всіх місцях грають боти: ті самі плитки, той самий пісок.
what-if-pace = Як швидко вони грають
what-if-play = Хай далі грають боти
what-if-again = Ще раз
what-if-busy = Вони грають…
what-if-watch = Подивитися
what-if-won = Вони б упоралися, і ще лишилося б { $time }.
what-if-lost = Їх би спіймали. { $why }
what-if-runs = Виграно { $won } з { $runs }.
what-if-me = Грати далі самому
what-if-me-words = В окремій кімнаті: ти на одному місці, боти на решті. До книги це не потрапить.
what-if-seat = Моє місце
what-if-opening = Накриваємо стіл…
