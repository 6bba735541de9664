"""What Orca has said of a round is what the program announces, in every language.

`python -m tests.bench.orca --keep` records it again: the sentences, and the keys that were pressed.
"""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mtdesk.settings import Language
from tests.app.blind import BlindPerson, Ears, name
from tests.app.program import eventually, started
from tests.app.speech import FOLDER, KEYS, LANGUAGES, asking_words, setup
from tests.app.typist import press

pytestmark = pytest.mark.slow
_KEYS = {
    "[F3]": Qt.Key.Key_F3,
    "[Return]": Qt.Key.Key_Return,
    "[d]": Qt.Key.Key_D,
    "[t]": Qt.Key.Key_T,
    "[s]": Qt.Key.Key_S,
    "[space]": Qt.Key.Key_Space,
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_orca_said_what_is_announced(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    script = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").partition("[space]\n")[0]
    asks, over = asking_words(language)
    setup(language)
    ears = Ears(monkeypatch)
    async with started(qapp, painted=False) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        read = ""
        for key, *lines in _steps(script):
            if key in _KEYS:
                press(_KEYS[key])
            for line in lines:
                if (
                    asks.search(line) or over in line or any(f"({key})" in line for key in KEYS)
                ):  # the others may be about the focus
                    await eventually(partial(_is_said, ears, len(read), line))
            for line in lines:
                if _said(ears).startswith(f"{read}{line}"):
                    read += f"{line} "
            if key == "[F3]" and not asks.search(lines[-1]):
                focus = person.focus()
                assert focus is not None
                assert [f"{name(focus)}."] == lines
        assert read.rstrip() == _said(ears)


def _steps(script: str) -> Iterator[list[str]]:
    """A key and what was said then; the first step is the start of the program."""
    step = ["start"]
    for line in script.splitlines():
        if line in _KEYS:
            yield step
            step = []
        step.append(line)
    yield step


def _said(ears: Ears) -> str:
    """All that was announced; Orca ends what it says with a full stop."""
    return " ".join(text if text.endswith(".") else f"{text}." for text, _ in ears.heard)


def _is_said(ears: Ears, read: int, line: str) -> bool:
    return line in _said(ears)[read:]
