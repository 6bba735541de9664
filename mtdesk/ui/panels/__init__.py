"""Panels: what is shown beside the table and between the rounds."""
