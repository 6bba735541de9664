"""The points of a score pad, by `mtdesk.rules.score`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from mtdesk.record.score_pad import Absence, Pad, value_of
from mtdesk.rules.options import Scoring
from mtdesk.rules.score import points_of_values


def round_points(pad: Pad, index: int) -> tuple[Fraction, ...]:
    """Return the points of a round by player: 0 without an entry (6), for those absent as the pad says."""
    round_ = pad.rounds[index]
    present = round_.present
    if not present:
        return (Fraction(0),) * len(round_.left)
    values = [value_of(pad.options, round_.left[player]) for player in present]
    out = {number for number, player in enumerate(present) if player in round_.out}
    points = points_of_values(pad.options, values, out)
    missed, by_player = _missed_points(pad, points), dict(zip(present, points, strict=True))
    return tuple(by_player.get(player, missed) for player in range(len(round_.left)))


def _missed_points(pad: Pad, points: Sequence[Fraction]) -> Fraction:
    match pad.absence:
        case Absence.NOTHING:
            return Fraction(0)
        case Absence.AVERAGE:
            return Fraction(floor(sum(points, Fraction(1, 2) * len(points)) / len(points)))
        case Absence.WORST:
            return max(points) if pad.options.scoring is Scoring.PENALTY else min(points)
