// Changes without meaning: none of check, contradictions, signature, distances and cross-check may
// tell them.
#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/editions/distance/distance.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "checker/engines/lockstep/lockstep.h"
#include "checker/games/registry.h"
#include "checker/measures/signature/signature.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"
#include "tests/checker/editions.h"
#include "tests/faults/meaningless.h"
#include "tests/faults/row.h"

namespace hanaproof::faults::meaningless_test {
namespace {

using checker::GameEditions;
using checker::RulesetComparer;
using checker::testing::builtin;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

constexpr const char* kLayer = "meaningless";
constexpr std::size_t kAll = 120;
constexpr std::size_t kSlice = 6;

// Questions whose answers a survey of the two would hold against each other.
std::string by_contradictions(const GameEditions& game, const Meaningless& change) {
  for (const Clause& clause : change.before->clauses) {
    if (change.clause && clause.topic != change.clause->topic) continue;
    for (const Scope& scope : checker::scopes_of(*clause.topic, game.editions)) {
      if (!contradictions(game, *clause.topic, scope).empty()) return kTold;
      if (!translations(game, *clause.topic, scope).empty()) return kTold;
    }
  }
  return game.comparer->open().empty() ? kSilent : kUndecided;
}

std::string by_check(const GameEditions& game) {
  const auto counted = [&](const Edition& edition) {
    return faulty_arithmetic(edition, *game.comparer).size() +
           false_claims(edition, *game.comparer).size();
  };
  return counted(*game.editions[0]) == counted(*game.editions[1]) ? kSilent : kTold;
}

std::string by_distances(const GameEditions& game, const Scope& scope) {
  const auto measured = distance::measure(game.editions, scope, *game.comparer);
  if (measured.editions.size() < 2) return kTold;
  return measured.length(0, 1) > 0 || measured.longer(0, 1).open ? kTold : kSilent;
}

// The specification of the one against the engine of the other.
std::string by_crosscheck(const Ruleset& before, const Ruleset& after) {
  const auto spec = spec::game(before);
  const auto engine = adapters::engine_game(after);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    if (lockstep::play({games::family(before), *spec, *engine}, seed).failure) return kTold;
  }
  return kSilent;
}

// Where the changed clause holds; else the first scope.
Scope scope_of(const Meaningless& change) {
  for (const Scope& scope : rulebook::scopes(*change.before)) {
    if (!change.clause || rulebook::holds(change.clause->when, scope)) return scope;
  }
  return rulebook::scopes(*change.before).front();
}

Row row_of(const Meaningless& change) {
  const Edition& after = change.after();
  RulesetComparer comparer(56, checker::testing::kPatience);
  GameEditions game;
  game.comparer = &comparer;
  game.editions = {change.before, &after};
  const Scope scope = scope_of(change);
  const Ruleset ours(*change.before, scope);
  const Ruleset theirs(after, scope);
  const bool alike = signature::sign(ours).value == signature::sign(theirs).value;
  Row row{kLayer, change.before->game, change.text, {}};
  row.seen = {{"check", by_check(game)},
              {"contradictions", by_contradictions(game, change)},
              {"signature", alike ? kSilent : kTold},
              {"distances", by_distances(game, scope)},
              {"crosscheck", by_crosscheck(ours, theirs)}};
  for (const auto& [checker, verdict] : row.seen) {
    if (verdict != kSilent) row.gap = fmt::format("{}: {}", checker, verdict);
  }
  return row;
}

std::vector<Row> rows_of(const std::vector<Meaningless>& changes) {
  return faults::rows_of(
      kLayer, changes.size(), [&](std::size_t i) { return changes[i].text; },
      [&](std::size_t i) { return row_of(changes[i]); });
}

void expect_silence(const std::vector<Row>& rows, Extent extent) {
  for (const Row& row : rows) EXPECT_EQ(row.gap, "") << row.fault;
  expect_recorded(kLayer, rows, extent);
}

TEST(ManyMeaningless, ChangesAreToldByNobody) {
  const auto changes = meaningless_changes(kAll);
  const auto rows = rows_of(changes);
  EXPECT_GE(rows.size(), 100U);
  std::set<std::string> games;
  for (const Row& row : rows) games.insert(row.game);
  EXPECT_EQ(games.size(), 5U);
  expect_silence(rows, Extent::whole);
}
TEST(Meaningless, SomeChangesAreToldByNobody) {
  expect_silence(rows_of(meaningless_changes(kSlice)), Extent::slice);
}

TEST(Meaningless, AHandComboInOtherWordsIsToldByNobody) {
  const Edition& edition = builtin().at("oishi-tengudo.hachi-hachi");
  const auto combo = std::ranges::find_if(edition.clauses, [](const Clause& clause) {
    return clause.topic->id == "hand-combo.single-light";
  });
  ASSERT_NE(combo, edition.clauses.end());
  const rulebook::Value& value = combo->readings.front().value;
  const std::string cards = *value.field("cards")->word();
  const Row row =
      row_of(reworded(edition, *combo, value.with("cards", cards + " and " + cards), "said twice"));
  EXPECT_EQ(row.gap, "");
}

// The harness sees what it should: a dreg more is told by all.
TEST(Meaningless, AChangeWithMeaningIsTold) {
  const Edition& edition = builtin().at("blog.koi-koi.fr");
  for (const Clause& clause : edition.clauses) {
    if (clause.topic->id != "yaku.kasu") continue;
    const Row row = row_of(reworded(
        edition, clause, *clause.topic->type.neighbour(clause.readings.front().value), "another"));
    for (const char* checker : {"contradictions", "signature", "distances", "crosscheck"})
      EXPECT_EQ(row.verdict(checker), kTold) << checker;
    return;
  }
  FAIL() << "no such yaku";
}

}  // namespace
}  // namespace hanaproof::faults::meaningless_test
