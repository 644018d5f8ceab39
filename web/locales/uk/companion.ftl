# The companion: an hourglass beside a printed copy.
companion-title = За вашим столом
companion-lead = Піщаний годинник для надрукованої гри. Покладіть його біля поля й торкайтеся щоразу, коли герой зупиняється на годиннику.
companion-turn = Перевернути годинник
companion-tap = Торкнися, щоб перевернути
companion-tap-start = Торкнися, щоб пустити пісок
companion-space = або натисни пробіл
# $time: such as 1:34
companion-turned = Перевернуто: лишилося { $time }.
companion-hush = Тиша!
companion-undo = Скасувати перевертання
companion-won = Ми виграли!
companion-give-up = Здаємося
companion-not-over = Ще не кінець
companion-new = Нова гра
# $time: such as 0:40
companion-late = Пісок скінчився { $time } тому, поки ця сторінка спала.

companion-play = У що граєте
companion-players = Гравці
companion-rules = Правила коротко
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Покладіть плитку { $start } і перемішайте плитки { $tiles } долілиць.
companion-lay-face-up = Покладіть плитку { $start } і перемішайте плитки { $tiles } горілиць.
companion-lay-order = Покладіть плитку { $start } і складіть стосом долілиць плитки { $tiles } у такому порядку, першу — згори.
companion-lay-order-face-up = Покладіть плитку { $start } і складіть стосом горілиць плитки { $tiles } у такому порядку, першу — згори.
companion-lay-top = Плитку { $top } покладіть згори.
companion-lay-second = Плитка 3 — другий торговий центр.

# A result is written down.
companion-record = Записати в книгу
companion-own-sand = Записати гру з іншим годинником
companion-outcome = Чим скінчилося
companion-outcome-won = Перемога
companion-outcome-lost = Поразка
companion-used = Використано годинників
companion-used-bad = Потрібне ціле число.
# $most: such as 3:00
companion-sand-bad = Хвилини й секунди, щонайбільше { $most }.
companion-save = Записати
companion-saved = Записано в книгу на цьому пристрої.
companion-results = Зіграно за столом
companion-results-words = Зберігається лише в цьому браузері. Зірок за такі ігри немає: жоден сервер їх не бачив.
companion-remove = Видалити цю гру
companion-lost = поразка
