# The scenario desk: own scenarios, made in the browser.
editor-title = Maak een scenario
editor-lead = Je werk wordt in deze browser opgeslagen.
editor-loading = Regels laden…
editor-away = De server antwoordt niet. Je werk is opgeslagen en wordt nagekeken zodra de server terug is.
editor-first-name = Mijn scenario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (kopie)
editor-undo = Ongedaan maken
editor-redo = Opnieuw

# Beginning, and what is kept
editor-mine = Mijn scenario’s
# $name: of a scenario
editor-open-this = “{ $name }” openen
editor-copy-this = “{ $name }” kopiëren
editor-delete-this = “{ $name }” verwijderen
editor-deleted = “{ $name }” is verwijderd.
editor-bring-back = Haal het terug
editor-here = nu open
editor-new = Nieuw scenario
editor-new-from = Begin met
editor-new-empty = een leeg scenario
editor-new-go = Maken
editor-paste = Code of link
editor-paste-hint = Heeft iemand je er een gestuurd? Plak die hier.
editor-paste-go = Openen
editor-paste-bad = Dat is geen geldige deelcode. Controleer de letters.
editor-upload = Open een bestand
editor-upload-title = Dit bestand kan niet worden geopend
editor-upload-long = Het bestand is te lang voor een scenario.
# $line: a number
editor-line = Regel { $line }

# Groups of entries and switches
editor-group-words = Naam
editor-group-stack = De stapel tegels
editor-group-start = Begin en zand
editor-group-campaign = Campagneregels
editor-group-goal = Voorwerpen en uitgangen
editor-group-talk = Praten en spelers
editor-group-mall = Een vreemder winkelcentrum
# $on, $all: numbers
editor-group-on = { $on } van { $all } aan
editor-group-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
editor-all-on = Alles aan
editor-all-off = Alles uit
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Regel { $ids }
   *[other] Regels { $ids }
}

# Entries
editor-entry-name = Naam
editor-entry-about = In één zin
editor-entry-about-hint = Waar gaat het over? Wie je scenario krijgt, ziet dit.
editor-entry-tiles = Tegels in de stapel
editor-entry-levels = Niveaus
editor-entry-on_top = Boven op de stapel
editor-entry-shuffled = Schudden
editor-entry-face = Starttegel
editor-entry-hourglass_ms = Zand in de zandloper
editor-entry-tile_set = Tegelset
editor-entry-rules = Regels

# Tiles
editor-stack-by = Wat er in de stapel zit
editor-stack-tiles = Tegels die ik kies
editor-stack-levels = Per niveau
editor-levels-words = Wie speelt, kiest een van deze niveaus.
# $level: a number
editor-level = Niveau { $level }
# $tiles: a range such as 2-9
editor-level-tiles = tegels { $tiles }
editor-level-one-exit = één uitgang voor allen
editor-on-top-words = Deze komen eerst, precies in deze volgorde.
editor-tiles-shuffled = Daarna deze, geschud.
editor-tiles-ordered = Daarna deze, precies in deze volgorde.
editor-shuffle-on = Schudden
editor-shuffle-off = Volgorde houden
# $tile: a number
editor-tile = Tegel { $tile }
# $what: what lies on it, already in words
editor-tile-with = Tegel { $tile }: { $what }
editor-pile-empty = geen tegels
editor-pile-count = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
editor-pile-keys = Met pijltjes ga je van tegel naar tegel. Shift met een pijltje verplaatst een tegel, Delete haalt hem eruit. Slepen kan ook.
editor-pile-keys-shuffled = Met pijltjes ga je van tegel naar tegel, Delete haalt er een uit.
editor-pile-touch = Tik op een tegel om hem te verplaatsen of eruit te halen.
editor-pile-touch-shuffled = Tik op een tegel om hem eruit te halen.
editor-earlier = Eerder
editor-later = Later
editor-to-top = Naar boven
editor-to-stack = In de stapel
editor-take-out = Eruit
editor-picker = Tegels die erbij kunnen
editor-picker-words = Tik op een tegel om hem in de stapel te doen.
editor-picker-none = Alle tegels zitten erin.
editor-add-all = Alles erbij
editor-clear = Alles eruit
# $tile: a number, $place and $count: where it is now
editor-said-moved = Tegel { $tile } is nu { $place } van { $count }.
editor-said-added = Tegel { $tile } zit in de stapel.
editor-said-out = Tegel { $tile } is eruit.

# Sand
editor-sand-seconds = Seconden
# $time: such as 3:00
editor-sand-now = { $time } zand

