# The companion: an hourglass beside a printed copy.
companion-title = At your table
companion-lead = An hourglass for your printed copy. Put it beside the board and tap it whenever a hero stops on an hourglass.
companion-turn = Turn the hourglass
companion-tap = Tap to turn
companion-tap-start = Tap to start the sand
companion-space = or press the space bar
# $time: such as 1:34
companion-turned = Turned: { $time } left.
companion-hush = Hush!
companion-undo = Undo the turn
companion-won = We won!
companion-give-up = We give up
companion-not-over = Not over yet
companion-new = New game
# $time: such as 0:40
companion-late = It ran out { $time } ago, while this page was asleep.

companion-play = What you play
companion-players = Players
companion-rules = The rules in short
# $start: 1A or 1B; $tiles: such as 2-12
companion-lay = Lay out tile { $start } and shuffle tiles { $tiles } face down.
companion-lay-face-up = Lay out tile { $start } and shuffle tiles { $tiles }, face up.
companion-lay-order = Lay out tile { $start } and stack tiles { $tiles } in this order, the first on top, face down.
companion-lay-order-face-up = Lay out tile { $start } and stack tiles { $tiles } in this order, the first on top, face up.
companion-lay-top = Put tile { $top } on top.
companion-lay-second = Tile 3 is the second mall.

# A result is written down.
companion-record = Write it in the book
companion-own-sand = Enter a game played with another timer
companion-outcome = How it ended
companion-outcome-won = Won
companion-outcome-lost = Lost
companion-used = Hourglasses used
companion-used-bad = A whole number, please.
# $most: such as 3:00
companion-sand-bad = Minutes and seconds, at most { $most }.
companion-save = Write it down
companion-saved = It is in the book, on this device.
companion-results = Played at a table
companion-results-words = Kept in this browser only. These games earn no stars: no server saw them.
companion-remove = Delete this game
companion-lost = lost
