# The rules of the game, for players. Each numbered rule has the number it has in the normative text.
rules-title = The rules
rules-lead = Everything in one place. To search, type a word, or a number such as A3 or P6.
rules-search = Search the rules
rules-search-hint = Word or number
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-contents = Contents

rules-short-title = In one minute
rules-short-1 = Four heroes are in a mall after closing time. Nobody owns a hero: everyone has a few abilities and uses them on all four, at any time, without turns.
rules-short-2 = Explore the mall and bring every hero to the item of its colour, all four at the same time. That is the theft.
rules-short-3 = Then run: every hero must reach an exit before the sand runs out.
rules-short-4 = Nobody talks while the sand runs. Turning the hourglass lets you talk, and changes how much time is left.

rules-signs-title = What you see
rules-sign-exploration = Exploration square
rules-sign-exploration-words = With a hero of its colour on it, you can explore the mall behind it.
rules-sign-vortex = Vortex
rules-sign-vortex-words = A hero of its colour can jump here from anywhere, until the theft.
rules-sign-escalator = Escalator
rules-sign-escalator-words = Takes a hero from one end to the other, in both directions.
rules-sign-hourglass = Hourglass square
rules-sign-hourglass-words = Stopping here turns the hourglass. Works once.
rules-sign-item = Item
rules-sign-item-words = What its hero has come to steal.
rules-sign-exit = Exit
rules-sign-exit-words = The way out after the theft.
rules-sign-ball = Crystal ball
rules-sign-ball-words = Lets the mage explore twice, anywhere. Works once.
rules-sign-camera = Camera
rules-sign-camera-words = Two working cameras lock all hourglass squares.
rules-sign-spent = Out of order
rules-sign-spent-words = A square that has done its work; now it is just floor.
rules-heroes-words = Every hero has a colour, a shape and a symbol, and so does everything that belongs to it.

rules-group-G = The mall
rules-group-S = Setup
rules-group-A = Actions
rules-group-X = Exploring
rules-group-H = The hourglass
rules-group-T = Talking
rules-group-W = Theft, escape, end
rules-group-P = Permanent rules
rules-group-L = Solo
rules-group-C = Scenarios
rules-group-E = Editions
rules-group-D = Details

rules-group-G-lead = How tiles fit together, and where you can walk.
rules-group-S-lead = What is decided before the game.
rules-group-A-lead = What everyone does, all at once.
rules-group-X-lead = How the mall grows.
rules-group-H-lead = The clock you turn yourselves.
rules-group-T-lead = Or rather: not talking.
rules-group-W-lead = How it ends, one way or the other.
rules-group-P-lead = Each of these comes with a scenario and stays from then on.
rules-group-L-lead = One player, seven cards.
rules-group-C-lead = Seven to learn the game, ten to test you.
rules-group-E-lead = The game has been printed more than once.
rules-group-D-lead = Answers to frequent questions.

rules-G1 = A tile is a piece of the mall, four squares by four. Some squares are shops; no hero can enter them.
rules-G2 = You can go from a square to the next unless there is a wall between them. The edge of a tile is wall, except at its doors.
rules-G3 = Each side of a tile has at most one door, always in the same place, so doors meet however a tile is turned.
rules-G4 = One door is the entrance; the others are exploration squares, each in the colour of a hero. The starting tile has four of those, one for each hero, and no entrance.
rules-G5 = Neighbouring tiles are shifted by one square. They never overlap, but leave small holes between them.
rules-G6 = Where two tiles meet with a door on both sides there is a way through, whatever the colours. A door that meets a wall is a dead end.
rules-G7 = A new tile is always placed with its entrance at the door it was explored from.
rules-G8 = An escalator connects two squares of a tile, in both directions. A dwarf passage is a small opening in a wall.
rules-G9 = A square holds one hero, never more.

rules-S1 = The table agrees on the scenario, the number of players, the mall, the edition and the options. The rest is random, and the server keeps it fair.
rules-S2 = The starting tile is in the middle. The heroes stand on its four centre squares, shuffled.
rules-S3 = The other tiles are in a shuffled stack, face down. Nobody knows their order, not even a bot.
rules-S4 = Every player gets a card with abilities: north, east, south, west, vortex, escalator, explore. With more than four players some abilities exist twice and are dealt far apart. You may also agree on who gets what.
rules-S5 = In a solo game you have a deck of seven cards instead; see “Solo”.
rules-S6 = Before the hourglass is turned for the first time you may talk and plan for as long as you like. The host turns it, and the game is on.

