"""``mtdesk bot`` as a real process that is asked line by line (bot.md)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mtdesk.ai.levels import LEVELS
from mtdesk.record.protocol import LINE_LIMIT, question_line, quit_line
from tests.control.tables import dealt

GAME = dealt("dutch", "ccc")
VIEW = GAME.view(GAME.board.turn)


def question(number: int, limit: float = 0.5) -> bytes:
    return question_line(number, VIEW, GAME.setup.players, "dutch", limit)


@contextmanager
def bot(level: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command, which has ended in peace when the context does."""
    with subprocess.Popen(
        [sys.executable, "-m", "mtdesk", "bot", "--level", level],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process
        rest, errors = process.communicate(timeout=100)
        assert (process.returncode, rest, errors) == (0, b"", b"")


def answer(process: subprocess.Popen[bytes], line: bytes) -> dict[str, object]:
    """What it answers before it is asked anything more."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    process.stdin.flush()
    answered = json.loads(process.stdout.readline())
    assert isinstance(answered, dict)
    return answered


@pytest.mark.parametrize("level", ["easy", LEVELS[-1]])
def test_every_level_answers_with_a_legal_move(level: str) -> None:
    with bot(level) as process:
        for number in (17, -3):
            found = answer(process, question(number))
            legal = json.loads(question(number))["view"]["legal"]
            assert found.keys() == {"id", "move"}
            assert found["id"] == number
            assert found["move"] in legal
        assert process.stdin is not None
        process.stdin.write(quit_line())


def test_it_goes_on_after_whatever_is_no_question() -> None:
    too_long = f"the line is longer than {LINE_LIMIT} bytes"
    with bot("easy") as process:
        for line, sentence in (
            (b"\n", "this is not JSON: Input data was truncated"),
            (b"x" * LINE_LIMIT + b"\n", too_long),
            (b"y" * (20 * LINE_LIMIT) + b"\n", too_long),
        ):
            assert answer(process, line) == {"error": sentence}
            assert answer(process, question(1))["id"] == 1
