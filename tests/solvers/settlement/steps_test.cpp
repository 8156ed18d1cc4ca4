// The steps of a settlement: what they come to with given amounts, and what a wrong one breaks.
#include "solvers/settlement/steps.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "solvers/smt/session.h"
#include "solvers/smt/whole.h"
#include "tests/heath.h"

namespace hanaproof::settlement::steps_test {
namespace {

using rulebook::Ruleset;
using ::testing::ElementsAre;

Ruleset rules(const rulebook::Library& library, int players = 4) {
  return {library.at("heath.en"), {players, {}}};
}

const rulebook::Library& heath() {
  static const rulebook::Library library = books::heath();
  return library;
}

const Step& named(const std::vector<Step>& steps, const std::string& name) {
  const auto found = std::ranges::find(steps, name, &Step::name);
  EXPECT_NE(found, steps.end()) << name;
  return *found;
}

std::string verdict(const smt::Query& query) {
  smt::Session session(query);
  return std::string(smt::name(session.check()));
}

// What each seat has gained after a step in which the told amounts are these, loans left out.
std::vector<std::int64_t> gains(const Step& step, const std::vector<int>& told) {
  smt::Query query{"amounts", {}, step.given};
  std::size_t next = 0;
  for (const smt::Term& term : step.shown) {
    if (term.width() == 0) {
      query.assertions.push_back({"flag", !term});
    } else {
      query.assertions.push_back({"told", equal(term, smt::whole(told.at(next++)))});
    }
  }
  for (const smt::Term& money : step.before.money) {
    query.assertions.push_back({"money", equal(money, smt::whole(1000))});
  }
  smt::Session session(query);
  EXPECT_EQ(smt::name(session.check()), "sat");
  std::vector<std::int64_t> all;
  for (const smt::Term& money : step.after.money) all.push_back(session.value(money) - 1000);
  return all;
}

// The worked example of settling hand combos: two kan, three kan and none.
TEST(SettlementSteps, HandCombosAreSettledOneAfterTheOther) {
  const auto steps = of_round(rules(heath()));
  EXPECT_THAT(gains(named(steps, "hand combos"), {24, 36, 0}), ElementsAre(12, 48, -60, 0));
}

// A hundred points are twelve, seventy-two are sixteen lost.
TEST(SettlementSteps, PointsAreSettledAgainstPar) {
  EXPECT_THAT(gains(counting(rules(heath())), {100, 72, 92, 0}), ElementsAre(12, -16, 4, 0));
  const auto library = books::heath(books::clause("count.settle", "\"pairwise\""));
  EXPECT_THAT(gains(counting(rules(library)), {100, 72, 92, 0}), ElementsAre(36, -48, 12, 0));
}

TEST(SettlementSteps, ADoubleEightIsWorthMoreForEachPoint) {
  const auto steps = of_round(rules(heath()));
  EXPECT_THAT(gains(named(steps, "double eight"), {170}), ElementsAre(288, -144, -144, 0));
}

TEST(SettlementSteps, SagePaysDouble) {
  const auto steps = of_round(rules(heath()));
  EXPECT_THAT(gains(named(steps, "yoshi against 0 with sage"), {60}),
              ElementsAre(120, -60, -60, 0));
  EXPECT_THAT(gains(named(steps, "yoshi against 1 with sage"), {60}), ElementsAre(120, -120, 0, 0));
  EXPECT_THAT(gains(named(steps, "yoshi against 2 with sage"), {60}),
              ElementsAre(240, -120, -120, 0));
  EXPECT_THAT(gains(named(steps, "sage cancelled against 0 with sage"), {61}),
              ElementsAre(60, -30, -30, 0));
}

TEST(SettlementSteps, CompensationIsPaidByWhomTheRulesSay) {
  const auto paid = [](const char* payer, int worth) {
    const auto library =
        books::heath(books::clause("chased.payer", std::string("\"") + payer + "\""));
    return gains(named(before_play(rules(library)), "compensation of those who must pass"),
                 {worth});
  };
  EXPECT_THAT(paid("each-active", 10), ElementsAre(-10, -10, -10, 30));
  EXPECT_THAT(paid("active-shared", 10), ElementsAre(-4, -3, -3, 10));
  EXPECT_THAT(paid("bank", 10), ElementsAre(0, 0, 0, 10));
}

TEST(SettlementSteps, ThePenaltiesGoToThePot) {
  // Nobody passes without a flag set: all gains are nothing, and so is what the pot gets.
  const auto steps = before_play(rules(heath()));
  EXPECT_THAT(gains(named(steps, "penalties for passing"), {9}), ElementsAre(0, 0, 0, 0));
}

TEST(SettlementSteps, WhoLacksMoneyTakesUpLoansAndNoMore) {
  const Step step = named(of_match(rules(heath())), "the payment at half-time");
  smt::Query query{"loans", {}, step.given};
  // Ten kan are due of five.
  for (const smt::Term& money : step.before.money) {
    query.assertions.push_back({"money", equal(money, smt::whole(60))});
  }
  smt::Session session(query);
  ASSERT_EQ(smt::name(session.check()), "sat");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(session.value(step.after.money[seat]), 60);
    EXPECT_EQ(session.value(smt::minus(step.after.debt[seat], step.before.debt[seat])), 120);
  }
}

TEST(SettlementSteps, ConserveMoney) {
  for (const int players : {3, 6}) {
    for (const Step& step : all_steps(rules(heath(), players))) {
      EXPECT_EQ(verdict(breach(step.name, step)), "unsat") << step.name;
      if (!step.among_players) continue;
      EXPECT_EQ(verdict(unbalanced(step.name, step)), "unsat") << step.name;
    }
  }
}

TEST(SettlementSteps, WhatCanBeLeftOnTheFieldIsAMonth) {
  EXPECT_THAT(left_on_field(rules(heath())), ElementsAre(0, 17, 23, 27, 32, 36));
  const auto library = books::heath(books::clause("field.four-of-month", "\"void\""));
  EXPECT_THAT(left_on_field(rules(library)), ElementsAre(0));
  EXPECT_EQ(verdict(unbalanced("left", counting(rules(heath())))), "sat");
  EXPECT_EQ(verdict(unbalanced("void", counting(rules(library)))), "unsat");
}

// Mistakes, one in each way that a step can be wrong.
TEST(SeededFaults, APayerWhoDoesNotPayIsFound) {
  Ledger ledger("a payment of one side", 3, 120);
  const smt::Term worth = ledger.amount("worth");
  ledger.gets(0, smt::times(2, worth));
  ledger.pays(1, worth);
  const Step step = ledger.close_among_players();
  EXPECT_EQ(verdict(breach("one side", step)), "sat");
  EXPECT_EQ(verdict(unbalanced("one side", step)), "sat");
}

TEST(SeededFaults, ARemainderThatIsLostIsFound) {
  Ledger ledger("the pot shared", 3, 120);
  const smt::Term part = ledger.part(ledger.before().pot, 2);
  ledger.gets(0, part);
  ledger.gets(1, part);
  ledger.pot_pays(ledger.before().pot);
  EXPECT_EQ(verdict(breach("remainder", ledger.close())), "sat");
}

TEST(SeededFaults, APotThatPaysMoreThanItHasIsFound) {
  Ledger ledger("a point from an empty pot", 3, 120);
  ledger.pot_pays(smt::whole(1));
  ledger.track_gets(smt::whole(1));
  EXPECT_EQ(verdict(breach("empty pot", ledger.close())), "sat");
}

TEST(SeededFaults, ADebtPaidTwiceIsFound) {
  Ledger ledger("a debt paid back", 3, 120);
  const smt::Term paid = ledger.amount("paid");
  ledger.given("money enough", smt::no_more(paid, ledger.before().money[0]));
  ledger.pays(0, paid);
  ledger.bank_gets(paid);
  ledger.repaid(0, paid);
  // More than is owed.
  EXPECT_EQ(verdict(breach("too much", ledger.close())), "sat");
}

}  // namespace
}  // namespace hanaproof::settlement::steps_test
