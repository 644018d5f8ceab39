# Small things that are on every screen.
ui-close = Fermer
ui-home = Accueil
ui-skip = Aller au bouton principal
ui-language = Langue
ui-volume = Son
# $percent: a whole number from 0 to 100
ui-volume-now = Son : { $percent } pour cent
ui-settings = Réglages et accessibilité
ui-rules = Règles

# The picture of the mall at night.
scene-words = Un centre commercial la nuit. Quatre héros s’approchent de la porte à pas de loup pendant qu’une caméra regarde ailleurs.
# Signs over shops: one short word each, at most eight letters.
scene-shop-sweets = BONBONS
scene-shop-books = LIVRES
scene-shop-stones = BIJOUX
scene-shop-tea = THÉS

# Names that are proposed to whoever has not said theirs: quiet animals, one word each.
name-guess-0 = Loutre
name-guess-1 = Renard
name-guess-2 = Hibou
name-guess-3 = Héron
name-guess-4 = Belette
name-guess-5 = Lynx
name-guess-6 = Gecko
name-guess-7 = Fouine
name-guess-8 = Phalène
name-guess-9 = Hérisson
