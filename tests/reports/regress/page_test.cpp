// The page of differences: what stands on it, and that it needs nothing else.
#include "reports/regress/page.h"

#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/atomic_file.h"
#include "reports/regress/account.h"
#include "tests/reports/folder.h"
#include "tests/reports/regress/hunted.h"

namespace hanaproof::reports::regress_page_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using testing::hunted;
using testing::kEdition;
using ::testing::Not;

std::string page_of(const Comparison& one) { return to_page(one, regress::testing::library()); }
std::string page_of(const regress::Hunted& one) { return page_of(testing::compared(one)); }

std::size_t times(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

std::string joined_lines(const std::vector<Sentence>& lines) {
  std::string text;
  for (const Sentence& line : lines) text += to_text(line) + "\n";
  return text;
}

TEST(RegressPage, HasEveryDifferenceWithItsRuleAndALineToCopy) {
  ASSERT_EQ(hunted().rules.size(), 2U);
  const std::string page = page_of(hunted());
  EXPECT_EQ(times(page, "<article class=\"difference "), hunted().found.size());
  EXPECT_EQ(times(page, "<article class=\"difference rule\""), testing::explained());
  EXPECT_THAT(page, AllOf(HasSubstr("<pre>--rule yaku.tan=&#39;none&#39;</pre>"),
                          HasSubstr("<pre>--rule capture.played.three=&#39;one&#39;</pre>"),
                          HasSubstr("=&#39;none&#39; --rule capture"), HasSubstr("data-zone")));
}

TEST(RegressPage, LabelsWhatNoRoundLeadsToAndWhatNoRuleExpresses) {
  const std::string before = page_of(hunted());
  const std::string page = page_of(testing::with_all_sorts());
  EXPECT_EQ(times(page, "No rule expresses this."), times(before, "No rule expresses this.") + 1);
  EXPECT_EQ(times(page, "No round leads to this position: the hands are too large"), 2U);
  EXPECT_EQ(times(page, "<article class=\"difference fault\""), 1U);
  EXPECT_THAT(page, AllOf(HasSubstr("Player 1: &lt;5&gt;"), Not(HasSubstr("<5>"))));
}

TEST(RegressPage, SaysThatNothingDiffers) {
  regress::Hunted none;
  none.games = none.positions = 7;
  const std::string page = page_of(of_games(none, kEdition, "<engine> & \"co\"", {}));
  EXPECT_THAT(page, AllOf(HasSubstr("<h1>No difference</h1>"), Not(HasSubstr("<article")),
                          HasSubstr("The engine plays by the edition in all that was compared."),
                          HasSubstr("&lt;engine&gt; &amp; ")));
  EXPECT_THAT(page_of(of_log(none, kEdition, "games.jsonl", {"payment is not compared"})),
              AllOf(HasSubstr("The games are played by the edition in all that was compared."),
                    HasSubstr("Payment is not compared."), Not(HasSubstr("The engine"))));
  none.positions = 0;
  EXPECT_THAT(page_of(none), AllOf(HasSubstr("<h1>Undecided"), Not(HasSubstr("plays by"))));
}

// Of a corpus: an entry that a rule explains, shown by what takes the fewest words, and one that
// none does, with the clause that it is laid to.
TEST(RegressPage, HasTheEntriesOfACorpus) {
  const std::string clause = std::string(kEdition) + "/capture.played.three#1";
  const games::Line& line = testing::hunted().found.at(0).failure.line;
  const regress::Entry entry{.position = line.start, .moves = {"11x12,13,14"}};
  const regress::Corpus corpus{kEdition, "1", 1, {entry, entry, entry}};
  regress::CorpusRun run;
  run.entries = 3;
  run.mismatches = {{1, "moves", "11x12,13,14 74x73", "11x12 11x13 11x14 74x73"},
                    {2, "moves", "11x12,13,14", "11x12"},
                    {3, regress::kFault, "", "engine fault, crash: it ended with status 3"}};
  for (const std::size_t number : {1U, 2U, 3U}) run.replies[number] = {};
  const regress::CorpusVerdict verdict{
      {{.clauses = {clause},
        .plays = regress::OtherAnswer{"capture.played.three", "one"},
        .entries = {1, 2}},
       {.clauses = {clause}, .entries = {3}}}};
  const Comparison all = of_corpus(corpus, run, verdict, regress::testing::library(), "./mine", {});
  ASSERT_EQ(all.hunted.found.size(), 2U);
  EXPECT_EQ(all.hunted.found[0].failure.difference.subject, "11x12");
  EXPECT_EQ(all.hunted.found[0].count, 2U);
  EXPECT_EQ(all.hunted.found[1].fault, "crash: it ended with status 3");
  EXPECT_EQ(all.clauses_of(1), std::set{clause});
  const std::string page = page_of(all);
  EXPECT_THAT(page, AllOf(HasSubstr("<strong>3</strong> of 3 entries put to it"),
                          HasSubstr("first in entry 1"), HasSubstr("first in entry 3"),
                          HasSubstr("<pre>--rule capture.played.three=&#39;one&#39;</pre>")));
  EXPECT_EQ(times(page, "<article class=\"difference "), 2U);
}

TEST(RegressPage, FetchesNothing) {
  const std::string page = page_of(hunted());
  EXPECT_THAT(page, AllOf(HasSubstr("default-src 'none'"), Not(HasSubstr("src=\"")),
                          Not(HasSubstr("href=\"http"))));
}

TEST(RegressPage, StepsAndCopiesInABrowserAndScrollsSidewaysNowhere) {
  if (run("command -v chromium > /dev/null") != 0) GTEST_SKIP() << "chromium is not installed";
  std::string page = page_of(testing::with_all_sorts());
  page.insert(page.rfind("</body>"),
              "<script>document.querySelector('[data-go=on]').click();"
              "const at = document.querySelector('.walk').dataset.at;"
              "const wide = document.documentElement.scrollWidth > innerWidth;"
              "const copies = document.querySelectorAll('.copy:not([hidden])').length ==="
              " document.querySelectorAll('.copied pre').length;"
              "document.title = `at ${at}, wide ${wide}, copies ${copies}`;</script>");
  const Folder folder;
  write_file(folder / "page.html", page);
  for (const char* size : {"1280,900", "500,844"}) {
    EXPECT_EQ(
        run("timeout 120 chromium --headless --no-sandbox --disable-gpu --window-size=" +
            std::string(size) + " --user-data-dir=" + (folder / "profile").string() +
            " --virtual-time-budget=5000 --dump-dom file://" + (folder / "page.html").string() +
            " > " + (folder / "dom").string() + " 2> /dev/null"),
        0);
    EXPECT_THAT(read(folder / "dom"), HasSubstr("<title>at 1, wide false, copies true</title>"));
  }
}

TEST(Account, SaysInWordsWhatDiffers) {
  regress::Found found;
  found.signature = {"moves", {"+takes 1", "-koi-koi"}};
  EXPECT_EQ(title_of(found),
            "Legal moves: the engine also allows captures of 1 card, the engine does not allow "
            "“koi-koi”");
  found.signature = {"position", {"last_call", "turn"}};
  EXPECT_EQ(title_of(found),
            "The position after the move: who called koi-koi last, whose turn it is");
  found.fault = "hang: no reply";
  EXPECT_EQ(title_of(found), "Engine fault: hang: no reply");
}

TEST(Account, SaysInWordsWhatASideHas) {
  EXPECT_EQ(joined_lines(account_of("moves", "11x12 13 stop", "13 stop")),
            "11 crane takes 12 poem ribbon (only here)\n13 dreg stays on the field\n“stop”\n");
  EXPECT_EQ(joined_lines(account_of("moves", "refused", "13")), "Refused\n");
  EXPECT_EQ(joined_lines(account_of("moves", "", "13")), "No move is legal\n");
  EXPECT_EQ(joined_lines(account_of("payment", "5 -5", "0 0")), "Player 0: 5\nPlayer 1: -5\n");
  EXPECT_EQ(joined_lines(account_of("position", R"({"turn":1,"captured":[["11"],[]]})",
                                    R"({"turn":0,"phase":"call"})")),
            "Whose turn it is: player 1\nCaptured cards: player 0: 11 crane; player 1: none\n"
            "What is to be decided: nothing said\n");
}

}  // namespace
}  // namespace hanaproof::reports::regress_page_test
