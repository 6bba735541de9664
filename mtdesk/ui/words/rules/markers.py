"""Markers, and telling that one tile is left (rules.md 4.5, 4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.rules.options import MarkerOff, TapPenalty
from mtdesk.ui.words.rules.document import Clause, ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class MarkersText(Part):
    """When a train is open to the others."""

    def section(self) -> Section:
        """What puts a marker on a train, and what takes it off."""
        return Section(SectionId.MARKERS, self.tr("Markers"), tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        yield lead(
            ClauseId.MARKER_ON,
            self.tr(
                "If you pass, you put your marker, a locomotive, on your own train, unless it stands there "
                "already. Others may lay there then."
            ),
        )
        if self.has_open_doubles:
            yield item(ClauseId.MARKER_FORCED, self._forced())
        yield item(ClauseId.MARKER_OFF, self._off())

    def _forced(self) -> str:
        if self.options.marker_if_forced:
            return self.tr(
                "That goes even if all that kept you from laying was an open double on a train that is not "
                "yours."
            )
        return self.tr(
            "If you could not cover the open double with which your turn began, and it lies on a train that "
            "is not yours, you pass without putting a marker on."
        )

    def _off(self) -> str:
        match self.options.marker_off:
            case MarkerOff.OWNER_ON_TRAIN if self.options.fork:
                return self.tr(
                    "You take your marker off as soon as you lay a tile on the marked end of your train."
                )
            case MarkerOff.OWNER_ON_TRAIN:
                return self.tr("You take your marker off as soon as you lay a tile on your own train.")
            case MarkerOff.ANYONE_ON_TRAIN if self.options.fork:
                return self.tr(
                    "A marker comes off as soon as anybody, the owner too, lays a tile on any end of the "
                    "train."
                )
            case MarkerOff.ANYONE_ON_TRAIN:
                return self.tr(
                    "A marker comes off as soon as anybody, the owner too, lays a tile on the train."
                )
            case MarkerOff.OWNER_ANYWHERE:
                return self.tr("You take your marker off as soon as you lay a tile, on whichever train.")


class TappingText(Part):
    """The last tile but one has been laid."""

    def section(self) -> Section | None:
        """Tapping, where it is asked for."""
        if not self.options.tap:
            return None
        clauses = (
            lead(
                ClauseId.TAP,
                self.tr(
                    "If your turn ends with exactly one tile in your hand, you tap, so that everybody knows. "
                    "You have time for it until another player acts."
                ),
            ),
            item(ClauseId.TAP_PENALTY, self._penalty()),
            item(
                ClauseId.TAP_AGAIN,
                self.tr(
                    "Once you have tapped, you need not do it again, unless you have had more tiles "
                    "meanwhile."
                ),
            ),
        )
        return Section(SectionId.TAPPING, self.tr("Tapping"), clauses)

    def _penalty(self) -> str:
        match self.options.tap_penalty:
            case TapPenalty.NONE:
                return self.tr("It costs nothing to forget it.")
            case TapPenalty.DRAW_TWO:
                return self.tr(
                    "If you forget it, you draw two penalty tiles, or as many as the boneyard still has."
                )
            case TapPenalty.SKIP_TURN:
                return self.tr("If you forget it, you miss your next turn of the round.")
