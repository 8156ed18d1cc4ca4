// House rules at random, one clause each, built on the printed editions: `check` tells of each, or
// names the proof that it changes nothing.
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "tests/checker/house_rule.h"
#include "tests/checker/rewordings.h"

namespace hanaproof::checker::house_rules_test {
namespace {

using cards::Dice;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;
using testing::checked;
using testing::HouseRule;
using ::testing::StartsWith;

constexpr std::uint64_t kSeed = 20261127;
constexpr int kAll = 200;
constexpr int kSlice = 12;
constexpr int kPart = 20;  // of all of them, in one test

// ---- Drawing a rule -----------------------------------------------------------------------------

Value some_yaku(Dice& dice) {
  return Value::Record{{"cards", fmt::format("count(ribbon) >= {}", 2 + dice.roll(4))},
                       {"points", fmt::format("{}", 1 + dice.roll(9))}};
}

// An answer other than the edition's, of what the topic allows; nothing where none is found.
std::optional<Value> other_answer(const Topic& topic, const Value& now, Dice& dice) {
  constexpr std::int64_t kNear = 12;
  const rulebook::Type& type = topic.type;
  std::vector<Value> all = type.candidates();
  if (type.sort() == rulebook::Type::Sort::number) {
    const std::int64_t most = std::min(type.most(), (now.number() ? *now.number() : 0) + kNear);
    for (std::int64_t i = type.least(); i <= most; ++i) all.emplace_back(i);
  }
  if (is_yaku(topic)) all = {"none", some_yaku(dice)};
  if (!type.mismatch(now)) {
    if (auto near = type.neighbour(now)) all.push_back(std::move(*near));
  }
  if (type.sort() == rulebook::Type::Sort::text || type.sort() == rulebook::Type::Sort::name)
    all.emplace_back("otherwise");
  std::erase(all, now);
  std::erase_if(all, [&](const Value& value) { return type.mismatch(value).has_value(); });
  if (all.empty()) return std::nullopt;
  return dice.pick(all);
}

std::vector<const Topic*> topics_of(const Edition& edition) {
  std::vector<const Topic*> all;
  std::set<const Topic*> seen;
  for (const Topic& topic : rulebook::topics()) {
    if (rulebook::concerns(topic, edition.game) && seen.insert(&topic).second)
      all.push_back(&topic);
  }
  for (const rulebook::Clause& clause : edition.clauses) {
    if (rulebook::concerns(*clause.topic, edition.game) && seen.insert(clause.topic).second)
      all.push_back(clause.topic);
  }
  return all;
}

HouseRule random_rule(const std::vector<const Edition*>& editions, Dice& dice) {
  for (;;) {
    HouseRule rule;
    rule.base = dice.pick(editions);
    rule.topic = dice.pick(topics_of(*rule.base));
    // What is compared as written says little of the comparison.
    if (!is_executable(*rule.topic) && !dice.chance(20)) continue;
    const Scope scope = dice.pick(rulebook::scopes(*rule.base));
    rulebook::When when;
    if (dice.chance(50)) when.players = {scope.players};
    if (!scope.options.empty()) when.option = scope.options.front();
    const Ruleset rules(*rule.base, scope);
    if (rulebook::is_terminology(*rule.topic)) continue;
    const auto value = other_answer(*rule.topic, rules[rule.topic->id], dice);
    if (!value) continue;
    rule.answers = {{*value, when}};
    return rule;
  }
}

// Rules of every game, the games in turn.
std::vector<HouseRule> random_rules(int count) {
  std::map<std::string, std::vector<const Edition*>> by_game;
  for (const Edition& edition : testing::builtin().editions()) {
    if (edition.game != "base") by_game[edition.game].push_back(&edition);
  }
  Dice dice(kSeed);
  std::vector<HouseRule> all;
  while (static_cast<int>(all.size()) < count) {
    for (const auto& [game, editions] : by_game) all.push_back(random_rule(editions, dice));
  }
  all.resize(static_cast<std::size_t>(count));
  return all;
}

// ---- What is said of it -------------------------------------------------------------------------

// By what `check` tells of the rule, or how it is proved to change nothing; empty: by nothing.
std::string told_by(const HouseRule& rule) try {
  return testing::told_by(checked(rule), rule);
} catch (const rulebook::EditionError&) {
  return "refused";
}

std::string line(const HouseRule& rule) {
  return fmt::format("{}: {} = {} (players {}; option {})", rule.base->id, rule.topic->id,
                     rule.answers.front().value.text(),
                     fmt::join(rule.answers.front().when.players, ", "),
                     rule.answers.front().when.option.value_or("none"));
}

// Each is told; prints how many by what, and of which games.
void check(const std::vector<HouseRule>& rules) {
  std::map<std::string, std::map<std::string, int>> table;
  for (const HouseRule& rule : rules) {
    const std::string how = told_by(rule);
    ++table[how][rule.base->game];
    EXPECT_NE(how, "") << line(rule);
  }
  for (const auto& [how, games] : table) {
    int all = 0;
    std::vector<std::string> parts;
    for (const auto& [game, count] : games) {
      all += count;
      parts.push_back(fmt::format("{} {}", game, count));
    }
    fmt::print("{:4}  {} ({})\n", all, how, fmt::join(parts, ", "));
  }
}

HouseRule rule_of(const char* base, const char* topic, Value value, std::vector<int> players = {},
                  std::optional<std::string> option = {}) {
  return {&testing::builtin().at(base),
          rulebook::find_topic(topic),
          {{std::move(value), {std::move(players), std::move(option)}}}};
}

// ---- What was passed over once ------------------------------------------------------------------

constexpr const char* kAwase = "hana-awase.pl";
constexpr const char* kHachi = "oishi-tengudo.hachi-hachi";
constexpr const char* kOishi = "oishi-tengudo.koi-koi";
constexpr const char* kSakura = "robin-red.sakura.en";

TEST(HouseRules, ADealOfOtherSizesIsADifference) {
  for (const char* topic : {"deal.hand-size", "deal.field-size"}) {
    for (const int players : {2, 3, 4}) {
      EXPECT_THAT(told_by(rule_of(kAwase, topic, 4, {players})), StartsWith("told: contradiction"))
          << topic << " " << players;
    }
  }
  EXPECT_THAT(told_by(rule_of(kHachi, "deal.field-size", 4, {3, 4, 5, 6})), StartsWith("told: "));
  EXPECT_THAT(told_by(rule_of(kHachi, "deal.hand-size", 6)), StartsWith("told: "));
}

// Nobody asks three players for a blank card, until a house rule gives them one.
TEST(HouseRules, ACardThatNobodyAskedForIsADifference) {
  EXPECT_THAT(told_by(rule_of(kHachi, "deal.blank-card", "in-deck")),
              StartsWith("told: contradiction"));
}

TEST(HouseRules, NoScopeIsLeftOut) {
  const std::vector<HouseRule> rules = {
      rule_of(kOishi, "score.counter", 3, {}, "toppa"),
      rule_of(kAwase, "round.end", "hands-empty", {}, "tokens"),
      rule_of(kAwase, "round.end", "hands-empty", {}, "short-ending"),
      rule_of(kAwase, "score.share", "less-equal-share", {4}),
      rule_of(kAwase, "payment.who", "losers-pay", {2}, "tokens"),
      rule_of(kAwase, "hand.both-combos", "sum", {4}),
      rule_of(kAwase, "option.wildcard", "standard"),
      rule_of(kOishi, "hand.both-combos", "sum"),
      rule_of("robin-red.koi-koi.en", "score.counter", 3, {}, "triad"),
      rule_of("robin-red.koi-koi.en", "play.must-match", true, {}, "wildcard"),
      rule_of(kSakura, "payment.who", "losers-pay", {6}, "teams-of-three"),
      rule_of(kSakura, "score.share", "less-equal-share", {}, "wildcard"),
      rule_of("robin-red.sutda.en", "bet.short", "must-fold", {7}),
      rule_of("korean.seotda", "payment.debt", "pays-nothing", {9}),
  };
  for (const HouseRule& rule : rules) EXPECT_NE(told_by(rule), "") << line(rule);
}

// The proof that nothing changes is named: here by the registry, by arithmetic, and by the solver.
TEST(HouseRules, AProofThatNothingChangesIsNamed) {
  const auto reason = [](const HouseRule& rule) {
    const Report report = checked(rule);
    EXPECT_TRUE(report.findings.empty()) << line(rule);
    return report.same.empty() ? "" : report.same.front().reason;
  };
  EXPECT_EQ(reason(rule_of(kHachi, "wildcard.drawn", "wild")),
            "the question does not arise: it is asked where option.wildcard");
  EXPECT_EQ(reason(rule_of(kHachi, "score.counter", 5)),
            "nobody calls, and nothing is multiplied, where cards count");
  EXPECT_EQ(reason(rule_of(kAwase, "option.teams-of-three", "none", {2})),
            "both editions give the same");
  const auto* stated =
      testing::builtin().at(kHachi).on(*rulebook::find_topic("hand-combo.red")).front();
  const Value& red = stated->readings.front().value;
  EXPECT_EQ(
      reason(rule_of(kHachi, "hand-combo.red",
                     red.with("cards", "count(ribbon | dreg | month(11)) = 7 and any(ribbon)"))),
      "all 73629072 hands of 7 cards: the same combos, worth the same");
  const Value& four = testing::builtin()
                          .at("robin-red.koi-koi.en")
                          .on(*rulebook::find_topic("yaku.shikou"))
                          .front()
                          ->readings.front()
                          .value;
  const auto turned =
      rewordings::turned(rulebook::yaku::parse_condition(*four.field("cards")->word()));
  EXPECT_EQ(
      reason(rule_of("robin-red.koi-koi.en", "yaku.shikou",
                     four.with("cards", rulebook::yaku::print(turned)))),
      "the yaku is made of the same piles and worth the same on each (unsatisfiable queries)");
}

// What a rule for some players leaves open for others is told, too.
TEST(HouseRules, SilenceInPlaceOfAnInheritedAnswerIsTold) {
  const Report report = checked(rule_of(kOishi, "score.counter", 3, {}, "toppa"));
  EXPECT_EQ(report.checked->differences.size(), 1U);
  EXPECT_EQ(report.checked->left_open.size(), 1U);
}

// ---- Rules at random ----------------------------------------------------------------------------

TEST(HouseRules, OfASliceAreToldOrProvedAway) { check(random_rules(kSlice)); }

class AllHouseRules : public ::testing::TestWithParam<int> {};

TEST_P(AllHouseRules, AreToldOrProvedAway) {
  const auto rules = random_rules(kAll);
  check({rules.begin() + GetParam(), rules.begin() + GetParam() + kPart});
}

INSTANTIATE_TEST_SUITE_P(From, AllHouseRules, ::testing::Range(0, kAll, kPart));

}  // namespace
}  // namespace hanaproof::checker::house_rules_test
