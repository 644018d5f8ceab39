# What happened, as it is read aloud and shown in the list of events. Short: these come quickly one after the other.
# $who is a player's name, or the word for "You"; $hero a hero's name; $direction one of the four directions.
event-you = You
event-somebody = Someone
event-started = The sand is running. Silence from now on.
event-moved =
    { $steps ->
        [one] { $who }: { $hero } { $direction }, one square.
       *[other] { $who }: { $hero } { $direction }, { $steps } squares.
    }
event-vortex-taken = { $who }: { $hero } takes a vortex.
event-escalator-taken = { $who }: { $hero } takes the escalator.
event-tile-revealed = { $who } turns over tile { $tile }. It still has to be placed.
event-tile-revealed-own = You turn over tile { $tile }. Now place it.
event-tile-placed = { $who }: { $hero } explores. Tile { $tile } is placed.
event-tile-placed-by-ball = { $who }: the crystal ball opens a door. Tile { $tile } is placed.
event-square-spent = Now: { $place }.
event-hourglass-turned = { $hero } turns the hourglass. { $time } of sand now.
event-cards-passed = Every card moves one seat to the left.
event-deck-shuffled = All cards are shuffled. Turn one over.
event-card-turned = Top card: { $ability }.
event-talk-opened = Everyone may talk until someone acts.
event-talk-opened-hands = Gestures are allowed until someone acts.
event-talk-closed = Silence again.
event-discard-due = Two tiles must be removed before anyone can act.
event-tiles-discarded = { $who } removes tiles { $first } and { $second }.
event-tiles-discarded-own = You remove tiles { $first } and { $second }.
event-theft-done = The theft! All four items are gone and the alarm rings. To the exits!
event-hero-safe = { $hero } is out.
event-hero-safe-stays = { $hero } has reached an exit and stays there.
event-won = Everyone is out. You have won!
event-lost-sand = The sand has run out. The game is lost.
event-lost-empty-handed = All four stand at the exits empty-handed. The game is lost.
event-lost-walls = No two tiles can be removed. The game is lost.
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
event-resumed = { $who } resumes the game.
event-resumed-own = You resume the game.
event-interrupted = The server was away for a while. The game goes on from here; no sand was lost.

# Facts that follow an event.
event-now-on = Now on { $place }.
event-your-card = Your abilities now: { $abilities }.
event-your-card-none = You have no card now: you are the leader and have the bell.
event-cameras-lock = Two cameras are watching: no hero may stop on an hourglass.
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
event-off-item = { $hero } is no longer in place: { $count } of 4.
event-time-left = { $time } left.
event-leader = { $who } is the leader now.
event-person-away = { $who } lost the connection. The seat is kept.
event-person-back = { $who } is back.
event-line-lost = Connection lost. Trying again…
event-line-back = Connected again.
event-sound-off = Sound off
event-sound-on = Sound on
event-game-loaded = The game is set up.
event-slide-dropped = Someone else moved the { $hero }.
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
remark-waits = { $aim }: can someone { $act }? I’m waiting.
remark-waits-one = { $aim }: { $who }, can you { $act }? I’m waiting.
remark-waits-you = { $aim }: can you { $act }? I’m waiting for you.
# What is to be done, as it stands after "I can".
remark-move = move { remark-hero } { remark-way }
remark-vortex = send { remark-hero } through a vortex
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
remark-aim-item = Item
remark-aim-exit = Exit
remark-aim-way = Making way
