# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = The rules
rules-lead = Everything in one place. Looking for something? Type a word, or a number such as A3 or P6.
rules-search = Search the rules
rules-search-hint = Word or number
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-contents = Contents

rules-short-title = In one minute
rules-short-1 = Four heroes stand in a mall after closing. Nobody owns a hero; everybody owns a few abilities, and uses them on all four, at any time, without turns.
rules-short-2 = Explore the mall, bring every hero onto the item of its colour, all four in the same moment. That is the theft.
rules-short-3 = Then run: every hero has to reach an exit before the sand is out.
rules-short-4 = Nobody talks while the sand runs. Turning the hourglass opens a moment to talk, and changes how much time is left.

rules-signs-title = What you see
rules-sign-exploration = Exploration square
rules-sign-exploration-words = A hero of its colour on it, and the mall behind it can be explored.
rules-sign-vortex = Vortex
rules-sign-vortex-words = A hero of its colour can jump here from anywhere, until the theft.
rules-sign-hourglass = Hourglass square
rules-sign-hourglass-words = Stopping here turns the hourglass. Works once.
rules-sign-item = Item
rules-sign-item-words = What its hero came for.
rules-sign-exit = Exit
rules-sign-exit-words = The way out after the theft.
rules-sign-ball = Crystal ball
rules-sign-ball-words = Lets the mage see two parts of the mall. Works once.
rules-sign-camera = Camera
rules-sign-camera-words = Two of them that work lock all hourglass squares.
rules-sign-spent = Out of order
rules-sign-spent-words = A square that was used up; now it is just floor.
rules-heroes-words = Colour is never alone: every hero has a shape and a symbol, and so has everything that belongs to it.

rules-group-G = The mall
rules-group-S = Setting up
rules-group-A = Acting
rules-group-X = Exploring
rules-group-H = The hourglass
rules-group-T = Talking
rules-group-W = Theft, escape, end
rules-group-P = Rules that come and stay
rules-group-L = Alone
rules-group-C = Scenarios
rules-group-E = Editions
rules-group-D = Fine points

rules-group-G-lead = How tiles lie, and where one can walk.
rules-group-S-lead = What is fixed before the first step.
rules-group-A-lead = What everybody does, all at once.
rules-group-X-lead = How the mall grows.
rules-group-H-lead = The clock you turn yourselves.
rules-group-T-lead = Or rather: not talking.
rules-group-W-lead = How it ends, one way or the other.
rules-group-P-lead = Each of these comes with a scenario and holds in all later ones.
rules-group-L-lead = One player, seven cards.
rules-group-C-lead = Seven that teach the game, ten that test you.
rules-group-E-lead = The game has been printed more than once.
rules-group-D-lead = Where people ask, this is how we play it.

rules-G1 = A tile is a piece of mall, four squares by four. Some squares are shops; nobody ever walks there.
rules-G2 = You can go from a square to the next unless a wall stands between them. The rim of a tile is wall, except at its doors.
rules-G3 = Each side of a tile has at most one door, always at the same place, so that doors meet however a tile is turned.
rules-G4 = One door is the entrance; the others are exploration squares, each in the colour of a hero. The first tile has four of those, one for each hero, and no entrance.
rules-G5 = Neighbouring tiles are shifted by one square. So they never overlap, and leave little holes between them.
rules-G6 = Where two tiles meet with a door on both sides there is a way through, whatever the colours. A door that meets a wall is a dead end.
rules-G7 = A new tile always lies with its entrance at the door it was explored from.
rules-G8 = An escalator joins two squares of a tile, in both directions. A dwarf passage is a gap in a wall.
rules-G9 = A square holds one hero, never more.

rules-S1 = A table agrees on the scenario, the number of seats, the mall, the edition and the options. Chance does the rest, and the server keeps it fair.
rules-S2 = The first tile lies in the middle. The heroes stand on its four centre squares, shuffled.
rules-S3 = The other tiles lie face down in a shuffled stack. Nobody can know their order, not even a bot.
rules-S4 = Every seat gets a card with abilities: north, east, south, west, vortex, escalator, explore. With more than four seats some abilities exist twice, and are dealt far apart. The table may also agree on who gets what.
rules-S5 = Alone you have a deck of seven cards instead; see “Alone”.
rules-S6 = Before the hourglass is turned for the first time you may talk and plan for as long as you like. The host turns it, and the game is on.

