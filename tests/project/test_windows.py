"""Tests that look at the focus or send keys wait until their window is active, on busy machines, too."""

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]
NEEDS_AN_ACTIVE_WINDOW = {"hasFocus", "focusWidget", "keyClick", "keyClicks", "keyPress"}
WAITS = {"isActiveWindow", "waitActive", "activeModalWidget"}


def names(tree: ast.AST) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def shows(tree: ast.AST) -> list[int]:
    """The lines of `something.show()`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "show"
        and not node.args
    ]


def impatient(file: Path) -> list[str]:
    """The places of a file that show a window and do not wait for it, where keys and the focus matter."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    if not NEEDS_AN_ACTIVE_WINDOW & names(tree):
        return []
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [
        f"{file.relative_to(TESTS)}:{line}"
        for function in functions
        if not WAITS & names(function)
        for line in shows(function)
    ]


def test_windows_are_shown_by_the_one_helper_that_waits() -> None:
    folders = ("ui", "app", "table")
    files = [file for folder in folders for file in sorted((TESTS / folder).rglob("*.py"))]
    assert [place for file in files for place in impatient(file)] == []
