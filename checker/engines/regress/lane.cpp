#include "checker/engines/regress/lane.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "checker/engines/crosscheck/bet_walks.h"
#include "checker/engines/regress/fuzz.h"
#include "checker/engines/regress/hachi_lane.h"
#include "checker/engines/regress/shrink.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::regress {

using crosscheck::BetFailure;
using crosscheck::Difference;
using crosscheck::Failure;
using notation::Position;

namespace {

// Whether the rules have the line at all; `follow` has nothing to say of one that they have not.
bool has_line(const spec::Rules& rules, const Failure& failure) {
  Position position = failure.dealt ? spec::open(rules, failure.start) : failure.start;
  try {
    for (const notation::Move& move : failure.line) position = spec::play(rules, position, move);
  } catch (const spec::IllegalMove&) {
    return false;
  }
  return true;
}

bool has_line(const spec::betting::Rules& rules, const notation::BetRound& round) {
  auto betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  try {
    for (const notation::Bet& bet : round.bets) betting = spec::betting::bet(rules, betting, bet);
  } catch (const spec::betting::IllegalBet&) {
    return false;
  }
  const cards::CardSet deck = spec::betting::deck(rules);
  return std::ranges::all_of(round.hands, [&](cards::CardSet hand) { return deck.contains(hand); });
}

const Difference kNoSuchLine{"line", "none", "played"};

// What was thrown by rules that cannot play on from there is a difference too.
template <class Try>
std::optional<Difference> guarded(Try attempt) {
  try {
    return attempt();
  } catch (const std::exception& error) {
    return Difference{"error", error.what(), "none"};
  }
}

class CapturingLane : public Lane {
 public:
  CapturingLane(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed)
      : rules_(rules), subject_(opponent.make(rules)), fuzzer_(rules_, *subject_, seed) {}

  std::optional<AnyFailure> game(const Stop& stop) override { return fuzzer_.game(stop); }

  std::optional<AnyFailure> again(const AnyFailure& failure) override {
    return crosscheck::again(rules_, *subject_, std::get<Failure>(failure));
  }

  Least<AnyFailure> shrink(const AnyFailure& failure, const Stop& stop) override {
    return regress::shrink(rules_, *subject_, std::get<Failure>(failure), stop).as<AnyFailure>();
  }

  AnyFailure nearest(const AnyFailure& failure) override {
    return crosscheck::shortest(rules_, *subject_, std::get<Failure>(failure));
  }

  Trial trial(const AnyFailure& failure) const override {
    return trial_of(std::get<Failure>(failure));
  }

  std::vector<Trial> agreements() const override {
    std::vector<Trial> trials;
    for (const Failure& where : fuzzer_.agreements()) trials.push_back(trial_of(where));
    return trials;
  }

  const rulebook::Ruleset& rules() const override { return rules_.ruleset(); }
  std::uint64_t games() const override { return fuzzer_.games(); }
  std::uint64_t positions() const override { return fuzzer_.positions(); }
  std::uint64_t moves() const override { return fuzzer_.moves(); }
  std::map<std::string, std::uint64_t> games_by_topic() const override {
    return fuzzer_.guide().games_by_topic();
  }

 private:
  Trial trial_of(const Failure& where) const {
    return [this, where](const rulebook::Ruleset& other) {
      return guarded([&]() -> std::optional<Difference> {
        const spec::Rules rules(other);
        if (!has_line(rules, where)) return kNoSuchLine;
        const auto failure =
            crosscheck::follow(rules, *subject_, where.start, where.dealt, where.line);
        return failure ? std::optional(failure->difference) : std::nullopt;
      });
    };
  }

  spec::Rules rules_;
  std::unique_ptr<crosscheck::Subject> subject_;
  Fuzzer fuzzer_;
};

class BettingLane : public Lane {
 public:
  BettingLane(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed)
      : rules_(rules), subject_(opponent.make_bets(rules)), guide_(rules_), seed_(seed) {}

