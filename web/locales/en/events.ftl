# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = You
event-somebody = Somebody
event-started = The sand runs. Silence from now on.
event-moved =
    { $steps ->
        [one] { $who }: { $hero } { $direction }, one square.
       *[other] { $who }: { $hero } { $direction }, { $steps } squares.
    }
event-vortex-taken = { $who }: { $hero } through a vortex.
event-escalator-taken = { $who }: { $hero } takes the escalator.
event-tile-revealed = { $who } turns over tile { $tile }. It waits to be placed.
event-tile-revealed-own = You turn over tile { $tile }. It waits to be placed.
event-tile-placed = { $who }: { $hero } explores. Tile { $tile } is placed.
event-tile-placed-by-ball = { $who }: the crystal ball opens a door. Tile { $tile } is placed.
event-square-spent = Used up: { $place }.
event-hourglass-turned = { $hero } turns the hourglass. { $time } of sand now.
event-cards-passed = Every card goes one seat to the left.
event-deck-shuffled = All cards are shuffled. Turn one over.
event-card-turned = { $ability } is face up.
event-talk-opened = You may all talk now, until somebody acts.
event-talk-opened-hands = Hands may talk now, until somebody acts.
event-talk-closed = Silence again.
event-discard-due = Two tiles must go before anybody can act.
event-tiles-discarded = { $who } takes tiles { $first } and { $second } off the map.
event-tiles-discarded-own = You take tiles { $first } and { $second } off the map.
event-theft-done = The theft! All four items are gone, the alarm rings. To the exits!
event-hero-safe = { $hero } is out.
event-hero-safe-stays = { $hero } has reached an exit and stays there.
event-won = Everybody is out. You have won!
event-lost-sand = The sand has run out. The game is lost.
event-lost-empty-handed = All stand at the exits with empty hands. The game is lost.
event-lost-walls = No two tiles can go. The game is lost.
event-bell-placed = { $who } puts the bell in front of { $target }.
event-bell-placed-you = { $who } puts the bell in front of you: do something!
event-bell-placed-own = You put the bell in front of { $target }.
event-bell-placed-self = You put the bell in front of yourself.
event-stared = { $who } stares at { $target }.
event-stared-you = { $who } stares at you.
event-stared-own = You stare at { $target }.
event-said = { $who }: { $text }
event-remarked = { $who }: { $text }
event-pinged = { $who } points at { $place }.
event-pinged-own = You point at { $place }.
event-signed = { $who } shows: { $sign }
event-signed-own = You show: { $sign }
event-paused = { $who } pauses the game.
event-paused-own = You pause the game.
event-resumed = { $who } lets the sand run on.
event-resumed-own = You let the sand run on.
event-interrupted = The server was away for a while. The game goes on where it stood; no sand was lost.

# Facts that follow an event.
event-now-on = Now on { $place }.
event-your-card = Your abilities now: { $abilities }.
event-your-card-none = You have no card now: you lead, with the bell.
event-cameras-lock = Two cameras watch: no hero may stop on an hourglass.
event-cameras-unlock = Hourglasses can be used again.
event-camera-broken = The camera is broken.
event-dead-end = A door meets a wall: a dead end.
event-tiles-left =
    { $tiles ->
        [0] The stack is empty.
        [one] One tile left.
       *[other] { $tiles } tiles left.
    }
event-on-item = { $hero } is in place: { $count } of 4.
event-off-item = { $hero } has left its place: { $count } of 4.
event-time-left = { $time } left.
event-leader = { $who } leads now.
event-person-away = { $who } has lost the connection. The seat is kept.
event-person-back = { $who } is back.
event-line-lost = The connection is lost. Trying again…
event-line-back = Connected again.
event-sound-off = Sound off
event-sound-on = Sound on
event-game-loaded = The game is laid out.
event-slide-dropped = The { $hero } was moved meanwhile.
event-ghost =
    { $steps ->
        [one] One step, to { $place }.
       *[other] { $steps } steps, to { $place }.
    }

# The gestures of hands only.
sign-yes = Yes
sign-no = No
sign-here = Here
sign-there = There
sign-you = You
sign-me = Me
sign-wait = Wait
sign-hurry = Hurry
sign-explore = Explore
sign-hourglass = Hourglass
sign-thanks = Thanks
sign-sorry = Sorry

# What bots say in talk windows. $aim is what it is for, $act what is to be done, $who a player's name.
remark-can = { $aim }: I can { $act }.
remark-waits = { $aim }: can somebody { $act }? I am waiting.
remark-waits-one = { $aim }: { $who }, can you { $act }? I am waiting.
remark-waits-you = { $aim }: can you { $act }? I am waiting for you.
# What is to be done, as it stands after "I can".
remark-move = take { remark-hero } { remark-way }
remark-vortex = take { remark-hero } through a vortex
remark-escalator = put { remark-hero } on the escalator
remark-explore = explore with { $hero ->
        [barbarian] the barbarian
        [mage] the mage
        [elf] the elf
       *[dwarf] the dwarf
    }
remark-hero =
    { $hero ->
        [barbarian] the barbarian
        [mage] the mage
        [elf] the elf
       *[dwarf] the dwarf
    }
remark-way =
    { $ability ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
remark-aim-hourglass = Hourglass
remark-aim-camera = Camera
remark-aim-ball = Crystal ball
remark-aim-door = New tile
remark-aim-item = Loot
remark-aim-exit = Exit
remark-aim-way = Making way
