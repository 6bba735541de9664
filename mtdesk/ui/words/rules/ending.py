"""How a round ends, and its scores (rules.md 5, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import DeadDouble, Draws, FirstTurnOut, HandValue, OutOnDouble, Scoring
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class EndText(Part):
    """The last tile, and rounds in which no one can play it."""

    def section(self) -> Section:
        """Return the end of a round."""
        return Section(SectionId.END, self.tr("End of a round"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        ends = self.options.out_on_double is OutOnDouble.ENDS
        if ends:
            out = self.tr(
                "A player who plays their last tile goes out, and the round ends at once, "
                "even if that tile is a double."
            )
        else:
            out = self.tr("A player who plays their last tile goes out, and the round ends.")
        yield lead(ClauseId.OUT, out)
        if not ends:
            yield item(ClauseId.LAST_DOUBLE, *self._last_double())
        if self.has_chain and (chain := self._chain_out(ends)):
            yield item(ClauseId.CHAIN_OUT, chain)
        yield item(
            ClauseId.BLOCKED,
            self.tr(
                "The round also ends if it is blocked: the boneyard is empty and all players have passed "
                "in turn, with no tile played and no marker placed in between."
            ),
        )

    def _last_double(self) -> Iterator[str]:
        if self.options.out_on_double is OutOnDouble.OTHERS_COVER:
            yield self.tr(
                "If that tile is a double, it is covered first: the next player clockwise who has a "
                "tile with its number must play one on it, whatever the other rules say. If no one has "
                "one, the round ends at once."
            )
            return
        yield self.tr(
            "If that tile is a double, the player is not out yet: they draw a tile, and play it if it fits; "
            "otherwise they pass, and the round goes on."
        )
        yield self._out_all_the_same()

    def _out_all_the_same(self) -> str:
        """Return when a last double ends the round although it would need a follow-up."""
        once = self.options.draws is Draws.ONCE
        if self.options.dead_double is DeadDouble.BINDING:
            if once:
                return self.tr(
                    "But they do go out if the boneyard is empty or they have already drawn in this turn."
                )
            return self.tr("But they do go out if the boneyard is empty.")
        if once:
            return self.tr(
                "But they do go out if the boneyard is empty, if they have already drawn in this turn, or "
                "if all tiles with its number are on the table."
            )
        return self.tr(
            "But they do go out if the boneyard is empty or all tiles with its number are on the table."
        )

    def _chain_out(self, ends: bool) -> str:
        """Return what differs if the last tile is played in a first turn; empty if nothing does."""
        if self.options.first_turn_out is FirstTurnOut.LAP:
            if ends:
                return self.tr(
                    "If someone goes out in their first turn, everyone else still gets theirs; then the "
                    "round ends."
                )
            return self.tr(
                "If someone goes out in their first turn, everyone else still gets theirs; then the round "
                "ends. A double need not be covered then."
            )
        if ends:
            return ""
        return self.tr(
            "If someone goes out in their first turn, the round ends at once, even if their "
            "last tile is a double."
        )


class ScoresText(Part):
    """What tiles count, and who wins."""

    def section(self) -> Section:
        """Return the scores."""
        return Section(SectionId.SCORES, self.tr("Scores"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(ClauseId.HAND_VALUE, self._value())
        yield item(ClauseId.DOUBLE_BLANK, self._double_blank())
        if self.options.scoring is Scoring.PENALTY:
            yield item(
                ClauseId.SCORING,
                self.tr("At the end of each round, add the value of your remaining tiles to your total."),
            )
            winner = self.tr(
                "After the last round, the lowest total wins. Players with equal totals share a place."
            )
        else:
            yield item(
                ClauseId.SCORING,
                self.tr(
                    "If you have no tiles left at the end of a round, you score the value of all other "
                    "hands. In a blocked round, the player whose hand is worth least scores the value of "
                    "all the others."
                ),
                self.tr(
                    "If there are several such players, they share the value of the other hands equally, "
                    "in fractions if necessary."
                ),
            )
            winner = self.tr(
                "After the last round, the highest total wins. Players with equal totals share a place."
            )
        yield item(ClauseId.WINNER, winner)

    def _double_blank(self) -> str:
        if self.options.hand_value is HandValue.TILES:
            return self.tr("The double blank also counts 1 point.")
        if self.options.double_blank is not None:
            return self.tr("The double blank counts %n point(s).", "", self.options.double_blank)
        if self.options.hand_value is HandValue.DOUBLES_50:
            return self.tr("The double blank counts 50 points, like any other double.")
        return self.tr("The double blank has no pips, so it counts 0 points.")

    def _value(self) -> str:
        match self.options.hand_value:
            case HandValue.PIPS:
                return self.tr("Each tile left in your hand counts 1 point per pip.")
            case HandValue.TILES:
                return self.tr("Each tile left in your hand counts 1 point.")
            case HandValue.DOUBLES_50:
                return self.tr(
                    "Each double left in your hand counts 50 points. On other tiles, a blank half counts 25 "
                    "and any other half 1 point per pip."
                )
