// Rounds of Hachi-Hachi with two cards in each hand: a few deals, every line gone through with the
// spec, against a sample that the engine plays.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "checker/measures/impact/rounds.h"
#include "model/cards/dice.h"
#include "model/spec/hachi/round.h"
#include "solvers/adapters/hachi.h"
#include "tests/checker/measures/impact/small_games.h"

namespace hanaproof::impact::small_hachi_test {
namespace {

using notation::HachiDeal;
using notation::HachiPhase;
using notation::HachiPosition;
using spec::hachi::Rules;
using testing::Covering;
using testing::kSamples;

constexpr int kSeats = 3;
constexpr std::size_t kHand = 2;
constexpr std::size_t kField = 6;

std::vector<HachiDeal> few_deals() {
  cards::Dice dice(88);
  std::vector<HachiDeal> deals;
  for (int i = 0; i < 3; ++i) {
    auto deck = cards::CardSet::all().cards();
    dice.shuffle(deck);
    HachiDeal deal;
    deal.mixed = deck;
    dice.shuffle(deck);
    auto next = deck.begin();
    for (int seat = 0; seat < kSeats; ++seat) {
      deal.hands.emplace_back();
      for (std::size_t card = 0; card < kHand; ++card) deal.hands.back().insert(*next++);
    }
    for (std::size_t card = 0; card < kField; ++card) deal.field.insert(*next++);
    deals.push_back(deal);
  }
  return deals;
}

// What the players see of a position: no bookkeeping, and no turn when nobody has one.
HachiPosition to_see(HachiPosition position) {
  position.edition.clear();
  position.rules.clear();
  position.before.clear();
  position.kan_before = 0;
  position.last_sage.reset();
  if (position.phase == HachiPhase::over) position.turn = 0;
  return position;
}

struct Expected {
  double hits = 0;
  double points = 0;   // of rounds whose lines stay together
  bool parts = false;  // whether lines part anywhere before the end

  void add(const Expected& other, double part) {
    hits += part * other.hits;
    points += part * other.points;
    parts = parts || other.parts;
  }
};

Expected from(const Rules& a_rules, const HachiPosition& a, const Rules& b_rules,
              const HachiPosition& b) {
  const auto legal = spec::hachi::legal_moves(a_rules, a);
  if (to_see(a) != to_see(b) || legal != spec::hachi::legal_moves(b_rules, b)) {
    if (a.phase != HachiPhase::over || b.phase != HachiPhase::over) return {1, 0, true};
    int most = 0;
    for (std::size_t seat = 0; seat < a.match.money.size(); ++seat) {
      most = std::max(most, std::abs((a.match.money[seat] - a.match.debt[seat]) -
                                     (b.match.money[seat] - b.match.debt[seat])));
    }
    return {1, static_cast<double>(most), false};
  }
  Expected sum;
  for (const auto& move : legal) {
    sum.add(from(a_rules, spec::hachi::play(a_rules, a, move), b_rules,
                 spec::hachi::play(b_rules, b, move)),
            1 / static_cast<double>(legal.size()));
  }
  return sum;
}

// The first round of matches of either length, whoever deals.
Expected exactly(const std::vector<rulebook::Ruleset>& sides) {
  const Rules a(sides[0]);
  const Rules b(sides[1]);
  const auto deals = few_deals();
  Expected sum;
  for (const int rounds : {12, 6}) {
    for (int dealer = 0; dealer < kSeats; ++dealer) {
      for (const HachiDeal& deal : deals) {
        sum.add(from(a, spec::hachi::begin(a, spec::hachi::first_match(a, rounds, dealer), deal), b,
                     spec::hachi::begin(b, spec::hachi::first_match(b, rounds, dealer), deal)),
                1 / (2.0 * kSeats * static_cast<double>(deals.size())));
      }
    }
  }
  return sum;
}

Covering covering(const std::vector<rulebook::Ruleset>& sides, const Expected& exact) {
  Dealt dealt;
  dealt.most = 1;
  for (const HachiDeal& deal : few_deals()) dealt.deals.push_back(adapters::to_engine(deal));
  // Where money is paid alike there are no points, and no mean of them.
  const auto points =
      exact.points == 0 ? std::nullopt : std::optional<double>(exact.points / exact.hits);
  Covering covering;
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    const auto sample =
        hachi_in_lockstep(sides, {seed, {0, 0, 0, 1000}, cards::CardSet::all()}, dealt);
    covering.add(sample, exact.hits, points);
  }
  return covering;
}

struct Difference {
  const char* topic;
  const char* answer;
};

std::vector<rulebook::Ruleset> sides_of(const Difference& difference) {
  return testing::pair("oishi-tengudo.hachi-hachi", difference.topic, difference.answer, kSeats,
                       {{"deal.hand-size", "2"}});
}

class SmallTables : public ::testing::TestWithParam<Difference> {};

// Of 60 intervals 57 should cover it; fewer than 50 would in one of 5,000 cases.
TEST_P(SmallTables, AreCoveredByTheIntervalsOfSamples) {
  const auto sides = sides_of(GetParam());
  const Expected exact = exactly(sides);
  EXPECT_GT(exact.hits, 0);
  EXPECT_LT(exact.hits, 1);
  const Covering found = covering(sides, exact);
  EXPECT_GE(found.share, 50);
  if (!exact.parts) {
    EXPECT_GE(found.mean, 50);
  }
}

INSTANTIATE_TEST_SUITE_P(, SmallTables,
                         ::testing::Values(Difference{"count.settle", "pairwise"},
                                           Difference{"stay.sole", "wins"},
                                           Difference{"mizuten.must-stay", "may-pass"}),
                         [](const auto& one) {
                           std::string name = one.param.topic;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '.' || c == '-'; }, '_');
                           return name;
                         });

TEST(SmallTablesFaults, ASampleOfOtherRulesIsSeen) {
  const Expected exact = exactly(sides_of({"stay.sole", "wins"}));
  EXPECT_LT(covering(sides_of({"count.settle", "pairwise"}), exact).share, 50);
}

}  // namespace
}  // namespace hanaproof::impact::small_hachi_test
