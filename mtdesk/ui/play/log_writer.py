"""Fills the log from what a match shows, and removes what was undone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence

from mtdesk.control.timeline import RECENT, Moment
from mtdesk.rules import events as happened
from mtdesk.rules.events import Dealt, Event
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, View
from mtdesk.slices import in_slices
from mtdesk.ui.window.log import Kind, LogEntry, LogPanel
from mtdesk.ui.words.table import TableTexts

_KINDS: dict[type[Event], Kind] = {
    happened.EngineLaid: Kind.TILES,
    happened.TileLaid: Kind.TILES,
    happened.DoubleOpened: Kind.TILES,
    happened.DoubleCovered: Kind.TILES,
    happened.DoubleReleased: Kind.TILES,
    happened.TileDrawn: Kind.DRAWS,
    happened.Penalised: Kind.DRAWS,
    happened.Passed: Kind.PASSES,
    happened.MarkerCleared: Kind.PASSES,
}


def log_entries(events: Sequence[Event], board: Board, texts: TableTexts) -> Iterator[LogEntry]:
    """Yield what a log says of events on this board; the deal of a round becomes its heading."""
    for event in events:
        match event:
            case Dealt():
                yield LogEntry(texts.events.round_started(board), heading=True, about=board.engine)
                for seat, sentence in texts.events.search(events):
                    yield LogEntry(sentence, seat, kind=Kind.DRAWS)
            case happened.TurnStarted() | happened.EngineSought():
                pass  # the next entry shows it anyway, or the search has summed it up
            case _:
                yield LogEntry(
                    texts.events.happened(event),
                    getattr(event, "seat", None),
                    kind=_KINDS.get(type(event), Kind.OTHER),
                    about=_about(event),
                    also_spoken=texts.events.consequence(event),
                    shorter=texts.events.shorter(event),
                )


class LogWriter:
    """Writes the sentences of the last rounds of one game into a log.

    It knows how much it had written at every moment of the newest one.
    """

    def __init__(self, panel: LogPanel) -> None:
        self._panel = panel
        self._texts: TableTexts | None = None
        self._lengths: dict[tuple[int, int], int] = {}
        self._starts: list[int] = []
        """The entry at which each round in the log starts."""
        self._recounting: asyncio.Future[list[None]] | None = None

    def start_log(self, texts: TableTexts) -> None:
        """Start an empty log for a game."""
        self._stop_recounting()
        self._texts = texts
        self._lengths.clear()
        self._starts.clear()
        self._panel.cut(0)
        self._panel.show_players(texts.seats.names)

    def write_events(self, events: Sequence[Event], view: View) -> list[str]:
        """Write what happened; ``view`` is how it ended. Returns the sentences written."""
        told = self._write(events, view.board)
        self._lengths[_moment(view)] = len(self._panel)
        return told

    def recount(self, story: Iterable[Moment] | None) -> None:
        """Start to write what happened before, and drop any other story; None: only drop it.

        ``recounted`` waits for it; nothing is shown before that.
        """
        self._stop_recounting()
        if story is not None:
            self._recounting = asyncio.ensure_future(in_slices(map(self._tell_again, story)))

    async def recounted(self) -> None:
        """Wait until what happened before has been written."""
        if self._recounting is not None:
            await asyncio.shield(self._recounting)

    def _stop_recounting(self) -> None:
        if self._recounting is not None:
            self._recounting.cancel()
            self._recounting = None

    def _tell_again(self, moment: Moment) -> None:
        self._write(moment.events, moment.opening)
        self._lengths[moment.opening.round, moment.log] = len(self._panel)

    def _write(self, events: Sequence[Event], board: Board) -> list[str]:
        assert self._texts is not None
        entries = list(log_entries(events, board, self._texts))
        for entry in entries:
            if entry.heading:
                self._forget_oldest()
            self._panel.append(entry)
        return [entry.spoken() for entry in entries]

    def say(self, sentence: str, seat: int | None = None) -> None:
        """Write a sentence that belongs to no event."""
        self._panel.append(LogEntry(sentence, seat))

    def wind_to(self, view: View) -> list[str]:
        """Remove what happened after this moment; returns the sentences removed."""
        if _moment(view) not in self._lengths:
            return []
        return [entry.spoken() for entry in self._panel.cut(self._lengths[_moment(view)])]

    def _forget_oldest(self) -> None:
        """Make room for another round; nothing is taken back beyond the start of one."""
        self._lengths.clear()
        if len(self._starts) == RECENT:
            count = self._starts[1]
            self._panel.drop(count)
            self._starts = [start - count for start in self._starts[1:]]
        self._starts.append(len(self._panel))


def _about(event: Event) -> Tile | str | None:
    """Return the tile on the table, or the end, that an event is about."""
    match event:
        case happened.TileLaid():
            return event.laid.tile
        case happened.EngineLaid():
            return event.tile
        case (
            happened.DoubleOpened()
            | happened.DoubleCovered()
            | happened.DoubleReleased()
            | happened.CoverAsked()
        ):
            return Tile(event.pip, event.pip)
        case happened.Passed():
            return event.marker
        case happened.MarkerCleared():
            return event.end
        case _:
            return None


def _moment(view: View) -> tuple[int, int]:
    return view.board.round, len(view.board.log)
