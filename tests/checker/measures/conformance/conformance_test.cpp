#include "checker/measures/conformance/conformance.h"

#include <gmock/gmock.h>

#include "model/spec/games/game.h"
#include "tests/books.h"

namespace hanaproof::conformance::conformance_test {
namespace {

using books::clause;
using books::small;
using books::yaku;

std::string failures(const Conformance& conformance) {
  std::string text;
  for (const Check& check : conformance.checks) {
    if (check.failed > 0) text += check.id + ": " + check.first->text + "\n";
  }
  return text;
}

Conformance conformance(const rulebook::Library& library) {
  return conform(library.at("pond.en"), {.rounds = 12, .reading_rounds = 4});
}

class BuiltInEdition : public testing::TestWithParam<std::string> {};

TEST_P(BuiltInEdition, Conforms) {
  const Conformance result =
      conform(books::builtin().at(GetParam()), {.rounds = 6, .reading_rounds = 2});
  EXPECT_TRUE(result.holds()) << failures(result);
  const rulebook::Edition& edition = books::builtin().at(GetParam());
  const bool has_yaku = !rulebook::Ruleset(edition, {edition.players.front(), {}}).yaku().empty();
  for (const Check& check : result.checks) {
    if (check.id == "expressions-print" && !has_yaku) continue;
    EXPECT_GT(check.checked, 0) << check.id;
  }
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& letter : name) {
    if (!std::isalnum(static_cast<unsigned char>(letter))) letter = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Editions, BuiltInEdition, testing::ValuesIn(books::builtin_ids()),
                         test_name);

TEST(Conformance, ASmallBookConforms) {
  const auto library = small();
  const Conformance result = conformance(library);
  EXPECT_TRUE(result.holds()) << failures(result);
  EXPECT_EQ(result.rulesets, 1);
  EXPECT_EQ(result.rounds, 12);
  EXPECT_EQ(result.find("rounds-end")->checked, 12);
  EXPECT_EQ(result.find("no such check"), nullptr);
}

TEST(Conformance, EveryScopeAndEveryReadingIsPlayed) {
  const auto library = small(clause("option.wildcard", "\"optional\"") + R"(
[[clause]]
topic = "play.must-match"
readings = [{ value = true }, { value = false }]
[[clause]]
topic = "capture.played.three"
readings = [{ value = "all" }, { value = "one" }, { value = "all-or-one" }]
)");
  const Conformance result = conformance(library);
  // With and without the wildcard: the default, one more reading of the first clause, two of the
  // other.
  EXPECT_EQ(result.rulesets, 2 * (1 + 1 + 2));
  EXPECT_EQ(result.rounds, 2 * (12 + 3 * 4));
  EXPECT_TRUE(result.holds()) << failures(result);
}

// Hands of seven beside packets that deal eight.
std::string seven_of_eight() {
  return clause("deal.hand-size", "7") +
         clause("deal.packets", "[{ to = \"each\", cards = 8 }, { to = \"field\", cards = 8 }]");
}

TEST(Conformance, TheSameOptionsGiveTheSameAnswer) {
  const auto library = small(seven_of_eight());
  const auto once = conformance(library);
  const auto again = conformance(library);
  ASSERT_TRUE(once.find("positions-valid")->first);
  EXPECT_EQ(once.find("positions-valid")->first->position,
            again.find("positions-valid")->first->position);
  EXPECT_EQ(once.find("positions-valid")->failed, again.find("positions-valid")->failed);
}

TEST(Conformance, ADealLargerThanTheDeckFails) {
  const auto library = small(clause("deal.hand-size", "12"), "[4]");
  const Conformance result = conformance(library);
  EXPECT_FALSE(result.holds());
  EXPECT_THAT(failures(result), testing::HasSubstr("= 56 cards, the deck has 48"));
}

TEST(Conformance, PacketsThatContradictTheHandFail) {
  const auto library = small(seven_of_eight());
  const Conformance result = conformance(library);
  EXPECT_FALSE(result.holds());
  EXPECT_EQ(result.find("deal-fits")->first->text,
            "the packets deal hands of 8 and a field of 8, not 7 and 8");
  EXPECT_GT(result.find("positions-valid")->failed, 0);
}

TEST(Conformance, PlayersWithoutCardsFail) {
  const auto library = small(clause("deal.packets", "[{ to = \"field\", cards = 8 }]"));
  const Conformance result = conformance(library);
  EXPECT_GT(result.find("moves-exist")->failed, 0);
  EXPECT_GT(result.find("rounds-end")->failed, 0);
}

TEST(Conformance, PaymentsThatDoNotAddUpFailWithARoundThatReplays) {
  const auto library =
      small(clause("teams.seats", "\"opposite\"") + yaku("tan", "count(ribbon) >= 1", "2"), "[3]");
  const Check check = *conformance(library).find("payments-balance");
  ASSERT_GT(check.failed, 0);
  const Failure& first = *check.first;
  EXPECT_EQ(first.scope, "3 players");
  const auto spec = spec::game(rulebook::Ruleset(library.at("pond.en"), {3, {}}));
  const games::Position end = games::end(*spec, first.line)->position();
  EXPECT_EQ(end, first.position);
  EXPECT_TRUE(games::is_over(end));
}

TEST(Conformance, PointsBelowZeroFailWithAPositionThatCanBeReplayed) {
  const auto library = small(yaku("tan", "count(ribbon) >= 1", "count(ribbon) - 3"));
  const Check check = *conformance(library).find("points-not-negative");
  ASSERT_GT(check.failed, 0);
  EXPECT_EQ(check.first->text.substr(0, 1), "-");
  const auto spec = spec::game(rulebook::Ruleset(library.at("pond.en"), {2, {}}));
  EXPECT_EQ(games::end(*spec, check.first->line)->position(), check.first->position);
}

TEST(Conformance, AReadingThatCannotBePlayedAtAllIsNamed) {
  const auto library = small(R"(
[[clause]]
topic = "yaku.tan"
readings = [
  { name = "five", value = { cards = "count(ribbon) >= 5", points = "1" } },
  { name = "six", value = { cards = "count(ribbon) >= 6", points = "1" } },
]
)");
  EXPECT_TRUE(conformance(library).holds());
  // Loading refuses what cannot be played, so the edition is spoilt afterwards.
  rulebook::Edition edition = library.at("pond.en");
  for (rulebook::Clause& clause : edition.clauses) {
    if (clause.topic->id != "yaku.tan") continue;
    clause.readings[1].value = rulebook::Value::Record{{"cards", "count("}, {"points", "1"}};
  }
  const Conformance result = conform(edition, {.rounds = 4, .reading_rounds = 2});
  const Check& plays = *result.find("readings-play");
  EXPECT_EQ(plays.checked, 2);
  EXPECT_EQ(plays.failed, 1);
  ASSERT_TRUE(plays.first);
  EXPECT_EQ(plays.first->scope, "2 players");
  EXPECT_EQ(plays.first->rules, "yaku.tan=six");
  EXPECT_FALSE(plays.first->text.empty());
  EXPECT_FALSE(result.holds());
}

TEST(Conformance, AReadingThatDoesNotPlayIsNamed) {
  const auto library = small(R"(
[[clause]]
topic = "deal.hand-size"
readings = [{ value = 8 }, { value = 7 }]
[[clause]]
topic = "deal.packets"
value = [{ to = "each", cards = 8 }, { to = "field", cards = 8 }]
)");
  const Conformance result = conformance(library);
  ASSERT_TRUE(result.find("deal-fits")->first);
  EXPECT_EQ(result.find("deal-fits")->failed, 1);
  EXPECT_EQ(result.find("deal-fits")->first->rules, "deal.hand-size=7");
}

}  // namespace
}  // namespace hanaproof::conformance::conformance_test
