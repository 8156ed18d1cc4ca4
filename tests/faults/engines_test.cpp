// Engines of every game with one fault each: in what they know of the rules, in what becomes of a
// move, in an answer to one question.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/engines/regress/hunt.h"
#include "checker/measures/conformance/conformance.h"
#include "tests/checker/engines/crosscheck/betting_faults.h"
#include "tests/checker/engines/crosscheck/capturing_faults.h"
#include "tests/checker/engines/crosscheck/hachi_faults.h"
#include "tests/faults/row.h"

namespace hanaproof::faults::engines_test {
namespace {

using crosscheck::testing::EngineFault;
using crosscheck::testing::HachiFault;
using rulebook::Family;

constexpr const char* kLayer = "engines";
constexpr std::size_t kEvery = 12;  // of the slice

struct Case {
  EngineFault fault;
  std::string unseen = {};  // why no play can show it
};

std::string text_of(const Case& one) {
  const auto& rules = one.fault.rules;
  return fmt::format("{}, {}: {}", rules.edition().id, rules.scope().text(), one.fault.name);
}

// Under rules by which the question comes up.
Case of_hachi(const HachiFault& fault) {
  const auto& unseen = crosscheck::testing::never_seen_in_hachi();
  const auto why = unseen.find(fault.text());
  return {{fault.text(),
           crosscheck::testing::hachi_rules(4, crosscheck::testing::asked_under(fault.topic)),
           crosscheck::testing::playing(fault.topic, fault.value)},
          why == unseen.end() ? "" : why->second};
}

std::vector<Case> all_cases() {
  std::vector<Case> all;
  for (const auto& faults :
       {crosscheck::testing::capturing_table_faults(), crosscheck::testing::cards_and_yaku_faults(),
        crosscheck::testing::capturing_play_faults(), crosscheck::testing::bet_rule_faults(),
        crosscheck::testing::bet_hand_faults(), crosscheck::testing::bet_faults()}) {
    for (const EngineFault& fault : faults) all.push_back({fault});
  }
  const spec::hachi::Rules hachi(crosscheck::testing::hachi_rules(7));
  for (const HachiFault& fault : crosscheck::testing::hachi_faults(hachi))
    all.push_back(of_hachi(fault));
  return all;
}

bool is_hachi(const Case& one) {
  return rulebook::family_of(one.fault.rules.edition().game) == Family::hachi;
}

std::optional<lockstep::Failure> failure_of(const Case& one) {
  if (!is_hachi(one)) return crosscheck::testing::search(one.fault.rules, one.fault.make).failure;
  const auto topic = one.fault.name.substr(0, one.fault.name.find('='));
  const auto value = one.fault.name.substr(topic.size() + 1);
  return crosscheck::testing::search(HachiFault{topic, rulebook::Value::parse(value)});
}

std::string by_crosscheck(const Case& one) {
  if (!one.unseen.empty()) return fmt::format("{}: {}", kProved, one.unseen);
  const auto failure = failure_of(one);
  return failure ? fmt::format("{}: {}", kTold, failure->difference.what) : kSilent;
}

// What a step or the whole of a round breaks that every edition must bear out; empty: nothing.
std::string breach(const conformance::Table& table, const games::Game& engine, std::uint64_t seed) {
  const auto playout = table.family.playout(table.spec, seed);
  auto state = engine.open(*playout->deal(nullptr));
  conformance::Round round{state->position(), {}};
  for (int left = conformance::most_decisions(table); left > 0; --left) {
    const auto legal = state->moves();
    if (legal.empty()) break;
    const games::Move move = playout->choose(state->position(), legal);
    auto next = state->after(move);
    round.steps.push_back({state->position(), legal, move, next->position()});
    for (const auto& check : conformance::step_checks()) {
      if (check.fault(table, round.steps.back())) return check.id;
    }
    state = std::move(next);
  }
  for (const auto& check : conformance::round_checks()) {
    if (check.fault(table, round)) return check.id;
  }
  return "";
}

// Rounds of the engine alone.
std::string by_conform(const Case& one) try {
  const auto spec = spec::game(one.fault.rules);
  const auto engine = one.fault.make(one.fault.rules);
  const conformance::Table table{games::family(one.fault.rules), *spec};
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const std::string id = breach(table, *engine, seed);
    if (!id.empty()) return fmt::format("{}: {}", kTold, id);
  }
  return kSilent;
} catch (const std::exception&) {
  return fmt::format("{}: it breaks", kTold);
}

// Of Hachi-Hachi the first difference will do: to find its rule takes long.
std::string by_fuzz(const Case& one) {
  regress::HuntOptions options;
  options.games = is_hachi(one) ? 12 : 60;
  options.seconds = 0;
  options.settle_seconds = 0;
  bool enough = false;
  if (is_hachi(one)) {
    options.found = [&](const regress::Hunted&) { enough = true; };
    options.interrupted = [&] { return enough; };
  }
  const auto hunted =
      regress::hunt({one.fault.rules}, one.fault.make, crosscheck::testing::library(), options);
  if (hunted.found.empty()) return kSilent;
  const regress::Found& found = hunted.found.front();
  return fmt::format("{}: {}", kTold, found.rule() ? found.rule()->topic : found.signature.text());
}

Row row_of(const Case& one) {
  Row row{
      kLayer,
      one.fault.rules.edition().game,
      text_of(one),
      {{"crosscheck", by_crosscheck(one)}, {"conform", by_conform(one)}, {"fuzz", by_fuzz(one)}}};
  if (!row.any(kTold) && !row.any(kProved)) row.gap = "nobody sees it";
  if (row.any(kTold) && row.any(kProved)) row.gap = "seen, though no play can show it";
  return row;
}

std::vector<Row> rows_of(const std::vector<Case>& cases) {
  return faults::rows_of(
      kLayer, cases.size(), [&](std::size_t i) { return text_of(cases[i]); },
      [&](std::size_t i) { return row_of(cases[i]); });
}

void expect_seen(const std::vector<Row>& rows) {
  for (const Row& row : rows) EXPECT_EQ(row.gap, "") << row.fault;
}

TEST(AllEngineFaults, AreSeen) {
  const auto rows = rows_of(all_cases());
  EXPECT_GE(rows.size(), 60U);
  expect_seen(rows);
  expect_recorded(kLayer, rows, Extent::whole);
}

// The checkers see nothing where nothing is wrong.
TEST(EngineFaults, AnEngineWithoutAFaultIsToldByNobody) {
  for (const auto& rules : {crosscheck::testing::oishi(3), crosscheck::testing::robin({"wildcard"}),
                            crosscheck::testing::polish(), crosscheck::testing::sakura(5),
                            crosscheck::testing::korean(), crosscheck::testing::hachi_rules(4)}) {
    const Case right{{"none", rules, adapters::engine_game}};
    EXPECT_EQ(by_conform(right), kSilent) << rules.edition().id;
    EXPECT_EQ(by_fuzz(right), kSilent) << rules.edition().id;
  }
}

TEST(EngineFaults, OfASliceAreSeen) {
  std::vector<Case> slice;
  const auto all = all_cases();
  for (std::size_t i = 0; i < all.size(); i += kEvery) slice.push_back(all[i]);
  const auto rows = rows_of(slice);
  expect_seen(rows);
  expect_recorded(kLayer, rows, Extent::slice);
}

}  // namespace
}  // namespace hanaproof::faults::engines_test
