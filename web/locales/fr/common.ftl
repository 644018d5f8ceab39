# Words used on more than one screen.
hero-barbarian = Barbare
hero-mage = Magicienne
hero-elf = Elfe
hero-dwarf = Nain
ability-north = Nord
ability-east = Est
ability-south = Sud
ability-west = Ouest
ability-vortex = Vortex
ability-escalator = Escalator
ability-explore = Explorer
