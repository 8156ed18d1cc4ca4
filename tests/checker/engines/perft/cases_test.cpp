// Counts that were derived by hand from the rules: tests/perft/*.json says how.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "checker/engines/perft/perft.h"
#include "model/notation/position_json.h"
#include "model/notation/validate.h"
#include "tests/checker/engines/perft/by_spec.h"
#include "tests/deals.h"
#include "tests/paths.h"

namespace hanaproof::checker::cases_test {
namespace {

struct Case {
  std::string name;
  notation::Position position;
  std::vector<std::uint64_t> counts;  // from depth 1 on
};

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& entry :
       std::filesystem::directory_iterator(paths::source_dir() + "/tests/perft")) {
    const auto json = nlohmann::json::parse(std::ifstream(entry.path()));
    all.push_back({entry.path().stem().string(),
                   notation::position_from_json(json.at("position").dump()),
                   json.at("counts").get<std::vector<std::uint64_t>>()});
  }
  return all;
}

rulebook::Ruleset rules_of(const notation::Position& position) {
  return {deals::builtin().at(position.edition), {position.players, {}}, position.rules};
}

class DerivedCounts : public ::testing::TestWithParam<Case> {};

TEST_P(DerivedCounts, AreThoseOfSpecAndEngine) {
  const auto& [name, position, counts] = GetParam();
  const rulebook::Ruleset rules = rules_of(position);
  notation::validate(position, rules);
  const spec::Rules executable(rules);
  EXPECT_EQ(perft_by_spec(executable, position, 0).nodes, 1U);
  EXPECT_EQ(perft_by_engine(rules, position, 0).nodes, 1U);
  int depth = 0;
  for (const std::uint64_t expected : counts) {
    ++depth;
    EXPECT_EQ(perft_by_spec(executable, position, depth).nodes, expected) << "depth " << depth;
    EXPECT_EQ(perft_by_engine(rules, position, depth).nodes, expected) << "depth " << depth;
  }
}

std::string test_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Cases, DerivedCounts, ::testing::ValuesIn(cases()), test_name);

// With another rule than the case was derived for, the counts are others.
TEST(DerivedCounts, ChangeWithTheRules) {
  for (const Case& one : cases()) {
    if (one.name != "one-of-two") continue;
    const auto rules = rules_of(one.position).with("capture.played.two", "both");
    EXPECT_EQ(perft_by_spec(spec::Rules(rules), one.position, 1).nodes, 1U);
    EXPECT_EQ(perft_by_engine(rules, one.position, 1).nodes, 1U);
    return;
  }
  FAIL() << "the case is gone";
}

}  // namespace
}  // namespace hanaproof::checker::cases_test
