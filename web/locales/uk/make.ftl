make-title = Створи свої сценарії
make-lead = Після закриття ТЦ твій. Зміни правила або перебудуй його.
make-scenario = Сценарій
make-scenario-words = Змішай правила, вибери плитки, відміряй пісок. За хвилину спробуй його з ботами, а тоді надішли друзям.
make-scenario-go = Створити сценарій
make-tiles = Торговий центр
make-tiles-words = Намалюй власні плитки або внеси ті, що маєш удома. Ми одразу перевіримо, чи можна ними грати.
make-tiles-go = Малювати плитки
make-mine = Твої
make-mine-words = Збережено в цьому браузері.
make-played = Зіграні тут
make-played-words = Власні сценарії, зіграні до кінця на цьому сервері.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}, виграно: { $won }
make-nothing = Поки що нічого. Перший може бути твоїм.
make-play = Грати
make-change = Редагувати
