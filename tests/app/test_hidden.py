"""What nobody at a seat can know is not there: in no byte that is sent, nor in anything of the window.

A game of two people at one screen, a computer of ours and another program. The bytes are those on the pipes
to workers and to the program; the window is searched all through the game, and always behind the curtain.
"""

from __future__ import annotations

import gc
import io
import json
import pickle
import random
import re
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.app import Application
from mtdesk.lab.analysis import RoundTask
from mtdesk.programs import Program
from mtdesk.record.model import Player, Record
from mtdesk.record.protocol import question_line
from mtdesk.record.replay import replay, replay_round
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.rack.arrangement import Hands
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.blind import words
from tests.app.person import Person
from tests.app.program import game_of, game_setup, people, register, started
from tests.processes import PLAYERS, python
from tests.rules.test_views import hidden_from, hidden_redealt

_PAIR = re.compile(r"(?<!\d)(\d+) ?[–|-] ?(\d+)(?!\d)")
"""Two numbers as a tile is written anywhere in the window."""
_PACE = 4
"""Events from search to search."""
_ROLES = [role for role in Qt.ItemDataRole if role.value < Qt.ItemDataRole.UserRole.value + 5]


# What is sent


class Meeting(pickle.Unpickler):
    """Notes every tile that is made of the bytes, wherever in them it stands."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.tiles: set[Tile] = set()

    def find_class(self, module: str, name: str) -> Any:
        """Called by the unpickler for everything that is no plain value."""
        found = super().find_class(module, name)
        if found is not Tile:
            return found

        class Noted(Tile):
            def __new__(cls, *arguments: int) -> Any:
                tile = Tile.__new__(Tile, *arguments)
                self.tiles.add(tile)
                return tile

        return Noted


def positions(record: Record) -> dict[tuple[int, int], State]:
    """All positions of a game by round and number of moves."""
    return {(step.round, step.number): step.state for step in replay(record)}


def round_in(task: object) -> RoundTask | None:
    """The round in what the judge is asked, who plays no game and is told only what is over."""
    first = task[0] if isinstance(task, tuple) else task
    return first if isinstance(first, RoundTask) else None


def assert_workers_were_told_nothing(sent: list[bytes], states: dict[tuple[int, int], State]) -> int:
    """No question to a worker depends on what its seat cannot know; returns how many questions there were."""
    questions = 0
    for data in sent:
        meeting = Meeting(data)
        _, arguments = meeting.load()
        views = [part for part in arguments if isinstance(part, View)]
        for view in views:
            assert view.seat is not None
            state = states[view.board.round, len(view.board.log)]
            assert meeting.tiles.isdisjoint(hidden_from(state, view.seat))
            assert view == view_of(hidden_redealt(state, view.seat, random.Random(1)), view.seat)
            questions += 1
        judged = [part for part in map(round_in, arguments) if part is not None]
        for part in judged:
            steps = [*replay_round(part.setup, part.number, part.totals, part.played)]
            assert steps[-1].state.board.over
        if not views and not judged:
            assert not meeting.tiles
    return questions


def assert_the_program_was_told_nothing(
    lines: list[bytes], record: Record, states: dict[tuple[int, int], State]
) -> None:
    """Every byte of what it was asked is the same if all that its seat cannot know is dealt again."""
    for line in lines:
        asked = json.loads(line)
        if asked["do"] == "quit":
            continue
        view, setup = asked["view"], record.setup
        state = states[view["round"], len(view["actions"])]
        twin = hidden_redealt(state, view["seat"], random.Random(1))
        seen = view_of(twin, view["seat"])
        assert line == question_line(asked["id"], seen, setup.players, setup.preset, asked["limit"])
        told = {Tile(max(pair), min(pair)) for pair in pairs_in(view)}
        assert told.isdisjoint(hidden_from(state, view["seat"]))


def pairs_in(value: object, key: str = "") -> Iterator[list[int]]:
    """All that could be a tile in what came out of a line; numbers of tiles and points are none."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from pairs_in(part, name)
    elif isinstance(value, list) and key not in ("hands", "totals"):
        if len(value) == 2 and all(type(part) is int for part in value):
            yield value
        for part in value:
            yield from pairs_in(part, key)


