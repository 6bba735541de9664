"""All sentences of one table in one object, for the scene and the panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mtdesk.i18n import Labels, filled, list_text, tile_text
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.events import EventTexts, RecapTexts
from mtdesk.ui.words.hints import HintTexts
from mtdesk.ui.words.refusals import RefusalTexts
from mtdesk.ui.words.seats import Place, SeatTexts, branch_text
from mtdesk.ui.words.status import StatusTexts


class TableTexts(SeatTexts):
    """The sentences of one game by subject, and small texts of its own.

    Built from the game's options, the players' names by seat and the seat to be addressed as "you" (None if
    several people share the screen, or none plays). Build another one when one of them changes; after a
    change of language, just ask again.
    """

    def __init__(self, options: Options, names: Sequence[str], you: int | None = None) -> None:
        super().__init__(options, names, you)
        self.status = StatusTexts(options, names, you)
        self.refusals = RefusalTexts(options, names, you)
        self.events = EventTexts(options, names, you)
        self.hints = HintTexts(options, names, you)
        self.recap = RecapTexts(options, names, you)

    def train(self, end: str) -> str:
        """The train of an end as an item of a list: "your train", "Anna's train (left branch)"."""
        train = self.said(_TRAINS[self.seats.place(end)], **self.seats.train(end))
        branch = branch_text(end)
        return f"{train} ({branch})" if branch else train

    def tile_fits(self, tile: Tile, ends: Sequence[str]) -> str:
        """Return a tile of the rack in words, with the trains on which it can be played, if any."""
        if not ends:
            return tile_text(tile)
        trains = dict.fromkeys(self.train(end) for end in ends)
        #: spoken by screen readers; {ends} is a list such as: your train and the Mexican train
        return self.said("{tile}, fits: {ends}", tile=tile_text(tile), ends=list_text(list(trains)))

    def where_to_play(self, tile: Tile, ends: Sequence[str] | None) -> str:
        """Return where a tile that is picked up may go; ``ends``: all it fits, None: they are not said."""
        if ends is None:
            return self.said("Choose a place for {tile}.", tile=tile_text(tile))
        if not ends:
            return self.said("{tile} does not fit anywhere.", tile=tile_text(tile))
        trains = tuple(dict.fromkeys(self.train(end) for end in ends))
        if len(trains) > _MOST_TRAINS:
            return self.tr("{tile} fits in %n place(s). Choose one.", "", len(ends)).format(
                tile=tile_text(tile)
            )
        text = self.tr("{tile} fits on {trains}.")
        if len(ends) > 1:
            text = self.tr("Choose a place for {tile}: {trains}.")
        return filled(text, tile=tile_text(tile), trains=", ".join(trains))

    def tiles(self, count: int) -> str:
        """This many tiles, as shown beside an opponent's name."""
        return Labels.tr("%n tile(s)", "", count)

    def boneyard(self, count: int) -> str:
        return self.tr("%n tile(s) left in the boneyard.", "", count)

    def player_failed(self, seat: int) -> str:
        """Return a computer player failed and was replaced by a sensible move."""
        return self.said(
            "{name} gave no valid answer, so a simple move was made instead.", name=self.seats.names[seat]
        )


_MOST_TRAINS = 3
"""Trains that are named in the status line; more are counted."""

_TRAINS: Mapping[Place, str] = {
    Place.YOURS: TableTexts.noop("your train"),
    Place.OTHER: TableTexts.noop("{owner}’s train"),
    Place.MEXICAN: TableTexts.noop("the Mexican train"),
    Place.NUMBERED: TableTexts.noop("Mexican train {number}"),
}
