"""How a round ends, and what it brings (rules.md 5, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import FirstTurnOut, HandValue, OutOnDouble, Scoring
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class EndText(Part):
    """The last tile, and rounds in which nobody can lay it."""

    def section(self) -> Section:
        """The end of a round."""
        return Section(SectionId.END, self.tr("End of a round"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        ends = self.options.out_on_double is OutOnDouble.ENDS
        yield lead(
            ClauseId.OUT,
            self.tr("Whoever lays the last tile of their hand is out, and the round ends.")
            if not ends
            else self.tr(
                "Whoever lays the last tile of their hand is out, and the round ends at once, "
                "even if that tile is a double."
            ),
        )
        if not ends:
            yield item(
                ClauseId.LAST_DOUBLE,
                self.tr(
                    "If the last tile is a double, it is covered first: the nearest player clockwise who has "
                    "a tile with its number lays one on it, whatever other rules say. If nobody has one, "
                    "the round ends without that."
                ),
            )
        if self.has_chain:
            yield item(ClauseId.CHAIN_OUT, self._chain_out())
        yield item(
            ClauseId.BLOCKED,
            self.tr(
                "The round is blocked, and ends too, when the boneyard is empty and all players have passed "
                "one after the other without any tile laid or marker put on in between."
            ),
        )

    def _chain_out(self) -> str:
        if self.options.first_turn_out is FirstTurnOut.LAP:
            return self.tr(
                "If the chain of a first turn uses up a whole hand, everybody else still gets the first "
                "turn; then the round ends, whatever the last tile was."
            )
        return self.tr(
            "If the chain of a first turn uses up a whole hand, the round ends at once, whatever the last "
            "tile was."
        )


class ScoresText(Part):
    """What tiles count, and who wins."""

    def section(self) -> Section:
        """The scores."""
        return Section(SectionId.SCORES, self.tr("Scores"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(ClauseId.HAND_VALUE, self._value())
        if self.options.hand_value is not HandValue.TILES:
            yield item(ClauseId.DOUBLE_BLANK, self._double_blank())
        if self.options.scoring is Scoring.PENALTY:
            yield item(
                ClauseId.SCORING,
                self.tr(
                    "At the end of a round every player adds the value of the tiles in their own hand to "
                    "their total."
                ),
            )
            winner = self.tr("After the last round the lowest total wins. Equal totals share their place.")
        else:
            yield item(
                ClauseId.SCORING,
                self.tr(
                    "At the end of a round whoever has no tile left earns the value of all other hands. "
                    "In a blocked round those do whose hands have the lowest value; their own do not count."
                ),
                self.tr("Several players share equally, in fractions if need be."),
            )
            winner = self.tr("After the last round the highest total wins. Equal totals share their place.")
        yield item(ClauseId.WINNER, winner)

    def _value(self) -> str:
        match self.options.hand_value:
            case HandValue.PIPS:
                return self.tr("Every tile left in a hand counts as many points as it has pips.")
            case HandValue.TILES:
                return self.tr("Every tile left in a hand counts 1 point.")
            case HandValue.DOUBLES_50:
                return self.tr(
                    "Every double left in a hand counts 50 points. On other tiles a blank half counts 25, "
                    "and any other half as many points as it has pips."
                )

    def _double_blank(self) -> str:
        if self.options.double_blank is not None:
            return self.tr("The double blank counts %n point(s).", "", self.options.double_blank)
        if self.options.hand_value is HandValue.PIPS:
            return self.tr("The double blank has no pips and counts nothing.")
        return self.tr("The double blank counts 50 points like every other double.")
