"""All of a person's data in one file: a zip with a manifest, written and imported as a whole or not at all.

An import is checked and unpacked beside the player's files first (``stage``). Once it is marked as ready
(``make_ready``), it is carried out (``finish``), by the next start if the program is killed meanwhile. Files
that are not in an import stay where they are, and only those that the program itself keeps are imported.
"""
