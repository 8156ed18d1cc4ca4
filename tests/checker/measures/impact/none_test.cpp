// Findings that nothing can be counted or simulated of.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "checker/measures/impact/impact.h"
#include "tests/books.h"

namespace hanaproof::impact::none_test {
namespace {

using checker::Finding;
using checker::Situation;

// A finding about a pile, of the rules as they are and with another answer.
checker::Report report_of(const std::string& edition, const std::string& topic,
                          const std::string& answer) {
  Finding finding;
  finding.id = "ambiguity/" + topic;
  finding.kind = checker::Kind::ambiguity;
  finding.topic = topic;
  finding.witness.situation = Situation::pile;
  finding.witness.pile = {*cards::Card::parse("81"), *cards::Card::parse("91")};
  finding.witness.outcomes = {{"one", edition, {}, 2, "no yaku"},
                              {"other", edition, {{topic, answer}}, 2, "one"}};
  checker::Report report;
  report.findings = {finding};
  return report;
}

constexpr const char* kHanami =
    R"x({cards = "all(moon | sake)", hides = [], points = "5", size = 2})x";
const statistics::Precision kFew = {0, 0, 0, 200};

TEST(None, IsSaidOfRulesThatTheEngineDoesNotTake) {
  std::string many;
  for (int i = 0; i < 33; ++i) {
    many +=
        fmt::format("\n[[yaku]]\nid = \"own-{}\"\ncards = \"count(dreg) >= {}\"\npoints = \"1\"\n",
                    i, i % 20 + 1);
  }
  const auto library = books::small(many);
  checker::Report report = report_of("pond.en", "yaku.hanami", kHanami);
  Options options;
  options.precision = kFew;
  measure(report, library, options);
  const checker::Impact& impact = report.findings.front().impact;
  EXPECT_TRUE(impact.shares.empty());
  EXPECT_TRUE(impact.none.starts_with("none: ")) << impact.none;
  EXPECT_TRUE(impact.none.ends_with("(more than 31 yaku)")) << impact.none;
  EXPECT_FALSE(impact.weight);
}

TEST(None, IsNotSaidOfTheSameWithFewerYaku) {
  const auto library = books::small();
  checker::Report report = report_of("pond.en", "yaku.hanami", kHanami);
  Options options;
  options.precision = kFew;
  measure(report, library, options);
  EXPECT_FALSE(report.findings.front().impact.shares.empty());
  EXPECT_TRUE(report.findings.front().impact.none.empty());
  EXPECT_TRUE(report.findings.front().impact.weight);
}

// Two methods: what the spec found to differ, and the count.
TEST(None, AWitnessThatIsNoHitOfTheCountIsADisagreement) {
  const auto library = books::small();
  checker::Report report = report_of("pond.en", "yaku.hanami", kHanami);
  report.findings.front().witness.pile = {};
  Options options;
  options.precision = kFew;
  EXPECT_THROW(measure(report, library, options), Disagreement);
}

TEST(None, AnUnknownEditionIsAnError) {
  const auto library = books::small();
  checker::Report report = report_of("nobodys.en", "yaku.hanami", kHanami);
  EXPECT_THROW(measure(report, library), rulebook::EditionError);
}

}  // namespace
}  // namespace hanaproof::impact::none_test
