book-lead = Toutes les victoires sur ce serveur. Moins on retourne le sablier, mieux c’est ; à égalité, le sable restant compte.
book-groups = À qui est le livre
book-groups-words = Un groupe, ce sont les noms à la table ; majuscules et espaces ne comptent pas. Il n’y a pas de comptes.
book-all = Tout le monde
book-has-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] encore un groupe
       *[other] encore { $count } groupes
    }
book-stars =
    { $stars ->
        [one] { $stars } étoile sur { $of }
       *[other] { $stars } étoiles sur { $of }
    }
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] sablier non retourné · reste { $sand }
        [one] retourné une fois · reste { $sand }
       *[other] retourné { $turns } fois · reste { $sand }
    }
# How a line of the book looks, read aloud.
book-look-full = gagné, une étoile
book-look-marked = gagné, avec une marque
book-look-none = pas encore gagné
# $line: its name; $state: one of the three above
book-open = { $line } : { $state }
book-nobody = encore personne
book-nobody-yet = Personne ne l’a encore gagné. Serez-vous les premiers ?
book-not-yet = Ce groupe ne l’a pas encore gagné.
book-play = Jouer
book-watch = Regarder
book-legend = Étoile pleine : victoire nette. Étoile en pointillés : victoire avec une marque. Touche une étoile pour en savoir plus.
book-empty = Le livre est encore vide. Choisis un timbre ou une étoile, et joue.
book-loading = Ouverture du livre…
book-away = Impossible d’ouvrir le livre pour l’instant. Le serveur est-il lancé ?
book-print = Imprimer la feuille
book-turns = Retournés
book-sand = Sable
book-date = Date
book-names = Noms
book-sheet-legend = ★ victoire nette · ☆ victoire avec une marque · fois retourné · sable restant
book-printed = Imprimé le { $date }

# Why a win does not count as pure.
book-marks = Marques
book-mark-bots = avec des bots
book-mark-paused = avec pauses
book-mark-interrupted = interrompue
book-mark-rigged = truquée
book-mark-talk = parole libre
book-mark-sand = autre sablier
book-mark-face = autre tuile de départ
book-mark-tiles = autres tuiles
book-mark-own = scénario perso
book-mark-daily = défi du jour
book-mark-continued = reprise
book-mark-again = même donne
book-mark-table = à une table

# After a game.
book-news-first = Nouveau dans le livre : votre première étoile ici !
book-news-better = Nouveau dans le livre : votre meilleure victoire !
