# L’atelier des tuiles.
tiles-title = Atelier des tuiles
tiles-lead = Dessine ton propre centre commercial, tuile par tuile, ou laisse-nous en bâtir un. Tout reste dans ce navigateur tant que tu ne l’enregistres pas.
tiles-unnamed = Mes tuiles
tiles-list = Toutes les tuiles
tiles-bench = La tuile que tu dessines
tiles-drawn = Tuiles dessinées : { $drawn } sur { $all }
tiles-tile = Tuile { $name }
tiles-now-tile = Maintenant la tuile { $name }
tiles-set = Tout le jeu
tiles-status-none = pas encore dessinée
tiles-status-good = tout va bien
tiles-status-lacking = différente d’un jeu complet
tiles-status-wrong = contient une erreur
tiles-quick = Saisie rapide
tiles-quick-hint = Pour des tuiles que tu possèdes : saisis-les case par case sur un clavier. Tu peux t’arrêter et reprendre un autre jour.
tiles-previous = Tuile précédente
tiles-next = Tuile suivante
tiles-undo = Annuler
tiles-redo = Rétablir
tiles-remove = Vider cette tuile
tiles-copy = Copier cette tuile vers

tiles-grid = Tuile { $name }, quatre cases sur quatre
tiles-borders = Murs et portes
tiles-square = colonne { $column }, rangée { $row }
tiles-side-is = { $side } : { $what }
tiles-border-open = ouvert
tiles-border-wall = mur
tiles-border-passage = petit passage
tiles-border-door = porte
tiles-border-of = Mur, { $square }, { $side }
tiles-no-border = On ne peut rien changer là.
tiles-escalator-end = bout de l’escalator { $digit }
tiles-escalator-second = Choisis maintenant l’autre bout de l’escalator.
tiles-armed-hero = À qui ? B, M, E ou D.
tiles-armed-side = De quel côté ? Une flèche.

tiles-whose = À qui
tiles-brushes = Quoi poser sur une case
tiles-palette-hint = Touche une case pour l’y poser, encore une fois pour l’enlever. Touche entre deux cases pour un mur, au bord pour l’entrée.
tiles-brush-floor = Sol
tiles-brush-shop = Boutique
tiles-brush-escalator = Escalator
tiles-brush-passage = Petit passage
tiles-kind-exploration = Exploration
tiles-kind-vortex = Vortex
tiles-kind-item = Objet
tiles-kind-exit = Sortie
tiles-kind-hourglass = Sablier
tiles-kind-ball = Boule de cristal
tiles-kind-camera = Caméra
tiles-owned = { $kind } ({ $hero })

tiles-keys = Touches
tiles-key-go = Aller de case en case
tiles-key-wall = Ajouter ou enlever un mur de ce côté
tiles-key-passage = Petit passage de ce côté
tiles-key-floor = Sol nu
tiles-key-shop = Boutique
tiles-key-exploration = Case Exploration d’un héros : B barbare, M magicienne, E elfe, D nain
tiles-key-owned = Vortex, objet, sortie ; puis le héros
tiles-key-free = Sablier, boule de cristal, caméra
tiles-key-escalator = Un bout d’escalator ; encore pour l’autre
tiles-key-tiles = Tuile suivante et précédente
tiles-key-turn = Tourner l’image
tiles-key-undo = Annuler, rétablir

tiles-preview = Image de la tuile { $name }
tiles-preview-words = Comme sur la table
tiles-turn = Tourner l’image

tiles-findings = Ce que nous avons trouvé
tiles-not-drawn = Pas encore dessinée. Commence où tu veux.
tiles-tile-fine = Cette tuile est bonne.
tiles-complete = Complet : toutes les règles d’un jeu standard sont respectées.
tiles-playable = On peut y jouer, même s’il diffère d’un jeu complet.
tiles-missing-tiles = { $count ->
    [one] Il manque une tuile : { $names }.
   *[other] Il manque { $count } tuiles : { $names }.
}
tiles-elsewhere = { $count ->
    [one] 1 problème sur d’autres tuiles
   *[other] { $count } problèmes sur d’autres tuiles
}
tiles-figures = Nombres
tiles-wanted = il faut
tiles-at-least = { $least } ou plus
tiles-from-to = { $least } à { $most }
tiles-counted-items = Objets
tiles-counted-exits = Sorties
tiles-counted-hourglasses = Sabliers
tiles-counted-balls = Boules de cristal
tiles-counted-cameras = Caméras
tiles-counted-passages = Petits passages
tiles-counted-escalators = Escalators
tiles-counted-explorations = Cases Exploration
tiles-counted-vortices = Vortex
tiles-counted-early_vortices = Vortex sur les tuiles 1 à 9
tiles-report = { $wrong ->
    [0] Aucune erreur.
    [one] Une erreur.
   *[other] { $wrong } erreurs.
} { $lacking ->
    [0] Il ne manque rien.
    [one] Il manque une chose.
   *[other] Il manque { $lacking } choses.
}

