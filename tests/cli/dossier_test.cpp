#include <filesystem>
#include <map>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command.h"

namespace hanaproof::cli::testing::dossier_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Json = nlohmann::json;

// A small book alone in its game, so that the survey is short.
const Folder& polish() {
  static const Folder folder;
  static const Result run = hanaproof("dossier hana-awase --lang pl --out " + folder.path("d"));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("dossier.html"));
  return folder;
}

std::string page() { return read(polish().path("d/dossier.html")); }

TEST(Dossier, IsInTheLanguageThatIsAskedFor) {
  EXPECT_THAT(page(), HasSubstr("<html lang=\"pl\">"));
  EXPECT_THAT(page(), HasSubstr("Kto rozdaje"));
  // Neither a question nor what the program tells of situations is left in English.
  for (const char* english :
       {"Who deals", "Who wins", "player 0", "Player 0", "deals next", "written down"})
    EXPECT_THAT(page(), Not(HasSubstr(english)));
}

// Line 38 has every turn alike to the end; by line 47 the last turns are a stock card alone.
TEST(Dossier, DoesNotProposeWhatTheRulesRefute) {
  EXPECT_THAT(page(), HasSubstr("<dd lang=\"pl\">Usunąć to zdanie"));
  EXPECT_THAT(page(), Not(HasSubstr("<li>Każda tura")));
}

// By line 16 the hands have eight, seven and five cards.
TEST(Dossier, TellsForHowManyPlayersARuleHolds) {
  EXPECT_THAT(page(),
              HasSubstr("<i>(2 graczy)</i> Po rozdaniu kart każdy gracz ma w\u00a0ręku 8 kart."));
  EXPECT_THAT(page(),
              HasSubstr("<i>(3 graczy)</i> Po rozdaniu kart każdy gracz ma w\u00a0ręku 7 kart."));
  EXPECT_THAT(page(),
              HasSubstr("<i>(4 graczy)</i> Po rozdaniu kart każdy gracz ma w\u00a0ręku 5 kart."));
}

// The text says "rozdanie" (9) and never "runda".
TEST(Dossier, SaysItInTheWordsOfTheBook) {
  EXPECT_THAT(page(), HasSubstr("<dd lang=\"pl\">Jeśli w\u00a0rozdaniu"));
  const std::string sheet = page().substr(page().find("<section class=\"sheet\">"));
  for (const char* ours : {"rundy", "rundzie", "partię"}) EXPECT_THAT(sheet, Not(HasSubstr(ours)));
}

TEST(Dossier, OrdersTheRulesByChapters) {
  const std::string sheet = page().substr(page().find("<section class=\"sheet\">"));
  EXPECT_THAT(sheet, HasSubstr("<h4>Tura gracza</h4>\n<ul>\n<li"));
  EXPECT_LT(sheet.find("Tura gracza"), sheet.find("Punkty i"));
}

TEST(Dossier, FetchesNothing) {
  for (const char* fetched : {"href=\"http", "src=", "url(http", "<script"})
    EXPECT_THAT(page(), Not(HasSubstr(fetched)));
}

const Json& koi_koi() {
  static const Folder folder;
  static const Json document = [] {
    const Result run =
        hanaproof("dossier robin-red.koi-koi blog.koi-koi.fr --json --out " + folder.path("d"));
    EXPECT_EQ(run.status, 0) << run.err;
    const Result valid = validated("dossier", run.out);
    EXPECT_TRUE(valid.status == 0 || valid.status == kNoValidator) << valid.out << valid.err;
    return run.json();
  }();
  return document;
}

