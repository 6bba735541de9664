"""A second, naive and literal engine of the game, to judge the real one by; written from the rules alone."""

from .census import census
from .presets import presets, rules_for
from .replay import trace
from .selfplay import random_record, random_rules

__all__ = ["census", "presets", "random_record", "random_rules", "rules_for", "trace"]
