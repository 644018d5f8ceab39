# The table: the screen of the game itself.
table-sand = Hourglass
table-sand-left = Sand left
table-sand-if-turned = If turned
table-sand-locked = Cameras lock the hourglass
table-seats = Around the table
table-seat-empty = Seat { $number }
table-seat-rung = { $name } rings!
table-seat-rung-own = you rang
table-seat-stares = stares at { $name }
table-seat-stares-you = stares at you
table-seat-leader = leader, no card
table-seat-bot = bot
table-seat-nobody = empty
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
table-cards-pass = cards pass left with the next hourglass
table-watchers =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
table-loot = Items · { $count } of 4 in place
table-exits = Exits · { $count } of 4 out
table-hero-out = out
table-hero-inside = still inside
table-hero-in-place = in place
table-hero-not-in-place = not in place
table-cameras = Cameras on
table-cameras-lock = hourglasses locked
table-cameras-would-lock = two lock the hourglasses
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
table-tile-in-hand = Tile { $tile } turned over. Choose a door.
table-facts = Game status
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
table-resume = Resume
table-played-on = From here on it’s you and the bots. The sand waits for you.
table-played-on-mark = played on
table-you-lead = You are the leader: no card, but the bell is yours alone. Put it in front of whoever should act.
table-cancel = Cancel
table-theft = The theft!
table-theft-run = Alarm! Everyone to the exits.
moment-hush = Hush!
moment-hush-why = Nobody talks while the sand runs
moment-won = Everyone out!
moment-lost = Lights on!
table-interrupted = interrupted
table-rigged = rigged
table-was-paused = was paused
table-scenario = Scenario { $number } · { $name }

# The talk sign and the talk window.
talk-silence = Silence
talk-now = Talk now
talk-hands = Hands only
talk-on-turn = until the hourglass turns
talk-on-turn-or-elf = until the hourglass turns or the elf explores
talk-never = not a word in this game
talk-until-act = until someone acts
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
talk-write-label = Say something to everyone
talk-send = Send
talk-signs = Gestures
talk-words = What was said
talk-foot = The first action ends the talk. The sand keeps running.
talk-voice-join = Turn on voice
talk-voice-leave = Turn off voice
talk-voice-hold = Hold to speak
talk-voice-open = Microphone is on
talk-voice-listening = Listening only, no microphone
talk-voice-failed = Voice could not be turned on
talk-voice-muted = Voice is muted until the next talk window
talk-voice-asking = Waiting for the microphone…

# Before the hourglass is turned.
planning-title = Plan together
planning-how = Look at the mall and talk for as long as you like. Once the sand runs, nobody may say a word.
planning-yours = You can do this with all four heroes:
planning-solo = You turn over cards; the top card is what you can do.
planning-leader = You have no card: you are the leader and have the bell.
planning-start = Start the sand
planning-not-ready =
    { $count ->
        [one] one player is not ready
       *[other] { $count } players are not ready
    }
planning-ready = I’m ready
planning-host-starts = { $name } starts the sand
planning-watching = You are watching. The game starts when the sand runs.

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
matrix-not-mine = { $ability } is not yours. It belongs to { $names }
choose-vortex = { $hero }: which vortex?
choose-explore = { $hero }: which door?
choose-on-board = Tap one on the board
choose-or-press = or press
choose-stay = Stay
choose-bell = Ring for whom?
choose-stare = Stare at whom?

# Two tiles must go (C11).
discard-title = The walls move
discard-how = Choose two tiles to go under the stack. No hero and nothing out of order on them, and nothing may be cut off.
discard-tiles = Tiles on the board
discard-tile = Tile { $tile }
discard-chosen = Tile { $tile } ({ $place })
discard-commit = Remove them

# Solo.
solo-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
solo-none = Turn a card
solo-discard = used

# Watching.
watch-title = You are watching
watch-how = You see everything and can do nothing.
watch-sit = Take seat { $number }

# The view of the map.
view-group = Board view
view-fit = Show everything
view-closer = Zoom in
view-farther = Zoom out
view-hero = Show { $hero }

# Keys, in short.
legend-step = { $direction }: one step
legend-hold = hold
legend-slide = slide, let go to stop
legend-tab = heroes, then arrows
legend-help = all keys

