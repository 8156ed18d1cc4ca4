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

}  // namespace
}  // namespace hanaproof::phrases::testing::book_test
