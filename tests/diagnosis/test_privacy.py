"""What may be given to others holds no name of a person and no folder."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from mtdesk.diagnosis.privacy import Redactor
from mtdesk.record.journal import seat_line
from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.presets import options_for
from tests.records import recover, write_journal

PLAYERS = (
    Player("Wilhelmina", "human"),
    Player("Bo “der” Große", "computer", "easy"),
    Player("Jo", "computer", "outside:Secret Engine"),
)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    file = tmp_path / "game.journal"
    setup = Setup("dutch", options_for("dutch", 3), PLAYERS, 0, "seed")
    write_journal(file, Record(setup))
    with file.open("ab") as journal:
        journal.write(seat_line(2, Player("Wilhelmina", "human")) + seat_line(1, Player("Zoë", "human")))
    return file


def test_a_journal_without_names_is_still_a_game(journal: Path, tmp_path: Path) -> None:
    text = Redactor().journal(journal.read_bytes())
    assert not [name for name in ("Wilhelmina", "Große", "Jo", "Secret", "Zo") if name in text]
    veiled = tmp_path / "veiled.journal"
    veiled.write_text(text + "\n", encoding="utf-8")
    found = recover(veiled)
    assert found is not None
    assert found.fault is None
    assert found.record is not None
    assert [player.name for player in found.record.setup.players] == ["Player 1", "Player 5", "Player 1"]
    assert found.record.setup.options == options_for("dutch", 3)


def test_house_rules_have_no_name_either() -> None:
    assert Redactor().journal(b'{"rule_set":"Helga plays","hand":7}') == '{"rule_set":"Rules 1","hand":7}'


def test_of_a_damaged_journal_without_end_the_last_is_told() -> None:
    """Found by the attack: four million empty lines took a minute."""
    data = b'{"name":"Helga"}' + b"\n" * 1_000_000 + b"{}\n" * 100_000 + b'{"last":"Helga"}'
    lines = Redactor().journal(data).splitlines()
    assert len(lines) == 50_001
    assert (lines[0], lines[-1]) == ('{"name":"Player 1"}', '{"last":"Helga"}')


def test_half_a_letter_does_not_stop_a_report() -> None:
    """Found by the attack: no text that can be written as UTF-8, and so no report."""
    text = Redactor().journal(b'{"seed":"\\ud800"}')
    assert json.loads(text) == {"seed": "\ud800"}


def test_a_damaged_line_is_told_of_and_not_shown(journal: Path) -> None:
    text = Redactor().journal(journal.read_bytes() + b'{"name": "Wilhelmina", "na\n')
    assert "Wilhelmina" not in text
    assert json.loads(text.splitlines()[-1])["damaged"] == 26


def test_texts_lose_the_names_that_the_game_tells(journal: Path) -> None:
    veil = Redactor()
    veil.journal(journal.read_bytes())
    text = veil.text(
        "KeyError: 'Wilhelmina' at seat 0; Wilhelminas train; level outside:Secret Engine; Joker"
    )
    assert text == "KeyError: 'Player 1' at seat 0; Wilhelminas train; level outside:Program 4; Joker"


@pytest.mark.parametrize(
    ("text", "veiled"),
    [
        ("[Errno 2] No such file: '/home/anna/My Games/x.mtrain'", "[Errno 2] No such file: '<path>'"),
        ("cannot open /mnt/usb/anna.mtrain: gone", "cannot open <path>: gone"),
        ("'C:\\Users\\Anna\\games' and C:\\Users\\Anna", "'<path>' and <path>"),
        ("~/games/x and “~/games of anna/y”", "<path> and “<path>”"),
        ("1/2 of and/or, 6-5@P0=5", "1/2 of and/or, 6-5@P0=5"),
        (f'File "{Path(os.__file__).parent}/asyncio/events.py"', 'File "<python>/asyncio/events.py"'),
        (f"{sys.prefix}/bin/python", "<prefix>/bin/python"),
    ],
)
def test_texts_lose_folders_but_for_the_programs_own(text: str, veiled: str) -> None:
    assert Redactor().text(text) == veiled


def test_our_own_modules_keep_their_place_and_the_user_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "wilma")
    folder = Path(sys.modules["mtdesk"].__path__[0])
    assert (
        Redactor().text(f'wilma: File "{folder / "ui" / "x.py"}"')
        == f'<user>: File "{Path("mtdesk/ui/x.py")}"'
    )


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
    assert Redactor().text(f"{home}{file} is damaged") == "<path> is damaged"


def test_a_person_whose_folder_is_the_root_keeps_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert Redactor().text("1/2 of and/or") == "1/2 of and/or"
