analysis = Comment ça s’est passé
analysis-loading = On repasse la partie…
analysis-not-now = Ce n’est pas disponible pour l’instant.
analysis-again = Réessayer
analysis-never-started = Le sablier n’a jamais été retourné : il n’y a rien à raconter.
analysis-as-table = La même chose en tableau
analysis-hero = Héros
analysis-who = Qui
analysis-when = Quand
analysis-duration = Temps
analysis-more = Afficher plus
analysis-mark-spoken = { $what }, à { $time }
analysis-see = Voir, à { $time }

analysis-praise-won = Tous les quatre dehors, avec { $time } de sable restant.
analysis-praise-stolen = Le vol est réussi : les quatre objets au même moment.
analysis-praise-near-plan = { $actions } actions. En connaissant d’avance toutes les tuiles, un bon plan en demande { $planned } : vous en êtes tout près.
analysis-praise-late = Chaque retournement du sablier est tombé au bon moment.
analysis-praise-together =
    { $actions ->
        [one] Une action sans un mot : c’est ainsi que ça commence.
       *[other] { $actions } actions sans un mot : c’est ainsi que ça commence.
    }

analysis-time = Où est passé le temps
analysis-time-words = Vous avez joué { $time } ; pendant { $talked }, vous pouviez parler.
analysis-phase = Partie
analysis-phase-search = Recherche
analysis-phase-gathering = Rassemblement
analysis-phase-escape = Fuite
analysis-talk = Parole
analysis-mark-turn = Sablier retourné
analysis-mark-theft = Vol
analysis-mark-pause = Pause

analysis-sand = Le sable
analysis-sand-words =
    { $turns ->
        [one] Retourné une fois, { $time } restant à la fin.
       *[other] Retourné { $turns } fois, { $time } restant à la fin.
    }
analysis-sand-untouched = Jamais retourné, { $time } restant à la fin.
analysis-sand-wasted = Retourné plus tard, il aurait duré { $time } de plus.
analysis-sand-locked = Pendant { $time }, des caméras ont tenu tout le monde loin des sabliers.
analysis-turn-left = { $time } restant
analysis-wasted = À gagner en retournant plus tard
analysis-locked = Bloqué par les caméras
analysis-before-turn = Avant
analysis-after-turn = Après
analysis-no-turns = Le sablier n’a pas été retourné.

analysis-shares = La part de chacun
analysis-shares-words = Qui a agi combien de fois, et en combien de temps quand il y avait quelque chose d’utile à faire.
analysis-share =
    { $actions ->
        [one] une action · { $percent }
       *[other] { $actions } actions · { $percent }
    }
analysis-reaction = la moitié en { $median } s, neuf sur dix en { $ninety } s
analysis-count-actions = Actions
analysis-count-steps = Cases
analysis-count-explorations = Explorations
analysis-count-turns = Retournements
analysis-count-bells-placed = Sonnettes données
analysis-count-bells-received = Sonnettes reçues
analysis-count-useful = Juste à point

analysis-heroes = Les héros
analysis-heroes-words = Un héros attend quand quelque chose d’utile lui était ouvert depuis plus de deux secondes.
analysis-part-moving = en route
analysis-part-waiting = en attente
analysis-part-resting = rien à faire
analysis-part-talking = on parlait
analysis-part-safe = dehors
analysis-waits = Qui a attendu qui
analysis-waits-words = { $hero } : la plus longue attente était pour { $name }, { $time } en tout. Un coup d’œil aux autres héros de temps en temps aide bien.
analysis-waits-none = Personne n’a dû attendre : bien joué !

analysis-heat = Chemins battus
analysis-heat-words = Plus c’est grand et rouge, plus un héros est passé par là.
analysis-heat-measure = Ce qui compte
analysis-heat-visits = Combien de fois
analysis-heat-stood = Combien de temps
analysis-heat-squares = Cases
analysis-heat-stops = Arrêts
analysis-heat-passes = Passages

analysis-chances = Des occasions pour la prochaine fois
analysis-chances-none = Rien d’utile n’est resté ouvert longtemps. Rien ne vous a échappé !
analysis-chances-words =
    { $count ->
        [one] Une fois, quelque chose d’utile est resté ouvert un moment.
       *[other] { $count } fois, quelque chose d’utile est resté ouvert un moment. Les plus longues :
    }
analysis-chance-move = { $hero } : pendant { $seconds } s, on pouvait aller plein { $direction }.
analysis-chance-vortex = { $hero } : pendant { $seconds } s, on pouvait prendre un vortex.
analysis-chance-escalator = { $hero } : pendant { $seconds } s, on pouvait prendre l’escalator.
analysis-chance-explore = { $hero } : pendant { $seconds } s, on pouvait explorer.
analysis-chance-whose = entre les mains de { $names }
analysis-chance-taken = et puis c’est arrivé
analysis-purpose-explore = pour ouvrir une porte
analysis-purpose-item = vers l’objet
analysis-purpose-exit = vers la sortie
analysis-purpose-hourglass = vers le sablier
analysis-purpose-camera = vers une caméra
analysis-purpose-ball = pour la boule de cristal
analysis-purpose-aside = pour laisser passer
analysis-purpose-aside-at-once = pour laisser passer
analysis-purpose-table = pour tous

analysis-beside = À côté d’un plan qui savait tout
analysis-beside-words = En connaissant d’avance toutes les tuiles, un bon plan demande { $actions } actions et, à votre rythme, { $time }. Vous deviez d’abord les découvrir !
analysis-beside-late = Même en connaissant toutes les tuiles, il faut { $actions } actions et, à votre rythme, { $time } : plus qu’il n’y avait de sable. Pas de chance !
analysis-beside-none = Aucun plan trouvé pour cette donne : elle était difficile.
analysis-beside-impossible = Personne n’aurait pu gagner cette donne.
analysis-beside-team = Vous
analysis-beside-plan = Un bon plan
analysis-beside-least = Le minimum possible

what-if-words = À partir de ce moment, des bots jouent à tous les sièges : mêmes tuiles, même sable.
what-if-pace = Leur vitesse
what-if-play = Laisser les bots continuer d’ici
what-if-again = Encore une fois
what-if-busy = Ils jouent…
what-if-watch = Regarder
what-if-won = Ils auraient réussi, avec { $time } restant.
what-if-lost = Ils se seraient fait prendre. { $why }
what-if-runs = { $won } parties gagnées sur { $runs }.
what-if-me = Continuer moi-même
what-if-me-words = Dans une salle à part : toi sur un siège, des bots sur les autres. Jamais dans le livre.
what-if-seat = Mon siège
what-if-opening = On dresse la table…
