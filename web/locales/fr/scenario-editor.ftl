# The scenario desk: own scenarios, made in the browser.
editor-title = Créer un scénario
editor-lead = Ton travail est enregistré dans ce navigateur.
editor-loading = Chargement des règles…
editor-away = Le serveur ne répond pas. Ton travail est enregistré, et sera vérifié dès qu’il revient.
editor-first-name = Mon scénario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (copie)
editor-undo = Annuler
editor-redo = Rétablir

# Beginning, and what is kept
editor-mine = Mes scénarios
# $name: of a scenario
editor-open-this = Ouvrir « { $name } »
editor-copy-this = Copier « { $name } »
editor-delete-this = Supprimer « { $name } »
editor-deleted = « { $name } » est supprimé.
editor-bring-back = Le récupérer
editor-here = ouvert
editor-new = Nouveau scénario
editor-new-from = Partir de
editor-new-empty = un scénario vide
editor-new-go = Créer
editor-paste = Code ou lien
editor-paste-hint = On t’en a envoyé un ? Colle-le ici.
editor-paste-go = L’ouvrir
editor-paste-bad = Code de partage invalide. Vérifie les lettres.
editor-upload = Ouvrir un fichier
editor-upload-title = Ce fichier ne peut pas être ouvert
editor-upload-long = Le fichier est trop long pour un scénario.
# $line: a number
editor-line = Ligne { $line }

# Groups of entries and switches
editor-group-words = Nom
editor-group-stack = La pioche de tuiles
editor-group-start = Départ et sable
editor-group-campaign = Règles de la campagne
editor-group-goal = Objets et sorties
editor-group-talk = Parole et joueurs
editor-group-mall = Règles insolites
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
editor-entry-about-hint = De quoi s’agit-il ? Qui reçoit ton scénario le voit.
editor-entry-tiles = Tuiles dans la pioche
editor-entry-levels = Niveaux
editor-entry-on_top = Sur le dessus de la pioche
editor-entry-shuffled = Mélanger
editor-entry-face = Tuile de départ
editor-entry-hourglass_ms = Sable dans le sablier
editor-entry-tile_set = Jeu de tuiles
editor-entry-rules = Règles

# Tiles
editor-stack-by = Ce qu’il y a dans la pioche
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
editor-tile-with = Tuile { $tile } : { $what }
editor-pile-empty = aucune tuile
editor-pile-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
editor-pile-keys = Les flèches vont de tuile en tuile. Maj et une flèche déplacent une tuile, Suppr la retire. Ou fais-la glisser.
editor-pile-keys-shuffled = Les flèches vont de tuile en tuile, Suppr en retire une.
editor-pile-touch = Touche une tuile pour la déplacer ou la retirer.
editor-pile-touch-shuffled = Touche une tuile pour la retirer.
editor-earlier = Plus tôt
editor-later = Plus tard
editor-to-top = Sur le dessus
editor-to-stack = Dans la pioche
editor-take-out = Retirer
editor-picker = Tuiles à ajouter
editor-picker-words = Touche une tuile pour la mettre dans la pioche.
editor-picker-none = Toutes les tuiles y sont.
editor-add-all = Tout ajouter
editor-clear = Tout retirer
# $tile: a number, $place and $count: where it is now
editor-said-moved = La tuile { $tile } est maintenant à la place { $place } sur { $count }.
editor-said-added = La tuile { $tile } est dans la pioche.
editor-said-out = La tuile { $tile } est retirée.

# Sand
editor-sand-seconds = Secondes
# $time: such as 3:00
editor-sand-now = { $time } de sable

