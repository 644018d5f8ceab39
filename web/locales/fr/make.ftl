make-title = Crée tes scénarios
make-lead = Après la fermeture, le centre commercial est à toi. Change les règles, ou reconstruis tout.
make-scenario = Un scénario
make-scenario-words = Mélange les règles, choisis les tuiles, règle le sable. Essaie-le avec des bots une minute plus tard, puis envoie-le à tes amis.
make-scenario-go = Créer un scénario
make-tiles = Un centre commercial
make-tiles-words = Dessine tes propres tuiles, ou saisis celles que tu as chez toi. Nous vérifions tout de suite si on peut y jouer.
make-tiles-go = Dessiner des tuiles
make-mine = Les tiens
make-mine-words = Enregistrés dans ce navigateur.
make-played = Joués ici
make-played-words = Des scénarios perso joués jusqu’au bout sur ce serveur.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, gagnées : { $won }
make-nothing = Encore rien. Le premier pourrait être le tien.
make-play = Jouer
make-change = Modifier
