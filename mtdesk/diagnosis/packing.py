"""Games in reports: packed, so that no one who reads or copies a report sees hidden tiles by accident.

``python -m mtdesk.diagnosis.packing REPORT`` prints the game in a report, for developers.
"""

from __future__ import annotations

import base64
import re
import sys
import zlib
from pathlib import Path

HEADING = "Game"
_NOTE = "With all its tiles, so it is packed. To read it: python -m mtdesk.diagnosis.packing REPORT"
# Patterns that are compiled when first used, and not by each start.
_PACKED = rf"(?ma)^== {HEADING}\n{re.escape(_NOTE)}\n(?P<game>[\w+/=\n]+)"
_LARGEST = 64 * 1024 * 1024
"""The most characters of a game to unpack: more was never packed."""
_TILE = r"Tile\([^()]*\)|[\[(]\s*\d{1,2}\s*,\s*\d{1,2}\s*[\])]|(?<![\w.-])\d{1,2} ?[-–|] ?\d{1,2}(?![\w-])"


def packed(game: str) -> str:
    """Pack a game, as lines under a note that says how to read it; nothing gives nothing."""
    if not game:
        return ""
    data = zlib.compress(game.encode(errors="surrogatepass"), 9)
    return f"{_NOTE}\n{base64.encodebytes(data).decode()}"


def unpacked(report: str) -> str:
    """Return the game in a report, empty if there is none. Raises ValueError if it is damaged."""
    found = re.search(_PACKED, report)
    if found is None:
        return ""
    try:
        data = zlib.decompressobj().decompress(base64.b64decode(found["game"]), _LARGEST)
    except zlib.error as error:
        raise ValueError(f"the game is damaged: {error}") from None
    return data.decode(errors="surrogatepass")


def without_tiles(text: str) -> str:
    """Return a text without anything that looks like a tile: it may be one that no one may see yet."""
    return re.sub(_TILE, "<tile>", text)


if __name__ == "__main__":
    sys.stdout.write(unpacked(Path(sys.argv[1]).read_text(encoding="utf-8")))
