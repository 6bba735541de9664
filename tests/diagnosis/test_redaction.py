"""What may be given to others holds no name of a person, no folder and no tile."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from mtdesk.diagnosis.redaction import without_names, without_tiles


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


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "KeyError: 'Wilma' at seat 0; Wilmas train; Joker",
            "KeyError: 'Player 1' at seat 0; Wilmas train; Joker",
        ),
        ("Bo's hand, (Bo), Boris and Å", "Player 2's hand, (Player 2), Boris and Player 3"),
        ("level outside:Deep Train", "level outside:Program 1"),
    ],
)
def test_names_of_any_length_are_left_out(text: str, left: str) -> None:
    names = {
        "Wilma": "Player 1",
        "Bo": "Player 2",
        "Å": "Player 3",
        "Deep Train": "Program 1",
        "": "Player 4",
    }
    assert without_names(text, names) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("[Errno 2] No such file: '/home/anna/My Games/x.mtrain'", "[Errno 2] No such file: '<path>'"),
        ("cannot open /mnt/usb/anna.mtrain: gone", "cannot open <path>: gone"),
        ("'C:\\Users\\Anna\\games' and C:\\Users\\Anna", "'<path>' and <path>"),
        ("~/games/x and “~/games of anna/y”", "<path> and “<path>”"),
        ("cut off in '/home/anna/My Gam", "cut off in '<path>"),
        ("“/home/anna/“Friday” games.mtrain", "“<path>” games.mtrain"),
        ("1/2 of and/or, 6-5@P0=5", "1/2 of and/or, 6-5@P0=5"),
        (f'File "{Path(os.__file__).parent}/asyncio/events.py"', 'File "<python>/asyncio/events.py"'),
        (f"{sys.prefix}/bin/python", "<prefix>/bin/python"),
    ],
)
def test_folders_are_left_out_but_for_the_programs_own(text: str, left: str) -> None:
    assert without_names(text) == left


def test_our_own_modules_keep_their_place_and_the_user_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "wi")
    folder = Path(sys.modules["mtdesk"].__path__[0])
    text = without_names(f'wi: File "{folder / "ui" / "x.py"}"')
    assert text == f'<user>: File "{Path("mtdesk/ui/x.py")}"'


@pytest.mark.parametrize(
    ("variable", "home", "file"),
    [
        ("HOME", "/home/Wilma Moser", "/.local/share/mtdesk/hands.json"),
        ("HOME", "/home/Wilma Moser/", "share/mtdesk/hands.json"),
        ("USERPROFILE", "C:\\Users\\Wilma Moser", "\\AppData\\Local\\mtdesk\\hands.json"),
    ],
)
def test_the_persons_own_folder_may_have_spaces(
    monkeypatch: pytest.MonkeyPatch, variable: str, home: str, file: str
) -> None:
    monkeypatch.delenv("USER", raising=False)
    monkeypatch.setenv(variable, home)
    assert without_names(f"{home}{file} is damaged") == "<path> is damaged"


def test_a_person_whose_folder_is_the_root_keeps_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert without_names("1/2 of and/or") == "1/2 of and/or"
