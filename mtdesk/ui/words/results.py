"""Who won, and the places after the last round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QObject

from mtdesk.i18n import list_text, number_text, points_text, said
from mtdesk.messages import QT_TRANSLATE_NOOP

_CONTEXT = "ResultTexts"

_YOU_WIN = QT_TRANSLATE_NOOP("ResultTexts", "You win with {points} points.")
_NAME_WINS = QT_TRANSLATE_NOOP("ResultTexts", "{name} wins with {points} points.")
_TIE = QT_TRANSLATE_NOOP("ResultTexts", "Tie for first place: {names}.")
#: the place reached, as an ordinal number: 1st, 2nd … in the shortest form that fits all numbers
_PLACE = QT_TRANSLATE_NOOP("ResultTexts", "{place}.")


class ResultTexts(QObject):
    """Results of a game, in the language installed when they are asked for."""

    def result(self, winners: Sequence[str], total: Fraction, *, you: bool = False) -> str:
        """Who won with which total; ``you``: the only winner is the person the sentence is told to."""
        if len(winners) > 1:
            return said(_CONTEXT, _TIE, names=list_text(winners))
        name = winners[0]
        if total.denominator != 1:
            return said(_CONTEXT, _YOU_WIN if you else _NAME_WINS, name=name, points=points_text(total))
        if you:
            return self.tr("You win with %Ln point(s).", "", int(total))
        return self.tr("{name} wins with %Ln point(s).", "", int(total)).format(name=name)

    def place(self, place: int) -> str:
        """A place as it stands in a table: ``1.``, in Dutch ``1e``."""
        return said(_CONTEXT, _PLACE, place=number_text(place))
