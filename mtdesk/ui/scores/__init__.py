"""Scores: sheet, chart, pages at the end of a round and of a game, paper."""
