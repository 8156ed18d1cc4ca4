"""A game as PettingZoo has it: the attributes and methods of pettingzoo.AECEnv, without PettingZoo.

An agent is a seat: "player_0", ... An observation is a dictionary: `observation`, the row of
hanaproof.observation, and `action_mask`, 1 for each legal action if it is the seat's turn. Both are numpy
arrays where there is numpy. `state().seen_by(seat)` has all that the seat sees. Actions are numbers of
hanaproof.actions. Rewards come at the end: what the seats pay each other, or where they pay
nothing, as in hana-awase, Sakura and Hachi-Hachi, what they write down. Then every agent takes its last
step, `step(None)`.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import observation
from ._hanaproof import Error, Game, State
from .actions import Actions
from .outcome import outcome


class Discrete:
    """The actions 0 to n - 1: gymnasium.spaces.Discrete, as far as loops use it."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        self.n = n
        self._dice = random.Random(seed)

    def seed(self, seed: int | None = None) -> None:
        self._dice.seed(seed)

    def sample(self, mask: Any = None) -> int:
        """One of them at random; with a mask, one that it has a 1 for."""
        if mask is None:
            return self._dice.randrange(self.n)
        return self._dice.choice([action for action in range(self.n) if mask[action]])

    def contains(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < self.n

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


@dataclass(frozen=True)
class Box:
    """Rows of numbers of one length: gymnasium.spaces.Box, as far as networks ask for it."""

    shape: tuple[int]


class AECEnv:
    """The rounds of a hanaproof.Game, one a reset."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions = Actions(game)
        self.metadata: dict[str, Any] = {"name": f"hanaproof_{game.rules.edition}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        space = {"observation": Box((observation.size(game),)), "action_mask": Box((len(self.actions),))}
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.agents: list[str] = []
        self._dice = random.Random()

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> dict[str, Box]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the next round. A seed begins a series of rounds that is always the same; options:
        {"dealer": seat}."""
        if seed is not None:
            self._dice = random.Random(seed)
        self._state = self.game.deal(self._dice.getrandbits(63), (options or {}).get("dealer", 0))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Makes the move of `agent_selection`. An agent whose round is over steps with None, and goes."""
        if not self.agents:
            raise Error("step: everybody has gone; reset first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        legal = self.actions.legal(self._state)
        if action not in legal:
            raise Error(f"step: {action} is not legal for {agent}; legal: {list(legal)}")
        self._cumulative_rewards[agent] = 0
        self._state = self._state.after(legal[action])
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        legal = self.actions.legal(self._state) if seat == self._state.turn else {}
        mask = [int(action in legal) for action in range(len(self.actions))]
        row = observation.row(self._state, seat)
        return {"observation": _array(row, "float32"), "action_mask": _array(mask, "int8")}

    def last(self, observe: bool = True) -> tuple[Any, int, bool, bool, dict[str, Any]]:
        """Observation, reward since the agent's last step, termination, truncation and info of
        `agent_selection`."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to step, until all have gone."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def state(self) -> State:
        """All of the position, hidden cards included."""
        return self._state

    def render(self) -> str:
        return self._state.to_json()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _go_on(self) -> None:
        turn = self._state.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
            return
        self.agent_selection = self.agents[0]
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, points in zip(self.possible_agents, outcome(self._state)):
            self.rewards[agent] = points
            self._cumulative_rewards[agent] += points

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise Error(f"step: the round is over for {agent}; the only action left is None")
        self.agents.remove(agent)
        del self._cumulative_rewards[agent], self.infos[agent]
        del self.terminations[agent], self.truncations[agent]
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]


def _array(numbers: list[Any], type: str) -> Any:
    """A list where there is no numpy."""
    try:
        import numpy
    except ImportError:
        return numbers
    return numpy.array(numbers, dtype=type)
