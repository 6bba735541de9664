"""Taking back and repeating, at every moment at which a person may ask for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.move_executor import Obstacle, freely_undoable, undoable
from mtdesk.control.prompt import MatchSettings
from mtdesk.control.seats import ComputerSeat, HumanSeat, Seat
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Draw, LogEntry, Move, Pass, Penalty, Play, Stop, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, Over, Phase, View
from tests.control.fakes import FakeChooser, LevelSeat, RecordingStage
from tests.control.tables import Table, dealt, match_of, saved, setup_of, stopped
from tests.records import resumed


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


class _Thinker(LevelSeat):
    """Thinks for ever."""

    def __init__(self) -> None:
        super().__init__("easy")
        self.thinking = asyncio.Event()

    async def choose(self, view: View) -> Move:
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
    await stopped(running)
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


async def test_a_turn_has_begun_with_its_move_even_if_that_is_taken_back(tmp_path: Path) -> None:
    table = Table(tmp_path, "pp", "pagat", open_hands=True, seed="5")
    has_gone_back, may_undo = False, list[bool]()

    def look(view: View, moves: tuple[Move, ...]) -> None:
        nonlocal has_gone_back
        players = [entry.player for entry in view.board.log if isinstance(entry, Play)]
        if len(players) == len(view.board.log) == 2 and players[0] != players[1] and not has_gone_back:
            has_gone_back = True
            table.match.undo()
            return
        if has_gone_back and not may_undo:
            may_undo.append(table.match.may_undo())
        table.match.propose(moves[0])

    table.stage.on_invite = look
    await table.run()
    assert may_undo == [False]


async def test_a_tile_of_the_hand_that_is_still_shown_begins_nobodys_turn(tmp_path: Path) -> None:
    table = Table(tmp_path, "pp", "pagat")
    show, stayed = table.stage.play_events, 0

    async def play_events(events: tuple[Event, ...], view: View) -> None:
        nonlocal stayed
        await show(events, view)
        moves, turn = table.game.record.rounds[0].moves, table.game.board.turn
        if moves and moves[-1].player == table.match.audience.seat != turn and table.match.may_undo():
            table.match.pick_up()
            assert table.match.may_undo()
            stayed += 1

    table.stage.play_events = play_events  # type: ignore[method-assign]
    await table.run()
    assert stayed


# Free undo among computers


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


async def test_after_all_has_been_taken_back_nobodys_turn_has_begun(tmp_path: Path) -> None:
    table = _Free(tmp_path, settings=replace(_FREE, confirm_turn=True), seed="a")
    goes_back, is_back, obstacles = False, False, list[Obstacle | None]()

    def decide(view: View, moves: tuple[Move, ...]) -> None:
        nonlocal goes_back, is_back
        table.match.pick_up()
        goes_back = goes_back or len(view.board.log) >= 6
        is_back = is_back or (goes_back and not table.match.may_undo())
        if goes_back and not is_back:
            table.match.undo()
        else:
            table.match.propose(moves[0])

    def end(_: int) -> None:
        if is_back and not obstacles:
            obstacles.append(table.match.executor.obstacle())
        table.match.end_turn()

    table.stage.on_invite, table.stage.on_end = decide, end
    await table.run()
    assert obstacles == [None]


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


# What may be taken back, as a function of the board alone


_PEOPLE = {0, 2}


def _lay(seat: int) -> Play:
    return Play(seat, Tile(12, 7), f"P{seat}", 7)


def _board(*log: LogEntry, **fields: object) -> Board:
    return replace(dealt("dutch", "pcp").board, log=log, **fields)


NOTHING, OTHERS, REVEALED = Obstacle.NOTHING_DONE, Obstacle.OTHERS_ACTED, Obstacle.REVEALED


@pytest.mark.parametrize(
    ("log", "reach"),
    [
        ((), NOTHING),  # the opening stays
        ((_lay(0),), 1),
        ((_lay(1),), NOTHING),  # a computer takes nothing back
        ((_lay(0), _lay(1)), OTHERS),
        ((_lay(0), _lay(1), Pass(0)), OTHERS),
        ((_lay(1), _lay(2)), 1),
        ((_lay(0), _lay(0)), 1),  # one decision at a time
        ((_lay(0), Stop(0)), 1),
        ((Draw(0),), NOTHING),
        ((Draw(0), _lay(0)), 1),
        ((Draw(0), Pass(0)), NOTHING),
        ((_lay(0), Draw(0)), REVEALED),  # a hidden tile came to light
        ((Draw(0), Pass(0, "P0/a")), 1),  # the arm was a decision
        ((_lay(0), Pass(0)), 2),  # a pass without a choice goes with the decision before
        ((_lay(1), Pass(0)), NOTHING),
        ((_lay(0), Tap(0)), 2),  # so does a tap
        ((_lay(0), Tap(0), _lay(1)), OTHERS),
        ((_lay(1), Tap(1), _lay(2)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.SKIP_TURN, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 2)), REVEALED),  # penalty tiles were drawn
    ],
)
def test_how_many_moves_are_taken_back_or_why_none(log: tuple[LogEntry, ...], reach: int | Obstacle) -> None:
    assert undoable(_board(*log), _PEOPLE) == reach


@pytest.mark.parametrize(
    ("log", "count"),
    [
        ((_lay(1), Draw(0)), 0),
        ((_lay(0), Draw(0), Pass(0), _lay(1)), 4),
        ((_lay(0), _lay(0), Penalty(1, TapPenalty.DRAW_TWO, 2), _lay(1), Draw(0)), 3),
        ((Draw(0), Pass(0, "P0/a"), _lay(1)), 2),
        ((_lay(0), Stop(0), _lay(1), Tap(1)), 3),
    ],
)
def test_how_many_moves_are_taken_back_freely(log: tuple[LogEntry, ...], count: int) -> None:
    assert freely_undoable(_board(*log), {0}) == count


def test_hands_turned_over_and_who_can_cover_are_revealed_unless_no_one_has_seen_it_yet() -> None:
    for board in (_board(_lay(0), over=Over.OUT), _board(_lay(0), phase=Phase.COVER)):
        assert undoable(board, _PEOPLE) is REVEALED
    log = (_lay(1), _lay(0), Penalty(1, TapPenalty.DRAW_TWO, 2))
    for board in (_board(*log), _board(*log, over=Over.OUT), _board(*log, phase=Phase.COVER)):
        assert undoable(board, _PEOPLE) is REVEALED
        assert undoable(board, _PEOPLE, seen=1) == 1
    assert undoable(_board(*log, Tap(0)), _PEOPLE, seen=1) == 2
