"""Hints on demand: at once, queued, taken away, dropped, and never missing; and plans."""

import asyncio
import itertools
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.ai.explain import advise
from mtdesk.ai.hint import Hint
from mtdesk.ai.levels import LEVELS, decision_seed
from mtdesk.control.advice import Adviser
from mtdesk.control.plan import HandPlan, planned
from mtdesk.control.pool import PlayerFailure
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.score import tile_value
from mtdesk.rules.view import View
from tests.ai.comparing import longest
from tests.control.tables import dealt


def _views(count: int) -> list[View]:
    """What a person is asked, one question after another."""
    game = dealt("pagat", "pc")
    views = []
    for _ in range(count):
        views.append(game.view(game.board.turn))
        game.apply(legal_moves(views[-1])[0])
    return views


class _Room:
    """An adviser with a worker that answers when it is let, and notes of all that was shown."""

    def __init__(self, *, error: Exception | None = None) -> None:
        self.shown: list[Hint | None] = []
        self.pondered: list[int] = []
        self.asked: list[tuple[object, ...]] = []
        self.go = asyncio.Event()
        self.error = error
        self.tasks: list[asyncio.Task[Any]] = []
        self.adviser = Adviser(self.call, self, self._start)
        self.adviser.start_game(lambda: "chance")

    def _start(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        self.tasks.append(asyncio.create_task(coroutine))
        return self.tasks[-1]

    async def call(self, function: Callable[..., Hint], *arguments: object) -> Hint:
        self.asked.append(arguments)
        await self.go.wait()
        if self.error is not None:
            raise self.error
        return function(*arguments)

    def show_pondering(self, seat: int) -> None:
        self.pondered.append(seat)

    def show_hint(self, hint: Hint) -> None:
        self.shown.append(hint)

    def hide_hint(self) -> None:
        self.shown.append(None)

    async def rest(self) -> None:
        for task in self.tasks:
            await asyncio.wait({task})
            assert task.cancelled() or task.exception() is None


async def test_one_press_shows_a_hint_and_the_next_takes_it_away() -> None:
    room = _Room()
    (view,) = _views(1)
    room.adviser.set_question(view)
    room.go.set()
    for _ in range(2):
        room.adviser.toggle()
        assert room.adviser.is_wanted
        await room.rest()
        room.adviser.toggle()
        assert not room.adviser.is_wanted
    level, seen, limit, seed = room.asked[0]
    assert (level, seen, seed) == (LEVELS[-1], view, decision_seed("chance", view))
    hint = advise(LEVELS[-1], view, limit, str(seed))  # type: ignore[arg-type]
    assert room.shown == [hint, None, hint, None]


async def test_a_hint_wanted_while_nobody_is_asked_comes_with_the_next_question() -> None:
    room = _Room()
    room.go.set()
    room.adviser.toggle()
    await asyncio.sleep(0)
    assert room.asked == []
    room.adviser.set_question(None)
    (view,) = _views(1)
    room.adviser.set_question(view)
    await room.rest()
    assert len(room.shown) == 1
    assert room.asked[0][1] is view


async def test_a_hint_on_a_question_that_was_answered_is_dropped() -> None:
    room = _Room()
    first, second = _views(2)
    room.adviser.set_question(first)
    room.adviser.toggle()
    await asyncio.sleep(0)
    room.adviser.set_question(second)
    room.go.set()
    await room.rest()
    assert room.shown == [None]
    assert not room.adviser.is_wanted


async def test_a_move_ends_the_hint() -> None:
    room = _Room()
    room.go.set()
    first, second = _views(2)
    room.adviser.set_question(first)
    room.adviser.toggle()
    await room.rest()
    room.adviser.set_question(first)
    assert room.adviser.is_wanted, "nothing has happened"
    room.adviser.set_question(None)
    room.adviser.set_question(second)
    await room.rest()
    assert [hint is None for hint in room.shown] == [False, True]
    assert not room.adviser.is_wanted


@pytest.mark.parametrize("error", [PlayerFailure("gone"), TimeoutError()])
async def test_without_a_worker_the_hint_is_a_simpler_one(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    room = _Room(error=error)
    room.go.set()
    (view,) = _views(1)
    room.adviser.set_question(view)
    with caplog.at_level(logging.WARNING):
        room.adviser.toggle()
        await room.rest()
    (hint,) = room.shown
    assert hint is not None
    assert hint.move in legal_moves(view)
    assert len(caplog.records) == 1


# Plans


def assert_sound(plan: HandPlan, view: View) -> None:
    """Check that the chain fits on the player's own train, and that with the rest it makes up the hand."""
    assert view.seat is not None
    own = [view.board.ends[end] for end in view.board.own_ends(view.seat)]
    assert plan.pip in own
    if plan.chain and plan.pip is not None:
        assert plan.chain[0].inner == plan.pip
    for one, other in itertools.pairwise(plan.chain):
        assert one.outer == other.inner
    tiles = [laid.tile for laid in plan.chain]
    assert sorted([*tiles, *plan.rest]) == sorted(view.hand)
    assert plan.points == sum(tile_value(view.board.options, tile) for tile in tiles)
    if len(view.hand) < 9:
        assert (len(tiles), plan.points) == max(longest(view.board.options, view.hand, pip) for pip in own)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_in_every_position_the_plan_is_the_longest_train_of_the_hand(preset: str) -> None:
    rng = random.Random(preset)
    played = dealt(preset, "ppp", seed=preset)
    for _ in range(30):
        for seat in range(3):
            assert_sound(planned(played.view(seat)), played.view(seat))
        if played.between_rounds:
            return
        board = played.board
        seat = board.turn if board.pending_tap is None else board.pending_tap
        played.apply(rng.choice(legal_moves(played.view(seat))))


def test_an_end_that_takes_any_tile() -> None:
    view = dealt("dutch", "ppp", own_start="any").view(0)
    plan = planned(view)
    assert plan.pip is None
    assert_sound(plan, view)
    one = replace(view, hand=view.hand[:1])
    assert [laid.tile for laid in planned(one).chain] == list(one.hand)


def test_a_hand_that_fits_nowhere_and_no_hand() -> None:
    view = dealt("dutch", "ppp").view(0)
    pip = view.board.ends["P0"]
    assert pip is not None
    none = replace(view, hand=tuple(tile for tile in view.hand if not tile.has(pip)))
    assert planned(none) == HandPlan(pip, (), none.hand, 0)
    assert planned(replace(view, hand=())) == HandPlan(pip, (), (), 0)
