#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "model/phrases/told.h"
#include "tests/cli/command.h"
#include "tests/paths.h"

namespace hanaproof::cli::testing::report_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// One report for all tests of this file: it takes seconds.
const Folder& report() {
  static const Folder folder;
  static const Result run =
      hanaproof("report --out " + folder.path("report") + " --found " + folder.path("FOUND.md"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(folder.path("report") + "/index.html"));
  EXPECT_THAT(run.out, HasSubstr("translation"));
  return folder;
}

TEST(ReportCommand, WritesEveryForm) {
  for (const char* name : {"index.html", "report.md", "findings.json", "findings.sarif"}) {
    EXPECT_FALSE(read(report().path(std::string("report/") + name)).empty()) << name;
  }
}

TEST(ReportCommand, FitsIntoAMail) {
  const std::string page = read(report().path("report/index.html"));
  EXPECT_LT(page.size(), 5'000'000U);
  // Whole, with whatever follows the findings.
  for (const char* section :
       {"scores", "pots", "hands", "endgames", "fields", "audits", "families"}) {
    EXPECT_THAT(page, HasSubstr(std::string("<h2 id=\"") + section + "\">"));
  }
}

// Within a game, which the rules say that were executed; of what is not played there is no weight.
TEST(ReportCommand, MeasuresEveryFindingAndPutsTheWeightiestOfEachGameFirst) {
  const auto findings = nlohmann::json::parse(read(report().path("report/findings.json")));
  const auto editions = hanaproof("editions --json").json();
  std::map<std::string, std::string> games;
  for (const auto& edition : editions["editions"]) games[edition["id"]] = edition["game"];
  std::map<std::string, double> last;
  std::vector<std::string> order;
  for (const auto& finding : findings["findings"]) {
    const auto& impact = finding["impact"];
    EXPECT_NE(impact.contains("shares"), impact.contains("none")) << finding["id"];
    const auto& outcomes = finding["witness"]["outcomes"];
    if (outcomes.empty()) {
      EXPECT_FALSE(impact.contains("weight")) << finding["id"];
      continue;
    }
    std::string game = games.at(outcomes[0]["edition"]);
    if (game == "seotda") game = "sutda";  // both bet coins
    if (!last.contains(game)) order.push_back(game);
    EXPECT_EQ(order.back(), game) << finding["id"] << ": games stand together";
    const double weight = impact.value("weight", -1.0);
    // Those that must be fixed come first.
    const std::string place = game + " " + finding["severity"].get<std::string>();
    if (last.contains(place)) {
      EXPECT_LE(weight, last[place]) << finding["id"];
    }
    last[place] = weight;
    last[game] = weight;
    if (impact.contains("weight_low")) {
      EXPECT_LE(impact["weight_low"], weight) << finding["id"];
      EXPECT_GE(impact["weight_high"], weight) << finding["id"];
    }
  }
  EXPECT_GE(order.size(), 5U);
}

// Dossiers in other languages tell it by patterns.
TEST(ReportCommand, TellsOfSituationsInWordsThatCanBeTranslated) {
  const auto findings = nlohmann::json::parse(read(report().path("report/findings.json")));
  int told = 0;
  for (const auto& finding : findings["findings"]) {
    for (const auto& outcome : finding["witness"]["outcomes"]) {
      std::string text = outcome["text"];
      for (std::size_t end = 0; end != std::string::npos; text.erase(0, end + 2)) {
        end = text.find("; ");
        EXPECT_TRUE(phrases::can_be_told(text.substr(0, end))) << finding["id"] << ": " << text;
        ++told;
        if (end == std::string::npos) break;
      }
    }
  }
  EXPECT_GT(told, 500);
}

// A sentence in each language of the book, or what to mend, or why there is nothing to print.
TEST(ReportCommand, HasWordsToPrintForEveryFindingAboutOneBook) {
  const std::string page = read(report().path("report/index.html"));
  const std::string begins = "<article class=\"finding k-";
  int with_words = 0;
  for (auto at = page.find(begins); at != std::string::npos; at = page.find(begins, at + 1)) {
    const std::string finding = page.substr(at, page.find("</article>", at) - at);
    if (finding.starts_with(begins + "contradiction")) continue;
    const bool has_words = finding.find("<dl class=\"to-print\">") != std::string::npos;
    EXPECT_TRUE(has_words || finding.find("Nothing to print") != std::string::npos)
        << finding.substr(0, 300);
    if (has_words) ++with_words;
  }
  EXPECT_GT(with_words, 150);
}

TEST(ReportCommand, FoundIsUpToDate) {
  const std::string now = read(report().path("FOUND.md"));
  // Not as a whole: nobody reads a difference of thousands of lines.
  EXPECT_TRUE(now == read(paths::source_dir() + "/FOUND.md"))
      << "FOUND.md is out of date; in the top-level folder: "
         "./run report --out out/report --found FOUND.md";
  EXPECT_THAT(now, AllOf(HasSubstr("`translation/yaku.hanami/2-players/robin-red.koi-koi`"),
                         HasSubstr("Captured `31 32 91 92`")));
}

TEST(ReportCommand, EveryFindingReplaysFromTheFile) {
  const Result run = hanaproof("replay " + report().path("report/findings.json") + " --json");
  EXPECT_EQ(run.status, 0) << run.err;
  const auto document = run.json();
  for (const auto& replay : document["replays"]) EXPECT_TRUE(replay["holds"]) << replay["finding"];
}

TEST(ReportCommand, AWitnessThatWasTamperedWithDoesNotReplay) {
  auto findings = nlohmann::json::parse(read(report().path("report/findings.json")));
  for (auto& finding : findings["findings"]) {
    if (finding["id"] == "translation/yaku.hanami/2-players/robin-red.koi-koi") {
      finding["witness"]["outcomes"][0]["text"] = "hanami 6 = 6";
    }
  }
  const Folder folder;
  const Result run = hanaproof("replay " + folder.file("findings.json", findings.dump()));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("FAILS   translation/yaku.hanami/2-players/robin-red.koi-koi"));
}

TEST(ReportCommand, ALineThatDoesNotLeadToItsPileIsRefused) {
  auto findings = nlohmann::json::parse(read(report().path("report/findings.json")));
  for (auto& finding : findings["findings"]) {
    if (finding["id"] != "translation/yaku.hanami/2-players/robin-red.koi-koi") continue;
    auto& line = finding["witness"]["line"];
    ASSERT_EQ(line.back(), "stop");
    // Without the stop and the capture that completes the pile.
    line.erase(line.size() - 1);
    line.erase(line.size() - 1);
  }
  const Folder folder;
  const Result run = hanaproof("replay " + folder.file("findings.json", findings.dump()));
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("FAILS   translation/yaku.hanami/2-players/robin-red.koi-koi\n"
                                 "        the line of play does not lead there"));
}

TEST(ReportCommand, FailOnIsForScripts) {
  const std::string editions = " robin-red.koi-koi.en robin-red.koi-koi.fr";
  EXPECT_EQ(hanaproof("contradictions --fail-on translation" + editions).status, 1);
  EXPECT_EQ(hanaproof("contradictions --fail-on contradiction" + editions).status, 0);
}

TEST(ReportCommand, AFolderThatCannotBeMadeIsOneClearLine) {
  const Folder folder;
  const std::string file = folder.file("taken", "");
  const Result run = hanaproof("report --out " + file + " robin-red.koi-koi.en");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr(file));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

}  // namespace
}  // namespace hanaproof::cli::testing::report_test
