"""A game as OpenSpiel has it: the methods of pyspiel.Game and pyspiel.State, without pyspiel.

Every round begins with one chance node, the deal. Later nothing is left to chance, because the stock is
already in order; only the players do not know it. There are two conventions:

- `OpenSpielGame(game)`: sampled chance. The chance node has one outcome, 0; applying it draws a seed from
  the game's own generator (`rng_seed`) and deals by that.
- `OpenSpielGame(game, deals=n)`: explicit chance. The outcomes are the seeds 0 to n - 1, all equally
  likely, for algorithms that visit every outcome. It is the game of which only these n deals exist.

Returns are what the seats pay each other in the round. Where they pay nothing, as in hana-awase, Sakura
and Hachi-Hachi, it is what they write down.
"""

import math
import random
from types import SimpleNamespace
from typing import Any

from . import observation
from ._hanaproof import Error, Game, State
from .actions import Actions
from .outcome import is_paid, outcome

CHANCE = -1
TERMINAL = -4
SAMPLED = 0
# A turn is at most a cancel, a hand card, an objection, a drawn card and a call; every card is played
# or drawn at most once. What is said before and after play is far less.
MOST_PLIES = 5 * 48


class OpenSpielGame:
    """The rounds of a hanaproof.Game, under the names of pyspiel.Game."""

    def __init__(self, game: Game, deals: int | None = None, rng_seed: int = 0) -> None:
        if deals is not None and deals < 1:
            raise Error(f"deals: {deals}; expected 1 or more")
        self.game = game
        self.actions = Actions(game)
        self.deals = deals
        self._rng_seed = rng_seed
        self._dice = random.Random(rng_seed)

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def num_players(self) -> int:
        return self.game.players

    def num_distinct_actions(self) -> int:
        return len(self.actions)

    def max_chance_outcomes(self) -> int:
        return self.deals or 1

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def max_game_length(self) -> int:
        """At least as many as the decisions of any round."""
        if self.game.rules.family != "betting":
            return MOST_PLIES
        # Each raise lets everybody else answer once; two auctions.
        return 2 * self.num_players() * (len(self.actions) + 1)

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def observation_tensor_size(self) -> int:
        return observation.size(self.game)

    def min_utility(self) -> float:
        return -math.inf

    def max_utility(self) -> float:
        return math.inf

    def utility_sum(self) -> float | None:
        """0 where players pay each other all that they pay; None elsewhere."""
        rules = self.game.rules
        return 0.0 if rules.family == "capturing" and is_paid(rules) else None

    def get_parameters(self) -> dict[str, Any]:
        rules = self.game.rules
        return {
            "edition": rules.edition,
            "players": rules.players,
            "changes": rules.changes,
            "deals": self.deals,
            "rng_seed": self._rng_seed,
        }

    def get_type(self) -> SimpleNamespace:
        """What pyspiel.GameType says, its enumerations as text."""
        rules = self.game.rules
        return SimpleNamespace(
            short_name=f"hanaproof_{rules.edition}",
            long_name=rules.editions.at(rules.edition).title,
            dynamics="SEQUENTIAL",
            chance_mode="EXPLICIT_STOCHASTIC" if self.deals else "SAMPLED_STOCHASTIC",
            information="IMPERFECT_INFORMATION",
            utility="ZERO_SUM" if self.utility_sum() == 0 else "GENERAL_SUM",
            reward_model="TERMINAL",
            min_num_players=rules.players,
            max_num_players=rules.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.actions[action]
        return f"deal:{action}" if self.deals else "deal"

    def draw_seed(self) -> int:
        """The seed of the next sampled deal."""
        return self._dice.getrandbits(63)

    def __str__(self) -> str:
        return f"hanaproof_{self.game.rules.edition}()"


class OpenSpielState:
    """A round before the deal, at a decision, or over, under the names of pyspiel.State."""

    def __init__(self, game: OpenSpielGame) -> None:
        self._game = game
        self._states: list[State] = []  # since the deal, one a decision
        self._history: list[tuple[int, int]] = []  # player and action

    @property
    def state(self) -> State | None:
        """The hanaproof.State; None before the deal."""
        return self._states[-1] if self._states else None

    def get_game(self) -> OpenSpielGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        if self.state is None:
            return CHANCE
        turn = self.state.turn
        return TERMINAL if turn is None else turn

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.is_chance_node():
            raise Error("chance_outcomes: this is no chance node")
        number = self._game.max_chance_outcomes()
        return [(deal, 1 / number) for deal in range(number)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not asked."""
        if player is not None and player != self.current_player():
            return []
        if self.is_chance_node():
            return list(range(self._game.max_chance_outcomes()))
        return list(self._game.actions.legal(self._dealt_state))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        size = self._game.max_chance_outcomes() if self.is_chance_node() else self.num_distinct_actions()
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(size)]

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == CHANCE:
            after = self._deal(action)
        elif player == TERMINAL:
            raise Error("apply_action: the round is over")
        else:
            after = self._dealt_state.after(self._move(action))
        self._states.append(after)
        self._history.append((player, action))

    def child(self, action: int) -> "OpenSpielState":
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> "OpenSpielState":
        copy = OpenSpielState(self._game)
        copy._states = list(self._states)
        copy._history = list(self._history)
        return copy

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Of an action of a player; with one argument, of the player to move."""
        if action is None:
            player, action = self.current_player(), player
        return self._game.action_to_string(player, action)

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The legal action with this text."""
        wanted = player if text is None else text
        for action in self.legal_actions():
            if wanted in (self.action_to_string(action), self._move_text(action)):
                return action
        raise Error(f"string_to_action: '{wanted}' is not legal here")

    def returns(self) -> list[float]:
        """What the round has brought; nothing before it is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(points) for points in outcome(self._dealt_state)]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(player=player, action=action) for player, action in self._history]

    def move_number(self) -> int:
        return len(self._history)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now; nothing before the deal."""
        return self._view(self.state, player) if self.state else ""

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The row of hanaproof.observation; zeros before the deal."""
        if self.state is None:
            return [0.0] * self._game.observation_tensor_size()
        return observation.row(self.state, self.current_player() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and heard since the deal, a line a position or move."""
        lines = []
        for number, state in enumerate(self._states):
            if number > 0:
                mover, action = self._history[number]
                lines.append(f"{mover}: {self._game.action_to_string(mover, action)}")
            lines.append(self._view(state, player))
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.state.to_json() if self.state else "before the deal"

    @property
    def _dealt_state(self) -> State:
        if self.state is None:
            raise Error("the round is not dealt yet")
        return self.state

    def _view(self, state: State, player: int | None) -> str:
        return state.seen_by(self.current_player() if player is None else player)

    def _deal(self, action: int) -> State:
        if action not in range(self._game.max_chance_outcomes()):
            raise Error(f"apply_action: {action} is no outcome of the deal")
        return self._game.game.deal(action if self._game.deals else self._game.draw_seed())

    def _move(self, action: int) -> str:
        legal = self._game.actions.legal(self._dealt_state)
        if action not in legal:
            raise Error(f"apply_action: {action} is not legal here; legal: {list(legal)}")
        return legal[action]

    def _move_text(self, action: int) -> str:
        return "" if self.is_chance_node() else self._move(action)
