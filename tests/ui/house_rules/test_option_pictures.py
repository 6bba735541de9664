"""The small pictures of options: another one for each value, within their frame, in every theme."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import rule_set_of
from mtdesk.rules.options import SPECS, Choice
from mtdesk.table.theme import FELT, THEMES
from mtdesk.ui.house_rules.editor import RulesEditor
from mtdesk.ui.house_rules.option_picture import OptionPicture
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.words.options import OPTIONS
from mtdesk.ui.words.options.scene import HEIGHT, WIDTH, Badge, Piece, Scene

pytestmark = pytest.mark.window


def scene_of(option: str) -> Callable[[object], Scene]:
    scene = OPTIONS[option].picture
    assert scene is not None
    return scene


def values(option: str) -> tuple[object, ...]:
    spec = SPECS[option]
    return spec.values if isinstance(spec, Choice) else (0, 1, 2, 50)


@pytest.mark.parametrize("option", [option for option in SPECS if OPTIONS[option].picture])
def test_a_picture_shows_the_value_and_stays_in_its_frame(qtbot: QtBot, option: str) -> None:
    pictures = [scene_of(option)(value) for value in values(option)]
    assert option == "rounds" or len(set(pictures)) == len(pictures)
    for part in (part for scene in pictures for part in scene):
        assert abs(part.x) <= WIDTH / 2 - 0.5
        assert abs(part.y) <= HEIGHT / 2 - (0.8 if isinstance(part, Badge) else 0.4)


@pytest.mark.parametrize("highest", SPECS["set"].values)  # type: ignore[union-attr]
def test_pictures_show_tiles_of_the_set(qtbot: QtBot, highest: int) -> None:
    editor = RulesEditor()
    qtbot.addWidget(editor)
    editor.show_rules(rule_set_of("Ours", "dutch", {"set": highest}), "")
    for option, row in editor.rows.items():
        picture = row._picture
        if picture is None or option == "set":
            continue
        for value in values(option):
            picture.show_value(value)  # type: ignore[arg-type]
            before, shown = numbers(scene_of(option)(value)), numbers(picture.scene())
            assert all(0 <= number <= highest for number in shown), option
            assert [before.index(number) for number in before] == [shown.index(number) for number in shown]
            assert all(new == highest for new, old in zip(shown, before, strict=True) if old == 12), option
            assert highest != 12 or shown == before


def numbers(scene: Scene) -> list[int]:
    return [number for part in scene if isinstance(part, Piece) for number in part.ends or ()]


def test_pictures_are_painted_in_every_theme(qtbot: QtBot, qapp: QApplication) -> None:
    seen = set()
    try:
        for theme in THEMES.values():
            apply_theme(qapp, theme)
            picture = OptionPicture(scene_of("engine"))
            picture.show_value("required")
            qtbot.addWidget(picture)
            image = picture.grab().toImage()
            colours = {
                image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
            }
            assert len(colours) > 8
            seen.add(frozenset(colours))
    finally:
        apply_theme(qapp, FELT)
    assert len(seen) == len(THEMES)
