# The scenario desk: own scenarios, made in the browser.
editor-title = Make a scenario
editor-lead = Your work is saved in this browser.
editor-loading = Loading the rules…
editor-away = The server does not answer. Your work is saved and will be checked when the server is back.
editor-first-name = My scenario
# $name: of the scenario it was copied from
editor-copy-name = { $name } (copy)
editor-undo = Undo
editor-redo = Redo

# Beginning, and what is kept
editor-mine = My scenarios
# $name: of a scenario
editor-open-this = Open “{ $name }”
editor-copy-this = Copy “{ $name }”
editor-delete-this = Delete “{ $name }”
editor-deleted = “{ $name }” is deleted.
editor-bring-back = Bring it back
editor-here = open now
editor-new = New scenario
editor-new-from = Start from
editor-new-empty = an empty scenario
editor-new-go = Create
editor-paste = Code or link
editor-paste-hint = Got one from a friend? Paste it here.
editor-paste-go = Open it
editor-paste-bad = That is not a valid share code. Check for a wrong letter.
editor-upload = Open a file
editor-upload-title = This file cannot be opened
editor-upload-long = The file is too long for a scenario.
# $line: a number
editor-line = Line { $line }

# Groups of entries and switches
editor-group-words = Name
editor-group-stack = The stack of tiles
editor-group-start = Start and sand
editor-group-campaign = Campaign rules
editor-group-goal = Items and exits
editor-group-talk = Talk and players
editor-group-mall = A stranger mall
# $on, $all: numbers
editor-group-on = { $on } of { $all } on
editor-group-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
editor-all-on = All on
editor-all-off = All off
# $ids: rule numbers, such as P3, P4
editor-rule-ids = { $count ->
    [one] Rule { $ids }
   *[other] Rules { $ids }
}

# Entries
editor-entry-name = Name
editor-entry-about = In one line
editor-entry-about-hint = What is it about? Shown to everyone you send it to.
editor-entry-tiles = Tiles in the stack
editor-entry-levels = Levels
editor-entry-on_top = On top of the stack
editor-entry-shuffled = Shuffle
editor-entry-face = Starting tile
editor-entry-hourglass_ms = Sand in the hourglass
editor-entry-tile_set = Tile set
editor-entry-rules = Rules

# Tiles
editor-stack-by = What is in the stack
editor-stack-tiles = Tiles I choose
editor-stack-levels = By level
editor-levels-words = Players choose one of these levels.
# $level: a number
editor-level = Level { $level }
# $tiles: a range such as 2-9
editor-level-tiles = tiles { $tiles }
editor-level-one-exit = one exit for all
editor-on-top-words = These come first, in exactly this order.
editor-tiles-shuffled = Then these, shuffled.
editor-tiles-ordered = Then these, in exactly this order.
editor-shuffle-on = Shuffle them
editor-shuffle-off = Keep this order
# $tile: a number
editor-tile = Tile { $tile }
# $what: what lies on it, already in words
editor-tile-with = Tile { $tile }: { $what }
editor-pile-empty = no tiles
editor-pile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
editor-pile-keys = Arrow keys go from tile to tile. Shift and an arrow key move a tile, Delete takes it out. Or drag it.
editor-pile-keys-shuffled = Arrow keys go from tile to tile, Delete takes one out.
editor-pile-touch = Tap a tile to move it or take it out.
editor-pile-touch-shuffled = Tap a tile to take it out.
editor-earlier = Earlier
editor-later = Later
editor-to-top = To the top
editor-to-stack = Into the stack
editor-take-out = Take out
editor-picker = Tiles you can add
editor-picker-words = Tap a tile to add it to the stack.
editor-picker-none = All tiles are in.
editor-add-all = Add all
editor-clear = Take all out
# $tile: a number, $place and $count: where it is now
editor-said-moved = Tile { $tile } is now { $place } of { $count }.
editor-said-added = Tile { $tile } is in the stack.
editor-said-out = Tile { $tile } is out.

# Sand
editor-sand-seconds = Seconds
# $time: such as 3:00
editor-sand-now = { $time } of sand

