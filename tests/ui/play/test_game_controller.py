"""Which game is on the table: none ever leaves it without being safe."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.ai.levels import LEVELS
from mtdesk.control.game import Game
from mtdesk.record.deal_code import deal_code
from mtdesk.record.model import Player, Record
from mtdesk.record.record_file import read_record, write_record
from mtdesk.settings import Settings, SettingsStore
from mtdesk.table.look import seat_look
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.new_game import setup_page, shown_setup, start_new_game
from tests.app.program import eventually, game_setup, people, saved
from tests.records import write_journal
from tests.ui.room import (
    POPS_UP,
    Room,
    block_library,
    finished,
    kept,
    move_count,
    open_box,
    open_game,
    opened,
    played,
)


@pytest.fixture
def last() -> Record:
    """A game that was being played when the program ended."""
    return left_behind(played(open_game(seed="last"), 2))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game."""
    path = tmp_path / "saved.mtrain"
    write_record(path, played(open_game(seed="file"), 1))
    return path


def left_behind(record: Record) -> Record:
    """Let the next program find this game in the journal."""
    paths.journal().parent.mkdir(parents=True, exist_ok=True)
    write_journal(paths.journal(), record)
    return record


def begin(room: Room, file: Path | None = None) -> asyncio.Task[None]:
    task: asyncio.Task[None] = room.tasks.start(room.begin(file))
    return task


async def on_the_table(room: Room) -> Game:
    """The game that has come to the table, once somebody is asked."""
    await eventually(lambda: room.session.game)
    await room.asked()
    return room.game


# The start


async def test_a_file_is_opened_and_the_last_game_kept(last: Record, file: Path) -> None:
    content = file.read_bytes()
    async with opened() as room:
        await begin(room, file)
        game = await on_the_table(room)
        assert game.record == read_record(file) == saved()
        assert [read_record(path) for path in kept()] == [last]
        await room.make()
        assert file.read_bytes() == content, "a file people named is not the journal"


async def test_a_file_that_cannot_be_read_leaves_the_last_game(last: Record, file: Path) -> None:
    file.write_text("no game")
    async with opened() as room:
        begin(room, file)
        assert file.name in await room.close_box()
        assert (await on_the_table(room)).record == last
        assert kept() == []


async def test_the_first_start_shows_the_set_up() -> None:
    async with opened() as room:
        begin(room)
        page = await shown_setup()
        QTest.keyClick(page.deal, Qt.Key.Key_Escape)
        assert page.isVisible(), "there is nothing to go back to"
        assert room.session.game is None
        assert not paths.journal().exists()


# A finished game in the journal


async def test_a_finished_game_that_cannot_be_kept_is_never_lost() -> None:
    record = left_behind(finished(open_game()))
    content = paths.journal().read_bytes()
    block_library()
    async with opened() as room:
        pages: list[object] = []
        room.window.overlay.changed.connect(lambda: pages.append(type(room.window.overlay.page)))
        begin(room)
        await room.close_box()
        assert paths.journal().read_bytes() == content
        # It is on the table again, and leaves it for another game only when it can be kept.
        await eventually(lambda: isinstance(room.window.overlay.page, GameEndPanel))
        assert RoundEndPanel not in pages
        assert room.game.record == record
        again = room.tasks.start(room.desk.play_again())
        await room.close_box()
        await again
        assert room.game.record == record == saved()
        (paths.user_data_dir() / paths.GAMES).unlink()
        await room.desk.play_again()
        assert [read_record(path) for path in kept()] == [record]
        assert (await on_the_table(room)).record != record


# A journal that cannot be read


@POPS_UP
async def test_whatever_is_in_the_place_of_the_journal_is_set_aside() -> None:
    for number in (1, 2):
        (paths.journal() / "inside").mkdir(parents=True)
        async with opened() as room:
            begin(room)
            aside = paths.journal().with_name(f"current-damaged-{number}.journal")
            assert aside.name in await room.close_box()
            assert (aside / "inside").is_dir()
            await start_new_game("dutch", ["Ada", "Bo"], 0)
            await eventually(lambda: room.session.game and saved() == room.game.record)
            assert room.told == []
        paths.journal().unlink()


