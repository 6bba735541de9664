"""By screen reader: games played by names, states and announcements alone, and what stands around them."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from mtdesk.ui.replay.window import ReplayWindow
from tests.app.blind import BlindPerson, Ears, name
from tests.app.program import (
    STILL,
    becomes,
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    saved,
    settle,
    started,
)
from tests.app.typist import focus, press, write

pytestmark = pytest.mark.slow


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


async def test_a_whole_game(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(2)], rounds=2, hand=4, set=6, seed="4")
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        result = await person.play_to_the_end()
        assert game_of(desk).is_over
        assert saved() == game_of(desk).record
        assert "win" in result
        assert any("fits: " in move for move in person.moves)
        assert {"draw", "pass"} <= {*person.moves}
        assert [page.partition(" is over")[0] for page in person.pages] == [
            f"Continue. Round {round_} of 2" for round_ in (1, 2)
        ]
        log = desk.window.log.list
        spoken = Qt.ItemDataRole.AccessibleTextRole
        sentences = [log.item(row).data(spoken) for row in range(log.count())]
        await eventually(lambda: sentences[-1] in ears.all())
        assert [sentence for sentence in sentences if sentence not in ears.all()] == []
        assert len(ears.heard) < len(sentences)


Key = Qt.Key
_CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


async def test_the_guided_round(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=4, set=6, seed="4")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        desk.window.commands.guide.trigger()
        await eventually(lambda: "The station. " in ears.all())
        await person.play_to_the_end()
        assert game_of(desk).is_over
        lessons = (
            "The station.",
            "Your tiles.",
            "Your train grows.",
            "The score.",
            "That was a whole round.",
        )
        assert [lesson for lesson in lessons if lesson not in ears.all()] == []
        assert not {"Drag", "Click", "click"} & {*ears.all().split()}


async def test_a_refusal_and_its_rule(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=6, set=6, seed="2")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        await eventually(lambda: ears.urgent)
        while (tile := person.focus()) is None or "fits" in name(tile):
            press(Key.Key_Right)
        press(Key.Key_Return)
        assert (
            ears.urgent[-1] == f"{name(tile)} does not fit on your train, which ends in 6. W opens the rule."
        )
        press(Key.Key_W)
        await eventually(lambda: QApplication.activeWindow() is not desk.window)
        rule = QAccessible.queryAccessibleInterface(focus()).textInterface()
        place = rule.cursorPosition()
        assert "same number" in rule.text(place, place + 200)
        await eventually(lambda: "same number" in ears.urgent[-1])
        press(Key.Key_Escape)
        desk.window.activateWindow()  # offscreen, nobody else does when a window closes
        await eventually(lambda: name(person.focus() or person.root()) == name(tile))


async def test_a_hint_and_an_undo(qapp: QApplication, ears: Ears) -> None:
    settle(replace(STILL, free_undo=True))
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=6, set=6, seed="2")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        await eventually(lambda: ears.urgent)
        press(Key.Key_H)
        await eventually(lambda: "Hint: " in ears.all())
        assert ears.urgent[-1].endswith("W gives the reason.")
        press(Key.Key_W)
        await eventually(lambda: "Other moves: " in ears.urgent[-1] or "as good as" in ears.urgent[-1])
        said = len(ears.urgent)
        for key in (Key.Key_F3, Key.Key_Return, Key.Key_Return):
            press(key)
        await eventually(lambda: "You play " in ears.all() and len(ears.urgent) > said)
        await eventually(desk.window.commands.undo.isEnabled)
        press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        await eventually(lambda: "Undone: You play " in ears.all())
        await eventually(lambda: ears.urgent[-1].endswith("It is your turn. Play a tile."))


async def test_the_key_for_undo_says_why_nothing_can_be_undone(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=6, set=6, seed="2")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        await eventually(lambda: ears.urgent)
        undo = desk.window.commands.undo
        assert not undo.isEnabled()
        press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert ears.urgent[-1] == undo.toolTip() == "There is nothing to undo in this round yet."


async def test_a_replay_after_the_last_round(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=2, set=6, seed="4")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        await person.play_to_the_end()
        press(Key.Key_B, Qt.KeyboardModifier.AltModifier)
        window = await becomes(ReplayWindow, QApplication.activeWindow)
        await eventually(window.view.hasFocus)  # a key before that goes nowhere
        await eventually(lambda: window.player.last > 0 and not window.player.is_on_its_way)
        told = len(ears.heard)
        for _ in range(3):
            press(Key.Key_Right)
            await eventually(lambda told=told: len(ears.heard) > told)  # type: ignore[misc]
            told = len(ears.heard)


async def test_house_rules(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=4, set=6, seed="4")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        await eventually(lambda: ears.urgent)
        press(Key.Key_R, _CTRL_SHIFT)
        await eventually(lambda: QApplication.activeModalWidget() not in (None, desk.window))
        await eventually(lambda: QApplication.activeWindow() is QApplication.activeModalWidget())
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        await eventually(dialog.isActiveWindow)  # a key before that goes nowhere
        person = BlindPerson(dialog, ears)
        person.tab_to("Search options")
        write("doubles per turn")
        option = person.tab_to("Doubles per turn")
        assert "double" in option.text(QAccessible.Text.Description)
        before = option.text(QAccessible.Text.Value)
        press(Key.Key_Down)
        assert option.text(QAccessible.Text.Value) != before
        press(Key.Key_Up)
        for _ in range(2):  # the first one clears the search
            press(Key.Key_Escape)
        await eventually(lambda: QApplication.activeModalWidget() is None)


async def test_the_score_pad(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1, hand=4, set=6, seed="4")
    async with started(qapp, setup, painted=False) as desk:
        desk.window.activateWindow()
        await eventually(lambda: ears.urgent)
        press(Key.Key_T, _CTRL_SHIFT)
        await eventually(lambda: QApplication.activeWindow() not in (None, desk.window))
        pad = QApplication.activeWindow()
        assert pad is not None
        person = BlindPerson(pad, ears)
        person.tab_to("New score pad")
        press(Key.Key_Space)
        for number, who in enumerate(("Ada", "Bo", "Cleo", "Dirk"), start=1):
            person.tab_to(f"Name of player {number}")
            write(who)
        person.tab_to("Start")
        press(Key.Key_Space)
        await eventually(lambda: "Ada" in name(person.focus() or person.root()))
        for points in ("4", "0", "12", "7"):
            write(points)
            press(Key.Key_Return)
        press(Key.Key_Return)
        await eventually(lambda: "Round 2" in ears.all())
