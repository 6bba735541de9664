"""The settings dialog: every setting can be changed and holds at once, and the page is remembered."""

import asyncio

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget

from mtdesk.i18n import LANGUAGES
from mtdesk.settings import Settings
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST
from mtdesk.ui.kit.widgets import ChoiceBox
from mtdesk.ui.settings.controller import SettingsController
from mtdesk.ui.settings.dialog import SettingsDialog, Slider, ThemeChoice
from tests.app.program import eventually
from tests.ui.fingers import click, pick
from tests.ui.room import Room
from tests.ui.room import opened as open_room
from tests.windows import show

CHANGED = Settings(
    language="hu",
    theme="dark",
    tile_style="numerals",
    large_tiles=True,
    text_size="larger",
    highlight=False,
    volume=35,
    pace="at-once",
    auto_draw=True,
    confirm_turn=True,
    free_undo=True,
)

NOT_ASKED = {
    "hidden_counter",
    "muted",
    "letter_keys",
    "log_shown",
    "longest_train",
    "games_column",
    "games_rising",
    "log_width",
    "full_screen",
    "guide_offered",
    "people",
    "last_game",
    "looks",
    "recent_games",
    "window_geometry",
    "pad_geometry",
}
"""What is chosen elsewhere, or remembered without being asked for."""


def opened(settings: Settings | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings or Settings())
    return show(dialog)


def control(dialog: SettingsDialog, name: str) -> QWidget:
    """Turn to the page with this setting, and return what changes it."""
    (at,) = (at for at, page in enumerate(dialog.pages) if name in page.controls)
    dialog.tabs.setCurrentIndex(at)
    return dialog.pages[at].controls[name]


def chosen(dialog: SettingsDialog) -> list[tuple[str, object]]:
    """What is chosen from now on."""
    result: list[tuple[str, object]] = []
    dialog.chosen.connect(lambda name, value: result.append((name, value)))
    return result


def test_everything_is_asked_for_or_remembered() -> None:
    asked = [name for page in opened().pages for name in page.controls]
    assert sorted([*asked, *NOT_ASKED]) == sorted(field.name for field in fields(Settings))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("tile_style", ("pips", "numerals")),
        ("text_size", ("automatic", "normal", "large", "larger", "largest")),
        ("pace", ("slow", "normal", "fast", "at-once")),
        ("language", (None, *LANGUAGES)),
        ("theme", ("felt", "wood", "flat", "dark", "contrast", "system")),
        *((name, (True, False)) for name in ("large_tiles", "auto_draw", "confirm_turn", "free_undo")),
        ("highlight", (False, True)),
    ],
)
def test_every_value_can_be_chosen(name: str, values: tuple[object, ...]) -> None:
    dialog = opened()
    shown, taken = control(dialog, name), chosen(dialog)
    if isinstance(shown, ChoiceBox):
        shown.setCurrentIndex(len(values) - 1)
        pick(shown, len(values) - 1)  # from the first one on
    elif isinstance(shown, ThemeChoice):
        for button in shown.buttons.values():
            click(button)
    else:
        click(shown)
        click(shown)
    assert taken == [(name, value) for value in values]


def test_a_theme_that_shows_numerals_only_leaves_no_choice() -> None:
    dialog = opened()
    box, note, taken = control(dialog, "tile_style"), dialog.pages[0].notes["tile_style"], chosen(dialog)
    assert isinstance(box, ChoiceBox)
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)
    set_look(Look(CONTRAST))
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Numerals", False, True)
    assert taken == [], "pips are there again as soon as another theme is chosen"
    set_look(Look())
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)


def test_the_volume_is_told_when_the_slider_rests() -> None:
    dialog = opened()
    slider, taken = control(dialog, "volume"), chosen(dialog)
    assert isinstance(slider, Slider)
    slider.setSliderDown(True)
    for place in (50, 30, 20):
        slider.setSliderPosition(place)
        assert dialog.pages[0].notes["volume"].text() == f"{place}%"
    assert taken == []
    slider.setSliderDown(False)
    assert taken == [("volume", 20)]


def test_it_shows_what_holds() -> None:
    dialog = opened(CHANGED)
    taken = chosen(dialog)
    shown = {"tile_style": "Numerals", "pace": "Instant", "language": "Magyar"}
    for name, text in shown.items():
        box = control(dialog, name)
        assert isinstance(box, ChoiceBox)
        assert box.currentText() == text
    themes = control(dialog, "theme")
    assert isinstance(themes, ThemeChoice)
    assert themes.buttons["dark"].isChecked()
    assert dialog.pages[0].notes["volume"].text() == "35%"
    for page in dialog.pages:
        for name, switch in page.controls.items():
            if isinstance(switch, QCheckBox):
                assert switch.isChecked() == getattr(CHANGED, name)
    assert taken == [], "nothing changes by being shown"


def test_enter_presses_nothing_by_chance() -> None:
    dialog = opened()
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
        SettingsController(room.context, taken.append, _work, _work)
        dialog = await shown(room)
        assert dialog.tabs.currentIndex() == 0
        click(control(dialog, "confirm_turn"))
        assert [settings.confirm_turn for settings in taken] == [True]
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        dialog = await shown(room)
        assert dialog.pages[1].isVisible()
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)


async def test_another_volume_ends_silence(qapp: QApplication) -> None:
    async with open_room() as room:
        room.context.store.keep(replace(room.context.store.current, muted=True))
        taken: list[Settings] = []
        SettingsController(room.context, taken.append, _work, _work)
        dialog = await shown(room)
        slider = control(dialog, "volume")
        assert isinstance(slider, Slider)
        slider.setValue(50)
        slider.setValue(0)
        assert [(settings.volume, settings.muted) for settings in taken] == [(50, False), (0, True)]
        dialog.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)


async def test_defaults_are_restored_after_a_question(qapp: QApplication) -> None:
    async with open_room() as room:
        room.context.store.keep(replace(CHANGED, hidden_counter=True))
        taken: list[Settings] = []
        SettingsController(room.context, taken.append, _work, _work)
        dialog = await shown(room)
        dialog.tabs.setCurrentIndex(1)
        (restore,) = (one for one in dialog.findChildren(QPushButton) if "faults" in one.text())
        click(restore)
        await room.close_box("Cancel")
        assert taken == []
        click(restore)
        await room.close_box("Restore")
        await eventually(lambda: taken)
        assert taken == [Settings(hidden_counter=True)], "what was chosen elsewhere stays"
        box = control(dialog, "pace")
        assert isinstance(box, ChoiceBox)
        assert box.currentText() == "Normal"
        dialog.reject()
        await eventually(lambda: not isinstance(QApplication.activeModalWidget(), SettingsDialog))


@pytest.mark.parametrize("wanted", ["Export", "Import"])
async def test_all_data_go_out_and_in_from_the_foot(qapp: QApplication, wanted: str) -> None:
    async with open_room() as room:
        done: list[str] = []

        async def export() -> None:
            done.append("Export")

        async def import_() -> None:
            done.append("Import")

        SettingsController(room.context, _nothing, export, import_)
        dialog = await shown(room)
        click(next(one for one in dialog.findChildren(QPushButton) if wanted in one.text()))
        await eventually(lambda: done == [wanted])
        assert QApplication.activeModalWidget() is None, "the window is there for questions"
        await asyncio.sleep(0)


def _nothing(*_: object) -> None:
    pass


async def _work() -> None:
    pass
