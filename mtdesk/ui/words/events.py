"""What happened, as sentences for the log and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import assert_never

from mtdesk.i18n import list_text, number_text, points_text, tile_text
from mtdesk.rules import events
from mtdesk.rules.options import Scoring, TapPenalty
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board
from mtdesk.ui.words import event_sentences as sentences
from mtdesk.ui.words.seats import SeatTexts, Who, double_text, over_text

UNLOGGED: tuple[type[events.Event], ...] = (events.TurnStarted, events.EngineSought)
"""Events that a log leaves out: the next entry shows them anyway, or ``search`` sums them up."""

_OF_A_SEAT = {
    events.ChainStopped: sentences.STOPPED,
    events.Tapped: sentences.TAPPED,
    events.TurnSkipped: sentences.SKIPPED,
    events.WentOut: sentences.WENT_OUT,
}


class EventTexts(SeatTexts):
    """One sentence for everything that happens; for the end of a round several, a line each."""

    def happened(self, event: events.Event) -> str:
        """Return what happened, in whole sentences; never empty.

        A drawn tile is named only to its owner, and to all if hands are open: the log stays in sight of
        everyone who shares the screen.
        """
        match event:
            case events.Dealt() | events.EngineSought() | events.EngineLaid() | events.RoundEnded():
                return self._of_the_round(event)
            case events.DoubleOpened() | events.DoubleCovered() | events.DoubleReleased():
                return self._of_a_double(event)
            case events.TileLaid() | events.TileDrawn() | events.Passed() | events.MarkerCleared():
                return self._of_a_turn(event)
            case events.Penalised() | events.CoverAsked():
                return self._of_a_duty(event)
            case events.TurnStarted():
                return self.turn(event.seat)
            case _:
                return self._about(_OF_A_SEAT[type(event)], event.seat)

    def consequence(self, event: events.Event) -> str:
        """Return what an event has visibly changed: the number a train ends in; or nothing.

        A double shows the same number as before, and is reported as open.
        """
        if not isinstance(event, events.TileLaid) or event.laid.is_double:
            return ""
        return self.said(sentences.NOW_ENDS, number=number_text(event.laid.outer))

    def shorter(self, event: events.Event) -> str:
        """Return what is said instead to people who have just heard tile and train; or nothing."""
        is_opened = isinstance(event, events.DoubleOpened)
        return self.tr(sentences.IS_OPEN) if is_opened else ""

    def undone(self, told: Sequence[str]) -> str:
        """Return what has been undone, by the sentences that reported it."""
        return self.said(sentences.UNDONE, sentences=" ".join(told))

    def round_started(self, board: Board) -> str:
        """Return the heading of a round, given before its first move."""
        round_, total = number_text(board.round), number_text(board.options.rounds)
        return self._about(sentences.ROUND_STARTED, board.turn, round=round_, total=total)

    def search(self, opening: Sequence[events.Event]) -> list[tuple[int | None, str]]:
        """Return how the players drew for the engine, as seats with a sentence each; then what is left."""
        left, drawn = 0, dict[int, list[Tile | None]]()
        for event in opening:
            if isinstance(event, events.Dealt):
                left = event.boneyard
            elif isinstance(event, events.EngineSought):
                drawn.setdefault(event.seat, []).append(event.tile)
        if not drawn:
            return []
        left -= sum(map(len, drawn.values()))
        return [
            *((seat, self._sought(seat, tiles)) for seat, tiles in drawn.items()),
            (None, self._left(left)),
        ]

    def points(self, seat: int, points: Fraction) -> str:
        """Return what a seat scores for a round."""
        if self.seats.options.scoring is Scoring.WINNER_COLLECTS:
            return self._about(sentences.COLLECTED, seat, points=points_text(points))
        count = int(points)
        if self.seats.who(seat) is Who.YOU:
            return self.tr("You get %Ln penalty point(s).", "", count)
        return self.tr("{name} gets %Ln penalty point(s).", "", count).format(name=self.seats.names[seat])

    def _of_the_round(
        self, event: events.Dealt | events.EngineSought | events.EngineLaid | events.RoundEnded
    ) -> str:
        match event:
            case events.Dealt():
                return self._left(event.boneyard)
            case events.EngineSought():
                return self._sought(event.seat, (event.tile,))
            case events.EngineLaid():
                tile = tile_text(event.tile)
                if event.seat is None:
                    return self.said(sentences.ENGINE_SET_ASIDE, tile=tile)
                return self._about(sentences.ENGINE_LAID, event.seat, tile=tile)
            case events.RoundEnded():
                gains = (self.points(seat, points) for seat, points in enumerate(event.points))
                return "\n".join((over_text(event.over), *gains))
            case _:
                assert_never(event)

    def _left(self, boneyard: int) -> str:
        return self.tr("The boneyard has %n tile(s) left.", "", boneyard)

    def _sought(self, seat: int, tiles: Sequence[Tile | None]) -> str:
        """Return how many tiles a seat drew for the engine, and which ones as with any drawn tile."""
        is_you = self.seats.who(seat) is Who.YOU
        if is_you:
            told = self.tr("You draw %n tile(s) to find the engine.", "", len(tiles))
        else:
            told = self.tr("{name} draws %n tile(s) to find the engine.", "", len(tiles))
        told = told.format(name=self.seats.names[seat])
        known = [tile_text(tile) for tile in tiles if tile is not None]
        if not known or not (is_you or self.seats.options.open_hands):
            return told
        drawn = self.said("Drawn: {tiles}.", tiles=list_text(known))
        return f"{told} {drawn}"

    def _of_a_double(self, event: events.DoubleOpened | events.DoubleCovered | events.DoubleReleased) -> str:
        tile, pip = double_text(event.pip), number_text(event.pip)
        match event:
            case events.DoubleOpened():
                end = event.ends[0]
                return self.said(sentences.OPENED, where=self.on(end, self.seats.place(end)), tile=tile)
            case events.DoubleCovered():
                return self.said(sentences.COVERED, tile=tile)
            case events.DoubleReleased():
                return self.said(sentences.RELEASED, tile=tile, pip=pip)
            case _:
                assert_never(event)

    def _of_a_turn(
        self, event: events.TileLaid | events.TileDrawn | events.Passed | events.MarkerCleared
    ) -> str:
        match event:
            case events.TileLaid():
                return self._laying(event)
            case events.TileDrawn():
                return self._drawing(sentences.DRAWN, event.seat, event.tile)
            case events.Passed():
                return self._say(
                    sentences.PASSED[self.seats.who(event.seat), event.marker is not None], event.seat
                )
            case events.MarkerCleared():
                place = self.seats.place(event.end)
                return self.said(sentences.CLEARED[place], **self.seats.train(event.end))
            case _:
                assert_never(event)

    def _of_a_duty(self, event: events.Penalised | events.CoverAsked) -> str:
        if isinstance(event, events.CoverAsked):
            return self._about(sentences.COVER_ASKED, event.seat, tile=double_text(event.pip))
        if event.kind is not TapPenalty.DRAW_TWO:
            return self._about(sentences.SKIPS_FOR_NOT_TAPPING, event.seat)
        count = len(event.tiles)
        if self.seats.who(event.seat) is Who.YOU:
            return self.tr("You draw %n penalty tile(s) for not tapping.", "", count)
        sentence = self.tr("{name} draws %n penalty tile(s) for not tapping.", "", count)
        return sentence.format(name=self.seats.names[event.seat])

    def _laying(self, event: events.TileLaid) -> str:
        tile = tile_text(event.laid)
        if event.fork:
            return self._about(sentences.FORKED, event.seat, tile=tile)
        where = self.onto(event.end, self.seats.place(event.end, event.seat))
        return self._about(sentences.LAID, event.seat, tile=tile, where=where)

    def _drawing(self, texts: Mapping[tuple[Who, bool], str], seat: int, tile: Tile | None) -> str:
        who = self.seats.who(seat)
        shown = tile if who is Who.YOU or self.seats.options.open_hands else None
        text = "" if shown is None else tile_text(shown)
        return self._say(texts[who, shown is not None], seat, tile=text)

    def _about(self, texts: Mapping[Who, str], seat: int, **values: object) -> str:
        return self._say(texts[self.seats.who(seat)], seat, **values)

    def _say(self, text: str, seat: int, **values: object) -> str:
        return self.said(text, name=self.seats.names[seat], **values)