# What the server says
editor-verdict = Klaar om te spelen?
editor-checking = Controleren…
editor-fits = Klaar om te spelen.
editor-fits-not = { $count ->
    [one] 1 probleem op te lossen.
   *[other] { $count } problemen op te lossen.
}
editor-go-there = Waar: { $entry }
editor-warnings = Is dit wat je wilt?
editor-mend-add = { $count ->
    [one] Tegel { $tiles } erbij
   *[other] Tegels { $tiles } erbij
}
editor-mend-remove = { $count ->
    [one] Tegel { $tiles } eruit
   *[other] Tegels { $tiles } eruit
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (Op niveau { $levels })
   *[other] (Op niveaus { $levels })
}
editor-problem-not_a_scenario = Dat is geen scenariobestand.
# $entry: as it stands in the file
editor-problem-unknown_key = Een scenario heeft geen “{ $entry }”.
editor-problem-bad_value = “{ $entry }” mag deze waarde niet hebben.
editor-problem-unknown_rule = Zo’n regel bestaat niet.
editor-problem-bad_code = Dat is geen geldige deelcode. Controleer de letters.
editor-problem-other_tile_set = Dit is voor een andere tegelset gemaakt en kan hier niet worden nagekeken of geprobeerd.
editor-problem-no_such_face = De starttegel heeft zo’n kant niet.
editor-problem-no_such_tile = { $count ->
    [one] Er is geen tegel { $tiles }.
   *[other] Er zijn geen tegels { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] Tegel { $tiles } zit twee keer in de stapel.
   *[other] Tegels { $tiles } zitten twee keer in de stapel.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] Tegel { $tiles } ligt vanaf het begin op het bord en kan niet in de stapel zitten.
   *[other] Tegels { $tiles } liggen vanaf het begin op het bord en kunnen niet in de stapel zitten.
}
# $what: heroes
editor-problem-item_missing = Voorwerp ontbreekt: { $what }.
editor-problem-exit_missing = Uitgang ontbreekt: { $what }.
editor-problem-hourglass_size = In een zandloper past één seconde tot één uur zand.
editor-problem-leader_without_bell = Een leider zonder bel heeft niets te doen.
editor-problem-fooling_with_one_exit = “Fop de bewakers” heeft vier uitgangen nodig, niet één.
editor-problem-hands_only_without_talk = “Alleen handen” heeft praatmomenten nodig.
editor-problem-open_talk_and_silence = Praten kan niet altijd mogen en nooit mogen.
editor-problem-two_boards_without_tile_3 = “Twee dimensies” heeft tegel 3 nodig: daarmee begint het tweede winkelcentrum.
editor-problem-two_boards_without_vortex = Alleen een vortex leidt van het ene naar het andere winkelcentrum.
editor-problem-two_boards_with_moving_walls = “Schuivende muren” gaat niet met twee winkelcentra: ze zijn niet verbonden.
editor-problem-two_boards_without_gatherings = In twee winkelcentra beginnen twee helden samen, en “Geen samenscholing” verbiedt dat.
editor-warning-one_hourglass = Er is maar één zandloper om te draaien, op de starttegel.
editor-warning-locked_for_good = Twee camera’s blokkeren de zandlopers voorgoed: niemand kan ze slopen.
editor-warning-cameras_idle = Met minder dan twee camera’s in de stapel wordt nooit iets geblokkeerd.
editor-warning-nothing_to_break = Camera’s slopen doet niets zolang camera’s niets doen.
editor-warning-no_passages = Geen tegel in de stapel heeft een dwergengang.
editor-warning-no_balls = Geen tegel in de stapel heeft een kristallen bol.
editor-warning-same_every_time = De tegels komen elke keer in dezelfde volgorde. Na één spel weet je wat er komt.
editor-warning-short_sand = Dat is heel weinig tijd.

# What comes out of it
editor-summary = Wat er anders is
editor-summary-words = Vergeleken met de volledige campagneregels.
editor-summary-same = Dezelfde regels als in de campagne.
editor-summary-new = Nieuw
editor-summary-gone = Weggelaten
editor-start = Aan het begin
editor-start-second = Het tweede winkelcentrum
# $seats: a range such as 1-8
editor-seats = Voor { $seats } spelers
editor-alone = Ook solo, met de stapel van zeven kaarten.

# Trying and sharing
editor-try = Probeer het
editor-try-words = Bots nemen de andere plekken.
editor-try-bots = Probeer het met bots
editor-try-friends = Open een kamer met vrienden
editor-not-yet = Los eerst de problemen hierboven op.
editor-share = Deel het
editor-code = Deelcode
editor-copy-code = Kopieer de code
editor-copy-link = Kopieer de link om te spelen
editor-copy-edit-link = Kopieer de link om te bewerken
editor-copied = Gekopieerd.
# $text: what could not be copied
editor-copy-failed = Kopiëren lukte niet. Hier is het: { $text }
editor-send = Delen…
editor-qr = QR-code
editor-qr-words = QR-code om “{ $name }” te spelen
editor-download = Opslaan als bestand
editor-long-link = De link is lang: sommige programma’s kappen hem af. Het bestand werkt altijd.

# A link somebody sent
play-title = Een scenario voor jou
play-bad = Deze link bevat geen speelbaar scenario. Misschien is er een stuk verloren gegaan.
play-change = Bewerk het

# Which tiles it is made for
editor-entry-tile_set-choice = “Standard” hoort bij het spel. Je bewaarde sets staan hier ook.
editor-problem-two_boards_with_one_exit = In twee dimensies is één uitgang te weinig: sommige helden komen nooit weg.
