# What is new in a scenario.
rules-new-title = Nouveau ce soir
rules-new-next = Suivant
rules-new-close = Compris

rule-one_exit-title = Une seule sortie
rule-one_exit-text = Les quatre héros sortent par la sortie violette.
rule-own_exits-title = Quatre sorties
rule-own_exits-text = Chaque héros doit sortir par la sortie de sa couleur.
rule-pass_cards-title = Passez les cartes
rule-pass_cards-text = Chaque fois que le sablier est retourné, tout le monde passe sa carte à gauche.
rule-elf_opens_talk-title = L’oreille de l’elfe
rule-elf_opens_talk-text = Quand l’elfe explore, tout le monde peut parler jusqu’à la prochaine action.
rule-dwarf_passages-title = Petits passages
rule-dwarf_passages-text = Certains murs ont un petit passage où seul le nain peut se glisser.
rule-crystal_balls-title = La voyance
rule-crystal_balls-text = Tant que la magicienne est sur une boule de cristal, on peut poser jusqu’à deux tuiles sur des cases Exploration de n’importe quelle couleur.
rule-cameras-title = Caméras
rule-cameras-text = Tant que deux caméras ou plus sont actives, aucun héros ne peut s’arrêter sur un sablier.
rule-barbarian_breaks_cameras-title = Le casseur
rule-barbarian_breaks_cameras-text = Une caméra se casse quand le barbare s’arrête dessus.
rule-stack_face_up-title = Un coup d’avance
rule-stack_face_up-text = Vous voyez toujours quelle tuile vient ensuite.
rule-leader-title = Le chef
rule-leader-text = Un joueur n’a pas de carte, mais lui seul peut poser la sonnette. Le chef change quand les cartes passent.
rule-fool_the_guards-title = Berner les vigiles
rule-fool_the_guards-text = Chaque héros prend un objet qui n’est pas le sien, va à une sortie qui n’est pas la sienne et y reste. Chaque sortie est pour un seul héros.
rule-moving_walls-title = Murs mouvants
rule-moving_walls-text = Avant le vol, chaque fois que le sablier est retourné, il faut retirer deux tuiles avant toute autre action.
rule-hands_only-title = Par gestes
rule-hands_only-text = Quand la parole s’ouvre, on peut seulement montrer du doigt et faire des gestes : pas de mots.
rule-two_boards-title = Deux dimensions
rule-two_boards-text = Il y a deux centres commerciaux, et les quatre héros ne peuvent jamais être dans le même. Seul un vortex mène de l’un à l’autre : pour le prendre, un héros doit se trouver sur un vortex de sa couleur.
rule-no_talk-title = Pas un mot
rule-no_talk-text = La parole ne s’ouvre jamais. Vous n’avez que la sonnette et le regard.
rule-no_bell-title = Rien que les yeux
rule-no_bell-text = Pas de sonnette, rien que le regard.
rule-no_vortex-title = Sans vortex
rule-no_vortex-text = Les vortex ne marchent pas.
rule-no_gatherings-title = Pas d’attroupement
rule-no_gatherings-text = Une tuile où se trouve un héros est fermée à tous les autres, sauf la tuile de départ.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Parole libre
rule-open_talk_allowed-text = Vous pouvez convenir de parler tout le temps.
