# Le dernier écran d’une partie : une fête, ou un mot gentil. Court : tout est posé sur une image.
ending-tabs = Que regarder
ending-tab-moment = La fin
ending-tab-figures = Chiffres
ending-tab-ways = Trajets
ending-tab-analysis = Analyse
ending-tab-talk = Parler

ending-left = de sable restant
ending-scene-won = Quatre héros surgissent de l’entrée illuminée, leurs objets à bout de bras.
ending-scene-lost = Toutes les lumières sont allumées. Une caméra a surpris quatre héros, mains en l’air.

ending-near-out =
    { $out ->
        [one] Un sur quatre était déjà dehors !
       *[other] { $out } sur quatre étaient déjà dehors !
    }
ending-near-stolen = Vous aviez tous les objets ; il ne manquait que la sortie.
ending-near-items = Les quatre objets trouvés, { $on } héros sur 4 en place.
ending-near-found = Objets trouvés : { $found } sur 4.
ending-near-begun = Vous avez fait les premiers pas.

ending-book-marked = Dans le livre avec une étoile en pointillés : { $marks }
ending-book-kept = Votre meilleure victoire tient toujours

ending-medals = Médailles
ending-medals-none = Pas de médaille cette fois. La prochaine partie en garde pour vous !
ending-medal-quickest-eye = Réaction éclair
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
ending-medal-sure-hand-for =
    { $count ->
        [one] une action parfaite
       *[other] { $count } actions parfaites
    }
ending-medal-long-legs = Grandes jambes
ending-medal-long-legs-for =
    { $count ->
        [one] une case
       *[other] { $count } cases
    }

ending-lesson = Un conseil pour la prochaine fois
ending-lesson-see = Voir ce moment
ending-lesson-passed-hourglass = { $time } : { $hero } a dépassé un sablier neuf avec { $left } restant. S’y arrêter donne { $gain } de plus.
ending-lesson-fresh-hourglass = Il restait un sablier neuf. Un héros dessus, et vous jouez { $gain } de plus.
ending-lesson-turned-early = { $time } : vous avez retourné le sablier avec { $left } restant. Laissez d’abord ce sable s’écouler, puis retournez-le : { $gain } de plus en tout.
ending-lesson-chance = { $time } : { $chance } Pensez à la sonnette.
ending-lesson-long-talk = { $time } : vous avez parlé longtemps pendant que le sable coulait. Décidez des deux prochaines actions, puis allez-y.
ending-lesson-cameras = { $time } : les caméras ont bloqué les sabliers pendant { $gain }.
ending-lesson-empty-handed = D’abord les quatre sur leurs objets, puis le vol, et seulement ensuite la sortie.
ending-lesson-walls = Gardez deux tuiles sans héros : chaque sablier retourné en enlève deux.
ending-lesson-none-won = Aucune action utile n’est restée en suspens longtemps. Continuez comme ça !
ending-lesson-none-lost = Vous connaissez ce centre commercial : retentez la même donne !

ending-same-deal = Rejouer la même donne
ending-same-deal-note = pour le plaisir, hors du livre
ending-new-deal = Nouvelle donne
ending-next = Suivant : { $name }
ending-watch = Revoir
ending-share = Partager l’image
ending-share-saved = L’image est dans tes téléchargements.
ending-share-failed = L’image n’a pas pu être créée.
