// What cannot be told apart, in words.
#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "cli/identify.h"
#include "reports/markup/listed.h"

namespace hanaproof::cli {

std::string text_of(const std::string& topic, const rulebook::Value& value) {
  return checker::answer_text(*rulebook::find_topic(topic), value);
}

std::string texts_of(const std::string& topic, const std::vector<rulebook::Value>& values) {
  constexpr std::size_t kMost = 4;
  // Records that say the same in words are said once.
  std::vector<std::string> texts;
  for (const rulebook::Value& value : values) {
    std::string text = text_of(topic, value);
    if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
  }
  const std::size_t more = texts.size() > kMost + 1 ? texts.size() - kMost : 0;
  texts.resize(texts.size() - more);
  std::string all = reports::listed(texts, ", or ");
  return more == 0 ? all : fmt::format("{}, or {} others", all, more);
}

std::string in_words(const identify::Untold& untold) {
  return fmt::format("{}: {}, or {}", untold.topic, text_of(untold.topic, untold.played),
                     texts_of(untold.topic, untold.as_well));
}

std::string why(const identify::Untold& untold) {
  if (untold.unasked) {
    return fmt::format("It shows only where nothing can be asked: {}", words(*untold.unasked));
  }
  const checker::Agreement& agreement = untold.agreement;
  switch (agreement.state) {
    case checker::Agreement::State::proved:
      return fmt::format("Proved to be played alike: {}.", agreement.how);
    case checker::Agreement::State::tried:
      return fmt::format("Nothing was found that tells them apart: {}.", agreement.how);
    case checker::Agreement::State::not_compared:
      return fmt::format("The question does not come up: {}.", agreement.how);
    case checker::Agreement::State::unknown:
      break;
  }
  return fmt::format("Nobody knows what tells them apart: {}.", agreement.how);
}

}  // namespace hanaproof::cli
