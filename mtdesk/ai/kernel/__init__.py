"""A second, compact engine for the search. Clauses are those of rules.md.

The readable engine in ``rules`` stays the referee; tests play both side by side. ``translate`` leads from
boards and moves to positions and numbers and back, ``legal`` says what may be done, ``Position.play``
does it.
"""
