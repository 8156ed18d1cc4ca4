// Games in which cards are captured have more rules to ask about.
#include "tests/checker/engines/identify/mixtures.h"

namespace hanaproof::identify::testing::mixture_slow_test {
namespace {

TEST(AllMixtures, OfCapturingGamesIsTakenApart) {
  take_apart({"oishi with views",
              "koi-koi",
              2,
              "oishi-tengudo.koi-koi",
              "robin-red.koi-koi.de",
              {"capture.played.one", "yaku.hanami", "yaku.sankou"}});
}

}  // namespace
}  // namespace hanaproof::identify::testing::mixture_slow_test
