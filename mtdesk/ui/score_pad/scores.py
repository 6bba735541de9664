"""A score pad as the scores that the sheet, its chart and its paper show."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.record.score_pad import Pad, PadRound, round_points, unsettled
from mtdesk.rules.view import Over
from mtdesk.ui.scores.scores import RoundScore, Scores


def scores_of(pad: Pad) -> Scores:
    """Return the scores of all finished rounds of a pad."""
    lacking = unsettled(pad)
    start = tuple(Fraction(player.start) for player in pad.players)
    return Scores(
        pad.options,
        tuple(player.name for player in pad.players),
        tuple(
            _unsettled_round(round_) if index in lacking else _round(pad, round_)
            for index, round_ in enumerate(pad.rounds)
            if round_.finished
        ),
        start if any(start) else (),
        pad.preset,
        pad.rule_set,
        pad.ended,
    )


def _round(pad: Pad, round_: PadRound) -> RoundScore:
    over = Over.BLOCKED if round_.blocked else Over.OUT
    return RoundScore(round_.left, round_points(pad.options, round_), over)


def _unsettled_round(round_: PadRound) -> RoundScore:
    """Return a round that does not count: only who takes part in it is known."""
    players = range(len(round_.left))
    hands = tuple(None if player in round_.absent else 0 for player in players)
    return RoundScore(hands, (Fraction(0),) * len(players), Over.OUT, counts=False)
