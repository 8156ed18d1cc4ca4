#include "reports/impact_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "reports/error.h"
#include "reports/formats.h"
#include "reports/json.h"
#include "reports/terminal.h"
#include "tests/reports/fixture.h"

namespace hanaproof::reports::impact_test {
namespace {

using checker::Basis;
using checker::Impact;
using checker::Share;
using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

Share of_piles() {
  Share share;
  share.of = "piles that can be captured";
  share.frequency = false;
  share.hits = "8589934592";
  share.all = "68719476736";
  share.most_points = 12;
  share.mean_points = 4.125;
  share.by_size = {{2, "0", "100"}, {4, "10", "1000"}, {6, "20", "100"}};
  return share;
}

Share of_rounds() {
  Share share;
  share.basis = Basis::simulated;
  share.of = "rounds of 2 players";
  share.hits = "1280";
  share.all = "40000";
  share.mean_points = 1;
  share.most_points = 20;
  share.policy = "uniform random";
  share.seed = 18446744073709551615ULL;
  share.low = 0.0303;
  share.high = 0.0338;
  share.mean_low = 0.88;
  share.mean_high = 1.26;
  share.parted = 1200;
  return share;
}

Impact both() {
  Impact impact{5, "5 points in the witness"};
  impact.shares = {of_piles(), of_rounds()};
  impact.shares[1].winner = {0.012, 0.01, 0.014};
  impact.shares[1].dealer = {-0.31, -0.52, -0.001};
  impact.weight = 0.032;
  impact.weight_low = 0.027;
  impact.weight_high = 0.0412;
  return impact;
}

checker::Report report_with(const Impact& impact) {
  checker::Report report = fixture_report();
  report.findings.front().impact = impact;
  return report;
}

TEST(ImpactLines, SayWhatWasCountedAndWhatWasSimulated) {
  EXPECT_THAT(
      impact_lines(both()),
      ElementsAre(
          "counted: 12.5 % of piles that can be captured, which is not how often they come "
          "up; exactly 8,589,934,592 of 68,719,476,736; 4.1 points in the mean, 12 at "
          "most; none below 4 cards, the largest share with 6 (20.0 %)",
          "simulated: where it comes up, in 3.20 % of rounds of 2 players (95 % interval 3.03 % to "
          "3.38 %; 40,000 uniform random, seed 18446744073709551615): 1 point in the mean (95 % "
          "interval 0.9 to 1.3), 20 at most in the sample; the lines part in 1,200 of these "
          "1,280, and the mean is less the luck of what follows",
          "uniform random: changes the winner in 1.20 % of rounds of 2 players (95 % interval "
          "1.00 % to 1.40 %); where it comes up, the second answer changes the points of the "
          "dealer by -0.31 (95 % interval -0.52 to 0)"));
}

TEST(ImpactLines, SayWhatTheMeanIsWorth) {
  Share share = of_rounds();
  share.parted = 0;
  share.mean_points = 2;
  share.mean_low = 1.96;
  share.mean_high = 2.04;
  EXPECT_THAT(
      impact_lines({{}, "", {share}}),
      ElementsAre(EndsWith(": 2 points in the mean (95 % interval 1.96 to 2.04), 20 at most "
                           "in the sample")));
  share.mean_low = share.mean_high = 2;
  EXPECT_THAT(impact_lines({{}, "", {share}}),
              ElementsAre(EndsWith(": 2 points in every hit of the sample, 20 at most in the "
                                   "sample")));
  share.hits = std::string("7");
  share.mean_low.reset();
  share.mean_high.reset();
  EXPECT_THAT(
      impact_lines({{}, "", {share}}),
      ElementsAre(EndsWith(": 2 points in the mean of 7 hits, too few for an interval, 20 at "
                           "most in the sample")));
}

TEST(ImpactLines, SayWhereLuckHasAPart) {
  Share share = of_rounds();
  share.parted = 1280;
  EXPECT_THAT(
      impact_lines({{}, "", {share}}, "coin"),
      ElementsAre(EndsWith("; the lines part in all of these, and the mean is less the luck "
                           "of what follows")));
}

TEST(ImpactLines, OfTheWeightHaveItsInterval) {
  EXPECT_EQ(weight_line(both()), "weight: 0.032 points a round (95 % interval 0.027 to 0.0412)");
  Impact exact;
  exact.weight = 1.5;
  EXPECT_EQ(weight_line(exact, "coin"), "weight: 1.5 coins a round");
  EXPECT_EQ(weight_line({}), "");
}

TEST(ImpactLines, OfASampleWithoutAHitSayHowRareItIsAtLeast) {
  Share share = of_rounds();
  share.hits = std::string("0");
  share.all = std::string("9600");
  share.low = 0;
  share.high = 0.0004;
  share.mean_points = {};
  share.most_points = {};
  EXPECT_THAT(impact_lines({{}, "", {share}}),
              ElementsAre("simulated: none in 9,600 rounds of 2 players, so 0.0400 % at most (95 % "
                          "interval; uniform random, seed 18446744073709551615)"));
}

TEST(ImpactLines, OfWhatComesUpEquallyOftenSayHowOften) {
  Share share;
  share.of = "deals to 2 players";
  share.hits = "1";
  share.all = "8";
  EXPECT_THAT(impact_lines({{}, "", {share}}),
              ElementsAre("counted: in 12.5 % of deals to 2 players; exactly 1 of 8"));
}

TEST(ImpactLines, CountCoinsWhereCoinsAreBet) {
  Share share = of_rounds();
  share.mean_points = 2.5;
  EXPECT_THAT(impact_lines({{}, "", {share}}, "coin"),
              ElementsAre(HasSubstr("2.5 coins in the mean (95 % interval")));
  checker::Finding finding;
  EXPECT_EQ(unit_of(finding), "point");
  finding.witness.situation = checker::Situation::stake;
  EXPECT_EQ(unit_of(finding), "coin");
}

TEST(ImpactLines, SayWhyThereIsNone) {
  Impact impact;
  impact.none = "none: the question is never asked in play";
  EXPECT_THAT(impact_lines(impact), ElementsAre("none: the question is never asked in play"));
  EXPECT_THAT(impact_lines({}), ElementsAre());
}

TEST(Numbers, AreReadable) {
  EXPECT_EQ(thousands("1"), "1");
  EXPECT_EQ(thousands("123"), "123");
  EXPECT_EQ(thousands("1234"), "1,234");
  EXPECT_EQ(thousands("305240072216678400087000"), "305,240,072,216,678,400,087,000");
  EXPECT_EQ(percent(0), "0 %");
  EXPECT_EQ(percent(1), "100 %");
  EXPECT_EQ(percent(0.5), "50.0 %");
  EXPECT_EQ(percent(0.0123), "1.23 %");
  EXPECT_EQ(percent(0.00012), "0.0120 %");
  EXPECT_EQ(percent(0.0000001), "1.0e-05 %");
  EXPECT_DOUBLE_EQ(share_of("1", "8"), 0.125);
  EXPECT_DOUBLE_EQ(share_of("0", "0"), 0);
}

TEST(ImpactJson, IsReadAsItWasWritten) {
  const checker::Report report = report_with(both());
  const std::string text = to_json(report);
  const checker::Report read = read_findings(text);
  EXPECT_EQ(to_json(read), text);
  const Impact& impact = read.findings.front().impact;
  ASSERT_EQ(impact.shares.size(), 2U);
  EXPECT_EQ(impact.shares[0].hits, "8589934592");
  EXPECT_FALSE(impact.shares[0].frequency);
  ASSERT_EQ(impact.shares[0].by_size.size(), 3U);
  EXPECT_EQ(impact.shares[0].by_size[1].cards, 4);
  EXPECT_EQ(impact.shares[1].basis, Basis::simulated);
  EXPECT_EQ(impact.shares[1].seed, 18446744073709551615ULL);
  EXPECT_EQ(impact.shares[1].high, 0.0338);
  EXPECT_EQ(impact.shares[1].mean_low, 0.88);
  EXPECT_EQ(impact.shares[1].mean_high, 1.26);
  EXPECT_EQ(impact.shares[1].parted, 1200U);
  EXPECT_EQ(impact.shares[1].winner->high, 0.014);
  EXPECT_EQ(impact.shares[1].dealer->value, -0.31);
  EXPECT_FALSE(impact.shares[0].winner);
  EXPECT_FALSE(impact.shares[0].mean_low);
  EXPECT_EQ(impact.weight, 0.032);
  EXPECT_EQ(impact.weight_low, 0.027);
  EXPECT_EQ(impact.weight_high, 0.0412);
}

TEST(ImpactJson, SaysNothingOfWhatWasNotMeasured) {
  const json impact = json::parse(to_json(report_with({5, "5 points"})))["findings"][0]["impact"];
  EXPECT_EQ(impact, (json{{"points", 5}, {"text", "5 points"}}));
}

TEST(ImpactJson, NamesWhatIsWrong) {
  const auto error_with = [](const char* field, const json& value) -> std::string {
    json document = json::parse(to_json(report_with(both())));
    document["findings"][0]["impact"]["shares"][1][field] = value;
    try {
      read_findings(document.dump());
    } catch (const ReportError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(error_with("basis", "guessed"), HasSubstr("findings[0].impact.shares[1].basis"));
  EXPECT_THAT(error_with("hits", "many"), HasSubstr("a whole number as a text"));
  EXPECT_THAT(error_with("seed", -1), HasSubstr("a whole number from 0 on"));
  EXPECT_THAT(error_with("low", "little"), HasSubstr("a number"));
  EXPECT_THAT(error_with("mean_low", "little"), HasSubstr("a number"));
  EXPECT_THAT(error_with("parted", -1), HasSubstr("a whole number from 0 on"));
}

TEST(Impact, IsShownByTerminalAndMarkdown) {
  const checker::Report report = report_with(both());
  const std::string shown = to_terminal(report, {false, 1000});
  EXPECT_THAT(shown, HasSubstr("Impact: counted: 12.5 % of piles"));
  EXPECT_THAT(shown, HasSubstr("Impact: simulated: where it comes up, in 3.20 %"));
  EXPECT_THAT(to_markdown(report, {}),
              HasSubstr("- Impact: simulated: where it comes up, in 3.20 %"));
}

}  // namespace
}  // namespace hanaproof::reports::impact_test
