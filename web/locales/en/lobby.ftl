# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Room { $code }
# $name: who hosts
lobby-hosted = Host: { $name }
lobby-you-host = You are the host
lobby-result = Back to the result

# Inviting
lobby-invite = Invite with this code
lobby-copy = Copy link
lobby-copied = Link copied. Send it to your friends.
lobby-copy-failed = The link could not be copied. Here it is: { $link }
lobby-share = Share…
# Goes out with the link when it is shared.
lobby-share-words = Come and rob a mall with me. Not a word, though.
# $link: the whole address
lobby-qr = QR code for { $link }

# Seats
lobby-table = Around the table
lobby-passing = cards pass left each time the hourglass is turned
# $ready, $seats: numbers
lobby-ready-count = { $ready } of { $seats } ready
# $seat: a number from 1
lobby-seat = seat { $seat }
lobby-you = You
lobby-host = host
lobby-away = away
# $pace: such as “human” or “fast”
lobby-bot-pace = Bot, { $pace } pace
lobby-lag = { $ms } ms
lobby-seat-free = Free seat
lobby-seat-take = Take this seat
lobby-seat-change = Move to this seat
lobby-seat-bot = Seat a bot
lobby-seat-unbot = Remove the bot
lobby-seat-clear = Free this seat
lobby-seat-stand = Stand up and watch
lobby-seat-ready = ready
lobby-seat-swap = Swap this card
# $abilities: a list of abilities, already in words
lobby-seat-card = Card: { $abilities }
lobby-seat-leader = leader: no card
lobby-seat-swap-words = Choose the card to swap it with.
lobby-rename = Change your name
lobby-rename-label = Your name at the table
lobby-rename-save = Save
lobby-make-host = Make { $name } the host
lobby-watching = Watching
lobby-silence = Once the sand runs, nobody may talk. Voice and chat open again when the hourglass is turned.
lobby-solo-words = In a solo game you have every ability, one card at a time.
lobby-fill-bots = Bots in the empty seats

# The start
lobby-start = Start the heist
lobby-start-wait = waiting for { $name }
lobby-start-wait-more = waiting for { $name } and { $count ->
    [one] one more
   *[other] { $count } more
}
lobby-start-empty = { $count ->
    [one] one seat is empty
   *[other] { $count } seats are empty
}
lobby-start-plan = you plan first
lobby-dealing = Setting up the mall…
lobby-ready = I’m ready
lobby-ready-is = Ready!
lobby-ready-host = { $name } starts
lobby-sit-first = Take a seat to play
lobby-full = All seats are taken. You are watching.
lobby-empty-title = { $count ->
    [one] One seat is empty
   *[other] { $count } seats are empty
}
lobby-empty-words = Wait for more players, or start now:
lobby-empty-bots = Fill with bots
lobby-empty-fewer = { $seats ->
    [one] Play solo
   *[other] Play with { $seats } players
}
lobby-empty-wait = Wait

