#include "model/lookup/topic_index.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/model/lookup/lark.h"

namespace hanaproof::lookup::testing::topic_index_test {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Found find(const std::string& text) { return TopicIndex(lark::library()).find(text); }

std::vector<std::string> ids(const Found& found) {
  std::vector<std::string> all;
  for (const Match& match : found.matches) all.push_back(match.topic->id);
  return all;
}

std::string only(const std::string& text) {
  const Found found = find(text);
  const Match* match = found.only();
  return match ? match->topic->id : "";
}

TEST(TopicIndex, FindsAQuestionInFiveLanguages) {
  for (const char* text : {"sake cup", "Sake Cups", "coupe de saké", "copa de sake", "Sakeschale",
                           "czarka sake", "COUPE DE SAKE"}) {
    EXPECT_EQ(only(text), "card.sake-cup") << text;
  }
}

TEST(TopicIndex, FindsByWhatAClauseSaysCitesAndNotes) {
  EXPECT_THAT(ids(find("cormorants")), ElementsAre("deal.cutter"));
  EXPECT_THAT(ids(find("saladier")), ElementsAre("deal.cutter"));
  EXPECT_EQ(only("cormorant saladier"), "deal.cutter");
  EXPECT_EQ(only("vue des fleurs"), "yaku.hanami") << "the name as printed";
}

// The glossary says of the wildcard that some rulebooks let it capture any card.
TEST(TopicIndex, FindsByWhatTheGlossarySaysOfAName) {
  EXPECT_THAT(ids(find("rulebooks")), Contains("option.wildcard"));
}

TEST(TopicIndex, AWordOfAnEditionLeadsToTheThing) {
  const Found found = find("ballade");
  EXPECT_THAT(ids(found), Contains("word.round"));
  EXPECT_THAT(ids(found), Contains("match.rounds")) << "a question about rounds";
  EXPECT_THAT(ids(found), Contains("bet.opener")) << "where the word is cited";
  EXPECT_EQ(found.only(), nullptr);
}

TEST(TopicIndex, TheNameComesBeforeTheNote) {
  const Found found = find("hanami");
  ASSERT_FALSE(found.matches.empty());
  EXPECT_EQ(found.matches.front().topic->id, "yaku.hanami");
  EXPECT_EQ(found.only(), &found.matches.front());
}

TEST(TopicIndex, EveryWordIsWanted) {
  const auto with_both = ids(find("cut deck"));
  EXPECT_THAT(with_both, Contains("deal.cutter"));
  EXPECT_LT(with_both.size(), ids(find("deck")).size());
}

TEST(TopicIndex, WithoutAQuestionThatHasAllWordsThoseWithMostAreFound) {
  const Found found = find("cormorant saladier zzzzzz");
  EXPECT_FALSE(found.complete);
  EXPECT_THAT(found.unknown, ElementsAre("zzzzzz"));
  EXPECT_THAT(ids(found), ElementsAre("deal.cutter"));
  EXPECT_EQ(found.only(), nullptr) << "nobody asked for just this";
}

TEST(TopicIndex, AMistypedWordHasANearestName) {
  EXPECT_EQ(find("curtian").nearest, "curtain");
  EXPECT_THAT(ids(find("curtian")), IsEmpty());
  EXPECT_EQ(find("qqqqqqq").nearest, "");
  EXPECT_EQ(find("nope").nearest, "");
}

TEST(TopicIndex, NothingIsFoundByNothing) { EXPECT_THAT(find("the").matches, IsEmpty()); }

TEST(TopicIndex, AMatchHasTheGamesWhoseEditionsNameIt) {
  const auto all = TopicIndex(lark::library()).all();
  const auto games = [&](const char* id) {
    const auto found =
        std::ranges::find_if(all, [&](const Match& match) { return match.topic->id == id; });
    return found == all.end() ? std::vector<std::string>{"not listed"} : found->games;
  };
  EXPECT_THAT(games("word.round"), ElementsAre("koi-koi"));
  EXPECT_THAT(games("bet.opener"), ElementsAre("sutda"));
  EXPECT_THAT(games("deal.dealer"), IsEmpty());
  EXPECT_GE(all.size(), rulebook::topics().size());
}

}  // namespace
}  // namespace hanaproof::lookup::testing::topic_index_test
