"""What the log says of files and errors with any name, on the disk and on a terminal."""

import logging
from pathlib import Path

import pytest

from mtdesk.diagnosis.log import _File, logged

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


def test_a_full_log_is_kept_beside_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.diagnosis.log._LARGEST", 1000)
    file, former = tmp_path / "mtdesk.log", tmp_path / "mtdesk.log.1"
    with logged(file):
        for number in range(20):
            logging.getLogger("mtdesk.test").info("%03d %s", number, 150 * "x")
    kept = former.read_text() + file.read_text()
    assert 1000 <= former.stat().st_size < 1300
    assert file.stat().st_size < 1300
    assert [line.split(": ")[1][:3] for line in kept.splitlines()][-1] == "019"


def test_a_log_that_cannot_be_put_aside_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.diagnosis.log._LARGEST", 100)
    (tmp_path / "mtdesk.log.1").mkdir()
    with logged(tmp_path / "mtdesk.log"):
        logging.getLogger("mtdesk.test").info("x" * 200)
        logging.getLogger("mtdesk.test").info("lost")
        assert not any(isinstance(one, _File) for one in logging.getLogger().handlers)
