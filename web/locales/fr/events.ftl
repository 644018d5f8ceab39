# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = Toi
event-somebody = Quelqu’un
event-started = Le sable coule. Silence à partir de maintenant.
event-moved =
    { $steps ->
        [one] { $who } : { $hero } { $direction }, une case.
       *[other] { $who } : { $hero } { $direction }, { $steps } cases.
    }
event-vortex-taken = { $who } : { $hero } prend un vortex.
event-escalator-taken = { $who } : { $hero } prend l’escalator.
event-tile-revealed = { $who } retourne la tuile { $tile }. Reste à la poser.
event-tile-revealed-own = Tu retournes la tuile { $tile }. À toi de la poser.
event-tile-placed = { $who } : { $hero } explore. Tuile { $tile } posée.
event-tile-placed-by-ball = { $who } : la boule de cristal ouvre une porte. Tuile { $tile } posée.
event-square-spent = Maintenant : { $place }.
event-hourglass-turned = { $hero } retourne le sablier. Il reste { $time } de sable.
event-cards-passed = Chaque carte passe d’un siège vers la gauche.
event-deck-shuffled = Toutes les cartes sont mélangées. Tires-en une.
event-card-turned = Carte du dessus : { $ability }.
event-talk-opened = Tout le monde peut parler jusqu’à la prochaine action.
event-talk-opened-hands = Les gestes sont permis jusqu’à la prochaine action.
event-talk-closed = Silence à nouveau.
event-discard-due = Il faut retirer deux tuiles avant toute autre action.
event-tiles-discarded = { $who } retire les tuiles { $first } et { $second }.
event-tiles-discarded-own = Tu retires les tuiles { $first } et { $second }.
event-theft-done = Le vol ! Les quatre objets ont disparu, l’alarme sonne. Aux sorties !
event-hero-safe = { $hero } est dehors.
event-hero-safe-stays = { $hero } a atteint une sortie et y reste.
event-won = Tout le monde est dehors. C’est gagné !
event-lost-sand = Le sable s’est écoulé. C’est perdu.
event-lost-empty-handed = Tous aux sorties, mais les mains vides. C’est perdu.
event-lost-walls = Impossible de retirer deux tuiles. C’est perdu.
event-bell-placed = { $who } pose la sonnette devant { $target }.
event-bell-placed-you = { $who } pose la sonnette devant toi : fais quelque chose !
event-bell-placed-own = Tu poses la sonnette devant { $target }.
event-bell-placed-self = Tu poses la sonnette devant toi.
event-stared = { $who } fixe { $target } du regard.
event-stared-you = { $who } te fixe du regard.
event-stared-own = Tu fixes { $target } du regard.
event-said = { $who } : { $text }
event-remarked = { $who } : { $text }
event-pinged = { $who } montre un endroit : { $place }.
event-pinged-own = Tu montres un endroit : { $place }.
event-signed = { $who } fait un geste : { $sign }
event-signed-own = Tu fais un geste : { $sign }
event-paused = { $who } met le jeu en pause.
event-paused-own = Tu mets le jeu en pause.
event-resumed = { $who } reprend la partie.
event-resumed-own = Tu reprends la partie.
event-interrupted = Le serveur s’est absenté un moment. La partie reprend où elle en était ; pas de sable perdu.

# Facts that follow an event.
event-now-on = Position : { $place }.
event-your-card = Tes pouvoirs maintenant : { $abilities }.
event-your-card-none = Tu n’as plus de carte : tu es le chef et tu as la sonnette.
event-cameras-lock = Deux caméras surveillent : aucun héros ne peut s’arrêter sur un sablier.
event-cameras-unlock = Les sabliers sont de nouveau utilisables.
event-camera-broken = La caméra est cassée.
event-dead-end = Une porte donne sur un mur : cul-de-sac.
event-tiles-left =
    { $tiles ->
        [0] La pioche est vide.
        [one] Il reste une tuile.
       *[other] Il reste { $tiles } tuiles.
    }
event-on-item = { $hero } en place : { $count } sur 4.
event-off-item = { $hero } n’est plus en place : { $count } sur 4.
event-time-left = Il reste { $time }.
event-leader = Le chef est maintenant { $who }.
event-person-away = Connexion perdue : { $who }. Le siège est gardé.
event-person-back = { $who } est de retour.
event-line-lost = Connexion perdue. Nouvel essai…
event-line-back = Connexion rétablie.
event-sound-off = Son coupé
event-sound-on = Son activé
event-game-loaded = La partie est en place.
event-slide-dropped = Quelqu’un d’autre a déplacé ce héros : { $hero }.
event-ghost =
    { $steps ->
        [one] Un pas : { $place }.
       *[other] { $steps } pas : { $place }.
    }

# The gestures of hands only.
sign-yes = Oui
sign-no = Non
sign-here = Ici
sign-there = Là-bas
sign-you = Toi
sign-me = Moi
sign-wait = Attends
sign-hurry = Vite
sign-explore = Explorer
sign-hourglass = Sablier
sign-thanks = Merci
sign-sorry = Pardon

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim } : je peux { $act }.
remark-waits = { $aim } : quelqu’un peut { $act } ? J’attends.
remark-waits-one = { $aim } : { $who }, tu peux { $act } ? J’attends.
remark-waits-you = { $aim } : tu peux { $act } ? Je t’attends.
# What is to be done, as it stands after "I can".
remark-move = déplacer { remark-hero } { remark-way }
remark-vortex = envoyer { remark-hero } dans un vortex
remark-escalator = mettre { remark-hero } sur l’escalator
remark-explore = explorer avec { $hero ->
        [barbarian] le barbare
        [mage] la magicienne
        [elf] l’elfe
       *[dwarf] le nain
    }
remark-hero =
    { $hero ->
        [barbarian] le barbare
        [mage] la magicienne
        [elf] l’elfe
       *[dwarf] le nain
    }
remark-way =
    { $ability ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
remark-aim-hourglass = Sablier
remark-aim-camera = Caméra
remark-aim-ball = Boule de cristal
remark-aim-door = Nouvelle tuile
remark-aim-item = Objet
remark-aim-exit = Sortie
remark-aim-way = Laisser passer
