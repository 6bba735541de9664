"""The hand in the real program: its order over undo, people and restarts, sorting, and the plan view."""

import itertools

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.control.plan import planned
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import own_train
from mtdesk.table.art.tiles import TileState
from mtdesk.table.rack.arrangement import Divider, Piece
from mtdesk.ui.play.hand_store import FILE_NAME
from tests.app.fingers import RIGHT, choose, click, double_click, drag, open_menu, press, release
from tests.app.person import Person, sitting
from tests.app.program import STILL, computers, eventually, game_setup, people, settle, started

ALONE = game_setup([*people("Ada"), *computers(1)], hand=8, rounds=2, seed="0")


def shown(desk: Application) -> tuple[Piece, ...]:
    """The hand as the person keeps it."""
    rack = desk.window.table.rack
    return rack.arrangement.shown(rack.items)


def texts(pieces: tuple[Piece, ...]) -> list[str]:
    return ["|" if isinstance(piece, Divider) else str(piece) for piece in pieces]


def put_in_order(person: Person) -> None:
    """The last tile to the front, and a divider behind the third."""
    order = person.table.rack.order
    drag(person.viewport, person.tile(order[-1]), person.tile(order[0]) - QPointF(5, 0))
    places = person.table.rack.places()
    double_click(person.viewport, person.at((places[2] + places[3]) / 2))


async def test_hands_are_kept_and_a_damaged_file_of_them_is_no_trouble(qapp: QApplication) -> None:
    file = paths.user_data_dir() / FILE_NAME
    file.parent.mkdir(parents=True)
    file.write_text("no hands at all", encoding="utf-8")
    async with sitting(qapp, ALONE) as person:
        desk = person.desk
        assert QApplication.activeModalWidget() is None
        before = desk.window.table.rack.order
        put_in_order(person)
        kept = texts(shown(desk))
        assert kept == [*map(str, (before[-1], *before[:2])), "|", *map(str, before[2:-1])]
    async with sitting(qapp) as person:
        desk = person.desk
        assert texts(shown(desk)) == kept


async def test_a_tile_taken_back_stands_where_it_stood(qapp: QApplication) -> None:
    async with started(qapp, game_setup(people("Ada", "Grace"), hand=8, preset="pagat")) as desk:
        person = Person(desk)
        await person.play_until(lambda: bool(person.table.invitation.plays) and person.is_asked)
        put_in_order(person)
        kept = shown(desk)

        def first_play(moves: tuple[Move, ...]) -> Move:
            return next(move for move in moves if isinstance(move, Play))

        play = await person.move(first_play)
        assert isinstance(play, Play)
        await eventually(lambda: play.tile in person.table.trains.tiles)
        await eventually(desk.window.commands.undo.isEnabled)
        desk.window.commands.undo.trigger()
        await eventually(lambda: play.tile in person.table.rack.items and not person.table.is_busy)
        assert shown(desk) == kept


async def test_the_menu_of_the_shelf(qapp: QApplication) -> None:
    async with sitting(qapp, ALONE) as person:
        places = person.table.rack.places()
        gap = person.at((places[2] + places[3]) / 2)
        for count in (1, 0):
            press(person.viewport, gap, RIGHT)
            release(person.viewport, gap, RIGHT)
            menu = open_menu()
            assert menu is not None
            choose(menu, menu.actions()[0])
            assert len(person.table.rack.dividers) == count
            await eventually(lambda: open_menu() is None)
            (gap,) = [person.at(item.pos()) for item in person.table.rack.dividers.values()] or [gap]


async def plan_is_live(person: Person) -> None:
    """Wait until the rack shows the plan of the view that is on the table, and look at it."""
    rack, table = person.table.rack, person.table
    view = table.view_shown
    assert view is not None
    expected = planned(view)
    await eventually(lambda: rack.chain is not None and rack.chain.tiles == expected.chain)
    assert rack.chain is not None
    assert rack.chain.pip == expected.pip
    assert rack.order[: len(expected.chain)] == tuple(laid.tile for laid in expected.chain)
    assert set(rack.order[len(expected.chain) :]) == set(expected.rest)
    assert person.desk._hand.caption(expected) == rack.chain.caption
    xs = [place.x() for place in rack.places()]
    rows = itertools.groupby(zip(rack.places(), xs, strict=True), key=lambda pair: pair[0].y())
    assert all(sorted(line) == line for line in ([x for _, x in row] for _, row in rows))