# The scenario and the table's choices
lobby-scenario = The scenario
lobby-only-host = { $name } chooses.
lobby-code-label = Share code
lobby-code-hint = The code or link of a custom scenario, such as 040G2-40200-…
lobby-code-use = Use it
lobby-code-copy = Copy share code
lobby-code-copied = Share code copied.
lobby-code-copy-failed = The share code could not be copied. Here it is: { $code }
lobby-code-bad = That is not a valid share code. Check for a wrong letter.
lobby-seats = Seats
lobby-level = Level
lobby-level-hint = More tiles, more to find, more ways to get lost.
lobby-options = More options
lobby-voice = Voice chat
lobby-talk = Talk all the time
lobby-talk-hint = Only in this scenario, to learn the game together.
lobby-pace = Bot speed
bot-level-relaxed = relaxed
bot-level-human = human
bot-level-brisk = brisk
bot-level-fast = fast
bot-level-lightning = lightning
lobby-skill = Bot skill
bot-skill-novice = novice
bot-skill-good = good
bot-skill-expert = expert
bot-skill-novice-hint = At first they miss a lot, like people in their first games.
bot-skill-good-hint = Now and then they notice something late.
bot-skill-expert-hint = They notice everything at once.
lobby-patient = Patient bots
lobby-patient-hint = For newcomers: for a while they let people move first.
lobby-listen = Bots wait in talk windows
lobby-listen-hint = They don’t move until someone acts or this time is up.
lobby-listen-off = off
lobby-listen-seconds = { $seconds } s
lobby-fair = Only winnable deals
lobby-fair-hint = Setting up the mall takes a little longer.
lobby-hold = Bots fill in
lobby-hold-hint = For players who lose the connection for long.
lobby-pause = Allow pausing
lobby-pause-hint = A paused game is marked as such.
lobby-leader = Fixed leader
lobby-leader-hint = The others pass their cards around the leader.
lobby-face = Starting tile
lobby-face-A = By day
lobby-face-B = By night
lobby-face-hint = By day it has vortices, by night it has none.
lobby-edition = Edition
lobby-edition-house = House
lobby-edition-A = Early
lobby-edition-B = Late
lobby-edition-house-hint = The theft is automatic; you may look at a tile before placing it.
lobby-edition-A-hint = The theft is automatic; a tile is placed where it was found.
lobby-edition-B-hint = Someone has to call the theft; you may look at a tile before placing it.
lobby-sand = Hourglass
lobby-sand-hint = How much sand it holds.
lobby-tiles = Mall
lobby-tiles-standard = Standard
lobby-tiles-seed = Random
lobby-tiles-hint = A random mall is built from a number: same number, same mall.
lobby-tiles-number = Mall number
lobby-deal = Cards
lobby-deal-apart = Spread
lobby-deal-random = Random
lobby-deal-agreed = Manual
lobby-deal-apart-hint = Players with the same ability sit far apart.
lobby-deal-random-hint = Dealt at random.
lobby-deal-agreed-hint = As shown around the table; the host can swap cards.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Say something
lobby-chat-send = Send
lobby-chat-empty = Say hello while you can.
lobby-chat-own = You
# Where the chat is out of sight: what somebody says.
lobby-chat-said = { $name }: { $text }

# What went wrong, by reason
lobby-error-seat_taken = Someone is already sitting there.
lobby-error-seat_held = That seat is kept for someone who is away.
lobby-error-seats_empty = Every seat must be taken.
lobby-error-not_the_host = Only the host can do that.
lobby-error-game_running = Not while a game is set up.
lobby-error-nobody_there = They are not here any more.
lobby-error-bad_table = These options don’t work together.
lobby-error-slow_down = That was a little fast. Try again.
lobby-error-not_stored = The server could not save that. Try again in a moment.
lobby-error-silence = That has to wait until talk is open.
lobby-error-other = That did not work. Try again.

tiles-choice-code = Code or link of a tile set
tiles-choice-draw = Tile workshop
tiles-choice-none = Draw one in the tile workshop, or paste a friend’s code.
# In the lobby: the choice of a mall.
tiles-choice-own = Your own
tiles-choice-take = Take it
tiles-choice-which = Your tile set
tiles-trouble-missing = There is no such tile set on this server.
book-level-is = level { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Daily challenge: { $date }
daily-lobby-words = The setup is fixed; you only choose who plays. Any further game here is a normal one.
# The lobby
lobby-code-edit = Edit this scenario
lobby-code-make = Make a new one
lobby-error-daily_table = The daily setup is fixed, except for the seats.
lobby-error-day_over = That day is over. This is a normal room now.
lobby-error-day_needs_people = Bots alone do not play the daily challenge: someone has to sit down.
lobby-error-day_deal = The daily deal cannot be played again.
lobby-error-table_changed = The setup has changed, so that deal no longer fits.
lobby-error-no_such_tile_set = There is no such tile set on this server.
