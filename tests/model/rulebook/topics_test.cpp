#include "model/rulebook/topic.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "model/rulebook/arises.h"
#include "model/rulebook/library.h"

namespace hanaproof::rulebook::topics_test {
namespace {

const std::string kHead = R"text(id = "red.en"
title = "Red"
game = "koi-koi"
language = "en"
players = [2, 3]
)text";

bool holds(const std::string& alternative, const std::string& clauses, int players = 2) {
  const Library library({{"red.toml", kHead + clauses}});
  const auto all = conditions(alternative);
  return std::ranges::all_of(all, [&](const Condition& condition) {
    return condition.holds(library.at("red.en"), {players, {}});
  });
}

std::string clause(const std::string& topic, const std::string& rest) {
  return "[[clause]]\ntopic = \"" + topic + "\"\n" + rest + "\n";
}

TEST(Topics, AskInOneLineAndAreAnsweredByCustom) {
  for (const Topic& topic : topics()) {
    EXPECT_TRUE(topic.question.ends_with('?')) << topic.id;
    EXPECT_EQ(topic.question.find('\n'), std::string::npos) << topic.id;
    EXPECT_EQ(topic.type.mismatch(topic.customary), std::nullopt) << topic.id;
  }
}

TEST(Topics, AreInfluencedByTopics) {
  for (const Topic& topic : topics()) {
    for (const std::string& id : topic.influences) {
      EXPECT_NE(find_topic(id), nullptr) << topic.id << ": " << id;
    }
  }
}

// Throws for an unknown topic and for a word that its type cannot have.
TEST(Topics, AriseUnderConditionsOnTopics) {
  for (const Topic& topic : topics()) {
    for (const std::string& alternative : topic.arises) {
      EXPECT_NO_THROW(conditions(alternative)) << topic.id << ": " << alternative;
    }
  }
}

TEST(Topics, AreAlikeUnderConditionsOnRulesThatArePlayed) {
  for (const Topic& topic : topics()) {
    for (const Alike& known : topic.alike) {
      if (known.where.empty()) continue;
      for (const Condition& condition : conditions(known.where)) {
        EXPECT_NE(condition.sort, Condition::Sort::answers) << topic.id << ": " << known.where;
      }
    }
  }
}

// An id of the form `yaku.ID` is a topic whatever ID is: a mistyped one would go unnoticed.
TEST(Topics, AriseUnderConditionsOnTopicsOfTheRegistry) {
  for (const Topic& topic : topics()) {
    for (const std::string& alternative : topic.arises) {
      for (const Condition& condition : conditions(alternative)) {
        if (!condition.topic) continue;
        const bool known = std::ranges::any_of(
            topics(), [&](const Topic& each) { return &each == condition.topic; });
        EXPECT_TRUE(known) << topic.id << ": " << alternative;
      }
    }
  }
}

// Nothing is measured of what no game is played by.
TEST(Topics, OfTheTextAloneNeedAnAnswerOrAreWording) {
  for (const Topic& topic : topics()) {
    if (topic.asked != Asked::text || is_option(topic)) continue;
    EXPECT_NE(topic.need, Need::measured) << topic.id;
  }
}

TEST(Topics, TellOptionsAndYakuFromQuestionsAboutThem) {
  EXPECT_TRUE(is_option(*find_topic("option.triad")));
  EXPECT_FALSE(is_option(*find_topic("option.agreed")));
  EXPECT_TRUE(is_yaku(*find_topic("yaku.tane")));
  EXPECT_TRUE(is_yaku(*find_topic("yaku.of-our-own")));
  EXPECT_FALSE(is_yaku(*find_topic("yaku.card-shared")));
}

TEST(Conditions, AskWhetherATopicIsAnswered) {
  EXPECT_FALSE(holds("score.counter", ""));
  EXPECT_TRUE(holds("score.counter", clause("score.counter", "value = 1")));
  EXPECT_FALSE(holds("score.counter", clause("score.counter", "silent = true")));
  EXPECT_TRUE(holds("score.counter", clause("score.counter", "absent = true")));
  EXPECT_TRUE(holds("score.counter", clause("score.counter", "value = 2\npicture = \"a box\"")));
}

TEST(Conditions, AskWhetherAnOptionIsOffered) {
  EXPECT_FALSE(holds("option.triad", ""));
  EXPECT_TRUE(holds("option.triad", clause("option.triad", "value = \"optional\"")));
  EXPECT_FALSE(holds("option.triad", clause("option.triad", "value = \"none\"")));
  EXPECT_FALSE(holds("option.triad", clause("option.triad", "absent = true")));
}

TEST(Conditions, CompareWithWhatIsPlayed) {
  EXPECT_TRUE(holds("score.counter=1", ""));
  EXPECT_FALSE(holds("score.counter!=1", ""));
  EXPECT_TRUE(holds("score.counter!=1", clause("score.counter", "silent = true\nassume = 2")));
  EXPECT_TRUE(holds("score.by=card-points", clause("score.by", "value = \"card-points\"")));
}

TEST(Conditions, CompareWithEachReading) {
  const std::string two = clause("score.counter", R"(readings = [{ value = 1 }, { value = 2 }])");
  EXPECT_TRUE(holds("score.counter=1", two));
  EXPECT_TRUE(holds("score.counter=2", two));
  EXPECT_FALSE(holds("score.counter=3", two));
  EXPECT_TRUE(holds("score.counter!=1", two));
}

TEST(Conditions, CompareNumbersOfPlayers) {
  EXPECT_FALSE(holds("players>2", ""));
  EXPECT_TRUE(holds("players>2", "", 3));
  EXPECT_TRUE(holds("players<3", ""));
  EXPECT_FALSE(holds("players<3", "", 3));
}

TEST(Conditions, MustAllHold) {
  EXPECT_TRUE(holds("score.counter=1 players>2", "", 3));
  EXPECT_FALSE(holds("score.counter=1 players>2", ""));
}

TEST(Conditions, RefuseUnknownTopicsAndWords) {
  for (const char* wrong : {"score.countr", "score.counter=two", "score.by!=cards", "seats>2",
                            "players>few", "", "score.by="}) {
    EXPECT_THROW(conditions(wrong), std::logic_error) << wrong;
  }
}

TEST(Arises, WhereOneAlternativeHolds) {
  const Library library({{"red.toml", kHead}});
  Topic topic = *find_topic("score.base");
  EXPECT_FALSE(arises(topic, library.at("red.en"), {2, {}}));
  topic.arises.emplace_back("players>2");
  EXPECT_FALSE(arises(topic, library.at("red.en"), {2, {}}));
  EXPECT_TRUE(arises(topic, library.at("red.en"), {3, {}}));
  topic.arises.clear();
  EXPECT_TRUE(arises(topic, library.at("red.en"), {2, {}}));
}

}  // namespace
}  // namespace hanaproof::rulebook::topics_test