  // The rounds of the cross-check.
  std::optional<AnyFailure> game(const Stop& stop) override {
    ++games_;
    rules_.forget();
    auto walked = crosscheck::play_bets(rules_, *subject_, seed_++, stop);
    guide_.played(rules_.consulted_bits());
    rules_.forget();
    positions_ += walked.positions;
    moves_ += walked.moves;
    if (walked.failure) {
      agree_before(walked.failure->round);
      return std::move(walked.failure);
    }
    agree(std::move(walked.last));
    return std::nullopt;
  }

  std::optional<AnyFailure> again(const AnyFailure& failure) override {
    return crosscheck::follow(rules_, *subject_, std::get<BetFailure>(failure).round);
  }

  Least<AnyFailure> shrink(const AnyFailure& failure, const Stop& stop) override {
    return regress::shrink(rules_, *subject_, std::get<BetFailure>(failure), stop).as<AnyFailure>();
  }

  AnyFailure nearest(const AnyFailure& failure) override { return failure; }

  Trial trial(const AnyFailure& failure) const override {
    return trial_of(std::get<BetFailure>(failure).round);
  }

  std::vector<Trial> agreements() const override {
    std::vector<Trial> trials;
    for (const notation::BetRound& round : agreements_) trials.push_back(trial_of(round));
    return trials;
  }

  const rulebook::Ruleset& rules() const override { return rules_.ruleset(); }
  std::uint64_t games() const override { return games_; }
  std::uint64_t positions() const override { return positions_; }
  std::uint64_t moves() const override { return moves_; }
  std::map<std::string, std::uint64_t> games_by_topic() const override {
    return guide_.games_by_topic();
  }

 private:
  static constexpr std::size_t kAgreements = 40;

  void agree(notation::BetRound round) {
    if (agreements_.size() < kAgreements) agreements_.push_back(std::move(round));
  }
  // What differs at the end of a line did not before, after any of its bets.
  void agree_before(notation::BetRound round) {
    if (!round.hands.empty()) {
      round.hands.clear();
      agree(round);
    }
    while (!round.bets.empty()) {
      round.bets.pop_back();
      agree(round);
    }
  }

  Trial trial_of(const notation::BetRound& round) const {
    return [this, round](const rulebook::Ruleset& other) {
      return guarded([&]() -> std::optional<Difference> {
        const spec::betting::Rules rules(other);
        if (!has_line(rules, round)) return kNoSuchLine;
        const auto failure = crosscheck::follow(rules, *subject_, round);
        return failure ? std::optional(failure->difference) : std::nullopt;
      });
    };
  }

  spec::betting::Rules rules_;
  std::unique_ptr<crosscheck::BetSubject> subject_;
  Guide guide_;
  std::uint64_t seed_;
  std::uint64_t games_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
  std::vector<notation::BetRound> agreements_;
};

}  // namespace

std::unique_ptr<Lane> lane_of(const rulebook::Ruleset& rules, const Opponent& opponent,
                              std::uint64_t seed) {
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return std::make_unique<BettingLane>(rules, opponent, seed);
    case rulebook::Family::hachi:
      return hachi_lane(rules, opponent.make_hachi(rules), seed);
    default:
      return std::make_unique<CapturingLane>(rules, opponent, seed);
  }
}

const Difference& difference_of(const AnyFailure& failure) {
  return std::visit([](const auto& one) -> const Difference& { return one.difference; }, failure);
}

int players_of(const AnyFailure& failure) {
  if (const auto* bets = std::get_if<BetFailure>(&failure)) return bets->round.players();
  if (const auto* hachi = std::get_if<crosscheck::HachiFailure>(&failure)) {
    return hachi->match.players;
  }
  return std::get<Failure>(failure).start.players;
}

int turns_of(const AnyFailure& failure) {
  if (const auto* bets = std::get_if<BetFailure>(&failure)) return bets->round.bets.empty() ? 0 : 1;
  if (const auto* hachi = std::get_if<crosscheck::HachiFailure>(&failure)) {
    return static_cast<int>(hachi->line.size());
  }
  const auto& played = std::get<Failure>(failure);
  return static_cast<int>(played.line.size()) + played.depth;
}

}  // namespace hanaproof::regress
