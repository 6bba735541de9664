"""Games without a window, on all cores."""
