// The page of a report in a real browser: findings are filtered, opened, walked step by step and
// printed, and the cards on the table are those that the spec has there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "checker/editions/played_line.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "model/rulebook/library.h"
#include "model/spec/play.h"
#include "reports/json.h"
#include "tests/cli/browser_page.h"

namespace hanaproof::cli::testing::report_page_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

const std::string kHanami = "translation/yaku.hanami/2-players/robin-red.koi-koi";

// One report for all tests of this file: it takes seconds.
const Folder& report() {
  static const Folder folder;
  static const Result run = hanaproof("report --out " + folder.path("report") +
                                      " robin-red.koi-koi.en robin-red.koi-koi.fr");
  EXPECT_EQ(run.status, 0) << run.err;
  return folder;
}

std::string page() { return read(report().path("report/index.html")); }
Json findings() { return Json::parse(read(report().path("report/findings.json"))).at("findings"); }

Json finding(const std::string& id) {
  for (const Json& each : findings()) {
    if (each.at("id") == id) return each;
  }
  ADD_FAILURE() << id << " is not in the report";
  return {};
}

const rulebook::Library& library() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

// A table as the page's helper zones() has it: what lies in hands, in piles and on the field. Of a
// position, or of a stage of a walk.
std::string table_text(const auto& table) {
  std::map<std::string, std::string> zones = {{"f", table.field.codes()}};
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    zones[fmt::format("h{}", seat)] = table.hands[seat].codes();
    zones[fmt::format("c{}", seat)] = table.captured[seat].codes();
  }
  if (table.drawn) zones["d"] = table.drawn->code();
  std::string text;
  for (const auto& [zone, codes] : zones) {
    if (!codes.empty()) text += fmt::format("{}:{} ", zone, codes);
  }
  return text;
}

// The tables from the deal of a witness to the end of its line, as the spec plays it.
std::vector<std::string> tables_of(const Json& witness) {
  const notation::Position deal = notation::position_from_json(witness.at("deal").dump());
  const spec::Rules rules(
      rulebook::Ruleset(library().at(deal.edition), {deal.players, {}}, deal.rules));
  notation::Position position = deal;
  std::vector<std::string> tables = {table_text(position)};
  for (const auto& move : witness.value("line", std::vector<std::string>())) {
    position = spec::play(rules, position, *notation::Move::parse(move));
    tables.push_back(table_text(position));
  }
  return tables;
}

// Findings of piles with a deal and a line, which are played by the rules that the deal names.
std::vector<Json> with_a_line() {
  std::vector<Json> all;
  for (const Json& each : findings()) {
    const Json& witness = each.at("witness");
    if (witness.value("situation", "") == "pile" && !witness.value("line", Json::array()).empty()) {
      all.push_back(each);
    }
  }
  return all;
}

class ReportPage : public BrowserPage {
 protected:
  // The tables that the page shows, stepping to the end of a finding's line.
  std::vector<std::string> tables_shown(const std::string& id, const std::string& text) const {
    return lines_after(fmt::format(R"js(
      const walk = document.getElementById('{}').querySelector('.walk');
      const lines = [zones(walk)];
      for (const step of walk.querySelectorAll('.steps > li')) {{
        walk.querySelector('[data-go=on]').click();
        lines.push(zones(walk));
      }}
      return lines;)js",
                                   id),
                       text);
  }

  // The page as a PDF, opened at `hash`.
  std::string print(const std::string& hash) const {
    const Result run =
        chromium(fmt::format("--virtual-time-budget=5000 --no-pdf-header-footer --print-to-pdf={} "
                             "'file://{}{}'",
                             folder_.path("page.pdf"), report().path("report/index.html"), hash));
    EXPECT_EQ(run.status, 0) << run.err;
    return read(folder_.path("page.pdf"));
  }
};

TEST_F(ReportPage, IsFilteredOpenedSteppedThroughAndLeft) {
  const std::vector<std::string> lines = lines_after(R"js(
    const lines = [];
    set('game', 'koi-koi');
    document.querySelector('#filter [value=translation]').click();
    set('q', 'HANAMI flower');
    lines.push(document.getElementById('shown').textContent);
    lines.push(decodeURIComponent(location.hash));
    seen('tr[data-finding] a')[0].click();
    await wait();
    lines.push(seen('article').map((each) => each.id).join(' '));
    lines.push(String(seen('.findings').length));
    lines.push(document.activeElement.tagName);
    const walk = open().querySelector('.walk');
    const first = zones(walk);
    press('ArrowRight');
    const second = zones(walk);
    press('ArrowRight');
    lines.push(walk.querySelector('.count').textContent);
    press('ArrowLeft');
    lines.push(String(second === zones(walk)));
    walk.querySelector('[data-go=first]').click();
    lines.push(String(first === zones(walk)));
    lines.push(String(first === second));
    open().querySelector('.turner .up').click();
    await wait();
    lines.push(String(open()));
    lines.push(document.getElementById('shown').textContent);
    lines.push(document.activeElement.hash);
    return lines;)js",
                                                     page());
  const std::string all = std::to_string(findings().size());
  const auto steps = std::to_string(finding(kHanami)["witness"]["line"].size());
  EXPECT_THAT(lines,
              ::testing::ElementsAre("1 of " + all + " shown",
                                     "#?q=HANAMI+flower&amp;game=koi-koi&amp;kind=translation",
                                     kHanami, "0", "ARTICLE", "2 of " + steps, "true", "true",
                                     "false", "null", "1 of " + all + " shown", "#" + kHanami));
}

