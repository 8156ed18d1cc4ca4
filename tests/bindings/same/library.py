"""Answers questions through the Python package: one JSON object a line in, one line out (same_test.mjs)."""

import json
import sys

import hanaproof


def score(state):
    told = state.score()
    line = ""
    for seat, points in enumerate(told.points):
        yaku = sorted(f"{made.id}:{made.points}" for made in told.yaku[seat])
        line += f"[{' '.join(yaku)}] {points}"
        if state.over:
            line += f" {told.result[seat]} {told.payment[seat]}"
        line += "; "
    return line


def solve(rules, state):
    solution = hanaproof.Solver(rules).solve(state)
    return " ".join([str(solution.value), *sorted(solution.best)])


def deals(rules):
    return "".join(
        f"{each.name} {each.given_hand} {each.any_hand} {each.field}; "
        for each in hanaproof.deal_odds(rules).combinations
    )


def hands(rules):
    return "".join(
        f"{','.join(each.cards)} {each.rank} {each.multiplier} "
        f"{each.win} {each.tie} {each.lose}; "
        for each in hanaproof.hand_odds(rules)
    )


def answer(question):
    position = question.get("position", {})
    rules = hanaproof.Rules(
        question["edition"], players=question["players"], changes=position.get("rules", {})
    )
    ask = question["ask"]
    if ask in ("odds-deals", "odds-hands"):
        return {"odds-deals": deals, "odds-hands": hands}[ask](rules)
    state = hanaproof.Game(rules).at(position)
    if ask == "moves":
        return " ".join(sorted(state.legal_moves()))
    return score(state) if ask == "score" else solve(rules, state)


for line in sys.stdin:
    try:
        print(answer(json.loads(line)))
    except hanaproof.Error as error:
        print(f"error: {error}")
