"""The list of games: what it tells of each, from where the dates come, how it is sorted and searched."""

import os
import sqlite3
from collections.abc import Sequence
from datetime import date, datetime, time
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from mtdesk import paths
from mtdesk.record.daily_deal import PRESET, ROUNDS, daily_deal
from mtdesk.record.record_file import read_record, write_record
from mtdesk.ui.files import game_index
from mtdesk.ui.files.game_cache import FILE_NAME, GameCache
from mtdesk.ui.files.game_file import GameContents, GameFile, own_seat, read_contents, stamp_of
from mtdesk.ui.files.game_index import GameIndex
from mtdesk.ui.files.games_model import ON_TABLE, Column, GamesModel
from tests.ui.room import finished, open_game, played

DAY = date(2026, 3, 5)

LIBRARY = Path("games")
EVENING = datetime(2026, 3, 5, 20, 15)  # noqa: DTZ001 -- by the clock on the wall


def won(*totals: int, names: Sequence[str] = ("Ada", "Bo"), people: Sequence[int] = (0,)) -> GameContents:
    """A finished game of one round with these totals."""
    places = tuple(1 + sum(other < total for other in totals) for total in totals)
    return GameContents(tuple(names), tuple(people), 1, 1, tuple(map(Fraction, totals)), places, "dutch")


def listed(name: str, day: int, contents: GameContents | None) -> GameFile:
    return GameFile(LIBRARY / name, EVENING.replace(day=day), contents)


def column(model: GamesModel, what: Column) -> list[str]:
    return [model.data(model.index(row, what)) for row in range(model.rowCount())]


# What a file says


def test_a_record_says_when_it_was_begun(tmp_path: Path) -> None:
    record = finished(replace(open_game(), begun=EVENING))
    write_record(tmp_path / "x.mtrain", record)
    assert read_record(tmp_path / "x.mtrain").setup.begun == EVENING
    assert b'"begun":"2026-03-05T20:15"' in (tmp_path / "x.mtrain").read_bytes()


@pytest.mark.parametrize("said", ["never", 7, None, "2026-13-01", "x" * 1000])
def test_a_date_that_cannot_be_read_spoils_no_game(tmp_path: Path, said: object) -> None:
    import json

    write_record(tmp_path / "x.mtrain", finished(open_game()))
    raw = json.loads((tmp_path / "x.mtrain").read_bytes())
    (tmp_path / "x.mtrain").write_text(json.dumps({**raw, "begun": said}))
    assert read_record(tmp_path / "x.mtrain").setup.begun is None


async def test_dates_come_from_the_record_else_from_the_name_else_from_the_file(tmp_path: Path) -> None:
    dated, named, other = (
        tmp_path / "a.mtrain",
        tmp_path / "2025-01-02 03.04.05.000006 2.mtrain",
        tmp_path / "b",
    )
    write_record(dated, finished(replace(open_game(), begun=EVENING)))
    write_record(named, finished(open_game()))
    write_record(other, finished(open_game()))
    for file in (dated, named, other):
        os.utime(file, (1_000_000_000, 1_000_000_000))  # as an import leaves them
    index = GameIndex()
    assert (await index.look_at(dated)).when == EVENING
    assert (await index.look_at(named)).when == datetime(2025, 1, 2, 3, 4, 5, 6)  # noqa: DTZ001
    told = (await index.look_at(other)).when
    assert told is not None
    assert told.year == 2001


def test_a_finished_game_tells_who_won_and_the_places(tmp_path: Path) -> None:
    write_record(tmp_path / "x", finished(open_game()))
    contents = read_contents(tmp_path / "x")
    assert contents.players == ("Ada", "Bo")
    assert contents.people == (0, 1)
    assert contents.is_finished
    assert [contents.players[place - 1] for place in (1,) if contents.places[0] == 1] in ([], ["Ada"])
    best = min(contents.totals)
    names = zip(contents.players, contents.totals, strict=True)
    assert contents.winners == tuple(name for name, total in names if total == best)


def test_an_unfinished_game_tells_its_round(tmp_path: Path) -> None:
    write_record(tmp_path / "x", played(open_game(rounds=3), 2))
    contents = read_contents(tmp_path / "x")
    assert (contents.round, contents.rounds, contents.winners) == (1, 3, ())


