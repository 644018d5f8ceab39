# The scenario desk: own scenarios, made in the browser.
editor-title = Maak een scenario
editor-lead = Alles blijft tijdens het werk bewaard in deze browser.
editor-loading = De schakelaars komen eraan…
editor-away = De server antwoordt niet. Wat je doet blijft bewaard en wordt nagekeken zodra de server terug is.
editor-first-name = Mijn scenario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (kopie)
editor-undo = Ongedaan maken
editor-redo = Opnieuw doen

# Beginning, and what is kept
editor-mine = Mijn scenario’s
# $name: of a scenario
editor-open-this = “{ $name }” openen
editor-copy-this = “{ $name }” kopiëren
editor-delete-this = “{ $name }” weggooien
editor-deleted = “{ $name }” is weggegooid.
editor-bring-back = Haal het terug
editor-here = nu open
editor-new = Begin een nieuw
editor-new-from = Begin met
editor-new-empty = helemaal niets
editor-new-go = Begin
editor-paste = Code of link
editor-paste-hint = Heeft iemand je er een gestuurd? Plak die hier.
editor-paste-go = Openen
editor-paste-bad = Dat is geen deelcode, of er klopt een letter niet.
editor-upload = Open een bestand
editor-upload-title = Dit bestand kan niet worden geopend
editor-upload-long = Het bestand is te lang voor een scenario.
# $line: a number
editor-line = Regel { $line }

# Groups of entries and switches
editor-group-words = Naam
editor-group-stack = De stapel tegels
editor-group-start = Begin en zand
editor-group-campaign = Regels van de campagne
editor-group-goal = Voorwerpen en uitgangen
editor-group-talk = Praten en de tafel
editor-group-mall = Een vreemder winkelcentrum
# $on, $all: numbers
editor-group-on = { $on } van { $all } aan
editor-group-problems = { $count ->
    [one] { $count } probleem
   *[other] { $count } problemen
}
editor-all-on = Allemaal
editor-all-off = Geen enkele
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
editor-entry-face = Entreehal
editor-entry-hourglass_ms = Zand in de zandloper
editor-entry-tile_set = Gemaakt voor de tegelset
editor-entry-rules = Regels

# Tiles
editor-stack-by = Wat er in de stapel zit
editor-stack-tiles = Tegels die ik kies
editor-stack-levels = Zoals het niveau zegt
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
editor-verdict = Past het bij elkaar?
editor-checking = Wordt nagekeken…
editor-fits = Het past bij elkaar.
editor-fits-not = { $count ->
    [one] Eén ding past niet.
   *[other] { $count } dingen passen niet.
}
editor-go-there = Waar: { $entry }
editor-warnings = Misschien niet wat je bedoelt
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
editor-problem-bad_value = “{ $entry }” kan zo niet.
editor-problem-unknown_rule = Zo’n regel bestaat niet.
editor-problem-bad_code = Dat is geen deelcode, of er klopt een letter niet.
editor-problem-other_tile_set = Het is voor een andere tegelset gemaakt en kan hier niet worden nagekeken of geprobeerd.
editor-problem-no_such_face = De eerste tegel heeft zo’n kant niet.
editor-problem-no_such_tile = { $count ->
    [one] Er is geen tegel { $tiles }.
   *[other] Er zijn geen tegels { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] Tegel { $tiles } zit twee keer in de stapel.
   *[other] Tegels { $tiles } zitten twee keer in de stapel.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] Tegel { $tiles } ligt vanaf het begin op tafel en kan niet in de stapel zitten.
   *[other] Tegels { $tiles } liggen vanaf het begin op tafel en kunnen niet in de stapel zitten.
}
# $what: heroes
editor-problem-item_missing = Een voorwerp komt nooit in het spel: { $what }.
editor-problem-exit_missing = Een uitgang komt nooit in het spel: { $what }.
editor-problem-hourglass_size = In een zandloper past één seconde tot één uur zand.
editor-problem-leader_without_bell = Een leider heeft niets dan de bel, dus die moet blijven.
editor-problem-fooling_with_one_exit = Om de bewakers te foppen zijn vier uitgangen nodig, niet één.
editor-problem-hands_only_without_talk = Waar nooit gepraat mag worden, praten handen ook niet.
editor-problem-open_talk_and_silence = Praten kan niet altijd mogen en tegelijk verboden zijn.
editor-problem-two_boards_without_tile_3 = Twee dimensies hebben tegel 3 nodig: daarmee begint het tweede winkelcentrum.
editor-problem-two_boards_without_vortex = Alleen een vortex leidt van het ene naar het andere winkelcentrum.
editor-problem-two_boards_with_moving_walls = In twee dimensies kunnen muren niet schuiven: het tweede winkelcentrum hangt niet aan het eerste vast.
editor-problem-two_boards_without_gatherings = In twee dimensies beginnen twee helden samen, en dat mag niet zonder samenscholing.
editor-warning-one_hourglass = Er is maar één zandloper om te draaien, die in de entreehal.
editor-warning-locked_for_good = Twee camera’s sluiten de zandlopers voorgoed af: niemand maakt camera’s kapot.
editor-warning-cameras_idle = Met minder dan twee camera’s in de stapel wordt nooit iets afgesloten.
editor-warning-nothing_to_break = Camera’s kapotmaken helpt niets zolang camera’s niets doen.
editor-warning-no_passages = Geen tegel in de stapel heeft een smal gat.
editor-warning-no_balls = Geen tegel in de stapel heeft een kristallen bol.
editor-warning-same_every_time = De tegels komen elke keer in dezelfde volgorde. Wie het gespeeld heeft, weet wat er komt.
editor-warning-short_sand = Dat is heel weinig zand.

# What comes out of it
editor-summary = Wat er anders is
editor-summary-words = Vergeleken met het einde van de campagne.
editor-summary-same = De regels zijn die van de campagne.
editor-summary-new = Nieuw
editor-summary-gone = Weggelaten
editor-start = Aan het begin
editor-start-second = Het tweede winkelcentrum
# $seats: a range such as 1-8
editor-seats = Voor { $seats } spelers
editor-alone = Ook alleen, met de zeven kaarten.

# Trying and sharing
editor-try = Probeer het
editor-try-words = Bots nemen de andere plaatsen.
editor-try-bots = Probeer het met bots
editor-try-friends = Open een kamer met vrienden
editor-not-yet = Zodra alles bij elkaar past.
editor-share = Deel het
editor-code = Deelcode
editor-copy-code = Kopieer de code
editor-copy-link = Kopieer de link om te spelen
editor-copy-edit-link = Kopieer de link om te veranderen
editor-copied = Gekopieerd.
# $text: what could not be copied
editor-copy-failed = Kopiëren lukte niet. Hier is het: { $text }
editor-send = Delen…
editor-qr = Code om te scannen
editor-qr-words = Code om te scannen en “{ $name }” te spelen
editor-download = Bewaar als bestand
editor-long-link = De link is lang: sommige programma’s kappen hem af. Het bestand werkt altijd.

# A link somebody sent
play-title = Een scenario voor jou
play-bad = In deze link zit geen scenario dat gespeeld kan worden. Misschien is er onderweg een stuk verloren gegaan.
play-change = Verander het

# What does not fit together, since level 1 of two dimensions is gone
editor-problem-two_boards_with_one_exit = In twee dimensies met één uitgang komen de helden van het andere winkelcentrum nooit weg.

# Which tiles it is made for
editor-entry-tile_set-choice = “Standard” hoort bij het spel. Sets die je in het tegelwerkplaats hebt bewaard staan hier ook; links noemen de set.
