# Small things that are on every screen.
ui-close = Cerrar
ui-home = Inicio
ui-skip = Ir al botón principal
ui-language = Idioma
ui-volume = Sonido
# $percent: a whole number from 0 to 100
ui-volume-now = Sonido: { $percent } por ciento
ui-settings = Ajustes y accesibilidad
ui-rules = Reglas

# The picture of the mall at night.
scene-words = Un centro comercial de noche. Cuatro héroes se acercan a hurtadillas a la puerta mientras una cámara mira hacia otro lado.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = DULCES
scene-shop-books = LIBROS
scene-shop-stones = GEMAS
scene-shop-tea = TÉ

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Nutria
name-guess-1 = Zorro
name-guess-2 = Búho
name-guess-3 = Garza
name-guess-4 = Tejón
name-guess-5 = Lince
name-guess-6 = Geco
name-guess-7 = Mapache
name-guess-8 = Polilla
name-guess-9 = Erizo
