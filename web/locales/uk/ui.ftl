# Small things that are on every screen.
ui-close = Закрити
ui-home = На головну
ui-skip = Перейти до головної кнопки
ui-language = Мова
ui-volume = Звук
# $percent: a whole number from 0 to 100
ui-volume-now = Звук: { $percent } %
ui-settings = Налаштування й доступність
ui-rules = Правила

# The picture of the mall at night.
scene-words = Торговий центр уночі. Четверо героїв скрадаються до дверей, поки камера дивиться в інший бік.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = КРЕМ
scene-shop-books = КНИГИ
scene-shop-stones = БЛИСК
scene-shop-tea = ЧАЇ

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Видра
name-guess-1 = Лис
name-guess-2 = Сова
name-guess-3 = Чапля
name-guess-4 = Борсук
name-guess-5 = Рись
name-guess-6 = Гекон
name-guess-7 = Єнот
name-guess-8 = Метелик
name-guess-9 = Їжак
