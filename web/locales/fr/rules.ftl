# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Les règles
rules-lead = Tout au même endroit. Pour chercher, tape un mot, ou un numéro comme A3 ou P6.
rules-search = Chercher dans les règles
rules-search-hint = Mot ou numéro
rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-contents = Sommaire

rules-short-title = En une minute
rules-short-1 = Quatre héros dans un centre commercial, après la fermeture. Aucun héros n’est à personne : chacun a quelques pouvoirs et s’en sert sur les quatre, à tout moment, sans tours de jeu.
rules-short-2 = Explorez le centre commercial et amenez chaque héros sur l’objet de sa couleur, les quatre en même temps. C’est le vol.
rules-short-3 = Puis filez : chaque héros doit atteindre une sortie avant que le sable ne s’écoule.
rules-short-4 = Personne ne parle tant que le sable coule. Retourner le sablier permet de parler, et change le temps qui reste.

rules-signs-title = Ce que tu vois
rules-sign-exploration = Case Exploration
rules-sign-exploration-words = Avec un héros de sa couleur dessus, on peut explorer ce qui est derrière.
rules-sign-vortex = Vortex
rules-sign-vortex-words = Un héros de sa couleur peut y sauter de n’importe où, jusqu’au vol.
rules-sign-escalator = Escalator
rules-sign-escalator-words = Mène un héros d’un bout à l’autre, dans les deux sens.
rules-sign-hourglass = Case Sablier
rules-sign-hourglass-words = S’y arrêter retourne le sablier. Ne sert qu’une fois.
rules-sign-item = Objet
rules-sign-item-words = Ce que son héros est venu voler.
rules-sign-exit = Sortie
rules-sign-exit-words = Par où filer après le vol.
rules-sign-ball = Boule de cristal
rules-sign-ball-words = La magicienne explore deux fois, n’importe où. Ne sert qu’une fois.
rules-sign-camera = Caméra
rules-sign-camera-words = Deux caméras actives bloquent toutes les cases Sablier.
rules-sign-spent = Hors service
rules-sign-spent-words = Une case qui a déjà servi ; ce n’est plus que du sol.
rules-heroes-words = Chaque héros a une couleur, une forme et un symbole, comme tout ce qui est à lui.

rules-group-G = Le centre commercial
rules-group-S = Mise en place
rules-group-A = Actions
rules-group-X = Explorer
rules-group-H = Le sablier
rules-group-T = Parler
rules-group-W = Vol, fuite, fin
rules-group-P = Règles permanentes
rules-group-L = En solo
rules-group-C = Scénarios
rules-group-E = Éditions
rules-group-D = Précisions

rules-group-G-lead = Comment s’assemblent les tuiles, et par où l’on passe.
rules-group-S-lead = Ce qui est fixé avant la partie.
rules-group-A-lead = Ce que tout le monde fait, en même temps.
rules-group-X-lead = Comment le centre commercial grandit.
rules-group-H-lead = L’horloge que vous retournez vous-mêmes.
rules-group-T-lead = Ou plutôt : se taire.
rules-group-W-lead = Comment ça finit, bien ou mal.
rules-group-P-lead = Chacune arrive avec un scénario et reste ensuite.
rules-group-L-lead = Un joueur, sept cartes.
rules-group-C-lead = Sept pour apprendre, dix pour vous mettre à l’épreuve.
rules-group-E-lead = Le jeu a été imprimé plus d’une fois.
rules-group-D-lead = Réponses aux questions fréquentes.

rules-G1 = Une tuile est un morceau de centre commercial, quatre cases sur quatre. Certaines cases sont des boutiques ; aucun héros n’y entre.
rules-G2 = On passe d’une case à la voisine, sauf si un mur les sépare. Le bord d’une tuile est un mur, sauf à ses portes.
rules-G3 = Chaque côté d’une tuile a au plus une porte, toujours au même endroit : les portes se rencontrent donc dans tous les sens.
rules-G4 = Une porte est l’entrée ; les autres sont des cases Exploration, chacune de la couleur d’un héros. La tuile de départ en a quatre, une par héros, et pas d’entrée.
rules-G5 = Les tuiles voisines sont décalées d’une case. Elles ne se chevauchent jamais, mais laissent de petits vides entre elles.
rules-G6 = Là où deux tuiles se touchent avec une porte de chaque côté, on peut passer, quelles que soient les couleurs. Une porte face à un mur est un cul-de-sac.
rules-G7 = Une nouvelle tuile se pose toujours avec son entrée contre la porte d’où on l’a explorée.
rules-G8 = Un escalator relie deux cases d’une tuile, dans les deux sens. Un petit passage est une petite ouverture dans un mur.
rules-G9 = Une case accueille un seul héros, jamais plus.

