"""Claim with Claim 2, Reinforcements Frost and Reinforcements Fire, for two players (claim.md)."""

from hoarfrost.claim import speech
from hoarfrost.claim.game import ClaimGame, make_game
from hoarfrost.claim.options import OPTIONS
from hoarfrost.claim.state import ClaimState

__all__ = ["OPTIONS", "ClaimGame", "ClaimState", "make_game", "speech"]
