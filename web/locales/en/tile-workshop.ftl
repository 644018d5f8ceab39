# The tile workshop: drawing a whole set of tiles. $name: the name of a tile such as 7 or 1A, or of the set.
tiles-title = Tile workshop
tiles-lead = Draw your own mall, tile by tile, or let us build one for you. Everything stays in this browser until you save it.
tiles-unnamed = My tiles
tiles-list = All tiles
tiles-bench = The tile you are drawing
tiles-drawn = { $drawn } of { $all } tiles drawn
tiles-tile = Tile { $name }
tiles-now-tile = Now tile { $name }
tiles-set = The whole set
tiles-status-none = not drawn yet
tiles-status-good = fine
tiles-status-lacking = differs from a complete set
tiles-status-wrong = has an error
tiles-quick = Quick entry
tiles-quick-hint = For tiles you own: enter them square by square on a keyboard. You can stop any time and carry on another day.
tiles-previous = Previous tile
tiles-next = Next tile
tiles-undo = Undo
tiles-redo = Redo
tiles-remove = Clear this tile
tiles-copy = Copy this tile to

# The grid. $column and $row: from 1 to 4
tiles-grid = Tile { $name }, four by four squares
tiles-borders = Walls and doors
tiles-square = column { $column }, row { $row }
# $side: north, east …; $what: wall, open …
tiles-side-is = { $side }: { $what }
tiles-border-open = open
tiles-border-wall = wall
tiles-border-passage = dwarf passage
tiles-border-door = door
tiles-border-of = Wall, { $square }, { $side }
tiles-no-border = You can’t change anything there.
tiles-escalator-end = end of escalator { $digit }
tiles-escalator-second = Now choose the other end of the escalator.
tiles-armed-hero = Whose is it? B, M, E or D.
tiles-armed-side = Which side? An arrow key.

# What can be put on squares.
tiles-whose = Whose
tiles-brushes = What to put on a square
tiles-palette-hint = Tap a square to put it there, tap again to remove it. Tap between two squares for a wall, at the edge for the entrance.
tiles-brush-floor = Floor
tiles-brush-shop = Shop
tiles-brush-escalator = Escalator
tiles-brush-passage = Dwarf passage
tiles-kind-exploration = Exploration
tiles-kind-vortex = Vortex
tiles-kind-item = Item
tiles-kind-exit = Exit
tiles-kind-hourglass = Hourglass
tiles-kind-ball = Crystal ball
tiles-kind-camera = Camera
# $kind: what it is; $hero: whose
tiles-owned = { $kind } ({ $hero })

# Keys.
tiles-keys = Keys
tiles-key-go = Go from square to square
tiles-key-wall = Add or remove a wall on that side
tiles-key-passage = Dwarf passage on that side
tiles-key-floor = Plain floor
tiles-key-shop = Shop
tiles-key-exploration = Exploration square of a hero: B barbarian, M mage, E elf, D dwarf
tiles-key-owned = Vortex, item, exit; then the hero
tiles-key-free = Hourglass, crystal ball, camera
tiles-key-escalator = One end of an escalator; again for the other
tiles-key-tiles = Next and previous tile
tiles-key-turn = Turn the picture
tiles-key-undo = Undo, redo

# The picture.
tiles-preview = Picture of tile { $name }
tiles-preview-words = As it lies on the table
tiles-turn = Turn the picture

# What is found.
tiles-findings = What we found
tiles-not-drawn = Not drawn yet. Start anywhere.
tiles-tile-fine = This tile is fine.
tiles-complete = Complete: it follows every rule of a standard set.
tiles-playable = It can be played, though it differs from a complete set.
tiles-missing-tiles = { $count ->
    [one] One tile is missing: { $names }.
   *[other] { $count } tiles are missing: { $names }.
}
tiles-elsewhere = { $count ->
    [one] 1 issue on other tiles
   *[other] { $count } issues on other tiles
}
tiles-figures = Counts
tiles-wanted = should be
tiles-at-least = { $least } or more
tiles-from-to = { $least } to { $most }
tiles-counted-items = Items
tiles-counted-exits = Exits
tiles-counted-hourglasses = Hourglasses
tiles-counted-balls = Crystal balls
tiles-counted-cameras = Cameras
tiles-counted-passages = Dwarf passages
tiles-counted-escalators = Escalators
tiles-counted-explorations = Exploration squares
tiles-counted-vortices = Vortices
tiles-counted-early_vortices = Vortices on tiles 1 to 9
tiles-report = { $wrong ->
    [0] No errors.
    [one] One error.
   *[other] { $wrong } errors.
} { $lacking ->
    [0] Nothing is missing.
    [one] One thing is missing.
   *[other] { $lacking } things are missing.
}

# Odds.
tiles-odds = A thousand deals
tiles-odds-hint = We shuffle your tiles a thousand times and check whether the mall can be laid out and won.
tiles-odds-not-yet = We can try it once there are no errors.
tiles-odds-run = Try a thousand deals
tiles-odds-placed = Could be laid out
tiles-odds-won = Could be won
tiles-odds-of = { $part } of { $whole }

