# The first game.
learn-title = La première partie
learn-lead = Apprends le jeu en trois minutes. Ce soir, le sable t’attend.
learn-team = Avec un partenaire
learn-team-note = toi, un partenaire et pas un mot
learn-solo = En solo avec les cartes
learn-solo-note = sept cartes, et seule celle du dessus compte
learn-failed = La partie n’a pas pu être préparée. Réessaie.

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
