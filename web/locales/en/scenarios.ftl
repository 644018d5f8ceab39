# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = First look
scenario-1-words = A small mall and one exit for everyone. Learn to share four heroes without a word.
scenario-2-name = Four doors
scenario-2-words = Every hero now has an exit of its own colour. Remember where you saw them.
scenario-3-name = Pass it left
scenario-3-words = Each time the hourglass is turned, all cards move one seat to the left. Look twice at what you have.
scenario-4-name = Small gaps, sharp ears
scenario-4-words = The dwarf slips through passages in the walls. When the elf explores, everyone may talk for a moment.
scenario-5-name = The seer
scenario-5-words = A crystal ball is on top of the stack: from it the mage can explore twice, anywhere.
scenario-6-name = The wrecker
scenario-6-words = Two cameras. While both work, no hourglass can be turned, unless the barbarian breaks one.
scenario-7-name = Eyes everywhere
scenario-7-words = Nothing new, just everything at once: a big mall and four cameras.
scenario-8-name = Foresight
scenario-8-words = The stack is face up. Everyone sees which tile comes next.
scenario-9-name = Follow the leader
scenario-9-words = One player has no card but leads: only the leader may use the bell. The role moves on with the cards.
scenario-10-name = Fool the guards
scenario-10-words = Every hero takes an item that is not its own, goes to an exit that is not its own, and stays there.
scenario-11-name = Moving walls
scenario-11-words = Each turn of the hourglass costs two tiles. Choose well, and don’t cut anyone off.
scenario-12-name = Hands only
scenario-12-words = Even when talk is open nobody speaks: you point and make gestures.
scenario-13-name = Two dimensions
scenario-13-words = Two malls that never meet, two heroes in each. Vortices are the only way across.
scenario-14-name = Not a word
scenario-14-words = Talk never opens. You only have the bell and your stare.
scenario-15-name = Only eyes
scenario-15-words = No words and no bell. Just stare.
scenario-16-name = No vortex
scenario-16-words = No vortex can be used. You have to walk everywhere.
scenario-17-name = No gatherings
scenario-17-words = Never two heroes on the same tile, except the starting tile.

scenario-campaign = Campaign
scenario-challenges = Challenges
scenario-own = Your own
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
# $time: minutes and seconds, such as 3:00
scenario-sand = { $time } of sand
# Of a stack that is not shuffled.
scenario-in-order = Tiles in a fixed order