rules-A1 = There are no turns. Whoever owns an ability uses it on any hero, at any time, as often as they like. If two act in the same instant both count, one after the other.
rules-A2 = What is not on your card you cannot do. Who watches can do nothing.
rules-A3 = Moving: the hero slides straight on in your direction, as far as you want. It stops before walls, shops, other heroes and the rim. Not moving at all is no move.
rules-A4 = A slide may go through doors onto other tiles, as long as it stays straight.
rules-A5 = Only the square where a hero stops counts. Sliding over something does nothing.
rules-A6 = Vortex: the hero jumps to any free vortex of its own colour that you have found, from wherever it stands. Only before the theft.
rules-A7 = Escalator: the hero rides from one end to the other, if nobody stands there. It never stops in between.
rules-A8 = Explore: a new tile is placed; see “Exploring”.
rules-A9 = Nobody can stop you or take back what you did. What went wrong can only be mended by doing more.
rules-A10 = What is not possible does not happen and costs nothing but time. Only you are told, with the reason.

rules-X1 = Exploring needs a hero on an exploration square of its own colour, with nothing behind it yet, and a tile to place.
rules-X2 = The top tile of the stack is turned over and placed there. From then on anybody may walk through.
rules-X3 = If the new tile’s door meets a door of an older one there is a way through at once.
rules-X4 = If heroes stand on several such squares, whoever explores may look at the tile first and then choose where it goes. It has to be placed before the next one is turned over; until then everybody sees it.
rules-X5 = When the stack is empty there is nothing more to explore.

rules-H1 = It holds three minutes of sand, if the table has not agreed on something else, and runs without a break: while you talk, while you think, while somebody’s network is down.
rules-H2 = When the sand is out before you have won, you have lost, in that very moment.
rules-H3 = A hero that stops on an hourglass square turns it at once, wanted or not. What has run through is now what you have left. The square is used up.
rules-H4 = So it is never refilled: turn it early, and you lose time. Turn it late, and you may be too late.
rules-H5 = Hourglass squares work before and after the theft.

rules-T1 = While the sand runs: silence. No words, no pointing, no signs.
rules-T2 = When the hourglass is turned everybody may talk, as long as they like; the sand runs on.
rules-T3 = The next action of anybody ends it: a move, a vortex, an escalator, exploring. The bell and staring do not.
rules-T4 = The server sees to it: text, voice and pointing work only before the start, while talk is open, and after the end.
rules-T5 = The bell: there is one on the table. Anybody puts it in front of anybody. It says “do something!”, and nothing else.
rules-T6 = You may stare at somebody at any time. What you mean by it is up to them.
rules-T7 = The first scenario can be played with talk open all the time, to learn together.

rules-W1 = When all four heroes stand on the items of their own colours at the same time, the theft can happen.
rules-W2 = It happens by itself at that moment. In the late edition somebody has to call it.
rules-W3 = The alarm rings: from now on all vortices are closed.
rules-W4 = A hero that stops on an exit it may use is out, and leaves the mall.
rules-W5 = When the fourth is out, you have won.
rules-W6 = Before the theft an exit is just floor. In the late edition: if all four stand on their exits and nobody has called the theft, they leave with nothing, and you have lost.
rules-W7 = After the end nothing changes any more. Now you may talk.

rules-P1 = Only in scenario 1: the purple exit serves all four heroes.
rules-P2 = From scenario 2: every hero leaves by the exit of its own colour.
rules-P3 = From scenario 3: each time the hourglass is turned, everybody passes their card to the left.
rules-P4 = From scenario 4: when the elf explores, talk opens.
rules-P5 = From scenario 4: only the dwarf fits through dwarf passages. For everybody else they are wall.
rules-P6 = From scenario 5: while the mage stands on a crystal ball, up to two tiles can be placed at open exploration squares of any colour, the second also at the first. The ball is used up after two, or when the mage leaves after one. Exploring in the ordinary way does not use it.
rules-P7 = From scenario 6: a camera works from the moment it is found. While two or more work, nobody may stop on an hourglass square. Sliding over it is fine.
rules-P8 = From scenario 6: when the barbarian stops on a camera, it breaks.

