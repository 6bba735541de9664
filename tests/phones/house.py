"""A home: a match without a window, its server, and phones that play there over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from unittest import mock

import aiohttp

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.control.match import Match
from mtdesk.control.prompt import MatchSettings
from mtdesk.control.seats import HumanSeat, Seat
from mtdesk.i18n import Translator
from mtdesk.record.model import Player
from mtdesk.rules.moves import Move
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, tile
from mtdesk.rules.view import View
from mtdesk.ui.phones.hall import Hall
from mtdesk.ui.phones.phone import Phone
from mtdesk.ui.phones.server import PhoneServer
from mtdesk.ui.play.session import Session
from tests.control.fakes import LevelSeat, RecordingStage
from tests.control.tables import match_of, setup_of, until
from tests.rules.test_views import hidden_from

_TILE = re.compile(r"(?<![\d.])(\d+) ?[–-] ?(\d+)(?![\d.])|\[(\d+),(\d+)\]")
"""A tile in a sentence, or as a value."""


class _English:
    """Speaks no other language: what is in a message does not depend on it."""

    @contextlib.contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        yield


class House:
    """A game with a seat for each letter of ``kinds``: f a phone, p a person at the stage, c a computer.

    ``traffic`` holds what was sent, with the seat of the phone and the full state that was shown then.
    """

    def __init__(
        self,
        folder: Path,
        kinds: str,
        preset: str = "dutch",
        settings: MatchSettings | None = None,
        **options: Any,
    ) -> None:
        self.game = Game(setup_of(preset, kinds.replace("f", "p"), **options))
        self.stage = RecordingStage()
        self.elsewhere: dict[int, HumanSeat] = {}
        self.is_paused = False
        self.rounds_seen = 0
        self.now, self.step = 0.0, 1.0
        self.truth: State | None = None
        self.traffic: list[tuple[int | None, str, State | None]] = []
        self.hall = Hall(cast(Session, self), cast(Translator, _English()), lambda: None, self._go_on)
        self.hall.give([seat for seat, kind in enumerate(kinds) if kind == "f"])
        self.elsewhere.update(self.hall.seats)
        people: list[Seat] = [
            self.hall.seats.get(seat) or (HumanSeat(self.stage) if kind == "p" else LevelSeat("easy"))
            for seat, kind in enumerate(kinds)
        ]
        self.match: Match = match_of(self.game, people, self.stage, folder, settings)
        self.match._make_seat = self._seat
        self.match.audience._on_shown = self._show
        self.stage.on_invite = self._decide
        self.stage.on_end = lambda _: self.match.end_turn()
        self.stage.on_offer = lambda _: self.match.decline_tap()
        self.server = PhoneServer(self.hall, paths.resource("phone"), self._clock)
        self.client: aiohttp.ClientSession
        self.playing: asyncio.Task[None] | None = None

    def _decide(self, _: View, moves: tuple[Move, ...]) -> None:
        self.match.propose(moves[0])

    def _clock(self) -> float:
        """A second later each time: these phones are quicker than any person, unless time stands still."""
        self.now += self.step
        return self.now

    def _seat(self, seat: int, player: Player) -> Seat:
        if player.level is not None:
            return LevelSeat(player.level)
        return self.elsewhere.get(seat) or HumanSeat(self.stage)

    def _go_on(self, again: bool) -> None:
        self.rounds_seen += 1

    def play_here(self, seat: int) -> None:
        """Let someone at the stage play for a phone."""
        self.hall.place(seat, on_phone=False)
        self.hall.seat_players([seat])

    # What the hall wants from a session

    def ask(self, wish: Callable[[Match], object]) -> None:
        wish(self.match)

    @property
    def players(self) -> list[Player]:
        return self.match.players

    def replace_players(self, players: dict[int, Player]) -> None:
        self.match.replace_players(players)

    # The match

    def _show(self) -> None:
        self.truth = self.game.state
        self.hall.show(self.match.audience)

    async def play(self) -> None:
        """Play to the end of the game."""
        await self.match.run()

    @property
    def address(self) -> str:
        return f"http://{self.server.host}"

    def secrets_in(self, text: str, seat: int | None, truth: State) -> set[Tile]:
        """The tiles in a message that its phone may not know."""
        hidden = hidden_from(truth, seat) if seat is not None else {*hidden_from(truth, -1)}
        return hidden & tiles_in(text)

    def leaks(self) -> list[str]:
        """All messages with a tile that was hidden from their phone when they were sent."""
        return [
            text
            for seat, text, truth in self.traffic
            if truth is not None and truth.board.over is None and self.secrets_in(text, seat, truth)
        ]


def tiles_in(text: str) -> set[Tile]:
    """All tiles that a message names; places of pips and results are none."""
    found = ([int(part) for part in parts if part] for parts in _TILE.findall(text))
    return {tile(*pair) for pair in found}


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[House]:
    """The house with its server on this computer only; what it sends about the game is kept.

    Not so tokens: their random letters may look like a tile.
    """
    usual = Phone.next_message

    async def next_message(phone: Phone) -> bytes | None:
        seat = phone.seat  # a phone may lose it while the message is on its way
        data = await usual(phone)
        if data is not None and not data.startswith((b'{"say":"welcome"', b'{"say":"token"')):
            seat = phone.seat or seat
            house.traffic.append((None if seat is None else seat.seat, data.decode(), house.truth))
        return data

    with mock.patch.object(Phone, "next_message", next_message):
        await house.server.start("127.0.0.1", 0)
        try:
            async with aiohttp.ClientSession() as house.client:
                yield house
        finally:
            await house.server.stop()


class FakePhone:
    """A phone as a program: says hello, takes a seat, and keeps what it is sent."""

    def __init__(self, house: House, *, token: str = "", key: str | None = None, seed: int = 0) -> None:
        self.house, self.token = house, token
        self._key = house.hall.key if key is None else key
        self.rng = random.Random(seed)
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.chairs: dict[int, str] = {}
        self.closed: tuple[int | None, str] | None = None
        self.undone = 0
        self._answered = 0
        self.line: aiohttp.ClientWebSocketResponse
        self._reading: asyncio.Task[None] | None = None
        self.on_table: Callable[[dict[str, Any]], None] = lambda _: None

    async def call(self, **headers: str) -> FakePhone:
        """Connect and say hello."""
        self.line = await self.house.client.ws_connect(
            f"{self.house.address}/socket", headers={"Origin": self.house.address, **headers}
        )
        self._reading = asyncio.create_task(self._read())
        await self.say("hello", key=self._key, token=self.token, language="en")
        return self

    async def say(self, what: str, **more: object) -> None:
        await self.line.send_str(json.dumps({"do": what, **more}))

    async def _read(self) -> None:
        async for message in self.line:
            heard = json.loads(message.data)
            self.heard.append(heard)
            match heard["say"]:
                case "table":
                    self.table = heard
                    self.on_table(heard)
                case "lobby":
                    self.chairs = {chair["seat"]: chair["state"] for chair in heard["chairs"]}
                case "token":
                    self.token = heard["token"]
        self.closed = self.line.close_code, ""

    async def hears(self, what: str, count: int = 1) -> dict[str, Any]:
        """The message of this kind that comes as the ``count``-th."""
        await until(lambda: len([heard for heard in self.heard if heard["say"] == what]) >= count)
        return [heard for heard in self.heard if heard["say"] == what][count - 1]

    async def sit(self, seat: int, name: str = "") -> FakePhone:
        await self.hears("welcome")
        await self.say("sit", seat=seat, name=name)
        await until(lambda: self.token)
        return self

    async def hang_up(self) -> None:
        await self.line.close()
        if self._reading is not None:
            await self._reading

    def plays_itself(self, undo: float = 0.0) -> None:
        """Answer every question from now on, at random; take back now and then."""
        tasks: set[asyncio.Task[None]] = set()

        def answer(table: dict[str, Any]) -> None:
            task = asyncio.create_task(self._answer(table, undo))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        self.on_table = answer
        if self.table:
            answer(self.table)

    async def _answer(self, table: dict[str, Any], undo: float) -> None:
        question = table.get("question")
        if self.line.closed:
            return
        with contextlib.suppress(ConnectionError):
            if table.get("may_undo") and self.rng.random() < undo:
                self.undone += 1
                await self.say("undo")
                return
            if question is None or question["id"] == self._answered:
                return
            self._answered = number = question["id"]
            if question["moves"] and (not question.get("may_decline") or self.rng.random() < 0.7):
                await self.say("answer", question=number, move=self.rng.choice(question["moves"]))
            elif question.get("may_end"):
                await self.say("end-turn", question=number)
            else:
                await self.say("decline", question=number)
