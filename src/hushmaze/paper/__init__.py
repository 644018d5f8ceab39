"""The game on paper: a PDF from which a group can play with nothing else but a sand timer."""
