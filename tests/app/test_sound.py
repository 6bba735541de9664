"""The program can be heard, can be muted, and does not need anything to be heard with."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.settings import SettingsStore
from mtdesk.ui.sound.kinds import Sound
from tests.app.person import Person
from tests.app.program import (
    STILL,
    computers,
    eventually,
    game_setup,
    people,
    settle,
    started,
)
from tests.ui.sound.fakes import Output

ROOT = Path(__file__).parents[2]
LOUD = replace(STILL, muted=False, volume=80)


@pytest.fixture
def output(monkeypatch: pytest.MonkeyPatch) -> Output:
    """What the program wants to play."""
    made = Output()
    monkeypatch.setattr("mtdesk.app.Sounds", lambda: made)
    return made


def press_mute(desk: Application) -> None:
    QTest.keyClick(desk.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)


async def test_a_whole_round_is_heard(qapp: QApplication, output: Output) -> None:
    settle(LOUD)
    setup = game_setup([*people("Ada"), *computers(1)], hand=5, rounds=1, set=6)
    async with started(qapp, setup) as desk:
        await Person(desk).play_to_the_end()
        await eventually(lambda: {Sound.ROUND_WIN, Sound.ROUND_OVER} & set(output.sounds))
    assert {Sound.SHUFFLE, Sound.TILE, Sound.TURN} <= set(output.sounds)
    assert output.sounds[0] is Sound.SHUFFLE
    assert output.closed == 1


async def test_one_switch_mutes(qapp: QApplication, output: Output) -> None:
    settle(LOUD)
    async with started(qapp, game_setup([*people("Ada"), *computers(1)])) as desk:
        mute = desk.window.commands.mute
        await eventually(lambda: desk.window.table.invitation.moves)
        assert not mute.isChecked()
        press_mute(desk)
        await eventually(lambda: output.hushed)
        assert mute.isChecked()
        assert SettingsStore().current == replace(LOUD, muted=True, people=SettingsStore().current.people)
        before = len(output.sounds)
        desk.stage.sound_cues.say(Sound.REFUSAL)
        assert len(output.sounds) == before
        press_mute(desk)
        await eventually(lambda: len(output.sounds) > before)
        assert not mute.isChecked()
        assert not SettingsStore().current.muted
