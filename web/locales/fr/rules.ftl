# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = Les règles
rules-lead = Tout au même endroit. Tu cherches quelque chose ? Tape un mot, ou un numéro comme A3 ou P6.
rules-search = Chercher une règle
rules-search-hint = Mot ou numéro
rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-contents = Sommaire

rules-short-title = En une minute
rules-short-1 = Quatre héros dans une galerie marchande, après la fermeture. Aucun héros n’est à personne ; chacun a quelques pouvoirs et s’en sert sur les quatre, à tout moment, sans tours de jeu.
rules-short-2 = Explorez la galerie, amenez chaque héros sur l’objet de sa couleur, les quatre au même instant. C’est le vol.
rules-short-3 = Puis filez : chaque héros doit atteindre une sortie avant la fin du sable.
rules-short-4 = Personne ne parle tant que le sable coule. Retourner le sablier ouvre un moment pour parler, et change le temps qui reste.

rules-signs-title = Ce que tu vois
rules-sign-exploration = Case d’exploration
rules-sign-exploration-words = Un héros de sa couleur dessus, et on peut explorer la galerie derrière.
rules-sign-vortex = Vortex
rules-sign-vortex-words = Un héros de sa couleur peut y sauter de n’importe où, jusqu’au vol.
rules-sign-hourglass = Case sablier
rules-sign-hourglass-words = S’y arrêter retourne le sablier. Ne sert qu’une fois.
rules-sign-item = Objet
rules-sign-item-words = Ce que son héros est venu chercher.
rules-sign-exit = Sortie
rules-sign-exit-words = Par où filer après le vol.
rules-sign-ball = Boule de cristal
rules-sign-ball-words = Montre au mage deux parties de la galerie. Ne sert qu’une fois.
rules-sign-camera = Caméra
rules-sign-camera-words = Deux caméras actives bloquent toutes les cases sablier.
rules-sign-spent = Hors service
rules-sign-spent-words = Une case qui a déjà servi ; ce n’est plus que du sol.
rules-heroes-words = La couleur n’est jamais seule : chaque héros a une forme et un symbole, comme tout ce qui est à lui.

rules-group-G = La galerie
rules-group-S = Mise en place
rules-group-A = Agir
rules-group-X = Explorer
rules-group-H = Le sablier
rules-group-T = Parler
rules-group-W = Vol, fuite, fin
rules-group-P = Les règles qui s’ajoutent
rules-group-L = En solo
rules-group-C = Scénarios
rules-group-E = Éditions
rules-group-D = Points de détail

rules-group-G-lead = Comment sont posées les tuiles, et par où l’on passe.
rules-group-S-lead = Ce qui est fixé avant le premier pas.
rules-group-A-lead = Ce que tout le monde fait, en même temps.
rules-group-X-lead = Comment la galerie grandit.
rules-group-H-lead = L’horloge que vous retournez vous-mêmes.
rules-group-T-lead = Ou plutôt : se taire.
rules-group-W-lead = Comment ça finit, bien ou mal.
rules-group-P-lead = Chacune arrive avec un scénario et vaut pour tous les suivants.
rules-group-L-lead = Une personne, sept cartes.
rules-group-C-lead = Sept pour apprendre, dix pour vous mettre à l’épreuve.
rules-group-E-lead = Le jeu a été imprimé plus d’une fois.
rules-group-D-lead = Là où l’on hésite, voici comment nous jouons.

rules-G1 = Une tuile est un morceau de galerie, quatre cases sur quatre. Certaines cases sont des boutiques ; personne n’y marche jamais.
rules-G2 = On passe d’une case à la voisine, sauf si un mur les sépare. Le bord d’une tuile est un mur, sauf à ses portes.
rules-G3 = Chaque côté d’une tuile a au plus une porte, toujours au même endroit : les portes se rencontrent donc dans tous les sens.
rules-G4 = Une porte est l’entrée ; les autres sont des cases d’exploration, chacune de la couleur d’un héros. La première tuile en a quatre, une par héros, et pas d’entrée.
rules-G5 = Les tuiles voisines sont décalées d’une case. Ainsi, elles ne se chevauchent jamais, et laissent de petits trous entre elles.
rules-G6 = Là où deux tuiles se touchent avec une porte de chaque côté, on peut passer, quelles que soient les couleurs. Une porte face à un mur est une impasse.
rules-G7 = Une nouvelle tuile se pose toujours avec son entrée contre la porte d’où on l’a explorée.
rules-G8 = Un escalator relie deux cases d’une tuile, dans les deux sens. Un passage de nain est un trou dans un mur.
rules-G9 = Une case accueille un seul héros, jamais plus.

