// Clauses that do nothing, and clauses that nothing uses.
#include <gtest/gtest.h>

#include <algorithm>

#include "checker/audit/audit.h"
#include "tests/books.h"

namespace hanaproof::audit {
namespace {

using rulebook::Edition;
using Why = IdleClause::Why;

const IdleClause* find(const IdleClauses& all, const std::string& clause) {
  const auto found = std::find_if(all.idle.begin(), all.idle.end(),
                                  [&](const IdleClause& one) { return one.clause == clause; });
  return found == all.idle.end() ? nullptr : &*found;
}

IdleClauses idle_of(const std::string& more) {
  const auto library = books::small(more);
  checker::Bench bench;
  return find_idle(library.editions().front(), bench);
}

TEST(IdleClauses, AClauseThatSaysWhatIsAssumed) {
  // The customary answer is a draw; the dealer's six points are not.
  const auto same = idle_of(books::clause("round.exhausted.no-yaku", "\"draw\""));
  ASSERT_TRUE(find(same, "pond.en/round.exhausted.no-yaku#1"));
  EXPECT_EQ(find(same, "pond.en/round.exhausted.no-yaku#1")->why, Why::assumed);
  const auto other = idle_of(books::clause("round.exhausted.no-yaku", "\"dealer-six\""));
  EXPECT_FALSE(find(other, "pond.en/round.exhausted.no-yaku#1"));
}

TEST(IdleClauses, AClauseThatStandsTwice) {
  const std::string six = books::clause("round.exhausted.no-yaku", "\"dealer-six\"");
  const auto found = idle_of(six + six);
  for (const char* id :
       {"pond.en/round.exhausted.no-yaku#1", "pond.en/round.exhausted.no-yaku#2"}) {
    ASSERT_TRUE(find(found, id)) << id;
    EXPECT_EQ(find(found, id)->why, Why::twice) << id;
  }
}

TEST(IdleClauses, ADeadClauseThatWasPutIn) {
  // Points for four of a month in hand where no such hand wins, and a yaku that no pile makes.
  const auto found = idle_of(books::clause("hand.four-of-month.points", "9") +
                             books::yaku("never", "count(light) >= 6", "5"));
  for (const char* id : {"pond.en/hand.four-of-month.points#1", "pond.en/yaku.never#1"}) {
    ASSERT_TRUE(find(found, id)) << id;
    EXPECT_EQ(find(found, id)->why, Why::unseen) << id;
    EXPECT_EQ(find(found, id)->evidence.basis, Basis::proved) << id;
  }
  EXPECT_FALSE(find(found, "pond.en/yaku.sankou#1"));
  EXPECT_EQ(found.clauses, 4);
}

TEST(UnusedClauses, AreProvedOrOnlyNotSeen) {
  const auto library = books::small(books::yaku("never", "count(light) >= 6", "5"));
  checker::Bench bench;
  const UnusedClauses found = find_unused(library.editions().front(), bench);
  ASSERT_FALSE(found.unused.empty());
  EXPECT_EQ(found.unused[0].clause, "pond.en/yaku.never#1");
  EXPECT_EQ(found.unused[0].evidence.basis, Basis::proved);
  for (const UnusedClause& one : found.unused) EXPECT_NE(one.clause, "pond.en/yaku.sankou#1");
  EXPECT_EQ(found.used, 2);
}

TEST(UnusedClauses, OfABettingGame) {
  checker::Bench bench;
  const UnusedClauses found = find_unused(books::builtin().at("korean.seotda"), bench);
  EXPECT_GT(found.used, 20);
  EXPECT_EQ(found.evidence.basis, Basis::searched);
}

}  // namespace
}  // namespace hanaproof::audit
