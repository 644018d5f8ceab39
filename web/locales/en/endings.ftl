# The last screen of a game: a celebration, or a kind word. Short: it all stands over a picture.
ending-tabs = What to look at
ending-tab-moment = The end
ending-tab-figures = Numbers
ending-tab-ways = Routes
ending-tab-analysis = How it went
ending-tab-talk = Talk

# After a time, such as 0:41
ending-left = of sand left
ending-scene-won = Four heroes burst out of the lit entrance, holding up their items.
ending-scene-lost = All lights are on. A camera has caught four heroes with their hands up.

# How far you came before it was lost.
ending-near-out =
    { $out ->
        [one] One of the four was already out!
       *[other] { $out } of the four were already out!
    }
ending-near-stolen = You had all the items; only the way out was missing.
ending-near-items = All four items found, { $on } of 4 heroes in place.
ending-near-found = { $found } of 4 items found.
ending-near-begun = You have taken the first steps.

# What the challenge book says of a win. $marks: such as “with bots”
ending-book-marked = In the challenge book, marked: { $marks }
ending-book-kept = Your best win here still stands

# Medals. The second line of each says what it is for, after a name: “Ada · 1.3 s”
ending-medals = Medals
ending-medals-none = No medals this time. The next game has some for you!
ending-medal-quickest-eye = Fastest reaction
ending-medal-quickest-eye-for = { $seconds } s
ending-medal-last-grain = Last grain
ending-medal-last-grain-for = { $time } left
ending-medal-light-fingers = Light fingers
ending-medal-light-fingers-for = theft at { $time }
ending-medal-getaway = Last one out
ending-medal-getaway-for = { $time } to spare
ending-medal-door-opener = Door opener
ending-medal-door-opener-for =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
ending-medal-whirlwind = Whirlwind
ending-medal-whirlwind-for =
    { $count ->
        [one] one vortex
       *[other] { $count } vortices
    }
ending-medal-stair-runner = Stair runner
ending-medal-stair-runner-for =
    { $count ->
        [one] one ride
       *[other] { $count } rides
    }
ending-medal-sure-hand = Sure hand
ending-medal-sure-hand-for =
    { $count ->
        [one] one perfect action
       *[other] { $count } perfect actions
    }
ending-medal-long-legs = Long legs
ending-medal-long-legs-for =
    { $count ->
        [one] one square
       *[other] { $count } squares
    }

# One lesson, never blame. $time: since the start; $gain: how much sand there was to gain
ending-lesson = A tip for next time
ending-lesson-see = See that moment
ending-lesson-passed-hourglass = { $time }: { $hero } ran past a fresh hourglass with { $left } left. Stopping there gives { $gain } more.
ending-lesson-fresh-hourglass = There was still a fresh hourglass in the mall. One hero on it and you play { $gain } longer.
ending-lesson-turned-early = { $time }: you turned the hourglass with { $left } left. Let that run first, then turn it: { $gain } more in all.
# $chance: such as “For 9 s, Mage could have gone north.”
ending-lesson-chance = { $time }: { $chance } Use the bell.
ending-lesson-long-talk = { $time }: you talked for a long time while the sand ran. Agree on the next two steps, then go.
ending-lesson-cameras = { $time }: cameras locked the hourglasses for { $gain }.
ending-lesson-empty-handed = First all four on their items, then the theft, and only then out.
ending-lesson-walls = Keep two tiles free of heroes: each turn of the hourglass takes two away.
ending-lesson-none-won = No useful move was left undone for long. Keep it up!
ending-lesson-none-lost = You know this mall now. Try the same deal again!

ending-same-deal = Same deal again
ending-same-deal-note = for fun, not for the book
ending-new-deal = New deal
# $name: of the next scenario
ending-next = Next: { $name }
ending-watch = Watch
ending-share = Share picture
ending-share-saved = The picture is in your downloads.
ending-share-failed = The picture could not be made.
