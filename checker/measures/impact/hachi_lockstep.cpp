#include "checker/measures/impact/hachi_lockstep.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include <fmt/format.h>

#include "checker/measures/impact/shares.h"
#include "checker/measures/impact/unsupported.h"
#include "solvers/engine/hachi/random_match.h"
#include "solvers/statistics/common_random_numbers.h"

namespace hanaproof::impact {

using engine::Random;
using rulebook::Ruleset;

namespace {

constexpr std::array<int, 2> kRounds = {12, 6};  // of a match

bool same_standing(const engine::hachi::Match& a, const engine::hachi::Match& b) {
  return a.money == b.money && a.debt == b.debt && a.last == b.last && a.won == b.won &&
         a.pot == b.pot && a.track == b.track && a.waiting == b.waiting && a.round == b.round &&
         a.dealer == b.dealer && a.over == b.over;
}

// What the players see: everything but bookkeeping.
bool same_to_see(const engine::hachi::State& a, const engine::hachi::State& b) {
  return a.phase == b.phase && a.hand == b.hand && a.captured == b.captured && a.field == b.field &&
         a.stock == b.stock && a.shown == b.shown && a.penalty == b.penalty && a.end == b.end &&
         a.sort == b.sort && a.mizu_ten == b.mizu_ten &&
         (a.phase == engine::hachi::Phase::over || a.turn == b.turn) && a.oya == b.oya &&
         a.winner == b.winner && a.drawn == b.drawn && a.stays == b.stays && a.passes == b.passes &&
         a.chased == b.chased && a.sage == b.sage && a.cancelled == b.cancelled &&
         same_standing(a.match, b.match);
}

bool same_moves(const engine::hachi::MoveList& a, const engine::hachi::MoveList& b) {
  if (a.size != b.size) return false;
  return std::equal(a.begin(), a.end(), b.begin()) ||
         std::is_permutation(a.begin(), a.end(), b.begin());
}

int difference(const engine::hachi::Match& a, const engine::hachi::Match& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.money.size(); ++seat) {
    const int one = a.money[seat] - a.debt[seat];
    const int other = b.money[seat] - b.debt[seat];
    most = std::max(most, std::abs(one - other));
  }
  return most;
}

// Which decision of the round it is, and which move, for chance that is alike on all sides.
std::uint64_t decision_of(const engine::hachi::State& state) {
  const int seat = state.turn;
  const auto turn = static_cast<std::size_t>(seat);
  return static_cast<std::uint64_t>(state.phase) | std::uint64_t{turn} << 8U |
         static_cast<std::uint64_t>(engine::count(state.hand[turn])) << 16U |
         std::uint64_t{state.next} << 24U | std::uint64_t{state.decided} << 32U;
}

std::uint64_t code_of(const engine::hachi::Move& move) {
  return static_cast<std::uint64_t>(move.sort) | std::uint64_t{move.card} << 4U |
         std::uint64_t{move.takes} << 10U | static_cast<std::uint64_t>(move.kan) << 14U |
         std::uint64_t{move.combos} << 32U;
}

engine::hachi::Move chosen(const engine::hachi::State& state, const engine::hachi::MoveList& list,
                           statistics::CommonRandomNumbers& chance) {
  chance.decide(decision_of(state));
  return list.moves[chance.among(list.size, [&](std::size_t i) { return code_of(list.moves[i]); })];
}

class HachiTable {
 public:
  HachiTable(const std::vector<Ruleset>& rules, std::uint64_t seed, const Dealt& dealt)
      : start_(Random(seed).next()), dealt_(dealt), states_(rules.size()), lists_(rules.size()) {
    for (const Ruleset& each : rules) {
      tables_.push_back(taken([&] { return std::make_unique<engine::hachi::Tables>(each); }));
    }
  }

  // All rounds of the match with this number, or as many as are wanted.
  void play_match(std::uint64_t number, statistics::Sample& sample) {
    Random random(start_ + number);
    const auto& rules = tables_.front()->rules;
    const auto dealer = static_cast<int>(random.below(static_cast<unsigned>(rules.players)));
    engine::hachi::Match match =
        engine::hachi::first_match(rules, kRounds[number % kRounds.size()], dealer);
    for (int deals = 0; deals < dealt_.most && !match.over && !sample.full(); ++deals) {
      play_round(match, random, sample);
      match = states_.front().match;
    }
    sample.end_match();
  }

 private:
  void play_round(const engine::hachi::Match& match, Random& random, statistics::Sample& sample) {
    const engine::hachi::Deal deal = dealt(random);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      states_[i] = engine::hachi::begin(*tables_[i], match, deal);
    }
    statistics::CommonRandomNumbers chance(random.next());
    bool same = together();
    while (same && states_.front().phase != engine::hachi::Phase::over) {
      const engine::hachi::Move move = chosen(states_.front(), lists_.front(), chance);
      for (std::size_t i = 0; i < tables_.size(); ++i)
        engine::hachi::make(*tables_[i], states_[i], move);
      same = together();
    }
    const bool parted = std::ranges::any_of(states_, [](const engine::hachi::State& state) {
      return state.phase != engine::hachi::Phase::over;
    });
    for (std::size_t i = 0; i < tables_.size(); ++i) play_on(i, chance);
    int most = 0;
    for (std::size_t i = 0; i < states_.size(); ++i) {
      for (std::size_t j = i + 1; j < states_.size(); ++j) {
        most = std::max(most, difference(states_[i].match, states_[j].match));
      }
    }
    sample.add(!same, most, parted);
  }

  engine::hachi::Deal dealt(Random& random) const {
    if (!dealt_.deals.empty()) {
      return dealt_.deals[random.below(static_cast<unsigned>(dealt_.deals.size()))];
    }
    engine::hachi::Deal deal;
    engine::hachi::random_deal(tables_.front()->rules, random, deal);
    return deal;
  }

  bool together() {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      lists_[i].size = 0;
      if (states_[i].phase != engine::hachi::Phase::over) {
        engine::hachi::moves(*tables_[i], states_[i], lists_[i]);
      }
      if (i == 0) continue;
      if (!same_to_see(states_.front(), states_[i]) || !same_moves(lists_.front(), lists_[i])) {
        return false;
      }
    }
    return true;
  }

  void play_on(std::size_t i, statistics::CommonRandomNumbers chance) {
    while (states_[i].phase != engine::hachi::Phase::over) {
      lists_[i].size = 0;
      engine::hachi::moves(*tables_[i], states_[i], lists_[i]);
      engine::hachi::make(*tables_[i], states_[i], chosen(states_[i], lists_[i], chance));
    }
  }

  std::uint64_t start_;
  const Dealt& dealt_;
  std::vector<std::unique_ptr<engine::hachi::Tables>> tables_;
  std::vector<engine::hachi::State> states_;
  std::vector<engine::hachi::MoveList> lists_;
};

}  // namespace

checker::Share hachi_in_lockstep(const std::vector<Ruleset>& sides, const Chance& chance,
                                 const Dealt& dealt) {
  HachiTable table(sides, chance.seed, dealt);
  const statistics::Sample sample = statistics::sampled(
      chance.precision,
      [&](std::uint64_t match, statistics::Sample& all) { table.play_match(match, all); });
  return sampled_share(
      sample, fmt::format("rounds of Hachi-Hachi of {} players", sides.front().scope().players),
      name(Policy::uniform_random), chance.seed);
}

}  // namespace hanaproof::impact
