"""Tests of the rules, named after the sections of the rules page."""
