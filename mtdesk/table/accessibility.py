"""The table as screen readers see it: a tree of objects with names, states and places.

    table
    ├ status line
    ├ rack           list of the player's tiles
    ├ trains           list of all ends, clockwise
    ├ boneyard
    ├ players          list of the plates, clockwise
    └ the widgets over the table: buttons, pages

Nothing hidden is in it: what is not in the view shown has no node. No node has actions (an override of
`interface_cast` crashes in PySide): whatever a node stands for is done through the keyboard focus, or a
button.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board
from mtdesk.table.input.focus import Area, Focus, FocusTarget
from mtdesk.table.input.gesture import Gesture
from mtdesk.table.scene import TableScene


class Spoken(Protocol):
    """The names and descriptions of everything on one table, in the player's language."""

    def table(self) -> str: ...
    def rack(self) -> str: ...
    def tile(self, tile: Tile, ends: Sequence[str]) -> str:
        """Return one of the player's tiles with the ends on which it may now be played."""

    def trains(self) -> str: ...
    def engine(self, board: Board) -> str: ...
    def end(self, board: Board, end: str) -> str:
        """Return an end: whose train, which number, and what is special about it."""

    def tiles_on(self, board: Board, end: str) -> str:
        """Return the tiles that lead from the station to an end."""

    def boneyard(self, count: int) -> str: ...
    def boneyard_key(self, *, may_draw: bool) -> str:
        """Return what Enter does on the boneyard."""

    def players(self) -> str: ...
    def player(self, board: Board, seat: int, *, thinking: bool) -> str: ...


_Role, _Text = QAccessible.Role, QAccessible.Text
_LISTS = (Area.RACK, Area.ENDS, Area.PLATES)
_Thing = TypeVar("_Thing")


class Node(QObject):
    """Something on the table that screen readers know in its own right.

    ``what`` is a FocusTarget, the Area of a list, or None for the status line.
    """

    def __init__(self, table: AccessibleTable, what: FocusTarget | Area | None, above: QObject) -> None:
        super().__init__(table)
        self.table, self.what, self.above = table, what, above
        self.reported: tuple[str, str, bool] | None = None
        """Its name, its description and whether it is selected, as screen readers know them."""


