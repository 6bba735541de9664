"""A turn that ends only when its end is confirmed: until then nothing has come to light."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtdesk.control.audience import HeldTurn, ends_turn
from mtdesk.control.autosave import Autosave
from mtdesk.control.prompt import MatchSettings
from mtdesk.record.journal import Entry
from mtdesk.rules.events import CoverAsked, Penalised, RoundEnded, TurnSkipped, TurnStarted
from mtdesk.rules.moves import Pass, Penalty, Play, Tap
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View
from tests.control.tables import Table, saved, stopped
from tests.records import resumed
from tests.rules.tabletop import begin

_LATER = (Penalised, TurnSkipped, TurnStarted, CoverAsked, RoundEnded)
_CONFIRM = MatchSettings(tap_grace=0.0, confirm_turn=True)


class _Careful(Table):
    """People who confirm their turns; ``before_end`` is done first, and says whether to end the turn."""

    def __init__(self, folder: Path, kinds: str, preset: str = "dutch", **changes: Any) -> None:
        settings = changes.pop("settings", _CONFIRM)
        super().__init__(folder, kinds, preset, settings=settings, **changes)
        self.before_end: Callable[[int], bool] = lambda _seat: True
        self.stage.on_end = self._end

    def _end(self, seat: int) -> None:
        if self.before_end(seat):
            self.match.end_turn()


@pytest.mark.parametrize("preset", PRESETS)
async def test_confirming_changes_nothing_but_the_moments(tmp_path: Path, preset: str) -> None:
    for kinds in ("pc", "ppp"):
        plain = Table(tmp_path, kinds, preset, hand=5, set=6)
        await plain.run()
        careful = _Careful(tmp_path, kinds, preset, hand=5, set=6)
        await careful.run()
        assert careful.game.record == plain.game.record == saved(tmp_path)
        assert careful.stage.events == plain.stage.events
        assert careful.stage.count("offer_end") > 0


async def test_between_the_move_and_its_confirmation_nothing_is_revealed(tmp_path: Path) -> None:
    ends = set()
    for seed in range(12):
        table = _Careful(tmp_path, "pp", "bahnhof", seed=str(seed), hand=3, set=6)

        def look(seat: int, table: Table = table) -> bool:
            (_, view, events) = next(call for call in reversed(table.stage.calls) if call[0] == "show")
            assert isinstance(view, View)
            assert isinstance(events, tuple)
            assert not any(isinstance(event, _LATER) for event in events)
            assert (view.seat, view.board.turn) == (seat, seat)
            assert view.open_hands is None
            assert (view.board.over, view.board.points, view.board.to_cover) == (None, None, None)
            ends.add(table.game.board.over)
            seen = table.match.executor.seen()
            assert len(seen.rounds[-1].moves) == len(table.game.record.rounds[-1].moves) - 1
            return True

        table.before_end = look
        await table.run()
    assert len(ends) > 1, "also when the round is over by it"


async def test_going_out_can_be_taken_back_until_it_is_confirmed(tmp_path: Path) -> None:
    """Every turn is taken back once, also the last one of the round, and then made again."""
    over: set[object] = set()
    for seed in range(30):
        table = _Careful(tmp_path, "pc", hand=4, set=6, seed=str(seed))
        regretted: set[int] = set()

        def regret(_seat: int, table: Table = table, regretted: set[int] = regretted) -> bool:
            length = len(table.game.board.log)
            if length in regretted:
                return True
            regretted.add(length)
            over.add(table.game.board.over)
            assert table.match.may_undo()
            table.match.undo()
            return False

        table.before_end = regret
        await table.run()
        plain = Table(tmp_path, "pc", hand=4, set=6, seed=str(seed))
        await plain.run()
        assert table.game.record == plain.game.record
        if len(over) > 1:
            return
    pytest.fail("nobody went out by a move of a person")


async def test_one_may_tap_before_the_turn_is_confirmed(tmp_path: Path) -> None:
    taps = offers = 0
    for seed in range(30):
        settings = MatchSettings(tap_grace=0.0, confirm_turn=True)
        table = _Careful(tmp_path, "pc", settings=settings, seed=str(seed), hand=3, set=6)

        def tap(seat: int, table: Table = table) -> bool:
            if table.game.board.pending_tap != seat:
                return True
            assert table.stage.calls[-1] == ("offer_end", seat, (Tap(seat),))
            assert not table.match.propose(Pass(seat)), "and nothing else"
            assert table.match.propose(Tap(seat))
            return False

        table.before_end = tap
        await table.run()
        taps += sum(isinstance(move, Tap) and move.player == 0 for move in table.game.record.rounds[0].moves)
        offers += table.stage.count("offer_tap")
    assert taps > 0
    assert offers == 0, "who has tapped need not be asked"


async def test_stopped_and_resumed_the_turn_counts_as_confirmed(tmp_path: Path) -> None:
    table = _Careful(tmp_path, "pc")
    held = asyncio.Event()

    def hold(_seat: int) -> bool:
        held.set()
        return False

    table.before_end = hold
    running = asyncio.create_task(table.match.run())
    await held.wait()
    await stopped(running)
    table.stage.assert_done()
    record = saved(tmp_path)
    assert record == table.game.record
    assert record is not None
    again = _Careful(tmp_path, "pc", game=resumed(record))
    await again.run()
    assert again.stage.names()[:2] == ["reset", "thinking"], "nobody is asked once more"


async def test_a_seat_given_away_confirms_its_turn(tmp_path: Path) -> None:
    table = _Careful(tmp_path, "pc")
    player = table.game.setup.players[1]

    def give_away(_seat: int) -> bool:
        table.match.replace_players({0: player})
        return False

    table.before_end = give_away
    await table.run()
    assert table.stage.count("offer_end") == 1
    assert not table.game.people


def test_the_penalty_of_another_is_veiled() -> None:
    """Penalty tiles are drawn from the boneyard, so neither hand nor boneyard may show them yet."""
    state = begin("6-5 5-4", "6-4 4-3 3-2", boneyard="1-0 2-1 3-0", tap=6, tap_penalty="draw-two")
    first, _ = apply(state, Play(0, state.hands[0][0], "P0", 5))
    second, events = apply(first, Play(1, first.hands[1][0], "P1", 4))
    assert any(isinstance(entry, Penalty) for entry in second.board.log)
    assert ends_turn(events)
    held = HeldTurn.of(first.board, events)
    veiled = held.veil(view_of(second, 1))
    assert veiled.board.hands == [1, 2]
    assert second.board.hands == [3, 2]
    assert (veiled.board.boneyard, second.board.boneyard) == (3, 1)
    assert not any(isinstance(entry, Penalty) for entry in veiled.board.log)
    assert {type(event) for event in held.events} == {Penalised, TurnStarted}
    assert not {type(event) for event in held.own(events)} & set(_LATER)


async def test_while_the_move_is_being_saved_nothing_is_revealed_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow disk that takes a moment, in which other windows may look at the game."""
    table = _Careful(tmp_path, "pp", "bahnhof", hand=3, set=6)
    save, held_back = Autosave.append, 0

    async def look(autosave: Autosave, *entries: Entry) -> None:
        nonlocal held_back
        await save(autosave, *entries)
        seen, made = (record.rounds[-1].moves for record in (table.match.executor.seen(), table.game.record))
        held_back += len(seen) < len(made)

    monkeypatch.setattr(Autosave, "append", look)
    await table.run()
    assert held_back == table.stage.count("offer_end") > 0
