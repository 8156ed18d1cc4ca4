// What is left on the field at the end of a round.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/spec/play.h"
#include "properties/discharge.h"
#include "tests/books.h"

namespace hanaproof::properties::field_test {
namespace {

using ::testing::HasSubstr;

// hana-awase.pl with other clauses.
Proof cleared(const std::string& clauses, std::vector<std::string> options = {}, int players = 2) {
  rulebook::Library library = books::builtin();
  const rulebook::Edition& edition = library.add(
      {"house.toml", "id = \"house\"\ntitle = \"House\"\ninherit = \"hana-awase.pl\"\n" + clauses});
  return field_cleared({&edition, {players, std::move(options)}}, {});
}

TEST(Field, IsClearedWhereCaptureIsADuty) {
  const Proof proof = cleared("");
  EXPECT_EQ(proof.verdict, Verdict::proved);
  EXPECT_GT(proof.space, 0);
}

TEST(Field, IsNotClearedWhereFourOfAMonthMayLieThere) {
  const Proof proof = cleared(books::clause("field.four-of-month", "\"nothing\""));
  ASSERT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_EQ(proof.witnesses.front().text, "field 11 12 13 14; left: 11 12 13 14");
}

TEST(Field, IsNotClearedWhereThreeCannotBeTakenAtOnce) {
  const Proof proof = cleared(books::clause("capture.drawn.three", "\"one\""));
  ASSERT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_THAT(proof.witnesses.front().text, HasSubstr("drawn takes"));
}

TEST(Field, IsNotClearedWhereStockCardsAreLeft) {
  const Proof proof = cleared("", {"short-ending"});
  ASSERT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_FALSE(proof.witnesses.front().line.empty());
}

// Five hands of eight leave nothing to draw: the round is over with the first card played.
TEST(Field, IsNotClearedWhereCardsStayInHands) {
  const Proof proof = cleared("players = [5]\n", {}, 5);
  ASSERT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_THAT(proof.witnesses.front().text, HasSubstr("0 cards in the stock"));
}

// Packets that deal another field than is named: play deals by the packets.
TEST(Field, IsNotProvedToBeClearedWhereTheDealDoesNotAddUp) {
  const std::string sizes = books::clause("deal.field-size", "12");
  EXPECT_EQ(cleared(sizes).verdict, Verdict::proved);
  EXPECT_NE(cleared(sizes + books::eight_in_packets()).verdict, Verdict::proved);
}

// Without the lightning November has three cards, and captures take an even number.
TEST(Field, IsNotClearedWhereTheWildcardTakesACardOfAnotherMonth) {
  const std::string option = books::clause("option.wildcard", "\"optional\"");
  EXPECT_EQ(cleared(option).verdict, Verdict::proved);
  const Proof proof = cleared(option, {"wildcard"});
  ASSERT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_THAT(proof.witnesses.front().text, HasSubstr("the wildcard leaves B"));
  const std::string all = books::clause("wildcard.collects", "\"all\"");
  EXPECT_EQ(cleared(option + all, {"wildcard"}).verdict, Verdict::proved);
}

// The fewest cards of which one can be left without the duty: two, played out by the specification.
TEST(Field, NeedsTheDutyToCapture) {
  const rulebook::Edition& edition = books::builtin().at("hana-awase.pl");
  const Proof proof = duty_clears_field({&edition, {2, {}}}, {});
  ASSERT_EQ(proof.verdict, Verdict::proved);
  const Witness& witness = proof.witnesses.front();
  ASSERT_TRUE(witness.position);
  EXPECT_EQ(witness.position->deck.size(), 2);
  const spec::Rules rules(rulebook::Ruleset(edition, {2, {}}, witness.position->rules));
  auto position = *witness.position;
  for (const auto& move : witness.line) position = spec::play(rules, position, move);
  EXPECT_EQ(position.phase, notation::Phase::over);
  EXPECT_EQ(position.field, witness.position->deck);
}

}  // namespace
}  // namespace hanaproof::properties::field_test