class AccessibleTable(QObject):
    """The nodes of one table; informs screen readers of changes. Without ``speak``, nothing has a name."""

    def __init__(self, view: QGraphicsView, scene: TableScene, gesture: Gesture, focus: Focus) -> None:
        super().__init__(view)
        self.view, self.scene = view, scene
        self._gesture, self._focus = gesture, focus
        self._spoken: Spoken | None = None
        self._status = Node(self, None, view)
        self._lists = {area: Node(self, area, view) for area in _LISTS}
        self._targets: dict[FocusTarget, Node] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        scene.altered.connect(self._soon.start)
        self._arriving = QTimer(self, singleShot=True, interval=0)
        self._arriving.timeout.connect(self.report_focus)
        focus.moved.connect(self.report_focus)

    def speak(self, spoken: Spoken) -> None:
        """Use these words from now on."""
        self._spoken = spoken
        self.refresh()

    # The tree

    def top(self) -> list[QObject]:
        """Return the nodes and the widgets over the table; only these if they cover it."""
        over = self._widgets()
        if any(widget.geometry().contains(self.view.rect()) for widget in over):
            return [*over]
        lists = self._lists
        pile = [self.node(target) for target in self._focus.targets(Area.PILE)]
        nodes = [self._status, lists[Area.RACK], lists[Area.ENDS], *pile, lists[Area.PLATES]]
        return [*nodes, *over]

    def _widgets(self) -> list[QWidget]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        found, viewport = self.view.findChildren(QWidget, options=direct), self.view.viewport()
        return [each for each in found if each.isVisible() and not each.isWindow() and each != viewport]

    def members(self, area: Area) -> list[Node]:
        focus = self._focus
        return [self.node(one) for one in (focus.all_ends() if area is Area.ENDS else focus.targets(area))]

    def node(self, target: FocusTarget) -> Node:
        if target not in self._targets:
            above = self.view if target.area is Area.PILE else self._lists[target.area]
            self._targets[target] = Node(self, target, above)
        return self._targets[target]

    def focused(self) -> Node | None:
        """Return the node that has the keyboard focus, if the table has it."""
        target = self._focus.target
        return None if target is None or not self.view.hasFocus() else self.node(target)

    # What is known about a node

    def name(self, what: FocusTarget | Area | None) -> str:
        view, spoken = self.scene.view_shown, self._spoken
        if what is None:
            return self.scene.frame.status_text
        if spoken is None or view is None:
            return ""
        match what.what if isinstance(what, FocusTarget) else what:
            case Tile() as tile:
                return spoken.tile(tile, self.scene.invitation.ends_for(tile))
            case str() as end:
                return spoken.end(view.board, end) if end in view.board.ends else ""
            case int() as seat:
                return spoken.player(view.board, seat, thinking=self.scene.frame.thinking == seat)
            case None:
                return spoken.boneyard(view.board.boneyard)
            case Area.RACK:
                return spoken.rack()
            case Area.ENDS:
                return spoken.trains()
            case _:
                return spoken.players()

    def tiles_on(self, end: str) -> str:
        """Return the tiles that lead to an end; too many to announce whenever the focus comes there."""
        view, spoken = self.scene.view_shown, self._spoken
        return "" if spoken is None or view is None else spoken.tiles_on(view.board, end)

    def table_name(self) -> str:
        return "" if self._spoken is None else self._spoken.table()

    def description(self, what: FocusTarget | Area | None) -> str:
        """Return what else to say about a node."""
        view, spoken = self.scene.view_shown, self._spoken
        if what is None:
            return self.scene.frame.detail
        if spoken is None or view is None:
            return ""
        if isinstance(what, FocusTarget) and what.area is Area.PILE:
            return spoken.boneyard_key(may_draw=self.scene.invitation.may_draw)
        return spoken.engine(view.board) if what is Area.ENDS else ""

    def state(self, what: FocusTarget | Area | None) -> QAccessible.State:
        """Return the states of a node: focus, picked up, unavailable.

        Orca announces each time that something selectable is not selected, so nothing is reported as
        selectable.
        """
        state = QAccessible.State()
        if what is None:
            state.readOnly = True
        if not isinstance(what, FocusTarget):
            return state
        state.focusable = True
        state.focused = what == self._focus.target and self.view.hasFocus()
        invitation, lit = self.scene.invitation, self.scene.trains.lights.pads
        if isinstance(what.what, Tile):
            state.selected = state.selectable = what.what == self._gesture.selected
            state.disabled = invitation.is_open and what.what not in invitation.plays
        elif isinstance(what.what, str):
            state.disabled = bool(lit) and what.what not in lit
        return state

    def rect(self, what: FocusTarget | Area | None) -> QRect:
        focus = self._focus
        if what is None:
            return self._on_screen(self.scene.frame.pill_rect)
        if isinstance(what, FocusTarget):
            return self._on_screen(focus.rect(what))
        if what is Area.RACK:
            return self._on_screen(self.scene.rack.area)
        bounds = QRectF()
        for member in focus.all_ends() if what is Area.ENDS else focus.targets(what):
            bounds = bounds.united(focus.rect(member))
        return self._on_screen(bounds)

    def _on_screen(self, rect: QRectF) -> QRect:
        seen = self.view.mapFromScene(rect).boundingRect()
        return seen.translated(self.view.viewport().mapToGlobal(seen.topLeft()) - seen.topLeft())

    # What is reported to screen readers

    def refresh(self) -> None:
        """Report changes to listening screen readers; forget what is no longer on the table."""
        if not self._targets and not QAccessible.isActive():  # no one has ever asked
            return
        focus = self._focus
        there = {*focus.all_ends(), *(target for area in Area for target in focus.targets(area))}
        for target in [target for target in self._targets if target not in there]:
            node = self._targets.pop(target)
            _post(QAccessibleEvent(node, QAccessible.Event.ObjectDestroyed))
            node.deleteLater()
        if not QAccessible.isActive():
            return
        for target in there - self._targets.keys():
            _post(QAccessibleEvent(self.node(target), QAccessible.Event.ObjectCreated))
        for node in (self._status, *self._lists.values(), *self._targets.values()):
            self._report_changes(node)

    def _report_changes(self, node: Node) -> None:
        """Report what is different; the focus has its own event.

        Playable tiles say so in their names. Each turn would change ``disabled`` twice for all tiles of a
        hand, and among more than 50 events at once, Orca drops announcements.
        """
        selected = bool(self.state(node.what).selected)
        now = self.name(node.what), self.description(node.what), selected
        before, node.reported = node.reported, now
        if before is None:
            return
        if now[0] != before[0]:
            _post(QAccessibleEvent(node, QAccessible.Event.NameChanged))
        if now[1] != before[1]:
            _post(QAccessibleEvent(node, QAccessible.Event.DescriptionChanged))
        if now[2] != before[2]:
            changed = QAccessible.State()
            changed.selected = changed.selectable = True
            _post(QAccessibleStateChangeEvent(node, changed))

    def report_arrival(self) -> None:
        """Report where on the table the focus is, once Qt has reported that the table has it.

        Readers stay at the place last reported, and Enter acts on the tile or end, not on the table.
        """
        self._arriving.start()

    def report_focus(self) -> None:
        node = None if self._arriving.isActive() else self.focused()
        if node is not None and QAccessible.isActive():
            _post(QAccessibleEvent(node, QAccessible.Event.Focus))