rules-S1 = La table se met d’accord sur le scénario, le nombre de sièges, la galerie, l’édition et les options. Le hasard fait le reste, et le serveur veille à ce qu’il soit honnête.
rules-S2 = La première tuile est au milieu. Les héros sont sur ses quatre cases centrales, au hasard.
rules-S3 = Les autres tuiles forment une pile mélangée, face cachée. Personne ne peut en connaître l’ordre, pas même un bot.
rules-S4 = Chaque siège reçoit une carte avec des pouvoirs : nord, est, sud, ouest, vortex, escalator, explorer. Au-delà de quatre sièges, certains pouvoirs existent en double, et sont distribués loin l’un de l’autre. La table peut aussi décider qui reçoit quoi.
rules-S5 = En solo, tu as à la place un paquet de sept cartes ; voir « En solo ».
rules-S6 = Avant que le sablier soit retourné pour la première fois, vous pouvez parler et vous organiser autant que vous voulez. L’hôte le retourne, et la partie commence.

rules-A1 = Il n’y a pas de tours. Qui a un pouvoir s’en sert sur n’importe quel héros, à tout moment, aussi souvent que voulu. Si deux personnes agissent au même instant, les deux actions comptent, l’une après l’autre.
rules-A2 = Ce qui n’est pas sur ta carte, tu ne peux pas le faire. Qui regarde ne peut rien faire.
rules-A3 = Se déplacer : le héros glisse tout droit dans ta direction, aussi loin que tu veux. Il s’arrête devant les murs, les boutiques, les autres héros et le bord. Ne pas bouger du tout n’est pas un déplacement.
rules-A4 = Une glissade peut passer des portes vers d’autres tuiles, tant qu’elle reste droite.
rules-A5 = Seule compte la case où un héros s’arrête. Glisser sur quelque chose ne fait rien.
rules-A6 = Vortex : le héros saute vers n’importe quel vortex libre de sa couleur déjà trouvé, d’où qu’il soit. Seulement avant le vol.
rules-A7 = Escalator : le héros va d’un bout à l’autre, si personne ne s’y trouve. Il ne s’arrête jamais entre les deux.
rules-A8 = Explorer : on pose une nouvelle tuile ; voir « Explorer ».
rules-A9 = Personne ne peut t’arrêter ni annuler ce que tu as fait. Une erreur ne se répare qu’en agissant encore.
rules-A10 = Ce qui n’est pas possible n’a pas lieu et ne coûte que du temps. On ne le dit qu’à toi, avec la raison.

rules-X1 = Pour explorer, il faut un héros sur une case d’exploration de sa couleur, encore rien derrière, et une tuile à poser.
rules-X2 = La tuile du dessus de la pile est retournée et posée là. Dès lors, tout le monde peut passer.
rules-X3 = Si une porte de la nouvelle tuile rencontre une porte d’une plus ancienne, le passage est aussitôt ouvert.
rules-X4 = Si des héros sont sur plusieurs de ces cases, qui explore peut d’abord regarder la tuile, puis choisir où elle va. Elle doit être posée avant qu’on retourne la suivante ; d’ici là, tout le monde la voit.
rules-X5 = Quand la pile est vide, il n’y a plus rien à explorer.

rules-H1 = Il contient trois minutes de sable, si la table n’a rien décidé d’autre, et coule sans répit : pendant que vous parlez, que vous réfléchissez, que le réseau de quelqu’un est en panne.
rules-H2 = Si le sable est écoulé avant que vous ayez gagné, vous avez perdu, à l’instant même.
rules-H3 = Un héros qui s’arrête sur une case sablier le retourne aussitôt, qu’on le veuille ou non. Ce qui a coulé est maintenant ce qu’il vous reste. La case est hors service.
rules-H4 = Il n’est donc jamais rempli : retourné tôt, il vous fait perdre du temps. Retourné tard, il l’est peut-être trop tard.
rules-H5 = Les cases sablier marchent avant et après le vol.

