"""Fills the log from what a match shows, and takes back from it what was undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mtdesk.rules.events import CoverAsked, Dealt, Event, Passed, Penalised, TileDrawn, TileLaid
from mtdesk.rules.view import View
from mtdesk.ui.panels.log import LogEntry, LogPanel
from mtdesk.ui.texts.events import UNLOGGED
from mtdesk.ui.texts.table import TableTexts

_OF_A_SEAT = (TileLaid, TileDrawn, Passed, Penalised, CoverAsked)


class Chronicle:
    """Writes the sentences of one game into a log; knows how much it had written at every moment of it."""

    def __init__(self, panel: LogPanel) -> None:
        self._panel = panel
        self._texts: TableTexts | None = None
        self._lengths: dict[tuple[int, int], int] = {}

    def begin(self, texts: TableTexts) -> None:
        """Start an empty log for a game."""
        self._texts = texts
        self._lengths.clear()
        self._panel.cut(0)

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """Write what happened; ``view`` is how it ended. Returns the sentences written."""
        told: list[str] = []
        for event in events:
            if isinstance(event, Dealt):
                told += self._head(view)
            elif not isinstance(event, UNLOGGED):
                told += self._write(event)
        self._lengths[_moment(view)] = len(self._panel)
        return told

    def say(self, words: Callable[[], str], seat: int | None = None) -> None:
        """Write a sentence that belongs to no event."""
        self._panel.append(LogEntry(words, seat))

    def wind_to(self, view: View) -> None:
        """Leave out what happened after this moment."""
        if _moment(view) in self._lengths:
            self._panel.cut(self._lengths[_moment(view)])

    def _head(self, view: View) -> list[str]:
        texts, board = self._texts, view.board
        if texts is None:
            return []
        return self._append(LogEntry(lambda: texts.events.round_started(board), heading=True))

    def _write(self, event: Event) -> list[str]:
        texts = self._texts
        if texts is None:
            return []
        seat = event.seat if isinstance(event, _OF_A_SEAT) else None
        return self._append(LogEntry(lambda: texts.events.happened(event), seat))

    def _append(self, entry: LogEntry) -> list[str]:
        self._panel.append(entry)
        return [entry.say()]


def _moment(view: View) -> tuple[int, int]:
    return view.board.round, len(view.board.log)
