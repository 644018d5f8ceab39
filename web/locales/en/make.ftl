make-title = Make your own
make-lead = The mall is yours after closing time. Change the rules, or build the place anew.
make-scenario = A scenario
make-scenario-words = Mix the rules, choose the tiles, set the sand. Try it with bots a minute later, then send it to your friends.
make-scenario-go = Make a scenario
make-tiles = A mall
make-tiles-words = Draw tiles of your own, or enter those you have at home. You are told at once whether they can be played.
make-tiles-go = Draw tiles
make-mine = Yours
make-mine-words = Kept in this browser, and nowhere else.
make-played = Played here
make-played-words = Scenarios other people made and played to an end on this server.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
make-nothing = Nothing here yet. The first one could be yours.
make-play = Play
make-change = Change
