# Words used on more than one screen.
hero-barbarian = Bárbaro
hero-mage = Maga
hero-elf = Elfo
hero-dwarf = Enano
ability-north = Norte
ability-east = Este
ability-south = Sur
ability-west = Oeste
ability-vortex = Vórtice
ability-escalator = Escalera mecánica
ability-explore = Explorar
