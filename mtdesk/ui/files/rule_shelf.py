"""The player's own rule sets: in memory for everyone who asks, on disk before a change is announced."""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mtdesk.record.rule_sets import RuleFolder, RuleSet, UnusedFile


class RuleShelf(QObject):
    """Keeps rule sets in a folder, in threads, one thing after another; ``changed`` when they change.

    ``renamed`` carries the old and the new name of rules.
    """

    changed = Signal()
    renamed = Signal(str, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = RuleFolder(folder)
        self._one_at_a_time = asyncio.Lock()
        self._sets: tuple[RuleSet, ...] = ()

    @property
    def sets(self) -> tuple[RuleSet, ...]:
        return self._sets

    def named(self, name: str) -> RuleSet | None:
        """Return the rule set of this name, in any case."""
        return next((rules for rules in self._sets if rules.name.casefold() == name.casefold()), None)

    async def load(self) -> list[UnusedFile]:
        """Read the folder; returns the files in it without a rule set. Raises RecordError."""
        async with self._one_at_a_time:
            found, unused = await asyncio.to_thread(self._folder.read)
            self._show(found)
            return unused

    async def save(self, rules: RuleSet, instead_of: str = "") -> None:
        """Keep a rule set, in place of the one of the same name or ``instead_of``. Raises RecordError."""
        async with self._one_at_a_time:
            await asyncio.to_thread(self._folder.keep, rules, instead_of)
            former = {(instead_of or rules.name).casefold(), rules.name.casefold()}
            self._show([*(one for one in self._sets if one.name.casefold() not in former), rules])
            if instead_of not in ("", rules.name):
                self.renamed.emit(instead_of, rules.name)

    async def remove(self, name: str) -> None:
        """Delete a rule set for good. Raises RecordError."""
        async with self._one_at_a_time:
            await asyncio.to_thread(self._folder.remove, name)
            self._show([one for one in self._sets if one.name.casefold() != name.casefold()])

    def _show(self, sets: list[RuleSet]) -> None:
        self._sets = tuple(sorted(sets, key=lambda rules: rules.name.casefold()))
        self.changed.emit()
