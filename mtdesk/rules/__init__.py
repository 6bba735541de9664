"""The game: tiles, options, legality, turns, scores. Pure values, standard library only."""
