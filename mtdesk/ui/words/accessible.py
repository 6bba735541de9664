"""What screen readers say about the things on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from mtdesk.i18n import Labels, key_text, list_text, number_text, points_text, tile_text
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, owner_of, train_of
from mtdesk.ui.words.table import TableTexts


class AccessibleTexts(QObject):
    """Names and descriptions of everything on the table of one game, made with its other ``texts``."""

    def __init__(self, texts: TableTexts) -> None:
        super().__init__()
        self._texts = texts

    def table(self) -> str:
        return Labels.tr("Table")

    def rack(self) -> str:
        """Return the player's own tiles together; readers count the items of a list themselves."""
        return Labels.tr("Your tiles")

    def tile(self, tile: Tile, ends: Sequence[str]) -> str:
        """Return one of the player's tiles with the trains on which it can be played now."""
        return self._texts.tile_fits(tile, ends)

    def trains(self, board: Board) -> str:
        return Labels.tr("Trains")

    def engine(self, board: Board) -> str:
        return self.tr("Engine: {tile}").format(tile=tile_text(board.engine))

    def end(self, board: Board, end: str) -> str:
        """Return an end: whose train, which number, and what is special about it."""
        return ", ".join(self._parts_of_end(board, end))

    def _parts_of_end(self, board: Board, end: str) -> Iterator[str]:
        yield self._texts.train(end)
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

    def boneyard(self, count: int) -> str:
        return self._texts.boneyard(count)

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
            self._texts.seats.names[seat],
            self._texts.tiles(board.hands[seat]),
            self.tr("total {points}", "points").format(points=points_text(board.totals[seat])),
        ]
        if board.turn == seat and board.over is None:
            parts.append(self.tr("thinking…") if thinking else self.tr("to play"))
        if any(owner_of(train) == seat for train in board.markers):
            parts.append(self.tr("open train"))
        return ", ".join(parts)
