# The first game, and what is new in a scenario.
learn-title = The first game
learn-lead = Learn the game in three minutes. The sand waits for you tonight.
learn-team = With a partner
learn-team-note = you, a partner, and not a word
learn-solo = Solo with the deck
learn-solo-note = seven cards, and only the top one counts
learn-failed = The game could not be set up. Try again.
learn-next = Next

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

rules-new-title = New tonight
rules-new-close = Got it

rule-one_exit-title = One exit
rule-one_exit-text = All four heroes leave by the purple exit.
rule-own_exits-title = Four exits
rule-own_exits-text = Every hero must leave by the exit of its own colour.
rule-pass_cards-title = Pass the cards
rule-pass_cards-text = Each time the hourglass is turned, everyone passes their card to the left.
rule-elf_opens_talk-title = The elf’s ears
rule-elf_opens_talk-text = When the elf explores, everyone may talk until someone acts.
rule-dwarf_passages-title = Dwarf passages
rule-dwarf_passages-text = Some walls have a passage that only the dwarf fits through.
rule-crystal_balls-title = The seer
rule-crystal_balls-text = While the mage stands on a crystal ball, up to two tiles can be placed at any exploration squares, whatever their colour.
rule-cameras-title = Cameras
rule-cameras-text = While two or more cameras work, no hero may stop on an hourglass.
rule-barbarian_breaks_cameras-title = The wrecker
rule-barbarian_breaks_cameras-text = A camera breaks when the barbarian stops on it.
rule-stack_face_up-title = Foresight
rule-stack_face_up-text = You always see which tile comes next.
rule-leader-title = The leader
rule-leader-text = One player has no card, but only that player may use the bell. The leader changes when cards are passed.
rule-fool_the_guards-title = Fool the guards
rule-fool_the_guards-text = Every hero takes an item and uses an exit that is not its own, and stays there. Each exit is for one hero.
rule-moving_walls-title = Moving walls
rule-moving_walls-text = Each time the hourglass is turned before the theft, two tiles must be removed before anyone can act.
rule-hands_only-title = Hands only
rule-hands_only-text = When talk opens, only gestures and pointing are allowed: no words.
rule-two_boards-title = Two dimensions
rule-two_boards-text = There are two malls, and all four heroes may never be in the same one. Only a vortex leads across: to take it, a hero must stand on one of its own colour.
rule-no_talk-title = Not a word
rule-no_talk-text = Talk never opens. You only have the bell and your stare.
rule-no_bell-title = Only eyes
rule-no_bell-text = There is no bell, only your stare.
rule-no_vortex-title = No vortex
rule-no_vortex-text = The vortices do not work.
rule-no_gatherings-title = No gatherings
rule-no_gatherings-text = A tile with a hero on it is closed to all others, except the starting tile.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Open talk
rule-open_talk_allowed-text = You may agree to talk all the time.
