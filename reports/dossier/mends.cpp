#include "reports/dossier/mends.h"

#include <algorithm>
#include <iterator>

#include "model/phrases/book.h"
#include "model/phrases/named.h"
#include "model/phrases/sentence.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using rulebook::Edition;
using rulebook::Topic;
using rulebook::Value;

namespace {

// By `word.*` topics, in their order.
std::vector<const Topic*> meanings(const Edition& edition, const std::string& word) {
  std::vector<const Topic*> all;
  for (const rulebook::Clause& clause : edition.clauses) {
    if (!clause.topic->id.starts_with(rulebook::kWordTopics)) continue;
    const auto words = clause.readings.front().value.words();
    if (std::ranges::find(words, word) != words.end()) all.push_back(clause.topic);
  }
  std::ranges::sort(all, {}, &Topic::id);
  all.erase(std::ranges::unique(all).begin(), all.end());
  return all;
}

std::vector<Mend> mends_of(const Edition& edition, const Topic& topic, const Value& answer) {
  if (!topic.id.starts_with(rulebook::kWordTopics)) return {{edition.id, answer}};
  const auto words = answer.words();
  std::vector<Mend> mends;
  if (words.size() > 1) mends.push_back({edition.id, answer});
  for (const std::string& word : words) {
    auto things = meanings(edition, word);
    if (things.size() > 1) mends.push_back({edition.id, Value(word), std::move(things)});
  }
  return mends;
}

// Of several words the one that the terms of the text have most often; else the first.
std::string preferred(const std::vector<std::string>& words, const EditionInfo& info) {
  const auto times = [&](const std::string& word) {
    return std::ranges::count_if(info.terms, [&](const auto& term) {
      return (" " + term.second + " ").find(" " + word + " ") != std::string::npos;
    });
  };
  return *std::ranges::max_element(words, {}, times);
}

}  // namespace

std::vector<Mend> mends_of(const std::vector<const Edition*>& book, const Asked& asked,
                           const std::vector<checker::Standpoint>& found) {
  std::vector<Mend> all;
  for (const Edition* edition : book) {
    const bool misfit = std::ranges::any_of(found, [&](const checker::Standpoint& each) {
      return std::ranges::find(each.editions, edition->id) != each.editions.end();
    });
    const auto stand = std::ranges::find(asked.stands, edition->id, &Stand::edition);
    if (!misfit || stand == asked.stands.end()) continue;
    for (const Value& answer : stand->answers)
      std::ranges::move(mends_of(*edition, *asked.topic, answer), std::back_inserter(all));
  }
  return all;
}

std::string text_of(const Asked& asked, const Mend& mend, const Options& options,
                    phrases::Language otherwise) {
  const phrases::Language language = language_of(mend.edition, otherwise, options);
  if (!mend.things.empty())
    return phrases::one_thing_sentence(*mend.answer.word(), mend.things, language);
  if (asked.topic->id.starts_with(rulebook::kWordTopics)) {
    const auto words = mend.answer.words();
    return phrases::one_word_sentence(*asked.topic, words,
                                      preferred(words, info_of(mend.edition, options)), language);
  }
  std::string said = phrases::sentence(*asked.topic, mend.answer, asked.family, language);
  if (rulebook::is_terminology(*asked.topic)) return said;
  return phrases::filled({"words", "leave-out"}, language, {{"claim", said}});
}

}  // namespace hanaproof::reports
