make-title = Crée le tien
make-lead = Après la fermeture, la galerie est à toi. Change les règles, ou reconstruis tout.
make-scenario = Un scénario
make-scenario-words = Mélange les règles, choisis les tuiles, règle le sable. Essaie-le avec des bots une minute plus tard, puis envoie-le à tes amis.
make-scenario-go = Créer un scénario
make-tiles = Une galerie
make-tiles-words = Dessine tes propres tuiles, ou saisis celles que tu as chez toi. Tu sais tout de suite si on peut y jouer.
make-tiles-go = Dessiner des tuiles
make-mine = Les tiens
make-mine-words = Gardés dans ce navigateur, et nulle part ailleurs.
make-played = Joués ici
make-played-words = Des scénarios créés par d’autres et joués jusqu’au bout sur ce serveur.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won } gagnées
make-nothing = Encore rien. Le premier pourrait être le tien.
make-play = Jouer
make-change = Modifier
