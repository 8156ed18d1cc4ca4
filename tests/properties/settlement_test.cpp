// The theorems about money in Hachi-Hachi.
#include <gmock/gmock.h>

#include "properties/catalogue.h"
#include "properties/settling.h"
#include "tests/heath.h"

namespace hanaproof::properties::settlement_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::SizeIs;

Result proved(const rulebook::Library& library, const std::string& id) {
  const auto theorems = select(catalogue(library), "heath.en/" + id);
  EXPECT_THAT(theorems, SizeIs(1)) << id;
  return theorems.empty() ? Result{} : prove(theorems.front());
}

TEST(MoneyTheorems, NoPointIsLostUnderAnyAnswer) {
  const Result result = proved(books::heath(), "money-is-conserved/4-players");
  EXPECT_EQ(result.verdict, Verdict::proved) << result.proofs[0].summary;
  EXPECT_GT(result.proofs[0].space, 80);
  const Result balance = proved(books::heath(), "transfers-balance/4-players");
  EXPECT_EQ(balance.verdict, Verdict::proved) << balance.proofs[0].summary;
}

// A month dealt to the field whole is captured by nobody.
TEST(MoneyTheorems, CountingAddsUpWhereNoCardsAreLeft) {
  const std::string claim = books::clause("claim.equal-share", "88");
  const Result wrong = proved(books::heath(claim), "claim.counting-adds-up");
  ASSERT_EQ(wrong.verdict, Verdict::refuted);
  EXPECT_THAT(wrong.proofs[0].witnesses[0].text, HasSubstr("points left on the field: "));
  EXPECT_THAT(
      wrong.proofs[0].details,
      Contains("under field.four-of-month = void: adds up to nothing; points that can be left on "
               "the field: 0"));
  EXPECT_THAT(wrong.proofs[0].details,
              Contains(HasSubstr("under count.settle = pairwise: adds up to nothing")));
  const std::string voids = books::clause("field.four-of-month", "\"void\"");
  EXPECT_EQ(proved(books::heath(claim + voids), "claim.counting-adds-up").verdict, Verdict::proved);
  // Par that is no third of the deck.
  const std::string par = books::clause("count.par", "87");
  const Result off = proved(books::heath(claim + voids + par), "claim.counting-adds-up");
  ASSERT_EQ(off.verdict, Verdict::refuted);
  EXPECT_THAT(off.proofs[0].witnesses[0].text, HasSubstr("players gain 3 in all"));
}

TEST(MoneyTheorems, AWrongStepIsToldWithItsAmounts) {
  settlement::Ledger ledger("a payment of one side", 3, 120);
  const smt::Term worth = ledger.amount("worth");
  ledger.gets(0, smt::binary(smt::Op::multiply, smt::whole(2), worth));
  ledger.pays(1, worth);
  const settlement::Step step = ledger.close_among_players();
  const auto library = books::heath();
  Solver solver({}, {&library.at("heath.en"), {3, {}}, nullptr}, "test");
  EXPECT_THAT(broken(solver, step, breach("one side", step)),
              HasSubstr("a payment of one side (worth: "));
}

TEST(PilesTheorem, CountsDivisionsAndShowsOneOfEach) {
  const Result result = proved(books::heath(), "points-of-three-piles");
  EXPECT_EQ(result.verdict, Verdict::proved);
  EXPECT_THAT(result.proofs[0].witnesses, SizeIs(2));
  EXPECT_EQ(result.proofs[0].space, 7'355'827'511'386'641);  // 21 to the power of 12
  // More than all points of the deck.
  const auto greedy = books::heath(books::clause("double-eight.points", "265"));
  EXPECT_EQ(proved(greedy, "points-of-three-piles").verdict, Verdict::refuted);
}

}  // namespace
}  // namespace hanaproof::properties::settlement_test
