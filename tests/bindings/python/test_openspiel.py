import pickle
import random

import pytest

import hanaproof
from by_hand import DECK, card_points
from hanaproof.observation import row
from hanaproof.openspiel import CHANCE, SAMPLED, TERMINAL, OpenSpielGame

GAMES = [("robin-red.koi-koi.en", 2), ("hana-awase.pl", 4), ("robin-red.sakura.fr", 3)]
GAMES += [("robin-red.sutda.fr", 5), ("oishi-tengudo.hachi-hachi", 5)]


def game_of(edition, players=None, **kwargs):
    return OpenSpielGame(hanaproof.Game(hanaproof.Rules(edition, players)), **kwargs)


def random_end(state, dice):
    """The loop of OpenSpiel's own examples."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            player = state.current_player()
            legal = state.legal_actions()
            assert legal == sorted(legal) == state.legal_actions(player)
            assert state.legal_actions((player + 1) % state.num_players()) == []
            tensor = state.observation_tensor()
            assert tensor == row(state.state, player) == state.observation_tensor(player)
            assert [len(tensor)] == state.get_game().observation_tensor_shape()
            mask = state.legal_actions_mask()
            assert [action for action, one in enumerate(mask) if one] == legal
            action = dice.choice(legal)
            text = state.action_to_string(player, action)
            assert state.string_to_action(player, text) == action
            state.apply_action(action)
    return state


@pytest.mark.parametrize("edition, players", GAMES)
def test_random_rounds(edition, players):
    game = game_of(edition, players)
    dice = random.Random(1)
    for _ in range(10):
        end = random_end(game.new_initial_state(), dice)
        assert end.current_player() == TERMINAL and end.legal_actions() == []
        assert len(end.returns()) == players == game.num_players()
        assert len(end.history()) <= game.max_game_length() + 1
        assert all(0 <= action < game.num_distinct_actions() for action in end.history()[1:])
        if game.utility_sum() == 0:
            assert sum(end.returns()) == 0
        if edition == "hana-awase.pl" and not end.state.position.get("void"):
            left = sum(map(card_points, end.state.position["field"]))
            assert sum(end.returns()) == sum(map(card_points, DECK)) - left
        assert end.returns() == [end.player_return(player) for player in range(players)]


def greedy(state):
    """Plays the action after which the player's own points are highest, the first of equals."""
    player = state.current_player()
    return max(state.legal_actions(), key=lambda action: state.child(action).state.score().points[player])


def test_self_play_of_a_policy_beats_chance():
    game = game_of("hana-awase.pl", deals=60)
    dice = random.Random(2)
    won = 0
    for deal in range(60):
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            mine = state.current_player() == deal % 2
            state.apply_action(greedy(state) if mine else dice.choice(state.legal_actions()))
        won += state.returns()[deal % 2] > state.returns()[1 - deal % 2]
    # Of two that play alike half would be won; more than 40 of 60 has a chance of 0.5 %.
    assert won > 40


def test_explicit_deals():
    game = game_of("robin-red.koi-koi.en", deals=7)
    state = game.new_initial_state()
    assert state.is_chance_node() and state.current_player() == CHANCE
    assert state.chance_outcomes() == [(deal, 1 / 7) for deal in range(7)]
    assert state.action_to_string(3) == "deal:3" and state.string_to_action("deal:3") == 3
    assert state.child(3).state == game.game.deal(3)
    assert state.is_chance_node(), "a child leaves its parent alone"
    with pytest.raises(hanaproof.Error, match="7"):
        state.apply_action(7)
    assert game.get_type().chance_mode == "EXPLICIT_STOCHASTIC" and game.max_chance_outcomes() == 7
    with pytest.raises(hanaproof.Error):
        game_of("robin-red.koi-koi.en", deals=0)


def test_sampled_deals():
    def first_deals(seed):
        game = game_of("robin-red.koi-koi.en", rng_seed=seed)
        states = [game.new_initial_state() for _ in range(3)]
        for state in states:
            assert state.chance_outcomes() == [(SAMPLED, 1.0)]
            state.apply_action(SAMPLED)
        return [state.state for state in states]

    assert first_deals(1) == first_deals(1) != first_deals(2)
    assert len(set(first_deals(1))) == 3


def test_clones_go_their_own_way():
    state = game_of("hana-awase.pl", deals=1).new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.history()) == 1 and len(copy.history()) == 2
    assert state.move_number() == 1 and copy.full_history()[1].player == state.current_player()
    assert str(state) != str(copy)
    again = pickle.loads(pickle.dumps(copy))
    assert again.history() == copy.history() and again.legal_actions() == copy.legal_actions()


def test_information_grows_and_hides():
    state = game_of("robin-red.koi-koi.en", deals=3).new_initial_state()
    assert state.information_state_string(0) == "" == state.observation_string(0)
    state.apply_action(2)
    dice = random.Random(5)
    before = {seat: "" for seat in (0, 1)}
    while not state.is_terminal():
        for seat, known in before.items():
            before[seat] = state.information_state_string(seat)
            assert before[seat].startswith(known)
            assert before[seat].endswith(state.observation_string(seat))
            other = state.state.position["hands"][1 - seat]
            now = state.observation_string(seat)
            assert not [card for card in other if f'"{card}"' in now]
        state.apply_action(dice.choice(state.legal_actions()))


def test_what_is_not_legal():
    state = game_of("robin-red.koi-koi.en", deals=1).new_initial_state()
    state.apply_action(0)
    illegal = next(a for a in range(state.num_distinct_actions()) if a not in state.legal_actions())
    with pytest.raises(hanaproof.Error, match="legal"):
        state.apply_action(illegal)
    with pytest.raises(hanaproof.Error, match="not legal"):
        state.string_to_action("stop")
    with pytest.raises(hanaproof.Error, match="no chance node"):
        state.chance_outcomes()
    end = random_end(state, random.Random(1))
    with pytest.raises(hanaproof.Error, match="over"):
        end.apply_action(0)


def test_what_a_game_says_of_itself():
    game = game_of("robin-red.sutda.fr", 3)
    assert game.get_type().short_name == "hanaproof_robin-red.sutda.fr" and game.utility_sum() is None
    assert game.get_parameters()["players"] == 3
    assert game.min_utility() < 0 < game.max_utility()
    state = game.new_initial_state()
    assert set(state.observation_tensor(1)) == {0}
    assert state.get_game() is game and str(state) == "before the deal"
    assert not state.is_player_node() and not state.is_simultaneous_node()
