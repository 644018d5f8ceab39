# The first game, and what is new in a scenario.
learn-title = La première partie
learn-lead = Trois minutes, et vous savez jouer. Ce soir, le sable vous attend.
learn-team = Avec un partenaire
learn-team-note = un héros, deux paires de mains et pas un mot
learn-solo = Seul avec les cartes
learn-solo-note = sept cartes, et seule celle du dessus compte
learn-failed = La table n’a pas pu être dressée. Réessayez.
learn-next = Suivant

lesson-title = Votre première partie
lesson-number = Étape { $number } sur { $of }
lesson-leave = Quitter la leçon
lesson-yes = Oui !
lesson-sand-waits = Le sable vous attend.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Appuyez sur { $key }
        [touch] Touchez
       *[mouse] Cliquez
    }
lesson-hold =
    { $by ->
        [keys] Maintenez { $key }
        [touch] Maintenez
       *[mouse] Maintenez
    }
lesson-tap-lit =
    { $by ->
        [keys] Appuyez sur { $key }
        [touch] Touchez le bouton allumé
       *[mouse] Cliquez le bouton allumé
    }

lesson-team-hush = Le centre commercial est fermé. Quand le sable coule : plus un mot.
lesson-team-step-act = ↓ est à vous. { lesson-tap-lit } : { $hero } va à la porte.
lesson-team-explore-act = { lesson-tap } : qu’y a-t-il derrière la porte ?
lesson-team-slide-act = { lesson-hold }, lâchez sur la case allumée : { $hero } glisse.
lesson-team-share-act = À chaque héros son objet. { lesson-hold } : { $hero } glisse vers le bas.
lesson-team-share-watch = Seul { $partner } a ←. Un héros, deux paires de mains !
lesson-team-bell-ring =
    { $hero } attend ←, { $partner } rêve. { $by ->
        [keys] Appuyez sur { $key }, puis 1 : sonnez !
        [touch] Touchez la clochette !
       *[mouse] Cliquez la clochette !
    }
lesson-team-bell-watch = { $partner } a entendu.
lesson-team-bell-act = { lesson-hold } : { $hero } glisse vers le bas.
lesson-team-glass-watch = Le sable baisse. { $hero } peut le retourner : d’abord { $partner }.
lesson-team-glass-act = { lesson-tap } : le sablier retourne le sable.
lesson-team-talk-talk =
    Parlez, jusqu’à ce que quelqu’un agisse ! { $by ->
        [keys] Appuyez sur { $key } et dites bonjour.
       *[other] Dites bonjour à { $partner }.
    }
lesson-team-items-watch = Silence à nouveau. Tous les quatre sur leur objet, ensemble.
lesson-team-items-act = { $partner } sonne : qui a besoin de votre ↓ ?
lesson-team-door-act = Volé ! Alarme ! { lesson-tap } : la sortie est tout près.
lesson-team-door-watch = Volé ! Alarme ! { $partner } vous aide.
lesson-team-escape-act = Tous dehors par la sortie violette ! { lesson-hold }.
lesson-team-escape-watch = { $partner } amène le suivant.

lesson-solo-hush = Seul dans le centre commercial, avec sept cartes.
lesson-solo-deck-card = Seule la carte du dessus compte. { lesson-tap-lit } : la première.
lesson-solo-explore-act = Elle dit : explorer. { lesson-tap } : ouvrez cette porte.
lesson-solo-gather-card = Fini ? { lesson-tap-lit } : la carte suivante.
lesson-solo-gather-act = Une carte, tous les héros, à volonté. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold } : le sable se retourne, vos cartes se mélangent.
lesson-solo-items-card = { lesson-tap } jusqu’à une carte utile. Puis elles reviennent.
lesson-solo-items-act = Celle-ci aide. { lesson-hold } !
lesson-solo-escape-card = Volé ! Tous dehors par la sortie violette. { lesson-tap }.
lesson-solo-escape-act = Dehors ! { lesson-hold }.

