# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = First look
scenario-1-words = A small mall and one exit for everybody. Learn to share four heroes without a word.
scenario-2-name = Four doors
scenario-2-words = Every hero has an exit of its own colour now. Remember where you saw them.
scenario-3-name = Pass it left
scenario-3-words = Each time the hourglass turns, all cards go one seat to the left. Look twice at what you own.
scenario-4-name = Small gaps, sharp ears
scenario-4-words = The dwarf slips through gaps in walls. When the elf explores, everybody may talk for a moment.
scenario-5-name = The seer
scenario-5-words = A crystal ball lies on top of the stack: from it the mage sees two parts of the mall, wherever a door is.
scenario-6-name = The wrecker
scenario-6-words = Two cameras. While both work, no hourglass can be turned, unless the barbarian breaks one.
scenario-7-name = Eyes everywhere
scenario-7-words = Nothing new, just everything at once: a big mall and four cameras.
scenario-8-name = Foresight
scenario-8-words = The stack lies face up. Everybody sees which part of the mall comes next.
scenario-9-name = Follow the leader
scenario-9-words = One seat has no abilities but leads: only the leader rings the bell. The lead travels with the cards.
scenario-10-name = Fool the guards
scenario-10-words = Everybody takes something that is not their own, leaves where nobody expects it, and stays there.
scenario-11-name = Moving walls
scenario-11-words = Each turn of the hourglass costs two parts of the mall. Choose well, and do not cut anybody off.
scenario-12-name = Hands only
scenario-12-words = Even when talk is open nobody speaks: you point, and make signs.
scenario-13-name = Two dimensions
scenario-13-words = Two malls that never meet, two heroes in each. Vortices are the only way across.
scenario-14-name = Not a word
scenario-14-words = Talk never opens. The bell and a long stare are all you have.
scenario-15-name = Only eyes
scenario-15-words = No words and no bell. Stare.
scenario-16-name = No vortex
scenario-16-words = The vortices are out of order. Every way has to be walked.
scenario-17-name = No gatherings
scenario-17-words = Never two heroes on the same part of the mall, the entrance hall excepted.

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
