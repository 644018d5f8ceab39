# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Premier repérage
scenario-1-words = Une petite galerie et une sortie pour tout le monde. Apprenez à partager quatre héros sans un mot.
scenario-2-name = Quatre portes
scenario-2-words = Chaque héros a maintenant une sortie de sa couleur. Retenez où vous les avez vues.
scenario-3-name = Passe à gauche
scenario-3-words = Chaque fois que le sablier est retourné, toutes les cartes passent d’un siège à gauche. Regarde deux fois ce que tu as.
scenario-4-name = Petits trous, fines oreilles
scenario-4-words = Le nain se faufile par des trous dans les murs. Quand l’elfe explore, tout le monde peut parler un moment.
scenario-5-name = La voyance
scenario-5-words = Une boule de cristal attend sur le dessus de la pile : de là, le mage voit deux parties de la galerie, derrière n’importe quelle porte.
scenario-6-name = Le casseur
scenario-6-words = Deux caméras. Tant que les deux sont actives, aucun sablier ne se retourne, à moins que le barbare n’en brise une.
scenario-7-name = Des yeux partout
scenario-7-words = Rien de nouveau, juste tout à la fois : une grande galerie et quatre caméras.
scenario-8-name = Un coup d’avance
scenario-8-words = La pile est face visible. Tout le monde voit quelle partie de la galerie vient ensuite.
scenario-9-name = Suivez le chef
scenario-9-words = Un siège n’a pas de pouvoirs mais mène : seul le chef pose la sonnette. Ce rôle voyage avec les cartes.
scenario-10-name = Berner les gardes
scenario-10-words = Chacun prend ce qui n’est pas à lui, part par où personne ne l’attend, et y reste.
scenario-11-name = Murs mouvants
scenario-11-words = Chaque sablier retourné coûte deux parties de la galerie. Choisissez bien, et n’isolez personne.
scenario-12-name = Par gestes
scenario-12-words = Même quand la parole est ouverte, personne ne parle : vous montrez du doigt et faites des signes.
scenario-13-name = Deux dimensions
scenario-13-words = Deux galeries qui ne se touchent jamais, deux héros dans chacune. Seuls les vortex passent de l’une à l’autre.
scenario-14-name = Pas un mot
scenario-14-words = La parole ne s’ouvre jamais. Il vous reste la sonnette et un regard appuyé.
scenario-15-name = Rien que les yeux
scenario-15-words = Ni mots ni sonnette. Tout est dans le regard.
scenario-16-name = Sans vortex
scenario-16-words = Les vortex sont hors service. Il faut tout faire à pied.
scenario-17-name = Pas d’attroupement
scenario-17-words = Jamais deux héros sur la même partie de la galerie, sauf dans le hall d’entrée.

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
