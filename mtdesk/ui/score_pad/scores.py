"""A score pad as the scores that the sheet, its chart and its paper show."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.record.score_pad import Pad, PadRound, round_points
from mtdesk.rules.view import Over
from mtdesk.ui.scores.scores import RoundScore, Scores


def scores_of(pad: Pad) -> Scores:
    """Return the scores of all finished rounds of a pad."""
    start = tuple(Fraction(player.start) for player in pad.players)
    return Scores(
        pad.options,
        tuple(player.name for player in pad.players),
        tuple(_round(pad, round_) for round_ in pad.rounds if round_.finished),
        start if any(start) else (),
        pad.preset,
        pad.rule_set,
        pad.ended,
    )


def _round(pad: Pad, round_: PadRound) -> RoundScore:
    over = Over.BLOCKED if round_.blocked else Over.OUT
    return RoundScore(round_.left, round_points(pad.options, round_), over)
