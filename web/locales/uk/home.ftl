home-title = Hushmaze: тихе пограбування ТЦ
home-claim = Четверо героїв. Один піщаний годинник. І ані слова.
home-story = Усі керують усіма героями, але кожен гравець має інші дії. Знайдіть чотири предмети, схопіть їх одночасно — і тікайте.
home-name = Твоє ім’я за столом
home-friends = Грати з друзями
home-friends-note = кімната з посиланням для своїх
home-bots = Грати з ботами
home-bots-note = вони сядуть на інші місця
home-solo = Грати соло
home-solo-note = одна колода, усі дії
home-opening = Відчиняємо кімнату…
home-no-room = Кімнату відчинити не вдалося. Чи працює сервер?
home-too-many = Забагато нових кімнат звідси. Зачекай хвилину та спробуй ще.

home-join = До кімнати
home-join-label = Код кімнати
home-join-example = kibo-ruta
home-join-go = Увійти
home-join-hint = Два слова по чотири літери. Пробіли, дефіси й великі літери не мають значення; ціле посилання теж підійде.
home-join-bad = Код має вісім літер, як-от kibo-ruta.
# $code: the code that was typed
home-join-none = Кімнати { $code } немає. Перевір код.

home-recent = Назад до кімнати
home-recent-forget = Забути кімнату
# $when: such as "5 minutes ago", already in words
home-recent-when = востаннє тут: { $when }

home-learn = Перша гра
home-learn-note = ще раз або соло з картками
home-rules = Правила
home-rules-note = усі, з малюнками

home-how = Як грати
home-how-share-title = Усі рухають усіх
home-how-share = Ходів по черзі немає. Маєш «північ» — можеш рухати на північ будь-якого героя, будь-коли.
home-how-find-title = Дослідити, вкрасти, втекти
home-how-find = Досліджуйте ТЦ, доки всі четверо не стануть на свої предмети. Тоді спрацює сигналізація: біжіть до виходів.
home-how-hush-title = Тиша
home-how-hush = Поки сиплеться пісок — ані слова. Перевернете годинник — матимете час і нагоду поговорити.
home-free = Вільна й відкрита. Без облікових записів, стеження та реклами.
home-independent = Hushmaze — незалежна фанатська гра для браузера. Вона не пов’язана з автором чи видавцем Magic Maze і не схвалена ними.

book-home-note = хто що виграв і як
# The challenge book.
book-title = Книга випробувань
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, рівень { $level }
# Making your own: the way in to both workshops.
home-make = Створи свої сценарії
home-make-note = сценарії та плитки
replay-home-note = зіграні ігри ще раз
replay-page = Повтори

# For newcomers
home-first = Уперше тут?
home-first-play = Зіграй першу гру
home-first-on = Продовжити першу гру
home-first-note = Три хвилини, без читання.
home-first-solo = Або соло, з картками

home-table = За вашим столом
home-table-note = годинник і правила до надрукованої гри