@POPS_UP
async def test_what_cannot_even_be_set_aside_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    (paths.journal() / "inside").mkdir(parents=True)

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "rename", refuse)
    async with opened() as room:
        begin(room)
        assert paths.journal().name in await room.close_box()
        await start_new_game("dutch", ["Ada", "Bo"], 0)
        await eventually(lambda: room.told)
        assert str(paths.journal()) in room.told[0]
        assert (paths.journal() / "inside").is_dir()
        assert room.session.is_unsaved


async def test_a_damaged_journal_is_played_on_as_far_as_it_can_be_read(last: Record) -> None:
    damaged = paths.journal().read_bytes() + b'{"move": "nonsense"}\n'
    paths.journal().write_bytes(damaged)
    async with opened() as room:
        begin(room)
        said = await room.close_box()
        assert (await on_the_table(room)).record == last
        (aside,) = paths.journal().parent.glob("current.journal.damaged-*")
        assert aside.name in said
        assert aside.read_bytes() == damaged


# One game after another


async def test_a_game_that_cannot_be_kept_stays_on_the_table(last: Record) -> None:
    block_library()
    async with opened() as room:
        await begin(room)
        game = await on_the_table(room)
        before = paths.journal().read_bytes()
        again = room.tasks.start(room.desk.play_again())
        await eventually(open_box)
        assert paths.journal().read_bytes() == before
        assert str(paths.user_data_dir() / paths.GAMES) in await room.close_box()
        await again
        assert await on_the_table(room) is game
        assert game.record == last
        assert paths.journal().read_bytes() == before
        await room.make()
        await room.asked()
        assert move_count(game.record) == move_count(last) + 1
        assert saved() == game.record


async def test_a_double_click_on_play_again_starts_one_game(last: Record) -> None:
    async with opened() as room:
        await begin(room)
        former = await on_the_table(room)
        await asyncio.gather(room.desk.play_again(), room.desk.play_again())
        game = await on_the_table(room)
        assert game is not former
        assert game.setup.players == former.setup.players
        assert game.setup.seed != former.setup.seed
        assert [read_record(path) for path in kept()] == [last], "a second game would have been kept too"
        assert saved() == game.record


@pytest.mark.parametrize("is_played_on", [False, True])
async def test_an_opened_game_is_kept_if_it_was_played_on(file: Path, is_played_on: bool) -> None:
    async with opened() as room:
        await begin(room, file)
        game = await on_the_table(room)
        if is_played_on:
            await room.make()
            await room.asked()
        await room.desk.play_again()
        await on_the_table(room)
        assert [read_record(path) for path in kept()] == [game.record] * is_played_on


@POPS_UP
async def test_a_new_game_remembers_the_people_and_the_choice(last: Record) -> None:
    async with opened() as room:
        room.store.keep(Settings(people=("Zoe", "Bo")))
        await begin(room)
        await on_the_table(room)
        room.setup.new_game()
        await start_new_game("swiss", ["Ada", "Bo"], 0, rounds="three")
        await eventually(lambda: room.game.setup.preset == "swiss")
        remembered = SettingsStore().current
        assert remembered.people == ("Ada", "Bo", "Zoe")
        choice = remembered.last_game
        assert (choice.preset, choice.rounds) == ("swiss", 3)
        assert [player.name for player in choice.players] == ["Ada", "Bo"]
        setup = room.game.setup
        assert (setup.preset, setup.options.rounds) == ("swiss", 3)
        assert [player.name for player in setup.players] == ["Ada", "Bo"]
        assert [read_record(path) for path in kept()] == [last]


