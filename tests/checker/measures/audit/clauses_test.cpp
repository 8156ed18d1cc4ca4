// Clauses that do nothing, and clauses that nothing uses.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "checker/measures/audit/audit.h"
#include "tests/books.h"
#include "tests/checker/editions.h"

namespace hanaproof::audit::clauses_test {
namespace {

using rulebook::Edition;
using ::testing::ElementsAre;
using Why = IdleClause::Why;

const IdleClause* find(const IdleClauses& all, const std::string& clause) {
  const auto found = std::find_if(all.idle.begin(), all.idle.end(),
                                  [&](const IdleClause& one) { return one.clause == clause; });
  return found == all.idle.end() ? nullptr : &*found;
}

IdleClauses idle_of(const std::string& more) {
  const auto library = books::small(more);
  checker::RulesetComparer comparer;
  return find_idle(library.editions().front(), comparer);
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

// Of three, the first decides: leaving it out, the same follows from the second. The third is
// named, so that nobody takes the question for settled.
TEST(IdleClauses, AClauseThatStandsTwiceNamesWhoSaysOtherwise) {
  const auto clause = [](const char* value) {
    return books::clause("round.exhausted.no-yaku", value);
  };
  const auto found =
      idle_of(clause("\"dealer-six\"") + clause("\"dealer-six\"") + clause("\"draw\""));
  const IdleClause* first = find(found, "pond.en/round.exhausted.no-yaku#1");
  ASSERT_TRUE(first);
  EXPECT_EQ(first->why, Why::twice);
  EXPECT_THAT(first->same, ElementsAre("pond.en/round.exhausted.no-yaku#2"));
  ASSERT_EQ(first->rivals.size(), 1U);
  EXPECT_EQ(first->rivals.front().clause, "pond.en/round.exhausted.no-yaku#3");
  EXPECT_THAT(first->rivals.front().values, ElementsAre("draw"));
}

// A deal, in one packet each, at so many players.
std::string dealing(int players, int hand, int field) {
  const std::string when = "when = { players = [" + std::to_string(players) + "] }\n";
  const std::string hands = std::to_string(hand);
  const std::string fields = std::to_string(field);
  return books::clause("deal.hand-size", hands) + when + books::clause("deal.field-size", fields) +
         when +
         books::clause("deal.packets", "[{ to = \"each\", cards = " + hands +
                                           " }, { to = \"field\", cards = " + fields + " }]") +
         when;
}

// Six players get fewer than the customary eight, which would be too many.
TEST(IdleClauses, AClauseWithoutWhichNoGameCanBeDealt) {
  const auto library = books::small(books::clause("deal.hand-size", "6"), "[6]");
  checker::RulesetComparer comparer;
  const auto found = find_idle(library.at("pond.en"), comparer);
  EXPECT_FALSE(find(found, "pond.en/deal.hand-size#1"));
}

// Where packets are stated, hands and field follow from them, and the other way round.
TEST(IdleClauses, SizesSayAgainWhatPacketsDeal) {
  const auto library = books::small(dealing(2, 7, 6));
  checker::RulesetComparer comparer;
  const auto found = find_idle(library.at("pond.en"), comparer);
  for (const char* topic : {"hand-size", "field-size"}) {
    const IdleClause* idle = find(found, fmt::format("pond.en/deal.{}#1", topic));
    ASSERT_TRUE(idle) << topic;
    EXPECT_EQ(idle->evidence.basis, Basis::proved) << topic;
  }
  const auto alone = books::small(books::clause("deal.hand-size", "7"));
  checker::RulesetComparer another;
  EXPECT_FALSE(find(find_idle(alone.at("pond.en"), another), "pond.en/deal.hand-size#1"));
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
  checker::RulesetComparer comparer;
  const UnusedClauses found = find_unused(library.editions().front(), comparer);
  ASSERT_FALSE(found.unused.empty());
  EXPECT_EQ(found.unused[0].clause, "pond.en/yaku.never#1");
  EXPECT_EQ(found.unused[0].evidence.basis, Basis::proved);
  for (const UnusedClause& one : found.unused) EXPECT_NE(one.clause, "pond.en/yaku.sankou#1");
  EXPECT_EQ(found.used, 2);
}

TEST(UnusedClauses, AClauseThatIsDeadOnlyWithSomePlayersNamesThem) {
  // Four pairs are eight cards: a hand has them with two players, and seven with three.
  const auto library = books::small(
      books::clause("hand.four-pairs", "\"wins\"") + dealing(2, 8, 8) + dealing(3, 7, 6), "[2, 3]");
  checker::RulesetComparer comparer;
  const UnusedClauses found = find_unused(library.editions().front(), comparer);
  const auto one = std::find_if(found.unused.begin(), found.unused.end(), [](const auto& unused) {
    return unused.clause == "pond.en/hand.four-pairs#1";
  });
  ASSERT_NE(one, found.unused.end());
  EXPECT_EQ(one->only_at, "3 players");
  EXPECT_EQ(one->evidence.basis, Basis::counted);
  // Where it is dead with any number, it is unused.
  const auto seven = books::small(
      books::clause("hand.four-pairs", "\"wins\"") + dealing(2, 7, 6) + dealing(3, 7, 6), "[2, 3]");
  checker::RulesetComparer another;
  const UnusedClauses all = find_unused(seven.editions().front(), another);
  ASSERT_FALSE(all.unused.empty());
  EXPECT_EQ(all.unused[0].clause, "pond.en/hand.four-pairs#1");
  EXPECT_EQ(all.unused[0].only_at, "");
}

TEST(UnusedClauses, OfABettingGameNameEveryNumberOfPlayers) {
  // With two and with four players the curtain is not in the deck; with three it is.
  rulebook::Edition edition = books::builtin().at("korean.seotda");
  edition.players = {2, 3, 4};
  const auto deck = std::find_if(edition.clauses.begin(), edition.clauses.end(),
                                 [](const auto& one) { return one.topic->id == "deck.cards"; });
  ASSERT_NE(deck, edition.clauses.end());
  rulebook::Clause without = *deck;
  deck->when.players = {3};
  without.number = 99;
  without.when.players = {2, 4};
  rulebook::Value::List cards = *deck->readings.front().value.list();
  std::erase(cards, rulebook::Value("31"));
  without.readings.front().value = cards;
  edition.clauses.push_back(without);
  checker::RulesetComparer comparer;
  const UnusedClauses found = find_unused(edition, comparer);
  const auto one = std::find_if(found.unused.begin(), found.unused.end(), [](const auto& unused) {
    return unused.clause == "korean.seotda/combination.curtain-moon#1";
  });
  ASSERT_NE(one, found.unused.end());
  EXPECT_EQ(one->only_at, "2 players; 4 players");
}

TEST(UnusedClauses, OfABettingGame) {
  checker::RulesetComparer comparer;
  const UnusedClauses found = find_unused(books::builtin().at("korean.seotda"), comparer);
  EXPECT_GT(found.used, 20);
  EXPECT_EQ(found.evidence.basis, Basis::searched);
}

}  // namespace
}  // namespace hanaproof::audit::clauses_test
