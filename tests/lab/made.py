"""Results of tournaments that nobody has played."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from mtdesk.lab.results import Conditions, PlayedDeal, Results, Score
from mtdesk.rules.presets import options_for


def conditions(*seating: str, program: str = "1", preset: str = "dutch", **options: object) -> Conditions:
    return Conditions(program, options_for(preset, len(seating), {"rounds": 2, **options}), seating)


def score(wins: list[Any], points: list[Any]) -> Score:
    return Score(tuple(map(Fraction, wins)), tuple(map(Fraction, points)))


def results(among: Conditions, seed: str, *scores: Score) -> Results:
    """One deal for each score, and in each of them a move of 100 microseconds by every entrant."""
    made = Results("dutch", among, seed)
    for number, one in enumerate(scores, start=1):
        made.note(PlayedDeal(number, one, tuple([0.0001] for _ in among.entrants)))
    return made
