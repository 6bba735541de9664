"""Reads the YAML that workflow files need: mappings, lists, blocks of text. Anything else is refused."""

import re
from typing import Any


def read(text: str) -> Any:
    """The value of a document. Raises ValueError for what is not plain."""
    lines = [line for line in text.split("\n") if not line.lstrip().startswith("#")]
    value, rest = _block(lines, 0)
    if any(line.strip() for line in rest):
        raise ValueError(f"not plain: {next(line for line in rest if line.strip())!r}")
    return value


def _depth(line: str) -> int:
    if "\t" in line:
        raise ValueError(f"a tab: {line!r}")
    return len(line) - len(line.lstrip(" "))


def _block(lines: list[str], depth: int) -> tuple[Any, list[str]]:
    """A mapping or list that begins at this depth, and the lines behind it."""
    mapping: dict[str, Any] = {}
    entries: list[Any] = []
    while lines:
        line = lines[0]
        if not line.strip():
            lines = lines[1:]
        elif _depth(line) < depth:
            break
        elif _depth(line) > depth:
            raise ValueError(f"too deep: {line!r}")
        elif line.lstrip().startswith("- "):
            entry = line.replace("- ", "  ", 1)
            if re.match(r" *[\w.-]+:( |$)", entry):
                value, lines = _block([entry, *lines[1:]], depth + 2)
            else:
                value, lines = _scalar(entry.strip()), lines[1:]
            entries.append(value)
        else:
            key, value, lines = _pair(lines, depth)
            if key in mapping:
                raise ValueError(f"twice: {key}")
            mapping[key] = value
    if mapping and entries:
        raise ValueError(f"a list within a mapping: {mapping} {entries}")
    return entries or mapping, lines


def _pair(lines: list[str], depth: int) -> tuple[str, Any, list[str]]:
    found = re.fullmatch(r' *("?)(?P<key>[\w.-]+)\1:(?: +(?P<value>.*))?', lines[0])
    if found is None:
        raise ValueError(f"neither a key nor an entry: {lines[0]!r}")
    value, lines = found["value"] or "", lines[1:]
    if value in ("|", ">", ">-", "|-"):
        text = []
        while lines and (not lines[0].strip() or _depth(lines[0]) > depth):
            text.append(lines.pop(0).strip())
        return found["key"], "\n".join(text).strip(), lines
    if _without_comment(value):
        return found["key"], _scalar(value), lines
    below = next((_depth(line) for line in lines if line.strip()), 0)
    if below <= depth:
        return found["key"], None, lines
    return found["key"], *_block(lines, below)


def _without_comment(value: str) -> str:
    return re.sub(r"(^| +)#.*$", "", value) if not value.startswith('"') else value


def _scalar(value: str) -> Any:
    value = _without_comment(value)
    if value.startswith("["):
        if not value.endswith("]"):
            raise ValueError(f"a list over several lines: {value!r}")
        return [_scalar(part.strip()) for part in value[1:-1].split(",")]
    if value.startswith('"'):
        if not re.fullmatch(r'"[^"\\]*"', value):
            raise ValueError(f"not plain: {value!r}")
        return value[1:-1]
    if value[:1] in set("{}'&*!|>%@`") or re.search(r": |:$", value):
        raise ValueError(f"not plain: {value!r}")
    return {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
