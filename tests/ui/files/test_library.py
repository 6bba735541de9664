"""Games on disk and in their list: kept, opened, written where people say, sorted, and every refusal told."""

import os
from collections.abc import Callable, Coroutine, Iterator, Sequence
from datetime import UTC, date, datetime, time
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from mtdesk import paths
from mtdesk.control.guided import guided_setup
from mtdesk.record.daily import PRESET, ROUNDS, daily_deal
from mtdesk.record.model import Player
from mtdesk.record.record_file import Headline, Summary, read_record, write_record
from mtdesk.record.replay import play_again
from mtdesk.rules.presets import options_for
from mtdesk.ui.files import game_file
from mtdesk.ui.files.game_file import ON_TABLE, GameFile, Headlines
from mtdesk.ui.files.games_dialog import Column, FoundGames, GamesDialog, GamesModel
from mtdesk.ui.files.library import SUFFIX
from mtdesk.ui.files.saving import choose_file, choose_files
from tests.app.program import eventually, game_setup
from tests.records import write_journal
from tests.ui.room import Room, block_library, finished, kept, open_game, opened, played
from tests.windows import show


def file_dialog() -> QFileDialog | None:
    """The dialog that asks for a file, if it is open."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QFileDialog) and dialog.isVisible() else None


async def answer(act: Callable[[QFileDialog], None]) -> None:
    """Wait for the dialog that asks for a file, and do something with it that closes it."""
    dialog = await eventually(file_dialog)
    act(dialog)
    await eventually(lambda: file_dialog() is None)


def name(file: Path) -> Callable[[QFileDialog], None]:
    """Name a file and accept."""

    def act(dialog: QFileDialog) -> None:
        (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        field.setText(str(file))
        dialog.accept()

    return act


async def test_a_game_is_kept_from_the_first_move_of_a_person() -> None:
    players = (Player("Bo", "computer", "easy"), Player("Ada", "human"))
    setup = open_game()
    setup = replace(setup, players=players)
    async with opened() as room:
        record, moves = played(setup, 0), 0
        while all(move.player == 0 for move in record.rounds[0].moves):
            assert await room.library.keep_game(record, ())
            assert kept() == []
            moves += 1
            record = played(setup, moves)
        record.replace_player(1, Player("Cy", "computer", "easy"))
        assert await room.library.keep_game(record, ())
    assert [read_record(path) for path in kept()] == [record]
    assert moves > 1


async def test_a_game_of_computers_is_kept_from_its_first_move() -> None:
    players = tuple(Player(name, "computer", "easy") for name in ("Bo", "Cy"))
    async with opened() as room:
        assert await room.library.keep_game(played(replace(open_game(), players=players), 1), ())
    assert len(kept()) == 1


async def test_games_kept_one_after_the_other_do_not_overwrite_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not even by a clock that has been set back."""
    monkeypatch.setattr("mtdesk.clock.now", lambda: datetime(2026, 10, 25, 2, 30, tzinfo=UTC))
    records = [played(open_game(seed=str(number)), number) for number in range(1, 4)]
    async with opened() as room:
        for record in records:
            assert await room.library.keep_game(record, ())
    found = map(read_record, kept())
    assert sorted(found, key=lambda record: len(record.rounds[0].moves)) == records
    assert {path.suffix for path in kept()} == {SUFFIX}


@pytest.mark.parametrize("is_full", [False, True])
async def test_a_game_that_cannot_be_kept_is_told_and_not_safe(
    monkeypatch: pytest.MonkeyPatch, is_full: bool
) -> None:
    def no_space(file: int) -> None:
        raise OSError(28, "No space left on device")

    if is_full:
        monkeypatch.setattr("mtdesk.record.files.os.fsync", no_space)
    else:
        block_library()
    async with opened() as room:
        keeping = room.tasks.start(room.library.keep_game(played(open_game(), 1), ()))
        assert str(paths.user_data_dir() / paths.GAMES) in await room.close_box()
        assert await keeping is False
        assert not is_full or kept() == []


async def choose_game(room: Room) -> Path | None:
    return await choose_file(room.window, "Saved games", ".mtrain")


async def begins_in(room: Room, asking: Coroutine[Any, Any, Any]) -> Path:
    """The folder in which a dialog begins, which is then declined."""
    seen: list[Path] = []
    task = room.tasks.start(asking)

    def look(dialog: QFileDialog) -> None:
        seen.append(Path(dialog.directory().absolutePath()))
        dialog.reject()

    await answer(look)
    await task
    return seen[0]


