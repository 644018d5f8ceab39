"""Shared by commands: parsers and readers of arguments, files, bars, mistakes that the user can mend."""
