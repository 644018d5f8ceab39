make-title = Create your own
make-lead = The mall is yours after hours. Change the rules, or rebuild the place.
make-scenario = A scenario
make-scenario-words = Mix the rules, choose the tiles, set the sand. Try it with bots a minute later, then send it to your friends.
make-scenario-go = Make a scenario
make-tiles = A mall
make-tiles-words = Draw your own tiles, or copy the ones you have at home. We check right away whether they can be played.
make-tiles-go = Draw tiles
make-mine = Yours
make-mine-words = Saved in this browser.
make-played = Played here
make-played-words = Custom scenarios that were played to the end on this server.
# $games, $won: numbers
make-played-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
make-nothing = Nothing here yet. The first one could be yours.
make-play = Play
make-change = Edit
