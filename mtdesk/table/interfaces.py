"""Nodes and tables as Qt requests them for screen readers.

PySide never releases an interface that its factory made. So each holds only a weak reference to what it
stands for: a closed table would stay for ever, with all its pictures.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from mtdesk.table.accessibility import AccessibleTable, Node
from mtdesk.table.input.focus import Area

_Role, _Text = QAccessible.Role, QAccessible.Text
_Thing = TypeVar("_Thing")


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
        return self._node.role

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
        return self._node.children_now()


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
    """Let Qt ask for our interfaces; to be called before the first table's window is shown."""
    QAccessible.installFactory(_interface)
