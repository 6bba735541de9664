"""A finished game that comes to the table, because it could not be kept otherwise."""

import pytest

from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import eventually
from tests.records import resumed
from tests.ui.room import finished, open_game, opened

pytestmark = pytest.mark.window


async def test_a_finished_game_opens_at_its_end() -> None:
    async with opened() as room:
        pages: list[object] = []
        room.window.overlay.changed.connect(lambda: pages.append(type(room.window.overlay.page)))
        room.session.start_game(resumed(finished(open_game())), room.store.current)
        await eventually(lambda: isinstance(room.window.overlay.page, GameEndPanel))
        assert RoundEndPanel not in pages
