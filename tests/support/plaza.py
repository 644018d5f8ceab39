"""The plaza: an open-plan tile set in which every rule has a place where it can be seen.

Tile 1 and most others are one open floor, so that ways are long and straight. All tiles but tile 1 are
drawn with their entrance at the bottom: explored northwards from tile 1 they lie as they are drawn.
"""

from hushmaze.tiles import TileSet, read_tile_set

PLAZA_TEXT = """
set Plaza

# Face A: all open, a vortex in every corner.
tile 1A
+---+---+   +---+
|vB  hg  xE  vM |
+   +   +   +   +
 xB   .   .   .1|
+   +   +   +   +
| .1  .   .  xM
+   +   +   +   +
|vE  xD   .  vD |
+---+   +---+---+

# Face B: no vortex, a wall round the middle, and shops.
tile 1B
+---+---+   +---+
|###| .1 xM |###|
+---+   +   +---+
 xD   .   . |hg |
+---+   +   +   +
| . | .   .  xB
+   +---+   +---+
| .  xE   .   .1|
+---+   +---+---+

# The way out, for everybody.
tile 2
+---+---+   +---+
|oB   .  xB  oM |
+   +   +   +   +
 xD   .   .   . |
+   +   +   +   +
|oE   .   .  xM
+   +   +   +   +
| .   .   .  oD |
+---+   +---+---+

# An hourglass straight ahead of the entrance, vortices around it.
tile 3
+---+---+   +---+
|vB  vM  xM   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .  hg   .   . |
+   +   +   +   +
|vE   .   .  vD |
+---+   +---+---+

# An hourglass right behind the entrance.
tile 4
+---+---+   +---+
| .   .  xE   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .  hg   .   . |
+---+   +---+---+

# An escalator that ends on an hourglass, and one that does not.
tile 5
+---+---+   +---+
|hg1  .  xD   .2|
+   +   +   +   +
 xE   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .2  .1  .   . |
+---+   +---+---+

# All four items in the north-west, each with its neighbour.
tile 6
+---+---+   +---+
|iB  iM  xB   . |
+   +   +   +   +
|iE  iD   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

# A wall with dwarf passages: straight ahead of the entrance, and beside it.
tile 7
+---+---+   +---+
| .   .  xD   . |
+---+~~~+---+---+
| .   .   .   . |
+---+~~~+---+---+
| .   .   . |vD |
+   +   +   +~~~+
| .   . ~ .   . |
+---+   +---+---+

# A crystal ball.
tile 8
+---+---+   +---+
| .   .  xM   . |
+   +   +   +   +
 xE   .   .   . |
+   +   +   +   +
| .  cb   .  xB
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

# Three tiles with a camera each, straight ahead of the entrance.
tile 9
+---+---+   +---+
| .   .  xB   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .  ca   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

tile 10
+---+---+   +---+
| .   .  xD   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .  ca   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

tile 11
+---+---+   +---+
| .   .  xE   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .  ca   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

# Doors on every side.
tile 12
+---+---+   +---+
| .   .  xM   . |
+   +   +   +   +
 xB   .   .   . |
+   +   +   +   +
| .   .   .  xD
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

# One door ahead and nothing else.
tile 13
+---+---+   +---+
| .   .  xE   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+

# One door to the east, one escalator across the wall that cuts the tile in two.
tile 14
+---+---+---+---+
| .   .   .   .1|
+   +   +   +   +
| .   .   .   . |
+---+---+---+   +
| .   .   . |xB
+   +   +   +---+
| .   .   .   .1|
+---+   +---+---+
"""

PLAZA: TileSet = read_tile_set(PLAZA_TEXT)