async def test_the_plan_follows_the_table_through_a_whole_round(qapp: QApplication) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], hand=7, set=6, rounds=2, seed="0")
    async with sitting(qapp, setup) as person:
        desk = person.desk
        put_in_order(person)
        own = shown(desk)
        desk.window.commands.sort_by_plan.trigger()
        longest = 0

        def round_over() -> bool:
            game = desk.session.game
            return person.page is not None or game is None or game.between_rounds

        while not round_over():
            await plan_is_live(person)
            longest = max(longest, len(person.table.rack.chain.tiles) if person.table.rack.chain else 0)
            await person.move()
            await eventually(lambda: round_over() or person.is_asked)
        assert longest > 2
        left = set(person.table.rack.order)
        desk.window.commands.sort_by_plan.trigger()
        assert person.table.rack.chain is None
        old = [piece for piece in own if isinstance(piece, Tile) and piece in left]
        assert [piece for piece in shown(desk) if isinstance(piece, Tile)][: len(old)] == old


async def test_the_longest_train_is_there_after_a_restart(qapp: QApplication) -> None:
    async with sitting(qapp, ALONE) as person:
        desk = person.desk
        desk.window.commands.sort_by_plan.trigger()
    async with sitting(qapp) as person:
        desk = person.desk
        await plan_is_live(person)
        desk.window.commands.sort_by_number.trigger()
    async with sitting(qapp) as person:
        desk = person.desk
        assert desk.window.table.rack.chain is None


async def test_sorting_ends_the_plan_view_and_so_does_a_round_without_a_hand(qapp: QApplication) -> None:
    async with started(qapp, game_setup(people("Ada", "Grace"), hand=8)) as desk:
        person = Person(desk)
        rack, commands = desk.window.table.rack, desk.window.commands
        assert not commands.sort_by_plan.isEnabled()
        await person.play_until(lambda: person.is_asked)
        assert commands.sort_by_plan.isEnabled()
        click(desk._hand.bar.buttons["train"])
        await plan_is_live(person)
        await person.move()
        await eventually(lambda: rack.chain is None or person.table.invitation.moves)
        await person.play_until(lambda: person.is_asked)
        await plan_is_live(person)
        assert desk._hand.bar.buttons["train"].isChecked()
        click(desk._hand.bar.buttons["number"])
        assert rack.chain is None
        assert not commands.sort_by_plan.isChecked()
        assert list(rack.order) == sorted(rack.order)
        commands.sort_by_value.trigger()
        assert [tile.pips for tile in rack.order] == sorted((tile.pips for tile in rack.order), reverse=True)


async def test_the_setting_lets_nothing_stand_out(qapp: QApplication) -> None:
    settle(replace(STILL, highlight=False))
    async with sitting(qapp, ALONE) as person:
        desk = person.desk
        rack = desk.window.table.rack

        def ways_to_stand() -> int:
            return len({(item.state & ~TileState.FOCUS, item.y()) for item in rack.items.values()})

        assert ways_to_stand() == 1
        desk._take_settings(STILL)
        await eventually(lambda: ways_to_stand() == 2)


CHAIN = game_setup([*people("Ada"), *computers(1)], preset="pagat", hand=12, rounds=2, seed="5")


async def test_the_whole_plan_of_a_first_turn_is_played_tile_by_tile(qapp: QApplication) -> None:
    async with sitting(qapp, CHAIN) as person:
        desk, bar = person.desk, person.desk.window.actions_bar
        assert bar.plan.isHidden(), "the plan is not seen yet"
        desk.window.commands.sort_by_plan.trigger()
        await plan_is_live(person)
        rack = desk.window.table.rack
        assert rack.chain is not None
        chain = rack.chain.tiles
        assert len(chain) > 2
        await eventually(lambda: not bar.plan.isHidden())
        click(bar.plan)
        await eventually(lambda: not desk._hand.plan_player.is_playing)

        def laid() -> tuple[Laid, ...]:
            view = desk.window.table.view_shown
            assert view is not None
            return view.board.trains[own_train(0)][: len(chain)]

        await eventually(lambda: laid() == chain)


async def test_taking_back_ends_the_playing_of_a_plan(qapp: QApplication) -> None:
    async with sitting(qapp, CHAIN) as person:
        desk = person.desk
        bar, commands = desk.window.actions_bar, desk.window.commands
        commands.sort_by_plan.trigger()
        await plan_is_live(person)
        await eventually(lambda: not bar.plan.isHidden())
        count = len(person.table.rack.order)
        beat = desk._hand.plan_player._beat
        beat.setInterval(3_600_000)
        click(bar.plan)
        beat.timeout.emit()
        await eventually(lambda: commands.undo.isEnabled() and len(person.table.rack.order) == count - 1)
        commands.undo.trigger()
        await eventually(lambda: not desk._hand.plan_player.is_playing and not bar.plan.isHidden())
        assert len(person.table.rack.order) == count
