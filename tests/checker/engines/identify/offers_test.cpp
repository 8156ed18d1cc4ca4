// The answers worth trying: each once, and of options what is played.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/answers.h"
#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing::offers_test {
namespace {

using ::testing::UnorderedElementsAre;

const Offers& of_koi_koi() {
  static const Offers all = offers(of_game("koi-koi", 2, crosscheck::Readings::defaults));
  return all;
}

TEST(Offers, SayEachAnswerOnce) {
  for (const auto& [id, list] : of_koi_koi()) {
    const rulebook::Topic& topic = *rulebook::find_topic(id);
    std::set<std::string> said;
    for (const Offer& offer : list) {
      const std::string text = checker::answer_text(topic, offer.value);
      EXPECT_TRUE(said.insert(text).second) << id << ": " << text;
    }
  }
}

// A text may say how many cards a yaku has; nobody plays otherwise for it.
TEST(Offers, AreTheSameWhereOnlyTheNumberOfCardsIsPrinted) {
  const auto yaku = [](const std::string& more) {
    return rulebook::Value::parse("{cards = \"all(light)\", points = \"10\"" + more + "}");
  };
  EXPECT_TRUE(same_answer("yaku.gokou", yaku(""), yaku(", size = 5")));
  EXPECT_FALSE(same_answer("yaku.gokou", yaku(""), yaku(", hides = [\"shikou\"]")));
}

TEST(Offers, OfOptionsAreOnAndOff) {
  std::vector<std::string> texts;
  for (const Offer& offer : of_koi_koi().at("option.wildcard")) texts.push_back(offer.value.text());
  EXPECT_THAT(texts, UnorderedElementsAre("on", "off"));
}

}  // namespace
}  // namespace hanaproof::identify::testing::offers_test
