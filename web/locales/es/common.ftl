# Words used on more than one screen.
hero-barbarian = Bárbaro
hero-mage = Mago
hero-elf = Elfo
hero-dwarf = Enano
ability-north = Norte
ability-east = Este
ability-south = Sur
ability-west = Oeste
ability-vortex = Vórtice
ability-escalator = Escaleras mecánicas
ability-explore = Explorar
