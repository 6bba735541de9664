"""The settings dialog: every setting can be changed and holds at once, and the page is remembered."""

import pytest
from msgspec.structs import fields
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from mtdesk.settings import Settings
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST
from mtdesk.ui.settings.controller import SettingsController
from mtdesk.ui.settings.dialog import ASKED, RestoreQuestion, SettingsDialog
from mtdesk.ui.settings.pages import Choice, Slider, Switch
from tests.app.program import eventually
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, click_row, mnemonics, pick, readable
from tests.ui.room import Room
from tests.ui.room import opened as open_room
from tests.windows import show

pytestmark = pytest.mark.window

LOOK, PLAY, MOTION, LANGUAGE = range(4)

CHANGED = Settings(
    language="hu",
    theme="dark",
    tile_style="numerals",
    large_tiles=True,
    text_size="larger",
    highlight=False,
    hidden_counter=True,
    animation="off",
    reduced_motion="on",
    muted=True,
    volume=35,
    pace="at-once",
    auto_draw=True,
    auto_pass=True,
    confirm_turn=True,
    free_undo=True,
    tap_grace=None,
    letter_keys=False,
)

NOT_ASKED = {
    "log_shown",
    "games_column",
    "games_rising",
    "log_width",
    "full_screen",
    "guide_offered",
    "people",
    "last_game",
    "recent_games",
    "window_geometry",
    "pad_geometry",
}
"""What is remembered without being asked for."""


def opened(qtbot: QtBot, settings: Settings | None = None, page: int = LOOK) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings())
    qtbot.addWidget(dialog)
    show(dialog)
    click_row(dialog.names, page)
    return dialog


def control(dialog: SettingsDialog, name: str) -> Choice | Switch | Slider:
    """Turn to the page with this setting, and return what changes it."""
    (row,) = (row for row, page in enumerate(dialog.pages) if name in page.controls)
    click_row(dialog.names, row)
    return dialog.pages[row].controls[name]


def test_everything_is_asked_for_or_remembered() -> None:
    assert {*ASKED, *NOT_ASKED} == {field.name for field in fields(Settings)}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("theme", ("felt", "wood", "flat", "dark", "contrast", "system")),
        ("tile_style", ("pips", "numerals")),
        ("text_size", ("automatic", "normal", "large", "larger", "largest")),
        ("reduced_motion", ("system", "on", "off")),
        ("pace", ("slow", "normal", "fast", "at-once")),
        ("tap_grace", (3, 6, 12, None)),
    ],
)
def test_every_value_can_be_chosen(qtbot: QtBot, name: str, values: tuple[object, ...]) -> None:
    dialog = opened(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    box = control(dialog, name)
    assert isinstance(box, Choice)
    for index, value in enumerate(values):
        pick(box, index)
        assert getattr(dialog.settings, name) == value
    assert told[-1] == dialog.settings


@pytest.mark.parametrize("name", [name for name in ASKED if isinstance(getattr(Settings(), name), bool)])
def test_every_switch_can_be_switched(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    switch, before = control(dialog, name), getattr(Settings(), name)
    click(switch)
    click(switch)
    assert [getattr(settings, name) for settings in told] == [not before, before]


def test_every_language_can_be_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, page=LANGUAGE)
    for language, button in reversed(dialog.language.buttons.items()):
        click(button)
        assert dialog.settings.language == language


def test_a_theme_that_shows_numerals_only_leaves_no_choice(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box, note = control(dialog, "tile_style"), dialog.look.notes["tile_style"]
    assert isinstance(box, QComboBox)
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)
    set_look(Look(CONTRAST))
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Numerals", False, True)
    assert dialog.settings.tile_style == "pips", "as soon as another theme is chosen"
    set_look(Look())
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)


