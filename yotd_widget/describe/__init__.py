"""What follows from the description of a game: of its things, its questions and moves, what its rules tell."""