def _post(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


# PySide never releases an interface that its factory made. So each holds only a weak reference to what it
# stands for: a closed table would stay for ever, with all its pictures.


class _Parent:
    """An interface with children."""

    def _children(self) -> Sequence[QObject]:
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:
        things = self._children()
        return QAccessible.queryAccessibleInterface(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things, thing = self._children(), child.object()
        return things.index(thing) if thing in things else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Return the last child under a point of the screen: later ones are on top."""
        for thing in reversed(self._children()):
            found = QAccessible.queryAccessibleInterface(thing)
            # A list that is scattered over the table is where its members are.
            scattered = isinstance(thing, Node) and thing.what in (Area.ENDS, Area.PLATES)
            if found.rect().contains(x, y) and not (scattered and found.childAt(x, y) is None):
                return found
        return None


class NodeInterface(_Parent, QAccessibleObject):  # type: ignore[misc]
    """A Node as Qt requests it."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self._held = weakref.ref(node)

    @property
    def _node(self) -> Node:
        return _alive(self._held)

    def role(self) -> QAccessible.Role:
        what = self._node.what
        if what is None:
            return _Role.StatusBar
        if isinstance(what, Area):
            return _Role.List
        return _Role.Button if what.area is Area.PILE else _Role.ListItem

    def state(self) -> QAccessible.State:
        return self._node.table.state(self._node.what)

    def text(self, kind: QAccessible.Text) -> str:
        if kind is _Text.Name:
            return self._node.table.name(self._node.what)
        return self._node.table.description(self._node.what) if kind is _Text.Description else ""

    def rect(self) -> QRect:
        return self._node.table.rect(self._node.what)

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._node.above)

    def _children(self) -> Sequence[QObject]:
        what = self._node.what
        return self._node.table.members(what) if isinstance(what, Area) else []


class TableInterface(_Parent, QAccessibleWidget):  # type: ignore[misc]
    """The table's widget as Qt requests it."""

    def __init__(self, table: AccessibleTable) -> None:
        super().__init__(table.view, _Role.Grouping)
        self._held = weakref.ref(table)

    @property
    def _table(self) -> AccessibleTable:
        return _alive(self._held)

    def text(self, kind: QAccessible.Text) -> str:
        return self._table.table_name() if kind is _Text.Name else super().text(kind)

    def _children(self) -> Sequence[QObject]:
        return self._table.top()

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = self._table.focused()
        return super().focusChild() if focused is None else QAccessible.queryAccessibleInterface(focused)


def _alive(held: weakref.ref[_Thing]) -> _Thing:
    """Return what an interface stands for; Qt never asks it after that has been destroyed."""
    thing = held()
    assert thing is not None
    return thing


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of one of our own things; Qt makes all others."""
    if isinstance(thing, Node):
        return NodeInterface(thing)
    if isinstance(thing, QGraphicsView):
        table = thing.findChild(AccessibleTable)
        if table is not None:
            return TableInterface(table)
    return None


@functools.cache
def install() -> None:
    """Make Qt use our interfaces; to be called before the first table's window is shown."""
    QAccessible.installFactory(_interface)