rules-A1 = There are no turns. You may use your abilities on any hero, at any time, as often as you like. If two players act in the same instant both count, one after the other.
rules-A2 = You can only do what is on your card. Spectators can do nothing.
rules-A3 = Moving: the hero slides in a straight line in your direction, as far as you want. It stops before walls, shops, other heroes and the edge. A move is at least one square.
rules-A4 = A slide may go through doors onto other tiles, as long as it stays straight.
rules-A5 = Only the square where a hero stops counts. Sliding over something does nothing.
rules-A6 = Vortex: the hero jumps to any free vortex of its own colour on the board, from wherever it is. Only before the theft.
rules-A7 = Escalator: the hero rides from one end to the other, if no hero is there. It never stops in between.
rules-A8 = Explore: a new tile is placed; see “Exploring”.
rules-A9 = Nobody can stop you or undo what you did. Mistakes can only be fixed by further actions.
rules-A10 = What is not possible does not happen and costs nothing but time. Only you are told, with the reason.

rules-X1 = To explore you need a hero on an exploration square of its own colour with nothing behind it yet, and a tile to place.
rules-X2 = The top tile of the stack is turned over and placed there. From then on any hero may walk through.
rules-X3 = If a door of the new tile meets a door of an older one, there is a way through at once.
rules-X4 = If heroes stand on several such squares, whoever explores may look at the tile first and then choose where it goes. It must be placed before the next one is turned over; until then everyone sees it.
rules-X5 = When the stack is empty there is nothing more to explore.

rules-H1 = It holds three minutes of sand, unless you agree on something else, and never stops: not while you talk, not while you think, not while someone’s network is down.
rules-H2 = If the sand runs out before you have won, you lose at that very moment.
rules-H3 = A hero that stops on an hourglass square turns the hourglass at once, like it or not. The sand that has run through is now the time you have left. The square is then out of order.
rules-H4 = So it is never refilled: turn it early and you lose time. Turn it late and you may be too late.
rules-H5 = Hourglass squares work before and after the theft.

rules-T1 = While the sand runs: silence. No words, no pointing, no gestures.
rules-T2 = When the hourglass is turned everyone may talk for as long as they like; the sand keeps running.
rules-T3 = The next action by anyone ends it: a move, a vortex, an escalator, exploring. Looking at a tile, the bell and staring do not.
rules-T4 = The server makes sure of it: text, voice and pointing work only before the start, while talk is open, and after the end.
rules-T5 = The bell: there is one on the table. Anyone may put it in front of anyone. It says “do something!”, and nothing else.
rules-T6 = You may stare at another player at any time. They have to guess what you mean.
rules-T7 = The first scenario can be played with talk open all the time, to learn the game together.

rules-W1 = When all four heroes stand on the items of their own colours at the same time, the theft can happen.
rules-W2 = It happens automatically at that moment. In the late edition someone has to call it.
rules-W3 = The alarm rings: from now on all vortices are closed.
rules-W4 = A hero that stops on an exit it may use is out and leaves the mall.
rules-W5 = When the fourth is out, you have won.
rules-W6 = Before the theft an exit is just floor. In the late edition: if all four stand on their exits and nobody has called the theft, they leave empty-handed and you lose.
rules-W7 = After the end nothing can change. Now you may talk.

rules-P1 = Only in scenario 1: all four heroes leave by the purple exit.
rules-P2 = From scenario 2: every hero leaves by the exit of its own colour.
rules-P3 = From scenario 3: each time the hourglass is turned, everyone passes their card to the left.
rules-P4 = From scenario 4: when the elf explores, talk opens.
rules-P5 = From scenario 4: only the dwarf fits through dwarf passages. For all others, and in earlier scenarios, they are wall.
rules-P6 = From scenario 5: while the mage stands on a crystal ball, up to two tiles can be placed at open exploration squares of any colour, the second also at the first. The ball is out of order after two, or when the mage leaves after one. Normal exploring does not use it up.
rules-P7 = From scenario 6: a camera works as soon as it is on the board. While two or more work, no hero may stop on an hourglass square. Sliding over it is fine.
rules-P8 = From scenario 6: when the barbarian stops on a camera, it breaks.

rules-L1 = Seven cards, one ability each, face down. Turn over the top one: you have that ability, for all heroes, until you turn over the next.
rules-L2 = When you run out of cards, the deck is turned over without shuffling. So you know what comes.
rules-L3 = When the hourglass is turned, all seven are shuffled and you start without a card.
rules-L4 = There is no passing of cards, no bell and no staring.

