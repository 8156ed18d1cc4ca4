// Every question and every answer that a rulebook can give has a sentence in every language.
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/editions/builtin.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/library.h"
#include "tests/paths.h"

namespace hanaproof::phrases::testing::complete_test {
namespace {

using rulebook::Topic;
using rulebook::Value;

// All answers of the built-in texts, all small sets of answers, and what is customary, by topic.
std::map<std::string, std::set<Value>> answers() {
  std::map<std::string, std::set<Value>> all;
  for (const Topic& topic : rulebook::topics()) {
    auto& of_topic = all[topic.id];
    for (const Value& value : topic.type.candidates()) of_topic.insert(value);
    if (!topic.type.mismatch(topic.customary)) of_topic.insert(topic.customary);
  }
  const rulebook::Library library(editions::builtin_editions());
  for (const rulebook::Edition& edition : library.editions()) {
    for (const rulebook::Clause& clause : edition.clauses) {
      for (const rulebook::Reading& reading : clause.readings)
        all[clause.topic->id].insert(reading.value);
    }
  }
  return all;
}

class InLanguage : public ::testing::TestWithParam<Language> {};

TEST_P(InLanguage, EveryQuestionIsAsked) {
  for (const Topic& topic : rulebook::topics()) {
    const std::string asked = question(topic, topic.family, GetParam());
    EXPECT_TRUE(asked.ends_with("?")) << topic.id << ": " << asked;
    const bool translated = GetParam() == Language::en || asked != topic.question;
    EXPECT_TRUE(translated) << topic.id;
  }
}

TEST_P(InLanguage, EveryAnswerIsASentenceOfItsOwn) {
  int sentences = 0;
  for (const auto& [id, values] : answers()) {
    const Topic& topic = *rulebook::find_topic(id);
    std::map<std::string, Value> said;
    for (const Value& value : values) {
      const std::string text = sentence(topic, value, topic.family, GetParam());
      ++sentences;
      EXPECT_FALSE(text.empty()) << id << " = " << value.text();
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << id << ": " << text;
      // How many cards a yaku is said to have, and where a reference leads, are no rules.
      if (rulebook::is_yaku(topic) || rulebook::is_terminology(topic)) continue;
      const auto [other, is_new] = said.emplace(text, value);
      EXPECT_TRUE(is_new) << id << ": " << value.text() << " and " << other->second.text()
                          << " read alike: " << text;
    }
  }
  EXPECT_GT(sentences, 1300);
}

// The marks of two readers a language: "++" where both would print the sentence as it stood when
// they read it, "?" for one who has not read it yet. What one of them would not print was mended.
std::map<std::string, std::vector<std::string>> marks() {
  std::ifstream file(paths::source_dir() + "/docs/judgement/sentences.tsv");
  std::map<std::string, std::vector<std::string>> all;
  std::string line;
  std::getline(file, line);
  EXPECT_EQ(line, "sentence\ten\tfr\tes\tde\tpl");
  while (std::getline(file, line)) {
    std::istringstream cells(line);
    std::string cell;
    std::getline(cells, cell, '\t');
    auto& row = all[cell];
    while (std::getline(cells, cell, '\t')) row.push_back(cell);
  }
  return all;
}

TEST(Sentences, WereReadByTwoReadersInEachLanguage) {
  const auto all = marks();
  for (const Topic& topic : rulebook::topics()) {
    EXPECT_TRUE(all.contains(topic.id + ".asks")) << topic.id;
    for (const Value& value : topic.type.candidates()) {
      const std::string text = value.text();
      const bool own = find_phrase({topic.id, text}, Language::en) != nullptr;
      EXPECT_TRUE(!own || all.contains(topic.id + "." + text)) << topic.id << " = " << text;
    }
  }
  for (std::size_t language = 0; language < languages().size(); ++language) {
    for (const std::size_t reader : {0U, 1U}) {
      int printable = 0;
      int read = 0;
      for (const auto& [sentence, row] : all) {
        ASSERT_EQ(row.size(), languages().size()) << sentence;
        ASSERT_EQ(row[language].size(), 2U) << sentence;
        const char mark = row[language][reader];
        ASSERT_NE(std::string_view("+-?").find(mark), std::string_view::npos) << sentence;
        if (sentence.ends_with(".asks") || mark == '?') continue;
        ++read;
        if (mark == '+') ++printable;
      }
      EXPECT_GE(100 * printable, 95 * read) << language << ", reader " << reader;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Phrases, InLanguage, ::testing::ValuesIn(languages()),
                         [](const auto& tested) { return std::string(code(tested.param)); });

}  // namespace
}  // namespace hanaproof::phrases::testing::complete_test