rules-S1 = La table se met d’accord sur le scénario, le nombre de joueurs, le centre commercial, l’édition et les options. Le reste est dû au hasard, et le serveur veille à ce qu’il soit honnête.
rules-S2 = La tuile de départ est au milieu. Les héros sont sur ses quatre cases centrales, au hasard.
rules-S3 = Les autres tuiles forment une pioche mélangée, face cachée. Personne n’en connaît l’ordre, pas même un bot.
rules-S4 = Chaque joueur reçoit une carte avec des pouvoirs : nord, est, sud, ouest, vortex, escalator, explorer. À plus de quatre, certains pouvoirs existent en double, et sont distribués loin l’un de l’autre. Vous pouvez aussi décider qui reçoit quoi.
rules-S5 = En solo, tu as à la place un paquet de sept cartes ; voir « En solo ».
rules-S6 = Avant que le sablier soit retourné pour la première fois, vous pouvez parler et vous organiser autant que vous voulez. L’hôte le retourne, et la partie commence.

rules-A1 = Il n’y a pas de tours. Tu peux utiliser tes pouvoirs sur n’importe quel héros, à tout moment, aussi souvent que tu veux. Si deux joueurs agissent au même instant, les deux actions comptent, l’une après l’autre.
rules-A2 = Tu ne peux faire que ce qui est sur ta carte. Qui regarde ne peut rien faire.
rules-A3 = Se déplacer : le héros avance tout droit dans ta direction, aussi loin que tu veux. Il s’arrête devant les murs, les boutiques, les autres héros et le bord. Un déplacement fait au moins une case.
rules-A4 = Un déplacement peut passer des portes vers d’autres tuiles, tant qu’il reste droit.
rules-A5 = Seule compte la case où un héros s’arrête. Passer sur quelque chose ne fait rien.
rules-A6 = Vortex : le héros saute vers n’importe quel vortex libre de sa couleur sur le plateau, d’où qu’il soit. Seulement avant le vol.
rules-A7 = Escalator : le héros va d’un bout à l’autre, si aucun héros ne s’y trouve. Il ne s’arrête jamais entre les deux.
rules-A8 = Explorer : on pose une nouvelle tuile ; voir « Explorer ».
rules-A9 = Personne ne peut t’arrêter ni annuler ce que tu as fait. Une erreur ne se répare que par d’autres actions.
rules-A10 = Ce qui n’est pas possible n’a pas lieu et ne coûte que du temps. On ne le dit qu’à toi, avec la raison.

rules-X1 = Pour explorer, il faut un héros sur une case Exploration de sa couleur, encore rien derrière, et une tuile à poser.
rules-X2 = La tuile du dessus de la pioche est retournée et posée là. Dès lors, tous les héros peuvent passer.
rules-X3 = Si une porte de la nouvelle tuile rencontre une porte d’une plus ancienne, le passage est aussitôt ouvert.
rules-X4 = Si des héros sont sur plusieurs de ces cases, qui explore peut d’abord regarder la tuile, puis choisir où elle va. Elle doit être posée avant qu’on retourne la suivante ; d’ici là, tout le monde la voit.
rules-X5 = Quand la pioche est vide, il n’y a plus rien à explorer.

rules-H1 = Il contient trois minutes de sable, sauf si vous décidez autrement, et ne s’arrête jamais : ni quand vous parlez, ni quand vous réfléchissez, ni quand le réseau de quelqu’un est en panne.
rules-H2 = Si le sable s’écoule avant que vous ayez gagné, vous perdez à l’instant même.
rules-H3 = Un héros qui s’arrête sur une case Sablier retourne aussitôt le sablier, qu’on le veuille ou non. Le sable qui a coulé est maintenant le temps qui vous reste. La case est alors hors service.
rules-H4 = Il n’est donc jamais rempli : retourné tôt, il vous fait perdre du temps. Retourné tard, c’est peut-être trop tard.
rules-H5 = Les cases Sablier marchent avant et après le vol.

rules-T1 = Tant que le sable coule : silence. Pas de mots, pas de doigt pointé, pas de gestes.
rules-T2 = Quand le sablier est retourné, tout le monde peut parler aussi longtemps qu’il veut ; le sable continue de couler.
rules-T3 = La prochaine action de n’importe qui y met fin : un déplacement, un vortex, un escalator, une exploration. Regarder une tuile, la sonnette et les regards, non.
rules-T4 = Le serveur y veille : texte, voix et doigt pointé ne marchent qu’avant le départ, quand la parole est ouverte, et après la fin.
rules-T5 = La sonnette : il y en a une sur la table. N’importe qui peut la poser devant n’importe qui. Elle dit « fais quelque chose ! », et rien d’autre.
rules-T6 = Tu peux fixer un autre joueur à tout moment. À lui de deviner pourquoi.
rules-T7 = Le premier scénario peut se jouer en parole libre, pour apprendre ensemble.

