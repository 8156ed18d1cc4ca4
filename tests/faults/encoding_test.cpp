// Mistakes of who encodes a text: seen by the second reading, by the loader, or by the coverage of
// the text.
#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/agreement.h"
#include "model/rulebook/coverage.h"
#include "tests/checker/editions.h"
#include "tests/crane.h"
#include "tests/faults/row.h"
#include "tests/faults/spoiled_text.h"
#include "tests/paths.h"

namespace hanaproof::faults::encoding_test {
namespace {

using checker::testing::builtin;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Reading;
using ::testing::HasSubstr;

constexpr const char* kLayer = "encoding";

// ---- What the second reading of a text sees -----------------------------------------------------

const rulebook::Library& second_readings() {
  static const rulebook::Library library(
      editions::read_folder(paths::source_dir() + "/tests/encoding"));
  return library;
}

// Spoils a clause that both readers have alike; false: it cannot be spoiled in this way.
using Spoil = bool (*)(const Edition& edition, Clause& clause);

bool answer_otherwise(const Edition&, Clause& clause) {
  const auto other = clause.topic->type.neighbour(clause.readings.front().value);
  if (other) clause.readings.front().value = *other;
  return other.has_value();
}
bool take_for_silent(const Edition&, Clause& clause) {
  clause.standing = rulebook::Standing::silent;
  return true;
}
bool swap_readings(const Edition&, Clause& clause) {
  if (clause.readings.size() < 2) return false;
  std::swap(clause.readings[0], clause.readings[1]);
  return true;
}
bool leave_out_a_reading(const Edition&, Clause& clause) {
  if (clause.readings.size() < 2) return false;
  clause.readings.pop_back();
  return true;
}
bool read_in_too_much(const Edition&, Clause& clause) {
  if (clause.readings.size() > 1) return false;
  const auto other = clause.topic->type.neighbour(clause.readings.front().value);
  if (other) clause.readings.push_back({other->text(), *other, ""});
  return other.has_value();
}
bool take_another_card(const Edition& edition, Clause& clause) {
  return (rulebook::is_yaku(*clause.topic) || rulebook::is_combination(*clause.topic)) &&
         answer_otherwise(edition, clause);
}
bool forget_for_whom(const Edition&, Clause& clause) {
  if (clause.when.players.empty() && !clause.when.option) return false;
  clause.when = {};
  return true;
}
bool say_it_of_some(const Edition& edition, Clause& clause) {
  if (edition.players.size() < 2 || !clause.when.players.empty()) return false;
  clause.when.players = {edition.players.back()};
  return true;
}

struct Way {
  const char* name;
  Spoil spoil;
};
constexpr auto kWays = std::to_array<Way>({{"another answer", answer_otherwise},
                                           {"taken for silent", take_for_silent},
                                           {"two readings swapped", swap_readings},
                                           {"a reading left out", leave_out_a_reading},
                                           {"a reading too many", read_in_too_much},
                                           {"another card", take_another_card},
                                           {"said of all games, not of some", forget_for_whom},
                                           {"said of some games, not of all", say_it_of_some}});

std::set<std::string> disagreements(const Edition& second) {
  std::set<std::string> topics;
  for (const auto& one : checker::agreement(builtin().at(second.id), second).differences)
    topics.insert(one.topic);
  return topics;
}

// A clause of the second reading, where both readers have the topic alike, spoiled in a way.
struct Misread {
  Edition edition;
  std::string text;
};
std::optional<Misread> misread(const Edition& second, const std::set<std::string>& known,
                               const Way& way) {
  const Edition& first = builtin().at(second.id);
  for (std::size_t i = second.clauses.size() / 3; i < second.clauses.size(); ++i) {
    const Clause& clause = second.clauses[i];
    const bool alone = second.on(*clause.topic).size() == 1;
    if (clause.edition != second.id || !alone || first.on(*clause.topic).size() != 1 ||
        known.contains(clause.topic->id) || clause.standing != rulebook::Standing::stated ||
        clause.readings.empty()) {
      continue;
    }
    Edition copy = second;
    if (way.spoil(second, copy.clauses[i]))
      return Misread{std::move(copy), fmt::format("{}: {}", clause.id(), way.name)};
  }
  return std::nullopt;
}

std::vector<Row> misreadings(const Edition& second) {
  const auto known = disagreements(second);
  std::vector<Row> rows;
  for (const Way& way : kWays) {
    const auto spoiled = misread(second, known, way);
    if (!spoiled) continue;
    const auto now = disagreements(spoiled->edition);
    Row row{kLayer, second.game, spoiled->text, {}};
    row.seen = {{"second reading", now == known ? kSilent : kTold},
                {"loader", kSilent},
                {"coverage", fmt::format("{}: it looks at citations", kNotAsked)}};
    if (now == known) row.gap = "nobody sees it";
    rows.push_back(row);
  }
  return rows;
}

// ---- What the loader and the coverage see -------------------------------------------------------

Row row_of(const SpoiledText& fault) {
  Row row{kLayer, fault.game, fmt::format("{}: {}", fault.edition, fault.name), {}};
  row.seen = {{"second reading", fmt::format("{}: there is no edition", kNotAsked)}};
  try {
    const rulebook::Library library({{"spoiled.toml", fault.spoiled()}});
    row.seen.emplace_back("loader", kSilent);
    row.gap = "nobody sees it";
  } catch (const rulebook::EditionError& error) {
    EXPECT_THAT(error.what(), HasSubstr(fault.says)) << row.fault;
    EXPECT_THAT(error.what(), HasSubstr("spoiled.toml:")) << row.fault;
    row.seen.emplace_back("loader", fmt::format("{}: {}", kTold, fault.says));
  }
  row.seen.emplace_back("coverage", fmt::format("{}: there is no edition", kNotAsked));
  return row;
}

Row row_of(const SpoiledCitation& fault) {
  Row row{kLayer, "koi-koi", fmt::format("a book of three lines: {}", fault.name), {}};
  const rulebook::Library library({{"crane.toml", fault.spoiled()}});
  const auto document = rulebook::parse_document({"crane.document.toml", crane::kDocument});
  const auto coverage = rulebook::cover(library.at("crane.en"), document, crane::kText);
  const std::string told = !coverage.errors.empty()   ? "citation"
                           : coverage.missing.empty() ? ""
                                                      : "sentence that nobody cites";
  row.seen = {{"second reading", fmt::format("{}: it compares answers", kNotAsked)},
              {"loader", kSilent},
              {"coverage", told.empty() ? kSilent : fmt::format("{}: {}", kTold, told)}};
  if (told.empty()) row.gap = "nobody sees it";
  return row;
}

std::vector<Row> all_rows() {
  std::vector<Row> rows;
  for (const Edition& second : second_readings().editions()) {
    if (second.game == "base") continue;
    for (Row& row : misreadings(second)) rows.push_back(std::move(row));
  }
  for (const SpoiledText& fault : spoiled_texts()) rows.push_back(row_of(fault));
  for (const SpoiledCitation& fault : spoiled_citations()) rows.push_back(row_of(fault));
  return rows;
}

// All of them take a few seconds.
TEST(EncodingFaults, AreSeen) {
  const auto rows = all_rows();
  EXPECT_GE(rows.size(), 30U);
  for (const Row& row : rows) EXPECT_EQ(row.gap, "") << row.fault;
  expect_recorded(kLayer, rows, Extent::whole);
}

// The book of three lines is complete as it stands.
TEST(EncodingFaults, ABookWithoutOneIsToldByNobody) {
  EXPECT_EQ(row_of(SpoiledCitation{"none", "", ""}).verdict("coverage"), kSilent);
}

}  // namespace
}  // namespace hanaproof::faults::encoding_test
