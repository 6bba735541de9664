"""Doubles: what follows them, which of them bind, and forks (rules.md 4.4, 4.7, 4.9)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import DeadDouble, OpenDoubleRule
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class DoublesText(Part):
    """The tile that a double asks for."""

    def section(self) -> Section:
        """Doubles in the turn in which they are laid."""
        return Section(SectionId.DOUBLES, self.tr("Doubles"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        asks = self.tr("A double lies crosswise and asks for a further tile in the same turn.")
        yield lead(ClauseId.FOLLOW_UP, asks, self._where())
        if self.follows_anywhere:
            yield item(ClauseId.DOUBLES_LIMIT, self._limit())
            if self.options.doubles_per_turn or self.options.second_double_needs_cover:
                last = self.tr("A double that is the last tile in your hand may be laid all the same.")
                yield item(ClauseId.LAST_TILE, last)
        else:
            yield item(ClauseId.FOLLOW_UP_DEAD, self._dead())
        stuck = self.tr("If you cannot lay the further tile, you draw one. If that does not help, you pass.")
        yield item(ClauseId.FOLLOW_UP_STUCK, stuck)

    def _where(self) -> str:
        if self.follows_anywhere:
            return self.tr("It goes wherever you may lay, or on any double that you have laid in this turn.")
        if self.options.fork:
            return self.tr(
                "It has to go on this very double, on either end if you have made a fork of it. "
                "So it is never a double itself, for there is only one of each number."
            )
        return self.tr(
            "It has to go on this very double. "
            "So it is never a double itself, for there is only one of each number."
        )

    def _limit(self) -> str:
        limit = self.options.doubles_per_turn
        if limit == 1:
            return self.tr("The further tile must not be a double: a turn holds only one.")
        if self.options.second_double_needs_cover:
            return self.tr(
                "The further tile may be a double only if you keep a tile in your hand that fits on one of "
                "the two. The next tile has to go on one of these two doubles then; there is no third double."
            )
        if limit:
            return self.tr(
                "The further tile may be a double and then asks for a tile itself, "
                "but a turn holds no more than %n double(s).",
                "",
                limit,
            )
        return self.tr(
            "The further tile may be a double and then asks for a tile itself: "
            "a turn may hold any number of doubles."
        )

    def _dead(self) -> str:
        if self.options.dead_double is DeadDouble.RELEASED:
            return self.tr(
                "If all tiles with its number lie on the table, nothing can follow: your turn ends with the "
                "double."
            )
        return self.tr(
            "If all tiles with its number lie on the table, nothing can follow: you draw a tile all the "
            "same, as long as there are any, and pass."
        )


class OpenDoublesText(Part):
    """What doubles mean for the players who come after."""

    def section(self) -> Section:
        """Doubles that have not been covered."""
        clauses = self._binding() if self.has_open_doubles else self._free()
        return Section(SectionId.OPEN_DOUBLES, self.tr("Open doubles"), tuple(clauses))

    def _free(self) -> Iterator[Clause]:
        yield lead(
            ClauseId.OPEN_DOUBLE,
            self.tr(
                "Nobody has to cover a double that somebody else has left without a tile: "
                "the players after them lay wherever they may."
            ),
        )

    def _binding(self) -> Iterator[Clause]:
        yield lead(
            ClauseId.OPEN_DOUBLE,
            self.tr("A double is open until a tile lies on it; the engine never is."),
            self._bound(),
        )
        yield item(ClauseId.SEVERAL_OPEN, self._several())
        yield item(
            ClauseId.OPEN_STUCK,
            self.tr(
                "Your turn ends with the tile that covers. "
                "If you cannot cover, you draw a tile; if that one does not cover either, you pass."
            ),
        )
        yield item(ClauseId.DEAD_DOUBLE, self._dead())

    def _bound(self) -> str:
        if self.options.own_first:
            return self.tr(
                "If one is open when your turn begins, you have to cover it, and can lay nothing else, on "
                "whichever train it is: even if that bears no marker, and even if your own train is empty."
            )
        return self.tr(
            "If one is open when your turn begins, you have to cover it, and can lay nothing else, on "
            "whichever train it is, even if that bears no marker."
        )

    def _several(self) -> str:
        if self.options.open_double is OpenDoubleRule.OLDEST_FIRST:
            return self.tr("If several doubles are open, the one that was laid first is covered first.")
        return self.tr("If several doubles are open, the one that was laid last is covered first.")

    def _dead(self) -> str:
        if self.options.dead_double is DeadDouble.RELEASED:
            return self.tr(
                "As soon as all tiles with its number lie on the table, nobody can cover a double any more: "
                "from then on it is not open."
            )
        return self.tr(
            "Even if all tiles with its number lie on the table and nobody can cover it any more, "
            "a double stays open."
        )


class ForksText(Part):
    """Trains with several ends."""

    def section(self) -> Section | None:
        """Forks, where there are any."""
        if not self.options.fork:
            return None
        return Section(SectionId.FORKS, self.tr("Forks"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        fork = self.tr(
            "If you lay a double on your own train, you may make a fork of it: "
            "the train then goes on from two ends, which both show the number of the double."
        )
        if self.has_chain:
            yield lead(ClauseId.FORK, fork, self.tr("In a first turn this is not possible."))
        else:
            yield lead(ClauseId.FORK, fork)
        yield item(
            ClauseId.FORK_ARMS,
            self.tr("Each end may be forked again in the same way, but only by the owner of the train."),
        )
        if self.has_open_doubles:
            yield item(
                ClauseId.FORK_COVER,
                self.tr("The double is covered as soon as a tile lies on one of its two ends."),
            )
        yield item(
            ClauseId.FORK_MARKER,
            self.tr(
                "A marker stands on one end only. Whoever has to put it on a train with several ends chooses "
                "the end, and others may lay on no other. A fork of the marked end takes the marker off."
            ),
        )
