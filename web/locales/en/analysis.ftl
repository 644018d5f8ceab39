# After the game: where the time went and what could have come sooner. Kind words: praise first, never blame.
analysis = How it went
analysis-loading = Going through the game again…
analysis-not-now = This cannot be had just now.
analysis-again = Try again
analysis-never-started = The hourglass was never turned, so there is nothing to tell.
analysis-as-table = The same as a table
analysis-hero = Hero
analysis-who = Who
analysis-when = When
analysis-duration = Time
analysis-more = Show more
# For a mark on a line of time, read aloud: $what happened, $time since the start.
analysis-mark-spoken = { $what }, at { $time }
analysis-see = Watch it, at { $time }

# What went well.
analysis-praise-won = All four out, with { $time } of sand left.
analysis-praise-stolen = You brought off the theft: all four items at the same moment.
analysis-praise-near-plan = { $actions } actions. With every tile known beforehand a good plan takes { $planned }: that is close.
analysis-praise-late = Every turn of the hourglass came at a good moment.
analysis-praise-together =
    { $actions ->
        [one] One action without a word: that is how it begins.
       *[other] { $actions } actions without a word: that is how it begins.
    }

# Where the time went.
analysis-time = Where the time went
analysis-time-words = You played for { $time }; for { $talked } of it you could talk.
analysis-phase = Part
analysis-phase-search = Search
analysis-phase-gathering = Gathering
analysis-phase-escape = Escape
analysis-talk = Talk
analysis-mark-turn = Hourglass turned
analysis-mark-theft = Theft
analysis-mark-pause = Pause

# The sand.
analysis-sand = The sand
analysis-sand-words =
    { $turns ->
        [one] Turned once, { $time } left in the end.
       *[other] Turned { $turns } times, { $time } left in the end.
    }
analysis-sand-untouched = Never turned, { $time } left in the end.
analysis-sand-wasted = Turned later, it would have lasted { $time } longer.
analysis-sand-locked = For { $time } cameras kept everybody from the hourglasses.
analysis-turn-left = { $time } left
analysis-wasted = To be gained by turning later
analysis-locked = Locked by cameras
analysis-before-turn = Before
analysis-after-turn = After
analysis-no-turns = The hourglass was not turned.

# Who did how much.
analysis-shares = Everybody’s share
analysis-shares-words = Who acted how often, and how soon after there was something useful to do.
analysis-share =
    { $actions ->
        [one] one action · { $percent }
       *[other] { $actions } actions · { $percent }
    }
analysis-reaction = half within { $median } s, nine of ten within { $ninety } s
analysis-count-actions = Actions
analysis-count-steps = Squares
analysis-count-explorations = Explored
analysis-count-turns = Turns
analysis-count-bells-placed = Bells rung
analysis-count-bells-received = Bells got
analysis-count-useful = Just right

# The heroes.
analysis-heroes = The heroes
analysis-heroes-words = A hero waits when something useful was open for it for more than two seconds.
analysis-part-moving = on the move
analysis-part-waiting = waiting
analysis-part-resting = nothing to do
analysis-part-talking = you talked
analysis-part-safe = out
analysis-waits = Who waited for whom
analysis-waits-words = { $hero } would have liked to hear most from { $name }: { $time } in all. A look at the other heroes now and then helps.
analysis-waits-none = Nobody had to wait: well played!

# Where they went.
analysis-heat = Well-worn ways
analysis-heat-words = The bigger and redder, the more often a hero came by.
analysis-heat-measure = What counts
analysis-heat-visits = How often
analysis-heat-stood = How long
analysis-heat-squares = Squares
analysis-heat-stops = Stops
analysis-heat-passes = Passed over

# Chances.
analysis-chances = Chances for next time
analysis-chances-none = Nothing useful was open for long. You missed nothing!
analysis-chances-words =
    { $count ->
        [one] Once something useful was open for a while.
       *[other] { $count } times something useful was open for a while. The longest:
    }
analysis-chance-move = { $hero } could have gone { $direction } for { $seconds } s.
analysis-chance-vortex = { $hero } could have taken a vortex for { $seconds } s.
analysis-chance-escalator = { $hero } could have taken the escalator for { $seconds } s.
analysis-chance-explore = { $hero } could have explored for { $seconds } s.
analysis-chance-whose = in the hands of { $names }
analysis-chance-taken = and then it was done
analysis-purpose-explore = to open a door
analysis-purpose-item = to the item
analysis-purpose-exit = to the exit
analysis-purpose-hourglass = to the hourglass
analysis-purpose-camera = to a camera
analysis-purpose-ball = for the crystal ball
analysis-purpose-aside = to make way
analysis-purpose-aside-at-once = to make way
analysis-purpose-table = for all

# Beside somebody who knew the stack.
analysis-beside = Beside a plan that knew it all
analysis-beside-words = With every tile known beforehand, a good plan takes { $actions } actions and, at your pace, { $time }. You had to find out first!
analysis-beside-late = Even with every tile known beforehand this deal takes { $actions } actions and, at your pace, { $time }: more than there was sand for. Bad luck!
analysis-beside-none = No plan was found for this deal: it was a hard one.
analysis-beside-impossible = This deal could not be won by anybody.
analysis-beside-team = You
analysis-beside-plan = A good plan
analysis-beside-least = The fewest possible

# What if bots had played on.
what-if-words = Bots take all seats from this moment on: same tiles, same sand.
what-if-pace = How quick they are
what-if-play = Let bots play on from here
what-if-again = Once more
what-if-busy = They are playing…
what-if-watch = Watch it
what-if-won = They would have made it, with { $time } left.
what-if-lost = They would have been caught. { $why }
what-if-runs = { $won } of { $runs } games were won.
what-if-me = Play on myself
what-if-me-words = In a room of its own: you on one seat, bots on the others. It is never in the book.
what-if-seat = My seat
what-if-opening = Laying the table…