async def test_dialogs_begin_where_people_last_saved_while_that_exists(tmp_path: Path) -> None:
    folder, record = tmp_path / "mine", played(open_game(), 1)
    folder.mkdir()
    async with opened() as room:
        assert await room.library.keep_game(record, ())
        usual = await begins_in(room, room.library.save_as(record, ()))
        saving = room.tasks.start(room.library.save_as(record, ()))
        await answer(name(folder / "game.mtrain"))
        await room.close_box("OK")
        await saving
        assert await begins_in(room, room.library.save_as(record, ())) == folder
        assert await begins_in(room, choose_files(room.window, "Saved games", ".mtrain")) == folder
        assert await begins_in(room, choose_game(room)) == folder
        choosing = room.tasks.start(choose_game(room))
        write_record(tmp_path / "other.mtrain", record)
        await answer(name(tmp_path / "other.mtrain"))
        assert await choosing == tmp_path / "other.mtrain"
        assert await begins_in(room, choose_game(room)) == tmp_path
        choosing = room.tasks.start(choose_game(room))
        await answer(name(folder / "game.mtrain"))
        await choosing
        (folder / "game.mtrain").unlink()
        folder.rmdir()
        assert await begins_in(room, room.library.save_as(record, ())) == usual


@pytest.mark.parametrize("typed", ["mine", "mine.mtrain"])
async def test_a_game_is_saved_where_people_say(tmp_path: Path, typed: str) -> None:
    record = played(open_game(), 2)
    async with opened() as room:
        saving = room.tasks.start(room.library.save_as(record, ()))
        await answer(name(tmp_path / typed))
        assert await room.close_box("OK") == f"Saved as “mine.mtrain” in “{tmp_path}”."
        await saving
    assert [path.name for path in tmp_path.iterdir()] == ["mine.mtrain"]
    assert read_record(tmp_path / "mine.mtrain") == record


async def test_a_finished_game_is_kept_also_if_its_journal_cannot_be_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished(open_game())
    journal = paths.journal()
    journal.parent.mkdir(parents=True, exist_ok=True)
    write_journal(journal, record)

    def refuse(file: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(file))

    async with opened() as room:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", refuse)
            assert await room.library.last_game() is None
    assert [read_record(path) for path in kept()] == [record]


DAY = date(2026, 3, 5)
LIBRARY = Path("games")
EVENING = datetime(2026, 3, 5, 20, 15)  # noqa: DTZ001 -- by the clock on the wall


def won(
    *totals: int, names: Sequence[str] = ("Ada", "Bo"), people: Sequence[int] = (0,), rounds: int = 1
) -> Headline:
    """A game with these totals after one round, which is its last one unless there are more."""
    players = [
        Player(name, "human") if seat in people else Player(name, "computer", "easy")
        for seat, name in enumerate(names)
    ]
    setup = replace(game_setup(players, seed="x"), preset="dutch")
    setup = replace(setup, options=options_for("dutch", len(names), {"rounds": rounds}), seed=None)
    return Headline(setup, Summary(1, 1, 30, tuple(map(Fraction, totals))))


def listed(name: str, day: int, headline: Headline | None) -> GameFile:
    return GameFile(LIBRARY / name, EVENING.replace(day=day), headline)


def column(games: FoundGames, what: Column) -> list[str]:
    return [str(games.index(row, what).data()) for row in range(games.rowCount())]


def names(games: FoundGames) -> list[str]:
    return [row.game.file.name for row in games.rows]


def found(*games: GameFile) -> FoundGames:
    """The list of these games."""
    model = GamesModel(LIBRARY, ("Ada",))
    model.show_games(games)
    return FoundGames(model)


# What a file says


async def test_dates_come_from_the_record_else_from_the_name_else_from_the_file(tmp_path: Path) -> None:
    dated, named, other, ancient = (
        tmp_path / "a.mtrain",
        tmp_path / "2025-01-02 03.04.05.000006 2.mtrain",
        tmp_path / "b",
        tmp_path / "c",
    )
    write_record(dated, finished(replace(open_game(), begun=EVENING)))
    for file in (named, other, ancient):
        write_record(file, finished(open_game()))
    for file in (dated, named, other):
        os.utime(file, (1_000_000_000, 1_000_000_000))  # as an import leaves them
    os.utime(ancient, (-(10**9), -(10**9)))
    headlines = Headlines()
    assert (await headlines.look_at(dated)).when == EVENING
    assert (await headlines.look_at(named)).when == datetime(2025, 1, 2, 3, 4, 5, 6)  # noqa: DTZ001
    for file, year in ((other, 2001), (ancient, 1938)):
        when = (await headlines.look_at(file)).when
        assert when is not None
        assert when.year == year


