"""The tree of objects that screen readers find at the table, and what they are told of it."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.table.accessibility import Node
from mtdesk.table.input.focus import Area, FocusTarget, ring_of_ends
from tests.app.program import eventually
from tests.table.tabletop import Tabletop, laid_out, setup_of

pytestmark = pytest.mark.window
Reason = Qt.FocusReason
Role, Text, Event = QAccessible.Role, QAccessible.Text, QAccessible.Event


PLAIN: Any = SimpleNamespace(
    table=lambda: "table",
    rack=lambda: "rack",
    tile=lambda tile, ends: " ".join([f"{tile.hi}-{tile.lo}", *ends]),
    trains=lambda: "trains",
    engine=lambda board: f"engine {board.engine.hi}",
    end=lambda board, end: f"{end}={board.ends[end]}",
    boneyard=lambda count: f"boneyard {count}",
    boneyard_key=lambda *, may_draw: f"may draw: {may_draw}",
    players=lambda: "players",
    player=lambda board, seat, *, thinking: f"seat {seat}: {board.hands[seat]}",
)
"""Words that are easy to check."""


async def begin(top: Tabletop) -> QAccessibleInterface:
    """Deal, ask the person, give the table the keyboard, and return the root of its tree."""
    top.view.accessible.speak(PLAIN)
    top.view.activateWindow()
    top.view.setFocus()
    await eventually(top.view.hasFocus)
    await top.deal()
    top.ask()
    return QAccessible.queryAccessibleInterface(top.view)


def children(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [thing.child(index) for index in range(thing.childCount())]


def name(thing: QAccessibleInterface) -> str:
    return thing.text(Text.Name)


def names(thing: QAccessibleInterface) -> list[str]:
    return [name(child) for child in children(thing)]


def walk(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for child in children(thing):
        yield child
        yield from walk(child)


async def test_the_tree(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        root = await begin(top)
        top.table.frame.set_status("Your turn.")
        board, hand = top.game.board, top.table.rack.order
        assert (name(root), root.role()) == ("table", Role.Grouping)
        status, rack, trains, pile, players = children(root)
        assert [part.role() for part in (status, rack, trains, pile, players)] == [
            Role.StatusBar,
            Role.List,
            Role.List,
            Role.Button,
            Role.List,
        ]
        assert name(status) == "Your turn."
        assert name(rack) == "rack"
        assert names(trains) == [f"{end}={board.ends[end]}" for end in ring_of_ends(board, 0)]
        assert names(players) == [f"seat {seat}: {board.hands[seat]}" for seat in range(3)]
        assert name(pile) == f"boneyard {board.boneyard}"
        fitting = top.table.invitation.plays
        assert names(rack) == [" ".join([f"{t.hi}-{t.lo}", *fitting.get(t, ())]) for t in hand]
        members = [child for part in (rack, trains, players) for child in children(part)]
        assert {child.role() for child in members} == {Role.ListItem}


async def test_who_comes_to_the_table_is_told_of_the_tile_last(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt tells that the table has the keyboard when ``setFocus`` is done; Enter acts on the tile."""
    with laid_out(setup_of(players=3)) as top:
        root = await begin(top)
        button = QPushButton("Draw", top.view)
        button.setVisible(True)
        told: list[str] = []
        QAccessible.setActive(True)

        def hear(event: QAccessibleEvent) -> None:
            if event.type() is Event.Focus:
                told.append(name(event.accessibleInterface()))

        monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
        for reason in (Reason.OtherFocusReason, Reason.TabFocusReason, Reason.ShortcutFocusReason):
            button.setFocus()
            await eventually(button.hasFocus)
            told.clear()
            top.view.setFocus(reason)
            assert told == []
            await eventually(lambda: told)
            assert told == [names(root.child(1))[0]]


async def test_parents_children_and_places_agree(qapp: QApplication) -> None:
    with laid_out(setup_of(players=4)) as top:
        root = await begin(top)
        button = QPushButton("Draw", top.view)
        button.setVisible(True)
        top.table.frame.set_status("Your turn.")
        assert children(root)[-1].object() is button
        window = root.rect()
        for thing in (root, *walk(root)):
            for index, child in enumerate(children(thing)):
                assert child.isValid()
                assert child.parent().object() is thing.object()
                assert thing.indexOfChild(child) == index
        for thing in walk(root):
            assert window.contains(thing.rect()), name(thing)
        for index, tile in enumerate(children(root.child(1))):
            centre = tile.rect().center()
            assert root.childAt(centre.x(), centre.y()).object() is root.child(1).object()
            assert root.child(1).childAt(centre.x(), centre.y()).object() is tile.object()
            item = top.table.rack.items[top.table.rack.order[index]]
            on_screen = top.viewport.mapToGlobal(top.at(item.scenePos()).toPoint())
            assert (on_screen - centre).manhattanLength() <= 3
        assert root.child(99) is None
        assert root.childAt(-5000, -5000) is None


