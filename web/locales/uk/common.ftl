# Words used on more than one screen.
hero-barbarian = Варвар
hero-mage = Маг
hero-elf = Ельф
hero-dwarf = Гном
ability-north = Північ
ability-east = Схід
ability-south = Південь
ability-west = Захід
ability-vortex = Вихор
ability-escalator = Ескалатор
ability-explore = Дослідження
