# Words used on more than one screen.
hero-barbarian = Barbaro
hero-mage = Mago
hero-elf = Elfo
hero-dwarf = Nano
ability-north = Nord
ability-east = Est
ability-south = Sud
ability-west = Ovest
ability-vortex = Vortice
ability-escalator = Scala mobile
ability-explore = Esplora
