"""The sixteen artifacts, in the order of the rules, and where each may be played."""

from typing import Final

from hoarfrost.claim.artifacts.artifact import Artifact
from hoarfrost.claim.artifacts.book_of_memories import BookOfMemories
from hoarfrost.claim.artifacts.bottomless_bottle import BottomlessBottle
from hoarfrost.claim.artifacts.endless_rope import EndlessRope
from hoarfrost.claim.artifacts.flail_of_dawn import FlailOfDawn
from hoarfrost.claim.artifacts.flask_of_tears import FlaskOfTears
from hoarfrost.claim.artifacts.gamblers_book import GamblersBook
from hoarfrost.claim.artifacts.gamblers_dice import GamblersDice
from hoarfrost.claim.artifacts.hunting_cloak import HuntingCloak
from hoarfrost.claim.artifacts.ice_sword import IceSword
from hoarfrost.claim.artifacts.kings_dagger import KingsDagger
from hoarfrost.claim.artifacts.magic_wand import MagicWand
from hoarfrost.claim.artifacts.mask_of_darkness import MaskOfDarkness
from hoarfrost.claim.artifacts.mirror_of_lies import MirrorOfLies
from hoarfrost.claim.artifacts.prowlers_torch import ProwlersTorch
from hoarfrost.claim.artifacts.spyglass import Spyglass
from hoarfrost.claim.artifacts.wishing_lamp import WishingLamp
from hoarfrost.claim.steps import STEP_NAMES

ARTIFACTS: Final[list[Artifact]] = [
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
]
for number, artifact in enumerate(ARTIFACTS):
    artifact.number = number

ARTIFACT_NUMBER: Final = {artifact.id: artifact.number for artifact in ARTIFACTS}
IN_WINDOW: Final[list[list[Artifact]]] = [
    [artifact for artifact in ARTIFACTS if step in artifact.windows]
    for step in range(len(STEP_NAMES))
]
