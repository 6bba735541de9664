"""The deal of the day outside its dialog: in its help, lists of games, and where a game is chosen."""

from datetime import datetime, timedelta
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mtdesk import clock, paths
from mtdesk.record.daily_deal import PLAYERS, PRESET, ROUNDS
from mtdesk.record.deal_code import deal_of
from mtdesk.record.deal_results_file import FILE_NAME, DealResults, Start
from mtdesk.ui.files.game_file import GameContents, GameFile
from mtdesk.ui.files.game_index import GameIndex
from mtdesk.ui.files.games_model import ON_TABLE, Column, GamesModel
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.window import Headline
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.setup.new_game import NewGameDialog
from mtdesk.ui.setup.welcome import WelcomeDialog
from mtdesk.ui.window.recent import RecentGames
from mtdesk.ui.words.rules.document import SectionId, TableRules
from mtdesk.ui.words.rules.writing import rules_document
from tests.app.program import eventually
from tests.daily import BEGUN, DAY, own
from tests.ui.fingers import click
from tests.ui.setup.contests import DAILY, NOON, before, contest, shown, store

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("no_expert")]

NINE = datetime.combine(DAY, BEGUN)


@pytest.mark.parametrize("by_key", [True, False])
async def test_help_says_what_counts(by_key: bool) -> None:
    async with contest() as here:
        wanted: list[tuple[object, object]] = []
        here.days.words_wanted.connect(lambda rules, over: wanted.append((rules, over)))
        dialog = await here.daily()
        if by_key:
            QTest.keyClick(dialog, Qt.Key.Key_F1)
        else:
            click(dialog.help)
        ((rules, over),) = wanted
        assert over is dialog
        assert isinstance(rules, TableRules)
        first, *others = rules_document(rules).sections
        assert first.id is SectionId.DAILY
        assert "first try counts" in " ".join(clause.text for clause in first.clauses)
        assert others
        dialog.reject()


async def test_the_rules_of_the_table_say_so_only_of_a_deal_of_the_day() -> None:
    async with contest() as here:
        await here.over()
        assert SectionId.DAILY not in sections(here.room.desk.rules())
        click((await here.daily()).play)
        await here.room.asked()
        assert SectionId.DAILY in sections(here.room.desk.rules())


def sections(rules: TableRules) -> list[SectionId]:
    return [section.id for section in rules_document(rules).sections]


async def test_a_person_who_chooses_a_game_finds_it() -> None:
    async with contest() as here:
        here.room.window.commands.new_game.trigger()
        asked = await press_daily()
        click((await eventually_shown()).leave)
        await eventually(lambda: QApplication.activeModalWidget() is asked)
        asked.reject()


async def test_a_person_who_does_not_want_it_is_back_at_the_new_game() -> None:
    async with contest() as here:
        here.room.window.commands.new_game.trigger()
        asked = await press_daily()
        asked.players.rows[1].name.setText("Grandma")
        daily = await eventually_shown()
        QTest.keyClick(daily, Qt.Key.Key_Escape)
        await eventually(lambda: QApplication.activeModalWidget() is asked)
        assert asked.players.rows[1].name.text() == "Grandma"
        click((await here.dialog(asked.daily.click)).play)
        await here.room.asked()
        assert deal_of(here.room.game.setup) == DAILY
        await eventually(lambda: QApplication.activeModalWidget() is None)


async def test_a_newcomer_who_plays_it_is_not_welcomed_again() -> None:
    async with contest() as here:
        here.room.store.change(guide_offered=False)
        beginning = here.room.tasks.start(here.room.setup.begin_first())
        for plays in (False, True):
            welcome = await eventually_welcomed()
            click(welcome.game)
            asked = await press_daily()
            daily = await eventually_shown()
            if plays:
                click(daily.play)
                break
            daily.reject()
            await eventually(partial(on_top, asked))
            asked.reject()
        await beginning
        await here.room.asked()
        assert deal_of(here.room.game.setup) == DAILY


def test_a_replay_has_room_for_the_longest_form_of_the_headline(qtbot: QtBot) -> None:
    headline = Headline()
    qtbot.addWidget(headline)
    headline.show_text("Deal of the day  ·  March 5\nMar 5")
    assert headline.text() == headline.toolTip() == "Deal of the day  ·  March 5"


async def eventually_shown() -> DailyDialog:
    await eventually(shown)
    dialog = shown()
    assert isinstance(dialog, DailyDialog)
    return dialog


async def eventually_welcomed() -> WelcomeDialog:
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), WelcomeDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, WelcomeDialog)
    return dialog


