"""The rules of hanafuda games: editions, play, exact odds, best play, contradictions.

>>> import hanaproof
>>> game = hanaproof.Game(hanaproof.Rules("robin-red.koi-koi.en"))
>>> state = game.deal(seed=7)
>>> state.after(state.legal_moves()[0]).turn
1

The tutorial is docs/python.md. Positions and moves as text: docs/positions.md.
"""

from ._hanaproof import (
    Answer,
    Citation,
    Clause,
    DealOdds,
    DealtCombination,
    Edition,
    Editions,
    Error,
    Estimate,
    Finding,
    Game,
    HandOdds,
    MadeYaku,
    RoundOdds,
    Rules,
    Score,
    ScoredMove,
    Solution,
    Solver,
    State,
    Topic,
    Yaku,
    YakuOdds,
    __version__,
    check,
    deal_odds,
    find_contradictions,
    hand_odds,
    round_odds,
)

__all__ = [
    "Answer",
    "Citation",
    "Clause",
    "DealOdds",
    "DealtCombination",
    "Edition",
    "Editions",
    "Error",
    "Estimate",
    "Finding",
    "Game",
    "HandOdds",
    "MadeYaku",
    "RoundOdds",
    "Rules",
    "Score",
    "ScoredMove",
    "Solution",
    "Solver",
    "State",
    "Topic",
    "Yaku",
    "YakuOdds",
    "__version__",
    "check",
    "deal_odds",
    "find_contradictions",
    "hand_odds",
    "round_odds",
]

# Messages, pickles and help name them as people import them.
for _name in __all__:
    if isinstance(globals()[_name], type):
        globals()[_name].__module__ = __name__
del _name
