#include "checker/engines/regress/hachi_lane.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/crosscheck/hachi_walks.h"
#include "checker/engines/regress/guide.h"
#include "checker/engines/regress/hachi_kept.h"
#include "checker/engines/regress/shrink_hachi.h"
#include "checker/situations/hachi_probes.h"

namespace hanaproof::regress {

using crosscheck::Difference;
using crosscheck::HachiBoard;
using crosscheck::HachiFailure;
using crosscheck::HachiSubject;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

// Of a match so many rounds are played on both sides.
constexpr int kRounds = 3;
constexpr int kHachiEnds = 4;
constexpr int kHachiDeals = 3;
constexpr int kAllCards = 15;  // decisions on a card in a hundred of which every move is tried
constexpr std::size_t kHachiAgreements = 80;

// A round that the spec has played, and what it was asked for.
struct Played {
  HachiFailure round;
  spec::Consulted asked;
};

bool has_line(const spec::hachi::Rules& rules, const HachiFailure& where) {
  try {
    HachiPosition position =
        where.from ? *where.from : spec::hachi::begin(rules, where.match, where.deal);
    for (const HachiMove& move : where.line) position = spec::hachi::play(rules, position, move);
    return true;
  } catch (const spec::hachi::IllegalMove&) {
    return false;
  }
}

class HachiLane : public Lane {
 public:
  HachiLane(const rulebook::Ruleset& rules, std::unique_ptr<HachiSubject> subject,
            std::uint64_t seed)
      : rules_(rules), subject_(std::move(subject)), guide_(rules_), seed_(seed), random_(seed) {}

  // A match played by the spec; those of its rounds that ask for what few have, on both sides. Then
  // situations that are made up.
  std::optional<AnyFailure> game(const Stop& stop) override {
    ++games_;
    rules_.forget();
    asked_.reset();
    auto failure = play_all(stop);
    guide_.played(asked_);
    return failure;
  }

  std::optional<AnyFailure> again(const AnyFailure& failure) override {
    return found(std::get<HachiFailure>(failure));
  }

  Least<AnyFailure> shrink(const AnyFailure& failure, const Stop& stop) override {
    return regress::shrink(rules_, *subject_, std::get<HachiFailure>(failure), stop)
        .as<AnyFailure>();
  }

  AnyFailure nearest(const AnyFailure& failure) override {
    return regress::nearest(rules_, *subject_, std::get<HachiFailure>(failure));
  }

  Trial trial(const AnyFailure& failure) const override {
    return trial_of(std::get<HachiFailure>(failure));
  }

