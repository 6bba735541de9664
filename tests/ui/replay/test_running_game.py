"""A replay of the game on the table: only what has been seen there can be seen."""

import pytest

from mtdesk.control.timeline import Eyes
from mtdesk.record.model import Player
from mtdesk.rules.view import View
from tests.app.program import computers, eventually, game_setup, people
from tests.records import resumed
from tests.ui.files.replays import Cinema, cinema
from tests.ui.room import finished, open_game, played

pytestmark = pytest.mark.window

SETUP = game_setup([*people("Anna"), *computers(2)], set=6, hand=2, rounds=2)


def seen(cinema: Cinema) -> View:
    """What the window shows."""
    view = cinema.window.table.view_shown
    assert view is not None
    return view


async def test_a_round_being_played_is_seen_from_the_own_seat_only() -> None:
    async with cinema() as here:
        await here.room.play(resumed(played(SETUP, 0)))
        await here.room.make()
        await here.desk.open_table()
        window = here.window
        await here.arrived(0)
        assert not window.eyes.isEnabled()
        assert not window.open_hands.isEnabled()
        assert "round 1 of 2" in window.transport.place.text(), "of the game, as the headline says"
        window.player.look(Eyes(1, open_hands=True))  # even if that could be asked for
        await here.arrived(0)
        view = window.table.view_shown
        assert view is not None
        assert (view.seat, view.open_hands) == (0, None)


async def test_a_round_that_ends_meanwhile_can_be_seen_as_a_whole() -> None:
    async with cinema() as here:
        nearly = finished(open_game())
        nearly.rounds[0].cut(len(nearly.rounds[0].moves) - 1)
        await here.room.play(resumed(nearly))
        await here.desk.open_table()
        window = here.window
        window.player.go(3)
        await here.arrived(3)
        before, length = list(here.log), len(here.timeline)
        assert not window.eyes.isEnabled()
        assert not window.analysis.start.isEnabled()
        await here.room.make()
        await eventually(lambda: here.timeline.finished_rounds == 1)
        await here.arrived(3)
        assert len(here.timeline) == window.transport.slider.maximum() + 1 == length + 1
        assert window.eyes.isEnabled()
        assert window.open_hands.isEnabled()
        assert window.analysis.start.isEnabled()
        assert len(here.log) == len(before), "the position stays"
        assert any("You draw" in line for line in here.log), "and sees it with the eyes that are chosen"
        await here.look(played(open_game(), 2))
        assert here.timeline.finished_rounds == 0, "another game is replayed now"


@pytest.mark.parametrize("of_file", [False, True])
async def test_a_hand_is_hidden_when_a_second_person_sits_down(of_file: bool) -> None:
    """So it is in a file of the same game, saved while its player was alone."""
    async with cinema() as here:
        await here.room.play(resumed(played(SETUP, 1)))
        alone = here.room.game.record.copy()
        await here.desk.open_table()
        if of_file:
            await here.look(alone)
        window = here.window
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        hand = set(seen(here).hand)
        assert hand
        here.room.session.replace_players({1: Player("Zoe", "human")})
        await eventually(lambda: seen(here).seat is None)
        assert set(window.table.rack.order) == set()
        assert not hand & set(seen(here).hand)
        here.room.session.replace_players({1: SETUP.players[1]})
        await eventually(lambda: seen(here).seat == 0)
        assert set(seen(here).hand) == hand
