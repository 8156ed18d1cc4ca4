// The impact of every finding of the built-in editions, with samples too small for print.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "checker/editions/survey/survey.h"
#include "checker/measures/impact/impact.h"
#include "tests/checker/editions.h"

namespace hanaproof::impact::report_test {
namespace {

using checker::Basis;
using checker::Finding;
using checker::Report;
using checker::Share;
using checker::Situation;

const statistics::Precision kQuick = {0.05, 0.5, 100, 200};

const Report& surveyed() {
  static const Report report = [] {
    std::vector<const rulebook::Edition*> editions;
    for (const auto& edition : checker::testing::builtin().editions()) {
      if (edition.game != "base" && !edition.sheet) editions.push_back(&edition);
    }
    return checker::survey(editions);
  }();
  return report;
}

Report measured(int threads) {
  Report report = surveyed();
  Options options;
  options.threads = threads;
  options.precision = kQuick;
  options.endgames = 5;
  measure(report, checker::testing::builtin(), options);
  return report;
}

const Report& report() {
  static const Report all = measured(2);
  return all;
}

TEST(Impact, IsThereForEveryFindingOrWhyThereIsNone) {
  ASSERT_GT(report().findings.size(), 150U);
  for (const Finding& finding : report().findings) {
    EXPECT_NE(finding.impact.shares.empty(), finding.impact.none.empty()) << finding.id;
    const bool text = finding.witness.outcomes.empty();
    const bool packets = finding.topic == "deal.packets";
    EXPECT_EQ(finding.impact.shares.empty(), text || packets) << finding.id;
    const std::string& why = finding.impact.none;
    EXPECT_EQ(why.starts_with("none: ") || why.starts_with("not measured: "),
              finding.impact.shares.empty())
        << finding.id;
  }
}

TEST(Impact, OfEveryShareIsSound) {
  for (const Finding& finding : report().findings) {
    bool simulated = false;
    for (const Share& share : finding.impact.shares) {
      const double value = std::stod(share.hits) / std::stod(share.all);
      EXPECT_FALSE(share.of.empty()) << finding.id;
      EXPECT_LE(value, 1) << finding.id;
      if (share.basis == Basis::simulated) {
        simulated = true;
        EXPECT_FALSE(share.policy.empty()) << finding.id;
        EXPECT_LE(share.low, value) << finding.id;
        EXPECT_GE(share.high, value) << finding.id;
      } else {
        EXPECT_FALSE(simulated) << finding.id << ": counted shares stand first";
        EXPECT_NE(share.hits, "0") << finding.id << ": the witness is one";
        EXPECT_EQ(share.frequency, share.by_size.empty()) << finding.id;
      }
    }
  }
}

TEST(Impact, OfPilesIsCountedAndBrokenDown) {
  int piles = 0;
  for (const Finding& finding : report().findings) {
    if (finding.witness.situation != Situation::pile) continue;
    ++piles;
    const auto& shares = finding.impact.shares;
    ASSERT_FALSE(shares.empty()) << finding.id;
    const Share& share = shares.front();
    EXPECT_EQ(share.basis, Basis::counted) << finding.id;
    EXPECT_FALSE(share.frequency) << finding.id;
    // The witness is a least pile that differs, so no smaller one does; after calls it has cards of
    // a yaku for each.
    const auto least =
        std::ranges::find_if(share.by_size, [](const auto& size) { return size.hits != "0"; });
    ASSERT_NE(least, share.by_size.end()) << finding.id;
    if (finding.witness.own_calls > 0) {
      EXPECT_LT(least->cards, finding.witness.pile.size()) << finding.id;
    } else if (finding.kind != checker::Kind::internal) {
      EXPECT_EQ(least->cards, finding.witness.pile.size()) << finding.id;
    }
  }
  EXPECT_GE(piles, 19);
}

TEST(Impact, DoesNotHangOnTheNumberOfThreads) {
  const Report alone = measured(1);
  for (std::size_t i = 0; i < alone.findings.size(); ++i) {
    const auto& one = alone.findings[i].impact;
    const auto& other = report().findings[i].impact;
    ASSERT_EQ(one.shares.size(), other.shares.size());
    EXPECT_EQ(one.weight, other.weight) << alone.findings[i].id;
    for (std::size_t k = 0; k < one.shares.size(); ++k) {
      EXPECT_EQ(one.shares[k].hits, other.shares[k].hits) << alone.findings[i].id;
      EXPECT_EQ(one.shares[k].mean_points, other.shares[k].mean_points) << alone.findings[i].id;
    }
  }
}

TEST(Impact, LeavesWhatStoodInTheTextOfAFinding) {
  for (std::size_t i = 0; i < report().findings.size(); ++i) {
    const std::string& text = report().findings[i].impact.text;
    const std::string& before = surveyed().findings[i].impact.text;
    // What no machine takes is added.
    EXPECT_TRUE(text == before || text.starts_with(before + "; not all could be measured: "))
        << text;
    EXPECT_EQ(report().findings[i].impact.points, surveyed().findings[i].impact.points);
  }
}

TEST(Impact, TellsHowFarItIs) {
  Report few = surveyed();
  few.findings.resize(12);
  std::atomic<std::size_t> calls = 0;
  std::atomic<std::size_t> most = 0;
  Options options;
  options.precision = kQuick;
  options.progress = [&](std::size_t done, std::size_t all) {
    ++calls;
    EXPECT_LE(done, all);
    most = std::max<std::size_t>(most, done);
  };
  measure(few, checker::testing::builtin(), options);
  EXPECT_EQ(calls, most);
  EXPECT_GE(most, 12U);
}

}  // namespace
}  // namespace hanaproof::impact::report_test
