"""The bundle of program, Python and Qt that PyInstaller makes: what goes into it, and what does not.

`packaging/mtdesk.spec` asks for that, under Wine, too.
"""

import posixpath
import re
import shutil
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from devtools import licences, native, pictures, release, translations
from devtools.checkout import Checkout, must

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, where it is now, its kind."""

NOT_NEEDED = (
    "_bz2",
    "_hashlib",  # Python's own SHA-256 does
    "_lzma",
    "_ssl",
    "cgi",
    "distutils",
    "doctest",
    "ftplib",
    "pdb",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
    "yaml",  # msgspec can read it
)
"""Modules that nothing here uses, though some library would if they were present."""

_PLUGINS = re.compile(
    r"platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\."
    r"|platformthemes/libqxdgdesktopportal"
    r"|platforminputcontexts/lib(compose|ibus)"
    r"|(imageformats|iconengines)/(lib)?qsvg"
    r"|printsupport/"
    r"|styles/"
    r"|wayland-shell-integration/libxdg-shell"
    r"|wayland-decoration-client/"
)
"""The plugins of Qt that the program needs: windows, input methods, the icon, printing."""

_QT_WORDS = re.compile(r"/translations/qtbase_(de|en|hu|nl)\.qm$")

_OF_THE_SYSTEM = re.compile(
    r"^lib(asound|X11|X11-xcb|xcb|EGL|GL|GLX|fontconfig|freetype|expat|dbus-1|g(lib|thread)-2\.0"
    r"|gssapi_krb5|krb5|krb5support|k5crypto|com_err|keyutils|brotli(common|dec)"
    r"|cups|z|mvec|stdc\+\+|gcc_s)\.so\.\d+$"
)
"""Libraries that must fit the machine's drivers, sound server, fonts and C library: its own are used."""

_UNUSED = re.compile(r"_codecs_(cn|hk|iso2022|jp|kr|tw)\.|_multibytecodec\.|^opengl32sw\.")
"""Encodings of Asia, and a graphics card in software."""


_ICU_KEPT = re.compile(
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


def prepare(checkout: Checkout) -> None:
    """Put what the bundle carries besides modules into `build`. Raises CommandError."""
    build = checkout.root / "build"
    shutil.rmtree(build / "licences", ignore_errors=True)
    translations.compile_all(checkout.pyside, checkout.root, build / "translations")
    licences.gather(checkout, build / "licences")
    pictures.gather(checkout, build / "icons")
    number = release.version(checkout.root)
    shown = {"VERSION": number, "NUMBERS": number.replace(".", ", ")}
    properties = release.filled(checkout.root / "packaging" / "windows" / "version.txt", shown)
    (build / "version.txt").write_text(properties, encoding="utf-8")
    native.compile_stale(checkout)


def data_files(root: Path) -> list[tuple[str, str]]:
    """Return the files other than code, each with its folder in the bundle.

    Resources are those of the wheel. Translations and licences are those previously put into `build`.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    places = {
        **{
            file: place if (root / file).is_dir() else posixpath.dirname(place)
            for file, place in carried.items()
        },
        "mtdesk/ai/rollout_weights.json": "mtdesk/ai",
        "build/translations": "mtdesk/translations",
        "build/licences": "licences",
    }
    return [(str(root / file), place) for file, place in places.items()]


def modules(root: Path) -> list[str]:
    """Return the names of all modules of the program: some are imported by computed names."""
    files = (file.relative_to(root).with_suffix("") for file in sorted((root / "mtdesk").rglob("*.py")))
    return [".".join(file.parts).removesuffix(".__init__") for file in files]


def is_needed(place: str) -> bool:
    """Return whether a file at this place of the bundle is of any use there."""
    name = PurePosixPath(place.replace("\\", "/"))
    if "plugins" in name.parts:
        return _PLUGINS.search(name.as_posix()) is not None
    if name.suffix == ".qm" and "PySide6" in name.parts:
        return _QT_WORDS.search(f"/{name.as_posix()}") is not None
    return _OF_THE_SYSTEM.match(name.name) is None and _UNUSED.search(name.name) is None


def trimmed(entries: Iterable[Entry], imports_of: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the binaries that are needed, and the libraries that these need in turn.

    ``imports_of`` names the libraries that a binary is linked with. Modules and plugins are always needed.
    """
    kept = [entry for entry in entries if is_needed(entry[0])]
    libraries = {PurePosixPath(entry[0]).name: entry for entry in kept if _is_library(entry)}
    found = [entry for entry in kept if not _is_library(entry)]
    seen = {entry[0] for entry in found}
    for entry in found:  # grows while it is read
        for name in imports_of(entry[1]):
            library = libraries.get(PurePosixPath(name).name)
            if library is not None and library[0] not in seen:
                seen.add(library[0])
                found.append(library)
    return found


def without_dead_links(entries: Iterable[Entry], places: set[str]) -> list[Entry]:
    """Return the entries except links that lead to none of these places of the bundle."""
    return [entry for entry in entries if entry[2] != "SYMLINK" or _target(entry) in places]


def _target(link: Entry) -> str:
    """Return the place in the bundle that a link leads to."""
    place, leads_to, _ = link
    return posixpath.normpath(posixpath.join(posixpath.dirname(place), leads_to))


def _is_library(entry: Entry) -> bool:
    """Return whether it is a Linux library that is there only because others are linked with it.

    Python itself is not: it is what the program's start loads.
    """
    place, _, kind = entry
    name = PurePosixPath(place).name
    return (
        kind == "BINARY"
        and re.search(r"\.so\.[\d.]+$", name) is not None
        and not name.startswith("libpython")
    )


def shrink_icu(library: Path) -> None:
    """Rebuild `libicudata.so`, by which Qt sorts names, with what its languages need of 32 MB.

    By binutils and icupkg. Raises CommandError.
    """
    name = f"icudt{library.suffix[1:]}"
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole = folder / f"{name}l.dat"
        data = folder / "kept" / whole.name  # what it calls its items comes from the name
        source, part, unneeded = (folder / file for file in ("icu.s", "icu.o", "unneeded.txt"))
        data.parent.mkdir()
        must("objcopy", "--output-target", "binary", "--only-section", ".rodata", library, whole)
        items = must("icupkg", "--list", whole).split()
        unneeded.write_text(
            "\n".join(item for item in items if not _ICU_KEPT.fullmatch(item)), encoding="ascii"
        )
        must("icupkg", "--ignore-deps", "--remove", unneeded, whole, data)
        size = data.stat().st_size
        source.write_text(_ASSEMBLY.format(symbol=f"{name}_dat", size=size, file=data), encoding="ascii")
        must("as", "-o", part, source)
        options = ("-shared", "--strip-all", "--build-id=none", "-z", "noexecstack", "-soname", library.name)
        must("ld", *options, "-o", library, part)
