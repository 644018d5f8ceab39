# $code: the code of the room
lobby-title = { $code } · Hushmaze
lobby-room = Room { $code }
# $name: who hosts
lobby-hosted = Hosted by { $name }
lobby-you-host = You host

# Inviting
lobby-invite = Invite with this code
lobby-copy = Copy link
lobby-copied = The link is copied. Send it to your friends.
lobby-copy-failed = The link could not be copied. Here it is: { $link }
lobby-share = Share…
# Goes out with the link when it is shared.
lobby-share-words = Come and rob a mall with me. Not a word, though.
# $link: the whole address
lobby-qr = Code to scan, for { $link }

# Seats
lobby-table = Around the table
lobby-passing = cards pass to the left on every turn of the hourglass
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
lobby-seat-unbot = Send the bot away
lobby-seat-clear = Free this seat
lobby-seat-stand = Get up and watch
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
lobby-solo-words = Alone you own every ability, one card at a time.
lobby-fill-bots = Bots in the empty seats

# The start
lobby-start = Start the heist
lobby-start-wait = waits for { $name }
lobby-start-wait-more = waits for { $name } and { $count ->
    [one] one more
   *[other] { $count } more
}
lobby-start-empty = { $count ->
    [one] one seat is empty
   *[other] { $count } seats are empty
}
lobby-start-plan = first you plan
lobby-dealing = Laying out the mall…
lobby-ready = I am ready
lobby-ready-is = Ready!
lobby-ready-host = { $name } starts
lobby-sit-first = Take a seat to play
lobby-full = All seats are taken. You watch.
lobby-empty-title = { $count ->
    [one] One seat is empty
   *[other] { $count } seats are empty
}
lobby-empty-words = Wait for more people, or start right away:
lobby-empty-bots = Bots take them
lobby-empty-fewer = { $seats ->
    [one] Play alone
   *[other] Play with { $seats } seats
}
lobby-empty-wait = Wait

# The scenario and the table's choices
lobby-scenario = The scenario
lobby-only-host = { $name } chooses.
lobby-code-label = Share code
lobby-code-hint = A code or a link of an own scenario, such as 040G2-40200-…
lobby-code-use = Use it
lobby-code-copy = Copy share code
lobby-code-copied = The share code is copied.
lobby-code-copy-failed = The share code could not be copied. Here it is: { $code }
lobby-code-bad = That is no share code, or a letter of it is wrong.
lobby-seats = Seats
lobby-level = Level
lobby-level-hint = More tiles, more sand to find, more ways to get lost.
lobby-options = More options
lobby-voice = Voice in talk windows
lobby-voice-hint = Microphones are cut while nobody may talk.
lobby-talk = Talk all the time
lobby-talk-hint = Only here, to learn the game together.
lobby-pace = Pace of the bots
bot-level-relaxed = relaxed
bot-level-human = human
bot-level-brisk = brisk
bot-level-fast = fast
bot-level-lightning = lightning
lobby-skill = Skill of the bots
bot-skill-novice = novice
bot-skill-good = good
bot-skill-expert = expert
bot-skill-novice-hint = At first they overlook a lot, like people in their first games.
bot-skill-good-hint = Now and then they see something late.
bot-skill-expert-hint = They see everything at once.
lobby-patient = Patient bots
lobby-patient-hint = For newcomers: they leave people the first move, for a while.
lobby-listen = Bots listen in talk windows
lobby-listen-hint = They hold still until somebody acts or this time is over.
lobby-listen-off = off
lobby-listen-seconds = { $seconds } s
lobby-fair = Only deals that can be won
lobby-fair-hint = Laying out the mall takes a moment longer.
lobby-hold = Bots stand in
lobby-hold-hint = For whoever is away from a running game for long.
lobby-pause = Pausing is allowed
lobby-pause-hint = A paused game is marked as such.
lobby-leader = The leader stays the leader
lobby-leader-hint = The others pass their cards around the leader.
lobby-face = Entrance hall
lobby-face-A = By day
lobby-face-B = By night
lobby-face-hint = By day it has vortices, by night none.
lobby-edition = Edition
lobby-edition-house = House
lobby-edition-A = Early
lobby-edition-B = Late
lobby-edition-house-hint = The theft happens by itself; a tile may be looked at before it is placed.
lobby-edition-A-hint = The theft happens by itself; a tile is placed where it was found.
lobby-edition-B-hint = Somebody has to call the theft; a tile may be looked at before it is placed.
lobby-sand = Hourglass
lobby-sand-hint = How much sand it holds.
lobby-tiles = Mall
lobby-tiles-standard = Ours
lobby-tiles-seed = Another one
lobby-tiles-hint = Another mall is built from a number: the same number, the same mall.
lobby-tiles-number = Number of the mall
lobby-deal = Cards
lobby-deal-apart = Apart
lobby-deal-random = Random
lobby-deal-agreed = Agreed
lobby-deal-apart-hint = Dealt so that equal abilities sit far apart.
lobby-deal-random-hint = Dealt as chance will have it.
lobby-deal-agreed-hint = As you see them around the table; the host swaps them.

# Chat before the game
lobby-chat = Chat
lobby-chat-label = Say something
lobby-chat-send = Send
lobby-chat-empty = Say hello while you still may.
lobby-chat-own = You

# What went wrong, by reason
lobby-error-seat_taken = Somebody sits there already.
lobby-error-seat_held = That seat is kept for somebody who is just away.
lobby-error-seats_empty = Somebody has to sit on every seat.
lobby-error-not_the_host = Only the host can do that.
lobby-error-game_running = Not while a game is laid out.
lobby-error-nobody_there = They are not here any more.
lobby-error-bad_table = That mix cannot be played.
lobby-error-slow_down = That was a little fast. Try again.
lobby-error-not_stored = The server could not write it down. Try again in a moment.
lobby-error-silence = Names wait until talk is open.
lobby-error-other = That did not work. Try again.

tiles-choice-code = Code or link of a set
tiles-choice-draw = Tile workshop
tiles-choice-none = Draw one in the tile workshop, or paste the code of a friend's.
# In the lobby: the choice of a mall.
tiles-choice-own = Your own
tiles-choice-take = Take it
tiles-choice-which = Your set
tiles-trouble-missing = There is no such set on this server.
book-level-is = level { $level }
# In the lobby. $date: such as Sunday, 15 November
daily-lobby = Challenge of the day: { $date }
daily-lobby-words = The table is settled; you only choose who plays. A second game at this table is one like any other.
# The lobby
lobby-code-edit = Change it in the editor
lobby-code-make = Make a new one
lobby-error-daily_table = The table of the day is settled, but for its seats.
lobby-error-day_over = That day is over. This table is one like any other now.
lobby-error-day_deal = The deal of a day is not laid out again.
lobby-error-table_changed = The table has changed since. That deal does not fit it any more.
lobby-error-no_such_tile_set = There is no such tile set on this server.
