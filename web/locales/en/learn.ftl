# The first game.
learn-title = The first game
learn-lead = Learn the game in three minutes. The sand waits for you tonight.
learn-team = With a partner
learn-team-note = you, a partner, and not a word
learn-solo = Solo with the deck
learn-solo-note = seven cards, and only the top one counts
learn-failed = The game could not be set up. Try again.

lesson-title = Your first game
lesson-number = Step { $number } of { $of }
lesson-leave = Leave the lesson
lesson-yes = Yes!
lesson-sand-waits = The sand waits for you.
# What to do, by mouse, touch or keys.
lesson-tap =
    { $by ->
        [keys] Press { $key }
        [touch] Tap
       *[mouse] Click
    }
lesson-hold =
    { $by ->
        [keys] Hold { $key }
        [touch] Hold
       *[mouse] Hold
    }
lesson-tap-lit =
    { $by ->
        [keys] Press { $key }
        [touch] Tap the lit button
       *[mouse] Click the lit button
    }
lesson-hold-lit =
    { $by ->
        [keys] Hold { $key }
       *[other] Hold the lit button
    }

lesson-team-hush = The mall is closed. While the sand runs: not a word.
lesson-team-step-act = ↓ is yours. { lesson-tap-lit }: { $hero } goes to the door.
lesson-team-explore-act = { lesson-tap }: what lies behind this door?
lesson-team-slide-act = { lesson-hold-lit }, let go at the lit square: { $hero } slides.
lesson-team-share-act = Each hero has an item. { lesson-hold }: { $hero } slides down.
lesson-team-share-watch = Only { $partner } has ←. You move every hero together!
lesson-team-bell-ring =
    { $hero } needs ←, but { $partner } is daydreaming. { $by ->
        [keys] Press { $key }, then 1: ring!
        [touch] Tap the bell!
       *[mouse] Click the bell!
    }
lesson-team-bell-watch = { $partner } heard it.
lesson-team-bell-act = { lesson-hold }: { $hero } slides down.
lesson-team-glass-watch = Time for the hourglass. { $hero } can turn it: { $partner } first.
lesson-team-glass-act = { lesson-tap }: turn it. What has run comes back, so turn it late!
lesson-team-talk-talk =
    Talk now, until someone acts! { $by ->
        [keys] Press { $key } and say hello.
       *[other] Say hello to { $partner }.
    }
lesson-team-items-watch = Hush again. Now get all four onto their items.
lesson-team-items-act = { $partner } rings: who needs your ↓?
lesson-team-door-act = Stolen! Alarm! { lesson-tap }: the exit is near.
lesson-team-door-watch = Stolen! Alarm! { $partner } helps.
lesson-team-escape-act = Everyone out through the purple exit! { lesson-hold }.
lesson-team-escape-watch = { $partner } brings the next one.

lesson-solo-hush = Alone in the mall. Seven cards are all you have.
lesson-solo-deck-card = Only the top card counts. { lesson-tap-lit }: the first one.
lesson-solo-explore-act = It says: explore. { lesson-tap }: open this door.
lesson-solo-gather-card = Done with it? { lesson-tap-lit }: the next card.
lesson-solo-gather-act = One card, all heroes, as often as you like. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: the hourglass turns, and your cards are shuffled.
lesson-solo-items-card = { lesson-tap } until a card helps. They come round again.
lesson-solo-items-act = This one helps. { lesson-hold }!
lesson-solo-escape-card = Stolen! Out through the purple exit. { lesson-tap }.
lesson-solo-escape-act = Out! { lesson-hold }.

lesson-end-title = You got away!
lesson-end-text = That’s how it is played. Real malls are bigger, the sand does not wait, and every scenario adds one new idea.
lesson-end-solo = That’s the solo game. Real malls are bigger, and the sand does not wait.
lesson-end-more = And there is more to use: any hero can jump to a vortex of its colour, and an escalator leads from one end to the other.
lesson-end-bots = A real game with bots
lesson-end-bots-note = scenario 1
lesson-again = Play it again

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: the next card.
lesson-any-ring = Ring the bell for { $partner }.
lesson-any-talk = You may talk until someone acts.
lesson-any-watch = { $partner } is on it.
lesson-heard = { $partner } heard you. With the next action it is hush again.