def test_the_own_seat_is_that_of_the_person_who_played_last() -> None:
    two = listed("x", 1, won(1, 2, 3, names=("Ada", "Bo", "Cleo"), people=(0, 1)))
    assert two.seat_of(("Zoe", "Bo", "Ada")) == 1
    assert two.seat_of(("Cleo",)) is None, "a computer of this name"
    assert listed("y", 1, won(1, 2)).seat_of(("Zoe",)) == 0, "the only person there"


async def test_a_file_is_read_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, headlines = tmp_path / "x.mtrain", Headlines()
    record = played(open_game(), 1)
    write_record(file, record, play_again(record.copy()).ended)
    first = await headlines.look_at(file)
    with monkeypatch.context() as patch:
        patch.setattr(game_file, "read_headline", lambda _: pytest.fail("it is known"))
        assert await headlines.look_at(file) == first
    write_record(file, finished(open_game()))
    assert (await headlines.look_at(file)).is_finished


async def test_damaged_and_missing_files_are_rows_not_errors(tmp_path: Path) -> None:
    damaged, missing, odd = tmp_path / "damaged", tmp_path / "missing", Path("a\0b")
    damaged.write_text('{"format": "mtdesk-record", "version": 2')
    found: list[GameFile] = []
    await Headlines().read([damaged, missing, odd], found.extend)
    assert {one.file: (one.is_there, one.headline) for one in found} == {
        damaged: (True, None),
        missing: (False, None),
        odd: (False, None),
    }


# The list


@pytest.fixture
def games() -> FoundGames:
    half = won(9, 7, rounds=3)
    half = Headline(replace(half.setup, rule_set="Granny's"), half.summary)
    return found(
        listed("old", 1, won(20, 5)),
        listed("new", 9, won(3, 8, names=("Ada", "Zoë"))),
        listed("half", 5, half),
        listed("bad", 7, None),
    )


def test_the_newest_game_is_first(games: FoundGames) -> None:
    games.sort(Column.DATE, Qt.SortOrder.DescendingOrder)
    assert names(games) == ["new", "bad", "half", "old"]
    assert column(games, Column.PLAYERS) == ["Ada and Zoë", "bad", "Ada and Bo", "Ada and Bo"]
    assert column(games, Column.RESULT) == ["Won by Ada", "Cannot be read", "Round 1 of 3", "Won by Bo"]
    assert column(games, Column.PLACE) == ["1.", "", "–", "2."]
    assert column(games, Column.POINTS) == ["3", "", "9", "20"]
    assert column(games, Column.RULES)[2] == "Granny's"


def test_games_are_sorted_by_any_column_and_those_without_a_value_are_last(games: FoundGames) -> None:
    games.sort(Column.POINTS, Qt.SortOrder.AscendingOrder)
    assert column(games, Column.POINTS) == ["3", "9", "20", ""]
    games.sort(Column.POINTS, Qt.SortOrder.DescendingOrder)
    assert column(games, Column.POINTS) == ["20", "9", "3", ""]
    games.sort(Column.PLAYERS, Qt.SortOrder.AscendingOrder)
    assert names(games) == ["half", "old", "new", "bad"], "of equals, the newest is first"
    games.sort(Column.DATE, Qt.SortOrder.AscendingOrder)
    assert names(games) == ["old", "half", "bad", "new"]


@pytest.mark.parametrize("order", Qt.SortOrder)
def test_the_game_on_the_table_is_first(order: Qt.SortOrder) -> None:
    table = GameFile(ON_TABLE, headline=won(1, 2))
    games = found(table, listed("a", 1, won(20, 5)), listed("b", 2, None))
    for what in Column:
        games.sort(what, order)
        assert column(games, Column.DATE)[0] == "On the table"


def test_files_with_a_name_are_listed_with_it() -> None:
    games = found(GameFile(Path("elsewhere") / "Christmas.mtrain", EVENING, won(1, 2)))
    assert column(games, Column.PLAYERS) == ["Ada and Bo · Christmas.mtrain"]
    words = str(games.index(0, Column.PLAYERS).data(Qt.ItemDataRole.ToolTipRole))
    assert words.endswith("Christmas.mtrain")


