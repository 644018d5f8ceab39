# Words used on more than one screen.
hero-barbarian = Barbarian
hero-mage = Mage
hero-elf = Elf
hero-dwarf = Dwarf
ability-north = North
ability-east = East
ability-south = South
ability-west = West
ability-vortex = Vortex
ability-escalator = Escalator
ability-explore = Explore
