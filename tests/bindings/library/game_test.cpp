#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::game_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

constexpr std::uint64_t kRounds = 25;

// Yaku of one seat mean the same in any order.
std::string text(const Score& score) {
  std::string text;
  for (auto yaku : score.yaku) {
    std::ranges::sort(yaku, {}, &MadeYaku::id);
    for (const auto& [id, points] : yaku) text += fmt::format("{} {}, ", id, points);
    text += "; ";
  }
  return text + fmt::format("points {} result {} payment {} money {} winners {}", score.points,
                            score.result, score.payment, score.money, score.winners);
}

void expect_alike(const State& engine, const State& spec) {
  ASSERT_EQ(engine.legal_moves(), spec.legal_moves()) << engine.json();
  ASSERT_EQ(engine.over(), spec.over());
  ASSERT_EQ(engine.turn(), spec.turn()) << engine.json();
  ASSERT_EQ(text(engine.score()), text(spec.score())) << engine.json();
}

class EveryKind : public ::testing::TestWithParam<std::size_t> {
 protected:
  Rules rules = every_kind().at(GetParam());
  Game engine{rules};
  Game spec{rules, Referee::specification};

  // Calls `visit` with every state of some rounds at random, ends included.
  template <class Visit>
  void for_each_state(const Game& game, Visit visit) {
    for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
      cards::Dice dice(seed);
      State state = game.deal(seed, static_cast<int>(seed) % rules.players());
      for (visit(state); !state.over(); visit(state)) state = state.after(random_move(state, dice));
    }
  }
};

TEST_P(EveryKind, TheEngineGoesWhereTheSpecificationGoes) {
  for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
    cards::Dice dice(seed);
    const int dealer = static_cast<int>(seed) % rules.players();
    State fast = engine.deal(seed, dealer);
    State slow = spec.deal(seed, dealer);
    expect_alike(fast, slow);
    while (!fast.over() && !HasFatalFailure()) {
      const std::string move = random_move(fast, dice);
      fast = fast.after(move);
      slow = slow.after(move);
      expect_alike(fast, slow);
    }
  }
}

TEST_P(EveryKind, PositionsAreReadBack) {
  for_each_state(engine, [&](const State& state) {
    const State read = engine.at(state.json());
    ASSERT_EQ(read.json(), state.json());
    expect_alike(read, state);
  });
}

TEST_P(EveryKind, TheSameSeedDealsTheSameCards) {
  EXPECT_EQ(engine.deal(7).json(), engine.deal(7).json());
  EXPECT_NE(engine.deal(7).json(), engine.deal(8).json());
}

TEST_P(EveryKind, IllegalMovesAreRefusedWithTheLegalOnes) {
  const State state = engine.deal(3);
  for (const Game* game : {&engine, &spec}) {
    const State same = game->at(state.json());
    const auto error = error_of([&] { (void)same.after("fly"); });
    for (const std::string& move : same.legal_moves()) EXPECT_THAT(error, HasSubstr(move));
    EXPECT_EQ(same.json(), game->at(state.json()).json());
  }
}

// 1 + the states below it, counted by moves alone.
std::uint64_t leaves(const State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t all = 0;
  for (const std::string& move : state.legal_moves()) all += leaves(state.after(move), depth - 1);
  return all;
}

TEST_P(EveryKind, PerftCountsSequencesOfMoves) {
  const State state = engine.deal(5);
  for (const int depth : {0, 1, 2}) {
    EXPECT_EQ(engine.perft(state, depth), leaves(state, depth));
    EXPECT_EQ(spec.perft(spec.at(state.json()), depth), leaves(state, depth));
  }
  EXPECT_THAT(error_of([&] { (void)engine.perft(state, -1); }), HasSubstr("expected 0 or more"));
}

INSTANTIATE_TEST_SUITE_P(ApiGame, EveryKind, ::testing::Range<std::size_t>(0, 7));

TEST(ApiGameErrors, SayWhatIsWrong) {
  const Game koi_koi(Rules(builtin(), "robin-red.koi-koi.en"));
  const State dealt = koi_koi.deal(1);
  const auto refused = [&](const std::string& json) {
    return error_of([&] { (void)koi_koi.at(json); });
  };
  EXPECT_THAT(refused("{"), HasSubstr("position: not JSON"));
  EXPECT_THAT(refused("{"), Not(HasSubstr("json.exception")));
  EXPECT_THAT(refused("{}"), HasSubstr("\"edition\" is missing"));
  EXPECT_THAT(refused(Game(Rules(builtin(), "robin-red.koi-koi.fr")).deal(1).json()),
              HasSubstr("its edition is robin-red.koi-koi.fr"));
  EXPECT_THAT(refused(Game(Rules(builtin(), "robin-red.koi-koi.en",
                                 {.changes = {{"call.trigger", "any-turn"}}}))
                          .deal(1)
                          .json()),
              HasSubstr("call.trigger"));
  EXPECT_THAT(error_of([&] { (void)koi_koi.deal(1, 2); }), HasSubstr("a seat from 0 to 1"));
  EXPECT_THAT(error_of([&] { (void)dealt.seen_by(2); }), HasSubstr("from 0 to 1"));
  const Game other(Rules(builtin(), "robin-red.koi-koi.fr"));
  EXPECT_THAT(error_of([&] { (void)other.perft(dealt, 1); }), HasSubstr("of another game"));
}

TEST(ApiGameErrors, TellThatTheRoundIsOver) {
  const Game game(Rules(builtin(), "robin-red.koi-koi.en"));
  cards::Dice dice(1);
  State state = game.deal(1);
  while (!state.over()) state = state.after(random_move(state, dice));
  EXPECT_EQ(state.turn(), std::nullopt);
  EXPECT_THAT(state.legal_moves(), SizeIs(0));
  EXPECT_THAT(error_of([&] { (void)state.after("11"); }), HasSubstr("the round is over"));
}

}  // namespace
}  // namespace hanaproof::api_test::game_test
