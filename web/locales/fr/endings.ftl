# Le dernier écran d’une partie : une fête, ou un mot gentil. Court : tout est posé sur une image.
ending-tabs = Que regarder
ending-tab-moment = La fin
ending-tab-figures = Chiffres
ending-tab-ways = Trajets
ending-tab-analysis = Le récit
ending-tab-talk = Parler

ending-left = de sable restant
ending-scene-won = Quatre héros surgissent de l’entrée illuminée, leur butin à bout de bras.
ending-scene-lost = Toutes les lumières sont allumées. Le faisceau d’une caméra a trouvé quatre héros, mains en l’air.

ending-near-out =
    { $out ->
        [one] Un sur quatre était déjà dehors !
       *[other] { $out } sur quatre étaient déjà dehors !
    }
ending-near-stolen = Le butin y était ; il ne manquait que la sortie.
ending-near-items = Les quatre objets trouvés, { $on } héros sur 4 en place.
ending-near-found = { $found } objets sur 4 trouvés.
ending-near-begun = Les premiers pas sont faits.

ending-book-marked = Dans le livre avec une étoile en pointillés : { $marks }
ending-book-kept = Votre meilleure victoire reste dans le livre

ending-medals = Médailles
ending-medal-quickest-eye = Œil de lynx
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Dernier grain
ending-medal-last-grain-for = à { $time } de la fin
ending-medal-light-fingers = Doigts de fée
ending-medal-light-fingers-for = vol à { $time }
ending-medal-getaway = Dernier sorti
ending-medal-getaway-for = { $time } d’avance
ending-medal-door-opener = Ouvreur de portes
ending-medal-door-opener-for =
    { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
ending-medal-whirlwind = Tourbillon
ending-medal-whirlwind-for =
    { $count ->
        [one] un vortex
       *[other] { $count } vortex
    }
ending-medal-stair-runner = Roi des escaliers
ending-medal-stair-runner-for =
    { $count ->
        [one] un trajet
       *[other] { $count } trajets
    }
ending-medal-sure-hand = Main sûre
ending-medal-sure-hand-for = { $count } fois au bon moment
ending-medal-long-legs = Grandes jambes
ending-medal-long-legs-for =
    { $count ->
        [one] une case
       *[other] { $count } cases
    }

ending-lesson = Une idée pour la prochaine fois
ending-lesson-see = Voir ce moment
ending-lesson-passed-hourglass = { $time } : { $hero } est passé sur un sablier intact avec { $left } restant. S’y arrêter donne { $gain } de plus.
ending-lesson-fresh-hourglass = Un sablier intact restait dans la galerie. Un héros dessus, et vous jouez { $gain } de plus.
ending-lesson-turned-early = { $time } : le sablier a été retourné avec { $left } restant. Juste avant la fin, il donne { $gain } de plus.
ending-lesson-chance = { $time } : { $chance } Un coup de sonnette aide.
ending-lesson-long-talk = { $time } : vous avez parlé longtemps pendant que le sable coulait. Décidez des deux prochains coups, puis allez-y.
ending-lesson-cameras = { $time } : les caméras ont bloqué les sabliers pendant { $gain }.
ending-lesson-empty-handed = D’abord les quatre sur leurs objets, puis le vol, et seulement ensuite la sortie.
ending-lesson-walls = Gardez deux tuiles sans héros : les murs les prennent à chaque tour.
ending-lesson-none-won = Rien d’utile n’est resté longtemps en attente. Continuez comme ça !
ending-lesson-none-lost = Vous connaissez cette galerie : la même donne est à moitié gagnée.

ending-same-deal = Rejouer la même donne
ending-same-deal-note = pour le plaisir, hors du livre
ending-new-deal = Nouvelle donne
ending-next = Suivant : { $name }
ending-watch = Revoir
ending-share = Partager l’image
ending-share-saved = L’image est dans tes téléchargements.
ending-share-failed = L’image n’a pas pu être créée.
