# The scenario desk: own scenarios, made in the browser.
editor-title = Créer un scénario
editor-lead = Pendant que tu travailles, tout reste dans ce navigateur.
editor-loading = Préparation des interrupteurs…
editor-away = Le serveur ne répond pas. Ce que tu fais est gardé, et sera vérifié dès qu’il revient.
editor-first-name = Mon scénario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (copie)
editor-undo = Annuler
editor-redo = Rétablir

# Beginning, and what is kept
editor-mine = Mes scénarios
# $name: of a scenario
editor-open-this = Ouvrir « { $name } »
editor-copy-this = Copier « { $name } »
editor-delete-this = Supprimer « { $name } »
editor-deleted = « { $name } » est supprimé.
editor-bring-back = Le récupérer
editor-here = ouvert
editor-new = En commencer un autre
editor-new-from = Partir de
editor-new-empty = rien du tout
editor-new-go = Commencer
editor-paste = Code ou lien
editor-paste-hint = On t’en a envoyé un ? Colle-le ici.
editor-paste-go = L’ouvrir
editor-paste-bad = Ce n’est pas un code de partage, ou une lettre est fausse.
editor-upload = Ouvrir un fichier
editor-upload-title = Ce fichier ne peut pas être ouvert
editor-upload-long = Le fichier est trop long pour un scénario.
# $line: a number
editor-line = Ligne { $line }

# Groups of entries and switches
editor-group-words = Nom
editor-group-stack = La pile de tuiles
editor-group-start = Départ et sable
editor-group-campaign = Règles de la campagne
editor-group-goal = Objets et sorties
editor-group-talk = Parole et table
editor-group-mall = Une galerie plus étrange
# $on, $all: numbers
editor-group-on = { $on } sur { $all }
editor-group-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
editor-all-on = Toutes
editor-all-off = Aucune
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Règle { $ids }
   *[other] Règles { $ids }
}

# Entries
editor-entry-name = Nom
editor-entry-about = En une ligne
editor-entry-about-hint = De quoi s’agit-il ? Qui reçoit ton scénario le voit.
editor-entry-tiles = Tuiles dans la pile
editor-entry-levels = Niveaux
editor-entry-on_top = Sur le dessus de la pile
editor-entry-shuffled = Mélanger
editor-entry-face = Hall d’entrée
editor-entry-hourglass_ms = Sable dans le sablier
editor-entry-tile_set = Fait pour le jeu de tuiles
editor-entry-rules = Règles

# Tiles
editor-stack-by = Ce qu’il y a dans la pile
editor-stack-tiles = Les tuiles que je choisis
editor-stack-levels = Selon le niveau
editor-levels-words = Qui joue choisit l’un de ces niveaux.
# $level: a number
editor-level = Niveau { $level }
# $tiles: a range such as 2-9
editor-level-tiles = tuiles { $tiles }
editor-level-one-exit = une sortie pour tous
editor-on-top-words = Celles-ci viennent d’abord, exactement dans cet ordre.
editor-tiles-shuffled = Puis celles-ci, mélangées.
editor-tiles-ordered = Puis celles-ci, exactement dans cet ordre.
editor-shuffle-on = Mélanger
editor-shuffle-off = Garder l’ordre
# $tile: a number
editor-tile = Tuile { $tile }
# $what: what lies on it, already in words
editor-tile-with = Tuile { $tile } : { $what }
editor-pile-empty = aucune tuile
editor-pile-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
editor-pile-keys = Les flèches vont de tuile en tuile. Maj et une flèche déplacent une tuile, Suppr la retire. Ou fais-la glisser.
editor-pile-keys-shuffled = Les flèches vont de tuile en tuile, Suppr en retire une.
editor-earlier = Plus tôt
editor-later = Plus tard
editor-to-top = Sur le dessus
editor-to-stack = Dans la pile
editor-take-out = Retirer
editor-picker = Tuiles à ajouter
editor-picker-words = Touche une tuile pour la mettre dans la pile.
editor-picker-none = Toutes les tuiles y sont.
editor-add-all = Tout ajouter
editor-clear = Tout retirer
# $tile: a number, $place and $count: where it is now
editor-said-moved = La tuile { $tile } est maintenant à la place { $place } sur { $count }.
editor-said-added = La tuile { $tile } est dans la pile.
editor-said-out = La tuile { $tile } est retirée.

# Sand
editor-sand-seconds = Secondes
# $time: such as 3:00
editor-sand-now = { $time } de sable

