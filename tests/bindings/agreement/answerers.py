"""Who answers: Python, C++ and WebAssembly by the requests of the page, and the command. Each gives the same
plain values for the same question."""

import collections
import fractions
import json
import subprocess

import hanaproof


def lines(arguments, asked):
    """What a program says to lines, line by line."""
    given = "".join(json.dumps(line) + "\n" for line in asked)
    done = subprocess.run(arguments, input=given, capture_output=True, encoding="utf-8", check=True)
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(said) == len(asked), f"{arguments}: {len(said)} answers to {len(asked)} questions"
    return said


def fraction(pair):
    return fractions.Fraction(int(pair[0]), int(pair[1]))


def made(yaku):
    return sorted((each["id"].removeprefix("yaku."), each["points"]) for each in yaku)


class Python:
    name = "Python"

    def answer(self, questions):
        return [getattr(self, question.kind)(question) for question in questions]

    def moves(self, question):
        return sorted(question.state.legal_moves())

    def score(self, question):
        score = question.state.score()
        yaku = [sorted((each.id.removeprefix("yaku."), each.points) for each in seat) for seat in score.yaku]
        return yaku, score.points, score.result, score.payment

    def solve(self, question):
        solution = hanaproof.Solver(question.rules).solve(question.state, every_move=True)
        return solution.value, sorted(solution.best), {each.move: each.value for each in solution.moves}

    def deals(self, question):
        return {(each.name, each.means): (each.given_hand, each.any_hand, each.field)
                for each in hanaproof.deal_odds(question.rules).combinations}

    def hands(self, question):
        return {tuple(each.cards): (each.category, each.rank, each.multiplier, each.win, each.tie, each.lose)
                for each in hanaproof.hand_odds(question.rules)}


class Page:
    """C++ or WebAssembly: a program that answers requests of the page (bindings/web/ask)."""

    KINDS = {"moves": "moves", "score": "moves", "solve": "solve", "deals": "odds-deals", "hands": "odds-hands"}

    def __init__(self, name, arguments):
        self.name = name
        self.arguments = arguments

    def request(self, question):
        rules = question.rules
        request = {"ask": self.KINDS[question.kind], "edition": rules.edition, "players": rules.players}
        if question.state is not None:
            request["position"] = {key: value for key, value in question.state.position.items()
                                   if key not in ("edition", "rules")}
        return request

    def answer(self, questions):
        said = lines(self.arguments, [self.request(question) for question in questions])
        return [getattr(self, question.kind)(reply) for question, reply in zip(questions, said)]

    def moves(self, reply):
        return sorted(each["move"] for each in reply["moves"])

    def score(self, reply):
        seats = reply["seats"]
        part = lambda name: [seat[name] for seat in seats if name in seat]
        return [made(seat["yaku"]) for seat in seats], part("points"), part("result"), part("payment")

    def solve(self, reply):
        return reply["value"], sorted(reply["best"]), {each["move"]: each["value"] for each in reply["moves"]}

    def deals(self, reply):
        exact = lambda chance: fractions.Fraction(chance["exact"])
        return {(each["combination"], each["means"]): tuple(exact(each[name]) for name in ("given_hand", "any_hand", "field"))
                for each in reply["combinations"]}

    def hands(self, reply):
        exact = lambda chance: fractions.Fraction(chance["exact"])
        return {tuple(each["cards"]): (each["category"], each["rank"], each["multiplier"],
                                       *(exact(each[name]) for name in ("win", "tie", "lose")))
                for each in reply["hands"]}


class Command:
    name = "the command"

    def __init__(self, command):
        self.command = command
        self.counted = {}

    def answer(self, questions):
        served = [question for question in questions if question.kind in ("moves", "score")]
        asked = [{"id": number, "do": question.kind, "position": question.state.position}
                 for number, question in enumerate(served)]
        replies = iter(lines([self.command, "serve"], asked))
        solved = self.solved([question for question in questions if question.kind == "solve"])
        by_kind = {"moves": lambda question: sorted(next(replies)["moves"]),
                   "score": lambda question: self.score(next(replies)),
                   "solve": lambda question: next(solved[question.rules.edition]),
                   "deals": self.deals, "hands": self.hands}
        return [by_kind[question.kind](question) for question in questions]

    def score(self, reply):
        return ([made(seat) for seat in reply["yaku"]], reply["points"], reply.get("result", []),
                reply.get("payment", []))

    def solved(self, questions):
        batches = collections.defaultdict(list)
        for question in questions:
            batches[question.rules.edition].append(question.state.position)
        return {edition: map(self.solution, lines(
            [self.command, "solve", "--edition", edition, "--batch", "-", "--every-move"], positions))
            for edition, positions in batches.items()}

    def solution(self, reply):
        return (reply["value"][0], sorted(reply["best"]),
                {each["move"]: each["value"][0] for each in reply["moves"]})

    def count(self, *arguments):
        if arguments not in self.counted:
            done = subprocess.run([self.command, "odds", *arguments, "--json"], capture_output=True, check=True)
            self.counted[arguments] = json.loads(done.stdout)
        return self.counted[arguments]

    def deals(self, question):
        told = self.count("deal", "--edition", question.rules.edition, "--players", str(question.rules.players))
        table = next(each for each in told["editions"][0]["tables"] if not each["options"])
        return {(each["combination"], each.get("means") or ""):
                tuple(fraction(each[name]) for name in ("given_hand", "any_hand", "field"))
                for each in table["combinations"]}

    def hands(self, question):
        told = self.count("sutda", "--edition", question.rules.edition, "--players", str(question.rules.players))
        return {tuple(each["hand"]): (each["category"], each["rank"], each["multiplier"],
                                      *(fraction(each[name]) for name in ("win", "tie", "lose")))
                for each in told["hands"]}
