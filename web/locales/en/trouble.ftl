trouble-home = To the home page
trouble-retry = Try again now
trouble-reload = Reload the page
trouble-rules-meanwhile = Read the rules meanwhile

trouble-page-title = This door leads nowhere
trouble-page-words = There is no such page. Perhaps there is a typo in the address.

trouble-load-title = Part of the page is missing
trouble-load-words = It could not be loaded. Perhaps you are offline, or there is a new version.

# $code: the code of the room
trouble-gone-title = This room is gone
trouble-gone-words = There is no room { $code }. Perhaps it is a typo; your host’s link has the right code.
trouble-gone-new = Open a new room

trouble-full-title = This room is full
trouble-full-words = The room is full, even for watching. Someone may leave soon.

trouble-elsewhere-title = You are playing on another device
trouble-elsewhere-words = Your seat was opened in another window or on another device. You can only sit in one place.
trouble-handed-over-words = Your seat is on another device now. To get it back, open the transfer code in that device’s menu.
trouble-elsewhere-back = Play here instead

trouble-away-title = The server cannot be reached.
trouble-away-words = We keep trying. Rooms and games are saved: when the server is back, everything is where it was.
trouble-away-kept = We keep trying. Your seat and the game are safe.

trouble-opening-title = Opening { $code }
trouble-opening-words = The lights will be on in a moment.

# Titles of the page while nobody looks at it
attention-bell = Do something!
attention-stare = Someone is staring at you
attention-game = The game is set up
attention-started = The sand is running