def on_top(dialog: QWidget) -> bool:
    return QApplication.activeModalWidget() is dialog


async def press_daily() -> NewGameDialog:
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), NewGameDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    click(dialog.daily)
    return dialog


def listed(name: str, minute: int = 0, *, is_over: bool = True) -> GameFile:
    """Today's deal, begun at some minute past nine."""
    contents = GameContents(
        ("Ada", "Bo", "Cleo"),
        (0,),
        ROUNDS,
        ROUNDS,
        (Fraction(0),) * PLAYERS,
        (1, 1, 1) if is_over else (),
        PRESET,
        begun=NINE.replace(minute=minute),
        seed=DAILY.seed,
    )
    return GameFile(Path(name), contents.begun, contents)


def tried() -> list[GameFile]:
    """Two finished tries, the first with help, and one that was left between them."""
    first, second = own(DAY, 9, helped=True), own(DAY, 8)
    store(first)
    file = DealResults(paths.user_data_dir() / FILE_NAME)
    for minute in (5, 20, 30):
        file.start(Start(DAILY.seed, "Ada", NINE.replace(minute=minute)))
    file.add(second.origin, second.result, NINE.replace(minute=30))
    games = [listed("a", 5), listed("b", 20, is_over=False), listed("c", 30)]
    return GameIndex().with_tries(games)


NAMED = ["Deal of the day · March 5 · with help", *(f"Deal of the day · March 5 · Try {at}" for at in (2, 3))]


def test_the_list_of_games_names_tries_and_help() -> None:
    games = tried()
    model = GamesModel(Path(), ("Ada",))
    model.show_games(games)
    rules = [model.data(model.index(row, Column.RULES)) for row in range(model.rowCount())]
    assert sorted(rules) == sorted(f"{name.replace(' · March 5', '')} · Dutch" for name in NAMED)
    on_table = structs.replace(games[1], file=ON_TABLE)
    assert GameIndex().with_tries([on_table])[0].number == 2


async def test_recent_games_name_tries_and_help() -> None:
    async with contest() as here:
        games = tried()
        menu = QMenu(here.room.window)
        here.room.store.change(recent_games=tuple(str(one.file) for one in games))

        async def glance_at(file: Path) -> GameFile:
            return next(one for one in games if one.file == file)

        async def open_file(_: Path) -> bool:
            return True

        tasks = Tasks(lambda error: pytest.fail(str(error)))
        recent = RecentGames(menu, here.room.window, here.room.store, tasks, glance_at, open_file)
        here.room.library.tried.connect(recent.look)
        await here.desk.kept.keep("me", own(before(1), 3).result)
        await eventually(menu.isEnabled)
        menu.aboutToShow.emit()
        for action, name in zip(menu.actions(), NAMED, strict=False):
            assert name in action.text()


def test_others_have_tries_of_their_own() -> None:
    store(own(DAY, 9))
    game = listed("x", 40)
    assert game.contents is not None
    players = structs.replace(game.contents, players=("Zoe", "Bo", "Cleo"))
    other = structs.replace(game, contents=players)
    assert [one.number for one in GameIndex().with_tries([game, other])] == [2, 1]


async def test_a_deal_that_was_not_begun_is_marked_as_new_where_it_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store(own(before(1), 3))
    async with contest() as here:
        command, menu = here.room.window.commands.daily_deal, here.room.window.commands.menus[0]
        here.room.window.commands.new_game.trigger()
        asked = await press_daily()
        assert asked.daily.text() == "Deal of the da&y (new)…"
        assert command.text() == "Deal of the da&y…\tnew"
        click((await eventually_shown()).play)
        await here.room.asked()
        await eventually(lambda: command.text() == "Deal of the da&y…")
        monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(days=1))
        menu.aboutToShow.emit()
        assert command.text().endswith("new"), "after midnight"
        here.room.window.commands.retranslate()
        assert command.text().endswith("new")


async def test_nothing_is_said_of_a_deal_that_was_begun() -> None:
    DealResults(paths.user_data_dir() / FILE_NAME).start(Start(DAILY.seed, "Ada", NINE))
    async with contest() as here:
        await here.days._look()
        assert here.room.window.commands.daily_deal.text() == "Deal of the da&y…"
        here.room.window.commands.new_game.trigger()
        asked = await press_daily()
        assert asked.daily.text() == "Deal of the da&y…"
        (await eventually_shown()).reject()
        await eventually(partial(on_top, asked))
        asked.reject()
