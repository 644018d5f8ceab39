home-title = Hushmaze : le casse silencieux
home-claim = Quatre héros. Un sablier. Et pas un mot.
home-story = Tout le monde contrôle tous les héros, mais chaque joueur a des actions différentes. Trouvez les quatre objets, raflez-les au même instant, et filez.
home-name = Ton nom à la table
home-friends = Jouer entre amis
home-friends-note = ouvre un salon avec un lien à partager
home-bots = Jouer avec des bots
home-bots-note = ils prennent les autres sièges
home-solo = Jouer en solo
home-solo-note = un paquet, tous les pouvoirs
home-opening = Ouverture d’un salon…
home-no-room = Impossible d’ouvrir le salon. Le serveur est-il lancé ?
home-too-many = Trop de nouveaux salons depuis ici. Attends une minute et réessaie.

home-join = Rejoindre un salon
home-join-label = Code du salon
home-join-example = kibo-ruta
home-join-go = Entrer
home-join-hint = Deux mots de quatre lettres. Peu importent les espaces, tirets et majuscules ; un lien entier marche aussi.
home-join-bad = Un code a huit lettres, comme kibo-ruta.
# $code: the code that was typed
home-join-none = Il n’y a pas de salon { $code }. Vérifie le code.

home-recent = Revenir à un salon
home-recent-forget = Oublier ce salon
# $when: such as "5 minutes ago", already in words
home-recent-when = tu y étais { $when }

home-learn = La première partie
home-learn-note = encore, ou en solo avec les cartes
home-rules = Les règles
home-rules-note = toutes, en images

home-how = Comment jouer
home-how-share-title = Tous déplacent tous
home-how-share = Pas de tours. Si tu as « nord », tu peux déplacer n’importe quel héros vers le nord, à tout moment.
home-how-find-title = Explorer, voler, filer
home-how-find = Explorez le centre commercial jusqu’à ce que les quatre soient sur leur objet. L’alarme se déclenche : vite, aux sorties.
home-how-hush-title = Chut
home-how-hush = Pas un mot tant que le sable coule. Retourner le sablier vous donne du temps, et l’occasion de parler.
home-free = Libre et gratuit. Sans compte, sans pistage, sans pub.
home-independent = Hushmaze est un jeu de fans indépendant pour le navigateur. Il n’est ni affilié à l’auteur ou à l’éditeur de Magic Maze, ni approuvé par eux.

book-home-note = qui a gagné quoi, et comment
# The challenge book.
book-title = Le livre des défis
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, niveau { $level }
# Making your own: the way in to both workshops.
home-make = Crée tes scénarios
home-make-note = scénarios et tuiles
replay-home-note = revoir les parties finies
replay-page = Replays

# For newcomers
home-first = Première fois ?
home-first-play = Jouer la première partie
home-first-on = Reprendre la première partie
home-first-note = Trois minutes, rien à lire.
home-first-solo = Ou en solo, avec des cartes

home-table = À votre table
home-table-note = sablier et règles pour un jeu imprimé
