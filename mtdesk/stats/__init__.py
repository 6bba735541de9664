"""Games and results in SQLite: what was played, how it went, and whether the deals were fair. No Qt."""
