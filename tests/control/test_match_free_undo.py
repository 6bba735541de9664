"""Free undo among computers: back to one's last decision, and the computers play the same again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mtdesk.control.game import Game
from mtdesk.control.move_executor import Obstacle
from mtdesk.control.seats import ComputerSeat, Seat
from mtdesk.control.turn_prompter import MatchSettings
from mtdesk.rules.moves import Draw, Move
from mtdesk.rules.view import View
from tests.control.fakes import FakeChooser
from tests.control.tables import Table, saved, setup_of
from tests.records import resumed

_FREE = MatchSettings(tap_grace=0.0, free_undo=True)


def _unexpected(*_: object) -> None:
    raise AssertionError


class _Free(Table):
    """One person among real levels whose randomness comes from the game."""

    def __init__(self, folder: Path, kinds: str = "pcc", preset: str = "dutch", **changes: Any) -> None:
        settings = changes.pop("settings", _FREE)
        super().__init__(folder, kinds, preset, settings=settings, **changes)
        for seat, kind in enumerate(kinds):
            if kind == "c":
                self.seats[seat] = self._computer("medium" if seat % 2 else "easy")

    def _computer(self, level: str) -> Seat:
        return ComputerSeat(level, FakeChooser(), chance=self.game.chance, on_failure=_unexpected)


@pytest.mark.parametrize("preset", ["dutch", "pagat", "hungarian-fork"])
async def test_taken_back_over_draws_and_computers_all_comes_as_it_came(tmp_path: Path, preset: str) -> None:
    """After every question three decisions are taken back and made again: the same game comes out."""
    plain = _Free(tmp_path, preset=preset, seed="free")
    await plain.run()
    table = _Free(tmp_path, preset=preset, seed="free")
    made: list[Move] = []
    reached = 0
    backs = 0

    def decide(_: View, moves: tuple[Move, ...]) -> None:
        nonlocal reached, backs
        length = len(table.game.board.log)
        if length > reached and length % 4 == 0:
            reached = length
            backs = 3
        if backs and table.match.may_undo():
            backs -= 1
            table.match.undo()
            return
        backs = 0
        made.append(moves[0])
        assert table.match.propose(moves[0])

    table.stage.on_invite = decide
    await table.run()
    assert table.game.record == plain.game.record == saved(tmp_path)
    assert len(made) > sum(move.player == 0 for move in plain.game.record.rounds[0].moves)


async def test_even_the_end_of_a_round_can_be_taken_back(tmp_path: Path) -> None:
    """Hands have been turned over by then: who chooses free undo has chosen that."""
    table = _Free(tmp_path, seed="over", rounds=2)
    seen = 0

    async def round_over(view: View) -> None:
        nonlocal seen
        seen += 1
        table.stage.calls.append(("round_over", view))
        if seen == 1:
            assert table.match.may_undo()
            table.match.undo()
            await asyncio.Future()

    table.stage.round_over = round_over  # type: ignore[method-assign]
    await table.run()
    assert seen == 3
    assert table.stage.names()[table.stage.names().index("round_over") + 1] == "reset"
    plain = _Free(tmp_path, seed="over", rounds=2)
    await plain.run()
    assert table.game.record == plain.game.record


@pytest.mark.parametrize("kinds", ["ppc", "pp"])
async def test_with_people_at_the_table_it_is_not_free(tmp_path: Path, kinds: str) -> None:
    table = Table(tmp_path, kinds, settings=_FREE)

    def decide(view: View, moves: tuple[Move, ...]) -> None:
        last = view.board.log[-1] if view.board.log else None
        if last is not None and (last.player != view.seat or isinstance(last, Draw)):
            assert not table.match.may_undo() or last.player in table.game.people
        if isinstance(last, Draw):
            assert table.match.executor.obstacle() is Obstacle.REVEALED
        table.match.propose(moves[0])

    table.stage.on_invite = decide
    await table.run()


# The computers' randomness


def test_the_chance_of_a_game_is_the_same_after_every_start() -> None:
    for seed in ("a seed", None):
        game = Game(setup_of("dutch", "pc", seed=seed))
        if seed is None:
            with pytest.raises(ValueError, match="no round"):
                _ = game.chance
        game.deal(game.next_deal())
        again = resumed(game.record)
        assert again.chance == game.chance
    one, other = (Game(setup_of("dutch", "pc", seed=seed)) for seed in ("1", "2"))
    assert one.chance != other.chance