rules-T1 = Tant que le sable coule : silence. Pas de mots, pas de doigt pointé, pas de signes.
rules-T2 = Quand le sablier est retourné, tout le monde peut parler, aussi longtemps que voulu ; le sable continue de couler.
rules-T3 = La prochaine action de n’importe qui y met fin : un déplacement, un vortex, un escalator, une exploration. La sonnette et les regards, non.
rules-T4 = Le serveur y veille : texte, voix et doigt pointé ne marchent qu’avant le départ, quand la parole est ouverte, et après la fin.
rules-T5 = La sonnette : il y en a une sur la table. N’importe qui la pose devant n’importe qui. Elle dit « fais un truc ! », et rien d’autre.
rules-T6 = Tu peux fixer quelqu’un du regard à tout moment. À l’autre de deviner pourquoi.
rules-T7 = Le premier scénario peut se jouer en parole libre, pour apprendre ensemble.

rules-W1 = Quand les quatre héros sont en même temps sur les objets de leur couleur, le vol peut avoir lieu.
rules-W2 = Il se fait tout seul à ce moment-là. Dans l’édition récente, quelqu’un doit l’annoncer.
rules-W3 = L’alarme sonne : désormais, tous les vortex sont fermés.
rules-W4 = Un héros qui s’arrête sur une sortie qui lui est permise est dehors, et quitte la galerie.
rules-W5 = Quand le quatrième est dehors, vous avez gagné.
rules-W6 = Avant le vol, une sortie n’est que du sol. Dans l’édition récente : si les quatre sont sur leurs sorties et que personne n’a annoncé le vol, ils partent les mains vides, et vous avez perdu.
rules-W7 = Après la fin, plus rien ne change. Maintenant, vous pouvez parler.

rules-P1 = Seulement au scénario 1 : la sortie violette sert aux quatre héros.
rules-P2 = Dès le scénario 2 : chaque héros part par la sortie de sa couleur.
rules-P3 = Dès le scénario 3 : chaque fois que le sablier est retourné, tout le monde passe sa carte à gauche.
rules-P4 = Dès le scénario 4 : quand l’elfe explore, la parole s’ouvre.
rules-P5 = Dès le scénario 4 : seul le nain se glisse dans les passages de nain. Pour tous les autres, c’est du mur.
rules-P6 = Dès le scénario 5 : tant que le mage est sur une boule de cristal, on peut poser jusqu’à deux tuiles à des cases d’exploration ouvertes de n’importe quelle couleur, la seconde aussi contre la première. La boule est hors service après deux tuiles, ou si le mage s’en va après une. Explorer de la façon ordinaire ne l’use pas.
rules-P7 = Dès le scénario 6 : une caméra est active dès qu’on l’a trouvée. Tant que deux ou plus le sont, personne ne peut s’arrêter sur une case sablier. Glisser dessus est permis.
rules-P8 = Dès le scénario 6 : quand le barbare s’arrête sur une caméra, elle se brise.

rules-L1 = Sept cartes, un pouvoir chacune, face cachée. Tire celle du dessus : ce pouvoir est à toi, pour tous les héros, jusqu’à ce que tu tires la suivante.
rules-L2 = Quand toutes les cartes sont passées, on retourne le paquet tel quel, sans mélanger. Tu sais donc ce qui vient.
rules-L3 = Quand le sablier est retourné, les sept sont mélangées à nouveau, et tu repars sans carte.
rules-L4 = Personne ne passe de cartes, personne ne sonne, personne ne fixe personne.

