trouble-home = Naar de startpagina
trouble-retry = Probeer het nu
trouble-reload = Laad opnieuw
trouble-rules-meanwhile = Lees intussen de regels

trouble-page-title = Deze deur loopt dood
trouble-page-words = Die pagina bestaat niet. Misschien klopt er een letter in het adres niet.

trouble-load-title = Er ontbreekt een stuk van de pagina
trouble-load-words = Het kon niet worden geladen. Misschien is het netwerk weg, of is er een nieuwere versie.

# $code: the code of the room
trouble-gone-title = Deze kamer is er niet meer
trouble-gone-words = Er is geen kamer { $code }. Een code typ je snel verkeerd; in de link van je host staat de juiste.
trouble-gone-new = Open een kamer

trouble-full-title = Deze kamer is vol
trouble-full-words = Er kan niemand meer bij, ook niet om te kijken. Misschien gaat er zo iemand weg.

trouble-elsewhere-title = Je zit hier op een ander apparaat
trouble-elsewhere-words = Je plek is in een ander venster of op een ander apparaat geopend, en iedereen zit maar één keer.
trouble-handed-over-words = Je plek is overgedragen aan een ander apparaat. Wil je haar hier terug, open dan daar in het menu de overdrachtscode.
trouble-elsewhere-back = Hierheen halen

trouble-away-title = De server is niet bereikbaar.
trouble-away-words = We blijven het vanzelf proberen. Kamers en spellen blijven bewaard: als hij terug is, staat alles waar het stond.
trouble-away-kept = We blijven het proberen. Je plek en het spel blijven bewaard.

trouble-opening-title = { $code } gaat open
trouble-opening-words = Zo gaat het licht aan.

# Titles of the page while nobody looks at it
attention-bell = Doe iets!
attention-stare = Iemand staart naar je
attention-game = Het spel ligt klaar
attention-started = Het zand loopt