rules-L1 = Seven cards, one ability each, face down. Turn over the top one: that ability is yours, for all heroes, until you turn over the next.
rules-L2 = When the cards are through, the pile is turned over as it is, without shuffling. So you know what comes.
rules-L3 = When the hourglass is turned all seven are shuffled anew, and you begin with none.
rules-L4 = Nobody passes cards, nobody rings, nobody stares.

rules-C1 = 8 tiles to find. One exit for all; talk can stay open.
rules-C2 = 11 tiles. An exit for each hero.
rules-C3 = 11 tiles. Cards pass to the left.
rules-C4 = 13 tiles. Dwarf passages, and the elf’s moments to talk.
rules-C5 = 14 tiles, the crystal ball on top.
rules-C6 = 16 tiles, two cameras among them.
rules-C7 = 18 tiles, four cameras.
rules-C8 = The stack lies face up: everybody sees the next tile.
rules-C9 = For three seats and more. There are cards for one seat fewer; who has none is the leader, and only the leader rings the bell. When cards are passed, having none is passed as well.
rules-C10 = All four heroes stand on items, but none on its own. Everybody leaves by an exit that is not theirs; each exit takes one hero, who stays standing there.
rules-C11 = Before the theft, each time the hourglass is turned, two tiles have to go before anybody can act again. A tile can go if nobody stands on it, nothing on it is used up, it is not the first one, and nothing that could be reached before is cut off. If no two can go, you have lost. They go under the stack.
rules-C12 = While talk is open you may point at squares and make signs, but not speak or write.
rules-C13 = Tile 3 is a second mall. Barbarian and mage start there, elf and dwarf in the first one. The malls never join, and never may all four be in one. A vortex takes a hero from a vortex of its colour to one of its colour in the other mall; the stack lies face up.
rules-C14 = Talk never opens. The bell and staring remain.
rules-C15 = Talk never opens, and there is no bell either.
rules-C16 = Nobody can use a vortex.
rules-C17 = Never two heroes on one tile, the first one excepted: a tile with a hero on it is closed, even for passing through. Heroes stay on their exits, and go on closing that tile.
rules-levels = Levels of a challenge
rules-levels-words = Challenges (8 to 17) have levels: the more tiles, the harder. Level 1 has only the purple exit for everybody. “Fool the guards” begins at level 2.
rules-level-row = Level { $level }: { $tiles } tiles
rules-B2 = Your own scenarios: any mix of these rules that does not contradict itself, as a small file. A share code carries it into the lobby.

rules-E1 = Early: the theft happens by itself.
rules-E2 = Late: somebody has to call the theft, and whoever explores may look at the tile first.
rules-E3 = House, the usual one: the theft happens by itself, and you may look first.

rules-D1 = Sliding over an hourglass, item, exit, camera or crystal ball does nothing.
rules-D2 = Cameras lock only hourglass squares that are not used up, and only for stopping.
rules-D3 = With a leader, the cards are those for one seat fewer.
rules-D4 = In “Moving walls” no tiles go after the theft.
rules-D5 = The leader changes with the cards. An option keeps the leader and passes cards around them.
rules-D6 = Where a tile was taken away, the door that led to it is a dead end or can be explored again.

rules-keys-title = Keys
rules-keys-lead = Keys are told by their place on the keyboard. Rows are your abilities, columns the four heroes.
rules-keys-row = { $number }. ability, for the four heroes from left to right
rules-figure-start = The entrance hall, with one exploration square of each colour, an hourglass and an escalator
rules-figure-explore = A tile with its entrance below and exploration squares above
rules-figure-passage = A tile with dwarf passages, the gaps in its walls
rules-figure-ball = A tile with a crystal ball
rules-figure-camera = A tile with a camera
rules-figure-exit = A tile with an exit
rules-figure-item = A tile with an item
rules-independent = Written for Hushmaze, in our own words.
