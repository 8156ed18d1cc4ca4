// Games in which cards are captured have more rules to ask about.
#include "tests/checker/identify/mixtures.h"

namespace hanaproof::identify::testing {
namespace {

TEST(Mixture, OfCapturingGamesIsTakenApart) {
  take_apart({"oishi with views",
              "koi-koi",
              2,
              "oishi-tengudo.koi-koi",
              "robin-red.koi-koi.de",
              {"capture.played.one", "yaku.hanami", "yaku.sankou"}});
}

}  // namespace
}  // namespace hanaproof::identify::testing
