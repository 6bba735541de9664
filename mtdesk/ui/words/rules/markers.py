"""Markers, and announcing that one tile is left (rules.md 4.5, 4.6, 4.8)."""

from __future__ import annotations

from mtdesk.rules.options import MarkerOff, TapPenalty
from mtdesk.ui.words.rules.document import ClauseId, Section, SectionId
from mtdesk.ui.words.rules.part import Part, item, lead


class MarkersText(Part):
    """The effect of passing: when a train is open to the others."""

    def section(self) -> Section:
        """Return what puts a marker on a train, and what takes it off."""
        clauses = (
            lead(
                ClauseId.MARKER_ON,
                self.tr(
                    "When you pass, your turn ends and you put your marker on your own train, unless it is "
                    "already there. Your train is now open: anyone may play on it, even if it is still empty."
                ),
            ),
            item(ClauseId.MARKER_OFF, self._off(), self.tr("Your train is then closed again.")),
        )
        return Section(SectionId.MARKERS, self.tr("Passing and markers"), clauses)

    def _off(self) -> str:
        match self.options.marker_off:
            case MarkerOff.OWNER_ON_TRAIN:
                return self.tr("Take your marker off as soon as you play on your own train.")
            case MarkerOff.ANYONE_ON_TRAIN:
                return self.tr("Take your marker off as soon as you or anyone else plays on your train.")
            case MarkerOff.OWNER_ANYWHERE:
                return self.tr("Take your marker off as soon as you play a tile on any train.")


class TappingText(Part):
    """Announcing the last tile."""

    def section(self) -> Section | None:
        """Tapping, if the rules have it."""
        if not self.options.tap:
            return None
        clauses = (
            lead(
                ClauseId.TAP,
                self.tr(
                    "If you have one tile left when your turn ends, tap the table before another player "
                    "acts, so that everyone knows."
                ),
            ),
            item(ClauseId.TAP_PENALTY, self._penalty()),
            item(
                ClauseId.TAP_AGAIN,
                self.tr("You need not tap again unless you have drawn since."),
            ),
        )
        return Section(SectionId.TAPPING, self.tr("Tapping"), clauses)

    def _penalty(self) -> str:
        match self.options.tap_penalty:
            case TapPenalty.NONE:
                return self.tr("There is no penalty if you forget.")
            case TapPenalty.DRAW_TWO:
                return self.tr(
                    "If you forget, you draw two penalty tiles, or as many as are left in the boneyard."
                )
            case TapPenalty.SKIP_TURN:
                return self.tr("If you forget, you miss your next turn of the round.")
