// Ctrl-C while the solver is at work: it is for the process to say what comes of it.
#include <chrono>
#include <csignal>
#include <stop_token>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include "solvers/smt/session.h"
#include "solvers/smt/text.h"

namespace hanaproof::smt::signal_test {
namespace {

using namespace std::chrono_literals;

volatile std::sig_atomic_t signals = 0;
extern "C" void count(int) { signals = signals + 1; }

// Presses Ctrl-C again and again while something is asked of a solver: however busy the machine is,
// it comes before, within and after.
template <class Ask>
auto with_ctrl_c(const Ask& ask) {
  signals = 0;
  auto* const before = std::signal(SIGINT, count);
  auto answer = [&] {
    const std::jthread sender([](const std::stop_token& ended) {
      do {
        kill(getpid(), SIGINT);
        std::this_thread::sleep_for(20ms);
      } while (!ended.stop_requested());
    });
    return ask();
  }();
  std::signal(SIGINT, before);
  return answer;
}

// The product of the primes 2860486313 and 3037000493. Nothing finds them within a second.
constexpr std::uint64_t kProduct = 8687298342800752309U;

TEST(CtrlC, IsNotTakenForTheAnswerOfACheck) {
  const auto factor = [](const char* name) { return zero_extend(variable(name, 32), 32); };
  const Query query = {
      "factors",
      {},
      {{"the product", equal(binary(Op::multiply, factor("a"), factor("b")), bits(64, kProduct))}}};
  const Outcome outcome = with_ctrl_c([&] { return Session(query, {.timeout = 600ms}).check(); });
  EXPECT_GE(signals, 1);
  ASSERT_TRUE(std::holds_alternative<Unknown>(outcome)) << name(outcome);
  EXPECT_EQ(std::get<Unknown>(outcome).reason, "timeout");
}

TEST(CtrlC, IsNotTakenForTheAnswerToAText) {
  const std::string text =
      "(declare-const |a| (_ BitVec 32))(declare-const |b| (_ BitVec 32))"
      "(assert (= (bvmul ((_ zero_extend 32) |a|) ((_ zero_extend 32) |b|)) "
      "(_ bv8687298342800752309 64)))(check-sat)";
  const TextAnswer answer = with_ctrl_c([&] { return solve_text(text, 600ms); });
  EXPECT_GE(signals, 1);
  EXPECT_EQ(answer.verdict, "unknown");
  EXPECT_THAT(answer.reason, testing::Not(testing::HasSubstr("keyboard")));
}

}  // namespace
}  // namespace hanaproof::smt::signal_test