rules-C1 = 8 tiles to find. One exit for all; talk can stay open.
rules-C2 = 11 tiles. An exit for each hero.
rules-C3 = 11 tiles. Cards pass to the left.
rules-C4 = 13 tiles. Dwarf passages, and the elf’s moments to talk.
rules-C5 = 14 tiles, with the crystal ball on top.
rules-C6 = 16 tiles, with two cameras.
rules-C7 = 18 tiles, with four cameras.
rules-C8 = The stack is face up: everyone sees the next tile.
rules-C9 = For three or more players. There is one card fewer than players; whoever has none is the leader, and only the leader may use the bell. When cards are passed, the leader changes too.
rules-C10 = All four heroes stand on items, but none on its own. Every hero goes to an exit that is not its own and stays there; each exit is for one hero.
rules-C11 = Before the theft, each time the hourglass is turned, two tiles must be removed before anyone can act again. You can remove a tile if no hero is on it, nothing on it is out of order, it is not the starting tile, and nothing that could be reached before is cut off. If no two can be removed, you lose. They go under the stack.
rules-C12 = While talk is open you may point at squares and make gestures, but not speak or write.
rules-C13 = Tile 3 is a second mall. Barbarian and mage start there, elf and dwarf in the first one. The malls never join, and all four may never be in the same one. To take a vortex, a hero must stand on one of its own colour; it comes out at a free one of its colour in the other mall. The stack is face up.
rules-C14 = Talk never opens. The bell and staring remain.
rules-C15 = Talk never opens, and there is no bell either.
rules-C16 = No vortex can be used.
rules-C17 = Never two heroes on one tile, except the starting tile: a tile with a hero on it is closed, even for passing through. Heroes stay on their exits and keep that tile closed. At level 1 they leave by the purple exit instead.
rules-levels = Levels of a challenge
rules-levels-words = Challenges (8 to 17) have levels: the more tiles, the harder. Level 1 has only the purple exit, for everyone. “Fool the guards” and “Two dimensions” start at level 2.
rules-level-row = Level { $level }: { $tiles } tiles
rules-B2 = Your own scenarios: any mix of these rules that does not contradict itself. A share code takes it to the lobby.

rules-E1 = Early: the theft is automatic.
rules-E2 = Late: someone has to call the theft, and whoever explores may look at the tile first.
rules-E3 = House, the default: the theft is automatic, and you may look first.

rules-D1 = Sliding over an hourglass, item, exit, camera or crystal ball does nothing.
rules-D2 = Cameras lock only hourglass squares that still work, and only for stopping.
rules-D3 = With a leader, you play with the cards for one player fewer.
rules-D4 = In “Moving walls” no tiles are removed after the theft.
rules-D5 = The leader changes with the cards. An option keeps the leader and passes cards around them.
rules-D6 = Where a tile was removed, the door that led to it is a dead end or can be explored again.

rules-keys-title = Keys
rules-keys-lead = Keys are shown by position. Rows are your abilities, columns the four heroes.
rules-keys-row = Ability { $number }, for the four heroes from left to right
rules-figure-start = The starting tile, with one exploration square of each colour, an hourglass and an escalator
rules-figure-explore = A tile with its entrance below and exploration squares above
rules-figure-passage = A tile with dwarf passages in its walls
rules-figure-ball = A tile with a crystal ball
rules-figure-camera = A tile with a camera
rules-figure-exit = A tile with an exit
rules-figure-item = A tile with an item
rules-independent = Written for Hushmaze, in our own words.

# Names of things, for the search only: the word of the glossary, then others that somebody may type.
rules-names-barbarian = barbarian, warrior
rules-names-mage = mage, wizard, magician, sorceress
rules-names-elf = elf, archer
rules-names-dwarf = dwarf, gnome
rules-names-vortex = vortex, portal, teleport
rules-names-escalator = escalator, moving stairs
rules-names-exploration = exploration square, explore, discover, magnifying glass
rules-names-item = item, loot, object, treasure, equipment
rules-names-exit = exit, way out, escape
rules-names-hourglass = hourglass, sand timer, timer, clock
rules-names-ball = crystal ball, orb
rules-names-camera = camera, security camera, surveillance
rules-names-spent = out of order, used up, spent
rules-names-passage = dwarf passage, small passage, gap, hole
rules-names-start = starting tile, first tile, entrance hall, tile 1
rules-names-stack = stack, draw pile
rules-names-board = board, map
rules-names-mall = mall, shopping centre, shopping center, supermarket
rules-names-bell = bell, do something, pawn
rules-names-card = card, action tile, deck
rules-names-ability = ability, action, skill, power
rules-names-talk = talk window, discussion, communication, chat, voice
rules-names-stare = stare, look, eyes
rules-names-gesture = gesture, sign, pointing, hands
rules-names-theft = theft, heist, robbery, steal
rules-names-leader = leader, boss, captain
rules-names-host = host, room owner
rules-names-solo = solo, alone, single player
