# The first game, and what is new in a scenario.
learn-title = The first game
learn-lead = Three minutes, and you know how it goes. The sand waits for you tonight.
learn-team = With a partner
learn-team-note = one hero, two pairs of hands, and not a word
learn-solo = Alone with the deck
learn-solo-note = seven cards, and only the top one counts
learn-failed = The table could not be laid. Try again.
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

lesson-team-hush = The mall is closed. When the sand runs: not a word.
lesson-team-step-act = ↓ is yours. { lesson-tap-lit }: { $hero } goes to the door.
lesson-team-explore-act = { lesson-tap }: what lies behind this door?
lesson-team-slide-act = { lesson-hold }, let go on the lit square: { $hero } slides.
lesson-team-share-act = Each hero has an item. { lesson-hold }: { $hero } slides down.
lesson-team-share-watch = Only { $partner } owns ←. One hero, two pairs of hands!
lesson-team-bell-ring =
    { $hero } needs ←, { $partner } is dreaming. { $by ->
        [keys] Press { $key }, then 1: ring!
        [touch] Tap the bell!
       *[mouse] Click the bell!
    }
lesson-team-bell-watch = { $partner } heard it.
lesson-team-bell-act = { lesson-hold }: { $hero } slides down.
lesson-team-glass-watch = Sand gets low. { $hero } can turn it: { $partner } first.
lesson-team-glass-act = { lesson-tap }: the hourglass turns the sand over.
lesson-team-talk-talk =
    Talk now, until somebody acts! { $by ->
        [keys] Press { $key } and say hello.
       *[other] Say hello to { $partner }.
    }
lesson-team-items-watch = Hush again. Now all four on their items at once.
lesson-team-items-act = { $partner } rings: who needs your ↓?
lesson-team-door-act = Stolen! Alarm! { lesson-tap }: the way out is near.
lesson-team-door-watch = Stolen! Alarm! { $partner } helps.
lesson-team-escape-act = Everybody out by the purple exit! { lesson-hold }.
lesson-team-escape-watch = { $partner } brings the next one.

lesson-solo-hush = Alone in the mall. Seven cards are all you have.
lesson-solo-deck-card = Only the top card counts. { lesson-tap-lit }: the first one.
lesson-solo-explore-act = It says: explore. { lesson-tap }: open this door.
lesson-solo-gather-card = Done with it? { lesson-tap-lit }: the next card.
lesson-solo-gather-act = One card, all heroes, as often as you like. { lesson-hold }.
lesson-solo-glass-act = { lesson-hold }: the sand turns, and your cards are shuffled.
lesson-solo-items-card = { lesson-tap } until a card helps. Then they come again.
lesson-solo-items-act = This one helps. { lesson-hold }!
lesson-solo-escape-card = Stolen! All out by the purple exit. { lesson-tap }.
lesson-solo-escape-act = Out! { lesson-hold }.

lesson-end-title = You got away!
lesson-end-text = That is the whole game. Real malls are bigger, the sand does not wait, and every scenario brings one new idea.
lesson-end-solo = That is the game for one. Real malls are bigger, and the sand does not wait.
lesson-end-bots = The real thing with bots
lesson-end-bots-note = scenario 1, at once
lesson-again = Once more

# Off the beaten track
lesson-any-act = { lesson-hold }.
lesson-any-card = { lesson-tap }: the next card.
lesson-any-ring = Ring the bell for { $partner }.
lesson-any-talk = Talk is open, until somebody acts.
lesson-any-watch = { $partner } is on it.

rules-new-title = New tonight
rules-new-close = Got it

rule-one_exit-title = One way out
rule-one_exit-text = The purple exit serves all four heroes.
rule-own_exits-title = Four ways out
rule-own_exits-text = Every hero has to leave by the exit of its own colour.
rule-pass_cards-title = Cards go round
rule-pass_cards-text = Each time the hourglass is turned, everybody passes their abilities to the left.
rule-elf_opens_talk-title = The elf’s ears
rule-elf_opens_talk-text = When the elf explores, everybody may talk until somebody acts.
rule-dwarf_passages-title = Small gaps
rule-dwarf_passages-text = Some walls have a gap that only the dwarf fits through.
rule-crystal_balls-title = The seer
rule-crystal_balls-text = While the mage stands on a crystal ball, up to two parts of the mall can be opened at any magnifying glass, of any colour.
rule-cameras-title = Cameras
rule-cameras-text = While two or more cameras work, nobody may stop on an hourglass.
rule-barbarian_breaks_cameras-title = The wrecker
rule-barbarian_breaks_cameras-text = A camera breaks when the barbarian stops on it.
rule-stack_face_up-title = Foresight
rule-stack_face_up-text = You always see which part of the mall comes next.
rule-leader-title = The leader
rule-leader-text = One seat owns no ability, but only that seat may place the bell. Who leads changes when cards are passed.
rule-fool_the_guards-title = Fool the guards
rule-fool_the_guards-text = Every hero takes an item that is not its own, and stays on an exit that is not its own. Each exit serves one hero.
rule-moving_walls-title = Moving walls
rule-moving_walls-text = Each time the hourglass is turned before the theft, two parts of the mall have to be taken away before anybody can act.
rule-hands_only-title = Hands only
rule-hands_only-text = When talk opens, only signs and pointing are allowed: no words.
rule-two_boards-title = Two dimensions
rule-two_boards-text = There are two malls. Only a vortex leads from one to the other, and never may all four heroes be in the same one.
rule-no_talk-title = Not a word
rule-no_talk-text = Talk never opens. The bell and a long look are all you have.
rule-no_bell-title = Only eyes
rule-no_bell-text = There is no bell either.
rule-no_vortex-title = No vortex
rule-no_vortex-text = The vortices do not work.
rule-no_gatherings-title = No gatherings
rule-no_gatherings-text = A part of the mall with a hero on it is closed to all others, except the first one.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Open talk
rule-open_talk_allowed-text = The table may agree to talk all the time.
