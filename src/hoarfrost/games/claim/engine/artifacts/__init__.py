"""The sixteen artifacts, in the order of the rules, and where each may be played."""

from typing import Final

from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.artifacts.book_of_memories import BookOfMemories
from hoarfrost.games.claim.engine.artifacts.bottomless_bottle import BottomlessBottle
from hoarfrost.games.claim.engine.artifacts.endless_rope import EndlessRope
from hoarfrost.games.claim.engine.artifacts.flail_of_dawn import FlailOfDawn
from hoarfrost.games.claim.engine.artifacts.flask_of_tears import FlaskOfTears
from hoarfrost.games.claim.engine.artifacts.gamblers_book import GamblersBook
from hoarfrost.games.claim.engine.artifacts.gamblers_dice import GamblersDice
from hoarfrost.games.claim.engine.artifacts.hunting_cloak import HuntingCloak
from hoarfrost.games.claim.engine.artifacts.ice_sword import IceSword
from hoarfrost.games.claim.engine.artifacts.kings_dagger import KingsDagger
from hoarfrost.games.claim.engine.artifacts.magic_wand import MagicWand
from hoarfrost.games.claim.engine.artifacts.mask_of_darkness import MaskOfDarkness
from hoarfrost.games.claim.engine.artifacts.mirror_of_lies import MirrorOfLies
from hoarfrost.games.claim.engine.artifacts.prowlers_torch import ProwlersTorch
from hoarfrost.games.claim.engine.artifacts.spyglass import Spyglass
from hoarfrost.games.claim.engine.artifacts.wishing_lamp import WishingLamp
from hoarfrost.games.claim.engine.steps import MOST_ARTIFACTS, STEP_NAMES

ARTIFACTS: Final[list[Artifact]] = []
ARTIFACT_NUMBER: Final[dict[str, int]] = {}
IN_WINDOW: Final[list[list[Artifact]]] = [[] for _ in STEP_NAMES]


def add(artifact: Artifact) -> None:
    """Number an artifact and lay it where it may be played."""
    if len(ARTIFACTS) == MOST_ARTIFACTS:
        raise ValueError(f"there is no room for more than {MOST_ARTIFACTS} artifacts")
    artifact.number = len(ARTIFACTS)
    ARTIFACTS.append(artifact)
    ARTIFACT_NUMBER[artifact.id] = artifact.number
    for step in artifact.windows:
        IN_WINDOW[step].append(artifact)


for artifact in (
    FlailOfDawn(),
    HuntingCloak(),
    KingsDagger(),
    ProwlersTorch(),
    WishingLamp(),
    GamblersBook(),
    Spyglass(),
    MagicWand(),
    EndlessRope(),
    BottomlessBottle(),
    FlaskOfTears(),
    MaskOfDarkness(),
    GamblersDice(),
    MirrorOfLies(),
    BookOfMemories(),
    IceSword(),
):
    add(artifact)
