"""The Recent games menu is narrower than its window however long the names are, and shows all times."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import moment_text
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.record_file import Headline
from mtdesk.settings import SettingsStore, TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.files.game_file import ON_TABLE, GameFile
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.window.recent import RecentGames
from tests.app.program import eventually
from tests.ui.files.test_games import won

pytestmark = pytest.mark.window

WHEN = datetime(2026, 11, 24, 18, 5, tzinfo=UTC)
NAMES = (
    *("Annegret", "Bartholomew", "Clementine", "Dagobert", "Eleonora"),
    *("Friederike", "Gwendolyn", "Hieronymus", "Ingeborg", "Jolanda"),
)


def game(names: tuple[str, ...], *, over: bool) -> GameFile:
    """A game of these players, in its third round or over."""
    headline = won(*range(len(names), 0, -1), names=names, rounds=1 if over else 13)
    if not over:
        headline = Headline(headline.setup, replace(headline.summary, dealt=3, over=2))
    return GameFile(library_folder() / f"{len(names)}-{over}.mtrain", WHEN, headline)


async def filled(window: QWidget, games: Sequence[GameFile], on_table: GameFile | None = None) -> QMenu:
    """The menu with these games, as it is shown."""
    menu = QMenu(window)
    store, tasks = SettingsStore(), Tasks(lambda error: pytest.fail(str(error)))
    store.change(recent_games=tuple(str(one.file) for one in games))

    async def look_at(file: Path) -> GameFile:
        return next(one for one in games if one.file == file)

    async def open_file(_: Path) -> bool:
        return True

    recent = RecentGames(menu, window, store, tasks, look_at, open_file, lambda: on_table)
    recent.look()
    await eventually(menu.isEnabled)
    menu.aboutToShow.emit()
    return menu


def daily(moves: int = 0) -> Headline:
    """The deal of the day after so many moves."""
    deal = daily_deal(WHEN.date())
    names = ("Ada", "Bo", "Cy")
    one = won(0, 0, 0, names=names, rounds=deal.options.rounds)
    setup = replace(one.setup, preset=deal.preset, seed=deal.seed, begun=WHEN.replace(tzinfo=None))
    return Headline(setup, replace(one.summary, dealt=2, moves=moves))


@pytest.mark.parametrize("text", ["normal", "largest"])
async def test_a_deal_of_the_day_is_called_so(plain: QApplication, qtbot: QtBot, text: TextSize) -> None:
    size = QSize(1024, 700)
    apply_theme(plain, FELT, scale_for(text, size))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    menu = await filled(window, [GameFile(library_folder() / "daily.mtrain", WHEN, daily())])
    assert "Deal of the day · November 24 · round 2 of 3" in menu.actions()[0].text()
    assert menu.sizeHint().width() <= size.width()


async def test_a_game_that_went_on_is_offered_once(plain: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    files = [
        GameFile(folder / f"{moves}.mtrain", WHEN, daily(moves))
        for folder, moves in ((library_folder(), 5), (library_folder(), 9), (Path("/named"), 7))
    ]
    files.insert(2, GameFile(library_folder() / "copy of 9.mtrain", WHEN, daily(9)))

    async def offered(on_table: GameFile | None) -> list[str]:
        menu = await filled(window, files, on_table)
        return [Path(action.toolTip()).stem for action in menu.actions()[:-2]]

    assert await offered(None) == ["9", "7"]
    assert await offered(GameFile(ON_TABLE, headline=daily(11))) == ["7"], "what people named stays"
    assert await offered(GameFile(ON_TABLE, headline=daily(1))) == ["9", "7"], "it was begun again"


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1280, 720)])
@pytest.mark.parametrize("text", ["normal", "largest"])
async def test_names_are_elided_so_that_the_time_stays(
    plain: QApplication, qtbot: QtBot, text: TextSize, size: QSize
) -> None:
    apply_theme(plain, FELT, scale_for(text, size))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    games = [game(NAMES, over=False), game(NAMES, over=True), game(("Ada", "Bo"), over=True)]
    menu = await filled(window, games)
    whole = ", ".join(NAMES[:-1])
    assert menu.sizeHint().width() <= size.width() * 0.7
    for action in menu.actions()[:3]:
        assert action.text().endswith(f"\t{moment_text(WHEN)}")
    assert "Ada and Bo · won by Bo" in menu.actions()[2].text()
    for action in menu.actions()[:2]:
        assert "Annegret" in action.text()
        assert whole not in action.text()
        assert whole in action.toolTip()
    assert "round 3 of 13" in menu.actions()[0].text()