tiles-odds = Mille donnes
tiles-odds-hint = Nous mélangeons tes tuiles mille fois pour voir si le centre commercial peut être posé et gagné.
tiles-odds-not-yet = Nous pourrons l’essayer quand il n’y aura plus d’erreurs.
tiles-odds-run = Essayer mille donnes
tiles-odds-placed = Posées jusqu’au bout
tiles-odds-won = Gagnables
tiles-odds-of = { $part } sur { $whole }

tiles-name = Nom du jeu de tuiles
tiles-save = Enregistrer
tiles-saved = Enregistré. Tu le trouves dans le salon, sous Centre commercial.
tiles-save-needs = Pour y jouer, il faut toutes les tuiles, avec un objet et une sortie pour chaque héros.
tiles-play = Jouer avec
tiles-code = Code de ce jeu :
tiles-copy-link = Copier le lien
tiles-link-copied = Lien copié.
tiles-export = Exporter
tiles-import = Importer
tiles-import-hint = Remplace les tuiles en cours. Annuler les ramène.
tiles-import-file = Un fichier
tiles-import-text = Ou colle un texte, ou le code d’un jeu enregistré
tiles-import-standard = Partir de nos tuiles
tiles-import-read = Lire
tiles-import-nothing = Nous n’avons trouvé aucune tuile lisible.
tiles-import-unread = Illisible : { $names }
tiles-machine = Générer
tiles-seed = Numéro
tiles-seed-hint = Même numéro, mêmes tuiles. Laisse vide pour une surprise.
tiles-generate = Jeu entier
tiles-fill = { $count ->
    [0] Rien à compléter
    [one] Compléter la dernière tuile
   *[other] Compléter les { $count } tuiles manquantes
}
tiles-generated = Voici « { $name } ». Annuler ramène ce que tu avais.
tiles-filled = { $count ->
    [one] Une tuile a été dessinée pour toi.
   *[other] { $count } tuiles ont été dessinées pour toi.
}
tiles-trouble-away = Le serveur ne répond pas. Ton dessin est enregistré ici.
tiles-trouble-busy = Trop à la fois. Attends un peu, puis réessaie.
tiles-trouble-refused = Le serveur n’a pas pu faire cela avec ce jeu.

tiles-print = Imprimer
tiles-print-title = Imprimer « { $name } »
tiles-print-hint = Les tuiles font 8 cm de large. Imprime sans marges et à 100 %, puis coupe le long des repères.
tiles-print-back = Retour à l’atelier
tiles-print-whole = Le jeu complet en PDF contient aussi les cartes, le paquet solo, les pions, les jetons, les règles, les scénarios et le livre des défis. Ces feuilles n’ont que les tuiles et les pions.
tiles-pdf = Jeu complet en PDF
tiles-pdf-making = Création du PDF…
tiles-pdf-not-now = Impossible de créer le PDF pour le moment. Tu peux quand même imprimer ces feuilles.
tiles-print-nothing = Rien n’est encore dessiné.
tiles-paper = Papier
tiles-ink = Encre
tiles-ink-full = En couleurs
tiles-ink-safe = Pour daltoniens
tiles-ink-saving = Économe
tiles-backs = Dos
tiles-backs-hint = Pour imprimer recto verso, retourné sur le bord long.
tiles-pawns = Pions et sonnette
tiles-pawns-hint = Découpe, plie sur le pointillé et pose-les debout.
tiles-bell = Sonnette
tiles-sheet = Feuille { $number }
tiles-face-down = Une tuile face cachée

