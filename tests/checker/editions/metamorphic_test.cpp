// What must not change what is found: the order of clauses and of editions, names, and who else is
// compared.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <list>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::metamorphic_test {
namespace {

using rulebook::Edition;
using ::testing::ContainerEq;
using ::testing::IsSubsetOf;

const std::vector<std::string> kIds = {"blog.koi-koi.fr", "oishi-tengudo.koi-koi",
                                       "robin-red.koi-koi.de", "robin-red.koi-koi.en"};
// What the solver settles must not depend on how busy the machine is.
const SurveyOptions kPatient{.solver_time = std::chrono::minutes(10)};

std::list<Edition> copies() {
  std::list<Edition> all;
  for (const std::string& id : kIds) all.push_back(testing::builtin().at(id));
  return all;
}

// Readings in any order.
std::string sorted_readings(const std::string& value) {
  std::set<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at = value.find(" or "); at != std::string::npos;
       at = value.find(" or ", from)) {
    parts.insert(value.substr(from, at - from));
    from = at + 4;
  }
  parts.insert(value.substr(from));
  return fmt::format("{}", fmt::join(parts, " or "));
}

// What is found, without the witness: who stands where on which question. Rows are told one by one.
std::set<std::string> found(const Report& report, const std::vector<Kind>& wanted = kinds()) {
  std::set<std::string> all;
  const auto add = [&](const std::string& topic, const std::vector<Standpoint>& stances,
                       Kind kind) {
    std::set<std::string> who;
    for (const Standpoint& each : stances) {
      std::set<std::string> ids(each.editions.begin(), each.editions.end());
      who.insert(fmt::format("{} {} [{}]", name(each.stance), sorted_readings(each.value),
                             fmt::join(ids, " ")));
    }
    all.insert(fmt::format("{} {}: {}", name(kind), topic, fmt::join(who, "; ")));
  };
  for (const Finding& finding : report.findings) {
    if (std::ranges::find(wanted, finding.kind) == wanted.end()) continue;
    add(finding.topic, finding.stances, finding.kind);
    for (const FindingRow& row : finding.rows) add(row.topic, row.stances, finding.kind);
  }
  return all;
}

std::set<std::string> found(const std::list<Edition>& editions) {
  std::vector<const Edition*> pointers;
  for (const Edition& edition : editions) pointers.push_back(&edition);
  return found(survey(pointers, kPatient));
}

// Of the editions as they are, once for all tests.
const Report& plain() {
  static const Report report = [] {
    std::vector<const Edition*> editions;
    for (const std::string& id : kIds) editions.push_back(&testing::builtin().at(id));
    return survey(editions, kPatient);
  }();
  return report;
}

TEST(Metamorphic, TheOrderOfClausesChangesNothing) {
  auto editions = copies();
  const auto before = found(plain());
  for (Edition& edition : editions) std::ranges::reverse(edition.clauses);
  EXPECT_THAT(found(editions), ContainerEq(before));
}

TEST(Metamorphic, TheOrderOfEditionsChangesNothing) {
  auto editions = copies();
  const auto before = found(plain());
  editions.reverse();
  EXPECT_THAT(found(editions), ContainerEq(before));
}

TEST(Metamorphic, AnotherIdChangesNothingButTheId) {
  auto editions = copies();
  const auto before = found(plain());
  Edition& german = *std::next(editions.begin(), 2);
  const std::string id = german.id;
  german.id = "robin-red.koi-koi.dd";  // as the others are ordered
  for (rulebook::Clause& clause : german.clauses) clause.edition = german.id;
  std::set<std::string> after;
  for (std::string line : found(editions)) {
    for (auto at = line.find(german.id); at != std::string::npos; at = line.find(german.id))
      line.replace(at, german.id.size(), id);
    after.insert(line);
  }
  EXPECT_THAT(after, ContainerEq(before));
}

TEST(Metamorphic, ACopyOfAnEditionIsNoNewQuestion) {
  auto editions = copies();
  const auto topics = [](const std::set<std::string>& lines) {
    std::set<std::string> all;
    for (const std::string& line : lines) all.insert(line.substr(0, line.find(": ")));
    return all;
  };
  const auto before = topics(found(plain()));
  Edition copy = editions.back();
  copy.id = "robin-red.koi-koi.zz";
  editions.push_back(copy);
  EXPECT_THAT(topics(found(editions)), ContainerEq(before));
}

// Other books add contradictions, and answers to what is left open; what is the matter within a
// book stays.
TEST(Metamorphic, OtherBooksDoNotChangeWhatIsTheMatterWithinOne) {
  const std::vector<Kind> within = {Kind::translation, Kind::internal, Kind::ambiguity,
                                    Kind::dead_rule, Kind::terminology};
  const auto& library = testing::builtin();
  const std::vector<const Edition*> alone = {&library.at("robin-red.koi-koi.de"),
                                             &library.at("robin-red.koi-koi.en")};
  EXPECT_THAT(found(survey(alone, kPatient), within), IsSubsetOf(found(plain(), within)));
}

}  // namespace
}  // namespace hanaproof::checker::metamorphic_test
