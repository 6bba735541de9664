"""What the others have done since a person last looked at the table, in a few short sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, takewhile

from mtdesk.i18n import list_text, tile_text
from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.view import Board, train_of
from mtdesk.ui.words.seats import SeatTexts

_MOST_TILES = 4
"""The most tiles of one turn that are named; more are counted."""


class RecapTexts(SeatTexts):
    """Sentences about turns, with every player named, for a player who has just taken the shared screen."""

    def since_turn_of(self, seat: int, board: Board) -> str:
        """Return what the others have done in this round since this seat last acted; empty if nothing."""
        acts = [entry for entry in board.log if not isinstance(entry, Penalty) and entry != Tap(seat)]
        since = list(takewhile(lambda entry: entry.player != seat, reversed(acts)))[::-1]
        turns = groupby(since, key=lambda entry: entry.player)
        return " ".join(self._turn(player, list(entries)) for player, entries in turns)

    def _turn(self, player: int, entries: list[LogEntry]) -> str:
        name = self.seats.names[player]
        acts = [entry for entry in entries if not isinstance(entry, Tap)]
        first = list(takewhile(lambda entry: not isinstance(entry, Draw), acts))
        told = [self._acts(name, some) for some in (first, acts[len(first) :]) if some]
        tapped = [self.said("{name} tapped.", name=name)] if len(acts) < len(entries) else []
        return " ".join(told + tapped)

    def _acts(self, name: str, entries: Sequence[LogEntry]) -> str:
        drew = any(isinstance(entry, Draw) for entry in entries)
        plays = [entry for entry in entries if isinstance(entry, Play)]
        if len(plays) > _MOST_TILES:
            return self.tr("{name} played %n tile(s).", "", len(plays)).format(name=name)
        if plays:
            return self.said(_PLAYED[drew], name=name, tiles=self._tiles(plays))
        if any(isinstance(entry, Pass) for entry in entries):
            return self.said(_PASSED[drew], name=name)
        return self.said("{name} drew.", name=name)

    def _tiles(self, plays: list[Play]) -> str:
        """Return tiles and the trains on which they were played."""
        trains = [(end, list(some)) for end, some in groupby(plays, key=lambda play: train_of(play.end))]
        return list_text([f"{self._together(some)} {self._where(end, some)}" for end, some in trains])

    def _together(self, plays: list[Play]) -> str:
        return list_text([tile_text(play.tile) for play in plays])

    def _where(self, end: str, plays: list[Play]) -> str:
        return self.onto(end, self.seats.place(end, plays[0].player))


_PLAYED: Mapping[bool, str] = {
    False: RecapTexts.noop("{name} played {tiles}."),
    True: RecapTexts.noop("{name} drew and played {tiles}."),
}
_PASSED: Mapping[bool, str] = {
    False: RecapTexts.noop("{name} passed."),
    True: RecapTexts.noop("{name} drew and passed."),
}
