// What is made up for the fuzzer and for corpora: positions that a round may lead to.
#include "checker/engines/regress/probes.h"

#include <gtest/gtest.h>

#include "checker/situations/reachable.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::probes_test {
namespace {

using notation::Position;

struct Made {
  int tried = 0;
  int made = 0;
};

// So many positions of each kind, by an edition at all its scopes.
template <class Make>
Made each(const rulebook::Edition& edition, const std::map<std::string, std::string>& answers,
          Make make) {
  constexpr int kOfEach = 20;
  Made all;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const spec::Rules rules(
        testing::changed(testing::rules(edition.id, scope.players, scope.options), answers));
    const Guide guide(rules);
    cards::Dice dice(1);
    CallsSeen seen;
    for (int i = 0; i < kOfEach; ++i) {
      ++all.tried;
      const std::optional<Position> position = make(rules, guide, dice, seen);
      if (!position) continue;
      ++all.made;
      EXPECT_EQ(checker::why_unreachable(rules, *position), "") << games::to_json(*position);
    }
  }
  return all;
}

TEST(MadeUp, CallsCanComeAboutAndLeaveAChoice) {
  for (const rulebook::Edition* edition : testing::library().of_game("koi-koi")) {
    for (const char* after : {"offered", "stop-only"}) {
      const Made made = each(*edition, {{"call.after-last-card", after}},
                             [](const auto& rules, const auto& guide, auto& dice, auto& seen) {
                               auto call = made_up_call(rules, guide, dice, seen);
                               if (call) {
                                 EXPECT_EQ(spec::legal_moves(rules, *call).size(), 2U);
                               }
                               return call;
                             });
      EXPECT_GT(made.made, made.tried * 9 / 10) << edition->id;
    }
  }
}

TEST(MadeUp, EndsCanComeAbout) {
  for (const char* game : {"koi-koi", "hana-awase", "sakura"}) {
    for (const rulebook::Edition* edition : testing::library().of_game(game)) {
      const Made made =
          each(*edition, {}, [](const auto& rules, const auto& guide, auto& dice, auto&) {
            return made_up_end(rules, guide, dice);
          });
      EXPECT_GT(made.made, made.tried * 9 / 10) << edition->id;
    }
  }
}

}  // namespace
}  // namespace hanaproof::regress::probes_test
