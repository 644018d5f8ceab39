# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Premier repérage
scenario-1-words = Un petit centre commercial et une sortie pour tout le monde. Apprenez à partager quatre héros sans un mot.
scenario-2-name = Quatre portes
scenario-2-words = Chaque héros a maintenant une sortie de sa couleur. Retenez où vous les avez vues.
scenario-3-name = Passe à gauche
scenario-3-words = Chaque fois que le sablier est retourné, toutes les cartes passent d’un siège à gauche. Regarde deux fois ce que tu as.
scenario-4-name = Petits passages, fines oreilles
scenario-4-words = Le nain se faufile par des petits passages dans les murs. Quand l’elfe explore, tout le monde peut parler un moment.
scenario-5-name = La voyance
scenario-5-words = Une boule de cristal attend sur le dessus de la pioche : de là, la magicienne explore deux fois, n’importe où.
scenario-6-name = Le casseur
scenario-6-words = Deux caméras. Tant que les deux sont actives, aucun sablier ne se retourne, à moins que le barbare n’en casse une.
scenario-7-name = Des yeux partout
scenario-7-words = Rien de nouveau, juste tout à la fois : un grand centre commercial et quatre caméras.
scenario-8-name = Un coup d’avance
scenario-8-words = La pioche est face visible. Tout le monde voit quelle tuile vient ensuite.
scenario-9-name = Suivez le chef
scenario-9-words = Un joueur n’a pas de carte mais mène : seul le chef peut poser la sonnette. Ce rôle passe avec les cartes.
scenario-10-name = Berner les vigiles
scenario-10-words = Chaque héros prend un objet qui n’est pas le sien, va à une sortie qui n’est pas la sienne et y reste.
scenario-11-name = Murs mouvants
scenario-11-words = Chaque sablier retourné coûte deux tuiles. Choisissez bien, et n’isolez personne.
scenario-12-name = Par gestes
scenario-12-words = Même quand la parole est ouverte, personne ne parle : vous montrez du doigt et faites des gestes.
scenario-13-name = Deux dimensions
scenario-13-words = Deux centres commerciaux qui ne se touchent jamais, deux héros dans chacun. Seuls les vortex passent de l’un à l’autre.
scenario-14-name = Pas un mot
scenario-14-words = La parole ne s’ouvre jamais. Vous n’avez que la sonnette et le regard.
scenario-15-name = Rien que les yeux
scenario-15-words = Ni mots ni sonnette. Tout est dans le regard.
scenario-16-name = Sans vortex
scenario-16-words = On ne peut pas prendre de vortex. Il faut tout faire à pied.
scenario-17-name = Pas d’attroupement
scenario-17-words = Jamais deux héros sur la même tuile, sauf la tuile de départ.

scenario-campaign = Campagne
scenario-challenges = Défis
scenario-own = Perso
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
# $time: minutes and seconds, such as 3:00
scenario-sand = { $time } de sable
# Of a stack that is not shuffled.
scenario-in-order = Tuiles dans un ordre fixe
