"""Who won, and the places after the last round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mtdesk.i18n import Context, list_text, number_text, points_text

ResultTexts = Context("ResultTexts")


def result_text(winners: Sequence[str], total: Fraction, *, you: bool = False) -> str:
    """Return who won with which total; ``you``: the only winner is the player addressed."""
    if len(winners) > 1:
        return ResultTexts.tr("Tie for first place: {names}.").format(names=list_text(winners))
    if total.denominator == 1 and you:
        text = ResultTexts.tr("You win with %Ln point(s).", "", int(total))
    elif total.denominator == 1:
        text = ResultTexts.tr("{name} wins with %Ln point(s).", "", int(total))
    elif you:
        text = ResultTexts.tr("You win with {points} points.")
    else:
        text = ResultTexts.tr("{name} wins with {points} points.")
    return text.format(name=winners[0], points=points_text(total))


def round_end_text(out: Sequence[str], *, you: bool = False) -> str:
    """Return how a round has ended, as a headline; ``out`` are those who went out, no one if it is blocked.

    ``you``: the only one who went out is the player addressed.
    """
    if not out:
        return ResultTexts.tr("The round is blocked")
    if len(out) > 1:
        return ResultTexts.tr("{names} go out").format(names=list_text(out))
    return ResultTexts.tr("You go out") if you else ResultTexts.tr("{name} goes out").format(name=out[0])


def go_on_text() -> str:
    """Return how to continue from what is shown until someone has looked at it."""
    return ResultTexts.tr("Click or press any key to continue")


def gained_text(points: Fraction) -> str:
    """Return the points of a round as they are added to a total; empty for none."""
    if not points:
        return ""
    return f"+{points_text(points)}" if points > 0 else points_text(points)


def place_text(place: int) -> str:
    """Return a place as written in a table: ``1.``, in Dutch ``1e``."""
    #: the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers
    return ResultTexts.tr("{place}.").format(place=number_text(place))
