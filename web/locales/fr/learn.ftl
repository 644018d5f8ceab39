# The first game, and what is new in a scenario.
learn-title = La première partie
learn-lead = Apprends le jeu en trois minutes. Ce soir, le sable t’attend.
learn-team = Avec un partenaire
learn-team-note = toi, un partenaire et pas un mot
learn-solo = En solo avec les cartes
learn-solo-note = sept cartes, et seule celle du dessus compte
learn-failed = La partie n’a pas pu être préparée. Réessaie.
learn-next = Suivant

lesson-title = Ta première partie
lesson-number = Étape { $number } sur { $of }
lesson-leave = Quitter la leçon
lesson-yes = Oui !
lesson-sand-waits = Le sable t’attend.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Appuie sur { $key }
        [touch] Touche
       *[mouse] Clique
    }
lesson-hold =
    { $by ->
        [keys] Maintiens { $key }
        [touch] Maintiens
       *[mouse] Maintiens
    }
lesson-tap-lit =
    { $by ->
        [keys] Appuie sur { $key }
        [touch] Touche le bouton allumé
       *[mouse] Clique sur le bouton allumé
    }
lesson-hold-lit =
    { $by ->
        [keys] Maintiens { $key }
       *[other] Maintiens le bouton allumé
    }

lesson-team-hush = Le centre commercial est fermé. Tant que le sable coule : plus un mot.
lesson-team-step-act = ↓ est à toi. { lesson-tap-lit } : { $hero } va à la porte.
lesson-team-explore-act = { lesson-tap } : qu’y a-t-il derrière la porte ?
lesson-team-slide-act = { lesson-hold-lit }, lâche sur la case allumée : { $hero } avance.
lesson-team-share-act = À chaque héros son objet. { lesson-hold } : { $hero } descend.
lesson-team-share-watch = Seul { $partner } a ←. Chaque héros se joue à deux !
lesson-team-bell-ring =
    { $hero } attend ←, mais { $partner } rêve. { $by ->
        [keys] Appuie sur { $key }, puis 1 : sonne !
        [touch] Touche la sonnette !
       *[mouse] Clique sur la sonnette !
    }
lesson-team-bell-watch = { $partner } a entendu.
lesson-team-bell-act = { lesson-hold } : { $hero } descend.
lesson-team-glass-watch = C’est l’heure du sablier. { $hero } peut le retourner : d’abord { $partner }.
lesson-team-glass-act = { lesson-tap } : retourne-le. Le sable écoulé revient : le plus tard possible !
lesson-team-talk-talk =
    Parle, jusqu’à ce que quelqu’un agisse ! { $by ->
        [keys] Appuie sur { $key } et dis bonjour.
       *[other] Dis bonjour à { $partner }.
    }
lesson-team-items-watch = Silence à nouveau. Tous les quatre sur leur objet, ensemble.
lesson-team-items-act = { $partner } sonne : qui a besoin de ton ↓ ?
lesson-team-door-act = Volé ! Alarme ! { lesson-tap } : la sortie est tout près.
lesson-team-door-watch = Volé ! Alarme ! { $partner } t’aide.
lesson-team-escape-act = Tous dehors par la sortie violette ! { lesson-hold }.
lesson-team-escape-watch = { $partner } amène le suivant.

lesson-solo-hush = En solo dans le centre commercial, avec sept cartes.
lesson-solo-deck-card = Seule la carte du dessus compte. { lesson-tap-lit } : la première.
lesson-solo-explore-act = Elle dit : explorer. { lesson-tap } : ouvre cette porte.
lesson-solo-gather-card = Fini ? { lesson-tap-lit } : la carte suivante.
lesson-solo-gather-act = Une carte, tous les héros, à volonté. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold } : le sablier se retourne, tes cartes sont mélangées.
lesson-solo-items-card = { lesson-tap } jusqu’à une carte utile. Puis elles reviennent.
lesson-solo-items-act = Celle-ci aide. { lesson-hold } !
lesson-solo-escape-card = Volé ! Tous dehors par la sortie violette. { lesson-tap }.
lesson-solo-escape-act = Dehors ! { lesson-hold }.

