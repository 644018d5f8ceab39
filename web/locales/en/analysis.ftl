# After the game: where the time went and what could have come sooner. Kind words: praise first, never blame.
analysis = How it went
analysis-loading = Going through the game…
analysis-not-now = Not available right now.
analysis-again = Try again
analysis-never-started = The hourglass was never turned, so there is nothing to show.
analysis-as-table = Show as table
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
analysis-praise-stolen = You pulled off the theft: all four items at once.
analysis-praise-near-plan = { $actions } actions. With every tile known in advance a good plan takes { $planned }, so that is close.
analysis-praise-late = You turned the hourglass at just the right moments.
analysis-praise-together =
    { $actions ->
        [one] One action without a word: a good start.
       *[other] { $actions } actions without a word: a good start.
    }

# Where the time went.
analysis-time = Where the time went
analysis-time-words = You played for { $time } and could talk for { $talked } of it.
analysis-phase = Phase
analysis-phase-search = Search
analysis-phase-gathering = Gather
analysis-phase-escape = Escape
analysis-talk = Talk
analysis-mark-turn = Hourglass turned
analysis-mark-theft = Theft
analysis-mark-pause = Pause

# The sand.
analysis-sand = The sand
analysis-sand-words =
    { $turns ->
        [one] Turned once, with { $time } left at the end.
       *[other] Turned { $turns } times, with { $time } left at the end.
    }
analysis-sand-untouched = Never turned, with { $time } left at the end.
analysis-sand-wasted = Turning it later would have given you { $time } more.
analysis-sand-locked = Cameras locked the hourglasses for { $time }.
analysis-turn-left = { $time } left
analysis-wasted = Lost by turning early
analysis-locked = Locked by cameras
analysis-before-turn = Before
analysis-after-turn = After
analysis-no-turns = The hourglass was not turned.

# Who did how much.
analysis-shares = Who did how much
analysis-shares-words = How often each player acted, and how quickly once there was something useful to do.
analysis-share =
    { $actions ->
        [one] one action · { $percent }
       *[other] { $actions } actions · { $percent }
    }
analysis-reaction = median { $median } s, 90 % within { $ninety } s
analysis-count-actions = Actions
analysis-count-steps = Squares
analysis-count-explorations = Explored
analysis-count-turns = Turns
analysis-count-bells-placed = Bells given
analysis-count-bells-received = Bells received
analysis-count-useful = Perfect

# The heroes.
analysis-heroes = The heroes
analysis-heroes-words = A hero counts as waiting when someone could have moved it usefully for more than two seconds.
analysis-part-moving = moving
analysis-part-waiting = waiting
analysis-part-resting = nothing to do
analysis-part-talking = talk
analysis-part-safe = out
analysis-waits = Who waited for whom
analysis-waits-words = { $hero } waited longest for { $name }: { $time } in all. Keep an eye on every hero.
analysis-waits-none = Nobody had to wait. Well played!

# Where they went.
analysis-heat = Busiest squares
analysis-heat-words = The bigger and redder, the busier the square.
analysis-heat-measure = Show
analysis-heat-visits = How often
analysis-heat-stood = How long
analysis-heat-squares = Squares
analysis-heat-stops = Stops
analysis-heat-passes = Passed over

# Chances.
analysis-chances = Chances for next time
analysis-chances-none = Nothing useful was left undone for long. You missed nothing!
analysis-chances-words =
    { $count ->
        [one] Once, a useful move was left undone for a while.
       *[other] { $count } times, a useful move was left undone for a while. The longest:
    }
analysis-chance-move = For { $seconds } s, { $hero } could have gone { $direction }.
analysis-chance-vortex = For { $seconds } s, { $hero } could have taken a vortex.
analysis-chance-escalator = For { $seconds } s, { $hero } could have taken the escalator.
analysis-chance-explore = For { $seconds } s, { $hero } could have explored.
analysis-chance-whose = owned by { $names }
analysis-chance-taken = then it was done
analysis-purpose-explore = to open a door
analysis-purpose-item = to the item
analysis-purpose-exit = to the exit
analysis-purpose-hourglass = to the hourglass
analysis-purpose-camera = to a camera
analysis-purpose-ball = for the crystal ball
analysis-purpose-aside = to make way
analysis-purpose-aside-at-once = to make way
analysis-purpose-table = for the team

# Beside somebody who knew the stack.
analysis-beside = Compared with a perfect-information plan
analysis-beside-words = With every tile known in advance, a good plan takes { $actions } actions and, at your pace, { $time }. You had to find out first!
analysis-beside-late = Even with every tile known in advance, this deal takes { $actions } actions and, at your pace, { $time }: more than the sand allowed. Bad luck!
analysis-beside-none = We found no plan for this deal: it was a hard one.
analysis-beside-impossible = Nobody could have won this deal.
analysis-beside-team = You
analysis-beside-plan = A good plan
analysis-beside-least = The minimum

# What if bots had played on.
what-if-words = Bots take over all seats from this moment: same tiles, same sand.
what-if-pace = Bot speed
what-if-play = Let bots play on from here
what-if-again = Once more
what-if-busy = The bots are playing…
what-if-watch = Watch it
what-if-won = They would have made it with { $time } left.
what-if-lost = They would have been caught. { $why }
what-if-runs = { $won } of { $runs } games were won.
what-if-me = Play on myself
what-if-me-words = In a separate room: you in one seat, bots in the others. It never counts for the book.
what-if-seat = My seat
# In a game that bots played on. $name: who sat there
what-if-bot = Bot for { $name }
