#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/crosscheck/bet_engine_subject.h"
#include "checker/engines/crosscheck/engine_subject.h"
#include "checker/engines/crosscheck/spec_subject.h"
#include "checker/engines/protocol/hachi_table.h"
#include "checker/engines/protocol/refuse.h"
#include "checker/engines/protocol/server.h"
#include "model/notation/validate.h"
#include "model/spec/betting/hands.h"
#include "model/spec/deal.h"

namespace hanaproof::protocol {

using notation::NotationError;
using notation::Position;

void refuse(const std::string& move, const std::vector<std::string>& legal) {
  throw NotationError(
      legal.empty() ? fmt::format("move {}: the round is over", move)
                    : fmt::format("move {}: expected one of {}", move, fmt::join(legal, " ")));
}

namespace {

// Games in which cards are captured.
class CapturingTable : public Table {
 public:
  CapturingTable(const rulebook::Ruleset& rules, With with)
      : rules_(rules),
        subject_(with == With::spec ? crosscheck::spec_subject(rules)
                                    : crosscheck::engine_subject(rules)),
        teams_(spec::teams(spec::Rules(rules))) {}

  AnyPosition open(const AnyPosition& any) override {
    Position dealt = of(any);
    const int begins = rules_.is("dealer.begins", "dealer") ? dealt.dealer : dealt.dealer + 1;
    dealt.turn = begins % dealt.players;
    if (dealt.teams == Position::empty("", dealt.players).teams) dealt.teams = teams_;
    if (dealt.phase != notation::Phase::play) throw NotationError("open: expected phase play");
    notation::validate(dealt, rules_);
    return subject_->open(dealt)->position();
  }

  Moves moves(const AnyPosition& any) override { return {words(*board(any))}; }

  AnyPosition play(const AnyPosition& any, const std::string& text) override {
    const auto held = board(any);
    const auto legal = held->moves();
    const auto move = notation::Move::parse(text);
    if (!move || std::ranges::find(legal, *move) == legal.end()) refuse(text, words(*held));
    return held->after(*move)->position();
  }

  Body score(const AnyPosition& any) override { return board(any)->score(); }

 private:
  static const Position& of(const AnyPosition& any) {
    const auto* position = std::get_if<Position>(&any);
    if (position) return *position;
    const bool bets = std::holds_alternative<BetPosition>(any);
    throw NotationError(bets ? "position: \"bets\" belong to betting games"
                             : "position: \"match\" belongs to Hachi-Hachi");
  }
  static std::vector<std::string> words(const crosscheck::Board& board) {
    auto moves = board.moves();
    std::ranges::sort(moves);
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(move.text());
    return texts;
  }
  std::unique_ptr<crosscheck::Board> board(const AnyPosition& any) const {
    notation::validate(of(any), rules_);
    return subject_->at(of(any));
  }

  rulebook::Ruleset rules_;
  std::unique_ptr<crosscheck::Subject> subject_;
  std::vector<int> teams_;  // as they sit
};

// Games in which cards are bet on.
class BettingTable : public Table {
 public:
  BettingTable(const rulebook::Ruleset& rules, With with)
      : subject_(with == With::spec ? crosscheck::bet_spec_subject(rules)
                                    : crosscheck::bet_engine_subject(rules)),
        deck_(spec::betting::deck(spec::betting::Rules(rules))) {}

  AnyPosition open(const AnyPosition& any) override {
    if (!of(any).round.bets.empty()) throw NotationError("open: expected no bets");
    return standing_in(of(any), *board(any));
  }

  Moves moves(const AnyPosition& any) override { return {words(*board(any))}; }

  AnyPosition play(const AnyPosition& any, const std::string& text) override {
    const auto held = board(any);
    const auto bet = notation::Bet::parse(text);
    if (!bet || !is_legal(*held, *bet)) refuse(text, words(*held));
    BetPosition after = of(any);
    after.round.bets.push_back(*bet);
    return standing_in(after, *held->after(*bet));
  }

  Body score(const AnyPosition& any) override {
    const notation::BetRound& round = of(any).round;
    const auto held = board(any);
    const spec::betting::Betting betting = held->betting();
    games::Score score;
    if (!betting.over) {
      for (const spec::betting::Stake& seat : betting.seats) score.money.push_back(seat.money);
      return score;
    }
    const crosscheck::BetEnd end = held->end(round.hands);
    score.money = end.settlement.money;
    for (std::size_t seat = 0; seat < score.money.size(); ++seat) {
      score.payment.push_back(score.money[seat] - round.money[seat]);
    }
    score.winners = end.showdown.winners;
    score.multiplier = end.showdown.multiplier;
    score.carried = end.settlement.carried;
    score.replay = end.settlement.replay;
    score.excluded = end.settlement.excluded;
    if (end.next_dealer != spec::betting::kNobody) score.next_dealer = end.next_dealer;
    return score;
  }

 private:
  static const BetPosition& of(const AnyPosition& any) {
    const auto* position = std::get_if<BetPosition>(&any);
    if (!position) throw NotationError("position: \"bets\" is missing");
    return *position;
  }
  static bool is_legal(const crosscheck::BetBoard& board, const notation::Bet& bet) {
    const auto legal = board.bets();
    return std::ranges::find(legal, bet) != legal.end();
  }
  static std::vector<std::string> words(const crosscheck::BetBoard& board) {
    auto bets = board.bets();
    std::ranges::sort(bets);
    std::vector<std::string> texts;
    for (const auto& bet : bets) texts.push_back(bet.text());
    return texts;
  }
  static BetPosition standing_in(BetPosition position, const crosscheck::BetBoard& board) {
    const spec::betting::Betting betting = board.betting();
    BetStanding standing;
    standing.over = betting.over;
    standing.turn = betting.over ? position.round.dealer : betting.turn;
    for (const spec::betting::Stake& seat : betting.seats) {
      standing.left.push_back(seat.money);
      standing.put_in.push_back(seat.put_in());
      standing.folded.push_back(seat.folded);
    }
    position.standing = std::move(standing);
    return position;
  }

  // After the bets of the position, each of them legal.
  std::unique_ptr<crosscheck::BetBoard> board(const AnyPosition& any) const {
    const BetPosition& position = of(any);
    for (const cards::CardSet hand : position.round.hands) {
      if (!deck_.contains(hand)) {
        throw NotationError(fmt::format("position: not in the deck: {}", (hand - deck_).codes()));
      }
    }
    auto held = subject_->begin(position.round);
    for (const notation::Bet& bet : position.round.bets) {
      if (!is_legal(*held, bet)) refuse(bet.text(), words(*held));
      held = held->after(bet);
    }
    if (position.standing && position.standing != standing_in(position, *held).standing) {
      throw NotationError(
          "position: turn, phase, left, put_in and folded do not follow from the bets");
    }
    return held;
  }

  std::unique_ptr<crosscheck::BetSubject> subject_;
  cards::CardSet deck_;
};

}  // namespace

std::unique_ptr<Table> table_of(const rulebook::Ruleset& rules, With with) {
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return std::make_unique<BettingTable>(rules, with);
    case rulebook::Family::hachi:
      return hachi_table(rules, with);
    default:
      return std::make_unique<CapturingTable>(rules, with);
  }
}

}  // namespace hanaproof::protocol
