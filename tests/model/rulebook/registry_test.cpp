#include "model/rulebook/registry.h"

#include <stdexcept>

#include <gmock/gmock.h>

namespace hanaproof::rulebook::registry_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string kHead = "family = \"betting\"\n";

const std::string kRow = R"text([[topic]]
id = "bet.least"
asked = "stake"
type = { from = 1, to = 9 }
question = "What is the least stake?"
customary = 1
)text";

std::vector<Topic> read(const std::string& text) { return read_topics({{"bets.toml", text}}); }

std::string error_of(const std::string& text) {
  try {
    read(text);
  } catch (const std::logic_error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Registry, TellsWhatARowLeavesOut) {
  const Topic topic = read(kHead + kRow).at(0);
  EXPECT_EQ(topic.id, "bet.least");
  EXPECT_EQ(topic.asked, Asked::stake);
  EXPECT_EQ(topic.type.describe(), "a whole number from 1 to 9");
  EXPECT_EQ(topic.question, "What is the least stake?");
  EXPECT_EQ(topic.customary, Value(1));
  EXPECT_EQ(topic.family, Family::betting);
  EXPECT_EQ(topic.need, Need::measured);
  EXPECT_TRUE(topic.influences.empty());
  EXPECT_TRUE(topic.arises.empty());
}

TEST(Registry, ReadsAllKeysOfARow) {
  const Topic topic = read(kHead + kRow + R"(influences = ["bet.ante", "bet.raise"]
family = "any"
need = "always"
arises = ["players>2", "bet.ante bet.raise"]
)")
                          .at(0);
  EXPECT_EQ(topic.family, Family::any);
  EXPECT_EQ(topic.need, Need::always);
  EXPECT_THAT(topic.influences, ElementsAre("bet.ante", "bet.raise"));
  EXPECT_THAT(topic.arises, ElementsAre("players>2", "bet.ante bet.raise"));
}

TEST(Registry, ReadsTypes) {
  const auto described = [](const std::string& type, const std::string& customary) {
    return read(kHead + "[types]\nstake = { from = 1, to = 9 }\n[[topic]]\nid = \"bet.x\"\n" +
                "asked = \"stake\"\nquestion = \"What?\"\ntype = " + type +
                "\ncustomary = " + customary)
        .at(0)
        .type.describe();
  };
  EXPECT_EQ(described(R"("truth")", "true"), "true or false");
  EXPECT_EQ(described(R"("stake")", "9"), "a whole number from 1 to 9");
  EXPECT_EQ(described(R"(["all", "one"])", R"("one")"), "one of all, one");
  EXPECT_EQ(described(R"({ list = "stake" })", "[1, 2]"),
            "a list, each item a whole number from 1 to 9");
  EXPECT_EQ(described(R"({ record = { least = "stake", "most?" = "stake" } })", "{ least = 1 }"),
            "a record {least: a whole number from 1 to 9; most (may be left out): a whole number "
            "from 1 to 9}");
}

TEST(Registry, KeepsTheOrderAndTheConditionsOfItsFiles) {
  const std::string shared = "[conditions]\nin-threes = [\"players>2\"]\n";
  std::string other = kRow;
  other.replace(other.find("least"), 5, "most");
  const auto topics = read_topics({{"shared.toml", shared},
                                   {"one.toml", kHead + kRow + "arises = \"in-threes\""},
                                   {"two.toml", kHead + other + "arises = \"in-threes\""}});
  ASSERT_EQ(topics.size(), 2);
  EXPECT_EQ(topics[0].id, "bet.least");
  EXPECT_EQ(topics[1].id, "bet.most");
  EXPECT_THAT(topics[1].arises, ElementsAre("players>2"));
}

TEST(Registry, KeepsTypesToTheirFile) {
  const std::string typed = kHead + "[types]\nstake = { from = 1, to = 9 }\n";
  std::string row = kRow;
  row.replace(row.find("{ from = 1, to = 9 }"), 20, "\"stake\"");
  EXPECT_EQ(read(typed + row).size(), 1);
  EXPECT_THROW(read_topics({{"one.toml", typed}, {"two.toml", kHead + row}}), std::logic_error);
}

struct Broken {
  std::string part;  // of the row, and what replaces it
  std::string by;
  std::string error;
};

TEST(Registry, RefusesABrokenRowWithFileAndId) {
  for (const Broken& broken : std::vector<Broken>{
           {"customary = 1", "customary = 10",
            "bets.toml:7:13: bet.least: expected a whole number from 1 to 9, found 10"},
           {"asked = \"stake\"", "asked = \"stakes\"",
            "bets.toml:4:9: unknown place \"stakes\": expected one of"},
           {"asked = \"stake\"\n", "", "a topic lacks the key asked"},
           {"question", "qestion", "unknown key of a topic \"qestion\""},
           {"{ from = 1, to = 9 }", "\"stake\"", "unknown type \"stake\""},
           {"{ from = 1, to = 9 }", "{ from = 1 }", "a type lacks the key to"},
           {"customary = 1", "customary = 1\nneed = \"sometimes\"", "unknown need \"sometimes\""},
           {"customary = 1", "customary = 1\narises = \"in-teams\"",
            "unknown condition \"in-teams\""},
           {"customary = 1", "customary = 1\nfamily = \"cards\"", "unknown family \"cards\""}}) {
    std::string row = kRow;
    row.replace(row.find(broken.part), broken.part.size(), broken.by);
    const std::string error = error_of(kHead + row);
    EXPECT_THAT(error, HasSubstr("bets.toml:"));
    EXPECT_THAT(error, HasSubstr(broken.error));
    EXPECT_THAT(error, HasSubstr("(topic bet.least)"));
  }
}

TEST(Registry, RefusesASecondTopicWithAnId) {
  EXPECT_THAT(error_of(kHead + kRow + kRow), HasSubstr("bets.toml:8:1: a second topic"));
  EXPECT_THAT(error_of(kHead + kRow + kRow), HasSubstr("(topic bet.least)"));
}

TEST(Registry, RefusesWhatNoTopicHolds) {
  EXPECT_THAT(error_of(kRow), HasSubstr("lacks the key family (topic bet.least)"));
  EXPECT_THAT(error_of(kHead + "[[topic]]\nasked = \"stake\""), HasSubstr("(topic without id)"));
  EXPECT_THAT(error_of("family ="), HasSubstr("bets.toml:1:"));
  EXPECT_THAT(error_of("[types]\ntruth = \"card\""), HasSubstr("bets.toml:2:1: truth has another"));
}

}  // namespace
}  // namespace hanaproof::rulebook::registry_test
