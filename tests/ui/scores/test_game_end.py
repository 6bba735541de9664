"""The page after the last round: what it offers first."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.scores import round_end
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import EnterButton, RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from tests.windows import show

pytestmark = pytest.mark.window

ROUNDS = tuple(RoundScore((5, ()), (Fraction(5), Fraction(0)), Over.OUT) for _ in range(4))
SCORES = Scores(options_for("dutch", 2), ("Ada", "Bo"), ROUNDS, ended=True)


@pytest.mark.parametrize("guided", [True, False])
def test_enter_presses_the_gold_button(guided: bool) -> None:
    panel = GameEndPanel(SCORES)
    if guided:
        panel.offer_real_game()
    wished: list[str] = []
    panel.play_again.clicked.connect(lambda: wished.append("again"))
    panel.choose_new.clicked.connect(lambda: wished.append("new"))
    show(panel)
    panel.setFocus()  # as on the table
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert wished == ["new" if guided else "again"]
    gold, other = panel.play_again, panel.choose_new
    if guided:
        gold, other = other, gold
    assert gold.isDefault()
    assert not other.isDefault()
    assert gold.x() > other.x(), "what is offered first stands at the end of the row"
    assert panel.choose_new.text() == ("Play a real ga&me…" if guided else "&New game…")


def test_after_a_single_round_it_is_said_that_it_is_blocked() -> None:
    hands = (Tile(5, 4),), (Tile(6, 4),)
    last = RoundScore(hands, (Fraction(9), Fraction(10)), Over.BLOCKED)
    for rounds in (1, 3):
        options = options_for("dutch", 2, {"rounds": rounds})
        panel = GameEndPanel(Scores(options, ("Ada", "Bo"), (last,) * rounds))
        said = panel.play_again.accessibleDescription()
        assert ("The round is blocked because no one can play." in said) == (rounds == 1)


def _watched(
    page: type[GameEndPanel | RoundEndPanel],
) -> tuple[GameEndPanel | RoundEndPanel, EnterButton, list[object]]:
    """A page to be seen, the button that leaves it, and a list that grows each time it is left."""
    panel = page(SCORES)
    left: list[object] = []
    button = panel.play_again if isinstance(panel, GameEndPanel) else panel.go_on
    button.clicked.connect(lambda: left.append(panel))
    show(panel)
    return panel, button, left


@pytest.mark.parametrize("page", [GameEndPanel, RoundEndPanel])
def test_the_key_that_lets_a_computer_move_presses_no_button(
    page: type[GameEndPanel | RoundEndPanel],
) -> None:
    panel, button, left = _watched(page)
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert left == []
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert left == [panel]


@pytest.mark.parametrize("page", [GameEndPanel, RoundEndPanel])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_meant_for_what_was_shown_before_presses_no_button(
    monkeypatch: pytest.MonkeyPatch, page: type[GameEndPanel | RoundEndPanel], key: Qt.Key
) -> None:
    panel, button, left = _watched(page)
    monkeypatch.setattr(round_end, "_REST", 1_000_000)
    panel.rest()
    for _ in range(3):
        QTest.keyClick(button, key)
        QTest.keyClick(panel, key)
    assert left == []
    monkeypatch.setattr(round_end, "_REST", 0)
    button.rest()
    QTest.keyClick(button, key)
    assert left == [panel]
