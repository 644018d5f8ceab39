# The table: the screen of the game itself.
table-sand = Sablier
table-sand-left = Il reste
table-sand-if-turned = Si retourné
table-sand-locked = Les caméras bloquent le sablier
table-seats = Autour de la table
table-seat-empty = Siège { $number }
table-seat-rung = { $name } sonne !
table-seat-rung-own = tu sonnes
table-seat-stares = fixe { $name }
table-seat-stares-you = te fixe
table-seat-leader = chef, sans carte
table-seat-bot = bot
table-seat-nobody = siège libre
table-seat-away = absent
table-seat-yours = tes pouvoirs
table-seat-ready = prêt
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = Aucun pouvoir
table-bell-at = Sonner pour { $name }
table-bell-self = Sonner pour moi
table-stare-at = Fixer { $name }
table-cards-pass = cartes à gauche au prochain sablier
table-watchers =
    { $count ->
        [one] 1 regarde
       *[other] { $count } regardent
    }
table-loot = Objets · { $count } sur 4 en place
table-exits = Sorties · { $count } sur 4 dehors
table-hero-out = dehors
table-hero-inside = encore dedans
table-hero-in-place = en place
table-hero-not-in-place = pas en place
table-cameras = Caméras actives
table-cameras-lock = sabliers bloqués
table-cameras-would-lock = deux bloquent les sabliers
table-flips = Sabliers restants
table-flips-used =
    { $count ->
        [0] aucun utilisé
        [one] un utilisé
       *[other] { $count } utilisés
    }
