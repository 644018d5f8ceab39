trouble-home = Naar de startpagina
trouble-retry = Probeer het nu
trouble-reload = Laad opnieuw
trouble-rules-meanwhile = Lees intussen de regels

trouble-page-title = Deze deur loopt dood
trouble-page-words = Die pagina bestaat niet. Misschien zit er een tikfout in het adres.

trouble-load-title = Er ontbreekt een stuk van de pagina
trouble-load-words = Het kon niet worden geladen. Misschien ben je offline, of is er een nieuwe versie.

# $code: the code of the room
trouble-gone-title = Deze kamer is er niet meer
trouble-gone-words = Er is geen kamer { $code }. Misschien een tikfout; in de link van je host staat de juiste code.
trouble-gone-new = Open een kamer

trouble-full-title = Deze kamer is vol
trouble-full-words = De kamer is vol, ook om te kijken. Misschien gaat er zo iemand weg.

trouble-elsewhere-title = Je speelt op een ander apparaat
trouble-elsewhere-words = Je plek is in een ander venster of op een ander apparaat geopend. Je kunt maar op één plek zitten.
trouble-handed-over-words = Je plek is nu op een ander apparaat. Wil je hem terug, open dan daar in het menu de overdrachtscode.
trouble-elsewhere-back = Speel hier

trouble-away-title = De server is niet bereikbaar.
trouble-away-words = We blijven het proberen. Kamers en spellen zijn opgeslagen: als de server terug is, staat alles waar het stond.
trouble-away-kept = We blijven het proberen. Je plek en het spel zijn veilig.

trouble-opening-title = { $code } gaat open
trouble-opening-words = Zo gaan de lichten aan.

# Titles of the page while nobody looks at it
attention-bell = Doe iets!
attention-stare = Iemand staart naar je
attention-game = Het spel ligt klaar
attention-started = Het zand loopt
