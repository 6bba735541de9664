"""The development commands behind `packaging/dev.py`. Standard library only."""
