"""The data of ICU, with which Qt sorts names: of 32 MB, the Linux bundle keeps what its languages need."""

import re
import tempfile
from pathlib import Path

from devtools.checkout import CommandError, must, output_of

_KEPT = re.compile(
    r"coll/(ucadata\.icu|(root|en|de|de_|nl|hu|res_index|pool)\.res)"
    r"|[^/]+\.(icu|nrm)"
    r"|(root|en|de|nl|hu|res_index|pool|icuver|supplementalData|likelySubtags|numberingSystems|metadata"
    r"|keyTypeData|plurals|pluralRanges|timezoneTypes|zoneinfo64|metaZones|windowsZones)\.res"
)
"""Sorting in our languages and by the general rules, names of encodings, and what is read at the start."""

_ASSEMBLY = """\
.section .rodata
.globl {symbol}
.type {symbol}, @object
.size {symbol}, {size}
.balign 16
{symbol}:
.incbin "{file}"
.section .note.GNU-stack,"",%progbits
"""


def shrink(library: Path) -> None:
    """Rebuild `libicudata.so` with only the needed items, by binutils and icupkg. Raises CommandError."""
    status, symbols = output_of(["readelf", "--wide", "--dyn-syms", library])
    found = re.search(
        r"(?P<place>[0-9a-f]{16}) +\S+ OBJECT .* (?P<symbol>(?P<name>icudt\d+)_dat)$", symbols, re.MULTILINE
    )
    if status != 0 or found is None:
        raise CommandError(f"{library.name} holds no data of ICU:\n{symbols}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole = folder / f"{found['name']}l.dat"
        data = folder / "kept" / whole.name  # what it calls its items comes from the name
        source, part, unneeded = (folder / file for file in ("icu.s", "icu.o", "unneeded.txt"))
        data.parent.mkdir()
        whole.write_bytes(_read_only_data(library, int(found["place"], 16)))
        items = must("icupkg", "--list", whole).split()
        unneeded.write_text("\n".join(item for item in items if not _KEPT.fullmatch(item)), encoding="ascii")
        must("icupkg", "--ignore-deps", "--remove", unneeded, whole, data)
        size = data.stat().st_size
        text = _ASSEMBLY.format(symbol=found["symbol"], size=size, file=data)
        source.write_text(text, encoding="ascii")
        must("as", "-o", part, source)
        options = ("-shared", "--strip-all", "--build-id=none", "-z", "noexecstack", "-soname", library.name)
        must("ld", *options, "-o", library, part)


def _read_only_data(library: Path, address: int) -> bytes:
    """Return what the file holds from this address of the loaded library on, to the end of the segment."""
    _, headers = output_of(["readelf", "--wide", "--program-headers", library])
    for start, place, length in re.findall(r"LOAD +0x(\w+) 0x(\w+) 0x\w+ 0x(\w+)", headers):
        offset = address - int(place, 16)
        if 0 <= offset < int(length, 16):
            return library.read_bytes()[int(start, 16) + offset : int(start, 16) + int(length, 16)]
    raise CommandError(f"{library.name} is not built as expected:\n{headers}")