def test_a_guided_round_and_a_deal_of_the_day_are_called_so() -> None:
    guided = Headline(guided_setup("Ada", ["Bo", "Cy"]), Summary(1, 0, 3, (Fraction(0),) * 3))
    assert column(found(listed("x", 1, guided)), Column.RULES) == ["Guided round"]
    begun = datetime.combine(DAY, time(20))
    three = won(1, 2, 3, names="ABC", rounds=ROUNDS)
    setup = replace(three.setup, preset=PRESET, begun=begun, seed=daily_deal(DAY).seed)
    daily = Headline(setup, three.summary)
    assert column(found(listed("x", 1, daily)), Column.RULES) == ["Deal of the day · March 5 · Dutch rules"]
    on_time = GameFile(LIBRARY / "x", begun, daily)
    assert column(found(on_time), Column.RULES) == ["Deal of the day · Dutch rules"]


def test_a_game_that_went_on_is_listed_once_with_all_its_files() -> None:
    def of(moves: int, *, over: bool = False) -> Headline:
        one = won(3, 4, rounds=1 if over else 3)
        return Headline(replace(one.setup, seed="s", begun=EVENING), replace(one.summary, moves=moves))

    rounds = replace(of(1), setup=of(1).setup)
    games = found(
        GameFile(LIBRARY / "early", EVENING, rounds),
        GameFile(LIBRARY / "late", EVENING, of(9)),
        GameFile(Path("elsewhere/named"), EVENING, of(5)),
    )
    assert names(games) == ["late"]
    assert {file.name for file in games.rows[0].files} == {"early", "late", "named"}


# Searching


@pytest.fixture(params=["de_DE", "en_GB", "en_US", "hu_HU", "nl_NL"])
def locale(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def test_all_words_that_are_searched_for_must_be_there(games: FoundGames) -> None:
    for text, there in (("granny BO", ["half"]), ("granny zoe", []), ("ZOÉ", ["new"])):
        games.search(text)
        assert names(games) == there
    games.search("")
    assert games.rowCount() == 4


def test_dates_are_found_as_people_write_them(locale: str) -> None:
    days = ("2026-10-02", "2026-11-12", "2025-10-02")
    files = [
        GameFile(LIBRARY / f"{day}.x.mtrain", datetime.fromisoformat(f"{day}T20:15"), won(0, 3))
        for day in days
    ]
    games = found(*files)
    month = QLocale().monthName(10)
    for text in ("2026-10-02", "2.10.2026", "2/10/2026", f"{month} 2026", f"2026 {month} bo"):
        games.search(text)
        assert names(games) == ["2026-10-02.x.mtrain"], text


# The dialog


@pytest.fixture
def dialog() -> GamesDialog:
    return GamesDialog(LIBRARY, ("Ada",))


def test_what_is_typed_in_the_list_is_searched_for(dialog: GamesDialog) -> None:
    two = won(0, 3), won(0, 3, names=("Ada", "Zoë"))
    dialog.show_games([listed(f"{day}.mtrain", day, game) for day, game in enumerate(two, start=1)])
    show(dialog)
    dialog.list.setFocus()
    QTest.keyClicks(dialog.list, "zo")
    assert dialog.field.text() == "zo"
    assert column(dialog.games, Column.PLAYERS) == ["Ada and Zoë"]


def test_what_is_chosen_stays_chosen(dialog: GamesDialog) -> None:
    others = [listed(f"{number}.mtrain", 2, won(0, 3)) for number in range(100)]
    dialog.show_games([listed("old.mtrain", 1, won(0, 3, names=("Ada", "Zoë"))), *others])
    show(dialog)
    dialog.field.setText("zoe")
    dialog.field.clear()
    dialog.sort_by(Column.RESULT, rising=True)
    dialog.show_games([listed("one more.mtrain", 3, won(0, 3))])
    chosen = dialog.list.currentIndex()
    assert dialog.games.row_at(chosen).game.file.name == "old.mtrain"


def test_a_game_that_cannot_be_read_is_neither_chosen_first_nor_played(dialog: GamesDialog) -> None:
    dialog.show_games([listed("bad.mtrain", 2, None), listed("a.mtrain", 1, won(0, 3))])
    assert dialog.list.currentIndex().row() == 1
    assert dialog.replay.isEnabled()
    assert dialog.go_on.isEnabled()
    dialog.list.setCurrentIndex(dialog.games.index(0, 0))
    assert not dialog.replay.isEnabled()
    assert not dialog.go_on.isEnabled()
    assert dialog.remove.isEnabled()
