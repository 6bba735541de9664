"""Freezes of the real window are reported, and do the game no harm."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.freezes import FREEZES, HELD, KINDS
from tests.app.program import PATIENCE, computers, game_setup, lay_down, people, saved, settle

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such call that holds the interpreter")
def test_fifty_freezes_give_fifty_whole_reports_and_the_game_goes_on() -> None:
    settle()
    lay_down(game_setup([*people("Ada"), *computers(1)], hand=5, rounds=10, set=6))
    program = subprocess.run(
        [sys.executable, "-m", "tests.app.freezes"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert program.returncode == 0, program.stderr
    freezes = [json.loads(line) for line in program.stdout.splitlines()]
    assert [kind for kind, _, _ in freezes] == [*KINDS] * (FREEZES // len(KINDS))
    for kind, threads, report in freezes:
        happened, log, game = report.split("\n== ")[1:]
        assert happened.startswith("What happened\nThe window did not answer for a while\n")
        assert HELD in happened if kind == "hold_the_interpreter" else f" in {kind}\n" in happened
        assert "MainThread" in threads
        assert [name for name in threads if f"\nThread {name}:\n  File " not in happened] == []
        assert log.startswith("Log\n")
        assert game.startswith("Game\n")
    assert any(" in hold_the_interpreter\n" in report for _, _, report in freezes), "so it is found as a rule"
    record = saved()
    assert record is not None
    assert sum(len(played.moves) for played in record.rounds) >= FREEZES
