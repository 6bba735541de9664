"""The pictures in the rules, each for the section that it illustrates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mtdesk.i18n import Context
from mtdesk.rules.options import Options
from mtdesk.ui.words.options.scene import MEXICAN, Badge, Loco, Piece, Place, Scene, Sign, hub, in_set, train
from mtdesk.ui.words.options.trains import fork_scene
from mtdesk.ui.words.rules.document import Picture, Section, SectionId

RulePictures = Context("RulePictures")

_TRAINS: Scene = (
    *(*hub(-3.0, 0), Badge(-0.9, -1.4, 0), *train(0.0, -1.4, (12, 5), (5, 3))),
    *(Badge(-0.9, 1.4, 1), *train(0.0, 1.4, (12, 4), (4, 7))),
)
_MEXICAN_TRAIN: Scene = (Badge(-0.9, 0, MEXICAN), *train(0.0, 0, (12, 9)))
_MARKER: Scene = (
    *(Badge(-4.2, -1.1, 1), *train(-3.3, -1.1, (12, 4)), Loco(-0.5, -1.1, 1)),
    *(Place(1.6, -1.1), Sign(3.6, -1.1, "yes")),
    *(Badge(-4.2, 1.1, 2), *train(-3.3, 1.1, (12, 9)), Place(1.6, 1.1), Sign(3.6, 1.1, "no")),
)
_DOUBLE: Scene = (Badge(-3.0, 0, 0), *train(-2.0, 0, (12, 7), (7, 7), (7, 3)))
_OPEN: Scene = (
    *(Badge(-4.2, 0, 1), *train(-3.3, 0, (12, 7), (7, 7), lit_last=True)),
    *(Piece(1.6, -1.1, (7, 3)), Sign(3.6, -1.1, "yes"), Piece(1.6, 1.1, (9, 4)), Sign(3.6, 1.1, "no")),
)
_PICTURES: Mapping[SectionId, tuple[Scene, str]] = {
    SectionId.TRAINS: (_TRAINS, RulePictures.noop("The engine in the station, and trains that start there.")),
    SectionId.MARKERS: (_MARKER, RulePictures.noop("A player's train is open only with a marker on it.")),
    SectionId.DOUBLES: (_DOUBLE, RulePictures.noop("A double lies crosswise, here with a follow-up tile.")),
    SectionId.OPEN_DOUBLES: (
        _OPEN,
        RulePictures.noop("Only a tile with the same number covers an open double."),
    ),
    SectionId.FORKS: (fork_scene(True), RulePictures.noop("The train goes on from both ends of the double.")),
}


def illustrated(section: Section, options: Options) -> Section:
    """Return a section with its picture after the first clause, if it has one."""
    if section.id not in _PICTURES:
        return section
    scene, text = _PICTURES[section.id]
    if section.id is SectionId.TRAINS and options.mexican_trains:
        scene += _MEXICAN_TRAIN
    picture = Picture(in_set(scene, options.set), RulePictures.tr(text), f"picture:{section.id}")
    return replace(section, blocks=(section.blocks[0], picture, *section.blocks[1:]))