rules-W1 = Quand les quatre héros sont en même temps sur les objets de leur couleur, le vol peut avoir lieu.
rules-W2 = Il est alors automatique. Dans l’édition récente, quelqu’un doit l’annoncer.
rules-W3 = L’alarme sonne : désormais, tous les vortex sont fermés.
rules-W4 = Un héros qui s’arrête sur une sortie qui lui est permise est dehors, et quitte le centre commercial.
rules-W5 = Quand le quatrième est dehors, vous avez gagné.
rules-W6 = Avant le vol, une sortie n’est que du sol. Dans l’édition récente : si les quatre sont sur leurs sorties et que personne n’a annoncé le vol, ils partent les mains vides, et vous perdez.
rules-W7 = Après la fin, plus rien ne change. Maintenant, vous pouvez parler.

rules-P1 = Seulement au scénario 1 : les quatre héros sortent par la sortie violette.
rules-P2 = Dès le scénario 2 : chaque héros sort par la sortie de sa couleur.
rules-P3 = Dès le scénario 3 : chaque fois que le sablier est retourné, tout le monde passe sa carte à gauche.
rules-P4 = Dès le scénario 4 : quand l’elfe explore, la parole s’ouvre.
rules-P5 = Dès le scénario 4 : seul le nain se glisse dans les petits passages. Pour tous les autres, et dans les scénarios précédents, c’est du mur.
rules-P6 = Dès le scénario 5 : tant que la magicienne est sur une boule de cristal, on peut poser jusqu’à deux tuiles sur des cases Exploration ouvertes de n’importe quelle couleur, la seconde aussi contre la première. La boule est hors service après deux tuiles, ou si la magicienne s’en va après une. Explorer normalement ne l’use pas.
rules-P7 = Dès le scénario 6 : une caméra est active dès qu’elle est sur le plateau. Tant que deux ou plus le sont, aucun héros ne peut s’arrêter sur une case Sablier. Passer dessus est permis.
rules-P8 = Dès le scénario 6 : quand le barbare s’arrête sur une caméra, elle se casse.

rules-L1 = Sept cartes, un pouvoir chacune, face cachée. Tire celle du dessus : ce pouvoir est à toi, pour tous les héros, jusqu’à ce que tu tires la suivante.
rules-L2 = Quand toutes les cartes sont passées, on retourne le paquet sans mélanger. Tu sais donc ce qui vient.
rules-L3 = Quand le sablier est retourné, les sept sont mélangées, et tu repars sans carte.
rules-L4 = Pas de cartes à passer, pas de sonnette, pas de regards.

rules-C1 = 8 tuiles à trouver. Une sortie pour tous ; la parole peut rester libre.
rules-C2 = 11 tuiles. Une sortie pour chaque héros.
rules-C3 = 11 tuiles. Les cartes passent à gauche.
rules-C4 = 13 tuiles. Des petits passages, et la parole grâce à l’elfe.
rules-C5 = 14 tuiles, avec la boule de cristal sur le dessus.
rules-C6 = 16 tuiles, avec deux caméras.
rules-C7 = 18 tuiles, avec quatre caméras.
rules-C8 = La pioche est face visible : tout le monde voit la prochaine tuile.
rules-C9 = À partir de trois joueurs. Il y a une carte de moins que de joueurs ; qui n’en a pas est le chef, et seul le chef peut poser la sonnette. Quand les cartes passent, le chef change aussi.
rules-C10 = Les quatre héros sont sur des objets, mais aucun sur le sien. Chacun va à une sortie qui n’est pas la sienne et y reste ; chaque sortie est pour un seul héros.
rules-C11 = Avant le vol, chaque fois que le sablier est retourné, il faut retirer deux tuiles avant que quiconque agisse à nouveau. On peut retirer une tuile si aucun héros n’est dessus, si rien n’y est hors service, si ce n’est pas la tuile de départ, et si rien de ce qu’on pouvait atteindre n’est coupé. Si on ne peut pas en retirer deux, vous perdez. Elles vont sous la pioche.
rules-C12 = Quand la parole est ouverte, vous pouvez montrer des cases et faire des gestes, mais ni parler ni écrire.
rules-C13 = La tuile 3 est un second centre commercial. Barbare et magicienne y démarrent, elfe et nain dans le premier. Les deux ne se rejoignent jamais, et les quatre héros ne peuvent jamais être dans le même. Pour prendre un vortex, un héros doit se trouver sur un vortex de sa couleur ; il ressort par un vortex libre de sa couleur dans l’autre centre commercial. La pioche est face visible.
rules-C14 = La parole ne s’ouvre jamais. Restent la sonnette et les regards.
rules-C15 = La parole ne s’ouvre jamais, et il n’y a pas de sonnette non plus.
rules-C16 = On ne peut pas prendre de vortex.
rules-C17 = Jamais deux héros sur une même tuile, sauf la tuile de départ : une tuile avec un héros est fermée, même pour la traverser. Les héros restent sur leurs sorties et gardent cette tuile fermée. Au niveau 1, ils sortent au contraire par la sortie violette.
rules-levels = Niveaux d’un défi
rules-levels-words = Les défis (8 à 17) ont des niveaux : plus il y a de tuiles, plus c’est dur. Le niveau 1 n’a que la sortie violette, pour tous. « Berner les vigiles » et « Deux dimensions » commencent au niveau 2.
rules-level-row = Niveau { $level } : { $tiles } tuiles
rules-B2 = Tes propres scénarios : n’importe quel mélange de ces règles qui ne se contredit pas. Un code de partage l’amène dans le salon.