  std::vector<Trial> agreements() const override {
    std::vector<Trial> trials;
    for (const HachiFailure& where : agreements_) trials.push_back(trial_of(where));
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
  std::optional<HachiFailure> play_all(const Stop& stop) {
    std::vector<Played> rounds;
    crosscheck::play_match(rules_, seed_++, [&](const HachiFailure& round) {
      rounds.push_back({round, rules_.consulted_bits()});
    });
    for (int i = 0; i < kRounds && !rounds.empty() && !stop(); ++i) {
      const auto best = std::ranges::max_element(
          rounds, {}, [&](const Played& one) { return guide_.worth(one.asked); });
      if (auto failure = play(best->round, stop)) return failure;
      asked_ |= best->asked;
      rounds.erase(best);
    }
    for (int i = 0; i < kHachiEnds && !stop(); ++i) {
      const auto position = checker::made_up_end(rules_, random_);
      if (!position) continue;
      if (auto failure = try_all(*position, stop)) return failure;
    }
    for (int i = 0; i < kHachiDeals && !stop(); ++i) {
      const HachiPosition dealt = checker::made_up_deal(rules_, random_);
      rules_.forget();
      if (auto failure = found(opened(dealt))) return failure;
      const HachiPosition first = spec::hachi::begin(rules_, dealt.match, dealt.deal);
      asked_ |= rules_.consulted_bits();
      if (auto failure = try_all(first, stop)) return failure;
    }
    return std::nullopt;
  }

  HachiFailure at(const HachiPosition& position, std::vector<HachiMove> line = {}) const {
    HachiFailure where;
    where.edition = rules_.ruleset().edition().id;
    where.rules = rules_.ruleset().changes();
    where.match = position.match;
    where.deal = position.deal;
    where.from = position;
    where.line = std::move(line);
    return where;
  }

  HachiFailure opened(const HachiPosition& dealt) const {
    HachiFailure where = at(dealt);
    where.from.reset();
    return where;
  }

  std::optional<HachiFailure> found(const HachiFailure& where) {
    ++positions_;
    moves_ += where.line.size();
    return crosscheck::follow(rules_, *subject_, where);
  }

  // Every move of a position, each with what it leads to.
  std::optional<HachiFailure> try_all(const HachiPosition& position, const Stop& stop) {
    rules_.forget();
    for (const HachiMove& move : spec::hachi::legal_moves(rules_, position)) {
      if (stop()) break;
      HachiFailure where = at(position, {move});
      if (auto failure = found(where)) return failure;
      agree(std::move(where));
    }
    asked_ |= rules_.consulted_bits();
    return std::nullopt;
  }

  void agree(HachiFailure where) {
    ++offered_;
    if (agreements_.size() < kHachiAgreements) {
      agreements_.push_back(std::move(where));
      return;
    }
    // Each of all that were offered has the same chance to stay.
    const std::uint64_t place = random_() % offered_;
    if (place < kHachiAgreements) agreements_[place] = std::move(where);
  }

  // In lockstep: the engine goes on from what it said itself.
  std::optional<HachiFailure> play(const HachiFailure& round, const Stop& stop) {
    HachiFailure start = round;
    start.edition = rules_.ruleset().edition().id;
    start.rules = rules_.ruleset().changes();
    start.line.clear();
    if (auto failure = found(start)) return failure;
    HachiPosition position = spec::hachi::begin(rules_, round.match, round.deal);
    const int money = crosscheck::money_of(round.match);
    HachiMove made;
    try {
      auto board = subject_->begin(round.match, round.deal);
      for (const HachiMove& move : round.line) {
        if (stop()) break;
        const bool words = position.phase != HachiPhase::play;
        if (words || random_() % 100 < kAllCards) {
          if (auto failure = try_all(position, stop)) return failure;
        }
        made = move;
        ++positions_;
        ++moves_;
        const HachiPosition next = spec::hachi::play(rules_, position, move);
        board = board->after(move);
        auto difference =
            crosscheck::compare_boards(next, spec::hachi::legal_moves(rules_, next), *board, money);
        if (!difference) difference = crosscheck::compare_scores(rules_, next, *board);
        HachiFailure where = at(position, {move});
        if (difference) {
          where.difference = std::move(*difference);
          return where;
        }
        agree(std::move(where));
        position = next;
      }
    } catch (const std::exception& error) {
      HachiFailure where = at(position, {made});
      where.difference = {"error", "none", error.what()};
      return where;
    }
    return std::nullopt;
  }

  Trial trial_of(const HachiFailure& where) const {
    return [where, answers = kept(*subject_, where)](
               const rulebook::Ruleset& other) -> std::optional<Difference> {
      try {
        const spec::hachi::Rules rules(other);
        if (!has_line(rules, where)) return Difference{"line", "none", "played"};
        const auto failure = crosscheck::follow(rules, *answers, where);
        return failure ? std::optional(failure->difference) : std::nullopt;
      } catch (const std::exception& error) {
        // Rules that cannot play on from there differ too.
        return Difference{"error", error.what(), "none"};
      }
    };
  }

  spec::hachi::Rules rules_;
  std::unique_ptr<HachiSubject> subject_;
  Guide guide_;
  spec::Consulted asked_;  // in this game
  std::uint64_t seed_;
  std::mt19937_64 random_;
  std::uint64_t games_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t offered_ = 0;
  std::vector<HachiFailure> agreements_;
};

}  // namespace

std::unique_ptr<Lane> hachi_lane(const rulebook::Ruleset& rules,
                                 std::unique_ptr<crosscheck::HachiSubject> subject,
                                 std::uint64_t seed) {
  return std::make_unique<HachiLane>(rules, std::move(subject), seed);
}

}  // namespace hanaproof::regress
