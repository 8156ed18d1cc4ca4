#include "checker/client/hachi_subject.h"

#include <utility>

#include <fmt/format.h>

#include "checker/client/request.h"
#include "checker/crosscheck/hachi_compare.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::client {

using crosscheck::HachiBoard;
using notation::HachiMove;
using notation::HachiPosition;
using protocol::Do;
using protocol::Request;

namespace {

// Why no play can have led from one position to the other. Empty where nothing is wrong.
std::string impossible(const HachiPosition& before, const HachiPosition& after) {
  if (after.edition != before.edition) return "another edition";
  if (after.rules != before.rules) return "other rules";
  if (after.match.players != before.match.players) return "another number of players";
  if (after.match.rounds != before.match.rounds) return "a match of another length";
  if (after.number != before.number) return "another round";
  if (after.dealt_by != before.dealt_by) return "another dealer";
  if (!(after.deal == before.deal)) return "another deal";
  return crosscheck::misplaced(after);
}

class ClientBoard : public HachiBoard {
 public:
  ClientBoard(Engine& engine, HachiPosition position)
      : engine_(engine), position_(std::move(position)) {}

  std::vector<HachiMove> moves() const override {
    std::vector<HachiMove> moves;
    const auto reply = engine_.ask(request(Do::moves, position_));
    for (const std::string& text : std::get<protocol::Moves>(reply).moves) {
      const auto move = HachiMove::parse(text);
      if (!move) engine_.blame(Fault::illegal_move, fmt::format("\"{}\" is no move", text));
      moves.push_back(*move);
    }
    return moves;
  }

  HachiPosition position() const override { return position_; }

  spec::Score score() const override {
    return std::get<spec::Score>(engine_.ask(request(Do::score, position_)));
  }

  std::unique_ptr<HachiBoard> after(const HachiMove& move) const override {
    return reached(request(Do::play, position_, move.text()));
  }

  // The position that a request leads to.
  std::unique_ptr<HachiBoard> reached(Request step) const {
    const auto any = std::get<protocol::AnyPosition>(engine_.ask(std::move(step)));
    const auto* next = std::get_if<HachiPosition>(&any);
    if (!next) engine_.blame(Fault::illegal_successor, "a position of another game");
    if (const std::string wrong = impossible(position_, *next); !wrong.empty()) {
      engine_.blame(Fault::illegal_successor, wrong);
    }
    return std::make_unique<ClientBoard>(engine_, *next);
  }

 private:
  Engine& engine_;
  HachiPosition position_;
};

class ClientSubject : public crosscheck::HachiSubject {
 public:
  ClientSubject(Engine& engine, const rulebook::Ruleset& rules) : engine_(engine), rules_(rules) {}

  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return hachi::first_match(rules_, rounds, dealer);
  }

  std::unique_ptr<HachiBoard> begin(const notation::HachiMatch& match,
                                    const notation::HachiDeal& deal) const override {
    if (!engine_.does_open()) return at(hachi::begin(rules_, match, deal));
    const HachiPosition dealt = hachi::laid_out(rules_, match, deal);
    return ClientBoard(engine_, dealt).reached(request(Do::open, dealt));
  }

  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<ClientBoard>(engine_, position);
  }

 private:
  Engine& engine_;
  hachi::Rules rules_;
};

}  // namespace

std::unique_ptr<crosscheck::HachiSubject> hachi_subject(Engine& engine,
                                                        const rulebook::Ruleset& rules) {
  return std::make_unique<ClientSubject>(engine, rules);
}

}  // namespace hanaproof::client
