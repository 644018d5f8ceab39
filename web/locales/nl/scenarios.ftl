# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Eerste blik
scenario-1-words = Een klein winkelcentrum en één uitgang voor iedereen. Leer zonder woorden vier helden te delen.
scenario-2-name = Vier deuren
scenario-2-words = Elke held heeft nu een uitgang in de eigen kleur. Onthoud waar jullie ze zagen.
scenario-3-name = Geef door
scenario-3-words = Telkens als de zandloper omgaat, gaan alle kaarten één plek naar links. Kijk goed wat je hebt.
scenario-4-name = Smalle gaten, scherpe oren
scenario-4-words = De dwerg glipt door gaten in muren. Als de elf verkent, mag iedereen even praten.
scenario-5-name = De ziener
scenario-5-words = Boven op de stapel ligt een kristallen bol: daarmee ziet de magiër twee delen van het winkelcentrum, achter welke deur dan ook.
scenario-6-name = De sloper
scenario-6-words = Twee camera’s. Zolang ze allebei werken, kan er geen zandloper om, tenzij de barbaar er een sloopt.
scenario-7-name = Overal ogen
scenario-7-words = Niets nieuws, gewoon alles tegelijk: een groot winkelcentrum en vier camera’s.
scenario-8-name = Vooruitblik
scenario-8-words = De stapel ligt open. Iedereen ziet welk deel van het winkelcentrum hierna komt.
scenario-9-name = Volg de leider
scenario-9-words = Eén plek heeft geen vaardigheden maar leidt: alleen de leider zet de bel neer. De leiding reist met de kaarten mee.
scenario-10-name = Fop de bewakers
scenario-10-words = Iedereen pakt iets van een ander, vertrekt waar niemand het verwacht, en blijft daar staan.
scenario-11-name = Schuivende muren
scenario-11-words = Elke draai van de zandloper kost twee delen van het winkelcentrum. Kies goed, en sluit niemand af.
scenario-12-name = Alleen handen
scenario-12-words = Ook in een praatmoment zegt niemand iets: jullie wijzen en maken gebaren.
scenario-13-name = Twee dimensies
scenario-13-words = Twee winkelcentra die elkaar nooit raken, in elk twee helden. Alleen vortexen brengen je naar de overkant.
scenario-14-name = Geen woord
scenario-14-words = Er komt nooit een praatmoment. De bel en een lange blik zijn alles wat jullie hebben.
scenario-15-name = Alleen ogen
scenario-15-words = Geen woorden en geen bel. Staar.
scenario-16-name = Geen vortex
scenario-16-words = De vortexen zijn buiten werking. Alles moet te voet.
scenario-17-name = Geen samenscholing
scenario-17-words = Nooit twee helden op hetzelfde deel van het winkelcentrum, behalve in de entreehal.

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
