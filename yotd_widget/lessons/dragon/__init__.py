"""The lessons of In the Year of the Dragon: its questions and its wrong rules."""
