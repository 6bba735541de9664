"""Hands on phones: a server for browsers in the same home, and people who answer from there."""
