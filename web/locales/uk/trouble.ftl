trouble-home = На головну
trouble-retry = Спробувати зараз
trouble-reload = Оновити сторінку
trouble-rules-meanwhile = Почитати поки правила

trouble-page-title = Ці двері нікуди не ведуть
trouble-page-words = Такої сторінки немає. Можливо, в адресі помилка.

trouble-load-title = Бракує частини сторінки
trouble-load-words = Її не вдалося завантажити. Може, немає мережі або з’явилася нова версія.

# $code: the code of the room
trouble-gone-title = Цієї кімнати вже немає
trouble-gone-words = Кімнати { $code } немає. Можливо, це описка; правильний код є в посиланні від господаря.
trouble-gone-new = Нова кімната

trouble-full-title = Ця кімната заповнена
trouble-full-words = Місця немає навіть для глядачів. Може, хтось невдовзі вийде.

trouble-elsewhere-title = Ти граєш на іншому пристрої
trouble-elsewhere-words = Твоє місце відкрито в іншому вікні чи на іншому пристрої. Сидіти можна лише на одному.
trouble-handed-over-words = Твоє місце тепер на іншому пристрої. Щоб повернути його, відкрий там у меню код передачі.
trouble-elsewhere-back = Грати тут

trouble-away-title = Сервер недосяжний.
trouble-away-words = Ми й далі пробуємо. Кімнати та ігри збережено: коли сервер повернеться, усе буде на своїх місцях.
trouble-away-kept = Ми й далі пробуємо. Твоє місце та гра в безпеці.

trouble-opening-title = Відчиняємо { $code }
trouble-opening-words = За мить увімкнеться світло.

# Titles of the page while nobody looks at it
attention-bell = Зроби вже щось!
attention-stare = Хтось витріщається на тебе
attention-game = Гру підготовлено
attention-started = Пісок сиплеться
