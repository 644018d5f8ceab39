# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Перший погляд
scenario-1-words = Невеликий ТЦ і один вихід на всіх. Вчимося ділити чотирьох героїв без жодного слова.
scenario-2-name = Чотири виходи
scenario-2-words = Тепер кожен герой має вихід свого кольору. Пам’ятайте, де вони вам траплялися.
scenario-3-name = Передай ліворуч
scenario-3-words = Щоразу, як годинник перевертають, усі картки переходять на місце ліворуч. Двічі глянь, що маєш.
scenario-4-name = Вузькі лази, чуйні вуха
scenario-4-words = Гном прослизає крізь лази у стінах. Коли розвідує ельф, усі мають мить на розмову.
scenario-5-name = Провидець
scenario-5-words = Згори стосу лежить кришталева куля: з неї маг бачить дві частини ТЦ за будь-якими дверима.
scenario-6-name = Руйнівник
scenario-6-words = Дві камери. Поки обидві працюють, годинника не перевернути, хіба що варвар одну розтрощить.
scenario-7-name = Усюди очі
scenario-7-words = Нічого нового, просто все одразу: великий ТЦ і чотири камери.
scenario-8-name = Передбачення
scenario-8-words = Стос лежить горілиць. Усі бачать, яка частина ТЦ наступна.
scenario-9-name = За ватажком
scenario-9-words = Одне місце не має вмінь, зате веде: дзвоник ставить лише ватажок. Ця роль мандрує разом із картками.
scenario-10-name = Обдури охорону
scenario-10-words = Кожен бере чуже, виходить там, де ніхто не чекає, і там лишається.
scenario-11-name = Рухомі стіни
scenario-11-words = Кожен оберт годинника коштує двох частин ТЦ. Обирайте мудро й нікого не відріжте.
scenario-12-name = Лише жести
scenario-12-words = Навіть коли розмову відкрито, ніхто не говорить: ви вказуєте й показуєте знаки.
scenario-13-name = Два виміри
scenario-13-words = Два ТЦ, що ніколи не сходяться, по двоє героїв у кожному. З одного в інший — лише виром.
scenario-14-name = Ані слова
scenario-14-words = Розмова не відкривається ніколи. Маєте лише дзвоник і довгий погляд.
scenario-15-name = Лише очі
scenario-15-words = Ні слів, ні дзвоника. Дивіться пильно.
scenario-16-name = Без вирів
scenario-16-words = Вири не працюють. Кожен шлях доведеться пройти пішки.
scenario-17-name = Не збиратися
scenario-17-words = Ніколи двоє героїв на одній частині ТЦ, хіба що у вестибюлі.

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
