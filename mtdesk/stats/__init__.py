"""Games and results in SQLite: what was played, how it went, and whether the tiles fell fairly. No Qt."""
