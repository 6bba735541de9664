"""What the log says of files and errors with any name, on the disk and on a terminal."""

import logging
from pathlib import Path

import pytest

from mtdesk.diagnosis.log import logged

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