# What is there in the window


def texts_of(desk: Application) -> Iterator[str]:
    """All that can be read, pointed at or heard in the window."""
    window = desk.window
    yield words(QAccessible.queryAccessibleInterface(window))
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        for name in ("text", "plainText", "title"):
            yield str(widget.property(name) or "")
    log = window.log.list
    for row in range(log.count()):
        yield from (str(log.item(row).data(role) or "") for role in _ROLES)
    for item in window.table.items():
        yield item.toolTip()
        yield from (str(item.data(key) or "") for key in range(16))


def tiles_held(*roots: object) -> Iterator[Tile]:
    """Every tile that can be reached from objects of the table through what is the table's own.

    All but ``Hands``: how each person keeps their tiles is remembered for them, and shown to nobody else.
    """
    seen, waiting = set[int](), list(roots)
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, Tile):
            yield thing
        if id(thing) in seen or isinstance(thing, type | Hands):
            continue
        seen.add(id(thing))
        module = type(thing).__module__
        if module.startswith(("mtdesk.table", "mtdesk.rules")) or isinstance(
            thing, dict | list | tuple | set | frozenset
        ):
            waiting += gc.get_referents(thing)
        elif callable(thing) and not isinstance(thing, QObject):
            waiting += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]


class Search:
    """Searches the window, often while events are shown and whenever ``look`` is called."""

    def __init__(self, desk: Application) -> None:
        self._desk, self._shown = desk, 0
        self.viewers: list[int | None] = []
        self.found: list[tuple[int | None, Tile]] = []
        """Who could have seen which tile that they should not."""
        self.missed: list[tuple[int | None, Tile]] = []
        """Own tiles that the search has not found: it would not find others either."""
        for name in ("play_events", "reset"):
            setattr(desk.stage, name, self._searching(getattr(desk.stage, name)))

    def _searching(self, showing: Any) -> Any:
        async def searched(*arguments: Any) -> None:
            await showing(*arguments)
            self._shown += 1
            if self._shown % _PACE == 0:
                self.look()

        return searched

    def look(self) -> None:
        """Note what in the window is a tile that lies where whoever looks cannot see it."""
        game, match = game_of(self._desk), self._desk.session.match
        assert match is not None
        if game.state is None or game.board.over is not None:
            return
        viewer = match.audience.seat
        hidden = hidden_from(game.state, viewer)
        text = "\n".join(texts_of(self._desk))
        written = {Tile(*sorted(map(int, pair), reverse=True)) for pair in _PAIR.findall(text)}
        table = self._desk.window.table
        held = set(tiles_held(table, *table.items()))
        self.found += [(viewer, tile) for tile in (written | held) & hidden]
        if viewer is not None:
            own = set(game.state.hands[viewer])
            self.missed += [(viewer, tile) for tile in (own - written) | (own - held)]
        self.viewers.append(viewer)


async def test_no_tile_is_anywhere_where_its_seat_cannot_know_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, lines = list[bytes](), tmp_path / "lines"
    send = Connection._send_bytes  # type: ignore[attr-defined]

    def sending(pipe: Connection, data: Any) -> None:
        sent.append(bytes(data))
        send(pipe, data)

    monkeypatch.setattr(Connection, "_send_bytes", sending)
    QAccessible.setActive(True)
    register(Program("It", python(PLAYERS, "noting", lines)))
    robots = [Player("Robot", "computer", "medium"), Player("Bo", "computer", "outside:It")]
    setup = game_setup([*people("Ada", "Grace"), *robots], hand=4)
    async with started(qapp, setup) as desk:
        search = Search(desk)
        person = Person(desk, on_page=search.look)
        await person.play_until(lambda: isinstance(person.page, RoundEndPanel))
        record = game_of(desk).record.copy()
    assert (search.found, search.missed) == ([], [])
    assert {None, 0, 1} <= set(search.viewers)
    assert len(person.curtains) > 2
    states = positions(record)
    assert assert_workers_were_told_nothing(sent, states) > 2
    asked = lines.read_bytes().splitlines(keepends=True)
    assert len(asked) > 2
    assert_the_program_was_told_nothing(asked, record, states)
