"""The rack: the tiles in hand, their order and how they are carried."""
