trouble-home = Vers l’accueil
trouble-retry = Réessayer
trouble-reload = Recharger la page
trouble-rules-meanwhile = Lire les règles en attendant

trouble-page-title = Cette porte ne mène nulle part
trouble-page-words = Cette page n’existe pas. Une lettre de l’adresse est peut-être fausse.

trouble-load-title = Il manque un morceau de la page
trouble-load-words = Il n’a pas pu être chargé. Le réseau s’est peut-être absenté, ou il y a une version plus récente.

# $code: the code of the room
trouble-gone-title = Ce salon n’existe plus
trouble-gone-words = Il n’y a pas de salon { $code }. Une faute de frappe est vite arrivée ; le lien de ton hôte contient le bon code.
trouble-gone-new = Ouvrir un salon

trouble-full-title = Ce salon est plein
trouble-full-words = Plus personne ne peut entrer, même pour regarder. Une place se libérera peut-être bientôt.

trouble-elsewhere-title = Tu es ici sur un autre appareil
trouble-elsewhere-words = Ton siège a été ouvert dans une autre fenêtre ou sur un autre appareil, et on ne s’assoit qu’une fois.
trouble-handed-over-words = Ton siège est passé sur un autre appareil. Pour le retrouver ici, ouvre le code de passage dans le menu de celui-là.
trouble-elsewhere-back = Le reprendre ici

trouble-away-title = Le serveur est injoignable.
trouble-away-words = Nous continuons d’essayer. Salons et parties sont gardés : à son retour, tout sera à sa place.
trouble-away-kept = Nous continuons d’essayer. Ton siège et la partie sont gardés.

trouble-opening-title = Ouverture : { $code }
trouble-opening-words = La lumière arrive dans un instant.

# Titles of the page while nobody looks at it
attention-bell = Fais un truc !
attention-stare = Quelqu’un te fixe
attention-game = La galerie est prête
attention-started = Le sable coule
