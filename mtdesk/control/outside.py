"""Other programs as players: asked by the protocol of bot.md, each in its own process (format.md 9.1)."""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock, Thread

from mtdesk.ai.levels import Limit, without_choice
from mtdesk.control.child import Child
from mtdesk.control.game import Game
from mtdesk.control.pool import Failure, PlayerFailure
from mtdesk.messages import printable
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.model import Player, Setup
from mtdesk.record.protocol import answer_from, question_line, quit_line
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import View

FIRST_ANSWER = 10.0
"""Seconds from its start within which a process may take longer for its first answer."""
TRANSPORT = 0.6
"""Seconds that any answer may take beyond the stated limit: for the way there and back."""
AT_THE_TABLE = Limit(seconds=1.0)
"""The limit for programs while people wait: with transmission and a substitute move, two seconds."""


_SENTENCES = {
    Failure.LATE: "gave no answer in time",
    Failure.STARTING: "has been started, but is not ready yet",
    Failure.CRASHED: "ended before it had answered",
    Failure.ILLEGAL: "answered, but not with a legal move",
    Failure.MISSING: "cannot be started",
}


class OutsideFailure(PlayerFailure):
    """Another program gave no usable move; the text says why, in English, perhaps in its own words."""

    def __init__(self, kind: Failure, detail: str) -> None:
        super().__init__(": ".join(part for part in (_SENTENCES[kind], printable(detail)) if part))
        self.kind = kind


def split_command(command: str) -> Sequence[str] | str:
    """Return the words of a command as a shell would split it, without a shell; raises ValueError.

    Windows differs: there a command is one text, and the system finds the program in it.
    """
    words = shlex.split(command) if os.name == "posix" else command.strip()
    if not words:
        raise ValueError("there is no command")
    return words


class OutsideProgram:
    """A program that plays for one seat, to be used from any thread.

    Its process is started by ``start`` or the first question, and again if it has ended, or has left a
    question not only unanswered but unread.
    """

    def __init__(self, command: str, folder: Path | None = None) -> None:
        self._command, self._folder = command, folder
        self._lock = Lock()
        self._child: Child | None = None
        self._number = 0
        self._grace = 0.0
        """Until when its first answer may be awaited beyond the limit, on the monotonic clock."""
        self._was_late = False
        self._is_owing = False
        self._is_closed = False
        self.fault: RecordError | None = None
        """Why the system has not started its process, if it was asked to in vain."""

    @property
    def process_id(self) -> int | None:
        """The system's number for its process, None if none has been started."""
        return None if self._child is None else self._child.process_id

    def start(self) -> None:
        """Start its process, so that it is ready when it is asked; a failure to start is reported then."""
        with self._lock, suppress(OutsideFailure):
            if self._child is None:
                self._ready_child()

    def choose(
        self,
        view: View,
        players: Sequence[Player],
        preset: str,
        seconds: float,
        *,
        waits: bool = True,
    ) -> Move:
        """Return its move, within so many seconds; it is not asked where there is no choice.

        Raises OutsideFailure.

        Of several questions at once only the last is answered; the others fail. The first answer of its
        process may take longer, until ``FIRST_ANSWER``, unless it has been late before. If no one ``waits``
        for that, at least it is not a fault.
        """
        forced = without_choice(legal_moves(view))
        if forced is not None:
            return forced
        begun = time.monotonic()
        with self._lock:
            self._number += 1
            number = self._number
            child = self._ready_child()
            grace = self._grace if waits and not self._was_late else 0.0
            deadline = max(begun, grace) + seconds + TRANSPORT
            child.send(question_line(number, view, players, preset, seconds))
            self._is_owing = True
        move = self._answer(child, number, view, deadline)
        self._is_owing = False
        return move

    def _ready_child(self) -> Child:
        if self._is_closed:
            raise OutsideFailure(Failure.CRASHED, "it has been told to quit")
        child = self._child
        is_late = self._is_owing and not self._is_starting
        if child is not None and (child.has_ended_output or (is_late and child.leaves_input_unread)):
            child.kill()  # it has had its time; do not wait for it to say goodbye
            child.end(quit_line())
            self._child = None
        if self._child is None:
            self._grace = time.monotonic() + FIRST_ANSWER
            try:
                self._child = Child(split_command(self._command), self._folder)
            except OSError as error:
                self.fault = system_fault(error)
                raise OutsideFailure(Failure.MISSING, str(self.fault)) from error
            except ValueError as error:
                raise OutsideFailure(Failure.MISSING, str(error)) from error
        return self._child

    @property
    def _is_starting(self) -> bool:
        """Whether its process may be too new to have had time for its first answer."""
        return not self._was_late and time.monotonic() < self._grace

    def _answer(self, child: Child, number: int, view: View, deadline: float) -> Move:
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = child.receive(left, lambda: self._number == number)
                self._grace = 0.0  # it is there
                move = answer_from(line, number, view)
            except TimeoutError:
                break
            except EOFError:
                raise OutsideFailure(Failure.CRASHED, child.last_complaint()) from None
            except RecordError as error:
                raise OutsideFailure(Failure.ILLEGAL, str(error)) from None
            if move is not None:
                return move
        if self._is_starting:
            raise OutsideFailure(Failure.STARTING, "")
        self._was_late = True
        raise OutsideFailure(Failure.LATE, "")

    def close(self) -> None:
        """End its process for good, and wait until it is gone: half a second, if it must be killed."""
        with self._lock:
            self._is_closed = True
            child, self._child = self._child, None
        if child is not None:
            child.end(quit_line())


