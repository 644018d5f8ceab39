# Small things that are on every screen.
ui-close = Close
ui-home = Home
ui-skip = Skip to the main button
ui-language = Language
ui-volume = Sound
# $percent: a whole number from 0 to 100
ui-volume-now = Sound: { $percent } percent
ui-settings = Settings and accessibility
ui-rules = Rules

# The picture of the mall at night.
scene-words = A shopping mall at night. Four heroes sneak up to its door while a camera looks the other way.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = CREAM
scene-shop-books = TOMES
scene-shop-stones = SHINY
scene-shop-tea = TEAS

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Otter
name-guess-1 = Fox
name-guess-2 = Owl
name-guess-3 = Heron
name-guess-4 = Badger
name-guess-5 = Lynx
name-guess-6 = Gecko
name-guess-7 = Raccoon
name-guess-8 = Moth
name-guess-9 = Hedgehog
