"""Doubles: what follows them, which of them bind, and forks (rules.md 4.2, 4.4, 4.7, 4.9)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import DeadDouble, Draws, FirstTurnDouble, MarkerOff, OpenDoubleRule, OutOnDouble
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class DoublesText(Part):
    """The tile that follows a double."""

    def section(self) -> Section:
        """Doubles in the turn in which they are played."""
        return Section(SectionId.DOUBLES, self.tr("Doubles"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(ClauseId.FOLLOW_UP, self._follow_up())
        if self.follows_anywhere:
            yield item(ClauseId.DOUBLES_LIMIT, self._limit())
        elif self.options.dead_double is DeadDouble.RELEASED:
            yield item(
                ClauseId.FOLLOW_UP_DEAD,
                self.tr(
                    "If all tiles with the double's number are on the table, your turn ends with the double."
                ),
            )
        yield item(ClauseId.FOLLOW_UP_STUCK, self._stuck())
        if not self.has_open_doubles:
            yield item(
                ClauseId.OPEN_DOUBLE,
                self.tr("No one has to play on a double that another player has left open."),
            )

    def _follow_up(self) -> str:
        if self.follows_anywhere:
            return self.tr(
                "Place a double crosswise, then play a follow-up tile in the same turn: anywhere you may "
                "play, or on a double you have played in this turn."
            )
        return self.tr("Place a double crosswise, then play a follow-up tile on it in the same turn.")

    @property
    def _last_must_cover(self) -> bool:
        """Whether a second double that is the last tile binds the tile drawn after it (rules.md 5)."""
        must = self.options.out_on_double is OutOnDouble.MUST_COVER
        return must and self.options.second_double_needs_cover

    def _stuck(self) -> str:
        if self.options.draws is Draws.ONCE:
            return self.tr(
                "If you cannot play a follow-up tile, draw one tile, unless you have already drawn in this "
                "turn; if you still cannot, pass and put your marker on your train."
            )
        return self.tr(
            "If you cannot play a follow-up tile, draw one tile; if you still cannot, pass and put your "
            "marker on your train."
        )

    def _limit(self) -> str:
        limit = self.options.doubles_per_turn
        if limit == 1 and self._last_must_cover:
            return self.tr(
                "The follow-up tile must not be a double, unless it is your last tile. In that case, the "
                "tile you draw next must go on one of the two doubles."
            )
        if limit == 1:
            return self.tr("The follow-up tile must not be a double, unless it is your last tile.")
        if self.options.second_double_needs_cover:
            return self.tr(
                "The follow-up tile may be a second double only if it is your last tile, or if you keep a "
                "tile that fits on one of the two doubles. Your third tile must then go on one of them."
            )
        if limit:
            return self.tr(
                "The follow-up tile may be a double too, which then needs a follow-up tile of its own. You "
                "may play up to %n double(s) in a turn, and one more if it is your last tile.",
                "",
                limit,
            )
        return self.tr(
            "The follow-up tile may be a double too, which then needs a follow-up tile of its own. You may "
            "play any number of doubles in a turn."
        )


class OpenDoublesText(Part):
    """What doubles mean for the players who come after."""

    def section(self) -> Section | None:
        """Doubles that have not been covered, if they bind anyone."""
        if not self.has_open_doubles:
            return None
        return Section(SectionId.OPEN_DOUBLES, self.tr("Open doubles"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(
            ClauseId.OPEN_DOUBLE,
            self.tr(
                "A double is open until someone covers it by playing a tile on it. The engine is never open."
            ),
            self._bound(),
        )
        yield item(ClauseId.SEVERAL_OPEN, self._several())
        yield item(
            ClauseId.OPEN_STUCK,
            self.tr("If you cannot cover it, draw one tile; if you still cannot, pass."),
            self._marker(),
        )
        yield item(ClauseId.DEAD_DOUBLE, self._dead())
        if self.has_chain:
            yield item(ClauseId.CHAIN_OPEN, self._after_chain())

    def _bound(self) -> str:
        if self.options.own_first:
            return self.tr(
                "If a double is open when your turn starts, you must cover it, even on a closed train and "
                "even if your own train has not been started; you may play nothing else."
            )
        return self.tr(
            "If a double is open when your turn starts, you must cover it, even on a closed train; "
            "you may play nothing else."
        )

    def _several(self) -> str:
        if self.options.open_double is OpenDoubleRule.OLDEST_FIRST:
            return self.tr("If several doubles are open, cover the one that was played first.")
        return self.tr("If several doubles are open, cover the one that was played last.")

    def _marker(self) -> str:
        if self.options.marker_if_forced:
            return self.tr("You then put your marker on your train, even if you could have played elsewhere.")
        return self.tr("You then put your marker on your train only if the double you had to cover is on it.")

    def _dead(self) -> str:
        if self.options.dead_double is DeadDouble.RELEASED:
            return self.tr(
                "A double is no longer open once all tiles with its number are on the table: "
                "no one can cover it then."
            )
        return self.tr(
            "A double stays open even when all tiles with its number are on the table "
            "and no one can cover it."
        )

    def _after_chain(self) -> str:
        if self.options.first_turn_double is FirstTurnDouble.DEFERRED:
            return self.tr(
                "A double at the end of a first-turn chain is open too, but no one has to cover it until "
                "everyone has had their first turn."
            )
        return self.tr("A double at the end of a first-turn chain is not open.")


class ForksText(Part):
    """Trains with several ends."""

    def section(self) -> Section | None:
        """Forks, if there are any."""
        if not self.options.fork:
            return None
        return Section(SectionId.FORKS, self.tr("Forks"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(ClauseId.FORK, *self._fork())
        yield item(
            ClauseId.FORK_COVER,
            self.tr("A tile on either of the two ends counts as played on the double."),
        )
        yield item(ClauseId.FORK_MARKER, *self._marker())

    def _fork(self) -> Iterator[str]:
        yield self.tr(
            "When you play a double on your own train, you may make it a fork: the train then continues "
            "from two ends, both showing the number of the double. You may play on any end of your train, "
            "and fork it again."
        )
        if self.has_chain:
            yield self.tr("Forks are not allowed in a first turn.")
        yield self.tr("No one else may fork your train.")

    def _marker(self) -> Iterator[str]:
        yield self.tr(
            "If your train has several ends when you put your marker on it, choose one of them. "
            "Other players may play only there."
        )
        if self.options.marker_off is MarkerOff.OWNER_ON_TRAIN:
            yield self.tr("You take the marker off only when you play at that end yourself.")
