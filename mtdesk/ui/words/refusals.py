"""Why a move cannot be made: one sentence that names the rule and, if there is one, the tile."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.i18n import filled, key_text, number_text, tile_text
from mtdesk.rules.moves import Draw, Move, Reason, Refusal
from mtdesk.rules.view import train_of
from mtdesk.ui.words.seats import Place, SeatTexts, double_text
from mtdesk.ui.words.status import StatusTexts


class RefusalTexts(SeatTexts):
    """The sentence for a refused move, addressed to the player who tried it."""

    def refused(self, move: Move, refusal: Refusal) -> str:
        match refusal.reason:
            case Reason.DOUBLES_LIMIT:
                return self.tr("You may play only %n double(s) per turn.", "", refusal.count or 0)
            case Reason.OPEN_DOUBLE_FIRST:
                where = self.on(refusal.end or "", self._place(refusal, move))
                text = self.tr("You must first cover {double}, the open double {where}.")
                return filled(text, where=where, **self._gaps(refusal))
            case Reason.DOES_NOT_FIT:
                where = self.onto(train_of(refusal.end or ""), self._place(refusal, move))
                text = self.tr("{tile} does not fit {where}, which ends in {pip}.")
                return filled(text, where=where, **self._gaps(refusal))
            case Reason.NOT_YOUR_TURN:
                return self.turn(refusal.seat or 0)
            case Reason.MUST_LAY if isinstance(move, Draw):
                return self.said("You cannot draw because you can play {tile}.", **self._gaps(refusal))
            case reason:
                return self.said(_SENTENCES[reason], **self._gaps(refusal))

    def where_the_rule_is(self) -> str:
        """Return which key opens the rule that a refusal is about."""
        return self.said("{key} opens the rule.", key=key_text(StatusTexts.keys.why))

    def _place(self, refusal: Refusal, move: Move) -> Place:
        place = self.seats.place(refusal.end or "", move.player)
        return Place.YOURS if place is Place.OWN else place

    def _gaps(self, refusal: Refusal) -> dict[str, object]:
        gaps: dict[str, object] = {}
        if refusal.tile is not None:
            gaps["tile"] = tile_text(refusal.tile)
        if refusal.pip is not None:
            gaps |= {"pip": number_text(refusal.pip), "double": double_text(refusal.pip)}
        if refusal.end is not None and refusal.reason is not Reason.NO_SUCH_END:
            gaps |= self.seats.train(refusal.end)
        return gaps


_SENTENCES: Mapping[Reason, str] = {
    Reason.ROUND_OVER: RefusalTexts.noop("You can no longer play because the round is over."),
    Reason.NOT_IN_HAND: RefusalTexts.noop("You cannot play {tile} because it is not in your hand."),
    Reason.NO_SUCH_END: RefusalTexts.noop("You cannot play here because no train ends here."),
    Reason.WRONG_WAY_ROUND: RefusalTexts.noop(
        "{tile} cannot go this way round because touching halves must match."
    ),
    Reason.TRAIN_CLOSED: RefusalTexts.noop("{owner}’s train is closed because there is no marker on it."),
    Reason.MARKER_ON_OTHER_ARM: RefusalTexts.noop(
        "This end of {owner}’s train is closed because the marker is on another end."
    ),
    Reason.FIRST_TURN_OWN_ONLY: RefusalTexts.noop("In your first turn, you may play only on your own train."),
    Reason.OWN_TRAIN_FIRST: RefusalTexts.noop("You must start your own train first."),
    Reason.ALL_TRAINS_FIRST: RefusalTexts.noop("Every player must start their own train first."),
    Reason.ON_THE_DOUBLE: RefusalTexts.noop("You must play the next tile on {double}."),
    Reason.ON_ONE_OF_THE_DOUBLES: RefusalTexts.noop(
        "You must play the next tile on one of this turn’s two doubles."
    ),
    Reason.COVER_LAST_DOUBLE: RefusalTexts.noop(
        "You cannot play {tile} because you must now cover {double}, the last double."
    ),
    Reason.SECOND_DOUBLE_NEEDS_COVER: RefusalTexts.noop(
        "You cannot play {tile} because you have no other tile to cover one of the two doubles."
    ),
    Reason.CANNOT_FORK: RefusalTexts.noop(
        "Your train cannot fork here because a fork needs a double on your own train."
    ),
    Reason.ALREADY_DRAWN: RefusalTexts.noop("You cannot draw again, so you can only pass."),
    Reason.BONEYARD_EMPTY: RefusalTexts.noop("The boneyard is empty, so you can only pass."),
    Reason.NO_DRAW_IN_FIRST_TURN: RefusalTexts.noop(
        "You cannot draw in your first turn, so you can only pass."
    ),
    Reason.MUST_LAY: RefusalTexts.noop("You cannot pass because you can play {tile}."),
    Reason.DRAW_FIRST: RefusalTexts.noop("You cannot pass yet. Draw a tile first."),
    Reason.CHOOSE_MARKER_END: RefusalTexts.noop("Your train has several ends. Choose one for the marker."),
    Reason.NO_MARKER_CHOICE: RefusalTexts.noop("Your marker cannot go on this end."),
    Reason.NOTHING_TO_STOP: RefusalTexts.noop(
        "There is no chain to end. You play one only in your first turn."
    ),
    Reason.NOTHING_TO_TAP: RefusalTexts.noop(
        "There is no reason to tap. You tap after a turn that leaves you with one tile."
    ),
}
"""All reasons except those with sentences of their own above."""
