# The end of a game.
end-won = Bien joué !
end-lost = Pincés !
end-lost-sand = Le sable s’est écoulé.
end-lost-empty-handed = Tout le monde est parti les mains vides : personne n’a annoncé le vol.
end-lost-walls = Impossible de retirer deux tuiles : les murs se sont refermés.
end-scenario = Scénario { $number } · { $name }
end-level = niveau { $level }
end-figures = La partie en chiffres
end-played = Temps de jeu
end-sand-left = Sable restant
end-turns = Sabliers utilisés
end-theft = Vol à
end-theft-none = pas de vol
end-tiles = Tuiles explorées
end-actions = Qui a fait quoi
end-seat = Joueur
end-moves = Déplacements
end-squares = Cases
end-vortices = Vortex
end-escalators = Escalators
end-explored = Explorées
end-bells = Sonnettes
end-all-actions = Actions
end-ways = Les trajets des héros
end-ways-all = Les quatre
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [0] { $hero } : aucun déplacement
        [one] { $hero } : un déplacement
       *[other] { $hero } : { $moves } déplacements
    }
end-rematch = Rejouer
end-rematch-wait = { $name } peut lancer la prochaine partie.
end-lobby = Changer les options
end-lobby-guest = Retour au salon
end-log = Télécharger le journal
end-loading = Lecture du journal…
end-no-log = Le journal n’est pas disponible pour l’instant.
end-chat = On en parle
end-chat-write = Dis quelque chose…
end-chat-send = Envoyer
end-chat-empty = Maintenant, vous pouvez tout vous dire. Alors, c’était comment ?