# What the server says
editor-verdict = Ready to play?
editor-checking = Checking…
editor-fits = Ready to play.
editor-fits-not = { $count ->
    [one] 1 problem to fix.
   *[other] { $count } problems to fix.
}
editor-go-there = Where: { $entry }
editor-warnings = Is this what you want?
editor-mend-add = { $count ->
    [one] Add tile { $tiles }
   *[other] Add tiles { $tiles }
}
editor-mend-remove = { $count ->
    [one] Take out tile { $tiles }
   *[other] Take out tiles { $tiles }
}
# $levels: a list of numbers
editor-problem-levels = { $count ->
    [one] (At level { $levels })
   *[other] (At levels { $levels })
}
editor-problem-not_a_scenario = That is not a scenario file.
# $entry: as it stands in the file
editor-problem-unknown_key = A scenario has no entry “{ $entry }”.
editor-problem-bad_value = “{ $entry }” cannot have this value.
editor-problem-unknown_rule = There is no such rule.
editor-problem-bad_code = That is not a valid share code. Check for a wrong letter.
editor-problem-other_tile_set = This was made for another tile set, so it can’t be checked or tried here.
editor-problem-no_such_face = The starting tile has no such side.
editor-problem-no_such_tile = { $count ->
    [one] There is no tile { $tiles }.
   *[other] There are no tiles { $tiles }.
}
editor-problem-tile_twice = { $count ->
    [one] Tile { $tiles } is in the stack twice.
   *[other] Tiles { $tiles } are in the stack twice.
}
editor-problem-start_tile_in_stack = { $count ->
    [one] Tile { $tiles } is on the board from the start, so it can’t be in the stack.
   *[other] Tiles { $tiles } are on the board from the start, so they can’t be in the stack.
}
# $what: heroes
editor-problem-item_missing = Missing item: { $what }.
editor-problem-exit_missing = Missing exit: { $what }.
editor-problem-hourglass_size = An hourglass holds one second to one hour of sand.
editor-problem-leader_without_bell = A leader without the bell has nothing to do.
editor-problem-fooling_with_one_exit = “Fool the guards” needs four exits, not one.
editor-problem-hands_only_without_talk = “Hands only” needs talk windows.
editor-problem-open_talk_and_silence = Talk cannot be always open and never open.
editor-problem-two_boards_without_tile_3 = “Two dimensions” needs tile 3: the second mall starts with it.
editor-problem-two_boards_without_vortex = Only a vortex leads from one mall to the other.
editor-problem-two_boards_with_moving_walls = “Moving walls” does not work with two malls: they are not connected.
editor-problem-two_boards_without_gatherings = In two malls, two heroes start together, and “No gatherings” forbids that.
editor-warning-one_hourglass = There is only one hourglass to turn, on the starting tile.
editor-warning-locked_for_good = Two cameras lock the hourglasses for good: nobody can break them.
editor-warning-cameras_idle = With fewer than two cameras in the stack nothing is ever locked.
editor-warning-nothing_to_break = Breaking cameras does nothing while cameras have no effect.
editor-warning-no_passages = No tile in the stack has a dwarf passage.
editor-warning-no_balls = No tile in the stack has a crystal ball.
editor-warning-same_every_time = The tiles come in the same order every time. After one game you know what comes.
editor-warning-short_sand = That is very little time.

# What comes out of it
editor-summary = What is different
editor-summary-words = Compared with the full campaign rules.
editor-summary-same = The same rules as the campaign.
editor-summary-new = New
editor-summary-gone = Left out
editor-start = At the start
editor-start-second = The second mall
# $seats: a range such as 1-8
editor-seats = For { $seats } players
editor-alone = Also solo, with the deck of seven cards.

# Trying and sharing
editor-try = Try it
editor-try-words = Bots take the other seats.
editor-try-bots = Try it with bots
editor-try-friends = Open a room with friends
editor-not-yet = First fix the problems above.
editor-share = Share it
editor-code = Share code
editor-copy-code = Copy code
editor-copy-link = Copy link to play
editor-copy-edit-link = Copy link to edit
editor-copied = Copied.
# $text: what could not be copied
editor-copy-failed = Copying failed. Here it is: { $text }
editor-send = Share…
editor-qr = QR code
editor-qr-words = QR code to play “{ $name }”
editor-download = Save as a file
editor-long-link = The link is long: some apps may cut it off. The file always works.

# A link somebody sent
play-title = A scenario for you
play-bad = This link has no playable scenario. Perhaps part of it got lost.
play-change = Edit it

# Which tiles it is made for
editor-entry-tile_set-choice = “Standard” is the one the game comes with. Your saved sets are here too.
editor-problem-two_boards_with_one_exit = In two dimensions one exit is not enough: some heroes could never leave.