# What the server says
editor-verdict = Est-ce que tout va ensemble ?
editor-checking = Vérification…
editor-fits = Tout va ensemble.
editor-fits-not = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
editor-go-there = Où : { $entry }
editor-warnings = Peut-être pas ce que tu veux
editor-mend-add = { $count ->
    [one] Ajouter la tuile { $tiles }
   *[other] Ajouter les tuiles { $tiles }
}
editor-mend-remove = { $count ->
    [one] Retirer la tuile { $tiles }
   *[other] Retirer les tuiles { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (Au niveau { $levels })
   *[other] (Aux niveaux { $levels })
}
editor-problem-not_a_scenario = Ce n’est pas un fichier de scénario.
# $entry: as it stands in the file
editor-problem-unknown_key = Un scénario n’a pas d’entrée « { $entry } ».
editor-problem-bad_value = « { $entry } » ne peut pas être ainsi.
editor-problem-unknown_rule = Cette règle n’existe pas.
editor-problem-bad_code = Ce n’est pas un code de partage, ou une lettre est fausse.
editor-problem-other_tile_set = Il est fait pour un autre jeu de tuiles : ici, on ne peut ni le vérifier ni l’essayer.
editor-problem-no_such_face = La première tuile n’a pas de côté pareil.
editor-problem-no_such_tile = { $count ->
    [one] Il n’y a pas de tuile { $tiles }.
   *[other] Il n’y a pas de tuiles { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] La tuile { $tiles } est deux fois dans la pile.
   *[other] Les tuiles { $tiles } sont deux fois dans la pile.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] La tuile { $tiles } est sur la table dès le départ, elle ne peut pas être dans la pile.
   *[other] Les tuiles { $tiles } sont sur la table dès le départ, elles ne peuvent pas être dans la pile.
}
# $what: heroes
editor-problem-item_missing = Un objet n’arrive jamais en jeu : { $what }.
editor-problem-exit_missing = Une sortie n’arrive jamais en jeu : { $what }.
editor-problem-hourglass_size = Un sablier contient d’une seconde à une heure de sable.
editor-problem-leader_without_bell = Le chef n’a que la sonnette : on ne peut pas la lui enlever.
editor-problem-fooling_with_one_exit = Pour berner les gardes il faut quatre sorties, pas une.
editor-problem-hands_only_without_talk = Là où on ne parle jamais, les mains se taisent aussi.
editor-problem-open_talk_and_silence = On ne peut pas parler tout le temps et se taire.
editor-problem-two_boards_without_tile_3 = Deux dimensions ont besoin de la tuile 3 : la seconde galerie commence par elle.
editor-problem-two_boards_without_vortex = Seul un vortex mène d’une galerie à l’autre.
editor-problem-two_boards_with_moving_walls = En deux dimensions les murs ne bougent pas : la seconde galerie ne tient pas à la première.
editor-problem-two_boards_without_gatherings = En deux dimensions deux héros commencent ensemble, ce que « Pas d’attroupement » interdit.
editor-warning-one_hourglass = Il n’y a qu’un sablier à retourner, celui du hall d’entrée.
editor-warning-locked_for_good = Deux caméras bloquent les sabliers pour toujours : personne ne casse les caméras.
editor-warning-cameras_idle = Avec moins de deux caméras dans la pile, rien n’est jamais bloqué.
editor-warning-nothing_to_break = Casser des caméras ne sert à rien tant qu’elles ne font rien.
editor-warning-no_passages = Aucune tuile de la pile n’a de petit trou.
editor-warning-no_balls = Aucune tuile de la pile n’a de boule de cristal.
editor-warning-same_every_time = Les tuiles viennent toujours dans le même ordre. Qui y a joué sait ce qui vient.
editor-warning-short_sand = C’est très peu de sable.

# What comes out of it
editor-summary = Ce qui change
editor-summary-words = Par rapport à la fin de la campagne.
editor-summary-same = Les règles sont celles de la campagne.
editor-summary-new = Nouveau
editor-summary-gone = Enlevé
editor-start = Au départ
editor-start-second = La seconde galerie
# $seats: a range such as 1-8
editor-seats = Pour { $seats } joueurs
editor-alone = En solo aussi, avec le paquet de sept cartes.

# Trying and sharing
editor-try = L’essayer
editor-try-words = Des bots prennent les autres sièges.
editor-try-bots = Essayer avec des bots
editor-try-friends = Ouvrir une salle entre amis
editor-not-yet = Dès que tout va ensemble.
editor-share = Le partager
editor-code = Code de partage
editor-copy-code = Copier le code
editor-copy-link = Copier le lien pour jouer
editor-copy-edit-link = Copier le lien pour modifier
editor-copied = Copié.
# $text: what could not be copied
editor-copy-failed = La copie n’a pas marché. Le voici : { $text }
editor-send = Partager…
editor-qr = Code à scanner
editor-qr-words = Code à scanner pour jouer à « { $name } »
editor-download = Enregistrer en fichier
editor-long-link = Le lien est long : certains programmes le coupent. Le fichier marche toujours.

# A link somebody sent
play-title = Un scénario pour toi
play-bad = Ce lien ne contient pas de scénario jouable. Un morceau s’est peut-être perdu en route.
play-change = Le modifier

# What does not fit together, since level 1 of two dimensions is gone
editor-problem-two_boards_with_one_exit = En deux dimensions avec une seule sortie, les héros de l’autre galerie ne pourraient jamais partir.

# Which tiles it is made for
editor-entry-tile_set-choice = « Standard » est celui du jeu. Les jeux enregistrés dans l’atelier des tuiles sont là aussi ; les liens indiquent le jeu.