lesson-end-title = Évadés !
lesson-end-text = C’est tout le jeu. Les vrais centres commerciaux sont plus grands, le sable n’attend pas, et chaque scénario apporte une idée.
lesson-end-solo = C’est le jeu en solo. Les vrais centres commerciaux sont plus grands, et le sable n’attend pas.
lesson-end-bots = Pour de vrai, avec des bots
lesson-end-bots-note = scénario 1, tout de suite
lesson-again = Encore une fois

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap } : la carte suivante.
lesson-any-ring = Sonnez pour { $partner }.
lesson-any-talk = On peut parler, jusqu’à ce que quelqu’un agisse.
lesson-any-watch = { $partner } s’en occupe.

rules-new-title = Nouveau ce soir
rules-new-close = Compris

rule-one_exit-title = Une seule sortie
rule-one_exit-text = La sortie violette sert aux quatre héros.
rule-own_exits-title = Quatre sorties
rule-own_exits-text = Chaque héros doit partir par la sortie de sa couleur.
rule-pass_cards-title = Les cartes tournent
rule-pass_cards-text = Chaque fois que le sablier est retourné, tout le monde passe ses pouvoirs à gauche.
rule-elf_opens_talk-title = L’oreille de l’elfe
rule-elf_opens_talk-text = Quand l’elfe explore, tout le monde peut parler jusqu’à la prochaine action.
rule-dwarf_passages-title = Petits trous
rule-dwarf_passages-text = Certains murs ont un trou où seul le nain peut se glisser.
rule-crystal_balls-title = La voyance
rule-crystal_balls-text = Tant que le mage est sur une boule de cristal, on peut ouvrir jusqu’à deux parties de la galerie, à n’importe quelle loupe, de n’importe quelle couleur.
rule-cameras-title = Caméras
rule-cameras-text = Tant que deux caméras ou plus sont actives, personne ne peut s’arrêter sur un sablier.
rule-barbarian_breaks_cameras-title = Le casseur
rule-barbarian_breaks_cameras-text = Une caméra se brise quand le barbare s’arrête dessus.
rule-stack_face_up-title = Un coup d’avance
rule-stack_face_up-text = Vous voyez toujours quelle partie de la galerie vient ensuite.
rule-leader-title = Le chef
rule-leader-text = Un siège n’a aucun pouvoir, mais lui seul peut poser la sonnette. Le chef change quand les cartes passent.
rule-fool_the_guards-title = Berner les gardes
rule-fool_the_guards-text = Chaque héros prend un objet qui n’est pas le sien, et reste sur une sortie qui n’est pas la sienne. Chaque sortie sert à un héros.
rule-moving_walls-title = Murs mouvants
rule-moving_walls-text = Avant le vol, chaque fois que le sablier est retourné, il faut retirer deux parties de la galerie avant toute autre action.
rule-hands_only-title = Par gestes
rule-hands_only-text = Quand la parole s’ouvre, seuls les signes et le doigt pointé sont permis : pas de mots.
rule-two_boards-title = Deux dimensions
rule-two_boards-text = Il y a deux galeries. Seul un vortex mène de l’une à l’autre, et jamais les quatre héros ne peuvent être dans la même.
rule-no_talk-title = Pas un mot
rule-no_talk-text = La parole ne s’ouvre jamais. Il vous reste la sonnette et un regard appuyé.
rule-no_bell-title = Rien que les yeux
rule-no_bell-text = Pas de sonnette non plus.
rule-no_vortex-title = Sans vortex
rule-no_vortex-text = Les vortex ne marchent pas.
rule-no_gatherings-title = Pas d’attroupement
rule-no_gatherings-text = Une partie de la galerie où se trouve un héros est fermée à tous les autres, sauf la première.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Parole libre
rule-open_talk_allowed-text = La table peut décider de parler tout le temps.
