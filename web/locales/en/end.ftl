# The end of a game.
end-won = You did it!
end-lost = Caught!
end-lost-sand = The sand has run out.
end-lost-empty-handed = Everyone left empty-handed: nobody called the theft.
end-lost-walls = No two tiles could be removed, and the walls closed in.
end-scenario = Scenario { $number } · { $name }
end-level = level { $level }
end-figures = The game in figures
end-played = Time played
end-sand-left = Sand left
end-turns = Hourglasses used
end-theft = Theft at
end-theft-none = no theft
end-tiles = Tiles explored
end-actions = Who did what
end-seat = Player
end-moves = Moves
end-squares = Squares
end-vortices = Vortices
end-escalators = Escalators
end-explored = Explored
end-bells = Bells
end-all-actions = Actions
end-ways = Routes of the heroes
end-ways-all = All four
# For the map, read aloud: $squares is how far the hero went.
end-way-spoken =
    { $moves ->
        [one] { $hero }: one move
       *[other] { $hero }: { $moves } moves
    }
end-rematch = Play again
end-rematch-wait = { $name } can start the next game.
end-lobby = Change the setup
end-lobby-guest = To the lobby
end-log = Download the log
end-loading = Reading the log…
end-no-log = The log is not available right now.
end-chat = Talk it over
end-chat-write = Say something…
end-chat-send = Send
end-chat-empty = Now you may say it all. How was it?
