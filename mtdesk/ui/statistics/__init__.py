"""Statistics: counting games, the dialog and its pages."""