// How many findings are so urgent, and about an edition that ends so.
std::size_t findings_of(const std::string& severity, const std::string& language) {
  return static_cast<std::size_t>(std::ranges::count_if(findings(), [&](const Json& each) {
    const auto editions = each["editions"].get<std::vector<std::string>>();
    return each["severity"] == severity &&
           std::ranges::any_of(editions,
                               [&](const std::string& id) { return id.ends_with(language); });
  }));
}

TEST_F(ReportPage, IsFilteredByBookLanguageAndUrgency) {
  const std::vector<std::string> lines = lines_after(R"js(
    const lines = [];
    const shown = () => seen('tr[data-finding]').length;
    set('language', 'fr');
    document.querySelector('#filter [value=must-fix]').click();
    lines.push(String(shown()));
    // The plot has bars of what is shown alone.
    const open = new Set(seen('tr[data-finding]').map((row) => row.dataset.finding));
    const bars = seen('.bars li a').map((each) => decodeURIComponent(each.hash.slice(1)));
    lines.push(String(bars.length > 0 && bars.every((id) => open.has(id))));
    const books = [...document.getElementById('filter').elements.book.options].map(
        (each) => each.value).filter(Boolean);
    lines.push(books.join(' '));
    set('language', '');
    document.querySelector('#filter [value=must-fix]').click();
    let sum = 0;
    for (const book of books) {
      set('book', book);
      sum += shown();
    }
    set('book', '');
    lines.push(String(sum >= shown() && shown() > 0));
    return lines;)js",
                                                     page());
  EXPECT_THAT(lines, ::testing::ElementsAre(std::to_string(findings_of("must-fix", ".fr")), "true",
                                            HasSubstr("robin-red-koi-koi"), "true"));
}

TEST_F(ReportPage, TheCardsOnTheTableAreThoseOfTheSpec) {
  const auto cases = with_a_line();
  ASSERT_FALSE(cases.empty());
  std::string script = "const lines = [];";
  std::vector<std::string> expected;
  for (const Json& each : cases) {
    script += fmt::format(R"js({{
      const walk = document.getElementById('{}').querySelector('.walk');
      const steps = walk.querySelectorAll('.steps > li').length;
      for (let step = 0; step <= steps; ++step) {{
        lines.push(zones(walk));
        walk.querySelector('[data-go=on]').click();
      }}
      for (let step = steps - 1; step >= 0; --step) {{
        walk.querySelector('[data-go=back]').click();
        lines.push(zones(walk));
      }}
    }})js",
                          each["id"].get<std::string>());
    const auto tables = tables_of(each["witness"]);
    expected.insert(expected.end(), tables.begin(), tables.end());
    expected.insert(expected.end(), tables.rbegin() + 1, tables.rend());
  }
  EXPECT_EQ(lines_after(script + "return lines;", page()), expected);
}

TEST_F(ReportPage, EveryLineOfTheReportIsWalkedToItsEnd) {
  const checker::Report read_back =
      reports::read_findings(read(report().path("report/findings.json")));
  std::string script = "const lines = [];";
  std::vector<std::string> expected;
  for (const auto& [id, walk] : checker::walks(read_back, library())) {
    if (walk.game != checker::Walk::Game::capturing) continue;
    script += fmt::format(
        "{{const walk = document.getElementById('{}').querySelector('.walk');"
        "walk.querySelector('[data-go=last]').click(); lines.push(zones(walk) + "
        "walk.querySelector('[data-stock] text').textContent);}}",
        id);
    const checker::Table& end = walk.at(walk.steps.size()).table;
    expected.push_back(fmt::format("{}{}", table_text(end), end.stock.size()));
  }
  EXPECT_GE(expected.size(), 10U);
  EXPECT_EQ(lines_after(script + "return lines;", page()), expected);
}

