"""All sentences of one table in one object, for the scene and the panels, and what a reader says of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mtdesk.i18n import Labels, filled, key_text, list_text, number_text, points_text, tile_text
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, owner_of, train_of
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
        """Return the train of an end as an item of a list: "your train", "Anna's train (left branch)"."""
        train = self.said(_TRAINS[self.seats.place(end)], **self.seats.train(end))
        branch = branch_text(end)
        return f"{train} ({branch})" if branch else train

    def tile(self, tile: Tile, ends: Sequence[str]) -> str:
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
        """Return this many tiles, as shown beside an opponent's name."""
        return Labels.tr("%n tile(s)", "", count)

    def boneyard(self, count: int) -> str:
        return self.tr("%n tile(s) left in the boneyard.", "", count)

    def player_failed(self, seat: int) -> str:
        """Return that a computer player failed, and a simple move was made instead."""
        return self.said(
            "{name} gave no valid answer, so a simple move was made instead.", name=self.seats.names[seat]
        )

    # Names and descriptions for screen readers

    def table(self) -> str:
        return Labels.tr("Table")

    def rack(self) -> str:
        """Return the name of the player's own tiles together; readers count the items themselves."""
        return Labels.tr("Your tiles")

    def trains(self) -> str:
        return Labels.tr("Trains")

    def engine(self, board: Board) -> str:
        return self.tr("Engine: {tile}").format(tile=tile_text(board.engine))

    def end(self, board: Board, end: str) -> str:
        """Return an end: whose train, which number, and what is special about it."""
        return ", ".join(self._parts_of_end(board, end))

    def _parts_of_end(self, board: Board, end: str) -> Iterator[str]:
        yield self.train(end)
        pip = board.ends[end]
        if pip is None:
            yield self.tr("any number fits")
        else:
            yield self.tr("end {number}").format(number=number_text(pip))
        if any(end in double.ends for double in board.open_doubles):
            yield self.tr("open double")
        if end in board.markers.values():
            yield self.tr("open, with marker", "a train with its marker on it")
        if not board.trains[train_of(end)]:
            yield self.tr("not started", "a train")

    def tiles_on(self, board: Board, end: str) -> str:
        """Return the tiles that lead from the station to an end."""
        names = end.split("/")
        stretches = ["/".join(names[: count + 1]) for count in range(len(names))]
        laid = [tile_text(piece.tile) for stretch in stretches for piece in board.trains[stretch]]
        return self.tr("From the station: {tiles}").format(tiles=list_text(laid)) if laid else ""

    def boneyard_key(self, *, may_draw: bool) -> str:
        """Return what Enter does on the boneyard."""
        if not may_draw:
            return ""
        return self.tr("{key} draws a tile.").format(key=key_text("Enter"))

    def players(self) -> str:
        return Labels.tr("Players")

    def player(self, board: Board, seat: int, *, thinking: bool) -> str:
        """Return a seat: name, tiles, points, and whose turn it is."""
        parts = [
            self.seats.names[seat],
            self.tiles(board.hands[seat]),
            self.tr("total {points}", "points").format(points=points_text(board.totals[seat])),
        ]
        if board.turn == seat and board.over is None:
            parts.append(self.tr("thinking…") if thinking else self.tr("to play"))
        if any(owner_of(train) == seat for train in board.markers):
            parts.append(self.tr("open train"))
        return ", ".join(parts)


_MOST_TRAINS = 3
"""Trains that are named in the status line; more are counted."""

_TRAINS: Mapping[Place, str] = {
    Place.YOURS: TableTexts.noop("your train"),
    Place.OTHER: TableTexts.noop("{owner}’s train"),
    Place.MEXICAN: TableTexts.noop("the Mexican train"),
    Place.NUMBERED: TableTexts.noop("Mexican train {number}"),
}