lesson-end-title = Tu t’es échappé !
lesson-end-text = C’est ainsi qu’on joue. Les vrais centres commerciaux sont plus grands, le sable n’attend pas, et chaque scénario ajoute une idée.
lesson-end-solo = C’est le jeu en solo. Les vrais centres commerciaux sont plus grands, et le sable n’attend pas.
lesson-end-more = Et il y a de quoi vous aider : chaque héros peut sauter sur un vortex de sa couleur, et un escalator mène d’un bout à l’autre.
lesson-end-bots = Une vraie partie avec des bots
lesson-end-bots-note = scénario 1
lesson-again = Rejouer

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap } : la carte suivante.
lesson-any-ring = Sonne pour { $partner }.
lesson-any-talk = On peut parler, jusqu’à ce que quelqu’un agisse.
lesson-any-watch = { $partner } s’en occupe.
lesson-heard = { $partner } t’a bien reçu. À la prochaine action, silence !

rules-new-title = Nouveau ce soir
rules-new-close = Compris

rule-one_exit-title = Une seule sortie
rule-one_exit-text = Les quatre héros sortent par la sortie violette.
rule-own_exits-title = Quatre sorties
rule-own_exits-text = Chaque héros doit sortir par la sortie de sa couleur.
rule-pass_cards-title = Passez les cartes
rule-pass_cards-text = Chaque fois que le sablier est retourné, tout le monde passe sa carte à gauche.
rule-elf_opens_talk-title = L’oreille de l’elfe
rule-elf_opens_talk-text = Quand l’elfe explore, tout le monde peut parler jusqu’à la prochaine action.
rule-dwarf_passages-title = Petits passages
rule-dwarf_passages-text = Certains murs ont un petit passage où seul le nain peut se glisser.
rule-crystal_balls-title = La voyance
rule-crystal_balls-text = Tant que la magicienne est sur une boule de cristal, on peut poser jusqu’à deux tuiles sur des cases Exploration de n’importe quelle couleur.
rule-cameras-title = Caméras
rule-cameras-text = Tant que deux caméras ou plus sont actives, aucun héros ne peut s’arrêter sur un sablier.
rule-barbarian_breaks_cameras-title = Le casseur
rule-barbarian_breaks_cameras-text = Une caméra se casse quand le barbare s’arrête dessus.
rule-stack_face_up-title = Un coup d’avance
rule-stack_face_up-text = Vous voyez toujours quelle tuile vient ensuite.
rule-leader-title = Le chef
rule-leader-text = Un joueur n’a pas de carte, mais lui seul peut poser la sonnette. Le chef change quand les cartes passent.
rule-fool_the_guards-title = Berner les vigiles
rule-fool_the_guards-text = Chaque héros prend un objet qui n’est pas le sien, va à une sortie qui n’est pas la sienne et y reste. Chaque sortie est pour un seul héros.
rule-moving_walls-title = Murs mouvants
rule-moving_walls-text = Avant le vol, chaque fois que le sablier est retourné, il faut retirer deux tuiles avant toute autre action.
rule-hands_only-title = Par gestes
rule-hands_only-text = Quand la parole s’ouvre, on peut seulement montrer du doigt et faire des gestes : pas de mots.
rule-two_boards-title = Deux dimensions
rule-two_boards-text = Il y a deux centres commerciaux, et les quatre héros ne peuvent jamais être dans le même. Seul un vortex mène de l’un à l’autre : pour le prendre, un héros doit se trouver sur un vortex de sa couleur.
rule-no_talk-title = Pas un mot
rule-no_talk-text = La parole ne s’ouvre jamais. Vous n’avez que la sonnette et le regard.
rule-no_bell-title = Rien que les yeux
rule-no_bell-text = Pas de sonnette, rien que le regard.
rule-no_vortex-title = Sans vortex
rule-no_vortex-text = Les vortex ne marchent pas.
rule-no_gatherings-title = Pas d’attroupement
rule-no_gatherings-text = Une tuile où se trouve un héros est fermée à tous les autres, sauf la tuile de départ.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Parole libre
rule-open_talk_allowed-text = Vous pouvez convenir de parler tout le temps.
