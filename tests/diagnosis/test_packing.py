"""Games in reports: nobody reads them by chance, and people who look for an error can."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mtdesk.diagnosis.packing import packed, unpacked, without_tiles

GAME = '{"seed":"\ud800 x"}\n' + '{"move":{"player":0,"do":"play","tile":[6,5]}}\n' * 100


def report(game: str) -> str:
    return f"head\n\n== Log\nnothing\n\n== Game\n{game or 'nothing'}\n"


def test_a_game_comes_back_as_it_was() -> None:
    text = report(packed(GAME))
    assert "tile" not in text.partition("Game\n")[2].partition("\n")[2]
    assert "[6,5]" not in text
    assert max(map(len, text.splitlines())) < 100
    assert unpacked(text) == GAME
    assert unpacked(without_tiles(text)) == GAME, "copied from the window, it is whole as well"


def test_no_game_is_nothing() -> None:
    assert packed("") == ""
    assert unpacked(report("")) == ""


def test_a_damaged_game_is_refused() -> None:
    with pytest.raises(ValueError, match="damaged"):
        unpacked(report(packed(GAME).replace("\neN", "\nAA")))


def test_it_is_unpacked_by_a_command(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_text(report(packed('{"name":"Łukasz"}')), encoding="utf-8")
    command = [sys.executable, "-m", "mtdesk.diagnosis.packing", str(file)]
    environ = os.environ | {"PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, env=environ, capture_output=True, check=True, timeout=60)
    assert done.stdout.decode() == '{"name":"Łukasz"}'


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("tile 6-5 is not in the hand", "tile <tile> is not in the hand"),
        ("12-7.", "<tile>."),
        ("Tile(hi=6, lo=5) or Tile(6, 5)", "<tile> or <tile>"),
        ("[[6,5],[12, 0]] (6, 5)", "[<tile>,<tile>] <tile>"),
        ("6–5 6 - 5 6|5", "<tile> <tile> <tile>"),
        ("2026-11-22 11:03:16,352 at line 12, column 3", "2026-11-22 11:03:16,352 at line 12, column 3"),
        ("Linux-6.18.44-fc; PySide6-Essentials 6.11.3", "Linux-6.18.44-fc; PySide6-Essentials 6.11.3"),
    ],
)
def test_what_is_written_as_a_tile_is_left_out(text: str, left: str) -> None:
    assert without_tiles(text) == left
