"""Changes to house rules that are not kept yet: they are saved, used without, or discarded, as people say."""

from collections.abc import AsyncIterator

import pytest
from msgspec import structs
from shiboken6 import isValid

from mtdesk.record.rule_sets import RuleSet
from mtdesk.ui.house_rules.commands import RuleNameDialog
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from tests.app.program import eventually
from tests.ui.fingers import click, click_text
from tests.ui.house_rules.test_controller import (
    GRANNY,
    house_rules,
    kept,
    name_it,
    shown,
    switch,
    with_granny,
)
from tests.ui.room import Room, opened

pytestmark = pytest.mark.window


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    async with opened() as room:
        yield room


async def test_changes_can_be_saved_where_they_would_be_lost(room: Room) -> None:
    house = await with_granny(room)
    switch(house, "tap")
    click_text(house.list.list, "Swiss")
    switch(house, "fork")
    house.reject()
    await room.close_box("Save")
    await name_it("Saturday")
    await eventually(lambda: not isValid(house) or not house.isVisible())
    assert kept() == [
        structs.replace(GRANNY, changes={**GRANNY.changes, "tap": False}),
        RuleSet("Saturday", "swiss", {"fork": True}),
    ]


async def test_rules_are_saved_and_used_in_one_go(room: Room) -> None:
    wanted: list[RuleSet] = []
    room.house_rules.play_wanted.connect(wanted.append)
    house = await with_granny(room)
    switch(house, "tap")
    click(house.use)
    await room.close_box("Save")
    await eventually(lambda: wanted)
    assert wanted == kept() == [structs.replace(GRANNY, changes={**GRANNY.changes, "tap": False})]


async def test_a_name_that_is_not_given_keeps_the_window_open(room: Room) -> None:
    house = await house_rules(room)
    switch(house, "fork")
    click(house.use)
    await room.close_box("Save")
    (await shown(RuleNameDialog)).reject()
    assert await shown(HouseRulesDialog) is house
    assert house.editor.rules().changes == {"fork": True}
    click(house.discard)
    house.reject()
