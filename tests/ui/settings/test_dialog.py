"""The settings dialog: every setting can be changed and holds at once."""

import pytest
from msgspec.structs import fields
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.settings import Settings
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST, FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.settings.dialog import ASKED, RestoreQuestion, SettingsDialog
from mtdesk.ui.settings.parts import SettingsPage
from mtdesk.ui.support.about import AboutDialog, LicenceDialog
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, click_row, clipped, mnemonics, pick, readable
from tests.ui.room import ROOT

pytestmark = pytest.mark.window

THEMES = ("felt", "wood", "dark", "contrast", "system")
LOOK, PLAY, MOTION, LANGUAGE, PROGRAMS = range(5)

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
    dialog = SettingsDialog(settings or Settings(), THEMES)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    click_row(dialog.names, page)
    return dialog


def page_of(dialog: SettingsDialog, name: str) -> SettingsPage:
    """Turn to the page with this setting."""
    for row, page in enumerate(dialog.pages):
        if name in {*page.boxes, *page.switches, *page.sliders}:
            click_row(dialog.names, row)
            return page
    raise AssertionError(name)


def test_everything_is_asked_for_or_remembered() -> None:
    assert {*ASKED, *NOT_ASKED} == {field.name for field in fields(Settings)}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("theme", THEMES),
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
    box = page_of(dialog, name).boxes[name]
    for index, value in enumerate(values):
        pick(box, index)
        assert getattr(dialog.settings, name) == value
    assert told[-1] == dialog.settings


def test_a_theme_that_shows_numerals_only_leaves_no_choice(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box, note = dialog.look.boxes["tile_style"], dialog.look.notes["tile_style"]
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)
    set_look(Look(CONTRAST))
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Numerals", False, True)
    assert dialog.settings.tile_style == "pips", "as soon as another theme is chosen"
    set_look(Look())
    assert (box.currentText(), box.isEnabled(), note.isVisible()) == ("Pips", True, False)


def test_no_control_is_cut_off_when_the_text_becomes_larger_meanwhile(
    qtbot: QtBot, dressed_app: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(2560, 1440))
    dialog = opened(qtbot)
    try:
        apply_theme(dressed_app, FELT, 2.0)
        QApplication.processEvents()
        for row, page in enumerate(dialog.pages):
            dialog.names.setCurrentRow(row)
            QApplication.processEvents()
            view = page.parentWidget()
            assert view is not None
            assert page.width() <= view.width()
        assert clipped(dialog) == []
    finally:
        apply_theme(dressed_app, FELT)


def test_every_language_can_be_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, page=LANGUAGE)
    for button, language in reversed(
        list(zip(dialog.language.list.buttons, (None, *LANGUAGES), strict=True))
    ):
        click(button)
        assert dialog.settings.language == language