# The mall in words. Squares of a tile are called A to D from west to east, 1 to 4 from north to south.
mall-title = The mall in words
mall-open = The mall in words
mall-close = Close
mall-summary = { $time } of sand left, { $turned } if turned. Tiles left: { $tiles }. Hourglasses in sight: { $flips }.
mall-commands = What you can do with { $hero }
mall-no-commands = You can do nothing with { $hero } right now.
mall-other-commands = What else you can do
mall-specials = Special squares in sight
mall-tiles = All tiles
mall-tile = Tile { $tile }
place-plain = a square
place-off = off the board
place-floor = tile { $tile } { $cell }
place-special = tile { $tile } { $cell }, { $spot }
spot-exploration = exploration square of the { $hero }
spot-vortex = vortex of the { $hero }
spot-hourglass = hourglass
spot-item = item of the { $hero }
spot-exit = exit of the { $hero }
spot-ball = crystal ball
spot-camera = camera
spot-escalator = escalator
spot-spent = { $spot }, out of order
short-exploration = at a door
short-vortex = on a vortex
short-hourglass = hourglass
short-item = on an item
short-exit = at an exit
short-ball = crystal ball
short-camera = at a camera
short-escalator = escalator
short-tile = tile { $tile }
door-joined = { $side } door to tile { $tile }
door-closed = { $side } door, dead end
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
help-rules = The game in brief
help-rule-goal = Bring the four heroes onto the items of their own colours at the same time, then out by the exits, before the sand runs out.
help-rule-act = There are no turns. What is on your card you may do with every hero, at any time. Nothing else.
help-rule-sand = A hero that stops on an hourglass turns it: the sand that has run through is the time you have left. Each hourglass works once.
help-rule-talk = Nobody talks while the sand runs, except in talk windows: when the hourglass is turned, until someone acts. The bell means: do something!
help-rule-theft = Once all four items are stolen the alarm rings and the vortices close for good.
help-rule-exit = A hero that stops on its exit is out. When all four are out you have won.
help-touch = By touch
help-touch-button = Tap a button: that hero acts. Hold it: the hero goes on square by square; let go where it should stop.
help-touch-hero = Or tap a hero, then a lit square. Dragging it there works too.
help-touch-board = Move the board with one finger, zoom with two.
help-touch-bell = Tap the bell, then a player: do something!
help-all-rules = All rules
help-keys = Keys
help-key-row = { $ability }, for the four heroes from left to right
help-key-hold = preview the move square by square; let go to move there
help-key-arrows = focus a hero, then move it
help-key-escape = cancel what you are doing
help-key-bell = ring for someone (then a number)
help-key-stare = stare at someone (then a number)
help-key-look = look at the next tile first
help-key-steal = call the theft
help-key-card = next card, in a solo game
help-key-talk = write, in a talk window
help-key-speak = hold to speak, in a talk window
help-key-pause = pause and resume, where allowed
help-key-where = say where the heroes are
help-key-mall = the mall in words
help-key-fit = show the whole board
help-key-closer = zoom in
help-key-farther = zoom out
help-key-menu = menu
help-key-sound = sound off and on

# Menu.
menu-open = Menu
menu-title = Menu
menu-room = Room { $code }
menu-follow = Follow the action
menu-show-keys = Show keys on buttons
menu-single-keys = Single-key shortcuts
menu-single-keys-why = Turn this off if a screen reader or voice control needs the letters.
menu-settings = All settings
menu-handover = Continue on another device
menu-stand = Stand up and watch
menu-stand-ask = Stand up?
menu-stand-bot = A bot takes my seat
menu-stand-bot-why = Without one, nobody can use your abilities.
menu-stand-now = Stand up
menu-give-up = Give up this game
menu-give-up-ask = Give up for the whole table?
menu-give-up-why = The game ends for everyone. It won’t be in the book.
menu-give-up-lobby = Change the setup
menu-deal-again = Deal again
menu-no = Keep playing
menu-pass-host = Make someone else the host
menu-leave = Leave the table
menu-leave-why = Your seat is kept; the same link brings you back.
handover-wait = One moment…
handover-qr = QR code for the other device
handover-how = Scan this with the other device, or open this address there. It works once, for five minutes.
handover-failed = Couldn’t create a code right now.
handover-again = Try again

# On the map.
table-title = The table: { $name }
board-explore-here = Explore here
# The badge of the seat that owns a direction, beside a focused pawn. Tapping it puts the bell there.
board-owner = { $ability }: { $name }. Ring
