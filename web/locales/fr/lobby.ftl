# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Salon { $code }
# $name: who hosts
lobby-hosted = Hôte : { $name }
lobby-you-host = Tu es l’hôte
lobby-result = Revoir le résultat

# Inviting
lobby-invite = Invite avec ce code
lobby-copy = Copier le lien
lobby-copied = Lien copié. Envoie-le à tes amis.
lobby-copy-failed = Impossible de copier le lien. Le voici : { $link }
lobby-share = Partager…
# Goes out with the link when it is shared.
lobby-share-words = Viens dévaliser un centre commercial avec moi. Mais pas un mot.
# $link: the whole address
lobby-qr = QR code pour { $link }

# Seats
lobby-table = Autour de la table
lobby-passing = les cartes passent à gauche à chaque sablier retourné
# $ready, $seats: numbers
lobby-ready-count = Prêts : { $ready } sur { $seats }
# $seat: a number from 1
lobby-seat = siège { $seat }
lobby-you = Toi
lobby-host = hôte
lobby-away = absent
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, vitesse { $pace }
lobby-lag = { $ms } ms
lobby-seat-free = Siège libre
lobby-seat-take = Prendre ce siège
lobby-seat-change = Aller à ce siège
lobby-seat-bot = Ajouter un bot
lobby-seat-unbot = Retirer le bot
lobby-seat-clear = Libérer ce siège
lobby-seat-stand = Se lever et regarder
lobby-seat-ready = prêt
lobby-seat-swap = Échanger la carte
# $abilities: a list of abilities, already in words
lobby-seat-card = Carte : { $abilities }
lobby-seat-leader = chef : sans carte
lobby-seat-swap-words = Choisis la carte contre laquelle l’échanger.
lobby-rename = Changer de nom
lobby-rename-label = Ton nom à la table
lobby-rename-save = Valider
lobby-make-host = Nouvel hôte : { $name }
lobby-watching = Spectateurs
lobby-silence = Dès que le sable coule, plus personne ne parle. Voix et chat se rouvrent quand le sablier est retourné.
lobby-solo-words = En solo, tu as tous les pouvoirs, une carte à la fois.
lobby-fill-bots = Bots aux sièges vides

# The start
lobby-start = Lancer le casse
lobby-start-wait = on attend { $name }
lobby-start-wait-more = on attend { $name } et { $count ->
    [one] 1 de plus
   *[other] { $count } de plus
}
lobby-start-empty = { $count ->
    [one] un siège est vide
   *[other] { $count } sièges vides
}
lobby-start-plan = d’abord, le plan
lobby-dealing = Mise en place du centre commercial…
lobby-ready = OK pour moi
lobby-ready-is = C’est bon !
lobby-ready-host = { $name } lance
lobby-sit-first = Assieds-toi pour jouer
lobby-full = Tous les sièges sont pris. Tu regardes.
lobby-empty-title = { $count ->
    [one] Un siège est vide
   *[other] { $count } sièges sont vides
}
lobby-empty-words = Attends d’autres joueurs, ou commence maintenant :
lobby-empty-bots = Compléter avec des bots
lobby-empty-fewer = { $seats ->
    [one] Jouer en solo
   *[other] Jouer à { $seats }
}
lobby-empty-wait = Attendre

