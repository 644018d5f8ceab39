trouble-home = На головну
trouble-retry = Спробувати зараз
trouble-reload = Оновити сторінку
trouble-rules-meanwhile = Почитати поки правила

trouble-page-title = Ці двері нікуди не ведуть
trouble-page-words = Такої сторінки немає. Мабуть, в адресі хибна літера.

trouble-load-title = Бракує частини сторінки
trouble-load-words = Її не вдалося завантажити. Може, зникла мережа або з’явилася новіша версія.

# $code: the code of the room
trouble-gone-title = Цієї кімнати вже немає
trouble-gone-words = Кімнати { $code } немає. У коді легко помилитися; правильний є в посиланні від господаря.
trouble-gone-new = Нова кімната

trouble-full-title = У цій кімнаті повно
trouble-full-words = Більше ніхто не вміститься, навіть щоб подивитися. Може, хтось невдовзі вийде.

trouble-elsewhere-title = Ти вже тут з іншого пристрою
trouble-elsewhere-words = Твоє місце відкрито в іншому вікні чи на іншому пристрої, а сидіти можна лише на одному.
trouble-handed-over-words = Твоє місце передано на інший пристрій. Щоб повернути його сюди, відкрий там у меню код передачі.
trouble-elsewhere-back = Повернути сюди

trouble-away-title = Сервер недосяжний.
trouble-away-words = Ми й далі пробуємо самі. Кімнати та ігри збережено: коли він повернеться, усе буде на своїх місцях.
trouble-away-kept = Ми й далі пробуємо. Твоє місце та гру збережено.

trouble-opening-title = Відчиняємо { $code }
trouble-opening-words = За мить увімкнеться світло.

# Titles of the page while nobody looks at it
attention-bell = Зроби щось!
attention-stare = Хтось дивиться на тебе
attention-game = ТЦ розкладено
attention-started = Пісок сиплеться
