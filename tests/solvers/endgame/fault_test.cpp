// The comparison with the specification sees faults: cards taken to be alike that are not, and
// positions taken to be the same that are not.
#include <gtest/gtest.h>

#include "solvers/adapters/capturing.h"
#include "solvers/endgame/search.h"
#include "solvers/engine/dispatch.h"
#include "tests/solvers/endgame/agreement.h"
#include "tests/solvers/endgame/positions.h"
#include "tests/solvers/endgame/rules.h"

namespace hanaproof::endgame::testing::fault_test {
namespace {

rulebook::Ruleset rules(std::string_view edition) { return {builtin().at(edition), {2, {}}}; }

TEST(Faults, RibbonsTakenForDregsAreSeen) {
  const auto played = rules("hana-awase.pl");
  const auto equal = played.with(
      "score.card-values",
      rulebook::Value::Record{{"light", 20}, {"animal", 10}, {"ribbon", 1}, {"dreg", 1}});
  Solver solver(played, {.every_move = true}, Likeness(equal));
  EXPECT_NE(compare(played, solver, 100, 3, 1).disagreement, "");
}

TEST(Faults, CapturedCardsTakenForAlikeInKoiKoiAreSeen) {
  const auto played = rules("robin-red.koi-koi.en");
  const auto without_yaku =
      rules("hana-awase.pl")
          .with("score.card-values",
                rulebook::Value::Record{{"light", 1}, {"animal", 1}, {"ribbon", 1}, {"dreg", 1}});
  Solver solver(played, {.every_move = true}, Likeness(without_yaku));
  EXPECT_NE(compare(played, solver, 400, 3, 1).disagreement, "");
}

// Keys of a position of which something is forgotten first.
template <class Forget>
struct Forgetful {
  template <engine::Shape S>
  static Key of(const engine::Game<S>& game, const Future<S>& future, const Knowledge& known,
                engine::State<S.players> state, const View& view) {
    Forget()(state);
    return PositionKeys::of(game, future, known, state, view);
  }
};

struct Nothing {
  void operator()(auto&) const {}
};
struct Field {
  void operator()(auto& state) const { state.field = 0; }
};
struct OneHand {
  void operator()(auto& state) const { state.hand[1] = 0; }
};
struct BothHands {
  void operator()(auto& state) const { state.hand = {}; }
};
struct Partners {
  void operator()(auto& state) const { state.hand[0] = state.hand[2] = 0; }
};
struct Captured {
  void operator()(auto& state) const {
    state.captured = {};
    state.counters = {};
  }
};
struct Calls {
  void operator()(auto& state) const {
    state.calls = {};
    state.called_at = {};
  }
};

// How many crowded positions get another value than from brute force.
template <class Forget, int Players = 2>
int wrong_values(const rulebook::Ruleset& played, int positions, int hand = 3) {
  const spec::Rules by_spec(played);
  const engine::Tables tables(played);
  const Knowledge known(tables, Likeness(played));
  Workspace work(12);
  cards::Dice dice(3);
  int wrong = 0;
  for (int i = 0; i < positions; ++i) {
    const auto position = crowded(by_spec, hand, dice);
    const auto exact = brute_force(by_spec, position, 30'000);
    if (!exact) continue;
    const auto root = adapters::to_engine<Players>(tables, position);
    const int value =
        engine::with_game(tables, adapters::stock_of(position), [&](const auto& game) -> int {
          constexpr engine::Shape kShape = std::remove_cvref_t<decltype(game)>::kShape;
          if constexpr (kShape.players == Players) {
            Search<kShape, Forgetful<Forget>> search(game, known, work, root);
            return search.base(root) + search.value(root, 0);
          } else {
            return 0;
          }
        });
    if (value != exact->value) ++wrong;
  }
  return wrong;
}

TEST(Faults, NoneAreSeenWhereNothingIsForgotten) {
  EXPECT_EQ(wrong_values<Nothing>(rules("hana-awase.pl"), 100), 0);
  EXPECT_EQ(wrong_values<Nothing>(rules("robin-red.koi-koi.en"), 100), 0);
}

TEST(Faults, AForgottenFieldIsSeen) {
  EXPECT_GT(wrong_values<Field>(rules("hana-awase.pl"), 100), 0);
}

TEST(Faults, AForgottenHandIsSeen) {
  EXPECT_GT(wrong_values<OneHand>(rules("hana-awase.pl"), 100), 0);
  EXPECT_GT(wrong_values<BothHands>(rules("hana-awase.pl"), 100), 0);
}

TEST(Faults, ForgottenHandsOfATeamAreSeen) {
  const rulebook::Ruleset teams(builtin().at("robin-red.sakura.en"), {4, {"teams-of-two"}});
  EXPECT_EQ((wrong_values<Nothing, 4>(teams, 1500, 2)), 0);
  EXPECT_GT((wrong_values<Partners, 4>(teams, 1500, 2)), 0);
}

TEST(Faults, ForgottenCapturesAreSeenInKoiKoi) {
  EXPECT_GT(wrong_values<Captured>(rules("robin-red.koi-koi.en"), 200), 0);
}

// Where a yaku is called again each turn and each call counts, the same captures are worth more if
// the yaku came first.
TEST(Faults, ForgottenCallsAreSeenInKoiKoi) {
  const auto played = rules("oishi-tengudo.koi-koi")
                          .with("score.own-calls", rulebook::Value("factorial"))
                          .with("call.trigger", rulebook::Value("any-turn"));
  EXPECT_EQ(wrong_values<Nothing>(played, 300), 0);
  EXPECT_GT(wrong_values<Calls>(played, 300), 0);
}

}  // namespace
}  // namespace hanaproof::endgame::testing::fault_test