@POPS_UP
async def test_a_new_game_that_cannot_begin_is_offered_again_as_it_was_chosen(last: Record) -> None:
    block_library()
    async with opened() as room:
        await begin(room)
        game = await on_the_table(room)
        room.setup.new_game()
        starting = room.tasks.start(start_new_game("swiss", ["Ada", "Bo"], 0, rounds="three"))
        await room.close_box()
        await eventually(lambda: room.session.is_paused)
        page = setup_page()
        assert page is not None
        choice = page.model.choice()
        assert (choice.preset, choice.rounds) == ("swiss", 3)
        assert [player.name for player in choice.players] == ["Ada", "Bo"]
        QTest.keyClick(page.deal, Qt.Key.Key_Escape)
        await starting
        assert room.game is game
        assert SettingsStore().current.last_game.preset != "swiss"


async def test_who_wants_no_new_game_plays_on(last: Record) -> None:
    async with opened() as room:
        await begin(room)
        game = await on_the_table(room)
        before = SettingsStore().current
        room.setup.new_game()
        page = await shown_setup()
        QTest.keyClick(page.deal, Qt.Key.Key_Escape)
        assert setup_page() is None
        assert room.window.view.hasFocus()
        assert room.game is game
        assert SettingsStore().current == before
        assert kept() == []
        await room.make()


# Levels of another version


@pytest.fixture
def foreign_file(tmp_path: Path) -> Path:
    """A saved game with a computer player of a strength nobody here knows, and one everybody knows."""
    players = [*people("Ada"), Player("Hal", "computer", "oracle"), Player("Tik", "computer", "easy")]
    path = tmp_path / "foreign.mtrain"
    write_record(path, played(game_setup(players, hand=5), 0))
    return path


async def test_unknown_levels_are_replaced(last: Record, foreign_file: Path) -> None:
    async with opened() as room:
        begin(room, foreign_file)
        await eventually(lambda: room.told)
        assert "Hal" in room.told[0]
        assert "Tik" not in room.told[0]
        game = await on_the_table(room)
        assert [player.level for player in game.setup.players] == [None, LEVELS[-1], "easy"]
        assert [read_record(path) for path in kept()] == [last]


async def test_the_set_up_comes_again_as_it_was_chosen() -> None:
    async with opened() as room:
        room.window.commands.full_screen.setChecked(True)
        room.setup.new_game()
        former = await shown_setup()
        former.model.rename(former.model.seats[0], "Kim")
        former.model.give_to(former.model.seats[0], None, on_phone=True)
        shared = game_setup(people("Zoe", "Ada", "Bo"), seed="0123456789ABCDEF")
        former.read_code(deal_code(shared))
        choice, left = former.model.choice(), room.setup.open_page()
        assert left is not None
        await room.setup.reopen(left)
        page = await shown_setup()
        assert page is not former
        assert page.model.choice() == choice
        assert page.model.phones == {0}
        assert page.model.deal is not None
        assert page.model.deal.seed == shared.seed
        await eventually(lambda: not isValid(former))
        assert room.window.commands.full_screen.isChecked()


async def test_players_have_the_colours_and_emblems_that_they_chose() -> None:
    async with opened() as room:
        room.store.keep(room.store.current.with_look("Bo", 6, {"Ada"}))
        room.session.start_game(Game(open_game()), room.store.current)
        await room.asked()
        assert [seat_look(seat) for seat in (0, 1)] == [SEAT_LOOKS[0], SEAT_LOOKS[6]]
        room.setup.new_game()
        page = await shown_setup()
        page.model.look_chosen.emit("Ada", 6)
        assert SettingsStore().current.looks == {"Ada": 6}, "two players never look alike"
        assert page.model.looks[:2] == (6, 1)
        record, shown = room.game.record.copy(), room.table.view_shown
        room.setup.leave()
        await eventually(lambda: room.table.view_shown is not shown)
        assert [seat_look(seat) for seat in (0, 1)] == [SEAT_LOOKS[6], SEAT_LOOKS[1]]
        assert room.game.record == record
