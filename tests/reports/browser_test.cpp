// The page in a real browser: the filter works, and nothing goes wrong on the way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "reports/atomic_file.h"
#include "reports/formats.h"
#include "tests/reports/fixture.h"
#include "tests/reports/folder.h"

namespace hanaproof::reports::browser_test {
namespace {

using ::testing::HasSubstr;

class Browser : public testing::Test {
 protected:
  void SetUp() override {
    if (run("command -v chromium >/dev/null") != 0) GTEST_SKIP() << "chromium is not installed";
  }

  // The page as the browser sees it after `script` has run in it.
  std::string dom(std::string_view script, std::string_view hash = "") {
    std::string page = to_html(fixture_report(), fixture_options());
    page.insert(page.rfind("</body>"), "<script>" + std::string(script) + "</script>");
    write_file(folder_ / "index.html", page);
    const std::string command =
        "timeout 60 chromium --headless --no-sandbox --disable-gpu --disable-background-networking "
        "--no-first-run --user-data-dir=" +
        (folder_ / "profile").string() + " --dump-dom 'file://" +
        (folder_ / "index.html").string() + std::string(hash) + "' >" + (folder_ / "dom").string() +
        " 2>/dev/null";
    EXPECT_EQ(run(command), 0);
    return read(folder_ / "dom");
  }

  // The kinds of the findings that the list shows, how many pages would be printed, and the count
  // that is told.
  static constexpr std::string_view kTell =
      "document.title = [...document.querySelectorAll('tr[data-finding]')]"
      ".filter((each) => each.offsetHeight > 0).map((each) => each.dataset.kind).join(' ') + '; ' "
      "+ [...document.querySelectorAll('article.finding')].filter((each) => !each.hidden).length "
      "+ '; ' + document.getElementById('shown').textContent;";

  static std::string tell_after(std::string_view action) {
    return "const form = document.getElementById('filter');" + std::string(action) +
           "form.dispatchEvent(new Event('input', {bubbles: true}));" + std::string(kTell);
  }

  Folder folder_;
};

TEST_F(Browser, ShowsEverythingAtFirst) {
  EXPECT_THAT(dom(kTell), HasSubstr("<title>ambiguity gap internal translation contradiction "
                                    "contradiction dead-rule; 7; 7 of 7 shown</title>"));
}

TEST_F(Browser, FiltersByKind) {
  EXPECT_THAT(dom(tell_after("form.querySelector('[value=contradiction]').checked = true;")),
              HasSubstr("<title>contradiction contradiction; 2; 2 of 7 shown</title>"));
}

TEST_F(Browser, FiltersByEditionAndWords) {
  EXPECT_THAT(dom(tell_after("form.elements.edition.value = 'green-fox.koi-koi.en';"
                             "form.elements.q.value = 'HANAMI worth';")),
              HasSubstr("<title>translation; 1; 1 of 7 shown</title>"));
}

TEST_F(Browser, SaysWhenNothingFits) {
  EXPECT_THAT(dom(tell_after("form.elements.q.value = 'poker';")),
              AllOf(HasSubstr("<title>; 0; 0 of 7 shown</title>"),
                    HasSubstr("<p id=\"nothing\">No finding fits")));
}

TEST_F(Browser, OpensAFilteredView) {
  EXPECT_THAT(dom(kTell, "#?kind=gap&kind=dead-rule"),
              HasSubstr("<title>gap dead-rule; 2; 2 of 7 shown</title>"));
}

TEST_F(Browser, FiltersByGame) {
  EXPECT_THAT(dom(kTell, "#?game=sakura"), HasSubstr("<title>dead-rule; 1; 1 of 7 shown</title>"));
}

TEST_F(Browser, OpensOneFindingAtItsAddress) {
  const std::string tell =
      "document.title = [...document.querySelectorAll('article.finding')]"
      ".filter((each) => each.offsetHeight > 0).map((each) => each.id).join(' ') + '; ' + "
      "(document.querySelector('.findings').offsetHeight > 0) + '; ' + "
      "[...document.querySelectorAll('.open .turner a')].map((each) => each.hash).join(' ');";
  EXPECT_THAT(dom(tell, "#translation/yaku.hanami/2-players"),
              HasSubstr("<title>translation/yaku.hanami/2-players; false; #findings "
                        "#internal/deal.field-four/2-players-wildcard "
                        "#contradiction/capture.three-on-field/2-players</title>"));
}

TEST_F(Browser, DrawsTheCardsAndScrollsSidewaysNowhere) {
  const std::string tell =
      "const seen = (each) => each.closest('svg').checkVisibility();"
      "const cards = [...document.querySelectorAll('main svg.card use')].filter(seen);"
      "const drawn = cards.filter((each) => each.getBBox().width > 0).length;"
      "const wide = document.documentElement.scrollWidth > innerWidth;"
      "document.title = `${cards.length} ${drawn} ${wide}`;";
  // Two hands of eight, a field of eight, and the stock face down.
  EXPECT_THAT(dom(tell, "#internal/deal.field-four/2-players-wildcard"),
              HasSubstr("<title>25 25 false</title>"));
  EXPECT_THAT(dom(tell), HasSubstr("<title>0 0 false</title>"));
}

}  // namespace
}  // namespace hanaproof::reports::browser_test
