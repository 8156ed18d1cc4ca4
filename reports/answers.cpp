#include "reports/answers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/stance.h"

namespace hanaproof::reports {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Standing;
using rulebook::Topic;
using rulebook::Value;

namespace {

std::string when_text(const Clause& clause) {
  std::vector<std::string> parts;
  if (!clause.when.players.empty())
    parts.push_back(fmt::format("{} players", fmt::join(clause.when.players, ", ")));
  if (clause.when.option) parts.push_back(*clause.when.option);
  return parts.empty() ? std::string() : fmt::format(" [{}]", fmt::join(parts, ", "));
}

class AnswerWriter {
 public:
  AnswerWriter(const Edition& edition, const Topic& topic, phrases::Language language)
      : edition_(edition), topic_(topic), language_(language) {}

  std::vector<AnswerLine> lines() && {
    const auto clauses = edition_.on(topic_);
    for (const Clause* clause : clauses) add(*clause);
    if (clauses.empty()) answer(label("open") + "; " + played(topic_.customary));
    return std::move(lines_);
  }

 private:
  void answer(std::string text) { lines_.push_back({std::move(text)}); }
  void beside(std::string text) { lines_.push_back({std::move(text), true}); }

  std::string label(std::string_view key, const phrases::Holes& holes = {}) const {
    return phrases::filled({"label", key}, language_, holes);
  }

  std::string in_words(const Value& value) const {
    std::string code = checker::answer_text(topic_, value);
    if (topic_.type.mismatch(value)) return code;  // nothing is customary
    return fmt::format(
        "{} [{}]", phrases::sentence(topic_, value, rulebook::family_of(edition_.game), language_),
        code);
  }

  std::string played(const Value& value) const { return label("played", {{"", in_words(value)}}); }

  void add(const Clause& clause) {
    const std::string when = when_text(clause);
    const std::string_view stands = rulebook::stance_of(clause);
    const bool stated = clause.standing == Standing::stated;
    const bool several = stands != "says";
    if (!stated)
      answer(label(stands) + "; " + played(clause.readings.front().value) + when);
    else if (several)
      answer(label(stands) + when);
    for (const rulebook::Reading& reading : clause.readings) {
      if (stated) answer(in_words(reading.value) + (several ? "" : when));
      if (!reading.why.empty()) beside(reading.why);
    }
    for (const rulebook::Citation& source : clause.sources) beside(source.text());
    if (!clause.note.empty()) beside("note: " + clause.note);
  }

  const Edition& edition_;
  const Topic& topic_;
  phrases::Language language_;
  std::vector<AnswerLine> lines_;
};

}  // namespace

std::vector<AnswerLine> answer_lines(const Edition& edition, const Topic& topic,
                                     phrases::Language language) {
  return AnswerWriter(edition, topic, language).lines();
}

}  // namespace hanaproof::reports
