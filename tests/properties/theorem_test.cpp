#include "properties/theorem.h"

#include <gmock/gmock.h>

#include <atomic>
#include <stdexcept>

namespace hanaproof::properties::theorem_test {
namespace {

using ::testing::HasSubstr;

Proof by(Verdict verdict, std::vector<std::string> details = {}) {
  Proof proof;
  proof.verdict = verdict;
  proof.details = std::move(details);
  return proof;
}

TEST(Theorem, MethodsTogetherProveRefuteOrDisagree) {
  using enum Verdict;
  EXPECT_EQ(combine({by(proved)}), proved);
  EXPECT_EQ(combine({by(proved), by(held)}), proved);
  EXPECT_EQ(combine({by(unknown), by(proved)}), proved);
  EXPECT_EQ(combine({by(refuted), by(unknown)}), refuted);
  EXPECT_EQ(combine({by(proved), by(refuted)}), disagree);
}

TEST(Theorem, WhatOnlyHeldInSamplesIsNotProved) {
  EXPECT_EQ(combine({by(Verdict::held)}), Verdict::unknown);
  EXPECT_EQ(combine({}), Verdict::unknown);
}

TEST(Theorem, ProofsWithDifferentFindingsDisagree) {
  EXPECT_EQ(combine({by(Verdict::proved, {"a implies b"}), by(Verdict::proved, {})}),
            Verdict::proved);
  EXPECT_EQ(combine({by(Verdict::proved, {"a implies b"}), by(Verdict::proved, {"a implies b"})}),
            Verdict::proved);
  EXPECT_EQ(combine({by(Verdict::proved, {"a implies b"}), by(Verdict::proved, {"b implies a"})}),
            Verdict::disagree);
}

TEST(Theorem, AMethodThatThrowsLeavesItUnknown) {
  const Theorem theorem = {
      "x", "X.", {}, {{Method::smt, [](const Subject&, const Effort&) -> Proof {
                         throw std::runtime_error("timeout");
                       }}}};
  const Result result = prove(theorem);
  EXPECT_EQ(result.verdict, Verdict::unknown);
  ASSERT_EQ(result.proofs.size(), 1U);
  EXPECT_EQ(result.proofs[0].method, Method::smt);
  EXPECT_THAT(result.proofs[0].summary, HasSubstr("timeout"));
}

TEST(Theorem, ManyAreProvedInOrderByAnyNumberOfThreads) {
  const auto yes = [](const Subject&, const Effort&) { return by(Verdict::proved); };
  const auto no = [](const Subject&, const Effort&) { return by(Verdict::refuted); };
  std::vector<Theorem> theorems;
  for (int i = 0; i < 20; ++i) {
    theorems.push_back({"", "", {}, {{Method::arithmetic, i % 3 == 0 ? +no : +yes}}});
  }
  for (const int threads : {1, 4}) {
    std::atomic<int> done = 0;
    const auto results =
        prove_all(theorems, {}, threads, [&](const Theorem&, const Result&) { ++done; });
    EXPECT_EQ(done, 20);
    for (std::size_t i = 0; i < results.size(); ++i) {
      EXPECT_EQ(results[i].verdict, i % 3 == 0 ? Verdict::refuted : Verdict::proved) << i;
    }
  }
}

}  // namespace
}  // namespace hanaproof::properties::theorem_test
