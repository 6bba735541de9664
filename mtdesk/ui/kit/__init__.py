"""Building blocks of all windows: style, icons, dialogs, charts, tasks. Knows nothing about the game."""
