// An edition at a scope: the parameters of tests that go through all of them.
#pragma once

#include <algorithm>
#include <cctype>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/answers.h"
#include "model/rulebook/ruleset.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::testing {

struct Table {
  std::string edition;
  rulebook::Scope scope;
  const rulebook::Edition& book() const { return builtin().at(edition); }
  rulebook::Ruleset rules() const { return {book(), scope}; }
  // For messages of tests.
  friend std::ostream& operator<<(std::ostream& out, const Table& table) {
    return out << table.edition << ", " << table.scope.text();
  }
};

// What is said of all that can be told in play.
inline std::string played_rules(const rulebook::Ruleset& rules) {
  const std::string& game = rules.edition().game;
  std::string text = fmt::format("{}, {}\n", game, rules.scope().text());
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (!is_executable(topic) || !concerns(topic, game)) continue;
    text += topic.id + " = " + rules[topic.id].text() + "\n";
  }
  return text;
}

// Of editions that are played alike, as the languages of one book mostly are, the first alone.
inline std::vector<Table> different_tables() {
  std::vector<Table> tables;
  std::set<std::string> seen;
  for (const rulebook::Edition& edition : builtin().editions()) {
    if (edition.game == "base") continue;
    for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
      Table table{edition.id, scope};
      if (seen.insert(played_rules(table.rules())).second) tables.push_back(std::move(table));
    }
  }
  return tables;
}

// Those without options.
inline std::vector<Table> different_plain_tables() {
  auto tables = different_tables();
  std::erase_if(tables, [](const Table& table) { return !table.scope.options.empty(); });
  return tables;
}

// Without what a name of a test may not have.
inline std::string test_name(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char letter) { return !std::isalnum(letter); }, '_');
  return text;
}

inline std::string name_of(const ::testing::TestParamInfo<Table>& test) {
  return test_name(::testing::PrintToString(test.param));
}

}  // namespace hanaproof::checker::testing
