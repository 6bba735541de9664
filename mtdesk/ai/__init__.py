"""Computer players: they get a seat's view and answer with a move."""
