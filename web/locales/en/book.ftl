book-lead = Every win on this server. Fewer turns of the hourglass rank higher; ties go to more sand left.
book-groups = Whose book
book-groups-words = A group is simply the names at the table; capitals and spaces don’t matter. There are no accounts.
book-all = Everyone here
book-has-stars =
    { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] one more group
       *[other] { $count } more groups
    }
book-stars = { $stars } of { $of } stars
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] no turns · { $sand } left
        [one] one turn · { $sand } left
       *[other] { $turns } turns · { $sand } left
    }
# How a line of the book looks, read aloud.
book-look-full = won, a star
book-look-marked = won, with a mark
book-look-none = not won yet
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = nobody yet
book-nobody-yet = Nobody has won this yet. Will you be the first?
book-not-yet = This group has not won this yet.
book-play = Play it
book-watch = Watch
book-legend = A full star is a clean win. A dashed star is a win with a mark. Tap a star to see more.
book-empty = The book is still empty. Choose a stamp or a star and play it.
book-loading = Opening the book…
book-away = The book can’t be opened right now. Is the server running?
book-print = Print the sheet
book-turns = Turns
book-sand = Sand left
book-date = Date
book-names = Names
book-sheet-legend = ★ clean win · ☆ won with a mark · turns of the hourglass · sand left
book-printed = Printed on { $date }

# Why a win does not count as pure.
book-marks = Marks
book-mark-bots = with bots
book-mark-paused = paused
book-mark-interrupted = interrupted
book-mark-rigged = rigged
book-mark-talk = open talk
book-mark-sand = other hourglass
book-mark-face = other starting tile
book-mark-tiles = other mall
book-mark-own = custom scenario
book-mark-daily = daily challenge
book-mark-continued = played on
book-mark-again = same deal again
book-mark-table = at a table

# After a game.
book-news-first = New in the book: your first star here!
book-news-better = New in the book: your best win yet!
