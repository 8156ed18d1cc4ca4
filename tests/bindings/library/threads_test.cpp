// Games, states and rules that several threads share.
#include <thread>

#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::threads_test {
namespace {

constexpr int kThreads = 4;

std::vector<std::string> line_of(const State& dealt) {
  std::vector<std::string> line = {dealt.json()};
  cards::Dice dice(11);
  for (State state = dealt; !state.over(); line.push_back(state.seen_by(0)))
    state = state.after(random_move(state, dice));
  return line;
}

TEST(ApiThreads, ShareAGameAndItsStates) {
  for (const Referee referee : {Referee::engine, Referee::specification}) {
    for (const char* edition :
         {"robin-red.koi-koi.en", "korean.seotda", "oishi-tengudo.hachi-hachi"}) {
      const Game game(Rules(builtin(), edition), referee);
      const State dealt = game.deal(6);
      std::vector<std::vector<std::string>> lines(kThreads);
      {
        std::vector<std::jthread> threads;
        for (auto& line : lines) threads.emplace_back([&] { line = line_of(dealt); });
      }
      for (const auto& line : lines) EXPECT_EQ(line, line_of(dealt));
    }
  }
}

}  // namespace
}  // namespace hanaproof::api_test::threads_test
