"""The eighteen factions, in the order of the boxes."""

from typing import Final

from hoarfrost.games.claim.engine.factions.demons import Demons
from hoarfrost.games.claim.engine.factions.doppelgangers import Doppelgangers
from hoarfrost.games.claim.engine.factions.dragons import Dragons
from hoarfrost.games.claim.engine.factions.dwarves import Dwarves
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.engine.factions.fire_elementals import FireElementals
from hoarfrost.games.claim.engine.factions.frostbeasts import Frostbeasts
from hoarfrost.games.claim.engine.factions.giants import Giants
from hoarfrost.games.claim.engine.factions.gnomes import Gnomes
from hoarfrost.games.claim.engine.factions.goblins import Goblins
from hoarfrost.games.claim.engine.factions.ice_court import IceKings, IceQueens
from hoarfrost.games.claim.engine.factions.knights import Knights
from hoarfrost.games.claim.engine.factions.poisoners import Poisoners
from hoarfrost.games.claim.engine.factions.seers import Seers
from hoarfrost.games.claim.engine.factions.tricksters import Tricksters
from hoarfrost.games.claim.engine.factions.trolls import Trolls
from hoarfrost.games.claim.engine.factions.undead import Undead
from hoarfrost.games.claim.engine.factions.yetis import Yetis

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
