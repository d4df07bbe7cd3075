"""The eighteen factions, in the order of the boxes."""

from typing import Final

from hoarfrost.claim.factions.demons import Demons
from hoarfrost.claim.factions.doppelgangers import Doppelgangers
from hoarfrost.claim.factions.dragons import Dragons
from hoarfrost.claim.factions.dwarves import Dwarves
from hoarfrost.claim.factions.faction import Faction
from hoarfrost.claim.factions.fire_elementals import FireElementals
from hoarfrost.claim.factions.frostbeasts import Frostbeasts
from hoarfrost.claim.factions.giants import Giants
from hoarfrost.claim.factions.gnomes import Gnomes
from hoarfrost.claim.factions.goblins import Goblins
from hoarfrost.claim.factions.ice_court import IceKings, IceQueens
from hoarfrost.claim.factions.knights import Knights
from hoarfrost.claim.factions.poisoners import Poisoners
from hoarfrost.claim.factions.seers import Seers
from hoarfrost.claim.factions.tricksters import Tricksters
from hoarfrost.claim.factions.trolls import Trolls
from hoarfrost.claim.factions.undead import Undead
from hoarfrost.claim.factions.yetis import Yetis

FACTIONS: Final[dict[str, Faction]] = {
    faction.id: faction
    for faction in (
        Goblins(),
        Knights(),
        Undead(),
        Dwarves(),
        Doppelgangers(),
        Gnomes(),
        Giants(),
        Dragons(),
        Seers(),
        Trolls(),
        IceKings(),
        IceQueens(),
        Yetis(),
        Frostbeasts(),
        Demons(),
        FireElementals(),
        Tricksters(),
        Poisoners(),
    )
}
