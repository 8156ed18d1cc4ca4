// The charts of the page: what weighs most, scores of piles, shares of the pot.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/formats.h"
#include "reports/html/parts.h"
#include "tests/reports/fixture.h"

namespace hanaproof::reports::charts_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

checker::Report weighed_report() {
  checker::Report report = fixture_report();
  // One in four rounds, four points: one point a round. The interval is as wide as the share's.
  checker::Share sampled;
  sampled.basis = checker::Basis::simulated;
  sampled.of = "rounds";
  sampled.hits = "25";
  sampled.all = "100";
  sampled.mean_points = 4;
  sampled.low = 0.2;
  sampled.high = 0.3;
  report.findings[4].impact.shares = {sampled};
  report.findings[4].impact.weight = 1.0;
  report.findings[4].impact.weight_low = 0.8;
  report.findings[4].impact.weight_high = 1.2;
  checker::Share counted;
  counted.of = "deals";
  counted.hits = "1";
  counted.all = "8";
  counted.mean_points = 16;
  report.findings[1].impact.shares = {counted};
  report.findings[1].impact.weight = 2.0;
  return report;
}

TEST(ImpactPlot, OrdersByWeightAndShowsTheInterval) {
  const std::string plot = impact_plot_html(weighed_report(), fixture_options());
  EXPECT_LT(plot.find("#gap/deal.first-dealer-tie/2-players"),
            plot.find("#contradiction/capture.three-on-field/2-players"));
  // The widest bar is the counted one; 1.0 of 2.0 is half of it, 0.8 to 1.2 around it.
  EXPECT_THAT(plot, HasSubstr("<rect class=\"exact\" width=\"1000.0\""));
  EXPECT_THAT(plot, HasSubstr("<rect class=\"sampled\" width=\"500.0\""));
  EXPECT_THAT(plot, HasSubstr("M400.0 5H600.0"));
  EXPECT_THAT(plot, HasSubstr("1.00 <span class=\"quiet\">(0.80 to 1.20)</span>"));
}

TEST(ImpactPlot, IsLeftOutWhereNothingIsWeighed) {
  EXPECT_EQ(impact_plot_html(fixture_report(), {}), "");
  EXPECT_THAT(to_html(fixture_report(), fixture_options()), Not(HasSubstr("href=\"#impact\"")));
  EXPECT_THAT(to_html(weighed_report(), fixture_options()), HasSubstr("href=\"#impact\""));
}

TEST(ImpactPlot, HasNoIntervalWhereTheSampleHasTooFewHits) {
  checker::Report report = weighed_report();
  report.findings[4].impact.weight_low.reset();
  report.findings[4].impact.weight_high.reset();
  const std::string plot = impact_plot_html(report, fixture_options());
  EXPECT_THAT(plot, HasSubstr("<rect class=\"sampled\" width=\"500.0\""));
  EXPECT_THAT(plot, Not(HasSubstr("class=\"interval\"")));
  EXPECT_THAT(plot, HasSubstr("<span class=\"value\">1.00</span>"));
}

TEST(ImpactPlot, SaysOfWhichGame) {
  EXPECT_THAT(
      impact_plot_html(weighed_report(), fixture_options()),
      HasSubstr("<h3>koi-koi</h3>\n<p>In points a round. These are all that are weighed.</p>"));
}

// Coins are no points: each has the widest bar of its own measure.
TEST(ImpactPlot, MeasuresEachGameByItself) {
  checker::Report report = weighed_report();
  report.findings[4].witness.situation = checker::Situation::stake;
  const std::string plot = impact_plot_html(report, fixture_options());
  EXPECT_THAT(plot, HasSubstr("<p>In coins a round."));
  EXPECT_THAT(plot, HasSubstr("<p>In points a round."));
  EXPECT_THAT(plot, HasSubstr("<rect class=\"exact\" width=\"1000.0\""));
  // 1.0 of the 1.2 to which its interval reaches.
  EXPECT_THAT(plot, HasSubstr("<rect class=\"sampled\" width=\"833.3\""));
}

TEST(ImpactOfAFinding, IsNotSaidTwice) {
  checker::Report report = fixture_report();
  report.findings.resize(1);
  report.findings[0].impact.text = report.findings[0].impact.none = "none: never asked in play";
  const std::string page = to_html(report, {});
  const std::size_t at = page.find("never asked in play");
  EXPECT_NE(at, std::string::npos);
  EXPECT_EQ(page.find("never asked in play", at + 1), std::string::npos);
}

TEST(ImpactOfAFinding, IsSaidInWords) {
  const std::string page = to_html(weighed_report(), fixture_options());
  EXPECT_THAT(page, HasSubstr("<strong>2.00</strong> points expected in a round"));
  EXPECT_THAT(page, HasSubstr("<h3>What hangs on it</h3>"));
}

TEST(ScoreCharts, ShareOneChartWhereTheyAreTheSame) {
  Options options;
  options.scores = {{"a", {{0, "60"}, {1, "40"}}, "100"},
                    {"b", {{0, "60"}, {1, "40"}}, "100"},
                    {"c", {{0, "1"}, {5, "99"}}, "100"}};
  const std::string section = scores_html(options);
  EXPECT_THAT(section, HasSubstr("<code>a</code> <code>b</code>"));
  EXPECT_THAT(section,
              HasSubstr("aria-label=\"Scores from 0 to 1; 60.0 % of piles come to nothing"));
  EXPECT_THAT(section, HasSubstr("aria-label=\"Scores from 0 to 5; 1.0"));
  EXPECT_EQ(scores_html({}), "");
}

TEST(PotCharts, HaveACellForEachTwoCards) {
  Options options;
  const auto card = [](const char* code) { return *cards::Card::parse(code); };
  options.pots = {{{"a"},
                   {card("31"), card("81"), card("A3")},
                   {{0, 1, .5}, {1, 0, .25}, {.5, .25, 0}},
                   {{"", "light", "low"}, {"light", "", "low"}, {"low", "low", ""}}}};
  const std::string section = pots_html(options);
  EXPECT_THAT(section, HasSubstr("<title>31 81, light: 100.0 %</title>"));
  EXPECT_THAT(section, HasSubstr("<title>A3 81, low: 25.0 %</title>"));
  EXPECT_THAT(section, Not(HasSubstr("<title>31 31")));
  EXPECT_THAT(section, HasSubstr("most 100.0 % with 31 81, least 25.0 % with 81 A3"));
}

}  // namespace
}  // namespace hanaproof::reports::charts_test
