// Tables of all deals of small decks.
#include "solvers/endgame/census.h"

#include <gtest/gtest.h>

#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "solvers/adapters/capturing.h"
#include "solvers/endgame/solver.h"
#include "solvers/reduced_decks/deals.h"
#include "tests/solvers/endgame/brute_force.h"
#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::census_test {
namespace {

Census census(const reduced_decks::Game& game, Sample sample = {}) {
  const CensusPlan plan(game, sample);
  Census all;
  for (std::uint64_t unit = 0; unit < plan.units(); ++unit) all.merge(plan.run(unit));
  return all;
}

reduced_decks::Game game(std::string_view edition, std::string_view deck, int hand, int field) {
  reduced_decks::Table table;
  table.id = "test";
  table.deck = *cards::CardSet::parse(deck);
  table.hand_size = hand;
  table.field_size = field;
  return reduced_decks::derive(rulebook::Ruleset(builtin().at(edition), {2, {}}), table);
}

constexpr const char* kJanuary = "11 12 13 14";

// One card each, two in the stock. Each player lays a card and takes it with the card drawn. The
// player who begins gets two of 20, 5, 1, 1, in four deals each: 25 against 2 and the reverse, and
// twice 21 against 6 and the reverse.
TEST(Census, OfOneMonthIsThatWorkedOutByHand) {
  const Census found = census(game("hana-awase.pl", kJanuary, 1, 0));
  EXPECT_EQ(found.looked, 24U);
  EXPECT_EQ(found.values, (std::map<int, std::uint64_t>{{-23, 4}, {-15, 8}, {15, 8}, {23, 4}}));
}

std::map<int, std::uint64_t> by_brute_force(const reduced_decks::Game& small_game) {
  const spec::Rules rules(small_game.rules);
  const reduced_decks::Deals deals(small_game);
  std::map<int, std::uint64_t> values;
  for (std::uint64_t i = 0; i < deals.size(); ++i) {
    const auto deal = spec::open(rules, deals.at(i));
    const int value = brute_force(rules, deal, 1'000'000)->value;
    ++values[deal.turn == 0 ? value : -value];
  }
  return values;
}

TEST(Census, IsThatOfBruteForceInHanaAwase) {
  const auto played = game("hana-awase.pl", "11 12 13 14 B1 B3", 1, 2);
  EXPECT_EQ(census(played).values, by_brute_force(played));
}

TEST(Census, IsThatOfBruteForceInKoiKoi) {
  for (const char* edition : {"robin-red.koi-koi.de", "oishi-tengudo.koi-koi"}) {
    const auto played = game(edition, "11 12 13 81 82 83", 1, 2);
    EXPECT_EQ(census(played).values, by_brute_force(played));
  }
}

FirstCall first_call_by_brute_force(const spec::Rules& rules, notation::Position position) {
  using notation::Move;
  while (true) {
    const auto exact = brute_force(rules, position, 1'000'000);
    if (exact->best.empty()) return FirstCall::none;
    if (position.phase == notation::Phase::call && exact->values.size() == 2) {
      if (exact->best.size() == 2) return FirstCall::either;
      return exact->best.front() == Move::say(Move::Sort::stop) ? FirstCall::stop
                                                                : FirstCall::koi_koi;
    }
    position = spec::play(rules, position, exact->best.front());
  }
}

TEST(Census, AnswersTheFirstCallAsBruteForceDoes) {
  const auto played = game("oishi-tengudo.koi-koi", "11 12 31 32 81 82 91 92", 2, 2);
  const spec::Rules rules(played.rules);
  const reduced_decks::Deals deals(played);
  constexpr std::uint64_t kStep = 17;
  Solver solver(played.rules);
  std::map<FirstCall, int> answers;
  for (std::uint64_t i = 0; i < deals.size(); i += kStep) {
    const auto deal = spec::open(rules, deals.at(i));
    const FirstCall answer =
        solver.worth(adapters::stock_of(deal), adapters::to_engine<2>(solver.tables(), deal))
            .first_call;
    EXPECT_EQ(answer, first_call_by_brute_force(rules, deal)) << i;
    ++answers[answer];
  }
  EXPECT_GT(answers[FirstCall::koi_koi], 0);
  EXPECT_GT(answers[FirstCall::stop], 0);
}

TEST(Census, IsTheSumOfItsUnitsInAnyOrder) {
  const CensusPlan plan(game("hana-awase.pl", "11 12 13 14 B1 B3 B4", 1, 2));
  ASSERT_GT(plan.units(), 2U);
  const Census whole = census(plan.game());
  EXPECT_EQ(whole.looked, plan.all_deals());
  Census sum;
  for (std::uint64_t unit = plan.units(); unit-- > 0;) {
    sum.merge(Census::from_json(plan.run(unit).to_json()));
  }
  EXPECT_EQ(sum, whole);
}

TEST(Census, OfASampleDependsOnItsSeedAlone) {
  const auto played = game("hana-awase.pl", "11 12 13 14 81 82 83 84", 2, 2);
  const Census one = census(played, {.deals = 5000, .seed = 9});
  EXPECT_EQ(one.looked, 5000U);
  EXPECT_EQ(census(played, {.deals = 5000, .seed = 9}), one);
  EXPECT_NE(census(played, {.deals = 5000, .seed = 10}), one);
}

TEST(Census, TellsRunsApartByRulesDeckAndSample) {
  const auto january = CensusPlan(game("hana-awase.pl", kJanuary, 1, 0)).parameters();
  EXPECT_NE(CensusPlan(game("robin-red.koi-koi.de", kJanuary, 1, 0)).parameters(), january);
  EXPECT_NE(CensusPlan(game("hana-awase.pl", kJanuary, 1, 1)).parameters(), january);
  EXPECT_NE(CensusPlan(game("hana-awase.pl", kJanuary, 1, 0), {.deals = 5}).parameters(), january);
}

}  // namespace
}  // namespace hanaproof::endgame::testing::census_test