table-vortices = Vortex
table-vortices-open = ouverts
table-vortices-closed = fermés
table-tiles-left = Tuiles
table-next-tile = Après : tuile { $tile }
table-tile-in-hand = Tuile { $tile } retournée. Choisis une porte.
table-facts = État de la partie
table-controls = Tes commandes
table-board = Le centre commercial
table-log = Ce qui s’est passé
table-bell = Sonner pour…
table-stare = Fixer…
table-steal = On vole !
table-look = Voir d’abord
table-turn-card = Autre carte
table-pause = Pause
table-paused = Le jeu est en pause
table-resume = Reprendre
table-played-on = À partir d’ici, c’est toi et les bots. Le sable t’attend.
table-played-on-mark = reprise
table-you-lead = Tu es le chef : pas de carte, mais la sonnette n’est qu’à toi. Pose-la devant qui devrait agir.
table-cancel = Annuler
table-theft = Le vol !
table-theft-run = Alarme ! Tout le monde aux sorties.
moment-hush = Chut !
moment-hush-why = Tant que le sable coule, plus un mot
moment-won = Tous dehors !
moment-lost = Lumière !
table-interrupted = interrompue
table-rigged = truquée
table-was-paused = mise en pause
table-scenario = Scénario { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Silence
talk-now = Parlez !
talk-hands = Par gestes
talk-on-turn = jusqu’au prochain sablier
talk-on-turn-or-elf = jusqu’au sablier, ou si l’elfe explore
talk-never = pas un mot de la partie
talk-until-act = jusqu’à une action
talk-always = la parole est libre
talk-planning = préparez votre plan
talk-over = la partie est finie
talk-watching = La table peut parler
talk-read-along = tu peux lire
talk-panel = Parole
talk-title = Parlez !
talk-title-hands = Par gestes !
talk-plan = Parole libre
talk-plan-why = Le sable ne coule pas encore
talk-cause-turn = { $hero } a retourné le sablier
talk-cause-elf = L’elfe a exploré
talk-write = Écris ou parle…
talk-write-only = Écris…
talk-write-label = Dire quelque chose à tous
talk-send = Envoyer
talk-signs = Gestes
talk-words = Ce qui s’est dit
talk-foot = La première action coupe la parole. Le sable continue de couler.
talk-voice-join = Activer la voix
talk-voice-leave = Couper la voix
talk-voice-hold = Maintiens pour parler
talk-voice-open = Micro ouvert
talk-voice-listening = Écoute seule, pas de micro
talk-voice-failed = Impossible d’activer la voix
talk-voice-muted = Voix coupée jusqu’au prochain temps de parole
talk-voice-asking = En attente du micro…

# Before the hourglass is turned.
planning-title = Préparez votre plan
planning-how = Regardez le centre commercial et parlez autant que vous voulez. Dès que le sable coule, plus un mot.
planning-yours = Tu peux faire ceci avec les quatre héros :
planning-solo = Tu tires des cartes ; celle du dessus est ce que tu peux faire.
planning-leader = Tu n’as pas de carte : tu es le chef et tu as la sonnette.
planning-start = Lancer le sable
planning-not-ready =
    { $count ->
        [one] 1 joueur pas prêt
       *[other] { $count } joueurs pas prêts
    }
planning-ready = OK pour moi
planning-host-starts = { $name } lance le sable
planning-watching = Tu regardes. Ça commence quand le sable coule.

# The control: one button for each hero and ability.
matrix = Tes pouvoirs, héros par héros
matrix-hero = { $hero } : { $place }
matrix-move =
    { $steps ->
        [one] Déplacer { $hero } { $ability } : 1 pas
       *[other] Déplacer { $hero } { $ability } : jusqu’à { $steps } pas. Flèches haut et bas pour choisir combien
    }
matrix-vortex =
    { $count ->
        [one] { $hero } prend un vortex
       *[other] { $hero } prend un vortex : { $count } au choix
    }
matrix-explore =
    { $count ->
        [one] { $hero } explore
       *[other] { $hero } explore : { $count } portes au choix
    }
matrix-escalator = { $hero } prend l’escalator
matrix-impossible = { $hero }, { $ability } : pas possible maintenant
matrix-not-mine = { $ability } n’est pas à toi, mais à { $names }
choose-vortex = { $hero } : quel vortex ?
choose-explore = { $hero } : quelle porte ?
choose-on-board = Touche-le sur le plateau
choose-or-press = ou appuie sur
choose-stay = Rester
choose-bell = Sonner pour qui ?
choose-stare = Fixer qui ?

# Two tiles must go (C11).
discard-title = Les murs bougent
discard-how = Choisissez deux tuiles qui vont sous la pioche. Ni héros ni case hors service dessus, et sans rien couper.
discard-tiles = Tuiles du plateau
discard-tile = Tuile { $tile }
discard-chosen = Tuile { $tile } ({ $place })
discard-commit = Les retirer

# Solo.
solo-left =
    { $count ->
        [0] plus de carte
        [one] encore une carte
       *[other] encore { $count } cartes
    }
solo-none = Tire une carte
solo-discard = déjà tirées

# Watching.
watch-title = Tu regardes
watch-how = Tu vois tout et ne peux rien faire.
watch-sit = Prendre le siège { $number }

# The view of the map.
view-group = Vue du plateau
view-fit = Tout afficher
view-closer = Zoomer
view-farther = Dézoomer
view-hero = Montrer : { $hero }

# Keys, in short.
legend-step = { $direction } : un pas
legend-hold = maintenir
legend-slide = avancer, lâcher pour arrêter
legend-tab = héros, puis flèches
legend-help = toutes les touches

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = Le plateau en mots
mall-open = Le plateau en mots
mall-close = Fermer
mall-summary = Il reste { $time } de sable, { $turned } si retourné. Tuiles restantes : { $tiles }. Sabliers en vue : { $flips }.
mall-commands = { $hero } : ce que tu peux faire
mall-no-commands = { $hero } : tu ne peux rien faire maintenant.
mall-other-commands = Ce que tu peux faire d’autre
mall-specials = Cases spéciales en vue
mall-tiles = Toutes les tuiles
mall-tile = Tuile { $tile }
place-plain = une case
place-off = hors du plateau
place-floor = tuile { $tile } { $cell }
place-special = tuile { $tile } { $cell }, { $spot }
spot-exploration = case Exploration { $hero }
spot-vortex = vortex { $hero }
spot-hourglass = sablier
spot-item = objet { $hero }
spot-exit = sortie { $hero }
spot-ball = boule de cristal
spot-camera = caméra
spot-escalator = escalator
spot-spent = { $spot }, hors service
short-exploration = à une porte
short-vortex = sur vortex
short-hourglass = sablier
short-item = sur objet
short-exit = à une sortie
short-ball = boule
short-camera = à une caméra
short-escalator = escalator
short-tile = tuile { $tile }
door-joined = porte { $side } vers tuile { $tile }
door-closed = porte { $side }, cul-de-sac
door-explore = porte { $side }, à explorer : { $hero }
door-nowhere = porte { $side }, rien derrière
tile-escalator = Escalator de { $one } à { $other }
tile-hero = { $hero } en { $cell }
hero-stands = { $hero } : { $place }.
hero-has-left = { $hero } a quitté le centre commercial.
way-none = { $direction } : pas de passage.
way-far =
    { $steps ->
        [one] { $direction } : 1 pas, vers { $place }.
       *[other] { $direction } : jusqu’à { $steps } pas, vers { $place }.
    }
way-escalator = Escalator vers { $place }.
way-vortex = Vortex vers { $place }.
way-explore = Porte à explorer : { $place }.
way-beside = Sur la même tuile : { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, 1 pas : { $place }
       *[other] { $direction }, { $steps } pas : { $place }
    }
command-escalator = prendre l’escalator
command-vortex = vortex vers { $place }
command-explore = explorer : { $place }

# Help.
help-open = Aide
help-title = Aide
help-rules = Le jeu en bref
help-rule-goal = Amenez les quatre héros en même temps sur les objets de leur couleur, puis dehors par les sorties, avant que le sable ne s’écoule.
help-rule-act = Il n’y a pas de tours. Ce qui est sur ta carte, tu peux le faire avec chaque héros, à tout moment. Rien d’autre.
help-rule-sand = Un héros qui s’arrête sur un sablier le retourne : le sable qui a coulé est le temps qui vous reste. Chaque sablier ne sert qu’une fois.
help-rule-talk = Personne ne parle tant que le sable coule, sauf aux temps de parole : quand le sablier est retourné, jusqu’à la prochaine action. La sonnette veut dire : fais quelque chose !
help-rule-theft = Une fois les quatre objets volés, l’alarme sonne et les vortex sont fermés pour de bon.
help-rule-exit = Un héros qui s’arrête sur sa sortie est dehors. Quand les quatre sont dehors, c’est gagné.
help-touch = Au toucher
help-touch-button = Touche un bouton : ce héros agit. Garde-le appuyé : il avance case par case ; relâche où il doit s’arrêter.
help-touch-hero = Ou touche un héros, puis une case allumée. Tu peux aussi l’y faire glisser.
help-touch-board = Déplace le plateau d’un doigt, zoome avec deux.
help-touch-bell = Touche la sonnette, puis un joueur : fais quelque chose !
help-all-rules = Toutes les règles
help-keys = Touches
help-key-row = { $ability }, pour les quatre héros de gauche à droite
help-key-hold = aperçu case par case ; relâche pour y aller
help-key-arrows = choisir un héros, puis le déplacer
help-key-escape = annuler l’action en cours
help-key-bell = sonner pour quelqu’un (puis un chiffre)
help-key-stare = fixer quelqu’un (puis un chiffre)
help-key-look = voir d’abord la prochaine tuile
help-key-steal = annoncer le vol
help-key-card = autre carte, en solo
help-key-talk = écrire, au temps de parole
help-key-speak = maintenir pour parler, au temps de parole
help-key-pause = pause et reprise, si permises
help-key-where = dire où sont les héros
help-key-mall = le plateau en mots
help-key-fit = afficher tout le plateau
help-key-closer = zoomer
help-key-farther = dézoomer
help-key-menu = menu
help-key-sound = son coupé ou non

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Salon { $code }
menu-follow = Suivre l’action
menu-show-keys = Touches sur les boutons
menu-single-keys = Raccourcis à une touche
menu-single-keys-why = À désactiver si un lecteur d’écran ou une commande vocale a besoin des lettres.
menu-settings = Tous les réglages
menu-handover = Continuer sur un autre appareil
menu-stand = Se lever et regarder
menu-stand-ask = Te lever ?
menu-stand-bot = Un bot prend mon siège
menu-stand-bot-why = Sans bot, personne ne peut utiliser tes pouvoirs.
menu-stand-now = Se lever
menu-give-up = Abandonner la partie
menu-give-up-ask = Abandonner pour toute la table ?
menu-give-up-why = La partie s’arrête pour tout le monde. Elle n’ira pas dans le livre.
menu-give-up-lobby = Changer les options
menu-deal-again = Nouvelle donne
menu-no = Continuer à jouer
menu-pass-host = Choisir un autre hôte
menu-leave = Quitter la table
menu-leave-why = Ton siège est gardé ; reviens par le même lien.
handover-wait = Un instant…
handover-qr = QR code pour l’autre appareil
handover-how = Scanne ceci avec l’autre appareil, ou ouvres-y cette adresse. Elle sert une fois, pendant cinq minutes.
handover-failed = Impossible de créer un code pour l’instant.
handover-again = Réessayer

# On the map.
table-title = La table : { $name }
board-explore-here = Explorer ici
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability } : { $name }. Sonner
