"""The settings dialog: every setting can be changed and holds at once."""

import pytest
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.settings import Settings
from mtdesk.table.theme import FELT
from mtdesk.ui.dialogs.about import AboutDialog
from mtdesk.ui.dialogs.settings import SettingsDialog
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, clipped, mnemonics, pick, readable

pytestmark = pytest.mark.window

THEMES = ("felt", "dark", "contrast", "system")


def opened(qtbot: QtBot, settings: Settings | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings(), THEMES)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("language", (None, *LANGUAGES)),
        ("theme", THEMES),
        ("tile_style", ("pips", "numerals")),
        ("animation", ("off", "slow", "normal", "fast")),
        ("pace", ("at-once", "fast", "normal", "slow")),
        ("tap_grace", (3, 6, 12, None)),
    ],
)
def test_every_value_can_be_chosen(qtbot: QtBot, name: str, values: tuple[object, ...]) -> None:
    dialog = opened(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    for index, value in enumerate(values):
        pick(dialog.boxes[name], index)
        assert getattr(dialog.settings, name) == value
    assert told[-1] == dialog.settings


@pytest.mark.parametrize("name", ["auto_draw", "auto_pass"])
def test_switches(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    click(getattr(dialog, name))
    click(getattr(dialog, name))
    assert [getattr(settings, name) for settings in told] == [True, False]


def test_it_shows_what_holds(qtbot: QtBot) -> None:
    settings = Settings(
        language="hu",
        theme="dark",
        tile_style="numerals",
        animation="off",
        pace="at-once",
        auto_draw=True,
        auto_pass=True,
        tap_grace=None,
    )
    dialog = opened(qtbot, settings)
    shown = [dialog.boxes[name].currentText() for name in ("language", "theme", "tile_style", "tap_grace")]
    assert shown == ["Magyar", "Dark", "Numerals", "No limit"]
    assert dialog.auto_draw.isChecked()
    assert dialog.auto_pass.isChecked()
    assert dialog.settings == settings


def test_the_language_switches_while_it_is_open(qtbot: QtBot, foreign: Foreign) -> None:
    dialog = opened(qtbot)
    speak(foreign)
    own_words = {"Deutsch", "English", "Magyar", "Nederlands"}
    texts = [text for _, text in readable(dialog) if text]
    assert own_words <= set(texts), "everybody finds their language"
    assert [text for text in texts if text not in own_words and not text.startswith(MARK)] == []
    assert clipped(dialog) == []
    assert dialog.height() <= 680


def test_letters_with_alt_are_unique(qtbot: QtBot) -> None:
    letters = mnemonics(opened(qtbot))
    assert len(letters) >= 8
    assert len(set(letters)) == len(letters)


def test_about_says_version_and_licence(qtbot: QtBot, foreign: Foreign) -> None:
    dialog = AboutDialog(FELT)
    qtbot.addWidget(dialog)
    dialog.open()
    texts = " ".join(text for _, text in readable(dialog))
    assert "mtdesk 0" in texts
    assert "MIT" in texts
    speak(foreign)
    assert clipped(dialog) == []