async def test_states_follow_what_can_be_done(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        root = await begin(top)
        await top.skip_to_own_turn(lambda: len(top.ask().plays) in range(1, len(top.table.rack.order)))
        rack, trains = root.child(1), root.child(2)
        plays = top.table.invitation.plays
        assert [not tile.state().disabled for tile in children(rack)] == [
            tile in plays for tile in top.table.rack.order
        ]
        assert not any(thing.state().selectable for thing in walk(root)), (
            "Orca would say “not selected” of it"
        )
        assert not any(end.state().disabled for end in children(trains))
        tile = next(iter(plays))
        top.view.gesture.select(tile)
        assert [thing.state().selected for thing in children(rack)] == [
            other == tile for other in top.table.rack.order
        ]
        ends = ring_of_ends(top.game.board, 0)
        assert [end.state().disabled for end in children(trains)] == [end not in plays[tile] for end in ends]


async def test_the_focus_is_where_the_keyboard_is(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        root = await begin(top)
        for area in Area:
            spot = top.view.focus.targets(area)[-1]
            top.view.focus.go(spot)
            focused = root.focusChild()
            node = focused.object()
            assert isinstance(node, Node)
            assert node.what == spot
            assert focused.state().focused
            assert sum(bool(thing.state().focused) for thing in walk(root)) == 1
        top.view.clearFocus()
        assert not any(thing.state().focused for thing in walk(root))


async def test_a_page_that_covers_the_table_is_all_there_is(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        root = await begin(top)
        page = QPushButton("Continue", top.view)
        page.setGeometry(top.view.rect())
        page.setVisible(True)
        assert names(root) == ["Continue"]
        page.hide()
        assert len(names(root)) == 5


class Told:
    """The events that screen readers get: kind, object, and what is said of it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.events: list[tuple[QAccessible.Event, QObject]] = []
        self.states: list[tuple[QObject, QAccessible.State]] = []
        patch.setattr("mtdesk.table.accessibility._post", self._take)

    def _take(self, event: QAccessibleEvent) -> None:
        self.events.append((event.type(), event.object()))
        if isinstance(event, QAccessibleStateChangeEvent):
            self.states.append((event.object(), event.changedStates()))

    def of(self, kind: QAccessible.Event) -> list[QObject]:
        return [thing for found, thing in self.events if found is kind]

    def forget(self) -> None:
        self.events.clear()
        self.states.clear()


async def test_changes_are_told(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    QAccessible.setActive(True)
    told = Told(monkeypatch)
    with laid_out(setup_of(players=2)) as top:
        await begin(top)
        await top.skip_to_own_turn(lambda: bool(top.ask().plays))
        await asyncio.sleep(0.01)
        tile, ends = next(iter(top.table.invitation.plays.items()))
        node = top.view.accessible.node(FocusTarget(Area.RACK, tile))
        told.forget()
        top.view.focus.go(FocusTarget(Area.RACK, tile))
        assert top.view.accessible.focused() is node
        top.view.gesture.select(tile)
        await asyncio.sleep(0.01)
        assert [bool(state.selected) for thing, state in told.states if thing is node] == [True]
        (end, plays), *_ = ends.items()
        told.forget()
        await top.make(plays[0])
        await asyncio.sleep(0.01)
        assert node in told.of(Event.ObjectDestroyed)
        assert top.view.accessible.node(FocusTarget(Area.ENDS, end)) in told.of(Event.NameChanged)
        assert top.view.accessible.node(FocusTarget(Area.PLATES, 0)) in told.of(Event.NameChanged)


async def test_a_table_that_is_closed_does_not_stay_though_somebody_listened(qapp: QApplication) -> None:
    QAccessible.setActive(True)
    with laid_out(setup_of(players=2)) as top:
        root = await begin(top)
        assert len([thing for thing in walk(root) if thing.isValid()]) > 20
        scene, view = weakref.ref(top.table), weakref.ref(top.view)
        del root, top
    gc.collect()
    assert (scene(), view()) == (None, None)
