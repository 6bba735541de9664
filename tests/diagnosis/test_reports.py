"""Reports: what is in them, how many are kept, and which have not been told of yet; and the log."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from traceback import format_exception

import pytest

from mtdesk import __version__
from mtdesk.diagnosis.log import LOG, logged
from mtdesk.diagnosis.reports import Reports
from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.moves import IllegalMove, Play, Reason, Refusal
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from tests.record.games import positions
from tests.records import write_journal

log = logging.getLogger("tests")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def reports(data: Path) -> Reports:
    return Reports(data, data / "journal")


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors of the log itself would raise in tests otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging, "raiseExceptions", False)
        yield


PLAYERS = (
    Player("Wilhelmina", "human"),
    Player("Bo", "computer", "easy"),
    Player("J", "computer", "outside:Secret Engine"),
)


def lay_down_game(file: Path, rounds: int = 5) -> Record:
    """Write the journal of a game with secrets in it, of which only the last rounds are recent."""
    options = options_for("dutch", 3, {"rounds": rounds, "set": 6, "hand": 4})
    record = Record(Setup("dutch", options, PLAYERS, 0, "secret seed", rule_set="Helga plays"))
    for _ in positions(Random(1), record):
        pass
    record.replace_player(0, Player("Zoë", "human"))
    write_journal(file, record)
    return record


def test_a_report_has_versions_what_happened_the_log_and_the_moves(data: Path, reports: Reports) -> None:
    with logged(data / LOG):
        log.info("Wilhelmina plays Bo from /home/anna by Helga plays, outside:Secret Engine")
    record = lay_down_game(data / "journal")
    file = reports.write("The boneyard is on fire", "at Bo's")
    assert file is not None
    text = file.read_text(encoding="utf-8")
    assert f"mtdesk {__version__}" in text
    parts = [part.splitlines() for part in text.split("\n== ")]
    assert [part[0] for part in parts[1:]] == ["What happened", "Log", "Game"]
    assert parts[1][1:3] == ["The boneyard is on fire", "at Player 2's"]
    assert parts[2][1].endswith("Player 4 plays Player 2 from <path> by Rules, outside:Program 1")
    assert json.loads(parts[3][1]) == {"preset": "dutch", **record.setup.options.values()}
    assert parts[3][2] == "players: human, easy, outside"
    moves = " ".join(map(str, record.rounds[-1].moves))
    assert parts[3][-1] == f"round 5: {moves}"
    assert len(parts[3]) == 6, "the last three rounds"
    secrets = ("Wilhelmina", "Bo", "Zoë", "Secret", "Helga", "anna", "secret seed")
    assert not [name for name in secrets if name in text.partition("== What")[2]]
    assert not [hand for hand in record.rounds[-1].deal.hands if str(list(map(list, hand))) in text]


@pytest.mark.parametrize("damage", [b"{}\n", b"\n" * 4_000_000, b'{"format":"mtdesk-journal","na', b"\xff"])
def test_a_damaged_game_is_nothing(data: Path, reports: Reports, damage: bytes) -> None:
    data.mkdir()
    (data / "journal").write_bytes(damage)
    assert reports.compose("what").endswith("== Game\nnothing\n")


def test_no_tile_can_be_read_whatever_went_wrong(
    data: Path, reports: Reports, capsys: pytest.CaptureFixture[str]
) -> None:
    move = Play(1, Tile(6, 5), "P1", 6)
    with logged(data / LOG):
        error = IllegalMove(move, Refusal(Reason.NOT_IN_HAND))
        log.error("%r failed", move, exc_info=error)
        details = "".join(format_exception(error))
        log.warning("the hand is %s", [[6, 5], (6, 5), "6-5", Tile(6, 5)])
        logging.getLogger("mtdesk.control.child.said").warning("process 7 says: I hold 6 and 5")
    assert "6-5" in details
    file = reports.write("What happened", details)
    assert file is not None
    texts = [(data / LOG).read_text(), file.read_text()]
    for text in (*texts, capsys.readouterr().err):
        assert [tile for tile in ("6-5", "6, 5", "hi=6") if tile in text] == []
        assert "IllegalMove" in text
    assert not any("I hold" in text for text in texts)


def test_a_folder_that_cannot_be_written_gives_no_report(data: Path, reports: Reports) -> None:
    data.write_text("a file stands in the way")
    assert reports.write("what") is None
    assert reports.take_unread() is None


def test_the_last_unread_report_is_told_of_once(reports: Reports) -> None:
    reports.write("read")
    reports.write("first", unread=True)
    second = reports.write("second", unread=True)
    taken = reports.take_unread()
    assert taken is not None
    assert second is not None
    assert "second" in taken.read_text(encoding="utf-8")
    assert not second.exists()
    assert reports.take_unread() is None
    assert len(list(reports.folder.glob("*.txt"))) == 3


def test_old_reports_go_and_the_new_one_stays(reports: Reports) -> None:
    reports.folder.mkdir(parents=True)
    for number in range(60):
        (reports.folder / f"report-19990101-000000-{number:02}.txt").write_text("old")
    (reports.folder / "notes.txt").write_text("somebody's own")
    file = reports.write("new")
    assert file is not None
    names = sorted(one.name for one in reports.folder.glob("*.txt"))
    assert len(names) == 41
    assert {file.name, "notes.txt"} <= set(names)
    assert names[1] == "report-19990101-000000-21.txt"


@pytest.mark.slow
def test_only_the_end_of_a_long_log_is_told(data: Path, reports: Reports) -> None:
    with logged(data / LOG):
        for number in range(20_000):
            log.info("line %d", number)
    assert sum(file.stat().st_size for file in (data / LOG).parent.iterdir()) < 600_000
    file = reports.write("what")
    assert file is not None
    assert "line 19999\n" in file.read_text(encoding="utf-8")
    assert file.stat().st_size < 80_000


@pytest.mark.skipif(
    sys.platform == "win32" or not Path("/dev/full").exists(), reason="this system has no full device"
)
def test_a_full_disk_ends_the_log_and_nothing_else(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    (data / LOG).parent.mkdir(parents=True)
    (data / LOG).symlink_to("/dev/full")
    with logged(data / LOG):
        for _ in range(3):
            log.warning("what")
    assert len([text for text in caplog.messages if "No space left" in text]) == 1
    assert caplog.messages.count("what") == 3


# The log, whatever a file is called


ESCAPE = "\x1b]0;title\x07\x1b[2J"
"""Gives a terminal another title, and clears it."""


def fail() -> None:
    raise ValueError(f"{ESCAPE} in an error\nin two lines")


def test_no_name_of_a_file_commands_the_terminal_or_forges_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mtdesk.log"
    with logged(file):
        try:
            fail()
        except ValueError as error:
            name = f"a{ESCAPE}\n2026-01-01 00:00:00,000 ERROR x: forged"
            logging.getLogger("mtdesk.test").warning("%s cannot be read", name, exc_info=error)
    for said in (file.read_text(), capsys.readouterr().err):
        assert "\x1b" not in said
        assert r"\x1b]0;title\x07" in said
        assert "Traceback" in said
        assert not any(line.startswith("2026-01-01") for line in said.splitlines())
