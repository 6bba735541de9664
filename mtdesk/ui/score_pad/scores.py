"""A score pad as the scores that the sheet, its chart and its paper show."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.record.score_pad import Pad, PadRound, round_points, unsettled, value_of
from mtdesk.rules.options import Scoring
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
            _unsettled_round(pad, round_) if index in lacking else _round(pad, index)
            for index, round_ in enumerate(pad.rounds)
            if round_.finished
        ),
        start if any(start) else (),
        pad.preset,
        pad.rule_set,
        pad.ended,
        absence=pad.absence,
    )


def _round(pad: Pad, index: int) -> RoundScore:
    round_ = pad.rounds[index]
    over = Over.BLOCKED if round_.blocked else Over.OUT
    return RoundScore(round_.left, round_points(pad, index), over)


def _unsettled_round(pad: Pad, round_: PadRound) -> RoundScore:
    """Return a round that does not count; what was written is what it costs, unless others collect it."""
    hands = tuple(
        None if player in round_.absent else () if left == () else 0
        for player, left in enumerate(round_.left)
    )
    known = tuple(None if left is None else value_of(pad.options, left) for left in round_.left)
    is_cost = pad.options.scoring is Scoring.PENALTY
    return RoundScore(
        hands, (Fraction(0),) * len(hands), Over.OUT, counts=False, known=known if is_cost else ()
    )
