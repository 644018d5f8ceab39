# What is new in a scenario.
rules-new-title = New tonight
rules-new-next = Next
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
