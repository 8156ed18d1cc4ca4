"""What rounds are played for."""

from ._hanaproof import Rules, State


def is_paid(rules: Rules) -> bool:
    """Whether players pay each other in each round, instead of adding up what they write down."""
    if rules.family == "capturing":
        return rules.answer("score.by") == "yaku"
    return rules.family == "betting"


def outcome(state: State) -> list[int]:
    """What a round that is over has brought each seat."""
    score = state.score()
    return score.payment if is_paid(state.game.rules) else score.result
