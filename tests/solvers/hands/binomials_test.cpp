// Of all 73,629,072 hands of seven cards: what binomial coefficients say, and both ways to count.
#include <gtest/gtest.h>

#include <map>

#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "solvers/hands/summary.h"
#include "tests/solvers/hands/grebe_rules.h"

namespace hanaproof::hands::binomials_test {
namespace {

using testing::grebe_rules;
using testing::place;

// Of how many months a hand has four, three, two cards and one.
struct Profile {
  int fours = 0;
  int threes = 0;
  int twos = 0;
  int ones = 0;

  int cards() const { return 4 * fours + 3 * threes + 2 * twos + ones; }
  // The months are chosen one sort after the other, then the cards of each.
  std::uint64_t hands() const {
    const auto power = [](std::uint64_t base, int exponent) {
      std::uint64_t product = 1;
      for (int i = 0; i < exponent; ++i) product *= base;
      return product;
    };
    return choose(12, fours) * choose(12 - fours, threes) * choose(12 - fours - threes, twos) *
           choose(12 - fours - threes - twos, ones) * power(4, threes) * power(6, twos) *
           power(4, ones);
  }
};

template <class Holds>
std::uint64_t hands_of_seven(const Holds& holds) {
  std::uint64_t sum = 0;
  for (int fours = 0; fours <= 1; ++fours) {
    for (int threes = 0; threes <= 2; ++threes) {
      for (int twos = 0; twos <= 3; ++twos) {
        Profile profile{fours, threes, twos, 0};
        profile.ones = 7 - profile.cards();
        if (profile.ones >= 0 && holds(profile)) sum += profile.hands();
      }
    }
  }
  return sum;
}

// Once for each reading.
const Tally& gone_through(const HandRules& rules, bool either) {
  static std::map<bool, Tally> known;
  if (!known.contains(either)) known[either] = enumerate_hands(rules);
  return known[either];
}

class Binomials : public ::testing::TestWithParam<const char*> {
 protected:
  bool either() const { return std::string(GetParam()) == "either"; }
  HandRules rules_ = grebe_rules({{"card.willow", GetParam()}});
  const Tally& tally_ = gone_through(rules_, either());
  std::uint64_t made(const std::string& id) const {
    return summarise(rules_, tally_).made[place(rules_, id)];
  }
};

TEST_P(Binomials, BothWaysOfCountingAgree) {
  EXPECT_EQ(difference(rules_, tally_, count_hands(rules_)), "");
  EXPECT_EQ(tally_.hands, 73'629'072U);
  EXPECT_EQ(hands_of_seven([](const Profile&) { return true; }), tally_.hands);
}

// 27 cards are dregs or willows; beside these there are 4 lights, 8 animals and 9 ribbons. Where
// willow cards are what they are, too, a hand of such 27 alone makes the combo of one light, animal
// or ribbon with the willow's own.
TEST_P(Binomials, OfDregs) {
  const std::uint64_t with_willow = either() ? choose(26, 6) : 0;
  EXPECT_EQ(made("all-dregs"), choose(27, 7));
  EXPECT_EQ(made("single-light"), 4 * choose(27, 6) + with_willow);
  EXPECT_EQ(made("single-animal"), 8 * choose(27, 6) + with_willow);
  EXPECT_EQ(made("single-ribbon"), 9 * choose(27, 6) + with_willow);
  EXPECT_EQ(made("red"), choose(36, 7) - (either() ? choose(26, 7) : choose(27, 7)));
}

TEST_P(Binomials, OfMonths) {
  const auto expect = [&](const std::string& id, const auto& holds) {
    EXPECT_EQ(made(id), hands_of_seven(holds)) << id;
  };
  expect("three", [](const Profile& p) { return p.threes + p.fours >= 1; });
  expect("double-three", [](const Profile& p) { return p.threes + p.fours >= 2; });
  expect("full-house", [](const Profile& p) { return p.threes == 1 && p.twos == 2; });
  expect("triple-pair", [](const Profile& p) { return p.twos + p.threes + p.fours >= 3; });
  expect("four", [](const Profile& p) { return p.fours == 1; });
  expect("four-and-pair", [](const Profile& p) { return p.fours == 1 && p.twos + p.threes >= 1; });
  expect("four-and-three", [](const Profile& p) { return p.fours == 1 && p.threes == 1; });
  EXPECT_EQ(made("four-and-three"), 12U * 11 * 4);
}

// Two threes: of four months any three of them will do (4 or 3 worthy ones), of December one, of
// the seven others none is worthy.
TEST_P(Binomials, OfThreesThatAreWorthMore) {
  const auto worths = summarise(rules_, tally_).worths[place(rules_, "double-three")];
  // Hands of three and three of two months, and one card more of a third; or of four and three.
  const auto threes = [](std::uint64_t first, std::uint64_t second) { return first * second * 40; };
  // Ways to hold three cards: a worthy month 4; December 1 worthy and 3 not; another month 4. With
  // four cards: each month is held whole in one way, and a worthy month stays worthy.
  const std::uint64_t both =
      choose(3, 2) * threes(4, 4) + 3 * threes(4, 1) + (3 * 2) * 4 + 3 * (1 + 4);
  EXPECT_EQ(worths.at(8), both);
  std::uint64_t all = 0;
  for (const auto& [kan, hands] : worths) all += hands;
  EXPECT_EQ(worths.at(6) + worths.at(7) + worths.at(8), all);
}

INSTANTIATE_TEST_SUITE_P(Willow, Binomials, ::testing::Values("either", "dreg-only"),
                         [](const auto& test) {
                           return std::string(test.param) == "either" ? "either" : "dregOnly";
                         });

TEST(Choose, IsPascals) {
  EXPECT_EQ(choose(48, 7), 73'629'072U);
  EXPECT_EQ(choose(5, 0), 1U);
  EXPECT_EQ(choose(5, 6), 0U);
  for (int n = 1; n < 40; ++n) {
    for (int k = 1; k < n; ++k) EXPECT_EQ(choose(n, k), choose(n - 1, k) + choose(n - 1, k - 1));
  }
  EXPECT_THROW(choose(200, 100), std::overflow_error);
}

}  // namespace
}  // namespace hanaproof::hands::binomials_test
