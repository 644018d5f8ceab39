# The companion: an hourglass beside a printed copy.
companion-title = Aan jullie tafel
companion-lead = Een zandloper voor jullie geprinte spel. Leg hem naast het bord en tik erop zodra een held op een zandloper stopt.
companion-turn = Draai de zandloper om
companion-tap = Tik om te draaien
companion-tap-start = Tik om het zand te starten
companion-space = of druk op de spatiebalk
# $time: such as 1:34
companion-turned = Omgedraaid: nog { $time }.
companion-hush = Sst!
companion-undo = Draaien ongedaan maken
companion-won = Gewonnen!
companion-give-up = We geven op
companion-not-over = Nog niet voorbij
companion-new = Nieuw spel
# $time: such as 0:40
companion-late = Het zand was { $time } geleden op, terwijl deze pagina sliep.

companion-play = Wat jullie spelen
companion-players = Spelers
companion-rules = De regels in het kort
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Leg tegel { $start } neer en schud tegels { $tiles } gedekt.
companion-lay-face-up = Leg tegel { $start } neer en schud tegels { $tiles }, open.
companion-lay-order = Leg tegel { $start } neer en stapel tegels { $tiles } gedekt in deze volgorde, de eerste bovenop.
companion-lay-order-face-up = Leg tegel { $start } neer en stapel tegels { $tiles } open in deze volgorde, de eerste bovenop.
companion-lay-top = Leg tegel { $top } bovenop.
companion-lay-second = Tegel 3 is het tweede winkelcentrum.

# A result is written down.
companion-record = Zet het in het boek
companion-own-sand = Een spel met een andere zandloper invoeren
companion-outcome = Hoe het afliep
companion-outcome-won = Gewonnen
companion-outcome-lost = Verloren
companion-used = Gebruikte zandlopers
companion-used-bad = Vul een heel getal in.
# $most: such as 3:00
companion-sand-bad = Minuten en seconden, hoogstens { $most }.
companion-save = Opschrijven
companion-saved = Het staat in het boek, op dit apparaat.
companion-results = Aan tafel gespeeld
companion-results-words = Alleen in deze browser bewaard. Ze leveren geen sterren op: geen server heeft ze gezien.
companion-remove = Dit spel wissen
companion-lost = verloren
