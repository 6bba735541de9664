"""A second, compact engine for the search. Clauses are those of rules.md.

The readable engine in ``rules`` stays the reference; tests play both side by side. ``translate`` turns boards
and moves into positions and numbers, ``legal`` lists what may be done, ``Position.play`` does it.
"""
