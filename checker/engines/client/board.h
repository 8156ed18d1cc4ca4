// A position that somebody's engine is asked about, in games whose positions stand by themselves.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "checker/engines/client/engine.h"
#include "checker/engines/client/request.h"
#include "model/spec/settle.h"

namespace hanaproof::client {

// `Board` is what the cross-check knows: crosscheck::Board or crosscheck::HachiBoard.
template <class Board, class Position, class Move>
class ClientBoard : public Board {
 public:
  // Why no play can have led from one position to the other; empty where nothing is wrong.
  using Impossible = std::string (*)(const Position& before, const Position& after);

  ClientBoard(Engine& engine, Position position, Impossible impossible)
      : engine_(engine), position_(std::move(position)), impossible_(impossible) {}

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    const auto reply = engine_.ask(request(protocol::Do::moves, position_));
    for (const std::string& text : std::get<protocol::Moves>(reply).moves) {
      const auto move = Move::parse(text);
      if (!move) engine_.blame(Fault::illegal_move, fmt::format("\"{}\" is no move", text));
      moves.push_back(*move);
    }
    return moves;
  }

  Position position() const override { return position_; }

  spec::Score score() const override {
    return std::get<spec::Score>(engine_.ask(request(protocol::Do::score, position_)));
  }

  std::unique_ptr<Board> after(const Move& move) const override {
    return reached(request(protocol::Do::play, position_, move.text()));
  }

  // The position that a request leads to.
  std::unique_ptr<Board> reached(protocol::Request step) const {
    const auto any = std::get<protocol::AnyPosition>(engine_.ask(std::move(step)));
    const auto* next = std::get_if<Position>(&any);
    if (!next) engine_.blame(Fault::illegal_successor, "a position of another game");
    if (const std::string wrong = impossible_(position_, *next); !wrong.empty()) {
      engine_.blame(Fault::illegal_successor, wrong);
    }
    return std::make_unique<ClientBoard>(engine_, *next, impossible_);
  }

 private:
  Engine& engine_;
  Position position_;
  Impossible impossible_;
};

}  // namespace hanaproof::client
