import copy
import pickle
import random

import pytest

import hanaproof
from hanaproof.observation import row
from hanaproof.pettingzoo import AECEnv, Discrete

GAMES = [("robin-red.koi-koi.en", 2), ("oishi-tengudo.koi-koi", 3), ("robin-red.sakura.es", 4)]
GAMES += [("korean.seotda", 3), ("oishi-tengudo.hachi-hachi", 4)]


def env_of(edition, players=None):
    return AECEnv(hanaproof.Game(hanaproof.Rules(edition, players)))


@pytest.mark.parametrize("edition, players", GAMES)
def test_random_loop_as_pettingzoo_documents_it(edition, players):
    env = env_of(edition, players)
    assert env.max_num_agents == players and env.num_agents == 0
    dice = random.Random(1)
    for seed in range(8):
        env.reset(seed=seed)
        assert env.agents == env.possible_agents
        earned = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            earned[agent] += reward
            assert truncation is False and info == {}
            if termination:
                env.step(None)
                continue
            assert list(observation["observation"]) == row(env.state(), env.possible_agents.index(agent))
            space = env.observation_space(agent)
            assert {name: (len(value),) for name, value in observation.items()} == {
                name: box.shape for name, box in space.items()
            }
            legal = [action for action, one in enumerate(observation["action_mask"]) if one]
            assert legal == list(env.actions.legal(env.state()))
            env.step(dice.choice(legal))
        assert env.agents == [] and env.rewards == {} == env.terminations
        score = env.state().score()
        by_payment = edition.partition(".")[2].startswith("koi-koi") or edition == "korean.seotda"
        assert list(earned.values()) == (score.payment if by_payment else score.result)
        assert any(earned.values()) or by_payment or not any(score.result)


def test_self_play_with_a_mask():
    """Both seats draw from their action space, as random baselines do."""
    env = env_of("hana-awase.pl")
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
    # Each plays his hand of eight, perhaps chooses for drawn cards, and steps once to leave.
    assert 2 * 8 + 2 <= steps <= 2 * 16 + 2


def test_only_the_agent_at_turn_has_legal_actions():
    env = env_of("robin-red.koi-koi.en")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert sum(env.observe(env.agent_selection)["action_mask"]) == len(env.state().legal_moves())
    assert sum(env.observe(other)["action_mask"]) == 0


def test_a_seed_begins_the_same_series():
    def series(seed):
        env = env_of("robin-red.koi-koi.en")
        env.reset(seed=seed)
        first = env.state()
        env.reset()
        return first, env.state()

    assert series(4) == series(4) != series(5)
    assert series(4)[0] != series(4)[1]


def test_copies_go_on_alike():
    env = env_of("oishi-tengudo.koi-koi")
    env.reset(seed=4)
    env.step(next(iter(env.actions.legal(env.state()))))
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert copied.agent_selection == env.agent_selection and copied.state() == env.state()
        copied.reset()
        again = copy.deepcopy(env)
        again.reset()
        assert copied.state() == again.state() != env.state()


def test_the_dealer_is_an_option():
    env = env_of("hana-awase.pl", 4)
    env.reset(seed=1, options={"dealer": 2})
    assert env.agent_selection == "player_2"


def test_rewards_are_those_of_the_last_step():
    env = env_of("robin-red.koi-koi.en")
    env.reset(seed=2)
    while not env.terminations[env.agent_selection]:
        assert set(env.rewards.values()) == {0}
        env.step(next(iter(env.actions.legal(env.state()))))
    assert list(env.rewards.values()) == env.state().score().payment
    assert env.last(observe=False)[0] is None


def test_what_is_not_legal():
    env = env_of("robin-red.koi-koi.en")
    with pytest.raises(hanaproof.Error, match="reset"):
        env.step(0)
    env.reset(seed=2)
    illegal = next(a for a in range(len(env.actions)) if a not in env.actions.legal(env.state()))
    before = env.state()
    for action in (illegal, None, -1):
        with pytest.raises(hanaproof.Error, match="legal"):
            env.step(action)
    assert env.state() == before
    while not env.terminations[env.agent_selection]:
        env.step(next(iter(env.actions.legal(env.state()))))
    with pytest.raises(hanaproof.Error, match="None"):
        env.step(0)


def test_space_of_actions():
    space = Discrete(3, seed=1)
    assert {space.sample() for _ in range(50)} == {0, 1, 2}
    assert {space.sample([0, 1, 0]) for _ in range(5)} == {1}
    assert 2 in space and 3 not in space and "2" not in space
    assert space == Discrete(3) and repr(space) == "Discrete(3)"
