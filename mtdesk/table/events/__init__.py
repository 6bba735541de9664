"""How events of the game are played as animations."""
