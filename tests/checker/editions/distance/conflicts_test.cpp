// Bounds from below on sets of changes.
#include "checker/editions/distance/edit_path.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "checker/editions/compare/enact.h"
#include "checker/situations/piles.h"
#include "model/cards/dice.h"
#include "tests/books.h"

namespace hanaproof::distance::conflicts_test {
namespace {

using rulebook::Ruleset;

Set set_of(unsigned bits, std::size_t topics) {
  Set set;
  for (std::size_t i = 0; i < topics; ++i) set.push_back((bits >> i & 1U) != 0);
  return set;
}

TEST(Conflicts, OfThreeEachTwoOfWhichConflictTwoAreNeeded) {
  Conflicts conflicts(3);
  const Set none(3, false);
  conflicts.add(none, {0, 1});
  conflicts.add(none, {1, 2});
  conflicts.add(none, {0, 2});
  const auto least = conflicts.least(0, 3);
  EXPECT_EQ(least.changes, 2U);
  ASSERT_TRUE(least.set);
  EXPECT_EQ(conflicts.least(0, 1).changes, 2U);
  EXPECT_FALSE(conflicts.least(0, 1).set);
}

TEST(Conflicts, AChangeMayBeWhatIsTooMuch) {
  // The first alone will not do: either it is left out, or the second is made, too.
  Conflicts conflicts(2);
  conflicts.add({true, false}, {0, 1});
  EXPECT_EQ(conflicts.least(0, 2).changes, 0U);
  conflicts.add({false, false}, {0});
  EXPECT_EQ(conflicts.least(0, 2).changes, 2U);
}

TEST(Conflicts, AreMetAsAmongAllSets) {
  constexpr std::size_t kTopics = 7;
  cards::Dice dice(5);
  for (int round = 0; round < 300; ++round) {
    Conflicts conflicts(kTopics);
    std::vector<std::pair<Set, std::vector<std::size_t>>> added;
    for (int i = dice.roll(12); i >= 0; --i) {
      const Set made = set_of(static_cast<unsigned>(dice.roll(1 << kTopics)), kTopics);
      std::vector<std::size_t> asked;
      for (std::size_t topic = 0; topic < kTopics; ++topic) {
        if (dice.chance(40)) asked.push_back(topic);
      }
      conflicts.add(made, asked);
      added.emplace_back(made, asked);
    }
    std::size_t fewest = kTopics + 1;
    for (unsigned bits = 0; bits < 1U << kTopics; ++bits) {
      const Set set = set_of(bits, kTopics);
      const bool meets = std::ranges::all_of(added, [&](const auto& one) {
        return std::ranges::any_of(one.second,
                                   [&](std::size_t i) { return set[i] != one.first[i]; });
      });
      if (meets) fewest = std::min(fewest, static_cast<std::size_t>(std::popcount(bits)));
    }
    EXPECT_EQ(conflicts.least(0, kTopics).changes, fewest) << round;
  }
}

// Two editions with five differences, by what piles are worth.
TEST(Conflicts, WhatIsNotAskedForDoesNotMatter) {
  const std::string one =
      books::clause("score.yaku-add", "\"all-add\"") + books::yaku("x", "all(moon | sake)", "5");
  const std::string other = books::clause("score.yaku-add", "\"best-only\"") +
                            books::yaku("x", "all(moon | sake)", "6") +
                            books::yaku("y", "count(animal) >= 5", "1");
  const auto first = books::small(one);
  const auto second = books::small("hides = [\"sankou\"]\n" + other);
  const rulebook::Scope scope{2, {}};
  const Ruleset source(first.editions().front(), scope);
  const Ruleset target(second.editions().front(), scope);
  std::vector<Change> changes;
  for (const auto* topic : playable_topics(source.edition(), target.edition())) {
    if (source[topic->id] == target[topic->id]) continue;
    changes.push_back({topic, source[topic->id], target[topic->id]});
  }
  ASSERT_EQ(changes.size(), 4U);  // gokou, x, y, and how yaku add
  std::vector<Ruleset> rules;
  for (unsigned bits = 0; bits < 16; ++bits) {
    Ruleset some = target;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if ((bits >> i & 1U) == 0) some = some.with(changes[i].topic->id, changes[i].from);
    }
    rules.push_back(std::move(some));
  }
  int depend = 0;
  const auto& piles = checker::sample_piles();
  for (std::size_t i = 0; i < piles.size(); i += piles.size() / 200 + 1) {
    checker::Witness witness;
    witness.situation = checker::Situation::pile;
    witness.pile = piles[i];
    std::vector<std::string> lines;
    for (const Ruleset& some : rules) lines.push_back(enact(some, witness));
    for (unsigned made = 0; made < 16; ++made) {
      unsigned mask = 0;
      for (const std::size_t place : asked_in(rules[made], witness, changes)) mask |= 1U << place;
      for (unsigned set = 0; set < 16; ++set) {
        if ((set & mask) == (made & mask)) {
          EXPECT_EQ(lines[set], lines[made]) << made << " " << set;
        }
        if (lines[set] != lines[made]) ++depend;
      }
    }
  }
  EXPECT_GT(depend, 0);
}

}  // namespace
}  // namespace hanaproof::distance::conflicts_test
