// Changes without meaning: none of check, contradictions, signature and distances may tell them.
#include <optional>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/editions/distance/distance.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "checker/measures/signature/signature.h"
#include "model/cards/dice.h"
#include "tests/checker/editions.h"
#include "tests/checker/rewordings.h"

namespace hanaproof::checker::meaningless_test {
namespace {

using rewordings::Expr;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Value;

constexpr std::uint64_t kSeed = 20261127;

// An edition whose clause says the same in another way.
struct Change {
  const Edition* edition;
  std::size_t clause;
  Value value;
  std::string what;

  const Clause& before() const { return edition->clauses[clause]; }
  std::string text() const { return fmt::format("{}, {}", before().id(), what); }
  Edition changed() const {
    Edition copy = *edition;
    copy.id += ".reworded";
    for (Clause& each : copy.clauses) {
      if (each.edition == edition->id) each.edition = copy.id;
    }
    Clause& own = copy.clauses[clause];
    own.readings.front().value = value;
    own.note = "In other words.";
    own.position = {};
    return copy;
  }
};

// Its condition, and the points of a yaku, put by a rule; nothing where they stay as they are.
std::optional<Value> put(const Value& value, rewordings::Reword reword) {
  if (!value.record() || !value.field("cards")) return std::nullopt;
  namespace yaku = rulebook::yaku;
  Value other = value.with(
      "cards", yaku::print(reword(yaku::parse_condition(*value.field("cards")->word()))));
  if (value.field("points")) {
    other = other.with("points",
                       yaku::print(reword(yaku::parse_number(*value.field("points")->word()))));
  }
  return other == value ? std::nullopt : std::optional(other);
}

std::optional<Value> in_another_order(const Clause& clause) {
  if (clause.topic->id != "deal.packets") return std::nullopt;
  Value::List packets = *clause.readings.front().value.list();
  std::ranges::reverse(packets);
  const Value other(std::move(packets));
  return other == clause.readings.front().value ? std::nullopt : std::optional(other);
}

bool is_of_cards(const rulebook::Topic& topic) {
  return rulebook::is_yaku(topic) || is_combination(topic) || topic.id.starts_with("hand-combo.");
}

// Of every edition, in an order of the seed's.
std::vector<Change> all_changes() {
  const std::vector<std::pair<const char*, rewordings::Reword>> ways = {
      {"turned", &rewordings::turned},
      {"said twice", &rewordings::twice},
      {"in parts", &rewordings::in_parts},
      {"with a tautology", &rewordings::with_tautology}};
  std::vector<Change> all;
  for (const Edition& edition : testing::builtin().editions()) {
    if (edition.game == "base" || edition.custom) continue;
    for (std::size_t i = 0; i < edition.clauses.size(); ++i) {
      const Clause& clause = edition.clauses[i];
      if (clause.readings.empty()) continue;
      const Value& value = clause.readings.front().value;
      if (auto other = in_another_order(clause)) {
        all.push_back({&edition, i, std::move(*other), "in another order"});
      }
      for (const auto& [name, reword] : ways) {
        if (!is_of_cards(*clause.topic)) continue;
        if (auto other = put(value, reword)) all.push_back({&edition, i, std::move(*other), name});
      }
    }
  }
  return cards::Dice(kSeed).shuffled(std::move(all));
}

// So many of them, each game by turns.
std::vector<Change> changes(std::size_t count) {
  std::vector<Change> rest = all_changes();
  std::vector<Change> chosen;
  while (chosen.size() < count && !rest.empty()) {
    std::set<std::string> games;
    std::vector<Change> later;
    for (Change& change : rest) {
      (chosen.size() < count && games.insert(change.edition->game).second ? chosen : later)
          .push_back(std::move(change));
    }
    rest = std::move(later);
  }
  return chosen;
}

// Who tells the change.
std::vector<std::string> told(const Change& change) {
  const Edition changed = change.changed();
  RulesetComparer comparer(56);
  GameEditions game;
  game.comparer = &comparer;
  game.editions = {change.edition, &changed};
  const rulebook::Topic& topic = *change.before().topic;
  std::vector<std::string> who;
  std::optional<Scope> first;
  for (const Scope& scope : checker::scopes_of(topic, game.editions)) {
    if (!first) first = scope;
    if (!contradictions(game, topic, scope).empty()) who.push_back("contradictions");
    if (!translations(game, topic, scope).empty()) who.push_back("translations");
  }
  for (const Undecided& open : comparer.open()) who.push_back("undecided: " + open.question);
  const auto count = [&](const Edition& edition) {
    return faulty_arithmetic(edition, comparer).size() + false_claims(edition, comparer).size();
  };
  if (count(*change.edition) != count(changed)) who.push_back("check");
  const auto signatures = signature::sign({change.edition, &changed});
  if (signatures[0].value != signatures[1].value) who.push_back("signature");
  if (!first) return who;
  const auto measured = distance::measure(game.editions, *first, comparer);
  if (measured.editions.size() == 2 && (measured.length(0, 1) > 0 || measured.longer(0, 1).open)) {
    who.push_back("distances");
  }
  return who;
}

// Of so many changes these.
void expect_silence(std::size_t count, std::size_t from, std::size_t to) {
  const std::vector<Change> all = changes(count);
  ASSERT_EQ(all.size(), count);
  std::set<std::string> games;
  for (const Change& change : all) games.insert(change.edition->game);
  EXPECT_GE(games.size(), 5U);
  for (std::size_t i = from; i < to; ++i) {
    for (const std::string& who : told(all[i])) ADD_FAILURE() << all[i].text() << ": " << who;
  }
}

TEST(Meaningless, SomeChangesAreToldByNobody) { expect_silence(5, 0, 5); }

constexpr std::size_t kMany = 100;
constexpr std::size_t kPart = 10;

class ManyMeaningless : public ::testing::TestWithParam<std::size_t> {};

TEST_P(ManyMeaningless, ChangesAreToldByNobody) {
  expect_silence(kMany, GetParam(), GetParam() + kPart);
}

INSTANTIATE_TEST_SUITE_P(From, ManyMeaningless, ::testing::Range<std::size_t>(0, kMany, kPart));

// The harness sees what it should: a card more or less is told by all.
TEST(Meaningless, AChangeWithMeaningIsTold) {
  const Edition& edition = testing::builtin().at("blog.koi-koi.fr");
  for (std::size_t i = 0; i < edition.clauses.size(); ++i) {
    const Clause& clause = edition.clauses[i];
    if (clause.topic->id != "yaku.gokou") continue;
    const Change change{&edition, i, *clause.topic->type.neighbour(clause.readings.front().value),
                        "with another card"};
    const auto who = told(change);
    EXPECT_GE(who.size(), 3U);
    return;
  }
  FAIL() << "no such yaku";
}

}  // namespace
}  // namespace hanaproof::checker::meaningless_test
