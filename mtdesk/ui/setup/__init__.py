"""Before a game: what the empty table offers, new games, deal codes, the deal of the day."""
