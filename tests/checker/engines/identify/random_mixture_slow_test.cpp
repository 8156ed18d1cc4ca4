// Fifty engines that play an edition with one to four answers exchanged at random: every one is
// told for what it plays.
#include "tests/checker/engines/identify/random_mixtures.h"

namespace hanaproof::identify::testing::random_mixture_slow_test {
namespace {

class AllRandomMixtures : public ::testing::TestWithParam<int> {};

TEST_P(AllRandomMixtures, AreNamed) { name_mixture(static_cast<std::uint64_t>(GetParam())); }

INSTANTIATE_TEST_SUITE_P(Seeds, AllRandomMixtures, ::testing::Range(1, 51));

}  // namespace
}  // namespace hanaproof::identify::testing::random_mixture_slow_test
