"""People and computers take each other's places between two moves; a computer plays on for a person."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS, choose
from mtdesk.control.prompt import MatchSettings
from mtdesk.record.model import Player, SeatChange
from mtdesk.record.record_file import parse_record, record_bytes
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View
from mtdesk.stats.summary import summarise
from tests.control.fakes import LITTLE, LevelSeat
from tests.control.tables import Table, dealt, idle, saved, stopped


def _as_computer(player: Player, level: str = "easy") -> Player:
    return replace(player, kind="computer", level=level)


def _as_person(player: Player) -> Player:
    return replace(player, kind="human", level=None)


def _give(table: Table, seat: int, player: Callable[[Player], Player]) -> None:
    table.match.replace_players({seat: player(table.game.setup.players[seat])})


async def test_a_person_who_is_asked_gives_their_turn_to_a_computer(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc")
    asked: dict[str, int] = {}

    def give(_: Move) -> None:
        asked.update(moves=len(table.game.record.rounds[0].moves))
        _give(table, 0, _as_computer)

    table.at[3] = give
    await table.run()
    assert table.questions == 3
    (change,) = table.game.record.rounds[0].changes
    assert change == SeatChange(asked["moves"], 0, Player("p0", "human"))
    assert table.game.setup.players[0] == Player("p0", "computer", "easy")
    assert not table.game.people
    assert table.stage.shown == table.game.view(None), "nobody's tiles are shown any more"
    assert parse_record(record_bytes(table.game.record)) == table.game.record == saved(tmp_path)


async def test_a_thinking_computer_is_replaced_by_a_person(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc")
    for_ever = asyncio.Event()

    class _Thinker(LevelSeat):
        async def choose(self, view: View) -> Move:
            _give(table, 1, _as_person)
            return await asyncio.Future() if not for_ever.is_set() else await super().choose(view)

    table.seats[1] = _Thinker("easy")
    await table.run()
    assert table.game.people == {0, 1}
    invited = {call[1] for call in table.stage.calls if call[0] == "invite"}
    assert invited == {0, 1}
    assert table.stage.count("thinking") == 2, "it began to think once, and was stopped"
    assert table.stage.count("curtain") > 0, "two people share the screen now"
    names = table.stage.names()
    assert names[names.index("curtain") + 1] == "reset"


async def test_with_two_people_each_sees_only_their_tiles_after_a_change(tmp_path: Path) -> None:
    """The one who looks on gives their seat away: the other's tiles are shown behind the curtain only."""
    table = Table(tmp_path, "pp")
    table.at[4] = lambda _: _give(table, table.stage.invited or 0, _as_computer)
    viewer: object = None
    await table.run()
    (left,) = table.game.people
    for name, *rest in table.stage.calls:
        if name == "curtain":
            viewer = rest[0]
        if name in {"show", "reset"} and isinstance(rest[0], View) and rest[0].seat == left:
            assert viewer == left
    assert viewer == left
    again = [call for call in table.stage.calls if call[0] == "curtain"][-3:]
    assert [call[1] for call in again].count(left) <= 2


async def test_nobody_is_left_and_somebody_comes_back(tmp_path: Path) -> None:
    """With one person only there is no curtain, also where nobody had been there before."""
    table = Table(tmp_path, "pc", rounds=2)
    table.at[2] = lambda _: _give(table, 0, _as_computer)
    came = False

    def come_back(_: View) -> None:
        nonlocal came
        if not table.game.people and len(table.game.record.rounds) == 2 and not came:
            came = True
            _give(table, 0, _as_person)

    table.stage.on_show = come_back
    await table.run()
    assert came
    assert table.stage.count("curtain") == 0
    assert table.stage.shown == table.game.view(0)
    changes = [change for played in table.game.record.rounds for change in played.changes]
    assert [change.was.kind for change in changes] == ["human", "computer"]
    assert saved(tmp_path) == table.game.record


# Playing on for a person


@pytest.mark.parametrize("preset", ["pagat", "bahnhof", "swiss"])
async def test_a_computer_of_the_best_level_finishes_the_turn(tmp_path: Path, preset: str) -> None:
    table = Table(tmp_path, "pc", preset, hand=5)
    turns = 0

    def decide(view: View, moves: tuple[Move, ...]) -> None:
        nonlocal turns
        turns += 1
        assert table.match.asked == view
        table.match.play_on()

    table.stage.on_invite = decide
    await table.run()
    expected = dealt(preset, "pc", hand=5)
    while expected.board.over is None:
        board = expected.board
        seat = board.turn if board.pending_tap is None else board.pending_tap
        level = LEVELS[-1] if seat == 0 else "easy"
        expected.apply(choose(level, expected.view(seat), LITTLE, ""))
    assert table.game.record.rounds[0].moves == expected.record.rounds[0].moves
    assert turns == table.stage.count("invite") > 3
    assert table.stage.count("offer_tap") == 0, "it taps for them as well"