# The scenario and the table's choices
lobby-scenario = Le scénario
lobby-only-host = C’est { $name } qui choisit.
lobby-code-label = Code de partage
lobby-code-hint = Le code ou le lien d’un scénario perso, comme 040G2-40200-…
lobby-code-use = Utiliser
lobby-code-copy = Copier le code
lobby-code-copied = Code de partage copié.
lobby-code-copy-failed = Impossible de copier le code de partage. Le voici : { $code }
lobby-code-bad = Code de partage invalide. Vérifie les lettres.
lobby-seats = Sièges
lobby-level = Niveau
lobby-level-hint = Plus de tuiles, plus à trouver, plus de façons de se perdre.
lobby-options = Plus d’options
lobby-voice = Chat vocal
lobby-talk = Parole libre
lobby-talk-hint = Seulement dans ce scénario, pour apprendre ensemble.
lobby-pace = Vitesse des bots
bot-level-relaxed = calme
bot-level-human = humaine
bot-level-brisk = vive
bot-level-fast = rapide
bot-level-lightning = éclair
lobby-skill = Niveau des bots
bot-skill-novice = débutant
bot-skill-good = bon
bot-skill-expert = expert
bot-skill-novice-hint = Au début, beaucoup de choses leur échappent, comme aux premières parties.
bot-skill-good-hint = Parfois, ils remarquent quelque chose un peu tard.
bot-skill-expert-hint = Ils remarquent tout, tout de suite.
lobby-patient = Bots patients
lobby-patient-hint = Pour les débutants : un moment, les humains jouent d’abord.
lobby-listen = Les bots attendent quand on parle
lobby-listen-hint = Ils attendent que quelqu’un agisse ou que ce temps passe.
lobby-listen-off = non
lobby-listen-seconds = { $seconds } s
lobby-fair = Seulement des parties gagnables
lobby-fair-hint = La mise en place prend un peu plus de temps.
lobby-hold = Bots remplaçants
lobby-hold-hint = Pour qui perd longtemps la connexion.
lobby-pause = Pauses permises
lobby-pause-hint = Une partie mise en pause porte une marque.
lobby-leader = Chef fixe
lobby-leader-hint = Les autres se passent les cartes sans lui.
lobby-face = Tuile de départ
lobby-face-A = De jour
lobby-face-B = De nuit
lobby-face-hint = De jour, elle a des vortex ; de nuit, aucun.
lobby-edition = Édition
lobby-edition-house = Maison
lobby-edition-A = Ancienne
lobby-edition-B = Récente
lobby-edition-house-hint = Le vol est automatique ; on peut regarder une tuile avant de la poser.
lobby-edition-A-hint = Le vol est automatique ; une tuile se pose là où on l’a trouvée.
lobby-edition-B-hint = Quelqu’un doit annoncer le vol ; on peut regarder une tuile avant de la poser.
lobby-sand = Sablier
lobby-sand-hint = Combien de sable il contient.
lobby-tiles = Centre commercial
lobby-tiles-standard = Standard
lobby-tiles-seed = Au hasard
lobby-tiles-hint = Un centre commercial au hasard naît d’un numéro : même numéro, même centre commercial.
lobby-tiles-number = Numéro du centre commercial
lobby-deal = Cartes
lobby-deal-apart = Espacées
lobby-deal-random = Au hasard
lobby-deal-agreed = Au choix
lobby-deal-apart-hint = Les mêmes pouvoirs sont loin l’un de l’autre.
lobby-deal-random-hint = Distribuées au hasard.
lobby-deal-agreed-hint = Comme vous les voyez autour de la table ; l’hôte peut les échanger.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Dis quelque chose
lobby-chat-send = Envoyer
lobby-chat-empty = Dis bonjour tant que c’est permis.
lobby-chat-own = Toi
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name } : { $text }

# What went wrong, by reason
lobby-error-seat_taken = Ce siège est déjà pris.
lobby-error-seat_held = Ce siège est gardé pour quelqu’un qui s’est absenté.
lobby-error-seats_empty = Chaque siège doit être pris.
lobby-error-not_the_host = Seul l’hôte peut faire ça.
lobby-error-game_running = Pas tant qu’une partie est en place.
lobby-error-nobody_there = Cette personne n’est plus là.
lobby-error-bad_table = Ces options ne vont pas ensemble.
lobby-error-slow_down = Un peu trop vite. Réessaie.
lobby-error-not_stored = Le serveur n’a pas pu l’enregistrer. Réessaie dans un instant.
lobby-error-silence = Cela doit attendre que la parole s’ouvre.
lobby-error-other = Ça n’a pas marché. Réessaie.

tiles-choice-code = Code ou lien d’un jeu de tuiles
tiles-choice-draw = Atelier des tuiles
tiles-choice-none = Dessines-en un à l’atelier, ou colle le code d’un ami.
tiles-choice-own = Le tien
tiles-choice-take = Prendre
tiles-choice-which = Ton jeu de tuiles
tiles-trouble-missing = Ce jeu de tuiles n’est pas sur ce serveur.
book-level-is = niveau { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Défi du jour : { $date }
daily-lobby-words = Les options sont fixées ; vous choisissez seulement qui joue. Les parties suivantes ici sont des parties normales.
# The lobby
lobby-code-edit = Modifier ce scénario
lobby-code-make = Créer un nouveau scénario
lobby-error-daily_table = Les options du jour sont fixées, sauf les sièges.
lobby-error-day_over = Ce jour est passé. C’est maintenant un salon normal.
lobby-error-day_needs_people = Les bots seuls ne jouent pas le défi du jour : quelqu’un doit s’asseoir.
lobby-error-day_deal = La donne du jour ne se rejoue pas.
lobby-error-table_changed = Les options ont changé ; cette donne ne convient plus.
lobby-error-no_such_tile_set = Ce jeu de tuiles n’est pas sur ce serveur.
