# The end of a game.
end-won = Вам вдалося!
end-lost = Спіймали!
end-lost-sand = Пісок скінчився.
end-lost-empty-handed = Усі вийшли з порожніми руками: крадіжку так ніхто й не оголосив.
end-lost-walls = Прибрати дві плитки не вийшло, і стіни зімкнулися.
end-scenario = Сценарій { $number } · { $name }
end-level = рівень { $level }
end-figures = Гра в числах
end-played = Час гри
end-sand-left = Решта піску
end-turns = Використано годинників
end-theft = Крадіжка на
end-theft-none = не було
end-tiles = Плиток відкрито
end-actions = Хто що робив
end-seat = Гравець
end-moves = Рухи
end-squares = Клітинки
end-vortices = Вихори
end-escalators = Ескалатори
end-explored = Дослідження
end-bells = Дзвоники
end-all-actions = Дії
end-ways = Шляхи героїв
end-ways-all = Усі разом
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: { $moves } рух
        [few] { $hero }: { $moves } рухи
        [many] { $hero }: { $moves } рухів
       *[other] { $hero }: { $moves } руху
    }
end-rematch = Ще раз
end-rematch-wait = Наступну гру може почати { $name }.
end-lobby = Змінити параметри
end-lobby-guest = До кімнати
end-log = Завантажити запис
end-loading = Читаємо запис…
end-no-log = Запис зараз недоступний.
end-chat = Обговорімо
end-chat-write = Скажи щось…
end-chat-send = Надіслати
end-chat-empty = Тепер можна сказати все. Як вам?
