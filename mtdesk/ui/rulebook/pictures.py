"""The pictures in the rules, each for the section that it illustrates."""

from __future__ import annotations

from mtdesk.rules.options import Options
from mtdesk.ui.game_widgets.scenes import FORK, in_set
from mtdesk.ui.words.rules.document import Document, Section, SectionId

_TRAINS = (
    "hub -3 0 12-12; badge -0.9 -1.4 0; train 0 -1.4 12-5 5-3; badge -0.9 1.4 1; train 0 1.4 12-4 4-7",
    "; badge -0.9 0 m; train 0 0 12-9",
)
"""The trains of players, and the Mexican train."""
_MARKERS = (
    "badge -4.2 -1.1 1; train -3.3 -1.1 12-4; loco -0.5 -1.1 1; place 1.6 -1.1; sign 3.6 -1.1 yes; "
    "badge -4.2 1.1 2; train -3.3 1.1 12-9; place 1.6 1.1; sign 3.6 1.1 no"
)


def scene_of(section: Section, options: Options) -> str:
    """Return what the picture of a section shows: tiles of the set, and a Mexican train if there is one."""
    lies = "lengthwise" if options.fork else ""
    match section.id:
        case SectionId.DOUBLES:
            shown = f"badge -3 0 0; train -2 0 12-7 7-7 7-3 {lies}"
        case SectionId.OPEN_DOUBLES:
            shown = (
                f"badge -4.2 0 1; train -3.3 0 12-7 7-7 lit {lies}; tile 1.9 -1.1 7-3; sign 3.6 -1.1 yes; "
                "tile 1.9 1.1 9-4; sign 3.6 1.1 no"
            )
        case SectionId.TRAINS:
            shown = "".join(_TRAINS if options.mexican_trains else _TRAINS[:1])
        case SectionId.MARKERS:
            shown = _MARKERS
        case _:
            shown = FORK
    return in_set(shown, options.set)


def page_scenes(document: Document, options: Options) -> dict[str, str]:
    """Return what the pictures of a page show, by their sources."""
    sections = (section for section in document.sections if section.caption)
    return {section.picture_source: scene_of(section, options) for section in sections}
