# The table: the screen of the game itself.
table-sand = Hourglass
table-sand-left = Sand left
table-sand-if-turned = If turned
table-sand-locked = Cameras lock the hourglass
table-seats = Around the table
table-seat-empty = Seat { $number }
table-seat-rung = { $name } rings!
table-seat-rung-own = you ring
table-seat-stares = stares at { $name }
table-seat-stares-you = stares at you
table-seat-leader = leads, without a card
table-seat-bot = bot
table-seat-nobody = nobody sits here
table-seat-away = away
table-seat-yours = your abilities
table-seat-ready = ready
table-seat-lag = { $ms } ms
# Read aloud for one seat: name, what is the matter, abilities.
table-seat-spoken = { $name }. { $note }. { $abilities }.
table-no-abilities = No abilities
table-bell-at = Ring for { $name }
table-bell-self = Ring for myself
table-stare-at = Stare at { $name }
table-cards-pass = cards pass left on the next turn
table-watchers =
    { $count ->
        [one] one watches
       *[other] { $count } watch
    }
table-loot = Loot · { $count } of 4 in place
table-exits = Exits · { $count } of 4 out
table-hero-out = out
table-hero-inside = still inside
table-hero-in-place = in place
table-hero-not-in-place = not in place
table-cameras = Cameras on
table-cameras-lock = they lock the sand
table-cameras-would-lock = two would lock the sand
table-flips = Hourglasses left
table-flips-used =
    { $count ->
        [0] none used yet
        [one] one used
       *[other] { $count } used
    }
table-vortices = Vortices
table-vortices-open = open
table-vortices-closed = closed
table-tiles-left = Tiles left
table-next-tile = Next: tile { $tile }
table-tile-in-hand = In hand: tile { $tile }. Choose a door.
table-facts = State of the game
table-controls = Your controls
table-board = The mall
table-log = What happened
table-bell = Ring for…
table-stare = Stare at…
table-steal = Steal now!
table-look = Look first
table-turn-card = Next card
table-pause = Pause
table-paused = The game is paused
table-resume = Go on
table-played-on = From here on it is you and the bots. The sand waits for you.
table-played-on-mark = played on
table-you-lead = You lead: no card, but the bell is yours alone. Put it in front of whoever should act.
table-cancel = Cancel
table-theft = The theft!
table-theft-run = Alarm! Everybody to the exits.
moment-hush = Hush!
moment-hush-why = Nobody talks while the sand runs
moment-won = Everybody out!
moment-lost = Lights on!
table-interrupted = interrupted
table-rigged = rigged
table-was-paused = was paused
table-scenario = Scenario { $number } · { $name }
table-scenario-own = { $name }

# The talk sign and the talk window.
talk-silence = Silence
talk-now = Talk now
talk-hands = Hands only
talk-on-turn = talk on the next turn
talk-on-turn-or-elf = talk on a turn, or when the elf explores
talk-never = not a word in this game
talk-until-act = until somebody acts
talk-always = talk is open all the time
talk-planning = plan freely
talk-over = the game is over
talk-watching = They may talk
talk-read-along = you can read along
talk-panel = Talk
talk-title = Talk!
talk-title-hands = Show it!
talk-plan = Talk freely
talk-plan-why = No sand is running yet
talk-cause-turn = { $hero } turned the hourglass
talk-cause-elf = The elf explored
talk-write = Type or speak…
talk-write-only = Type…
talk-write-label = Say something to all
talk-send = Say it
talk-signs = Gestures
talk-words = What was said
talk-foot = The first action ends the talk. The sand keeps running.
talk-voice-join = Switch voice on
talk-voice-leave = Switch voice off
talk-voice-hold = Hold to speak
talk-voice-open = Microphone is open
talk-voice-listening = You hear the others; no microphone
talk-voice-failed = Voice could not be switched on
talk-voice-muted = Voice is cut until the next talk window
talk-voice-asking = Waiting for the microphone…

# Before the hourglass is turned.
planning-title = Plan together
planning-how = Look at the mall and talk as long as you like. Once the sand runs, nobody may say a word.
planning-yours = You can do this, to all four heroes:
planning-solo = You turn cards over; the one on top is what you can do.
planning-leader = You have no card: you lead, with the bell.
planning-start = Start the sand
planning-not-ready =
    { $count ->
        [one] one is not ready
       *[other] { $count } are not ready
    }
planning-ready = I am ready
planning-host-starts = { $name } starts the sand
planning-watching = You are watching. It begins when the sand runs.

# The control: one button for each hero and ability.
matrix = Your abilities, hero by hero
matrix-hero = { $hero }: { $place }
matrix-move =
    { $steps ->
        [one] Move { $hero } { $ability }: 1 step
       *[other] Move { $hero } { $ability }: up to { $steps } steps. Up and down arrows choose how many
    }
matrix-vortex =
    { $count ->
        [one] { $hero } through a vortex
       *[other] { $hero } through a vortex: { $count } to choose from
    }
matrix-explore =
    { $count ->
        [one] { $hero } explores
       *[other] { $hero } explores: { $count } doors to choose from
    }
matrix-escalator = { $hero } takes the escalator
matrix-impossible = { $hero }, { $ability }: not possible now
matrix-not-mine = { $ability } is not yours: { $names }
choose-vortex = { $hero }: which vortex?
choose-explore = { $hero }: which door?
choose-on-board = Tap one on the board
choose-or-press = or press
choose-stay = Stay
choose-bell = Ring for whom?
choose-stare = Stare at whom?

