"""The table: a graphics scene that knows tiles, moves, views and events, and no rules."""
