#include "model/phrases/book.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "model/phrases/sentence.h"

namespace hanaproof::phrases::testing::book_test {
namespace {

TEST(PhraseBook, FillsPlaceholders) {
  EXPECT_EQ(fill("{a} and {}", {{"a", "moon"}, {"", "cup"}}), "moon and cup");
  EXPECT_THROW(fill("{b}", {{"a", "moon"}}), std::logic_error);
}

TEST(PhraseBook, ListsAsEachLanguageDoes) {
  const std::vector<std::string> three = {"a", "b", "c"};
  EXPECT_EQ(and_list(three, Language::en), "a, b and c");
  EXPECT_EQ(and_list(three, Language::de), "a, b und c");
  EXPECT_EQ(and_list({"Tane", "Inoshikachou"}, Language::es), "Tane e Inoshikachou");
  EXPECT_EQ(or_list({"a"}, Language::fr), "a");
  EXPECT_EQ(or_list({}, Language::fr), "");
}

TEST(PhraseBook, MissesWhatIsNotThere) {
  EXPECT_EQ(find_phrase({"play.first", "nobody"}, Language::fr), nullptr);
  EXPECT_THROW(phrase({"no.such.topic", "asks"}, Language::fr), std::logic_error);
}

TEST(PhraseBook, RefusesAnAnswerThatIsNone) {
  const rulebook::Topic& topic = *rulebook::find_topic("capture.drawn.one");
  EXPECT_THROW(sentence(topic, "sometimes", topic.family, Language::en), std::logic_error);
}

TEST(PhraseBook, ExplainsOfAFormulaOnlyWhatStandsInIt) {
  const rulebook::Topic& topic = *rulebook::find_topic("score.factor");
  const auto said = [&](const char* formula, Language language) {
    return sentence(topic, formula, topic.family, language);
  };
  EXPECT_EQ(said("2", Language::en), "The winner's points are multiplied only by 2.");
  const std::string calls = said("1 + own + others", Language::en);
  EXPECT_NE(calls.find("“own”"), std::string::npos) << calls;
  EXPECT_NE(calls.find("“others”"), std::string::npos) << calls;
  EXPECT_EQ(calls.find("“round”"), std::string::npos) << calls;
  EXPECT_EQ(calls.find("“if(a, b, c)”"), std::string::npos) << calls;
  const std::string late = said("if (round > 6, 2, 1)", Language::de);
  EXPECT_NE(late.find("„round“"), std::string::npos) << late;
  EXPECT_NE(late.find("„if(a, b, c)“"), std::string::npos) << late;
}

}  // namespace
}  // namespace hanaproof::phrases::testing::book_test
