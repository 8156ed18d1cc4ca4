#include "reports/editor/hover.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/phrases/sentence.h"
#include "reports/answers.h"
#include "reports/editor/completion.h"
#include "reports/editor/cursor.h"

namespace hanaproof::editor {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// Books that give the same answer stand together.
struct Answer {
  std::string text;
  std::vector<std::string> editions;
};

std::vector<Answer> answers(const Topic& topic, const rulebook::Library& editions,
                            phrases::Language language) {
  std::vector<Answer> all;
  for (const Edition& edition : editions.editions()) {
    const bool book = edition.game != "base" && !edition.sheet;
    const bool asked = book && rulebook::concerns(topic, edition.game);
    if (!asked || (!is_registered(topic) && edition.on(topic).empty())) continue;
    std::vector<std::string> lines;
    for (const reports::AnswerLine& line : reports::answer_lines(edition, topic, language)) {
      if (!line.beside) lines.push_back(line.text);
    }
    const std::string text = fmt::format("{}", fmt::join(lines, " / "));
    const auto same = std::ranges::find(all, text, &Answer::text);
    if (same == all.end())
      all.push_back({text, {edition.id}});
    else
      same->editions.push_back(edition.id);
  }
  return all;
}

std::string of_topic(const Topic& topic, const rulebook::Library& editions,
                     phrases::Language language) {
  std::string page =
      fmt::format("**{}**: {}\n\nAnswer: {}.\n", topic.id,
                  phrases::question(topic, topic.family, language), topic.type.describe());
  for (const Answer& answer : answers(topic, editions, language))
    page += fmt::format("\n- {} *{}*", answer.text, fmt::join(answer.editions, ", "));
  return page;
}

}  // namespace

std::string hover(const Text& text, Place place, const rulebook::Library& editions,
                  phrases::Language language, bool document) {
  std::string meaning = meaning_of_key(text, place, document);
  const auto blocks = blocks_of(text);
  const Block& block = block_at(blocks, place.line);
  const bool yaku = block.name == "yaku";
  const bool answers = !document && (yaku || block.name == "clause");
  const Topic* topic =
      answers ? rulebook::find_topic(std::string(yaku ? rulebook::kYakuTopics : "") + block.subject)
              : nullptr;
  if (!topic) return meaning;
  const std::string page = of_topic(*topic, editions, language);
  return meaning.empty() || meaning == topic->question ? page : meaning + "\n\n---\n\n" + page;
}

}  // namespace hanaproof::editor