def test_the_own_seat_is_that_of_the_person_who_played_last() -> None:
    two = won(1, 2, 3, names=("Ada", "Bo", "Cleo"), people=(0, 1))
    assert own_seat(two, ("Zoe", "Bo", "Ada")) == 1
    assert own_seat(two, ("Cleo",)) is None, "a computer of this name"
    assert own_seat(won(1, 2), ("Zoe",)) == 0, "the only person there"


# Reading each file once


async def tell(index: GameIndex, files: Sequence[Path]) -> list[list[GameFile]]:
    told: list[list[GameFile]] = []
    await index.tell(files, lambda games: told.append(list(games)))
    return told


async def test_a_file_is_read_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.mtrain"
    write_record(file, played(open_game(), 1))
    first, then = await tell(GameIndex(), [file])
    assert [game.is_read for game in (*first, *then)] == [False, True]
    monkeypatch.setattr(game_index, "read_contents", lambda _: pytest.fail("it is known"))
    ((known,),) = await tell(GameIndex(), [file])
    assert known == then[0]
    monkeypatch.undo()
    write_record(file, finished(open_game()))
    _, (now,) = await tell(GameIndex(), [file])
    assert now.contents is not None
    assert now.contents.is_finished


async def test_damaged_and_missing_files_are_rows_not_errors(tmp_path: Path) -> None:
    damaged, missing, odd = tmp_path / "damaged", tmp_path / "missing", Path("a\0b")
    damaged.write_text('{"format": "mtdesk-record", "version": 2')
    first, then = await tell(GameIndex(), [damaged, missing, odd])
    assert [game.is_there for game in first] == [True, False, False]
    assert [(game.file, game.contents, game.is_read) for game in then] == [(damaged, None, True)]


async def test_large_files_are_read_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.mtrain"
    write_record(file, finished(open_game()))
    monkeypatch.setattr(game_index, "_SMALL", 10)
    index = GameIndex()
    try:
        game = await index.look_at(file)
    finally:
        index.close()
    assert game.contents == read_contents(file)


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_cache_is_made_again(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.mtrain"
    write_record(file, finished(open_game()))
    (tmp_path / FILE_NAME).write_bytes(content)
    cache, stamp, contents = GameCache(tmp_path / FILE_NAME), stamp_of(file), read_contents(file)
    assert stamp is not None
    assert cache.known({file: stamp}) == {}
    cache.keep([(file, stamp, contents)])
    assert cache.known({file: stamp}) == {file: contents}


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET said = '{\"players\": 7}'",
        "UPDATE game SET said = 5",
        "UPDATE game SET said = NULL",
        'UPDATE game SET said = replace(said, \'"totals":["\', \'"totals":["1/0","\')',
        'UPDATE game SET said = replace(said, \'"totals":["\', \'"totals":["1","\')',
        'UPDATE game SET said = replace(said, \'"totals":["\', \'"totals":["1e40\')',
        "UPDATE game SET said = replace(said, '\"people\":[', '\"people\":[7,')",
        "UPDATE game SET said = replace(said, '\"people\":[', '\"people\":[-1,')",
        "UPDATE game SET said = replace(said, '\"places\":[', '\"places\":[1,')",
        "UPDATE game SET said = replace(said, '\"round\":', '\"round\":100000000000000000000')",
        'UPDATE game SET said = replace(said, \'"preset":"\', \'"preset":"x\')',
        """UPDATE game SET said = replace(said, '"begun":null', '"begun":"2026-03-05T20:15:00Z"')""",
        "ALTER TABLE game DROP COLUMN said",
    ],
)
def test_what_no_program_has_kept_is_read_again(tmp_path: Path, change: str) -> None:
    file = tmp_path / "x.mtrain"
    write_record(file, finished(open_game()))
    cache, stamp = GameCache(tmp_path / FILE_NAME), stamp_of(file)
    assert stamp is not None
    cache.keep([(file, stamp, read_contents(file))])
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute(change)
    database.close()
    assert cache.known({file: stamp}) == {}


def test_the_cache_is_no_file_of_the_players() -> None:
    cache = paths.user_cache_dir()
    assert not any(cache.is_relative_to(one) for one in (paths.user_data_dir(), paths.user_config_dir()))


# The list


@pytest.fixture
def model() -> GamesModel:
    made = GamesModel(LIBRARY, ("Ada",))
    unfinished = replace(won(9, 7), places=(), rounds=3, rule_set="Granny's")
    made.show_games(
        [
            listed("old", 1, won(20, 5)),
            listed("new", 9, won(3, 8, names=("Ada", "Zoe"))),
            listed("half", 5, unfinished),
            listed("bad", 7, None),
        ]
    )
    return made


