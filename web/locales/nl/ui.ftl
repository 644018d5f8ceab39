# Small things that are on every screen.
ui-close = Sluiten
ui-home = Start
ui-skip = Naar de hoofdknop
ui-language = Taal
ui-volume = Geluid
# $percent: a whole number from 0 to 100
ui-volume-now = Geluid: { $percent } procent
ui-settings = Instellingen en toegankelijkheid
ui-rules = Regels

# The picture of the mall at night.
scene-words = Een winkelcentrum bij nacht. Vier helden sluipen naar de deur terwijl een camera de andere kant op kijkt.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = SNOEP
scene-shop-books = BOEKEN
scene-shop-stones = GLITTER
scene-shop-tea = THEE

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Otter
name-guess-1 = Vos
name-guess-2 = Uil
name-guess-3 = Reiger
name-guess-4 = Das
name-guess-5 = Lynx
name-guess-6 = Gekko
name-guess-7 = Wasbeer
name-guess-8 = Mot
name-guess-9 = Egel