rules-C1 = 8 tuiles à trouver. Une sortie pour tous ; la parole peut rester libre.
rules-C2 = 11 tuiles. Une sortie pour chaque héros.
rules-C3 = 11 tuiles. Les cartes passent à gauche.
rules-C4 = 13 tuiles. Des passages de nain, et la parole grâce à l’elfe.
rules-C5 = 14 tuiles, la boule de cristal sur le dessus.
rules-C6 = 16 tuiles, dont deux caméras.
rules-C7 = 18 tuiles, quatre caméras.
rules-C8 = La pile est face visible : tout le monde voit la prochaine tuile.
rules-C9 = À partir de trois sièges. Il y a des cartes pour un siège de moins ; le siège sans carte est le chef, et seul le chef pose la sonnette. Quand les cartes passent, l’absence de carte passe aussi.
rules-C10 = Les quatre héros sont sur des objets, mais aucun sur le sien. Chacun part par une sortie qui n’est pas la sienne ; chaque sortie prend un héros, qui y reste.
rules-C11 = Avant le vol, chaque fois que le sablier est retourné, deux tuiles doivent partir avant que quiconque agisse à nouveau. Une tuile peut partir si personne n’est dessus, si rien n’y est hors service, si ce n’est pas la première, et si rien de ce qu’on pouvait atteindre n’est coupé. Si deux tuiles ne peuvent pas partir, vous avez perdu. Elles vont sous la pile.
rules-C12 = Quand la parole est ouverte, vous pouvez montrer des cases et faire des signes, mais ni parler ni écrire.
rules-C13 = La tuile 3 est une seconde galerie. Barbare et mage y démarrent, elfe et nain dans la première. Les galeries ne se rejoignent jamais, et jamais les quatre ne peuvent être dans la même. Un vortex mène un héros d’un vortex de sa couleur à un autre de sa couleur dans l’autre galerie ; la pile est face visible.
rules-C14 = La parole ne s’ouvre jamais. Restent la sonnette et les regards.
rules-C15 = La parole ne s’ouvre jamais, et il n’y a pas de sonnette non plus.
rules-C16 = Personne ne peut prendre de vortex.
rules-C17 = Jamais deux héros sur une même tuile, sauf la première : une tuile avec un héros est fermée, même pour la traverser. Les héros restent sur leurs sorties, et continuent de fermer cette tuile.
rules-levels = Niveaux d’un défi
rules-levels-words = Les défis (8 à 17) ont des niveaux : plus il y a de tuiles, plus c’est dur. Le niveau 1 n’a que la sortie violette pour tous. « Berner les gardes » commence au niveau 2.
rules-level-row = Niveau { $level } : { $tiles } tuiles
rules-B2 = Tes propres scénarios : n’importe quel mélange de ces règles qui ne se contredit pas, dans un petit fichier. Un code de partage l’amène dans le salon.

rules-E1 = Ancienne : le vol se fait tout seul.
rules-E2 = Récente : quelqu’un doit annoncer le vol, et qui explore peut d’abord regarder la tuile.
rules-E3 = Maison, l’habituelle : le vol se fait tout seul, et on peut regarder d’abord.

rules-D1 = Glisser sur un sablier, un objet, une sortie, une caméra ou une boule de cristal ne fait rien.
rules-D2 = Les caméras ne bloquent que les cases sablier encore en service, et seulement pour s’y arrêter.
rules-D3 = Avec un chef, les cartes sont celles pour un siège de moins.
rules-D4 = Dans « Murs mouvants », aucune tuile ne part après le vol.
rules-D5 = Le chef change avec les cartes. Une option garde le même chef et fait passer les cartes sans lui.
rules-D6 = Là où une tuile a été retirée, la porte qui y menait est une impasse, ou peut être explorée à nouveau.

rules-keys-title = Touches
rules-keys-lead = Les touches sont indiquées selon leur place sur le clavier. Les lignes sont tes pouvoirs, les colonnes les quatre héros.
rules-keys-row = pouvoir { $number }, pour les quatre héros de gauche à droite
rules-figure-start = Le hall d’entrée, avec une case d’exploration de chaque couleur, un sablier et un escalator
rules-figure-explore = Une tuile avec son entrée en bas et des cases d’exploration en haut
rules-figure-passage = Une tuile avec des passages de nain, les trous dans ses murs
rules-figure-ball = Une tuile avec une boule de cristal
rules-figure-camera = Une tuile avec une caméra
rules-figure-exit = Une tuile avec une sortie
rules-figure-item = Une tuile avec un objet
rules-independent = Écrit pour Hushmaze, avec nos propres mots.
