# Small things that are on every screen.
ui-close = Chiudi
ui-home = Inizio
ui-skip = Vai al pulsante principale
ui-language = Lingua
ui-volume = Suono
# $percent: a whole number from 0 to 100
ui-volume-now = Suono: { $percent } per cento
ui-settings = Impostazioni e accessibilità
ui-rules = Regole

# The picture of the mall at night.
scene-words = Un centro commerciale di notte. Quattro eroi si avvicinano di soppiatto alla porta mentre una telecamera guarda altrove.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = DOLCI
scene-shop-books = LIBRI
scene-shop-stones = GEMME
scene-shop-tea = TÈ

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Lontra
name-guess-1 = Volpe
name-guess-2 = Gufo
name-guess-3 = Airone
name-guess-4 = Tasso
name-guess-5 = Lince
name-guess-6 = Geco
name-guess-7 = Procione
name-guess-8 = Falena
name-guess-9 = Riccio
