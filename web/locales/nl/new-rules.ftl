# What is new in a scenario.
rules-new-title = Nieuw vanavond
rules-new-next = Verder
rules-new-close = Oké

rule-one_exit-title = Eén uitgang
rule-one_exit-text = Alle vier de helden gaan door de paarse uitgang.
rule-own_exits-title = Vier uitgangen
rule-own_exits-text = Elke held moet door de uitgang van de eigen kleur.
rule-pass_cards-title = Kaarten doorgeven
rule-pass_cards-text = Telkens als de zandloper wordt omgedraaid, geeft iedereen de eigen kaart naar links door.
rule-elf_opens_talk-title = De oren van de elf
rule-elf_opens_talk-text = Als de elf ontdekt, mag iedereen praten tot iemand iets doet.
rule-dwarf_passages-title = Dwergengangen
rule-dwarf_passages-text = Sommige muren hebben een gang waar alleen de dwerg door past.
rule-crystal_balls-title = De ziener
rule-crystal_balls-text = Zolang de tovenaar op een kristallen bol staat, mogen er tot twee tegels bij ontdekkingsvakken van elke kleur worden neergelegd.
rule-cameras-title = Camera’s
rule-cameras-text = Zolang twee of meer camera’s werken, mag geen held op een zandloper stoppen.
rule-barbarian_breaks_cameras-title = De sloper
rule-barbarian_breaks_cameras-text = Een camera gaat stuk als de barbaar erop stopt.
rule-stack_face_up-title = Vooruitblik
rule-stack_face_up-text = Jullie zien altijd welke tegel hierna komt.
rule-leader-title = De leider
rule-leader-text = Eén speler heeft geen kaart, maar alleen die mag de bel gebruiken. De leider wisselt als de kaarten doorgaan.
rule-fool_the_guards-title = Fop de bewakers
rule-fool_the_guards-text = Elke held pakt een voorwerp van een ander, gaat naar een uitgang van een ander en blijft daar. Elke uitgang is voor één held.
rule-moving_walls-title = Schuivende muren
rule-moving_walls-text = Telkens als de zandloper voor de diefstal wordt omgedraaid, moeten er twee tegels weg voordat iemand iets kan doen.
rule-hands_only-title = Alleen handen
rule-hands_only-text = Als er gepraat mag worden, dan alleen met gebaren en wijzen: geen woorden.
rule-two_boards-title = Twee dimensies
rule-two_boards-text = Er zijn twee winkelcentra, en alle vier de helden mogen nooit in hetzelfde zijn. Alleen een vortex leidt naar het andere: daarvoor moet een held op een vortex van de eigen kleur staan.
rule-no_talk-title = Geen woord
rule-no_talk-text = Er komt nooit een praatmoment. Jullie hebben alleen de bel en jullie blik.
rule-no_bell-title = Alleen ogen
rule-no_bell-text = Er is geen bel, alleen jullie blik.
rule-no_vortex-title = Geen vortex
rule-no_vortex-text = De vortexen werken niet.
rule-no_gatherings-title = Geen samenscholing
rule-no_gatherings-text = Een tegel met een held erop is dicht voor alle anderen, behalve de starttegel.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Vrij praten
rule-open_talk_allowed-text = Jullie mogen afspreken de hele tijd te praten.
