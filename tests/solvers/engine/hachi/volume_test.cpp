// A hundred thousand matches at random, under rules of every kind: all end, and nothing is lost.
#include <gtest/gtest.h>

#include "solvers/engine/hachi/random_match.h"
#include "tests/plover.h"
#include "tests/solvers/engine/hachi/conserved.h"

namespace hanaproof::engine::hachi::volume_test {
namespace {

TEST(ManyMatches, EndAndConserveCardsAndMoney) {
  const std::vector<std::string> rules = {
      "",
      books::clause("field.pending-end", "\"extra-rounds\""),
      books::clause("sage.cancel", "\"play-on\"") + books::clause("sage.trigger", "\"more-kan\""),
      books::clause("hand.four-of-month", "\"redeal\"") +
          books::clause("field.four-of-month", "\"void\""),
      books::clause("yoshi.cards", "\"counted\"") +
          books::clause("bonus.after-call", "\"counts\"") +
          books::clause("mizuten.after-call", "\"counts\""),
      books::clause("chased.payer", "\"pot\"") + books::clause("chased.penalty", "\"as-others\"") +
          books::clause("final.bonus-from", "\"other-players\""),
      books::clause("combo.types", "\"all-add\"") + books::clause("pot.tie", "\"shared\"") +
          books::clause("marker.empty-pot", "\"winner-pays\""),
      books::clause("count.settle", "\"pairwise\"") +
          books::clause("round.no-match-counts", "false"),
  };
  constexpr int kMatches = 100'000;
  const int each = kMatches / static_cast<int>(5 * rules.size());
  MoveList list;
  int over = 0;
  std::uint64_t states = 0;
  for (const std::string& more : rules) {
    const auto library = books::plover(more);
    for (int players = 3; players <= 7; ++players) {
      const Tables tables(rulebook::Ruleset(library.at("plover.en"), {players, {}}));
      for (int seed = 0; seed < each; ++seed) {
        cards::Dice random(static_cast<std::uint64_t>(seed));
        Match match;
        const int rounds = seed % 2 == 0 ? 6 : 12;
        states += play_match(tables, rounds, random, match, 10'000, list, [&](const State& state) {
                    ASSERT_EQ(testing::lost(tables.rules, state), "") << more;
                  }).states;
        over += match.over ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(over, kMatches);
  EXPECT_GT(states, 10'000'000U);
}

}  // namespace
}  // namespace hanaproof::engine::hachi::volume_test
