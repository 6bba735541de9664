"""From start to end: files that are opened, second starts, imports, leaving."""
