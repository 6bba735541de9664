"""Turns in the window: confirmed, taken back freely, finished by a computer; hints, and who plays."""

import asyncio

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.ai.levels import LEVELS
from mtdesk.app import Application
from mtdesk.control.match import Match
from mtdesk.rules.moves import Draw, Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.fingers import click
from tests.app.new_game import choose_player, setup_page, shown_setup
from tests.app.person import Person
from tests.app.program import (
    STILL,
    becomes,
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    saved,
    settle,
    started,
    worker_ids,
)


def match_of(desk: Application) -> Match:
    assert desk.session.match is not None
    return desk.session.match


async def asked(desk: Application) -> Person:
    """The person at the window, once they are asked for a move."""
    await eventually(lambda: desk.session.match is not None)
    await eventually(lambda: match_of(desk).asked is not None and not desk.window.table.is_busy)
    return Person(desk)


async def to_lay(desk: Application) -> Person:
    """The person at the window, once they can lay a tile."""
    person = await asked(desk)
    while not desk.window.table.invitation.plays:
        await person.move()
        await asked(desk)
    return person


def ends_offered(desk: Application) -> bool:
    return desk.window.actions_bar.end_turn.isVisible() and not desk.window.table.is_busy


async def test_free_undo_and_redo_pass_over_the_moves_of_computers(qapp: QApplication) -> None:
    settle(replace(STILL, free_undo=True))
    async with started(qapp, game_setup([*people("Ada"), *computers(2)], rounds=1, hand=6, set=9)) as desk:
        person = await asked(desk)
        undo, redo = desk.window.commands.undo, desk.window.commands.redo
        assert not undo.isEnabled()
        assert undo.toolTip() == "There is nothing to undo in this round yet."
        game = game_of(desk)
        decided = 0
        while decided < 3:
            await asked(desk)
            decided += isinstance(await person.move(lambda moves: moves[0]), Play)
        await asked(desk)
        before = list(game.record.rounds[0].moves)
        assert {move.player for move in before} == {0, 1, 2}

        async def press(command: QAction) -> int:
            """Choose undo or redo, and wait; the number of moves there are then."""
            moves = game.record.rounds[0].moves
            length = len(moves)
            command.trigger()
            await eventually(lambda: len(moves) != length)
            await asked(desk)
            return len(moves)

        backwards = []
        while undo.isEnabled():
            backwards.append(await press(undo))
            assert game.record.rounds[0].moves == before[: backwards[-1]]
            assert saved() == game.record
        assert len(backwards) == decided
        forwards = [await press(redo) for _ in backwards]
        assert forwards == [*reversed(backwards[:-1]), len(before)]
        assert not redo.isEnabled()
        assert game.record.rounds[0].moves == before


async def test_play_on_for_me(qapp: QApplication) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], preset="pagat", rounds=1, hand=8)
    async with started(qapp, setup) as desk:
        await asked(desk)
        play_on = desk.window.commands.play_on
        rounds = game_of(desk).record.rounds
        assert play_on.isEnabled()
        QTest.keyClick(desk.window.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await eventually(lambda: any(move.player == 1 for move in rounds[0].moves))
        assert rounds[0].moves[0].player == 0
        await asked(desk)
        assert saved() == game_of(desk).record


async def test_a_hint_is_shown_taken_away_and_dropped(qapp: QApplication) -> None:
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], hand=6, set=6)) as desk:
        person = await to_lay(desk)
        table, view = desk.window.table, desk.window.view

        def suggested() -> list[Tile]:
            return [tile for tile, item in table.rack.items.items() if TileState.SUGGESTED in item.state]

        def lit() -> list[str]:
            return list(table.trains.lights.pads)

        def wanted() -> bool:
            return desk.session.adviser.is_wanted

        said = table.frame.status_text
        for key in (Qt.Key.Key_H, Qt.Key.Key_Escape):
            QTest.keyClick(view, Qt.Key.Key_H)
            await eventually(suggested)
            assert table.frame.status_text.startswith("Hint: play ")
            (tile,) = suggested()
            (end,) = lit()
            assert end in table.invitation.plays[tile]
            QTest.keyClick(view, key)
            assert [*suggested(), *lit()] == []
            assert table.frame.status_text == said
        QTest.keyClick(view, Qt.Key.Key_H)
        await eventually(suggested)
        await person.move()
        assert [*suggested(), *lit()] == []
        assert not wanted()
        # Wanted and at once moved: it is dropped, and does not come with the next question.
        await to_lay(desk)
        QTest.keyClick(view, Qt.Key.Key_H)
        assert wanted()
        await person.move()
        await asked(desk)
        assert [*suggested(), *lit()] == []


