"""Mass play: many games between players, counted."""

from hoarfrost.lab.simulate import PlayerTally, Simulation, SimulationError, Tally, simulate

__all__ = ["PlayerTally", "Simulation", "SimulationError", "Tally", "simulate"]
