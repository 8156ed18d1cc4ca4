// The page of odds in a real browser: what it counts is what the command counts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include <fmt/format.h>

#include "tests/cli/command.h"
#include "tests/heron.h"

namespace hanaproof::cli::testing::odds_page_test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

class OddsPage : public ::testing::Test {
 protected:
  void SetUp() override {
    if (shell("command -v chromium").status != 0) GTEST_SKIP() << "chromium is not installed";
    edition_ = folder_.file("heron.toml", books::heron_text());
    const Result run = command("--html " + folder_.path("odds.html"));
    ASSERT_EQ(run.status, 0) << run.err;
    page_ = read(folder_.path("odds.html"));
  }

  Result command(const std::string& arguments) const {
    return hanaproof(fmt::format("odds sutda --edition {} {}", edition_, arguments));
  }

  // The title that `script` gives the page, after the page's own scripts have run.
  std::string title_after(const std::string& script, const std::string& hash = {}) const {
    std::string page = page_;
    page.insert(page.rfind("</body>"), "<script>" + script + "</script>");
    folder_.file("driven.html", page);
    const Result dom = shell(
        fmt::format("timeout 60 chromium --headless --no-sandbox --disable-gpu "
                    "--disable-background-networking --no-first-run --user-data-dir={0} --dump-dom "
                    "'file://{1}{2}'",
                    folder_.path("profile"), folder_.path("driven.html"), hash));
    EXPECT_EQ(dom.status, 0) << dom.err;
    const std::size_t start = dom.out.find("<title>") + 7;
    return dom.out.substr(start, dom.out.find("</title>") - start);
  }

  // Chooses cards as a user does, and tells the exact odds that the page then shows.
  static std::string choose(const std::string& own, int players) {
    return fmt::format(
        R"js(
        const input = document.getElementById('players');
        input.value = {1};
        input.dispatchEvent(new Event('input', {{ bubbles: true }}));
        const deck = JSON.parse(document.getElementById('data').textContent).deck;
        for (const code of '{0}'.split(',')) {{
          document.querySelector(`#deck [data-place="${{deck.indexOf(code)}}"]`).click();
        }}
        document.title = ['win', 'tie', 'lose', 'equity', 'payment'].map((id) =>
          document.querySelector(`#answer [data-exact=${{id}}]`).textContent).join(' ');
        )js",
        own, players);
  }

  static std::string fraction(const Json& pair) {
    const auto num = pair[0].get<std::string>();
    const auto den = pair[1].get<std::string>();
    return den == "1" ? num : fmt::format("{}/{}", num, den);
  }

  // What the command says of the same situation.
  std::string counted(const std::string& own, int players) const {
    const Result run = command(fmt::format("--players {} --hand {} --json", players, own));
    EXPECT_EQ(run.status, 0) << run.err;
    const Json document = run.json();
    return fmt::format("{} {} {} {} {}", fraction(document["win"]), fraction(document["tie"]),
                       fraction(document["lose"]), fraction(document["equity"]),
                       fraction(document["expected_payment"]));
  }

  Folder folder_;
  std::string edition_;
  std::string page_;
};

TEST_F(OddsPage, CountsWhatTheCommandCounts) {
  for (const auto& [own, players] :
       {std::pair{"23,73", 4}, {"31", 3}, {"13,23", 6}, {"A4", 10}, {"93,94", 10}}) {
    EXPECT_EQ(title_after(choose(own, players)), counted(own, players)) << own;
  }
}

TEST_F(OddsPage, ShowsTheTableInTheChart) {
  const Json table = command("--players 7 --json").json();
  const std::string titles = title_after(
      "document.title = [...document.querySelectorAll('.cell')].map((cell) => { cell.focus(); "
      "return document.querySelector('#looked-outcome [data-exact=equity]').textContent; })"
      ".join(' ');",
      "#players=7");
  std::string expected;
  for (const Json& hand : table["hands"]) {
    expected += fmt::format("{}{}", expected.empty() ? "" : " ", fraction(hand["equity"]));
  }
  EXPECT_EQ(titles, expected);
}

TEST_F(OddsPage, AHandOfTheChartIsLookedUp) {
  EXPECT_THAT(title_after("document.querySelector('.cell[data-hand=\"189\"]').click();"
                          "document.title = document.getElementById('command').textContent;",
                          "#players=3"),
              HasSubstr("--players 3 --hand A3,A4"));
}

TEST_F(OddsPage, IsUsedWithTheKeyboard) {
  EXPECT_EQ(
      title_after(
          "const cell = document.querySelector('.cell[tabindex=\"0\"]'); cell.focus();"
          "const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',"
          "{key, bubbles: true, cancelable: true}));"
          "press('ArrowDown'); press('ArrowRight'); press('ArrowUp');"
          "document.title = document.activeElement.getAttribute('aria-label').slice(0, 5) + "
          "document.querySelectorAll('.cell[tabindex=\"0\"]').length;"),
      "14 231");
}

TEST_F(OddsPage, ScrollsSidewaysNowhere) {
  EXPECT_EQ(title_after("document.title = document.documentElement.scrollWidth > innerWidth;"),
            "false");
}

}  // namespace
}  // namespace hanaproof::cli::testing::odds_page_test
