# Words used on more than one screen.
hero-barbarian = Barbarzyńca
hero-mage = Mag
hero-elf = Elf
hero-dwarf = Krasnolud
ability-north = Północ
ability-east = Wschód
ability-south = Południe
ability-west = Zachód
ability-vortex = Wir
ability-escalator = Ruchome schody
ability-explore = Eksploracja