def test_the_newest_game_stands_first(model: GamesModel) -> None:
    assert [row.game.file.name for row in model.rows] == ["new", "bad", "half", "old"]
    assert column(model, Column.PLAYERS) == ["Ada and Zoe", "bad", "Ada and Bo", "Ada and Bo"]
    assert column(model, Column.RESULT) == ["Won by Ada", "Cannot be read", "Round 1 of 3", "Won by Bo"]
    assert column(model, Column.PLACE) == ["1.", "", "–", "2."]
    assert column(model, Column.POINTS) == ["3", "", "9", "20"]
    assert column(model, Column.RULES)[2] == "Granny's"


def test_games_are_sorted_by_figures_and_those_without_any_stand_last(model: GamesModel) -> None:
    model.sort(Column.POINTS, Qt.SortOrder.AscendingOrder)
    assert column(model, Column.POINTS) == ["3", "9", "20", ""]
    model.sort(Column.POINTS, Qt.SortOrder.DescendingOrder)
    assert column(model, Column.POINTS) == ["20", "9", "3", ""]
    model.sort(Column.DATE, Qt.SortOrder.AscendingOrder)
    assert [row.game.file.name for row in model.rows] == ["old", "half", "bad", "new"]


def test_all_words_that_are_sought_must_be_there(model: GamesModel) -> None:
    model.search("granny BO")
    assert [row.game.file.name for row in model.rows] == ["half"]
    model.search("granny zoe")
    assert model.rows == []
    model.search("ZOÉ")
    assert [row.game.file.name for row in model.rows] == ["new"]
    model.search("")
    assert len(model.rows) == 4


def test_what_is_chosen_stays_chosen_when_the_order_changes(model: GamesModel) -> None:
    from PySide6.QtCore import QPersistentModelIndex

    chosen = QPersistentModelIndex(model.index(3, 0))
    model.sort(Column.DATE, Qt.SortOrder.AscendingOrder)
    assert chosen.row() == 0
    model.search("zoe")
    assert not chosen.isValid()


def test_the_game_on_the_table_stands_first(model: GamesModel) -> None:
    model.show_games([GameFile(ON_TABLE, contents=won(1, 2))])
    for order in Qt.SortOrder:
        model.sort(Column.DATE, order)
        assert column(model, Column.DATE)[0] == "On the table"


def test_files_of_names_of_their_own_are_told_by_these() -> None:
    model = GamesModel(LIBRARY, ())
    model.show_games([GameFile(Path("elsewhere") / "Christmas.mtrain", EVENING, won(1, 2))])
    assert column(model, Column.PLAYERS) == ["Ada and Bo · Christmas.mtrain"]


def test_thousands_of_games_are_sorted_and_searched(model: GamesModel) -> None:
    model.show_games([listed(f"game {number}", 1 + number % 28, won(number, 5)) for number in range(5000)])
    assert model.rowCount() == 5004
    model.search("4999")
    assert [row.game.file.name for row in model.rows] == ["game 4999"]


def test_a_guided_round_and_own_rules_are_called_by_their_names() -> None:
    model = GamesModel(LIBRARY, ())
    model.show_games([listed("x", 1, replace(won(1, 2), is_guided=True))])
    assert column(model, Column.RULES) == ["Guided round"]


def test_a_deal_of_the_day_is_called_so() -> None:
    model = GamesModel(LIBRARY, ())
    begun = datetime.combine(DAY, time(20))
    daily = replace(won(1, 2, 3, names="ABC"), preset=PRESET, rounds=ROUNDS, begun=begun)
    seeds = (daily_deal(DAY).seed, "other")
    model.show_games([listed(seed, 1, replace(daily, seed=seed)) for seed in seeds])
    assert sorted(column(model, Column.RULES)) == ["Deal of the day · March 5 · Dutch", "Dutch"]
    on_time = replace(listed("on time", 1, replace(daily, seed=daily_deal(DAY).seed)), when=begun)
    model = GamesModel(LIBRARY, ())
    model.show_games([on_time])
    assert column(model, Column.RULES) == ["Deal of the day · Dutch"]
    model.search("dutch b 5.3.")
    assert len(model.rows) == 1


def test_a_game_of_computers_has_no_place_of_ones_own_and_says_so(model: GamesModel) -> None:
    model.show_games([listed("x", 28, won(1, 2, people=()))])
    assert column(model, Column.PLACE)[0] == column(model, Column.POINTS)[0] == "–"
    for order in Qt.SortOrder:
        model.sort(Column.POINTS, order)
        assert [row.game.file.name for row in model.rows][-2:] == ["x", "bad"], "the newest of them first"


