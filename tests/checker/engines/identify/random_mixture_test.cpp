// A few of the mixtures of random_mixture_slow_test.cpp, of games whose questions are soon found;
// that of Koi-Koi shares its questions with other tests.
#include "tests/checker/engines/identify/random_mixtures.h"

namespace hanaproof::identify::testing::random_mixture_test {
namespace {

class RandomMixtures : public ::testing::TestWithParam<int> {};

TEST_P(RandomMixtures, AreNamed) { name_mixture(static_cast<std::uint64_t>(GetParam())); }

INSTANTIATE_TEST_SUITE_P(Seeds, RandomMixtures, ::testing::Values(3, 5, 11, 13, 27, 29, 43));

TEST(RandomMixtureOfKoiKoi, IsNamed) { name_mixture(18); }

TEST(NamesOfMixtures, AreWrongWithoutOneOfTheRules) {
  const RandomMixture mixture = random_mixture(3);
  const rulebook::Ruleset rules = mixture.rules();
  const rulebook::Ruleset plain(*mixture.edition, {mixture.players, {}});
  EXPECT_FALSE(plays_alike(rules, plain, 60));
  EXPECT_FALSE(names_all({}, plain, rules));
  EXPECT_TRUE(names_all({}, rules, rules));
}

}  // namespace
}  // namespace hanaproof::identify::testing::random_mixture_test
