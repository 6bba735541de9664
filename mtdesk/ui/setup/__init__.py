"""Before a game: welcome, new game, players, shared deals."""
