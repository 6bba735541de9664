"""What decisions cost, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mtdesk.control.advice import Hint
from mtdesk.i18n import decimal_text, list_text, tile_text
from mtdesk.lab.analysis import Decision
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.ui.words.table import TableTexts

_MOST_OBJECTIONS = 2
"""How many reasons against a move are said."""


class CostTexts(QObject):
    """Decisions and sums of them, in the current language when they are asked for."""

    def cost(self, decision: Decision) -> str:
        """The points that a decision cost, with the uncertainty: "5,3 ± 2,1"."""
        found = decision.anew or decision.cost
        if decision.best is decision.played:
            return _figure(0.0)
        return f"{_figure(found.points)} ± {decimal_text(found.margin)}"

    def move(self, move: Move) -> str:
        """A move as it stands in a narrow column: its tile, or what was done instead."""
        match move:
            case Play(fork=True):
                return self.tr("fork {tile}").format(tile=tile_text(move.tile))
            case Play():
                return tile_text(move.tile)
            case Pass():
                return self.tr("marker", "put on a train, in a list of moves")
            case _:
                return self.tr("stop", "in a list of moves")

    def change(self, decision: Decision) -> str:
        """What was played and what would have been better, as they stand in a narrow column."""
        played = self.move(decision.played.move)
        if decision.best is decision.played:
            return played
        best = self.move(decision.best.move)
        if best == played:
            return self.tr("{tile} → elsewhere").format(tile=played)
        return f"{played} → {best}"

    def story(self, decision: Decision, events: Sequence[Event], texts: TableTexts) -> str:
        """What was done, what it cost, and what speaks against it; ``events`` are what it brought about."""
        told = [texts.events.happened(event) for event in events[:1]]
        if decision.best is decision.played:
            return " ".join([*told, self.tr("No better move was found.")])
        cost = self.tr("Cost compared with the best move found: {points} points.")
        told.append(cost.format(points=self.cost(decision)))
        against = [texts.hints.reason(why) for why in decision.played.objections[:_MOST_OBJECTIONS]]
        if against:
            told.append(self.tr("Against it: {reasons}.").format(reasons=list_text(against)))
        return " ".join(told)

    def advice(self, decision: Decision, texts: TableTexts) -> str:
        """The best move that was found, and why."""
        return texts.hints.hint(Hint(decision.best.move, decision.best.reasons))

    def nothing(self) -> str:
        """There was nothing to be judged."""
        return self.tr("Nothing to analyse: no one had a choice.")

    def failed(self) -> str:
        """A worker process failed."""
        return self.tr("Not every decision could be analysed: a computer player failed.")

    def summary(self, name: str, count: int, each: float) -> str:
        """How many mistakes somebody made, and what a decision cost on average."""
        mistakes = self.tr("%n mistake(s)", "", count)
        return self.tr("{name}: {mistakes}, {points} points lost per decision").format(
            name=name, mistakes=mistakes, points=_figure(each)
        )


def _figure(points: float) -> str:
    """Points with one decimal place; a zero has no sign, wherever it was rounded from."""
    return decimal_text(round(points, 1) + 0.0)