async def test_the_record_says_what_was_played_for_a_person(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc", "pagat")
    table.at[2] = lambda _: table.match.play_on()
    await table.run()
    (played,) = table.game.record.rounds
    person, stand_in = Player("p0", "human"), Player("p0", "computer", LEVELS[-1])
    at = played.changes[0].actions
    assert played.changes[:2] == [SeatChange(at, 0, person), SeatChange(at + 1, 0, stand_in)]
    assert played.moves[at].player == 0
    assert table.game.setup.players[0] == person
    again = parse_record(record_bytes(table.game.record))
    assert again == table.game.record == saved(tmp_path)
    counted = summarise(again)
    assert counted is not None
    assert [seat.stayed for seat in counted.seats] == [False, True]


async def test_undo_stops_who_plays_on(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc", "pagat")
    table.at[2] = lambda _: table.match.play_on()

    def undo(_: View) -> None:
        if table.questions == 2:
            table.match.undo()
            table.stage.on_show = lambda _: None

    table.stage.on_show = undo
    await table.run()
    assert table.questions > 3, "the person is asked again, in the same turn"
    first = table.game.record.rounds[0].moves
    plain = Table(tmp_path, "pc", "pagat")
    await plain.run()
    assert first == plain.game.record.rounds[0].moves


# Pause


async def test_while_paused_no_computer_is_asked_and_none_moves(tmp_path: Path) -> None:
    table = Table(tmp_path, "ccc")
    pauses = 0

    def pause(_: View) -> None:
        nonlocal pauses
        if len(table.game.board.log) % 5 == 0:
            pauses += 1
            table.match.set_paused(True)

    table.stage.on_show = pause
    running = asyncio.create_task(table.run())
    while not running.done():
        await idle()
        calls = list(table.stage.calls)
        if table.match.is_paused:
            await idle()
            assert table.stage.calls == calls
            assert table.stage.thinker is None
            table.match.set_paused(False)
    assert pauses > 5
    plain = Table(tmp_path, "ccc")
    await plain.run()
    assert table.game.record == plain.game.record


async def test_what_a_person_does_during_a_pause_is_carried_out_after_it(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc", settings=MatchSettings(tap_grace=0.0, free_undo=True))
    lengths: list[int] = []

    def decide(_: View, moves: tuple[Move, ...]) -> None:
        table.match.set_paused(True)
        lengths.append(len(table.game.board.log))
        if len(lengths) == 3 and table.match.may_undo():
            table.match.undo()
        else:
            assert table.match.propose(moves[0])

    table.stage.on_invite = decide
    running = asyncio.create_task(table.run())
    while not running.done():
        await idle()
        if table.match.is_paused:
            await idle()
            assert len(table.game.board.log) == lengths[-1]
            table.match.set_paused(False)
    assert len(lengths) > 3
    assert lengths[3] < lengths[2], "the undo came after the pause, too"


async def test_seats_given_in_a_pause_are_given_if_the_game_is_left(tmp_path: Path) -> None:
    table = Table(tmp_path, "pp")

    def pause(_: Move) -> None:
        table.match.set_paused(True)
        _give(table, 1, _as_computer)

    table.at[3] = pause
    playing = asyncio.create_task(table.run())
    while not table.match.is_paused:
        await idle()
    await stopped(playing)
    assert [player.kind for player in table.game.setup.players] == ["human", "computer"]
    assert saved(tmp_path) == table.game.record


async def test_while_paused_nobodys_time_to_tap_runs_out(tmp_path: Path) -> None:
    for seed in range(30):
        table = Table(tmp_path, "pc", settings=MatchSettings(tap_grace=0.05), seed=str(seed), hand=3)
        offers: list[int] = []

        def pause_first(_seat: int, table: Table = table, offers: list[int] = offers) -> None:
            offers.append(len(table.game.record.rounds[0].moves))
            if len(offers) == 1:
                table.match.set_paused(True)
                asyncio.get_running_loop().call_later(0.1, lambda: table.match.set_paused(False))
            else:
                table.match.propose(Tap(0))

        table.stage.on_offer = pause_first
        await table.run()
        if offers:
            assert offers[0] == offers[1], "offered again, with nothing played meanwhile"
            assert Tap(0) in table.game.record.rounds[0].moves
            return
    pytest.fail("nobody came down to one tile")
