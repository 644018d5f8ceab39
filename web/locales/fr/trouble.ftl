trouble-home = Vers l’accueil
trouble-retry = Réessayer
trouble-reload = Recharger la page
trouble-rules-meanwhile = Lire les règles en attendant

trouble-page-title = Cette porte ne mène nulle part
trouble-page-words = Cette page n’existe pas. Il y a peut-être une faute dans l’adresse.

trouble-load-title = Il manque un morceau de la page
trouble-load-words = Il n’a pas pu être chargé. Tu es peut-être hors ligne, ou il y a une nouvelle version.

# $code: the code of the room
trouble-gone-title = Ce salon n’existe plus
trouble-gone-words = Il n’y a pas de salon { $code }. C’est peut-être une faute de frappe ; le lien de ton hôte contient le bon code.
trouble-gone-new = Ouvrir un salon

trouble-full-title = Ce salon est plein
trouble-full-words = Le salon est plein, même pour regarder. Une place se libérera peut-être bientôt.

trouble-elsewhere-title = Tu joues sur un autre appareil
trouble-elsewhere-words = Ton siège a été ouvert dans une autre fenêtre ou sur un autre appareil. On ne peut s’asseoir qu’à un endroit.
trouble-handed-over-words = Ton siège est maintenant sur un autre appareil. Pour le récupérer, ouvre le code de transfert dans le menu de celui-ci.
trouble-elsewhere-back = Jouer ici

trouble-away-title = Le serveur est injoignable.
trouble-away-words = Nous continuons d’essayer. Salons et parties sont enregistrés : au retour du serveur, tout sera à sa place.
trouble-away-kept = Nous continuons d’essayer. Ton siège et la partie sont en sécurité.

trouble-opening-title = Ouverture : { $code }
trouble-opening-words = La lumière arrive dans un instant.

# Titles of the page while nobody looks at it
attention-bell = Fais quelque chose !
attention-stare = Quelqu’un te fixe
attention-game = La partie est prête
attention-started = Le sable coule
