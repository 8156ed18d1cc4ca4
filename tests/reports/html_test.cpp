#include "reports/formats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "tests/reports/fixture.h"

namespace hanaproof::reports::html_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string page() { return to_html(fixture_report(), fixture_options()); }

TEST(Html, HasARowAndASectionForEachFinding) {
  EXPECT_EQ(count(page(), "<article class=\"finding"), 7U);
  EXPECT_EQ(count(page(), "<tr data-kind="), 7U);
  EXPECT_THAT(page(), HasSubstr("id=\"translation/yaku.hanami/2-players\""));
  EXPECT_THAT(page(), HasSubstr("href=\"#translation/yaku.hanami/2-players\""));
}

TEST(Html, ShowsWhatAFindingRestsOn) {
  EXPECT_THAT(page(), HasSubstr("<q lang=\"de\">Vorhang und Schale</q>"));
  EXPECT_THAT(page(), HasSubstr("<title>31: curtain (cherry, March), light</title>"));
  EXPECT_THAT(page(), HasSubstr("player 0 scores 10"));
  EXPECT_THAT(page(), HasSubstr("(declare-const pile (_ BitVec 48))"));
  EXPECT_THAT(page(),
              HasSubstr("hanaproof replay findings.json translation/yaku.hanami/2-players"));
  EXPECT_THAT(page(), HasSubstr("How play gets there: a deal and 5 moves"));
  EXPECT_THAT(page(), HasSubstr("<strong>Elsewhere “left-of-dealer”:</strong>"));
  EXPECT_THAT(page(), HasSubstr("The round: 16 moves"));
  EXPECT_THAT(page(), HasSubstr("No line of play that leads here was shown."));
}

TEST(Html, EscapesEverything) {
  EXPECT_EQ(escape_html("<a href=\"x\">'&'</a>"),
            "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
  EXPECT_THAT(page(), HasSubstr("dans le &lt;b&gt;sens&lt;/b&gt; &amp; l&#39;ordre"));
  checker::Report report = fixture_report();
  checker::Finding& finding = report.findings[3];
  const std::string evil = "\"><script>alert(1)</script>";
  finding.id = finding.question = finding.remarks = finding.suggestion = evil;
  finding.scope.options = {evil};
  finding.topic = finding.impact.text = finding.evidence.summary = evil;
  finding.positions[0].value = finding.clauses[0].value = finding.clauses[0].note = evil;
  finding.positions[0].editions = finding.editions = {evil};
  finding.witness.outcomes[0].text = finding.evidence.queries[0].text = evil;
  EXPECT_THAT(to_html(report, fixture_options()), Not(HasSubstr(evil)));
  EXPECT_EQ(count(to_html(report, fixture_options()), "<script"), 1U);
}

TEST(Html, NeedsNothingFromElsewhere) {
  EXPECT_THAT(page(), Not(HasSubstr("src=")));
  EXPECT_THAT(page(), Not(HasSubstr("@import")));
  EXPECT_THAT(page(), Not(HasSubstr("url(")));
  EXPECT_EQ(count(page(), "http"),
            count(page(), "http-equiv") + count(page(), "http://www.w3.org/2000/svg"));
}

TEST(Html, QuotesARulebookOnlyWhenGivenItsText) {
  EXPECT_THAT(page(), Not(HasSubstr("<blockquote")));
  Options options = fixture_options();
  options.wording = [](const rulebook::Citation&, const std::string&) { return "a < b"; };
  EXPECT_THAT(to_html(fixture_report(), options),
              HasSubstr("<blockquote lang=\"de\">a &lt; b</blockquote>"));
}

TEST(Html, StaysSmallForManyFindings) {
  EXPECT_LT(to_html(large_report(200), fixture_options()).size(), 5'000'000U);
}

TEST(Html, IsAPageWithoutFindingsToo) {
  const std::string empty = to_html({}, {});
  EXPECT_THAT(empty, HasSubstr("0 findings in 0 editions"));
  EXPECT_THAT(empty, Not(HasSubstr("<form")));
}

TEST(Deck, DrawsEachCardOnceAndOnlyWithMotifsThatExist) {
  const std::string deck = deck_symbols();
  for (int i = 0; i < cards::kCards; ++i) {
    const std::string id = "id=\"c" + cards::Card::at(i).code() + "\"";
    EXPECT_EQ(count(deck, id), 1U) << id;
  }
  const std::string_view use = "href=\"#";
  for (auto at = deck.find(use); at != std::string::npos; at = deck.find(use, at + 1)) {
    const auto start = at + use.size();
    const std::string name = deck.substr(start, deck.find('"', start) - start);
    EXPECT_EQ(count(deck, "id=\"" + name + "\""), 1U) << name;
  }
}

}  // namespace
}  // namespace hanaproof::reports::html_test
