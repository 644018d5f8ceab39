analysis = Comment ça s’est passé
analysis-loading = On revoit la partie…
analysis-not-now = Pas disponible pour l’instant.
analysis-again = Réessayer
analysis-never-started = Le sablier n’a jamais été retourné : rien à montrer.
analysis-as-table = Afficher en tableau
analysis-hero = Héros
analysis-who = Qui
analysis-when = Quand
analysis-duration = Temps
analysis-more = Afficher plus
analysis-mark-spoken = { $what }, à { $time }
analysis-see = Voir, à { $time }

analysis-praise-won = Tous les quatre dehors, avec { $time } de sable restant.
analysis-praise-stolen = Vol réussi : les quatre objets en même temps.
analysis-praise-near-plan = { $actions } actions. En connaissant d’avance toutes les tuiles, un bon plan en demande { $planned } : vous y êtes presque.
analysis-praise-late = Vous avez toujours retourné le sablier au bon moment.
analysis-praise-together =
    { $actions ->
        [one] Une action sans un mot : un bon début.
       *[other] { $actions } actions sans un mot : un bon début.
    }

analysis-time = Où est passé le temps
analysis-time-words = Vous avez joué { $time } et pouviez parler pendant { $talked }.
analysis-phase = Phase
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
analysis-sand-wasted = Retourné plus tard, il vous aurait donné { $time } de plus.
analysis-sand-locked = Les caméras ont bloqué les sabliers pendant { $time }.
analysis-turn-left = { $time } restant
analysis-wasted = Perdu en retournant trop tôt
analysis-locked = Bloqué par les caméras
analysis-before-turn = Avant
analysis-after-turn = Après
analysis-no-turns = Le sablier n’a pas été retourné.

analysis-shares = Qui a fait combien
analysis-shares-words = Combien de fois chacun a agi, et en combien de temps quand il y avait quelque chose d’utile à faire.
analysis-share =
    { $actions ->
        [one] une action · { $percent }
       *[other] { $actions } actions · { $percent }
    }
analysis-reaction = médiane { $median } s, 90 % en { $ninety } s
analysis-count-actions = Actions
analysis-count-steps = Cases
analysis-count-explorations = Explorations
analysis-count-turns = Sabliers
analysis-count-bells-placed = Sonnettes données
analysis-count-bells-received = Sonnettes reçues
analysis-count-useful = Parfaites

analysis-heroes = Les héros
analysis-heroes-words = Un héros attend quand quelqu’un aurait pu le déplacer utilement pendant plus de deux secondes.
analysis-part-moving = en mouvement
analysis-part-waiting = en attente
analysis-part-resting = rien à faire
analysis-part-talking = parole
analysis-part-safe = dehors
analysis-waits = Qui a attendu qui
analysis-waits-words = { $hero } a surtout attendu { $name } : { $time } en tout. Gardez un œil sur tous les héros.
analysis-waits-none = Personne n’a dû attendre. Bien joué !

analysis-heat = Cases les plus fréquentées
analysis-heat-words = Plus c’est grand et rouge, plus la case est fréquentée.
analysis-heat-measure = Afficher
analysis-heat-visits = Combien de fois
analysis-heat-stood = Combien de temps
analysis-heat-squares = Cases
analysis-heat-stops = Arrêts
analysis-heat-passes = Passages

analysis-chances = Des occasions pour la prochaine fois
analysis-chances-none = Aucune action utile n’est restée en suspens longtemps. Rien ne vous a échappé !
analysis-chances-words =
    { $count ->
        [one] Une fois, une action utile est restée en suspens un moment.
       *[other] { $count } fois, une action utile est restée en suspens un moment. Les plus longues :
    }
analysis-chance-move = { $hero } : pendant { $seconds } s, on pouvait aller vers { $direction }.
analysis-chance-vortex = { $hero } : pendant { $seconds } s, on pouvait prendre un vortex.
analysis-chance-escalator = { $hero } : pendant { $seconds } s, on pouvait prendre l’escalator.
analysis-chance-explore = { $hero } : pendant { $seconds } s, on pouvait explorer.
analysis-chance-whose = possible pour { $names }
analysis-chance-taken = puis c’est arrivé
analysis-purpose-explore = pour ouvrir une porte
analysis-purpose-item = vers l’objet
analysis-purpose-exit = vers la sortie
analysis-purpose-hourglass = vers le sablier
analysis-purpose-camera = vers une caméra
analysis-purpose-ball = pour la boule de cristal
analysis-purpose-aside = pour laisser passer
analysis-purpose-aside-at-once = pour laisser passer
analysis-purpose-table = pour l’équipe

analysis-beside = Comparé à un plan parfait
analysis-beside-words = En connaissant d’avance toutes les tuiles, un bon plan demande { $actions } actions et, à votre rythme, { $time }. Il vous fallait d’abord les découvrir !
analysis-beside-late = Même en connaissant toutes les tuiles, il faut { $actions } actions et, à votre rythme, { $time } : plus que le sable n’en donnait. Pas de chance !
analysis-beside-none = Aucun plan trouvé pour cette donne : elle était difficile.
analysis-beside-impossible = Personne n’aurait pu gagner cette donne.
analysis-beside-team = Vous
analysis-beside-plan = Un bon plan
analysis-beside-least = Le minimum

what-if-words = À partir de ce moment, des bots prennent tous les sièges : mêmes tuiles, même sable.
what-if-pace = Vitesse des bots
what-if-play = Laisser les bots continuer d’ici
what-if-again = Encore une fois
what-if-busy = Les bots jouent…
what-if-watch = Regarder
what-if-won = Ils auraient réussi, avec { $time } restant.
what-if-lost = Ils se seraient fait prendre. { $why }
what-if-runs = Parties gagnées : { $won } sur { $runs }.
what-if-me = Continuer moi-même
what-if-me-words = Dans un salon à part : toi sur un siège, des bots sur les autres. Ça ne compte jamais pour le livre.
what-if-seat = Mon siège
# In a game that bots played on. $name: who sat there
what-if-bot = Bot pour { $name }
