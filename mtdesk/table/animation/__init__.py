"""How items move: the animator, flights, transitions of the layout, items that come and go."""
