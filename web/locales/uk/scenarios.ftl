# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Перший погляд
scenario-1-words = Невеликий ТЦ і один вихід на всіх. Вчимося ділити чотирьох героїв без жодного слова.
scenario-2-name = Чотири виходи
scenario-2-words = Тепер кожен герой має вихід свого кольору. Пам’ятайте, де вони вам траплялися.
scenario-3-name = Передай ліворуч
scenario-3-words = Щоразу, як годинник перевертають, усі картки переходять на місце ліворуч. Двічі глянь, що маєш.
scenario-4-name = Гномові лази, чуйні вуха
scenario-4-words = Гном прослизає крізь лази у стінах. Коли досліджує ельф, усі мають мить на розмову.
scenario-5-name = Провидець
scenario-5-words = Згори стосу лежить кришталева куля: з неї маг досліджує двічі, де завгодно.
scenario-6-name = Руйнівник
scenario-6-words = Дві камери. Поки обидві працюють, годинника не перевернути, хіба що варвар одну зламає.
scenario-7-name = Усюди очі
scenario-7-words = Нічого нового, просто все одразу: великий ТЦ і чотири камери.
scenario-8-name = Передбачення
scenario-8-words = Стос лежить горілиць. Усі бачать, яка плитка наступна.
scenario-9-name = За лідером
scenario-9-words = Один гравець не має картки, зате веде: дзвоником користується лише лідер. Ця роль переходить із картками.
scenario-10-name = Обдури охоронців
scenario-10-words = Кожен герой бере чужий предмет, іде на чужий вихід і лишається там.
scenario-11-name = Рухомі стіни
scenario-11-words = Щоразу, як перевертають годинник, зникають дві плитки. Обирайте мудро й нікого не відріжте.
scenario-12-name = Лише жести
scenario-12-words = Навіть коли розмову відкрито, ніхто не говорить: ви вказуєте й показуєте жести.
scenario-13-name = Два виміри
scenario-13-words = Два ТЦ, що ніколи не сходяться, по двоє героїв у кожному. З одного в інший — лише вихором.
scenario-14-name = Ані слова
scenario-14-words = Розмова не відкривається ніколи. Маєте лише дзвоник і погляд.
scenario-15-name = Лише очі
scenario-15-words = Ні слів, ні дзвоника. Лише витріщайтеся.
scenario-16-name = Без вихорів
scenario-16-words = Вихорами користуватися не можна. Кожен шлях доведеться пройти пішки.
scenario-17-name = Не збиратися
scenario-17-words = Ніколи двоє героїв на одній плитці, крім стартової.

scenario-campaign = Кампанія
scenario-challenges = Випробування
scenario-own = Власні
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
# $time: minutes and seconds, such as 3:00
scenario-sand = { $time } піску
# Of a stack that is not shuffled.
scenario-in-order = Плитки у сталому порядку
