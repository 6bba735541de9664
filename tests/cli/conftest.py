"""Command lines that end with a sentence, in this process; and a game for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mtdesk.cli import main
from tests.record import small


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a command line prints on standard error, one sentence, and nothing on standard output."""

    def complain(*arguments: object, status: int = 2) -> str:
        assert main([str(argument) for argument in arguments]) == status
        output, sentence = capsys.readouterr()
        assert output == ""
        assert sentence.count("\n") == 1
        return sentence.removeprefix("mtdesk: ").removesuffix("\n")

    return complain


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.mtrain"
    file.write_bytes(small.record_bytes())
    return file
