trouble-home = To the home page
trouble-retry = Try again now
trouble-reload = Load the page again
trouble-rules-meanwhile = Read the rules meanwhile

trouble-page-title = This door leads nowhere
trouble-page-words = There is no such page. Perhaps a letter of the address is wrong.

trouble-load-title = A part of the page is missing
trouble-load-words = It could not be loaded. Perhaps the network is away, or there is a newer version.

# $code: the code of the room
trouble-gone-title = This room is gone
trouble-gone-words = There is no room { $code }. Codes are easy to mistype; the link of your host has the right one.
trouble-gone-new = Open a new room

trouble-full-title = This room is full
trouble-full-words = Nobody more fits in, not even to watch. Somebody may leave soon.

trouble-elsewhere-title = You sit here on another device
trouble-elsewhere-words = Your seat was opened in another window or on another device, and a person sits only once.
trouble-handed-over-words = Your seat has been handed over to another device. To have it back here, open the hand-over code in that one’s menu.
trouble-elsewhere-back = Take it back here

trouble-away-title = The server cannot be reached.
trouble-away-words = We go on trying by ourselves. Rooms and games are kept: when it is back, everything is where it was.
trouble-away-kept = We go on trying. Your seat and the game are kept.

trouble-opening-title = Opening { $code }
trouble-opening-words = The lights go on in a moment.

# Titles of the page while nobody looks at it
attention-bell = Do something!
attention-stare = Somebody stares at you
attention-game = The mall is laid out
attention-started = The sand runs
