"""The geometry of the table: where every tile of every train lies. Pure functions of what was laid, no Qt.

A ``RoundLayout`` follows the story of a round tile by tile and says where everything lies::

    table = RoundLayout(Felt(0, 0, 1050, 500))
    layout = table.follow(story)
    ...                              # a tile is laid
    layout = table.follow(longer)    # of the same edition while nothing had to be moved

README.md in this folder explains how routes are chosen.
"""
