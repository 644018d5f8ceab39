# What is new in a scenario.
rules-new-title = Сьогодні нове
rules-new-next = Далі
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
