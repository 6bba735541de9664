"""Taking back and repeating, at every moment at which a person may ask for it."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from mtdesk.control.game import Game
from mtdesk.control.move_executor import Obstacle
from mtdesk.control.seats import HumanSeat
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.view import View
from tests.control.fakes import RecordingStage, ScriptedSeat
from tests.control.tables import Table, match_of, saved, setup_of


class _Undoer(Table):
    """Takes every decision back once, and repeats or makes it again."""

    def __init__(self, folder: Path, kinds: str, *, repeats: bool, **changes: Any) -> None:
        super().__init__(folder, kinds, "pagat", **changes)
        self.repeats = repeats
        self.regretted: set[int] = set()
        self.repeated = 0

    def decide(self, view: View, moves: tuple[Move, ...]) -> None:
        if self.match.may_redo() and self.repeats:
            self.repeated += 1
            self.match.redo()
        elif self.match.may_undo() and len(view.board.log) not in self.regretted:
            self.regretted.add(len(view.board.log))
            self.match.undo()
        else:
            super().decide(view, moves)


@pytest.mark.parametrize("repeats", [True, False])
async def test_a_chain_is_taken_back_tile_by_tile(tmp_path: Path, repeats: bool) -> None:
    table = _Undoer(tmp_path, "pc", repeats=repeats)
    await table.run()
    assert len(table.regretted) > 3
    assert table.repeated == (len(table.regretted) if repeats else 0)
    plain = Table(tmp_path, "pc", "pagat")
    await plain.run()
    assert table.game.record == plain.game.record
    assert saved(tmp_path) == plain.game.record


class _Thinker(ScriptedSeat):
    """Thinks for ever once its script is over."""

    def __init__(self, moves: Iterable[Move] = ()) -> None:
        super().__init__(moves)
        self.thinking = asyncio.Event()

    async def choose(self, view: View) -> Move:
        if self.moves:
            return await super().choose(view)
        self.thinking.set()
        return await asyncio.Future()


async def test_a_person_can_take_back_while_the_computer_thinks(tmp_path: Path) -> None:
    stage = RecordingStage()
    game = Game(setup_of("dutch", "pc"))
    thinker = _Thinker()
    match = match_of(game, [HumanSeat(stage), thinker], stage, tmp_path)
    stage.on_invite = lambda _view, moves: match.propose(moves[0])  # type: ignore[assignment]
    running = asyncio.create_task(match.run())
    await thinker.thinking.wait()
    before = list(game.record.rounds[0].moves)
    assert match.may_undo()
    stage.on_invite = lambda _view, _moves: None
    match.undo()
    while stage.invited is None:
        await asyncio.sleep(0)
    assert game.record.rounds[0].moves == before[:-1]
    assert stage.thinker is None
    assert stage.calls[-2][0] == "reset"
    running.cancel()
    await asyncio.wait({running})
    stage.assert_done()


async def test_taking_back_behind_the_curtain_shows_nobodys_tiles(tmp_path: Path) -> None:
    table = Table(tmp_path, "pp")
    falls = 0

    async def curtain(view: View, seat: int) -> None:
        nonlocal falls
        falls += 1
        assert view.seat is None
        table.stage.calls.append(("curtain", seat))
        if falls == 2:
            table.match.undo()
            await asyncio.Future()

    table.stage.curtain = curtain  # type: ignore[method-assign]
    await table.run()
    curtains = [place for place, name in enumerate(table.stage.names()) if name == "curtain"]
    mover = table.stage.calls[curtains[0]][1]
    assert table.stage.calls[curtains[1]][1] != mover
    reset, again = table.stage.calls[curtains[1] + 1 : curtains[1] + 3]
    assert reset[0] == "reset"
    assert isinstance(reset[1], View)
    assert reset[1].seat is None
    assert again == ("curtain", mover)


@pytest.mark.parametrize("open_hands", [False, True])
async def test_nothing_is_taken_back_once_the_next_person_has_begun_their_turn(
    tmp_path: Path, open_hands: bool
) -> None:
    table = Table(tmp_path, "pp", "pagat", open_hands=open_hands)
    others: list[Obstacle | None] = []

    def look(view: View, moves: tuple[Move, ...]) -> None:
        """Where the last move is the other person's, and nothing but its turn has been revealed."""
        if view.board.log and isinstance(view.board.log[-1], Play) and view.board.log[-1].player != view.seat:
            others.append(table.match.executor.obstacle())
            table.match.pick_up()
            assert not table.match.may_undo()
        table.match.propose(moves[0])

    table.stage.on_invite = look
    await table.run()
    assert set(others) == {None if open_hands else Obstacle.OTHERS_ACTED}
