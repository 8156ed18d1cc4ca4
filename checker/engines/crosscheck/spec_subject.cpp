#include "checker/engines/crosscheck/spec_subject.h"

#include <utility>

#include "checker/engines/crosscheck/bet_compare.h"
#include "checker/engines/perft/perft.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::crosscheck {

using notation::Bet;
using notation::BetRound;
using notation::Move;
using notation::Position;

namespace {

class SpecBoard : public Board {
 public:
  SpecBoard(const spec::Rules& rules, Position position)
      : rules_(rules), position_(std::move(position)) {}

  std::vector<Move> moves() const override { return spec::legal_moves(rules_, position_); }
  Position position() const override { return position_; }
  spec::Score score() const override { return spec::score(rules_, position_); }
  std::unique_ptr<Board> after(const Move& move) const override {
    return std::make_unique<SpecBoard>(rules_, spec::play(rules_, position_, move));
  }

 private:
  const spec::Rules& rules_;
  Position position_;
};

class SpecSubject : public Subject {
 public:
  explicit SpecSubject(const rulebook::Ruleset& rules) : rules_(rules) {}
  std::unique_ptr<Board> open(const Position& dealt) const override {
    return std::make_unique<SpecBoard>(rules_, spec::open(rules_, dealt));
  }
  std::unique_ptr<Board> at(const Position& position) const override {
    return std::make_unique<SpecBoard>(rules_, position);
  }
  std::uint64_t perft(const Position& position, int depth) const override {
    return checker::perft_by_spec(rules_, position, depth).nodes;
  }

 private:
  spec::Rules rules_;
};

class SpecBetBoard : public BetBoard {
 public:
  SpecBetBoard(const spec::betting::Rules& rules, spec::betting::Betting betting)
      : rules_(rules), betting_(std::move(betting)) {}

  std::vector<Bet> bets() const override { return spec::betting::legal_bets(rules_, betting_); }
  spec::betting::Betting betting() const override { return betting_; }
  int dealer_by_bets() const override { return spec::betting::dealer_by_bets(rules_, betting_); }
  std::unique_ptr<BetBoard> after(const Bet& bet) const override {
    return std::make_unique<SpecBetBoard>(rules_, spec::betting::bet(rules_, betting_, bet));
  }
  BetEnd end(const std::vector<cards::CardSet>& hands) const override {
    return end_of(rules_, betting_, deal_of(rules_, hands));
  }

 private:
  const spec::betting::Rules& rules_;
  spec::betting::Betting betting_;
};

class SpecBetSubject : public BetSubject {
 public:
  explicit SpecBetSubject(const rulebook::Ruleset& rules) : rules_(rules) {}
  std::unique_ptr<BetBoard> begin(const BetRound& round) const override {
    return std::make_unique<SpecBetBoard>(
        rules_, spec::betting::begin(rules_, round.dealer, round.money, round.ante));
  }

 private:
  spec::betting::Rules rules_;
};

}  // namespace

std::unique_ptr<Subject> spec_subject(const rulebook::Ruleset& rules) {
  return std::make_unique<SpecSubject>(rules);
}

std::unique_ptr<BetSubject> bet_spec_subject(const rulebook::Ruleset& rules) {
  return std::make_unique<SpecBetSubject>(rules);
}

}  // namespace hanaproof::crosscheck
