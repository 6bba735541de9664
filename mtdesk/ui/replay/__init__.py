"""Looking through a game: a window of its own with a table, and what its decisions cost."""
