"""The four locations: two Buildings, two Settings."""

from typing import Final

from hoarfrost.games.claim.engine.locations.forest import Forest
from hoarfrost.games.claim.engine.locations.lava_fields import LavaFields
from hoarfrost.games.claim.engine.locations.location import Location
from hoarfrost.games.claim.engine.locations.pit import Pit
from hoarfrost.games.claim.engine.locations.tavern import Tavern

LOCATIONS: Final[list[Location]] = [Tavern(), Pit(), LavaFields(), Forest()]
for number, location in enumerate(LOCATIONS):
    location.number = number

LOCATION_NUMBER: Final = {location.id: location.number for location in LOCATIONS}
SETTINGS: Final = [location.number for location in LOCATIONS if location.kind == "setting"]
BUILDINGS: Final = [location.number for location in LOCATIONS if location.kind == "building"]