# What the server says
editor-verdict = Prêt à jouer ?
editor-checking = Vérification…
editor-fits = Prêt à jouer.
editor-fits-not = { $count ->
    [one] 1 problème à régler.
   *[other] { $count } problèmes à régler.
}
editor-go-there = Où : { $entry }
editor-warnings = Est-ce bien ce que tu veux ?
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
editor-problem-unknown_key = Un scénario n’a pas d’entrée « { $entry } ».
editor-problem-bad_value = « { $entry } » ne peut pas avoir cette valeur.
editor-problem-unknown_rule = Cette règle n’existe pas.
editor-problem-bad_code = Code de partage invalide. Vérifie les lettres.
editor-problem-other_tile_set = Il est fait pour un autre jeu de tuiles : ici, on ne peut ni le vérifier ni l’essayer.
editor-problem-no_such_face = La tuile de départ n’a pas cette face.
editor-problem-no_such_tile = { $count ->
    [one] Il n’y a pas de tuile { $tiles }.
   *[other] Il n’y a pas de tuiles { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] La tuile { $tiles } est deux fois dans la pioche.
   *[other] Les tuiles { $tiles } sont deux fois dans la pioche.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] La tuile { $tiles } est sur le plateau dès le départ, elle ne peut pas être dans la pioche.
   *[other] Les tuiles { $tiles } sont sur le plateau dès le départ, elles ne peuvent pas être dans la pioche.
}
# $what: heroes
editor-problem-item_missing = Objet manquant : { $what }.
editor-problem-exit_missing = Sortie manquante : { $what }.
editor-problem-hourglass_size = Un sablier contient d’une seconde à une heure de sable.
editor-problem-leader_without_bell = Un chef sans sonnette n’a rien à faire.
editor-problem-fooling_with_one_exit = « Berner les vigiles » demande quatre sorties, pas une.
editor-problem-hands_only_without_talk = « Par gestes » demande des temps de parole.
editor-problem-open_talk_and_silence = La parole ne peut pas être toujours ouverte et jamais ouverte.
editor-problem-two_boards_without_tile_3 = « Deux dimensions » demande la tuile 3 : le second centre commercial commence par elle.
editor-problem-two_boards_without_vortex = Seul un vortex mène d’un centre commercial à l’autre.
editor-problem-two_boards_with_moving_walls = « Murs mouvants » ne va pas avec deux centres commerciaux : ils ne sont pas reliés.
editor-problem-two_boards_without_gatherings = Avec deux centres commerciaux, deux héros partent ensemble, ce que « Pas d’attroupement » interdit.
editor-warning-one_hourglass = Il n’y a qu’un sablier à retourner, sur la tuile de départ.
editor-warning-locked_for_good = Deux caméras bloquent les sabliers pour de bon : personne ne peut les casser.
editor-warning-cameras_idle = Avec moins de deux caméras dans la pioche, rien n’est jamais bloqué.
editor-warning-nothing_to_break = Casser des caméras ne sert à rien tant qu’elles ne font rien.
editor-warning-no_passages = Aucune tuile de la pioche n’a de petit passage.
editor-warning-no_balls = Aucune tuile de la pioche n’a de boule de cristal.
editor-warning-same_every_time = Les tuiles viennent toujours dans le même ordre. Après une partie, on sait ce qui vient.
editor-warning-short_sand = C’est très peu de temps.

# What comes out of it
editor-summary = Ce qui change
editor-summary-words = Par rapport aux règles complètes de la campagne.
editor-summary-same = Les mêmes règles que la campagne.
editor-summary-new = Nouveau
editor-summary-gone = Enlevé
editor-start = Au départ
editor-start-second = Le second centre commercial
# $seats: a range such as 1-8
editor-seats = Pour { $seats } joueurs
editor-alone = En solo aussi, avec le paquet de sept cartes.

# Trying and sharing
editor-try = L’essayer
editor-try-words = Des bots prennent les autres sièges.
editor-try-bots = Essayer avec des bots
editor-try-friends = Ouvrir un salon entre amis
editor-not-yet = Règle d’abord les problèmes ci-dessus.
editor-share = Le partager
editor-code = Code de partage
editor-copy-code = Copier le code
editor-copy-link = Copier le lien pour jouer
editor-copy-edit-link = Copier le lien pour modifier
editor-copied = Copié.
# $text: what could not be copied
editor-copy-failed = La copie a échoué. Le voici : { $text }
editor-send = Partager…
editor-qr = QR code
editor-qr-words = QR code pour jouer à « { $name } »
editor-download = Enregistrer en fichier
editor-long-link = Le lien est long : certaines applis le coupent. Le fichier marche toujours.

# A link somebody sent
play-title = Un scénario pour toi
play-bad = Ce lien ne contient pas de scénario jouable. Il en manque peut-être un bout.
play-change = Le modifier

# Which tiles it is made for
editor-entry-tile_set-choice = « Standard » est celui du jeu. Ceux que tu as enregistrés sont là aussi.
editor-problem-two_boards_with_one_exit = En deux dimensions, une seule sortie ne suffit pas, certains héros ne pourraient jamais partir.