TEST(Dossier, ProposesASentenceInEveryLanguageOrSaysWhatToMend) {
  int proposed = 0;
  for (const auto& entry : koi_koi()["entries"]) {
    const std::string topic = entry["topic"];
    const bool words =
        topic.starts_with("word.") || topic.starts_with("list.") || topic.starts_with("reference.");
    EXPECT_TRUE(!words || !entry.contains("proposal")) << topic;
    EXPECT_NE(entry.contains("proposal"), entry.contains("mends")) << topic;
    if (!entry.contains("proposal")) continue;
    ++proposed;
    const auto& print = entry["proposal"]["print"];
    for (const char* language : {"fr", "es", "de", "pl"})
      EXPECT_NE(print["en"], print[language]) << topic;
  }
  EXPECT_GT(proposed, 20);
}

TEST(Dossier, SaysWhyAnAnswerIsProposed) {
  std::map<std::string, std::string> because;
  for (const auto& entry : koi_koi()["entries"]) {
    if (entry.contains("proposal")) because[entry["finding"]] = entry["proposal"]["because"];
  }
  // Lines 19 and 21 of the blog speak for the duty.
  EXPECT_EQ(because["ambiguity/capture.drawn.one/2-players/blog.koi-koi.fr"], "leans");
  // The blog leaves it open; all languages of the other book have a draw.
  EXPECT_EQ(because["gap/round.exhausted.after-call/2-players/blog.koi-koi.fr"], "most");
  // Both readings stand in all languages; line 217 of Oishi Tengudo has one of them.
  EXPECT_EQ(because["ambiguity/call.opponent-cancels/2-players/robin-red.koi-koi"], "elsewhere");
}

// Two languages of the blog and of the book let the call wait for the end of the turn; whoever
// stops then has drawn already.
TEST(Dossier, ProposesNothingForWhatNoLongerArises) {
  std::map<std::string, bool> moot;
  std::map<std::string, std::string> proposed;
  const auto look = [&](const Json& asked) {
    moot[asked["topic"]] = asked.contains("moot");
    if (asked.contains("proposal")) proposed[asked["topic"]] = asked["proposal"]["answer"];
  };
  for (const Json& entry : koi_koi()["entries"]) {
    look(entry);
    for (const char* list : {"also", "others"}) {
      for (const Json& asked : entry[list]) look(asked);
    }
  }
  ASSERT_EQ(proposed["call.offered"], "end-of-turn");
  EXPECT_TRUE(moot.at("call.stop-draws"));
  EXPECT_FALSE(moot.at("call.offered"));
  for (const Json& rule : koi_koi()["rules"]) EXPECT_NE(rule["topic"], "call.stop-draws");
}

// The French text alone says (88) that further cards make a new yaku; it is also the one in which
// more points bring the choice again. Sentences that are printed together do not contradict it.
TEST(Dossier, SettlesWhatBelongsTogetherAsOneTextHasIt) {
  for (const Json& entry : koi_koi()["entries"]) {
    if (entry["finding"] != "translation/call.trigger/2-players/robin-red.koi-koi") continue;
    EXPECT_EQ(entry["proposal"]["answer"], "more-points");
    std::map<std::string, std::string> also;
    for (const Json& asked : entry["also"])
      also[asked["topic"]] = asked["proposal"]["answer"].get<std::string>();
    EXPECT_EQ(also["call.cancels-by"], "any-more-points");
    EXPECT_EQ(also["yaku.extra-is-new"], "true");
    return;
  }
  FAIL() << "nothing is asked of call.trigger";
}

TEST(Dossier, CorrectsTheRules) {
  int changed = 0;
  for (const auto& rule : koi_koi()["rules"]) changed += rule["changed"] ? 1 : 0;
  EXPECT_GT(changed, 0);
  EXPECT_LT(static_cast<std::size_t>(changed), koi_koi()["rules"].size());
}

TEST(Dossier, OfAnUnknownBookNamesTheNearest) {
  const Folder folder;
  const Result run = hanaproof("dossier robin-red.sakuro --out " + folder.path("d"));
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("robin-red.sakura"));
  EXPECT_FALSE(std::filesystem::exists(folder.path("d/dossier.html")));
}

}  // namespace
}  // namespace hanaproof::cli::testing::dossier_test
