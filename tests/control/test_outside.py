"""Other programs as players: real processes that answer well, badly, late or not at all (bot.md)."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtdesk.ai.levels import Limit, choose, decision_seed
from mtdesk.control import outside
from mtdesk.control.game import Game
from mtdesk.control.outside import (
    OutsideChooser,
    OutsideFailure,
    OutsideProgram,
    Programs,
    check_program,
)
from mtdesk.control.pool import LIMIT, Failure
from mtdesk.control.seats import ComputerSeat, Seat
from mtdesk.record.protocol import LINE_LIMIT
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View
from tests.control.fakes import LevelSeat, RecordingStage
from tests.control.tables import dealt, match_of, setup_of
from tests.processes import PLAYERS, is_alive, python

_DOCUMENT = Path(__file__).parents[2] / "mtdesk" / "record" / "bot.md"


GAME = dealt("dutch", "cc")
VIEW = GAME.view(GAME.board.turn)
assert len(legal_moves(VIEW)) > 1


@pytest.fixture
def programs() -> Iterator[Programs]:
    made = Programs()
    yield made
    made.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "ending"]


def ask(program: OutsideProgram, view: View = VIEW, seconds: float = 5.0, *, waits: bool = True) -> Move:
    return program.choose(view, GAME.setup.players, GAME.setup.preset, seconds, waits=waits)


def failure(program: OutsideProgram, seconds: float = 5.0, *, waits: bool = True) -> tuple[Failure, str]:
    """How asking it fails."""
    with pytest.raises(OutsideFailure) as caught:
        ask(program, seconds=seconds, waits=waits)
    return caught.value.kind, str(caught.value).partition(": ")[2]


def process_of(program: OutsideProgram) -> int:
    assert program.process_id is not None
    return program.process_id


@pytest.mark.parametrize("conduct", ["well", "with_other_ids", "wordily", "loudly"])
def test_a_program_is_asked_again_and_again_in_one_process(programs: Programs, conduct: str) -> None:
    program = programs.seat(0, python(PLAYERS, conduct))
    assert program.process_id is None, "nothing is started before it is asked"
    assert ask(program) == legal_moves(VIEW)[-1]
    process = process_of(program)
    assert ask(program, seconds=60.0) == legal_moves(VIEW)[-1]
    assert process_of(program) == process
    programs.close()
    assert not is_alive(process)


def test_where_nothing_is_to_choose_nobody_is_asked(programs: Programs) -> None:
    game = dealt("dutch", "cc")
    while len(legal_moves(game.view(game.board.turn))) > 1:
        game.apply(legal_moves(game.view(game.board.turn))[0])
    view = game.view(game.board.turn)
    program = programs.seat(0, python(PLAYERS, "crashing"))
    assert (ask(program, view),) == legal_moves(view)
    assert program.process_id is None


BAD = [
    ("crashing", Failure.CRASHED, "I have lost my tiles"),
    ("illegally", Failure.ILLEGAL, f"{VIEW.seat}:pass is not legal"),
    ("talking", Failure.ILLEGAL, "this is not JSON: JSON is malformed: invalid character (byte 0)"),
    ("complaining", Failure.ILLEGAL, 'it reports "I do not know these rules"'),
    ("endlessly", Failure.ILLEGAL, f"the line is longer than {LINE_LIMIT} bytes"),
    ("no such conduct", Failure.CRASHED, "KeyError: 'no such conduct'"),
]


@pytest.mark.parametrize(("conduct", "kind", "detail"), BAD)
def test_a_bad_answer_says_what_is_wrong(
    programs: Programs, conduct: str, kind: Failure, detail: str
) -> None:
    program = programs.seat(0, python(PLAYERS, conduct))
    assert failure(program) == (kind, detail)


@pytest.mark.parametrize(
    "line",
    ["", " ", "no-such-program --of mine", "'unfinished", str(PLAYERS), str(PLAYERS.parent), "a" * 9000],
)
def test_a_command_that_starts_nothing_says_so(programs: Programs, line: str) -> None:
    for _ in range(2):
        assert failure(programs.seat(0, line))[0] is Failure.MISSING


def test_a_program_that_has_crashed_is_started_again(programs: Programs, tmp_path: Path) -> None:
    program = programs.seat(0, python(PLAYERS, "crashing_once", tmp_path / "seen"))
    assert failure(program)[0] is Failure.CRASHED
    assert ask(program) == legal_moves(VIEW)[-1]


def test_a_late_answer_is_not_taken_for_the_next_question(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = programs.seat(0, python(PLAYERS, "only_the_second"))
    with monkeypatch.context() as patch:
        patch.setattr(outside, "FIRST_ANSWER", 0.0)
        patch.setattr(outside, "TRANSPORT", 0.0)
        assert failure(program, seconds=0.01) == (Failure.LATE, "")
    process = process_of(program)
    assert ask(program, seconds=20.0) == legal_moves(VIEW)[-1]
    assert ask(program) == legal_moves(VIEW)[-1]
    assert process_of(program) == process


@pytest.mark.parametrize("conduct", ["never", "deaf"])
def test_once_late_a_program_has_no_grace_any_more_also_after_a_new_start(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, conduct: str
) -> None:
    """The grace would be 3600 seconds here; a program that does not even read is started again."""
    monkeypatch.setattr(outside, "TRANSPORT", 0.05)
    monkeypatch.setattr(outside, "FIRST_ANSWER", 0.0)
    program = programs.seat(0, python(PLAYERS, conduct))
    assert failure(program, seconds=0.0)[0] is Failure.LATE
    monkeypatch.setattr(outside, "FIRST_ANSWER", 3600.0)
    for _ in range(2):
        assert failure(program, seconds=0.0)[0] is Failure.LATE


@pytest.mark.parametrize("conduct", ["never", "deaf"])
def test_where_nobody_waits_for_its_start_a_program_is_no_worse_for_it(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, conduct: str
) -> None:
    """Until it may be there it is starting, and goes on with that; then it is late."""
    monkeypatch.setattr(outside, "TRANSPORT", 0.01)
    monkeypatch.setattr(outside, "FIRST_ANSWER", 3600.0)
    program = programs.seat(0, python(PLAYERS, conduct))
    for _ in range(2):
        assert failure(program, seconds=0.0, waits=False) == (Failure.STARTING, "")
    process = process_of(program)
    program._grace = 0.0
    assert failure(program, seconds=0.0, waits=False) == (Failure.LATE, "")
    assert process_of(program) == process or conduct == "deaf"


@pytest.mark.skipif(os.name != "posix", reason="there are no process groups")
def test_a_program_ends_with_us_also_if_we_are_killed(tmp_path: Path) -> None:
    """And whatever it has started; it hears nothing of the end of its input."""
    master = (
        "import sys, time\n"
        "from mtdesk.control.child import Child\n"
        "print(Child(sys.argv[1:]).process_id, flush=True)\n"
        "time.sleep(3600)\n"
    )
    noted = tmp_path / "companion"
    with subprocess.Popen(
        [sys.executable, "-c", master, sys.executable, PLAYERS, "stubborn", noted],
        cwd=PLAYERS.parents[2],
        stdout=subprocess.PIPE,
        text=True,
    ) as killed:
        assert killed.stdout is not None
        program = int(killed.stdout.readline())
        while not (noted.exists() and noted.read_text()):
            time.sleep(0.001)
        companion = int(noted.read_text())
        assert is_alive(program)
        assert is_alive(companion)
        killed.kill()
    while is_alive(program) or is_alive(companion):
        time.sleep(0.001)


async def test_a_question_that_is_withdrawn_gives_way_to_the_next(programs: Programs) -> None:
    program = programs.seat(0, python(PLAYERS, "only_the_second"))
    chooser = OutsideChooser(program, GAME)
    asking = asyncio.create_task(chooser.choose("", VIEW, Limit(seconds=60.0), ""))
    while program.process_id is None:
        await asyncio.sleep(0.001)
    asking.cancel()
    assert await chooser.choose("", VIEW, Limit(seconds=60.0), "") == legal_moves(VIEW)[-1]
    assert asking.cancelled()


@pytest.mark.skipif(os.name != "posix", reason="there are no process groups")
def test_sending_home_ends_whoever_does_not_want_to_go(programs: Programs, tmp_path: Path) -> None:
    stubborn = programs.seat(0, python(PLAYERS, "stubborn", tmp_path / "companion"))
    deaf = programs.seat(1, python(PLAYERS, "deaf"))
    waiting = threading.Thread(target=lambda: failure(deaf))
    waiting.start()
    ask(stubborn)
    while deaf.process_id is None:
        time.sleep(0.001)
    processes = [process_of(stubborn), process_of(deaf), int((tmp_path / "companion").read_text())]
    assert all(map(is_alive, processes))
    programs.close()
    waiting.join()
    while is_alive(processes[-1]):  # killed; its new parent has yet to notice
        time.sleep(0.001)
    assert not any(map(is_alive, processes))
    assert failure(stubborn) == (Failure.CRASHED, "it has been told to quit")


def test_what_it_complains_of_is_in_the_log_but_not_for_ever(
    programs: Programs, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        program = programs.seat(0, python(PLAYERS, "loudly"))
        ask(program)
        process = process_of(program)
        programs.close()
    texts = [record.getMessage() for record in caplog.records]
    assert len(texts) == 101
    assert texts[0].startswith(f"process {process} says: remark 0 \\x1b[31mxxx")
    assert max(map(len, texts)) < 450


# In a game


def example() -> str:
    """The player in the document."""
    (code,) = re.findall(
        r"^```python\n(.*?)^```", _DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return str(code)


def seat_for(program: OutsideProgram, game: Game, failures: list[tuple[int, Failure]]) -> ComputerSeat:
    """A seat as the window makes it, but on a busy machine it is waited for."""
    return ComputerSeat(
        "outside:it",
        OutsideChooser(program, game, waits=True),
        chance=game.chance,
        on_failure=lambda seat, kind: failures.append((seat, kind)),
    )


@pytest.mark.parametrize("preset", ["hungarian-fork", "bahnhof"])
async def test_the_example_plays_a_game_against_our_levels(
    programs: Programs, tmp_path: Path, preset: str
) -> None:
    assert len(example().splitlines()) <= 40
    file = tmp_path / "example.py"
    file.write_text(example(), encoding="utf-8")
    game = Game(setup_of(preset, "ccc"))
    program = programs.seat(0, python(file))
    failures: list[tuple[int, Failure]] = []
    seats: list[Seat] = [seat_for(program, game, failures), LevelSeat("easy"), LevelSeat("medium")]
    await match_of(game, seats, RecordingStage(), tmp_path).run()
    assert game.is_over
    assert failures == []
    assert is_alive(process_of(program)), "one process plays the whole game"


def test_a_level_of_ours_answers_as_it_plays(programs: Programs) -> None:
    program = programs.seat(0, python("-m", "mtdesk", "bot", "--level", "medium"))
    assert ask(program) == choose("medium", VIEW, Limit(), decision_seed(str(VIEW.hand), VIEW))


@pytest.mark.parametrize("conduct", ["crashing", "talking"])
async def test_whatever_a_program_does_the_game_goes_on_and_that_is_told_once(
    programs: Programs, tmp_path: Path, caplog: pytest.LogCaptureFixture, conduct: str
) -> None:
    game = Game(setup_of("dutch", "cc", hand=3))
    failures: list[tuple[int, Failure]] = []
    program = programs.seat(1, python(PLAYERS, conduct))
    seats: list[Seat] = [LevelSeat("easy"), seat_for(program, game, failures)]
    await match_of(game, seats, RecordingStage(), tmp_path).run()
    assert game.is_over
    assert len(failures) == 1
    assert failures[0][0] == 1
    (told,) = (record for record in caplog.records if record.name == "mtdesk.control.seats")
    assert told.getMessage() == f"level outside:it at seat 1: {failures[0][1]}", "not in its words"
    assert told.exc_info is None, "it is no fault of ours"


def test_a_program_is_checked_and_nothing_is_left_behind() -> None:
    check_program(python(PLAYERS, "well"), LIMIT)
    with pytest.raises(OutsideFailure, match="I have lost my tiles"):
        check_program(python(PLAYERS, "crashing"), LIMIT)
