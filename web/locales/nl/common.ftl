# Words used on more than one screen.
hero-barbarian = Barbaar
hero-mage = Tovenaar
hero-elf = Elf
hero-dwarf = Dwerg
ability-north = Noord
ability-east = Oost
ability-south = Zuid
ability-west = West
ability-vortex = Vortex
ability-escalator = Roltrap
ability-explore = Ontdekken
