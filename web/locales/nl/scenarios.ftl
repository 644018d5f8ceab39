# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Eerste blik
scenario-1-words = Een klein winkelcentrum en één uitgang voor iedereen. Leer vier helden te delen zonder een woord.
scenario-2-name = Vier deuren
scenario-2-words = Elke held heeft nu een uitgang in de eigen kleur. Onthoud waar jullie ze zagen.
scenario-3-name = Geef door
scenario-3-words = Telkens als de zandloper wordt omgedraaid, gaan alle kaarten één plek naar links. Kijk goed wat je hebt.
scenario-4-name = Smalle gangen, scherpe oren
scenario-4-words = De dwerg glipt door gangen in muren. Als de elf ontdekt, mag iedereen even praten.
scenario-5-name = De ziener
scenario-5-words = Boven op de stapel ligt een kristallen bol: daarmee ontdekt de tovenaar twee tegels, waar dan ook.
scenario-6-name = De sloper
scenario-6-words = Twee camera’s. Zolang ze allebei werken, kan er geen zandloper om, tenzij de barbaar er een sloopt.
scenario-7-name = Overal ogen
scenario-7-words = Niets nieuws, gewoon alles tegelijk: een groot winkelcentrum en vier camera’s.
scenario-8-name = Vooruitblik
scenario-8-words = De stapel ligt open. Iedereen ziet welke tegel hierna komt.
scenario-9-name = Volg de leider
scenario-9-words = Eén speler heeft geen kaart maar leidt: alleen de leider mag de bel gebruiken. De rol gaat met de kaarten mee.
scenario-10-name = Fop de bewakers
scenario-10-words = Elke held pakt een voorwerp van een ander, gaat naar een uitgang van een ander en blijft daar.
scenario-11-name = Schuivende muren
scenario-11-words = Elke keer dat de zandloper wordt omgedraaid, kost twee tegels. Kies goed en sluit niemand af.
scenario-12-name = Alleen handen
scenario-12-words = Ook in een praatmoment zegt niemand iets: jullie wijzen en maken gebaren.
scenario-13-name = Twee dimensies
scenario-13-words = Twee winkelcentra die elkaar nooit raken, in elk twee helden. Alleen vortexen brengen je naar de overkant.
scenario-14-name = Geen woord
scenario-14-words = Er komt nooit een praatmoment. Jullie hebben alleen de bel en jullie blik.
scenario-15-name = Alleen ogen
scenario-15-words = Geen woorden en geen bel. Alleen staren.
scenario-16-name = Geen vortex
scenario-16-words = Vortexen kun je niet gebruiken. Alles moet te voet.
scenario-17-name = Geen samenscholing
scenario-17-words = Nooit twee helden op dezelfde tegel, behalve op de starttegel.

scenario-campaign = Campagne
scenario-challenges = Uitdagingen
scenario-own = Eigen
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
# $time: minutes and seconds, such as 3:00
scenario-sand = { $time } zand
# Of a stack that is not shuffled.
scenario-in-order = Tegels in vaste volgorde
