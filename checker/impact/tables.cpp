#include "checker/impact/tables.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include <fmt/format.h>

#include "checker/impact/refused.h"
#include "solvers/eights/random_match.h"

namespace hanaproof::impact {

using eights::Match;
using eights::State;
using engine::Random;
using rulebook::Ruleset;

namespace {

constexpr std::array<int, 2> kRounds = {12, 6};  // of a match
constexpr int kMostDeals = 60;                   // of a match: bounds what the rules do not

bool same_standing(const Match& a, const Match& b) {
  return a.money == b.money && a.debt == b.debt && a.last == b.last && a.won == b.won &&
         a.pot == b.pot && a.track == b.track && a.waiting == b.waiting && a.round == b.round &&
         a.dealer == b.dealer && a.over == b.over;
}

// What the players see: everything but bookkeeping.
bool same_to_see(const State& a, const State& b) {
  return a.phase == b.phase && a.hand == b.hand && a.captured == b.captured && a.field == b.field &&
         a.stock == b.stock && a.shown == b.shown && a.penalty == b.penalty && a.end == b.end &&
         a.sort == b.sort && a.mizu_ten == b.mizu_ten &&
         (a.phase == eights::Phase::over || a.turn == b.turn) && a.oya == b.oya &&
         a.winner == b.winner && a.drawn == b.drawn && a.stays == b.stays && a.passes == b.passes &&
         a.chased == b.chased && a.sage == b.sage && a.cancelled == b.cancelled &&
         same_standing(a.match, b.match);
}

bool same_moves(const eights::MoveList& a, const eights::MoveList& b) {
  if (a.size != b.size) return false;
  return std::equal(a.begin(), a.end(), b.begin()) ||
         std::is_permutation(a.begin(), a.end(), b.begin());
}

int difference(const Match& a, const Match& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.money.size(); ++seat) {
    const int one = a.money[seat] - a.debt[seat];
    const int other = b.money[seat] - b.debt[seat];
    most = std::max(most, std::abs(one - other));
  }
  return most;
}

class Table {
 public:
  Table(const std::vector<Ruleset>& rules, std::uint64_t seed)
      : start_(Random(seed).next()), states_(rules.size()), lists_(rules.size()) {
    for (const Ruleset& each : rules) {
      tables_.push_back(taken([&] { return std::make_unique<eights::Tables>(each); }));
    }
  }

  // All rounds of the match with this number, or as many as are wanted.
  void play_match(std::uint64_t number, Sample& sample) {
    Random random(start_ + number);
    const auto& rules = tables_.front()->rules;
    const auto dealer = static_cast<int>(random.below(static_cast<unsigned>(rules.players)));
    Match match = eights::first_match(rules, kRounds[number % kRounds.size()], dealer);
    for (int deals = 0; deals < kMostDeals && !match.over && !sample.full(); ++deals) {
      play_round(match, random, sample);
      match = states_.front().match;
    }
    sample.end_match();
  }

 private:
  void play_round(const Match& match, Random& random, Sample& sample) {
    eights::Deal deal;
    eights::random_deal(tables_.front()->rules, random, deal);
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      states_[i] = eights::begin(*tables_[i], match, deal);
    }
    bool same = together();
    while (same && states_.front().phase != eights::Phase::over) {
      const auto& list = lists_.front();
      const eights::Move move = list.moves[random.below(static_cast<unsigned>(list.size))];
      for (std::size_t i = 0; i < tables_.size(); ++i) eights::make(*tables_[i], states_[i], move);
      same = together();
    }
    const Random chance = random;
    for (std::size_t i = 0; i < tables_.size(); ++i) play_on(i, chance);
    int most = 0;
    for (std::size_t i = 0; i < states_.size(); ++i) {
      for (std::size_t j = i + 1; j < states_.size(); ++j) {
        most = std::max(most, difference(states_[i].match, states_[j].match));
      }
    }
    sample.add(!same, most);
  }

  bool together() {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      lists_[i].size = 0;
      if (states_[i].phase != eights::Phase::over) {
        eights::moves(*tables_[i], states_[i], lists_[i]);
      }
      if (i == 0) continue;
      if (!same_to_see(states_.front(), states_[i]) || !same_moves(lists_.front(), lists_[i])) {
        return false;
      }
    }
    return true;
  }

  void play_on(std::size_t i, Random random) {
    while (states_[i].phase != eights::Phase::over) {
      lists_[i].size = 0;
      eights::moves(*tables_[i], states_[i], lists_[i]);
      const auto& list = lists_[i];
      eights::make(*tables_[i], states_[i],
                   list.moves[random.below(static_cast<unsigned>(list.size))]);
    }
  }

  std::uint64_t start_;
  std::vector<std::unique_ptr<eights::Tables>> tables_;
  std::vector<State> states_;
  std::vector<eights::MoveList> lists_;
};

}  // namespace

checker::Share tables_in_lockstep(const std::vector<Ruleset>& sides, const Chance& chance) {
  Table table(sides, chance.seed);
  return sampled(chance.precision,
                 [&](std::uint64_t match, Sample& sample) { table.play_match(match, sample); })
      .share(fmt::format("rounds of Hachi-Hachi of {} players", sides.front().scope().players),
             name(Policy::uniform_random), chance.seed);
}

}  // namespace hanaproof::impact