// A step that moves nothing leaves every table from there on otherwise, and none before.
TEST_F(ReportPage, AStepThatMovesNothingShows) {
  const auto expected = tables_of(finding(kHanami)["witness"]);
  std::string text = page();
  const std::string attribute = "<li data-to=\"";
  const std::size_t step = text.find(attribute, text.find("id=\"" + kHanami + "\""));
  ASSERT_NE(step, std::string::npos);
  const std::size_t begin = step + attribute.size();
  text.erase(begin, text.find('"', begin) - begin);
  const auto shown = tables_shown(kHanami, text);
  ASSERT_EQ(shown.size(), expected.size());
  EXPECT_EQ(shown[0], expected[0]);
  for (std::size_t i = 1; i < shown.size(); ++i) EXPECT_NE(shown[i], expected[i]) << i;
}

TEST_F(ReportPage, EveryLineIsTextWithoutTheScript) {
  std::string text = page();
  text.erase(text.find("<script>"), text.find("</script>") - text.find("<script>"));
  folder_.file("plain.html", text);
  text.insert(text.rfind("</body>"), R"html(<script>
    const steps = [...document.querySelectorAll('.steps > li')];
    const idle = [...document.querySelectorAll('.controls')].filter((each) => each.checkVisibility());
    document.title = `${steps.length} ${steps.every((each) => each.checkVisibility() &&
        each.textContent.startsWith('Player '))} ${idle.length}`;
    </script>)html");
  folder_.file("plain.html", text);
  const Result dom = chromium(fmt::format("--dump-dom 'file://{}'", folder_.path("plain.html")));
  std::size_t steps = 0;
  for (std::size_t at = text.find("<ol class=\"steps\">"); at != std::string::npos;
       at = text.find("<ol class=\"steps\">", at + 1)) {
    const std::string list = text.substr(at, text.find("</ol>", at) - at);
    for (std::size_t li = list.find("<p>Player "); li != std::string::npos;
         li = list.find("<p>Player ", li + 1)) {
      ++steps;
    }
  }
  EXPECT_GT(steps, 20U);
  EXPECT_THAT(dom.out, HasSubstr(fmt::format("<title>{} true 0</title>", steps)));
}

// Pages of a PDF, by what each says that it is.
int pages_of(const std::string& pdf) {
  int pages = 0;
  for (std::size_t at = pdf.find("/Type /Page"); at != std::string::npos;
       at = pdf.find("/Type /Page", at + 1)) {
    pages += pdf.compare(at, 12, "/Type /Pages") == 0 ? 0 : 1;
  }
  return pages;
}

TEST_F(ReportPage, IsPrinted) {
  const std::string one = print("#" + kHanami);
  EXPECT_THAT(one, StartsWith("%PDF-"));
  EXPECT_GE(pages_of(one), 2);
  // The list, the finding that is left of it, and what follows.
  const std::string filtered = print("#?kind=translation");
  EXPECT_GT(pages_of(filtered), pages_of(one));
}

TEST_F(ReportPage, PrintsWhatFitsTheFilterAndTheRestOnRequest) {
  const int most = static_cast<int>(3 * findings_of("must-fix", "") + 3);
  const int some = pages_of(print("#?severity=must-fix"));
  EXPECT_GT(some, 3);
  EXPECT_LE(some, most) << "three pages a finding, and the list";
  EXPECT_GT(pages_of(print("#?severity=must-fix&appendices=print")), some);
}

TEST_F(ReportPage, ScrollsSidewaysNowhere) {
  EXPECT_THAT(lines_after("return seen('article').map((each) => each.id).concat("
                          "document.documentElement.scrollWidth > innerWidth);",
                          page(), "#" + kHanami),
              ::testing::ElementsAre(kHanami, "false"));
}

// The shares of the pot in the page are those of the table of odds, each at its two cards.
TEST(PotsOfTheReport, AreTheOdds) {
  const Folder folder;
  const Result run = hanaproof("report --out " + folder.path("report") + " robin-red.sutda.en");
  ASSERT_EQ(run.status, 0) << run.err;
  const std::string text = read(folder.path("report/index.html"));
  const Json odds = hanaproof("odds sutda --edition robin-red.sutda.en --players 2 --json").json();
  ASSERT_EQ(odds["hands"].size(), 190U);
  for (const Json& hand : odds["hands"]) {
    const auto& equity = hand["equity"];
    const double share =
        std::stod(equity[0].get<std::string>()) / std::stod(equity[1].get<std::string>());
    const auto cards = hand["hand"].get<std::vector<std::string>>();
    for (const auto& [row, column] : {std::pair(0, 1), std::pair(1, 0)}) {
      const std::string title =
          fmt::format("<title>{} {}, {}: {:.1f} %</title>", cards[static_cast<std::size_t>(row)],
                      cards[static_cast<std::size_t>(column)], hand["category"].get<std::string>(),
                      100 * share);
      EXPECT_NE(text.find(title), std::string::npos) << title;
    }
  }
}

}  // namespace
}  // namespace hanaproof::cli::testing::report_page_test
