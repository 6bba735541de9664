"""The heading of a replay."""

import pytest

from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window


async def test_the_heading_is_whole_where_it_is_longer_than_the_window_is_wide(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(finished(game_setup(computers(2), set=6, hand=2, rounds=1)))
        heading = window.headline
        heading.setText("Runde 3 von 3 · Anfangspasch 10–10 · Niederländische Regeln " * 3)
        line = heading.fontMetrics().height()
        await eventually(lambda: heading.height() >= heading.heightForWidth(heading.width()) > line)
