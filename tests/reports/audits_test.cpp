// Audits in the page of a report and in its Markdown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/formats.h"
#include "reports/html/parts.h"

namespace hanaproof::reports::audits_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

EditionAudit audit(const std::string& edition, const std::string& item) {
  EditionAudit all{edition, "2 players"};
  all.parts.heading("Does more ever < less?");
  all.parts.text("Yes, in 2 ways:");
  all.parts.item(item);
  all.parts.item("sankou");
  all.parts.evidence("[counted] Every pile.");
  all.parts.heading("Left out");
  all.parts.item("rounds");
  return all;
}

Options with_audits() {
  Options options;
  options.audits = {audit("pond.a", "gokou & co"), audit("pond.b", "gokou & co"),
                    audit("pond.c", "nothing")};
  return options;
}

TEST(Audits, AreSaidOnceOfEditionsThatAreAlike) {
  const std::string html = audits_html(with_audits());
  EXPECT_THAT(html, HasSubstr("<code>pond.a</code> <code>pond.b</code> <span class=\"quiet\">2 "
                              "players</span></h3>"));
  EXPECT_EQ(html.find("gokou &amp; co"), html.rfind("gokou &amp; co"));
  EXPECT_THAT(html, HasSubstr("<li>nothing</li>"));
}

TEST(Audits, KeepTheirListsApart) {
  const std::string html = audits_html(with_audits());
  EXPECT_THAT(html, HasSubstr("<h4>Does more ever &lt; less?</h4>\n<p>Yes, in 2 ways:</p>\n<ul "
                              "class=\"facts\">\n<li>gokou &amp; co</li>\n<li>sankou</li>\n</ul>\n"
                              "<p class=\"quiet\">[counted] Every pile.</p>\n<h4>Left out</h4>\n"
                              "<ul class=\"facts\">\n<li>rounds</li>\n</ul>\n</section>"));
}

TEST(Audits, AreAPartOfThePageAndOfItsContents) {
  const std::string page = to_html({}, with_audits());
  EXPECT_THAT(page, HasSubstr("<a href=\"#audits\">Audits</a>"));
  EXPECT_THAT(page, HasSubstr("<h2 id=\"audits\">Audits</h2>"));
  EXPECT_THAT(to_html({}, {}), Not(HasSubstr("#audits")));
}

TEST(Audits, StandInTheMarkdown) {
  const std::string text = to_markdown({}, with_audits());
  EXPECT_THAT(text, HasSubstr("### `pond.b`, 2 players\n"));
  EXPECT_THAT(
      text,
      HasSubstr("Yes, in 2 ways:\n\n- gokou \\& co\n- sankou\n\n\\[counted\\] Every pile.\n\n"));
  EXPECT_THAT(to_markdown({}, {}), Not(HasSubstr("## Audits")));
}

}  // namespace
}  // namespace hanaproof::reports::audits_test
