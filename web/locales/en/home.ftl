home-title = Hushmaze: the silent mall heist
home-claim = Four heroes. One hourglass. Nobody may talk.
home-story = Everyone controls every hero, but each player has different moves. Find the four items, grab them all at once, and run.
home-name = Your name at the table
home-friends = Play with friends
home-friends-note = opens a room with a link to share
home-bots = Play with bots
home-bots-note = they take the other seats
home-solo = Play solo
home-solo-note = one deck, every move
home-opening = Opening a room…
home-no-room = The room could not be opened. Is the server running?
home-too-many = Too many new rooms from here. Wait a minute and try again.

home-join = Join a room
home-join-label = Room code
home-join-example = kibo-ruta
home-join-go = Join
home-join-hint = Two words of four letters. Spaces, dashes and capitals don’t matter; a full link works too.
home-join-bad = A code has eight letters, like kibo-ruta.
# $code: the code that was typed
home-join-none = There is no room { $code }. Please check the code.

home-recent = Back to a room
home-recent-forget = Forget this room
# $when: such as "5 minutes ago", already in words
home-recent-when = you were there { $when }

home-learn = The first game
home-learn-note = again, or solo with cards
home-rules = The rules
home-rules-note = all of them, with pictures

home-how = How to play
home-how-share-title = Everyone moves everyone
home-how-share = No turns. If you have “north”, you can move any hero north at any time.
home-how-find-title = Explore, steal, escape
home-how-find = Explore the mall until all four stand on their items. Then the alarm goes off: run for the exits.
home-how-hush-title = Hush
home-how-hush = Not a word while the sand runs. Turning the hourglass gives you time, and a chance to talk.
home-free = Free and open. No account, no tracking, no ads.
home-independent = Hushmaze is an independent fan-made game for the browser. It is not affiliated with or endorsed by the author or publisher of Magic Maze.

book-home-note = who won what, and how
# The challenge book.
book-title = The challenge book
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, level { $level }
# Making your own: the way in to both workshops.
home-make = Create your own
home-make-note = scenarios and tiles
replay-home-note = watch finished games
replay-page = Replays

# For newcomers
home-first = New here?
home-first-play = Play your first game
home-first-on = Continue the first game
home-first-note = Three minutes, nothing to read.
home-first-solo = Or solo, with cards

home-table = At your table
home-table-note = hourglass and rules for a printed copy
