make-title = Zelf maken
make-lead = Na sluitingstijd is het winkelcentrum van jou. Verander de regels, of bouw het helemaal opnieuw.
make-scenario = Een scenario
make-scenario-words = Meng de regels, kies de tegels, bepaal hoeveel zand er is. Probeer het een minuut later met bots en stuur het naar je vrienden.
make-scenario-go = Maak een scenario
make-tiles = Een winkelcentrum
make-tiles-words = Teken eigen tegels, of voer in wat je thuis hebt. Je hoort meteen of ermee gespeeld kan worden.
make-tiles-go = Teken tegels
make-mine = Van jou
make-mine-words = Bewaard in deze browser, en nergens anders.
make-played = Hier gespeeld
make-played-words = Scenario’s die anderen maakten en op deze server uitspeelden.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, { $won } gewonnen
make-nothing = Nog niets. Het eerste kan van jou zijn.
make-play = Spelen
make-change = Veranderen
