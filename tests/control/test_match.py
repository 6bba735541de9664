"""The turn loop: whole games, curtains, taps, taking back, and stopping at any moment."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.prompt import MatchSettings
from mtdesk.record.model import Player
from mtdesk.rules.events import Dealt
from mtdesk.rules.moves import Draw, Move, Pass, Play, Reason, Stop, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.view import View
from tests.control.fakes import LevelSeat, RecordingStage
from tests.control.tables import Table, computers, idle, match_of, saved, setup_of, stopped, until
from tests.records import played_again

# Whole games


@pytest.mark.slow
@pytest.mark.asyncio(loop_factories=["asyncio"])
@pytest.mark.parametrize("players", range(2, 11))
async def test_computers_play_every_preset_to_its_end(tmp_path: Path, players: int) -> None:
    for preset in PRESETS:
        stage = RecordingStage()
        game = Game(setup_of(preset, "c" * players))
        await match_of(game, computers(players), stage, tmp_path).run()
        stage.assert_done()
        assert game.is_over
        assert stage.names()[-3:] == ["show", "round_over", "game_over"]
        assert stage.count("round_over") == 1
        assert stage.count("curtain") == stage.count("invite") == 0
        assert stage.shown == game.view(None)
        assert saved(tmp_path) == game.record


async def test_one_person_keeps_their_view_without_a_curtain(tmp_path: Path) -> None:
    table = Table(tmp_path, "cpc", rounds=2)
    await table.run()
    assert table.stage.count("curtain") == 0
    views = [thing for call in table.stage.calls for thing in call if isinstance(thing, View)]
    assert len(views) > 20
    assert {view.seat for view in views} == {1}
    assert table.game.board.totals == played_again(table.game.record).ended[-1].totals


# People at one screen


async def test_a_curtain_falls_before_another_person_is_asked(tmp_path: Path) -> None:
    table = Table(tmp_path, "ppc", rounds=2)
    await table.run()
    viewer: object = None
    asked: set[object] = set()
    for name, *rest in table.stage.calls:
        if name == "show" and any(isinstance(event, Dealt) for event in rest[1]):  # type: ignore[attr-defined]
            viewer = None  # a new round is shown to everybody
        if name == "curtain":
            assert rest[0] != viewer
            viewer = rest[0]
        if name == "invite":
            assert rest[0] == viewer
            asked.add(viewer)
        if name in {"show", "reset"}:
            assert isinstance(rest[0], View)
            assert rest[0].seat == viewer
    assert asked == {0, 1}


async def test_with_open_hands_no_curtain_is_needed(tmp_path: Path) -> None:
    table = Table(tmp_path, "pp", "dutch-open")
    await table.run()
    assert table.stage.count("curtain") == 0
    assert {call[1] for call in table.stage.calls if call[0] == "invite"} == {0, 1}


# Answers of people


async def test_an_illegal_answer_is_given_back_with_its_reason(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc")

    def stubborn(_view: View, moves: tuple[Move, ...]) -> None:
        wrong = Stop(0)
        assert not table.match.propose(wrong)
        assert table.stage.calls[-1] == ("refuse", wrong, Reason.NOTHING_TO_STOP)
        assert table.match.propose(moves[0])
        assert not table.match.propose(moves[0]), "the question has been answered"

    table.stage.on_invite = stubborn
    await table.run()
    assert table.stage.count("refuse") == table.stage.count("invite") > 0


async def test_draws_and_passes_can_be_automatic(tmp_path: Path) -> None:
    automatic = MatchSettings(tap_grace=0, auto_draw=True)
    table = Table(tmp_path, "pc", settings=automatic)
    await table.run()
    invited = [call[2] for call in table.stage.calls if call[0] == "invite"]
    assert all(isinstance(moves, tuple) and isinstance(moves[0], Play) for moves in invited)
    made = {type(move) for move in table.game.record.rounds[0].moves if move.player == 0}
    assert {Draw, Pass} <= made

    by_hand = Table(tmp_path, "pc")
    await by_hand.run()
    assert by_hand.game.record.rounds == table.game.record.rounds
    assert by_hand.stage.count("invite") > table.stage.count("invite")


async def test_computers_take_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    table = Table(tmp_path, "cc", settings=MatchSettings(pace=2.0))
    monkeypatch.setattr("mtdesk.control.match.asyncio.sleep", note)
    await table.run()
    paced = [seconds for seconds in slept if seconds > 1]
    moves = table.game.record.rounds[0].moves
    assert len(paced) == sum(not isinstance(move, Tap) for move in moves)
    assert all(seconds <= 2.0 for seconds in paced)


# Tapping, rules.md 4.8


@pytest.mark.parametrize("taps", [True, False])
async def test_a_person_is_offered_to_tap_before_the_next_seat_moves(tmp_path: Path, taps: bool) -> None:
    for seed in range(30):
        table = Table(
            tmp_path,
            "pc",
            settings=MatchSettings(tap_grace=60 if taps else 0),
            seed=str(seed),
            hand=3,
            tap_penalty="draw-two",
        )
        if taps:
            table.stage.on_offer = lambda seat, table=table: table.match.propose(Tap(seat))  # type: ignore[misc]
        await table.run()
        if table.stage.count("offer_tap"):
            break
    moves = table.game.record.rounds[0].moves
    assert any(isinstance(move, Tap) and move.player == 0 for move in moves) is taps
    penalties = [e for e in table.game.view(None).board.log if getattr(e, "kind", None)]
    assert any(penalty.player == 0 for penalty in penalties) is not taps
    assert not any(penalty.player == 1 for penalty in penalties)


async def test_the_skipped_are_left_out_and_the_lone_player_may_still_tap(tmp_path: Path) -> None:
    own_turn_taps = 0
    for seed in range(6):
        table = Table(tmp_path, "pp", seed=str(seed), hand=3, tap_penalty=TapPenalty.SKIP_TURN.value)
        await table.run()
        for name, *rest in table.stage.calls:
            if name == "invite" and any(isinstance(move, Tap) for move in rest[1]):  # type: ignore[attr-defined]
                own_turn_taps += 1
    assert own_turn_taps > 0


# Several wishes at once


_EASY = Player("C", "computer", "easy")


async def test_a_move_that_was_taken_is_what_undo_takes_back(tmp_path: Path) -> None:
    table = Table(tmp_path, "pc", "pagat")
    before: list[Move] = []
    found: list[tuple[list[Move], bool]] = []

    def lay_and_regret(move: Move) -> None:
        before.extend(table.moves)
        assert table.match.may_undo()
        assert table.match.propose(move)
        table.match.undo()

    def look(move: Move) -> None:
        found.append((list(table.moves), table.match.may_redo()))
        assert table.match.propose(move)

    table.at = {3: lay_and_regret, 4: look}
    await table.run()
    assert found == [(before, True)]
    assert table.questions > 4
    assert saved(tmp_path) == table.game.record


@pytest.mark.parametrize("wish", ["play on", "replace", "pause"])
async def test_a_move_that_was_taken_is_made_whatever_else_is_wanted(tmp_path: Path, wish: str) -> None:
    table = Table(tmp_path, "pc", "pagat")
    made: list[tuple[int, Move]] = []

    def lay_and_wish(move: Move) -> None:
        made.append((len(table.moves), move))
        assert table.match.propose(move)
        if wish == "play on":
            table.match.play_on()
        elif wish == "replace":
            table.match.replace_players({0: _EASY})
        else:
            table.match.set_paused(True)
            asyncio.get_running_loop().call_later(0.01, lambda: table.match.set_paused(False))

    table.at = {3: lay_and_wish}
    await table.run()
    ((place, move),) = made
    assert table.moves[place] == move
    if wish == "replace":
        (change,) = table.game.record.rounds[0].changes
        assert change.actions == place + 1
    assert saved(tmp_path) == table.game.record


def _tapping(folder: Path, **settings: Any) -> Iterator[Table]:
    """Games in which somebody may come to tap."""
    for seed in range(30):
        chosen = MatchSettings(tap_grace=None, **settings)
        yield Table(folder, "pc", settings=chosen, seed=str(seed), hand=3)


async def test_a_tap_that_was_taken_outlasts_a_pause(tmp_path: Path) -> None:
    for table in _tapping(tmp_path):

        def tap_and_pause(seat: int, table: Table = table) -> None:
            assert table.match.propose(Tap(seat))
            table.match.set_paused(True)
            asyncio.get_running_loop().call_later(0.01, lambda: table.match.set_paused(False))

        table.stage.on_offer = tap_and_pause
        await table.run()
        taps = [move for move in table.game.record.rounds[0].moves if move == Tap(0)]
        assert len(taps) == table.stage.count("offer_tap")
        if taps:
            return
    pytest.fail("nobody came down to one tile")


# What a computer has thought of meanwhile


class _Paused(Table):
    """A game that is paused while a computer thinks, until its move is there."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        super().__init__(folder, "pc", "dutch", **changes)
        self.asked = asyncio.Event()
        asked = self.asked

        class _Slow(LevelSeat):
            async def choose(self, view: View) -> Move:
                asked.set()
                return await super().choose(view)

        self.seats[1] = _Slow("easy")

    async def until_answered(self) -> None:
        await self.asked.wait()
        self.match.set_paused(True)
        await until(lambda: self.stage.thinker is None)  # it has its move
        await idle()


async def test_whoever_sits_down_in_a_pause_makes_the_next_move(tmp_path: Path) -> None:
    table = _Paused(tmp_path)
    running = asyncio.create_task(table.run())
    await table.until_answered()
    before = list(table.game.record.rounds[0].moves)
    table.match.replace_players({1: replace(table.game.setup.players[1], kind="human", level=None)})
    table.stage.on_invite = lambda *_: None
    table.match.set_paused(False)
    await until(lambda: table.stage.invited is not None)
    assert table.stage.invited == 1
    assert table.game.record.rounds[0].moves == before
    await stopped(running)


# Pausing again at once


async def test_a_pause_that_is_over_for_a_moment_lets_no_move_through(tmp_path: Path) -> None:
    table = _Paused(tmp_path)
    running = asyncio.create_task(table.run())
    await table.until_answered()
    calls = list(table.stage.calls)
    table.match.set_paused(False)
    table.match.set_paused(True)
    await idle()
    assert table.stage.calls == calls
    table.match.set_paused(False)
    await running
    assert table.game.is_over