async def change_players(desk: Application, **levels: str) -> None:
    """Choose levels at the table of a new game, by the players' names, and go on with them."""
    desk.window.commands.new_game.trigger()
    page = await shown_setup()
    names = [player.name for player in game_of(desk).setup.players]
    for name, level in levels.items():
        choose_player(page.seats[names.index(name)], 1 + LEVELS.index(level))  # above them: a person
    click(page.change)
    assert setup_page() is None


async def test_people_and_computers_change_places_and_it_is_remembered(qapp: QApplication) -> None:
    players = people("Ada", "Bo", "Cy")
    async with started(qapp, game_setup(players, rounds=1, hand=5, set=6)) as desk:
        person = Person(desk)
        await eventually(lambda: game_of(desk).record.rounds)
        assert worker_ids(desk) == [], "no worker before a computer sits at the table"
        await person.play_until(lambda: len(game_of(desk).record.rounds[0].moves) == 4)
        await eventually(lambda: isinstance(person.page, CurtainPage) or match_of(desk).asked)
        await change_players(desk, Bo="easy", Cy="medium")
        game = game_of(desk)
        await eventually(lambda: game.people == {0})
        assert [player.level for player in game.setup.players] == [None, "easy", "medium"]
        await person.play_until(lambda: match_of(desk).asked is not None and not person.table.is_busy)
        assert person.table.frame.status_text.startswith("It is your turn."), "now there is only one"
        before = saved()
        assert before == game.record
        assert len(before.rounds[0].changes) == 2
    async with started(qapp) as desk:
        await eventually(lambda: desk.session.game)
        await asked(desk)
        assert game_of(desk).record == before
        await change_players(desk, Ada="easy")
        page = await becomes(RoundEndPanel, lambda: desk.window.overlay.page)
        page.go_on.click()
        await eventually(lambda: isinstance(desk.window.overlay.page, GameEndPanel))
        assert not desk.window.commands.hint.isEnabled()
        assert saved() == game_of(desk).record


async def test_who_takes_over_learns_no_drawn_tile_before_the_curtain_rises(qapp: QApplication) -> None:
    async with started(qapp, game_setup(people("Ada", "Bo"), rounds=1, hand=3)) as desk:
        person = Person(desk)
        await eventually(lambda: game_of(desk).record.rounds)
        moves = game_of(desk).record.rounds[0].moves

        def ada_after_bo_drew() -> bool:
            asked = match_of(desk).asked
            return Draw(1) in moves and asked is not None and asked.seat == 0

        await person.play_until(ada_after_bo_drew)
        await change_players(desk, Ada="easy")
        await eventually(lambda: game_of(desk).people == {1})
        await eventually(lambda: isinstance(person.page, CurtainPage))
        log = desk.window.log.list
        said = [log.item(row).text() for row in range(log.count())]
        drawn = [sentence for sentence in said if "draw" in sentence]
        assert drawn
        assert not [sentence for sentence in drawn if any(mark.isdigit() for mark in sentence)]


async def test_enter_ends_a_turn_only_at_the_table(qapp: QApplication) -> None:
    settle(replace(STILL, confirm_turn=True, log_shown=True))
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], rounds=1, hand=6)) as desk:
        desk.window.activateWindow()
        person = await to_lay(desk)
        await person.move()
        await eventually(lambda: ends_offered(desk) or desk.window.table.invitation.moves)
        while not ends_offered(desk):
            await person.move()
            await eventually(lambda: ends_offered(desk) or desk.window.table.invitation.moves)
        log = desk.window.log
        log.filtering.setChecked(True)
        log.bar.field.setFocus()
        QTest.keyClick(log.bar.field, Qt.Key.Key_Return)
        await asyncio.sleep(0)
        assert ends_offered(desk)
        desk.window.view.setFocus()
        QTest.keyClick(desk.window.view, Qt.Key.Key_Return)
        await eventually(lambda: not desk.window.actions_bar.end_turn.isVisible())
