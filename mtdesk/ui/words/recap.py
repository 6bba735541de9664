"""What the others have done since a person last looked at the table, in a few short sentences."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby, takewhile

from mtdesk.i18n import list_text, tile_text
from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.view import Board
from mtdesk.ui.words.seats import SeatTexts

_MOST_TILES = 4
"""The most tiles of one turn that are named; more are counted."""


class RecapTexts(SeatTexts):
    """Sentences about turns, with every player named, for a player who has just taken the shared screen."""

    def since_turn_of(self, seat: int, board: Board) -> str:
        """Return what the others have done in this round since this seat last acted; empty if nothing."""
        acts = [entry for entry in board.log if not isinstance(entry, Tap | Penalty)]
        since = list(takewhile(lambda entry: entry.player != seat, reversed(acts)))[::-1]
        turns = groupby(since, key=lambda entry: entry.player)
        return " ".join(self._turn(player, list(entries)) for player, entries in turns)

    def _turn(self, player: int, entries: list[LogEntry]) -> str:
        name, drew = self.seats.names[player], any(isinstance(entry, Draw) for entry in entries)
        tiles = [tile_text(entry.tile) for entry in entries if isinstance(entry, Play)]
        if len(tiles) > _MOST_TILES:
            return self.tr("{name} played %n tile(s).", "", len(tiles)).format(name=name)
        if tiles:
            return self.said(_PLAYED[drew], name=name, tiles=list_text(tiles))
        if any(isinstance(entry, Pass) for entry in entries):
            return self.said(_PASSED[drew], name=name)
        return self.said("{name} drew.", name=name)


_PLAYED: Mapping[bool, str] = {
    False: RecapTexts.noop("{name} played {tiles}."),
    True: RecapTexts.noop("{name} drew and played {tiles}."),
}
_PASSED: Mapping[bool, str] = {
    False: RecapTexts.noop("{name} passed."),
    True: RecapTexts.noop("{name} drew and passed."),
}
