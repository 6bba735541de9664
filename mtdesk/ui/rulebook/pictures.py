"""The pictures in the rules, each for the section that it illustrates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mtdesk.rules.options import Options
from mtdesk.ui.game_widgets.scenes import (
    MEXICAN,
    Badge,
    Loco,
    Piece,
    Place,
    Scene,
    Sign,
    fork,
    hub,
    in_set,
    scene_address,
    scene_drawing,
    train,
)
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.words.rules.document import Document, Section, SectionId

_SCENES: Mapping[SectionId, Scene] = {
    SectionId.TRAINS: (
        *(*hub(-3.0, 0), Badge(-0.9, -1.4, 0), *train(0.0, -1.4, (12, 5), (5, 3))),
        *(Badge(-0.9, 1.4, 1), *train(0.0, 1.4, (12, 4), (4, 7))),
    ),
    SectionId.MARKERS: (
        *(Badge(-4.2, -1.1, 1), *train(-3.3, -1.1, (12, 4)), Loco(-0.5, -1.1, 1)),
        *(Place(1.6, -1.1), Sign(3.6, -1.1, "yes")),
        *(Badge(-4.2, 1.1, 2), *train(-3.3, 1.1, (12, 9)), Place(1.6, 1.1), Sign(3.6, 1.1, "no")),
    ),
    SectionId.FORKS: fork(),
}
_MEXICAN_TRAIN: Scene = (Badge(-0.9, 0, MEXICAN), *train(0.0, 0, (12, 9)))


def scene_of(section: Section, options: Options) -> Scene:
    """Return what the picture of a section shows: tiles of the set, and a Mexican train if there is one."""
    match section.id:
        case SectionId.DOUBLES:
            scene = _follow_up(lengthwise=options.fork)
        case SectionId.OPEN_DOUBLES:
            scene = _open_double(lengthwise=options.fork)
        case SectionId.TRAINS if options.mexican_trains:
            scene = _SCENES[section.id] + _MEXICAN_TRAIN
        case _:
            scene = _SCENES[section.id]
    return in_set(scene, options.set)


def _follow_up(*, lengthwise: bool) -> Scene:
    return (Badge(-3.0, 0, 0), *train(-2.0, 0, (12, 7), (7, 7), (7, 3), lengthwise=lengthwise))


def _open_double(*, lengthwise: bool) -> Scene:
    return (
        *(Badge(-4.2, 0, 1), *train(-3.3, 0, (12, 7), (7, 7), lit_last=True, lengthwise=lengthwise)),
        *(Piece(1.9, -1.1, (7, 3)), Sign(3.6, -1.1, "yes"), Piece(1.9, 1.1, (9, 4)), Sign(3.6, 1.1, "no")),
    )


def picture_drawings(document: Document, options: Options) -> dict[str, Drawing]:
    """Return the pictures of a page in a window, by their sources."""
    sections = (section for section in document.sections if section.caption)
    return {section.picture_source: scene_drawing(scene_of(section, options)) for section in sections}


def picture_addresses(document: Document, options: Options) -> Iterator[tuple[str, str]]:
    """Yield the source of each picture, and its address on paper and in browsers."""
    for section in document.sections:
        if section.caption:
            yield section.picture_source, scene_address(scene_of(section, options))