tiles-flaw-no-set-line = Le texte doit commencer par une ligne : set NOM
tiles-flaw-set-name = Le jeu a besoin d’un nom de 1 à { $most } caractères.
tiles-flaw-stray-line = { $line } se trouve avant toute tuile.
tiles-flaw-no-such-header = { $line } n’est pas une tuile. Ce sont 1A, 1B et 2 à 24.
tiles-flaw-drawn-twice = Elle est dessinée deux fois.
tiles-flaw-lines = Un dessin a { $wanted } lignes, pas { $found }.
tiles-flaw-wide = La ligne { $row } dépasse { $most } caractères.
tiles-flaw-corners = À la ligne { $row }, il faut un + à chaque coin de case.
tiles-flaw-square-mark = { $drawn } n’est pas une case.
tiles-flaw-border-mark = { $drawn } ({ $side }) n’est ni mur, ni passage, ni ouverture.
tiles-flaw-tile-name = Les tuiles sont 1A, 1B et 2 à 24.
tiles-flaw-outside = C’est en dehors de la tuile.
tiles-flaw-special-on-shop = Les cases spéciales sont sur du sol, pas sur une boutique.
tiles-flaw-wrong-owner = Mauvais propriétaire : { $kind }
tiles-flaw-wall-place = Un mur sépare deux cases de sol.
tiles-flaw-passage-place = Un petit passage relie deux cases de sol.
tiles-flaw-passage-in-wall = Un bord est un mur ou un petit passage, pas les deux.
tiles-flaw-passage-outside = Un petit passage est dans la tuile, pas à son bord.
tiles-flaw-escalator-place = Un escalator relie deux cases de sol.
tiles-flaw-escalator-twice = Un seul escalator peut finir sur une case.
tiles-flaw-escalator-ends = L’escalator { $digit } a besoin de deux bouts. Il en a { $found }.
tiles-flaw-exploration-place = Une case Exploration est là où une porte peut être.
tiles-flaw-exploration-shut = La case Exploration a besoin d’une ouverture ({ $side }).
tiles-flaw-opening-place = De ce côté ({ $side }), l’ouverture ne peut être qu’à { $place }.
tiles-flaw-start-explorations = La tuile 1 a quatre cases Exploration, une par héros.
tiles-flaw-explorations = Une tuile a d’une à trois cases Exploration, pas { $found }.
tiles-flaw-start-entrance = La tuile 1 n’a pas d’entrée.
tiles-flaw-no-entrance = Elle n’a pas d’entrée. Toutes les tuiles sauf la 1 en ont une.
tiles-flaw-second-entrance = Une deuxième entrée : il y en a déjà une ({ $side }).
tiles-flaw-entrance-on-shop = L’entrée donne sur une boutique.
tiles-flaw-entrance-explores = Une porte est l’entrée ou une case Exploration, pas les deux.
tiles-flaw-start-centre = Les héros partent des quatre cases du milieu : elles doivent être du sol.
tiles-flaw-no-start = Un jeu a besoin de la tuile 1.
tiles-flaw-tile-missing = Cette tuile manque.
tiles-flaw-centre-plain = Les quatre cases du milieu doivent être du sol nu.
tiles-flaw-start-escalator = La tuile 1 a un escalator, pas { $found }.
tiles-flaw-start-vortices = Vortex ({ $hero }) sur la face { $face } : il en faut { $wanted }.
tiles-flaw-kind-count = { $kind } : { $found } ici, il en faut { $wanted }.
tiles-flaw-exit-owner = La sortie ici appartient à : { $hero }.
tiles-flaw-item-owner = Objets ({ $hero }) : { $found }, il en faut { $wanted }.
tiles-flaw-early-passage = Pas de petit passage avant la tuile { $first }.
tiles-flaw-passages = Petits passages : { $found }, il en faut { $wanted }.
tiles-flaw-total = { $what } : { $found }, il en faut { $wanted }.
tiles-flaw-floor-apart = Le sol n’est pas relié.
tiles-flaw-leads-nowhere = De l’entrée, aucune case Exploration n’est accessible sans petit passage.
tiles-flaw-alike = La même que la tuile { $other }, seulement tournée.

