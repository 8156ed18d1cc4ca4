// The theorems about betting, of invented rules.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "properties/catalogue.h"
#include "tests/books.h"

namespace hanaproof::properties::betting_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

rulebook::Library fox(const std::string& more = {}) {
  const std::string text =
      "id = \"fox.en\"\ntitle = \"Fox\"\ngame = \"sutda\"\nlanguage = \"en\"\n"
      "players = [2, 3, 4, 5]\n" +
      books::clause("bet.ends", "\"all-equal\"") +
      books::clause("combination.pair-3",
                    R"-({ cards = "count(month(3)) >= 2", multiplier = 3 })-") +
      books::clause("combination.order", "[\"pair-3\"]") + more;
  return rulebook::Library({{"fox.toml", text}});
}

Result proved(const rulebook::Library& library, const std::string& id) {
  const auto theorems = select(catalogue(library), "fox.en/" + id);
  EXPECT_EQ(theorems.size(), 1U) << id;
  return theorems.empty() ? Result{} : prove(theorems.front());
}

TEST(Betting, IsStatedForTwoToFourPlayersAndNothingOfCapturingGamesWithIt) {
  const auto library = fox();
  std::vector<std::string> ids;
  for (const Theorem& theorem : select(catalogue(library), "fox.en/")) ids.push_back(theorem.id);
  EXPECT_THAT(
      ids,
      ElementsAre("fox.en/betting-conserves-coins/2-players",
                  "fox.en/betting-conserves-coins/3-players",
                  "fox.en/betting-conserves-coins/4-players", "fox.en/betting-goes-on/2-players",
                  "fox.en/betting-goes-on/3-players", "fox.en/betting-goes-on/4-players",
                  "fox.en/claim.betting-ends/2-players", "fox.en/claim.betting-ends/3-players",
                  "fox.en/claim.betting-ends/4-players"));
}

TEST(Betting, EndsAndConservesCoinsAndNeverStands) {
  const auto library = fox();
  for (const Theorem& theorem : select(catalogue(library), "fox.en/")) {
    const Result result = prove(theorem);
    EXPECT_EQ(result.verdict, Verdict::proved) << theorem.id << result.proofs[0].summary;
    EXPECT_GT(result.proofs[0].space, 100) << theorem.id;
  }
}

TEST(Betting, ByThePlayerBeforeItNeedNotEnd) {
  const auto library = fox(books::clause("bet.follow", "\"previous\""));
  EXPECT_EQ(proved(library, "claim.betting-ends/2-players").verdict, Verdict::proved);
  const Result result = proved(library, "claim.betting-ends/3-players");
  ASSERT_EQ(result.verdict, Verdict::refuted);
  EXPECT_THAT(result.proofs[0].witnesses[0].text, HasSubstr("follow leads back to the same"));
  const auto theorem = select(catalogue(library), "fox.en/claim.betting-ends/3-players").front();
  EXPECT_NE(theorem.claim(), nullptr);  // a finding about the book, no failure of the project
}

TEST(Betting, ConservesCoinsWhateverTheAmounts) {
  const Result result = proved(fox(), "betting-conserves-coins/4-players");
  ASSERT_EQ(result.proofs.size(), 2U);
  EXPECT_EQ(result.proofs[1].method, Method::smt);
  EXPECT_EQ(result.proofs[1].verdict, Verdict::proved);
  // Six steps, and settlements with up to four winners and two multipliers.
  EXPECT_GE(result.proofs[1].space, 6 + 4 * 2);
}

// Three coins that two winners cannot part stay in the middle; so may what is folded.
TEST(Betting, LeavesCoinsInTheMiddleWhereTheRulesDo) {
  const std::string claim = books::clause("payment.pot", "\"winner-takes-all\"");
  const auto paid_out = [&](const std::string& more) {
    return proved(fox(claim + more), "claim.stakes-are-paid-out/3-players");
  };
  const Result split = paid_out("");
  ASSERT_EQ(split.verdict, Verdict::refuted);
  EXPECT_THAT(split.proofs[0].witnesses[0].text, HasSubstr("starting stakes 1 1 1"));
  EXPECT_THAT(split.proofs[0].witnesses[0].text, HasSubstr("; 1 left in the middle"));
  const std::string carried = books::clause("showdown.tie", "\"carried\"");
  EXPECT_EQ(paid_out(carried).verdict, Verdict::proved);
  const Result folded = paid_out(carried + books::clause("bet.folded-stakes", "\"next-round\""));
  ASSERT_EQ(folded.verdict, Verdict::refuted);
  EXPECT_THAT(folded.proofs[0].witnesses[0].text, HasSubstr("folded: seat"));
}

// Every answer to every question of bets and payments, each by itself.
TEST(Betting, ConservesCoinsAndGoesOnUnderEveryAnswer) {
  for (const rulebook::Topic& topic : rulebook::topics()) {
    const bool asked =
        topic.asked == rulebook::Asked::stake || topic.asked == rulebook::Asked::showdown;
    if (!asked || topic.type.candidates().size() < 2) continue;
    for (const rulebook::Value& value : topic.type.candidates()) {
      const bool word = value.word() != nullptr;
      const auto library =
          fox(books::clause(topic.id, word ? fmt::format("\"{}\"", value.text()) : value.text()));
      for (const std::string property : {"betting-conserves-coins", "betting-goes-on"}) {
        EXPECT_EQ(proved(library, property + "/3-players").verdict, Verdict::proved)
            << topic.id << " = " << value.text();
      }
    }
  }
}

}  // namespace
}  // namespace hanaproof::properties::betting_test
