// The page of rounds in a real browser: what it shows is what the command counts.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/browser_page.h"

namespace hanaproof::cli::testing::rounds_page_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using Json = nlohmann::json;

constexpr const char* kCommand = "odds rounds --edition robin-red.koi-koi.fr --rounds 20000 ";

const Folder& made() {
  static const Folder folder;
  static const Result run = hanaproof(kCommand + ("--html " + folder.path("rounds.html")));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.out, "") << "the tables are printed where they are asked for";
  return folder;
}

std::string page() { return read(made().path("rounds.html")); }

class RoundsPage : public BrowserPage {};

TEST_F(RoundsPage, ShowsWhatTheCommandCounts) {
  const Json table = hanaproof(kCommand + std::string("--json")).json()["editions"][0]["tables"][0];
  std::vector<std::string> expected;
  for (const Json& each : table["decisions"]) {
    if (each["gain"]["rounds"] < 100) continue;
    expected.push_back(fmt::format("{} {} {:+.2f} {:+.2f} {:+.1f}", each["points"].get<int>(),
                                   each["cards"].get<int>(), each["stop"]["mean"].get<double>(),
                                   each["koi_koi"]["mean"].get<double>(),
                                   each["gain"]["mean"].get<double>()));
  }
  std::ranges::sort(expected);
  ASSERT_GT(expected.size(), 10U);
  auto shown = lines_after(R"js(
    return [...document.querySelectorAll('.grid button')].map(({dataset, textContent}) =>
        [dataset.points, dataset.cards, dataset.stop, dataset.koi, textContent].join(' '));)js",
                           page());
  std::ranges::sort(shown);
  EXPECT_EQ(shown, expected);
}

TEST_F(RoundsPage, TellsOfTheNumberThatIsChosen) {
  const auto lines = lines_after(R"js(
    const cell = document.querySelector('.grid button[data-points="5"][data-cards="3"]');
    cell.click();
    return [document.querySelector('.decide output').textContent,
            cell.getAttribute('aria-pressed'),
            String(document.querySelectorAll('[aria-pressed=true]').length)];)js",
                                 page());
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_THAT(lines[0], HasSubstr("5 points, 3 cards left: stopping gets +5.00 in the mean"));
  EXPECT_EQ(lines[1], "true");
  EXPECT_EQ(lines[2], "1");
}

TEST_F(RoundsPage, FitsAPhoneAndADesk) {
  for (const int width : {390, 1280}) {
    const auto lines =
        lines_after(fmt::format("document.body.style.width = '{}px'; await wait();", width) + R"js(
    const small = [...document.querySelectorAll('button, summary')].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().height < 44);
    const grid = document.querySelector('.grid').parentElement;
    return [String(small.length),
            String(document.body.scrollWidth <= document.body.clientWidth),
            String(document.querySelectorAll('.ends li').length >= 2)];)js",
                    page());
    EXPECT_THAT(lines, ElementsAre("0", "true", "true")) << width;
  }
}

// The pages of tables need no script: a bar behind each chance.
TEST_F(RoundsPage, HasSistersForTheOtherOdds) {
  for (const char* command :
       {"odds deal --edition robin-red.koi-koi.en", "odds hands", "odds fields"}) {
    const Result run = hanaproof(fmt::format("{} --html {}", command, folder_.path("page.html")));
    ASSERT_EQ(run.status, 0) << run.err;
    const auto lines = lines_after(R"js(
      const bars = [...document.querySelectorAll('td.bar')].map(
          (each) => parseFloat(each.style.getPropertyValue('--part')));
      return [String(bars.length > 5), String(Math.max(...bars)),
              String(document.body.scrollWidth <= document.body.clientWidth)];)js",
                                   read(folder_.path("page.html")));
    EXPECT_THAT(lines, ElementsAre("true", "100", "true")) << command;
  }
}

}  // namespace
}  // namespace hanaproof::cli::testing::rounds_page_test