# Each game once

SAME = replace(won(3, 8), seed="seed", begun=EVENING, moves=30)


def test_a_game_in_several_files_is_one_row_that_of_the_file_in_which_it_got_furthest() -> None:
    model = GamesModel(LIBRARY, ())
    elsewhere = GameFile(Path("elsewhere") / "Christmas.mtrain", EVENING, replace(SAME, places=(), moves=9))
    model.show_games([elsewhere])
    assert column(model, Column.PLAYERS) == ["Ada and Bo · Christmas.mtrain"]
    model.show_games([listed("early", 5, replace(SAME, places=(), moves=7)), listed("over", 5, SAME)])
    assert column(model, Column.PLAYERS) == ["Ada and Bo"]
    assert [row.game.file.name for row in model.rows] == ["over"]
    model.search("christmas")
    assert [row.game.file.name for row in model.rows] == ["over"], "it is found by every name it has"


def test_a_copied_library_lists_the_games_of_the_first_one_without_their_file_names() -> None:
    name = "2026-11-26 14.11.26.643812.mtrain"
    model = GamesModel(LIBRARY, ())
    model.show_games([listed(name, 5, SAME), GameFile(Path("home") / LIBRARY / name, EVENING, SAME)])
    assert column(model, Column.PLAYERS) == ["Ada and Bo"]
    assert model.rows[0].game.file == LIBRARY / name


def test_the_game_on_the_table_stands_for_its_files() -> None:
    model = GamesModel(LIBRARY, ())
    model.show_games(
        [GameFile(ON_TABLE, contents=replace(SAME, places=(), moves=2)), listed("over", 5, SAME)]
    )
    assert column(model, Column.DATE) == ["On the table"]
    assert not model.rows[0].may_be_deleted


@pytest.mark.parametrize(
    ("places", "shown"), [((), "kept.mtrain"), ((1, 2), "Christmas.mtrain")], ids=["unfinished", "finished"]
)
def test_of_equal_files_it_is_that_in_which_it_goes_on_or_that_with_a_name(
    places: tuple[int, ...], shown: str
) -> None:
    game = replace(SAME, places=places)
    files = [listed("kept.mtrain", 5, game), GameFile(Path("elsewhere/Christmas.mtrain"), EVENING, game)]
    for order in files, files[::-1]:
        model = GamesModel(LIBRARY, ())
        model.show_games(order)
        assert [row.game.file.name for row in model.rows] == [shown]


def test_the_same_deal_played_again_is_another_game() -> None:
    model = GamesModel(LIBRARY, ())
    model.show_games(
        [
            listed("first", 5, SAME),
            listed("again", 6, replace(SAME, begun=EVENING.replace(day=6))),
            listed("undated", 7, replace(SAME, begun=None)),
            listed("others", 8, replace(SAME, begun=None, players=("Cleo", "Bo"))),
            listed("written by hand", 9, replace(SAME, seed=None)),
        ]
    )
    assert len(model.rows) == 5


def test_what_is_chosen_stays_chosen_when_its_row_is_found_to_be_of_another_file() -> None:
    from PySide6.QtCore import QPersistentModelIndex

    model = GamesModel(LIBRARY, ())
    model.show_games([listed("early", 5, replace(SAME, places=(), moves=7)), listed("new", 9, won(1, 2))])
    chosen = QPersistentModelIndex(model.index(1, 0))
    model.show_games([listed("over", 5, SAME)])
    assert model.rows[chosen.row()].game.file.name == "over"


def test_a_file_that_has_not_been_read_may_be_that_of_the_game_on_the_table() -> None:
    model = GamesModel(LIBRARY, ())
    model.show_games([replace(listed("x", 1, None), is_read=False)])
    assert not model.rows[0].may_be_deleted


def test_a_tip_has_all_of_a_text_that_ends_with_dots() -> None:
    model = GamesModel(LIBRARY, ("Ada",))
    model.show_games([listed("a.mtrain", 1, won(0, 3, names=("Ada", "Grace", "Barbara")))])
    words = str(model.index(0, Column.PLAYERS).data(Qt.ItemDataRole.ToolTipRole))
    assert words.startswith("Ada, Grace, and Barbara\n")
    assert words.endswith("a.mtrain")