class OutsideChooser:
    """Lets a match ask a program; ``game`` is the one that is played, whose players it is told.

    A player that is still starting gets no more time than others, unless this chooser ``waits``.
    """

    def __init__(self, program: OutsideProgram, game: Game, *, waits: bool = False) -> None:
        self._program, self._game, self._waits = program, game, waits

    def prepare(self) -> None:
        """Start the program without waiting."""
        asyncio.get_running_loop().run_in_executor(None, self._program.start)

    async def choose(self, level: str, view: View, limit: Limit, seed: str) -> Move:  # noqa: ARG002 -- a Chooser
        """Return its move; raises OutsideFailure, and ValueError without a cap in seconds.

        Raises TimeoutError if all threads wait for a disk that does not answer.
        """
        if limit.seconds is None:
            raise ValueError("other programs know no limit but time")
        setup, ask = self._game.setup, partial(self._program.choose, waits=self._waits)
        async with asyncio.timeout(FIRST_ANSWER + limit.seconds + 2 * TRANSPORT):
            return await asyncio.to_thread(ask, view, setup.players, setup.preset, limit.seconds)


class Programs:
    """The other programs at a table, by seat; only ``close`` waits until they are gone.

    They run in ``folder``, by default that of this process.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._seated: dict[int, OutsideProgram] = {}
        self._endings: list[Thread] = []

    def seat(self, seat: int, command: str) -> OutsideProgram:
        """Seat a program that has just joined."""
        self.dismiss({seat})
        program = self._seated[seat] = OutsideProgram(command, self._folder)
        return program

    def dismiss(self, seats: Collection[int] | None = None) -> None:
        """End the programs at these seats, by default at all."""
        for seat in list(self._seated if seats is None else self._seated.keys() & set(seats)):
            ending = Thread(target=self._seated.pop(seat).close, name="ending")
            ending.start()
            self._endings.append(ending)
        self._endings = [thread for thread in self._endings if thread.is_alive()]

    def close(self) -> None:
        """End all of them, and wait until they are gone."""
        self.dismiss()
        for ending in self._endings:
            ending.join()


def check_program(command: str, limit: Limit, folder: Path | None = None) -> None:
    """Ask a program for a move in a sample position. Raises OutsideFailure if it gives none.

    It runs in ``folder`` as ``Programs`` do, and is ended afterwards.
    """
    players = tuple(Player(name, "computer", "") for name in ("A", "B", "C"))
    game = Game(Setup("dutch", options_for("dutch", len(players), {}), players, 0, "sample"))
    game.deal(game.next_deal())
    assert limit.seconds is not None
    program = OutsideProgram(command, folder)
    try:
        program.choose(game.view(game.board.turn), players, "dutch", limit.seconds)
    finally:
        program.close()
