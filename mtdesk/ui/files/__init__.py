"""Opening, saving, printing and keeping games, rule sets and tables."""
