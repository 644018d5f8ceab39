home-title = Hushmaze: the silent mall heist
home-claim = Four heroes. One hourglass. Nobody may talk.
home-story = Everybody moves every hero, but each only in their own way. Find the four items, grab them in the same moment, and run.
home-name = Your name at the table
home-friends = Play with friends
home-friends-note = opens a room with a link to share
home-bots = Play with bots
home-bots-note = they take the other seats
home-solo = Play alone
home-solo-note = one deck, all the moves
home-opening = Opening a room…
home-no-room = The room could not be opened. Is the server there?
home-too-many = Too many new rooms from here. Wait a minute and try again.

home-join = Join a room
home-join-label = Code of the room
home-join-example = kibo-ruta
home-join-go = Join
home-join-hint = Two words of four letters. Spaces, dashes and capitals do not matter; a whole link works too.
home-join-bad = A code has eight letters, like kibo-ruta.
# $code: the code that was typed
home-join-none = There is no room { $code }. Codes are easy to mishear; ask once more.

home-recent = Back to a room
home-recent-forget = Forget this room
# $when: such as "5 minutes ago", already in words
home-recent-when = you were there { $when }

home-learn = The first game
home-learn-note = again, or alone with the deck
home-rules = The rules
home-rules-note = all of them, with pictures

home-how = How it goes
home-how-share-title = Everybody, everywhere
home-how-share = No turns. If you own “north”, you move any hero north, any time.
home-how-find-title = Find, meet, run
home-how-find = Explore the mall until all four stand on their items. The alarm goes off: now to the exits.
home-how-hush-title = Hush
home-how-hush = Not a word while the sand runs. Turning the hourglass gives you time, and a moment to talk.
home-free = Free and open. No account, no tracking, no ads.
home-independent = Hushmaze is an independent fan-made game for the browser. It is not affiliated with or endorsed by the author or publisher of Magic Maze.

book-home-note = who won what, and how
# The challenge book.
book-title = The challenge book
book-line = { $number } · { $name }
book-line-level = { $number } · { $name }, level { $level }
# Making your own: the way in to both workshops.
home-make = Make your own
home-make-note = scenarios and tiles
replay-home-note = watch finished games again
replay-page = Replays

# For newcomers
home-first = New here?
home-first-play = Play the first game
home-first-on = Go on with the first game
home-first-note = Three minutes, nothing to read.
home-first-solo = Or alone, with cards
