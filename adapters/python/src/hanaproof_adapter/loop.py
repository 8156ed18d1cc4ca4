"""Reads requests and writes replies; calls the functions of an engine in between."""

from __future__ import annotations

import contextlib
import json
import sys
import traceback
from dataclasses import dataclass
from typing import Any, Callable, Iterable, Mapping, Sequence, Union

from .cards import Move
from .positions import AnyPosition, Json, Position, carry, read_position, write_position

REQUESTS = ("moves", "play", "score", "open", "replay", "deal")


class Unsupported(Exception):
    """Raised for what the engine does not do; hanaproof skips the question and counts it."""


class Refused(Exception):
    """Raised by `replay`: it plays so many of the moves, and not the next."""

    def __init__(self, played: int) -> None:
        super().__init__(f"refused after {played} moves")
        self.played = played


@dataclass
class Score:
    yaku: Sequence[Mapping[str, int]]  # a seat each: points by id
    points: Sequence[int]
    result: Sequence[int] | None = None  # these two when the round is over
    payment: Sequence[int] | None = None


@dataclass
class Replayed:
    moves: Iterable[Union[str, Move]] | None = None
    position: Position | None = None
    score: Score | None = None


@dataclass
class Engine:
    """Which functions there are is what the engine says it does."""

    name: str
    version: str = "1"
    editions: Sequence[str] | None = None
    players: Sequence[int] | None = None
    whole_decks: bool = False  # takes no position with fewer cards than the deck has
    reachable_only: bool = False  # takes only positions that play leads to
    keeps: Sequence[str] | None = None  # all without; the rest is carried over for you
    moves: Callable[[Any], Iterable[Union[str, Move]]] | None = None
    play: Callable[[Any, Move], Any] | None = None
    score: Callable[[Any], Union[Score, Json]] | None = None
    open: Callable[[Any], Any] | None = None
    replay: Callable[[Any, list[Move], Union[int, None]], Replayed] | None = None
    deal: Callable[[str, int, int], Any] | None = None

    def answer(self, line: str) -> str:
        """The reply to one line, as one line."""
        number = None
        try:
            request = json.loads(line)
            number = request.get("id")
            body = self._body(request)
        except Unsupported as unsupported:
            body = {"unsupported": str(unsupported)}
        except Exception as error:  # an engine may fail in any way, and the next request still counts
            traceback.print_exc(file=sys.stderr)
            body = {"error": f"{type(error).__name__}: {error}"}
        return json.dumps({"id": number, **body})

    def _body(self, request: Json) -> Json:
        what = request.get("do")
        if what == "hello":
            return self._hello()
        if what not in REQUESTS:
            return {"error": f'"do": expected one of hello, {", ".join(REQUESTS)}'}
        asked = getattr(self, what)
        if asked is None:
            return {"unsupported": f"{what}: this engine does not do that"}
        if what == "deal":
            dealt = asked(request["edition"], request["players"], request["seed"])
            return {"position": write_position(dealt)}
        before = request["position"]
        position = read_position(before)
        if what == "moves":
            return {"moves": [str(move) for move in asked(position)]}
        if what == "score":
            return _score(asked(position))
        if what == "replay":
            moves = [Move.parse(move) for move in request["moves"]]
            try:
                return self._replayed(before, asked(position, moves, request.get("seed")))
            except Refused as refused:
                return {"refused": refused.played}
        after = asked(position, Move.parse(request["move"])) if what == "play" else asked(position)
        return {"position": self._next(before, after)}

    def _hello(self) -> Json:
        told = {
            "name": self.name,
            "version": self.version,
            "editions": self.editions,
            "does": [request for request in REQUESTS if getattr(self, request)],
            "players": self.players,
            "whole_decks": self.whole_decks or None,
            "reachable_only": self.reachable_only or None,
            "keeps": self.keeps,
        }
        return {name: value for name, value in told.items() if value is not None}

    def _next(self, before: Json, after: AnyPosition) -> Json:
        return carry(before, write_position(after), self.keeps)

    def _replayed(self, before: Json, said: Replayed) -> Json:
        body: dict[str, Any] = {}
        if said.moves is not None:
            body["moves"] = [str(move) for move in said.moves]
        if said.position is not None:
            body["position"] = self._next(before, said.position)
        if said.score is not None:
            body["score"] = _score(said.score)
        return body


def _score(score: Score | Json) -> Json:
    if not isinstance(score, Score):
        return score
    body: dict[str, Any] = {
        "yaku": [[{"id": yaku, "points": points} for yaku, points in seat.items()] for seat in score.yaku],
        "points": list(score.points),
    }
    for name in ("result", "payment"):
        if getattr(score, name) is not None:
            body[name] = list(getattr(score, name))
    return body


def serve(engine: Engine) -> None:
    """Answers every line of standard input until it ends."""
    out = sys.stdout
    # What the engine prints must not come between the replies.
    with contextlib.redirect_stdout(sys.stderr):
        for line in sys.stdin:
            out.write(engine.answer(line) + "\n")
            out.flush()