@pytest.mark.parametrize(
    "name",
    [
        "large_tiles",
        "highlight",
        "hidden_counter",
        "muted",
        "auto_draw",
        "auto_pass",
        "confirm_turn",
        "free_undo",
    ],
)
def test_switches(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    switch: QCheckBox = page_of(dialog, name).switches[name]
    before = getattr(Settings(), name)
    click(switch)
    click(switch)
    assert [getattr(settings, name) for settings in told] == [not before, before]


def test_the_speed_of_motions_has_four_stops(qtbot: QtBot) -> None:
    dialog = opened(qtbot, page=MOTION)
    slider, caption = dialog.motion.sliders["animation"], dialog.motion.captions["animation"]
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    stops = []
    for _ in range(5):
        stops.append((dialog.settings.animation, caption.text(), slider.accessibleDescription()))
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert stops == [
        ("off", "Off", "Off"),
        ("slow", "Slow", "Slow"),
        ("normal", "Normal", "Normal"),
        ("fast", "Fast", "Fast"),
        ("fast", "Fast", "Fast"),
    ]


def test_the_volume_is_told_when_the_slider_rests_and_can_be_heard(qtbot: QtBot) -> None:
    dialog = opened(qtbot, page=MOTION)
    told: list[int] = []
    heard: list[None] = []
    dialog.changed.connect(lambda settings: told.append(settings.volume))
    dialog.test_wanted.connect(lambda: heard.append(None))
    slider = dialog.motion.sliders["volume"]
    slider.setSliderDown(True)
    for place in (50, 30, 20):
        slider.setSliderPosition(place)
        assert dialog.motion.captions["volume"].text() == f"{place}%"
    assert told == []
    slider.setSliderDown(False)
    assert told == [20]
    assert len(heard) == 1
    click(dialog.motion.test)
    assert len(heard) == 2
    click(dialog.motion.switches["muted"])
    assert not dialog.motion.test.isEnabled()
    assert not slider.isEnabled()


def test_it_shows_what_holds(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHANGED)
    assert dialog.look.boxes["theme"].currentText() == "Dark"
    assert dialog.look.boxes["tile_style"].currentText() == "Numerals"
    assert dialog.play.boxes["tap_grace"].currentText() == "No limit"
    assert dialog.play.boxes["pace"].currentText() == "Instant"
    assert dialog.motion.boxes["reduced_motion"].currentText() == "Always"
    assert dialog.motion.captions["volume"].text() == "35%"
    assert [button.text() for button in dialog.language.list.buttons if button.isChecked()] == ["Magyar"]
    for page in dialog.pages:
        for name, switch in page.switches.items():
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
        click(dialog._restore)
        (question,) = (found for found in dialog.findChildren(RestoreQuestion) if found.isVisible())
        click(next(button for button in question.buttons() if button.text() == answer))
    assert told == [Settings(people=("Ada",))], "what people made is not lost"
    assert dialog.look.boxes["theme"].currentText() == "Green felt"
    assert dialog.look.switches["highlight"].isChecked()
    assert dialog.motion.captions["volume"].text() == "60%"


def test_restore_defaults_keeps_its_words(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    button = dialog._restore
    assert button.text() == "Restore defaults"
    for kind in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
        QApplication.sendEvent(dialog.buttons, QEvent(kind))
    assert button.text() == "Restore defaults"


def test_themes_that_a_person_made_go_by_their_own_names(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(), ("felt", "mine"), titles={"mine": "Grandmother's table"})
    qtbot.addWidget(dialog)
    box = dialog.look.boxes["theme"]
    assert [box.itemText(at) for at in range(box.count())] == ["Green felt", "Grandmother's table"]


def test_the_language_switches_while_it_is_open(qtbot: QtBot, foreign: Foreign) -> None:
    dialog = opened(qtbot)
    speak(foreign)
    own_words = {"Deutsch", "English", "Magyar", "Nederlands"}
    for row in range(len(dialog.pages)):
        click_row(dialog.names, row)
        for _ in range(3):  # text that wraps takes its room step by step
            QApplication.processEvents()
        texts = [text for _, text in readable(dialog) if text]
        assert [text for text in texts if text not in own_words and not text.startswith(MARK)] == []
        assert clipped(dialog) == []
        if row == LANGUAGE:
            assert own_words <= set(texts), "everybody finds their language"
    assert dialog.height() <= 640


def test_letters_with_alt_are_unique(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for row in range(len(dialog.pages)):
        click_row(dialog.names, row)
        letters = mnemonics(dialog)
        assert len(letters) >= 1
        assert len(set(letters)) == len(letters)


def test_enter_presses_nothing_by_chance(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_about_says_version_and_licence(qtbot: QtBot, foreign: Foreign) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.open()
    texts = " ".join(text for _, text in readable(dialog))
    assert "mtdesk 0" in texts
    assert "MIT" in texts
    click(dialog.licence)
    (licence,) = dialog.findChildren(LicenceDialog)
    text = licence.text.toPlainText()
    assert text.startswith((ROOT / "LICENSE").read_text(encoding="utf-8").strip())
    assert "SIL OPEN FONT LICENSE" in text
    speak(foreign)
    assert clipped(dialog) == []


def test_the_names_of_pages_are_whole(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    names = dialog.names
    assert names.viewport().width() >= names.sizeHintForColumn(0)


def test_the_names_of_pages_are_whole_as_soon_as_the_text_is_larger(
    plain: QApplication, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = SettingsDialog(Settings(), THEMES, window)
    dialog.open()
    QApplication.processEvents()
    apply_theme(plain, FELT, 1.625)
    QApplication.processEvents()
    assert dialog.names.viewport().width() >= dialog.names.sizeHintForColumn(0)
