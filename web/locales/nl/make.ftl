make-title = Maak zelf scenario’s
make-lead = Na sluitingstijd is het winkelcentrum van jou. Verander de regels, of bouw het opnieuw.
make-scenario = Een scenario
make-scenario-words = Meng de regels, kies de tegels, bepaal hoeveel zand er is. Probeer het een minuut later met bots en stuur het naar je vrienden.
make-scenario-go = Maak een scenario
make-tiles = Een winkelcentrum
make-tiles-words = Teken je eigen tegels, of voer in wat je thuis hebt. We kijken meteen na of ze speelbaar zijn.
make-tiles-go = Teken tegels
make-mine = Van jou
make-mine-words = Opgeslagen in deze browser.
make-played = Hier gespeeld
make-played-words = Eigen scenario’s die op deze server zijn uitgespeeld.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $won } gewonnen
make-nothing = Nog niets. Het eerste kan van jou zijn.
make-play = Spelen
make-change = Bewerken