def test_the_speed_of_motions_has_four_stops(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    slider, note = control(dialog, "animation"), dialog.motion.notes["animation"]
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    stops = []
    for _ in range(5):
        assert note.text() == slider.accessibleDescription()
        stops.append((dialog.settings.animation, note.text()))
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert stops == [(word.lower(), word) for word in ("Off", "Slow", "Normal", "Fast", "Fast")]


def test_the_volume_is_told_when_the_slider_rests_and_can_be_heard(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    told: list[int] = []
    heard: list[None] = []
    dialog.changed.connect(lambda settings: told.append(settings.volume))
    dialog.test_wanted.connect(lambda: heard.append(None))
    slider = control(dialog, "volume")
    assert isinstance(slider, Slider)
    slider.setSliderDown(True)
    for place in (50, 30, 20):
        slider.setSliderPosition(place)
        assert dialog.motion.notes["volume"].text() == f"{place}%"
    assert told == []
    slider.setSliderDown(False)
    assert (told, len(heard)) == ([20], 1)
    click(dialog.motion.test)
    assert len(heard) == 2
    click(control(dialog, "muted"))
    assert not dialog.motion.test.isEnabled()
    assert not slider.isEnabled()


def test_it_shows_what_holds(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHANGED)
    shown = {"theme": "Dark", "tile_style": "Numerals", "tap_grace": "No limit", "pace": "Instant"}
    for name, text in {**shown, "reduced_motion": "Always"}.items():
        box = control(dialog, name)
        assert isinstance(box, QComboBox)
        assert box.currentText() == text
    assert dialog.motion.notes["volume"].text() == "35%"
    assert dialog.language.buttons["hu"].isChecked()
    for page in dialog.pages:
        for name, switch in page.controls.items():
            if isinstance(switch, Switch):
                assert switch.isChecked() == getattr(CHANGED, name)
    assert dialog.settings == CHANGED, "nothing changes by being shown"


def test_defaults_come_back_and_what_is_not_asked_for_stays(qtbot: QtBot) -> None:
    for name in ASKED:
        assert getattr(CHANGED, name) != getattr(Settings(), name), name
    dialog = opened(qtbot, Settings(**{name: getattr(CHANGED, name) for name in ASKED}, people=("Ada",)))
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    for answer in ("Cancel", "&Restore"):
        assert told == []
        click(dialog.restore)
        (question,) = (found for found in dialog.findChildren(RestoreQuestion) if found.isVisible())
        click(next(button for button in question.buttons() if button.text() == answer))
    assert told == [Settings(people=("Ada",))], "what people made is not lost"
    assert dialog.motion.notes["volume"].text() == "60%"


def test_it_speaks_every_language_and_letters_with_alt_are_unique(qtbot: QtBot, foreign: Foreign) -> None:
    speak(foreign)
    dialog = opened(qtbot)
    own_words = {"Deutsch", "English", "Magyar", "Nederlands"}
    for row in range(len(dialog.pages)):
        click_row(dialog.names, row)
        texts = {text for _, text in readable(dialog) if text}
        assert [text for text in texts - own_words if not text.startswith(MARK)] == []
        assert row != LANGUAGE or own_words <= texts, "everybody finds their language"
        letters = mnemonics(dialog)
        assert len(set(letters)) == len(letters) >= 1


def test_enter_presses_nothing_by_chance(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


async def shown(room: Room) -> SettingsDialog:
    def is_shown() -> bool:
        room.window.commands.settings.trigger()  # in vain until the dialog before is done with
        return isinstance(QApplication.activeModalWidget(), SettingsDialog)

    await eventually(is_shown)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    return dialog


async def test_the_page_that_was_left_is_shown_again(qapp: QApplication) -> None:
    async with open_room() as room:
        taken: list[Settings] = []
        SettingsController(room.context, taken.append, lambda: None)
        dialog = await shown(room)
        assert dialog.names.currentRow() == LOOK
        click(control(dialog, "muted"))
        assert [settings.muted for settings in taken] == [True]
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        dialog = await shown(room)
        assert dialog.motion.isVisible()
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
