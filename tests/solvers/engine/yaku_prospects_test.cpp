// What can still be made is never less than what is made, and hangs on nothing but the counts
// named.
#include "solvers/engine/yaku_prospects.h"

#include <map>
#include <tuple>

#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "solvers/engine/tables.h"

namespace hanaproof::engine {
namespace {

constexpr int kPiles = 20'000;

const rulebook::Library& library() {
  static const rulebook::Library all(editions::builtin_editions());
  return all;
}

Counters counters_of(const YakuTable& yaku, Bits cards) {
  return yaku.nothing_captured() + yaku.gain(cards);
}

// About `eighths` eighths of the cards.
Bits pile(cards::Dice& dice, unsigned eighths) {
  Bits cards = 0;
  for (int card = 0; card < 48; ++card) {
    if (dice.below(8) < eighths) cards |= bit(card);
  }
  return cards;
}

class Prospects : public testing::TestWithParam<const char*> {
 protected:
  const Tables tables{rulebook::Ruleset(library().at(GetParam()), {2, {}})};
  const YakuTable& yaku = tables.yaku;
  const YakuProspects prospects{yaku};
  cards::Dice dice{3};
};

TEST_P(Prospects, ContainWhatIsMadeOfFewerCards) {
  ASSERT_TRUE(prospects.known());
  int made_something = 0;
  for (int i = 0; i < kPiles; ++i) {
    const Bits most = pile(dice, 4);
    const Bits cards = most & pile(dice, 6);
    const Made made = yaku.made(cards, counters_of(yaku, cards));
    const auto outlook = prospects.outlook(counters_of(yaku, most));
    EXPECT_EQ(made.which & ~outlook.which, 0U);
    EXPECT_LE(made.points, outlook.points);
    if (made.points > 0) ++made_something;
  }
  EXPECT_GT(made_something, kPiles / 10);
}

TEST_P(Prospects, NameTheCountsThatDecide) {
  const Bits most = bit(48) - 1;
  const Reached counts = prospects.outlook(counters_of(yaku, most)).counts;
  const Reached growing = prospects.growing();
  // By the thresholds reached, how far those have grown that grow, and the sake cup.
  std::map<std::tuple<Reached, std::uint64_t, std::uint64_t, bool>, std::pair<YakuSet, int>>
      made_of;
  int met_again = 0;
  for (int i = 0; i < kPiles; ++i) {
    const Bits cards = pile(dice, 3);
    const Counters counters = counters_of(yaku, cards);
    Counters grown;
    for (int counter = 0; counter < kCounters; ++counter) {
      if ((growing >> counter & 1) == 0) continue;
      const Counters all{counters.low & flag(counter).low / 0x80 * 0xFF,
                         counters.high & flag(counter).high / 0x80 * 0xFF};
      grown = grown + all;
    }
    const bool sake = prospects.sake_matters() && (cards & bit(cards::kSakeCup.index())) != 0;
    const Reached known = reached(counters) & counts;
    const Made made = yaku.made(cards, counters);
    const auto [found, is_new] =
        made_of.try_emplace({known, grown.low, grown.high, sake}, made.which, made.points);
    if (!is_new) ++met_again;
    EXPECT_EQ(found->second, std::pair(made.which, made.points));
  }
  EXPECT_GT(met_again, kPiles / 10);
}

TEST_P(Prospects, AreNoneWithoutCards) {
  EXPECT_EQ(prospects.outlook(yaku.nothing_captured()).which, 0U);
  EXPECT_EQ(prospects.outlook(yaku.nothing_captured()).points, 0);
}

INSTANTIATE_TEST_SUITE_P(Editions, Prospects,
                         testing::Values("oishi-tengudo.koi-koi", "nintendo.koi-koi",
                                         "robin-red.koi-koi.de", "sheet.ceruleanoak"));

}  // namespace
}  // namespace hanaproof::engine
