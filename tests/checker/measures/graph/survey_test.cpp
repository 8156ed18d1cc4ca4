#include "checker/measures/graph/state_graphs.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "solvers/reduced_decks/catalogue.h"
#include "tests/deals.h"

namespace hanaproof::checker::survey_test {
namespace {

GraphSurvey survey(const rulebook::Ruleset& rules, std::uint64_t deals, int threads = 0) {
  GraphOptions options;
  options.deals = deals;
  options.threads = threads;
  return survey_graphs(rules, reduced_decks::catalogue(rules.scope().players), options);
}

std::uint64_t fired(const GraphSurvey& survey, const std::string& topic) {
  std::uint64_t positions = 0;
  for (const Firing& firing : survey.clauses) {
    if (firing.clause.find("/" + topic + "#") != std::string::npos) positions += firing.all();
  }
  return positions;
}

TEST(GraphSurvey, PlayEndsInEveryEditionAtEveryScope) {
  for (const deals::Game& game : deals::games()) {
    const GraphSurvey found = survey(game.rules(), 4);
    EXPECT_TRUE(found.ends()) << game.edition->id << ", " << game.scope.text();
    EXPECT_FALSE(found.tables.empty());
    for (const TableGraphs& table : found.tables) {
      EXPECT_EQ(table.looping, 0U);
      EXPECT_EQ(table.deals, std::min<std::uint64_t>(4, table.all_deals));
      EXPECT_TRUE(table.longest && table.shortest) << table.table;
      EXPECT_GE(table.longest->moves.size(), table.shortest->moves.size());
    }
  }
}

TEST(GraphSurvey, TheNumberOfThreadsChangesNothing) {
  const rulebook::Ruleset rules(deals::builtin().at("oishi-tengudo.koi-koi"), {3, {}});
  const GraphSurvey one = survey(rules, 40, 1);
  const GraphSurvey three = survey(rules, 40, 3);
  ASSERT_EQ(one.tables.size(), three.tables.size());
  for (std::size_t i = 0; i < one.tables.size(); ++i) {
    EXPECT_EQ(one.tables[i].positions, three.tables[i].positions);
    EXPECT_EQ(one.tables[i].rounds, three.tables[i].rounds);
    EXPECT_EQ(one.tables[i].longest->deal, three.tables[i].longest->deal);
    EXPECT_EQ(one.tables[i].longest->moves, three.tables[i].longest->moves);
  }
  ASSERT_EQ(one.clauses.size(), three.clauses.size());
  for (std::size_t i = 0; i < one.clauses.size(); ++i) {
    EXPECT_EQ(one.clauses[i].positions, three.clauses[i].positions);
  }
}

TEST(GraphSurvey, ARuleThatCannotBeAskedForNeverFires) {
  const std::vector<rulebook::SourceText> files = {{"pond.toml", R"toml(
id = "pond.en"
title = "Pond Book"
game = "koi-koi"
language = "en"
players = [2]
[[yaku]]
id = "sankou"
cards = "count(light) >= 3"
points = "7"
[[yaku]]
id = "impossible"
cards = "count(light) >= 3 and count(light) < 3"
points = "1"
)toml"}};
  const rulebook::Library library(files);
  const rulebook::Ruleset rules(library.at("pond.en"), {2, {}});
  const GraphSurvey found = survey(rules, 20);
  EXPECT_GT(fired(found, "yaku.sankou"), 0U);
  const auto never =
      std::find_if(found.clauses.begin(), found.clauses.end(),
                   [](const Firing& one) { return one.clause == "pond.en/yaku.impossible#1"; });
  ASSERT_NE(never, found.clauses.end());
  EXPECT_EQ(never->all(), 0U);
}

TEST(GraphSurvey, TablesThatTheRulesDoNotFitAreNamed) {
  const rulebook::Ruleset rules(deals::builtin().at("oishi-tengudo.koi-koi"), {2, {}});
  const GraphSurvey found = survey_graphs(rules, reduced_decks::catalogue(3));
  EXPECT_TRUE(found.tables.empty());
  EXPECT_EQ(found.misfits.size(), reduced_decks::catalogue(3).size());
}

TEST(GraphSurvey, ACycleInAnyTableMeansThatPlayNeedNotEnd) {
  GraphSurvey found;
  found.tables.resize(2);
  EXPECT_TRUE(found.ends());
  found.tables[1].cycle = Line{3, {notation::Move::say(notation::Move::Sort::koi_koi)}};
  EXPECT_FALSE(found.ends());
}

}  // namespace
}  // namespace hanaproof::checker::survey_test
