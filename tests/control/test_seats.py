"""People and computers at their seats, one question at a time."""

import asyncio
import logging

import pytest

from mtdesk.ai.levels import LEVELS, Limit, choose, decision_seed
from mtdesk.control.game import Game
from mtdesk.control.outside import OutsideFailure
from mtdesk.control.pool import LIMIT, Failure, TimeoutPolicy
from mtdesk.control.prompt import Reply
from mtdesk.control.seats import ComputerSeat, HumanSeat
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Play, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from tests.control.fakes import FakeChooser, RecordingStage
from tests.control.tables import dealt


def _view(game: Game) -> View:
    return game.view(game.view(None).board.turn)


def _tap_view() -> View:
    """The view of a seat that may tap while it is another's turn."""
    for seed in range(50):
        game = dealt("dutch", "cc", seed=str(seed), hand=2)
        while game.view(None).board.over is None:
            tapper = game.view(None).board.pending_tap
            if tapper is not None:
                return game.view(tapper)
            game.apply(choose("easy", _view(game), Limit(), ""))
    raise AssertionError("nobody came down to one tile")


async def _asked(stage: RecordingStage) -> None:
    while stage.invited is None and stage.offered is None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("answer", ["tap", "decline", "wait"])
async def test_a_person_taps_declines_or_lets_the_grace_pass(answer: str) -> None:
    stage = RecordingStage()
    seat = HumanSeat(stage)
    view = _tap_view()
    assert view.seat is not None
    asking = asyncio.create_task(seat.tap(view, 0.01 if answer == "wait" else None))
    await _asked(stage)
    assert not seat.propose(Draw(view.seat))
    if answer == "tap":
        assert seat.propose(Tap(view.seat))
    elif answer == "decline":
        seat.reply(Reply.NO_TAP)
    assert await asking is (answer == "tap")
    stage.assert_done()


@pytest.mark.parametrize("level", LEVELS)
async def test_a_computer_plays_what_its_level_chooses(level: str) -> None:
    chooser = FakeChooser()
    limit = Limit(work=1000)
    seat = ComputerSeat(level, chooser, chance="chance", on_failure=_unexpected, limit=limit)
    view = _view(dealt("pagat", "cc"))
    seed = decision_seed("chance", view)
    assert await seat.choose(view) == choose(level, view, limit, seed)
    assert chooser.asked == [(level, view, limit, seed)]
    assert await seat.tap(view, 0)


def _unexpected(seat: int, failure: Failure) -> None:
    raise AssertionError((seat, failure))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (TimeoutError(), Failure.LATE),
        (RuntimeError("crash"), Failure.CRASHED),
        (Pass(0), Failure.ILLEGAL),
        (Tap(1), Failure.ILLEGAL),
        (Play(0, Tile(12, 7), "P1", 7), Failure.ILLEGAL),
    ],
)
async def test_a_failing_computer_is_replaced_and_told_of_once(
    answer: Move | Exception, expected: Failure, caplog: pytest.LogCaptureFixture
) -> None:
    chooser = FakeChooser(answer)
    failures: list[tuple[int, Failure]] = []
    seat = ComputerSeat(
        "medium",
        chooser,
        chance="chance",
        on_failure=lambda seat, failure: failures.append((seat, failure)),
        limit=Limit(),
    )
    view = _view(dealt("dutch", "cc"))
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            move = await seat.choose(view)
            assert move == choose("easy", view, Limit(), decision_seed("chance", view))
    assert failures == [(view.seat, expected)]
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is not None
    assert "hi=12" not in caplog.text, "nobody reads in the log what a computer holds"
    assert chooser.prepared == (2 if expected is Failure.LATE else 0)


async def test_whoever_is_late_keeps_the_time_and_is_asked_no_more_in_the_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """With less time a level of ours would play otherwise."""
    chooser = FakeChooser(TimeoutError())
    seat = ComputerSeat(
        "medium",
        chooser,
        chance="",
        on_failure=lambda *_: None,
        limit=Limit(7, 0.02),
    )
    view = _view(dealt("dutch", "cc"))
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            assert await seat.choose(view) in legal_moves(view)
    assert [limit for _, _, limit, _ in chooser.asked] == [Limit(7, 0.02)] * 3
    assert (
        caplog.messages[-1] == f"level medium at seat {view.seat} is no longer asked: it was late too often"
    )


async def test_whoever_is_only_starting_is_no_worse_for_it() -> None:
    chooser = FakeChooser(OutsideFailure(Failure.STARTING, ""))
    failures: list[Failure] = []
    seat = ComputerSeat(
        "outside:it", chooser, chance="", on_failure=lambda _, failure: failures.append(failure)
    )
    view = _view(dealt("dutch", "cc"))
    for _ in range(5):
        assert await seat.choose(view) in legal_moves(view)
    chooser.answer = legal_moves(view)[-1]
    assert await seat.choose(view) == legal_moves(view)[-1]
    assert {limit for _, _, limit, _ in chooser.asked} == {LIMIT}, "and has all the time there is"
    assert failures == [Failure.STARTING], "told once"


def test_three_times_late_is_once_too_often_and_ten_answers_in_time_make_up_for_one() -> None:
    trust = TimeoutPolicy()
    for _ in range(8):
        trust.note(late=True)
        for _ in range(10):
            trust.note(late=False)
    for lost in (False, False, True):
        trust.note(late=True)
        assert trust.is_lost == lost