# Two tiles must go (C11).
discard-title = The walls move
discard-how = Choose two tiles that go under the stack. No hero, no used-up square on them; everything else must stay in reach.
discard-tiles = Tiles on the map
discard-tile = Tile { $tile }
discard-chosen = Tile { $tile } ({ $place })
discard-commit = Take them away

# Solo.
solo-left =
    { $count ->
        [one] one card to draw
       *[other] { $count } cards to draw
    }
solo-none = Turn a card
solo-discard = turned before

# Watching.
watch-title = You are watching
watch-how = You see everything and can do nothing.
watch-sit = Take seat { $number }

# The view of the map.
view-group = View of the map
view-fit = Show everything
view-closer = Closer
view-farther = Farther
view-hero = Show { $hero }

# Keys, in short.
legend-step = { $direction }: one step
legend-hold = hold
legend-slide = slide, let go to stop
legend-tab = pawns, then arrows
legend-help = all keys

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = The mall in words
mall-open = The mall in words
mall-close = Close
mall-summary = { $time } of sand left, { $turned } if turned. Tiles left: { $tiles }. Hourglasses in sight: { $flips }.
mall-commands = What you can do with { $hero }
mall-no-commands = You can do nothing with { $hero } now.
mall-other-commands = What else you can do
mall-specials = Special squares in sight
mall-tiles = All tiles
mall-tile = Tile { $tile }
place-plain = a square
place-off = off the map
place-floor = tile { $tile } { $cell }
place-special = tile { $tile } { $cell }, { $spot }
spot-exploration = exploration square of the { $hero }
spot-vortex = vortex of the { $hero }
spot-hourglass = hourglass
spot-item = loot of the { $hero }
spot-exit = exit of the { $hero }
spot-ball = crystal ball
spot-camera = camera
spot-escalator = escalator
spot-spent = { $spot }, used up
short-exploration = at a door
short-vortex = on a vortex
short-hourglass = hourglass
short-item = on loot
short-exit = at an exit
short-ball = crystal ball
short-camera = at a camera
short-escalator = escalator
short-tile = tile { $tile }
door-joined = { $side } door to tile { $tile }
door-closed = { $side } door, walled up
door-explore = { $side } door, to be explored by the { $hero }
door-nowhere = { $side } door, nothing beyond
tile-escalator = Escalator from { $one } to { $other }
tile-hero = { $hero } on { $cell }
hero-stands = { $hero } stands on { $place }.
hero-has-left = { $hero } has left the mall.
way-none = { $direction }: no way.
way-far =
    { $steps ->
        [one] { $direction }: 1 step, to { $place }.
       *[other] { $direction }: up to { $steps } steps, to { $place }.
    }
way-escalator = Escalator to { $place }.
way-vortex = Vortex to { $place }.
way-explore = Door to explore: { $place }.
way-beside = On the same tile: { $hero }, { $place }.
command-move =
    { $steps ->
        [one] { $direction }, 1 step: { $place }
       *[other] { $direction }, { $steps } steps: { $place }
    }
command-escalator = take the escalator
command-vortex = vortex to { $place }
command-explore = explore at { $place }

# Help.
help-open = Help
help-title = Help
help-rules = The game in short
help-rule-goal = Bring the four heroes onto the loot of their own colour at the same time, then out by the exits, before the sand runs out.
help-rule-act = There are no turns. Whatever is on your card you may do to every hero, at any moment. Nothing else.
help-rule-sand = A hero that stops on an hourglass turns it: the sand that has run is what you have left. Each hourglass works once.
help-rule-talk = Nobody talks while the sand runs, but in talk windows: when the hourglass is turned, until somebody acts. The bell means: do something!
help-rule-theft = Once all four items are taken the alarm rings and the vortices are closed for good.
help-rule-exit = A hero that stops on its exit is out. When all four are out you have won.
help-all-rules = All rules
help-keys = Keys
help-key-row = { $ability }, for the four heroes from left to right
help-key-hold = the ghost goes ahead square by square; let go to move there
help-key-arrows = focus a pawn, then move it
help-key-escape = take back what you hold
help-key-bell = ring for somebody (then a number)
help-key-stare = stare at somebody (then a number)
help-key-look = look at the next tile first
help-key-steal = call the theft
help-key-card = next card, alone at the table
help-key-talk = write, in a talk window
help-key-speak = hold to speak, in a talk window
help-key-pause = pause and go on, where agreed
help-key-where = say where the heroes are
help-key-mall = the mall in words
help-key-fit = show the whole map
help-key-closer = closer
help-key-farther = farther away
help-key-menu = menu
help-key-sound = sound off and on

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Room { $code }
menu-follow = The map follows what happens
menu-show-keys = Show keys on buttons
menu-single-keys = Single keys act
menu-single-keys-why = Switch off if a screen reader or speech input uses them.
menu-settings = All settings
menu-handover = Go on with another device
menu-stand = Stand up and watch
menu-stand-ask = Stand up?
menu-stand-bot = A bot takes my seat
menu-stand-bot-why = Without one, nobody can use your abilities.
menu-stand-now = Stand up
menu-give-up = Give up this game
menu-give-up-ask = Give up for the whole table?
menu-give-up-why = The game ends here for everybody. It is not in the book.
menu-give-up-lobby = Change the table
menu-deal-again = Deal again
menu-no = Play on
menu-pass-host = Make somebody else the host
menu-leave = Leave the table
menu-leave-why = Your seat is kept; come back by the same link.
handover-wait = One moment…
handover-qr = Link for the other device, as a code to be scanned
handover-how = Scan this with the other device, or open this address there. It works once, for five minutes.
handover-failed = No code could be had just now.
handover-again = Try again

# On the map.
table-title = The table: { $name }
board-explore-here = Explore here
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Ring
