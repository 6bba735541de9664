"""A second, naive and literal engine of the game, to judge the real one by; written from the rules alone."""

from .census import census
from .dealing import shuffled_deal
from .engine import Round
from .presets import hand_size, presets, rules_for
from .replay import trace
from .selfplay import random_record, random_rules

__all__ = [
    "Round",
    "census",
    "hand_size",
    "presets",
    "random_record",
    "random_rules",
    "rules_for",
    "shuffled_deal",
    "trace",
]
