// What `hanaproof serve` answers, in the process of the test: the tables of the engine protocol
// without lines and pipes. A position that cannot be by the rules is refused.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "checker/engines/crosscheck/hachi_subject.h"
#include "checker/engines/crosscheck/subject.h"
#include "checker/engines/identify/identify.h"
#include "checker/engines/protocol/server.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::identify::testing {

template <class Board, class Position, class Move>
class ServedBoard : public Board {
 public:
  ServedBoard(protocol::Table& table, Position position)
      : table_(table), position_(std::move(position)) {}

  std::vector<Move> moves() const override {
    std::vector<Move> moves;
    for (const std::string& text : table_.moves(position_).moves) {
      moves.push_back(Move::parse(text).value());
    }
    return moves;
  }
  Position position() const override { return position_; }
  spec::Score score() const override { return std::get<spec::Score>(table_.score(position_)); }
  std::unique_ptr<Board> after(const Move& move) const override {
    return reached(table_.play(position_, move.text()));
  }
  std::unique_ptr<Board> reached(const protocol::AnyPosition& next) const {
    return std::make_unique<ServedBoard>(table_, std::get<Position>(next));
  }

 private:
  protocol::Table& table_;
  Position position_;
};

using ServedCards = ServedBoard<crosscheck::Board, notation::Position, notation::Move>;
using ServedHachi =
    ServedBoard<crosscheck::HachiBoard, notation::HachiPosition, notation::HachiMove>;

class ServedSubject : public crosscheck::Subject {
 public:
  explicit ServedSubject(const rulebook::Ruleset& rules)
      : table_(protocol::table_of(rules, protocol::With::spec)) {}
  std::unique_ptr<crosscheck::Board> open(const notation::Position& dealt) const override {
    return ServedCards(*table_, dealt).reached(table_->open(dealt));
  }
  std::unique_ptr<crosscheck::Board> at(const notation::Position& position) const override {
    return std::make_unique<ServedCards>(*table_, position);
  }
  std::uint64_t perft(const notation::Position&, int) const override { return 0; }

 private:
  std::unique_ptr<protocol::Table> table_;
};

class ServedHachiSubject : public crosscheck::HachiSubject {
 public:
  // `asked`: by which those who ask lay deals out.
  ServedHachiSubject(const rulebook::Ruleset& rules, const rulebook::Ruleset& asked)
      : asked_(asked), table_(protocol::table_of(rules, protocol::With::spec)) {}
  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return spec::hachi::first_match(asked_, rounds, dealer);
  }
  std::unique_ptr<crosscheck::HachiBoard> begin(const notation::HachiMatch& match,
                                                const notation::HachiDeal& deal) const override {
    const auto dealt = spec::hachi::laid_out(asked_, match, deal);
    return ServedHachi(*table_, dealt).reached(table_->open(dealt));
  }
  std::unique_ptr<crosscheck::HachiBoard> at(
      const notation::HachiPosition& position) const override {
    return std::make_unique<ServedHachi>(*table_, position);
  }

 private:
  spec::hachi::Rules asked_;
  std::unique_ptr<protocol::Table> table_;
};

// Asks what `serve` would play by `rules`, told that it is the edition of `asked`.
inline Verdict ask_served(Identification& all, const rulebook::Ruleset& rules,
                          const rulebook::Ruleset& asked, const Options& options) {
  const IsRefusal everything = [](const std::exception&) { return true; };
  const std::string& id = asked.edition().id;
  if (rulebook::family_of(rules.edition().game) == rulebook::Family::hachi) {
    const ServedHachiSubject subject(rules, asked);
    EngineRespondent respondent(subject, id, everything);
    return all.ask(respondent, options);
  }
  const ServedSubject subject(rules);
  EngineRespondent respondent(subject, id, everything);
  return all.ask(respondent, options);
}

}  // namespace hanaproof::identify::testing
