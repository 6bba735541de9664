"""The rules of the table in words, in a window."""
