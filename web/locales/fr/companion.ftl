# The companion: an hourglass beside a printed copy.
companion-title = À votre table
companion-lead = Un sablier pour votre jeu imprimé. Posez-le près du plateau : d’un doigt, vous le retournez chaque fois qu’un héros s’arrête sur un sablier.
companion-turn = Retourner le sablier
companion-tap = Touche pour retourner
companion-tap-start = Touche pour lancer le sable
companion-space = ou appuie sur la barre d’espace
# $time: such as 1:34
companion-turned = Retourné : il reste { $time }.
companion-hush = Chut !
companion-undo = Annuler le retournement
companion-won = Gagné !
companion-give-up = On abandonne
companion-not-over = Pas encore fini
companion-new = Nouvelle partie
# $time: such as 0:40
companion-late = Le sable s’est écoulé il y a { $time }, pendant que cette page dormait.

companion-play = Votre partie
companion-players = Joueurs
companion-rules = Les règles en bref
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Posez la tuile { $start } et mélangez les tuiles { $tiles } face cachée.
companion-lay-face-up = Posez la tuile { $start } et mélangez les tuiles { $tiles }, face visible.
companion-lay-order = Posez la tuile { $start } et empilez les tuiles { $tiles } face cachée dans cet ordre, la première sur le dessus.
companion-lay-order-face-up = Posez la tuile { $start } et empilez les tuiles { $tiles } face visible dans cet ordre, la première sur le dessus.
companion-lay-top = Posez la tuile { $top } sur le dessus.
companion-lay-second = La tuile 3 est le second centre commercial.

# A result is written down.
companion-record = L’inscrire dans le livre
companion-own-sand = Saisir une partie jouée avec un autre sablier
companion-outcome = Comment ça s’est fini
companion-outcome-won = Gagnée
companion-outcome-lost = Perdue
companion-used = Sabliers utilisés
companion-used-bad = Il faut un nombre entier.
# $most: such as 3:00
companion-sand-bad = Minutes et secondes, { $most } au plus.
companion-save = Inscrire
companion-saved = C’est dans le livre, sur cet appareil.
companion-results = Parties jouées à une table
companion-results-words = Gardées dans ce navigateur seulement. Elles ne donnent pas d’étoile : aucun serveur ne les a vues.
companion-remove = Supprimer cette partie
companion-lost = perdue