# The set.
tiles-name = Name of the set
tiles-save = Save
tiles-saved = Saved. You’ll find it in the lobby, under Mall.
tiles-save-needs = To play with it, draw all tiles, with an item and an exit for every hero.
tiles-play = Play with it
tiles-code = Code of this set:
tiles-copy-link = Copy the link
tiles-link-copied = Link copied.
tiles-export = Export
tiles-import = Import
tiles-import-hint = Replaces the tiles you are working on. Undo brings them back.
tiles-import-file = A file
tiles-import-text = Or paste a text, or the code of a saved set
tiles-import-standard = Start from our tiles
tiles-import-read = Read it
tiles-import-nothing = We found no readable tile in it.
tiles-import-unread = Could not be read: { $names }
tiles-machine = Generate
tiles-seed = Number
tiles-seed-hint = Same number, same tiles. Leave it empty for a surprise.
tiles-generate = Full set
tiles-fill = { $count ->
    [0] Nothing to fill in
    [one] Fill in the last tile
   *[other] Fill in the { $count } missing tiles
}
tiles-generated = Here is “{ $name }”. Undo brings back what you had.
tiles-filled = { $count ->
    [one] One tile was drawn for you.
   *[other] { $count } tiles were drawn for you.
}
tiles-trouble-away = The server can’t be reached. Your drawing is saved here.
tiles-trouble-busy = Too much at once. Wait a moment, then try again.
tiles-trouble-refused = The server could not do that with this set.

# Printing.
tiles-print = Print
tiles-print-title = Print “{ $name }”
tiles-print-hint = Tiles are 8 cm wide. Print without margins and at 100 %, then cut along the marks.
tiles-print-back = Back to the workshop
tiles-print-whole = The whole game as a PDF also has the cards, the solo deck, pieces, tokens, rules, scenarios and the challenge book. These sheets are only tiles and pawns.
tiles-pdf = Whole game as a PDF
tiles-pdf-making = Making the PDF…
tiles-pdf-not-now = No PDF could be made right now. You can still print these sheets.
tiles-print-nothing = Nothing is drawn yet.
tiles-paper = Paper
tiles-ink = Ink
tiles-ink-full = Full colour
tiles-ink-safe = Colour-blind safe
tiles-ink-saving = Ink-saving
tiles-backs = Backs
tiles-backs-hint = For printing on both sides, turned over the long edge.
tiles-pawns = Pawns and bell
tiles-pawns-hint = Cut out, fold along the dotted line, and stand them up.
tiles-bell = Bell
tiles-sheet = Sheet { $number }
tiles-face-down = A tile face down

# What can be wrong. $found and $wanted: how many; $side: north, east …; $hero, $kind: as above.
tiles-flaw-no-set-line = The text must begin with a line: set NAME
tiles-flaw-set-name = The set needs a name of 1 to { $most } characters.
tiles-flaw-stray-line = { $line } comes before the first tile.
tiles-flaw-no-such-header = { $line } is not a tile. They are 1A, 1B and 2 to 24.
tiles-flaw-drawn-twice = It is drawn twice.
tiles-flaw-lines = A drawing has { $wanted } lines, not { $found }.
tiles-flaw-wide = Line { $row } is wider than { $most } characters.
tiles-flaw-corners = Line { $row } needs a + at every corner of a square.
tiles-flaw-square-mark = { $drawn } is not a square.
tiles-flaw-border-mark = { $drawn } ({ $side }) is not a wall, passage or opening.
tiles-flaw-tile-name = Tiles are 1A, 1B and 2 to 24.
tiles-flaw-outside = It lies outside the tile.
tiles-flaw-special-on-shop = Special squares must be on floor, not on a shop.
tiles-flaw-wrong-owner = Wrong owner: { $kind }
tiles-flaw-wall-place = A wall must be between two floor squares.
tiles-flaw-passage-place = A dwarf passage connects two floor squares.
tiles-flaw-passage-in-wall = A border is a wall or a dwarf passage, not both.
tiles-flaw-passage-outside = A dwarf passage is inside the tile, not at its edge.
tiles-flaw-escalator-place = An escalator connects two floor squares.
tiles-flaw-escalator-twice = Only one escalator may end on a square.
tiles-flaw-escalator-ends = Escalator { $digit } needs two ends. It has { $found }.
tiles-flaw-exploration-place = An exploration square must be where a door can be.
tiles-flaw-exploration-shut = The exploration square needs an opening ({ $side }).
tiles-flaw-opening-place = On this side ({ $side }) the opening may only be at { $place }.
tiles-flaw-start-explorations = Tile 1 has four exploration squares, one for each hero.
tiles-flaw-explorations = A tile has one to three exploration squares, not { $found }.
tiles-flaw-start-entrance = Tile 1 has no entrance.
tiles-flaw-no-entrance = It has no entrance. Every tile except tile 1 has one.
tiles-flaw-second-entrance = A second entrance: there already is one ({ $side }).
tiles-flaw-entrance-on-shop = The entrance opens on a shop.
tiles-flaw-entrance-explores = A door is the entrance or an exploration square, not both.
tiles-flaw-start-centre = The heroes start on the four centre squares, so these must be floor.
tiles-flaw-no-start = A set needs tile 1.
tiles-flaw-tile-missing = This tile is missing.
tiles-flaw-centre-plain = The four centre squares must be plain floor.
tiles-flaw-start-escalator = Tile 1 has one escalator, not { $found }.
tiles-flaw-start-vortices = Vortices ({ $hero }) on face { $face }: should be { $wanted }.
tiles-flaw-kind-count = { $kind }: { $found } here, should be { $wanted }.
tiles-flaw-exit-owner = The exit here belongs to: { $hero }.
tiles-flaw-item-owner = Items ({ $hero }): { $found }, should be { $wanted }.
tiles-flaw-early-passage = No dwarf passages below tile { $first }.
tiles-flaw-passages = Dwarf passages: { $found }, should be { $wanted }.
tiles-flaw-total = { $what }: { $found }, should be { $wanted }.
tiles-flaw-floor-apart = The floor is not connected.
tiles-flaw-leads-nowhere = From the entrance no exploration square can be reached without a dwarf passage.
tiles-flaw-alike = The same as tile { $other }, only turned.