rules-E1 = Ancienne : le vol est automatique.
rules-E2 = Récente : quelqu’un doit annoncer le vol, et qui explore peut d’abord regarder la tuile.
rules-E3 = Maison, l’habituelle : le vol est automatique, et on peut regarder d’abord.

rules-D1 = Passer sur un sablier, un objet, une sortie, une caméra ou une boule de cristal ne fait rien.
rules-D2 = Les caméras ne bloquent que les cases Sablier encore en service, et seulement pour s’y arrêter.
rules-D3 = Avec un chef, on joue avec les cartes pour un joueur de moins.
rules-D4 = Dans « Murs mouvants », on ne retire plus de tuiles après le vol.
rules-D5 = Le chef change avec les cartes. Une option garde le même chef et fait passer les cartes sans lui.
rules-D6 = Là où une tuile a été retirée, la porte qui y menait est un cul-de-sac, ou peut être explorée à nouveau.

rules-keys-title = Touches
rules-keys-lead = Les touches sont indiquées par position. Les lignes sont tes pouvoirs, les colonnes les quatre héros.
rules-keys-row = Pouvoir { $number }, pour les quatre héros de gauche à droite
rules-figure-start = La tuile de départ, avec une case Exploration de chaque couleur, un sablier et un escalator
rules-figure-explore = Une tuile avec son entrée en bas et des cases Exploration en haut
rules-figure-passage = Une tuile avec des petits passages dans ses murs
rules-figure-ball = Une tuile avec une boule de cristal
rules-figure-camera = Une tuile avec une caméra
rules-figure-exit = Une tuile avec une sortie
rules-figure-item = Une tuile avec un objet
rules-independent = Écrit pour Hushmaze, avec nos propres mots.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = barbare, guerrier
rules-names-mage = magicienne, mage, magicien, sorcière
rules-names-elf = elfe, archer
rules-names-dwarf = nain, gnome
rules-names-vortex = vortex, portail, téléportation
rules-names-escalator = escalator, escalier roulant
rules-names-exploration = case Exploration, explorer, découvrir, loupe
rules-names-item = objet, butin, trésor, équipement
rules-names-exit = sortie, issue, fuite
rules-names-hourglass = sablier, sable, minuteur, temps
rules-names-ball = boule de cristal
rules-names-camera = caméra, caméra de sécurité, surveillance
rules-names-spent = hors service, hors d’usage, utilisée
rules-names-passage = petit passage, passage de nain, trou
rules-names-start = tuile de départ, première tuile, hall d’entrée, tuile 1
rules-names-stack = pioche, pile
rules-names-board = plateau, plan, carte du lieu
rules-names-mall = centre commercial, galerie marchande, supermarché
rules-names-bell = sonnette, clochette, fais quelque chose, pion
rules-names-card = carte, tuile Action, paquet
rules-names-ability = pouvoir, action, capacité
rules-names-talk = temps de parole, communication, discussion, chat, voix
rules-names-stare = fixer, regard, regarder, yeux
rules-names-gesture = geste, signe, doigt, mains
rules-names-theft = vol, casse, braquage, voler
rules-names-leader = chef, meneur
rules-names-host = hôte, propriétaire du salon
rules-names-solo = solo, seul, un joueur
