#include "reports/quiz/quiz.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "model/phrases/book.h"
#include "model/phrases/sentence.h"
#include "reports/dossier/picture.h"
#include "reports/html/parts.h"
#include "reports/json/values.h"
#include "reports/markup/escape.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using identify::Quiz;
using identify::QuizAnswer;
using identify::QuizQuestion;
using phrases::Language;

namespace {

constexpr std::size_t kMostQuestions = 12;  // questions that people answer

template <class... Words>
std::string quiz_part(std::string_view name, const Words&... words) {
  return filled_part(embedded_quiz_html(), name, words...);
}

// A clause of an edition file.
std::string clause(const QuizQuestion& question, const QuizAnswer& answer) {
  std::string value = answer.value.text();
  if (answer.value.word()) value = Json(value).dump();
  return fmt::format("[[clause]]\ntopic = \"{}\"\nvalue = {}\n", question.topic->id, value);
}

// What the script chooses by.
Json data_json(const Quiz& quiz, const Options& options) {
  Json data;
  data["most"] = kMostQuestions;
  data["editions"] = list(quiz.editions, [&](const rulebook::Edition* edition) {
    const std::string& title = info_of(edition->id, options).title;
    return Json{{"id", edition->id}, {"title", title.empty() ? edition->id : title}};
  });
  data["questions"] = list(quiz.questions, [](const QuizQuestion& question) {
    return list(question.answers, [&](const QuizAnswer& answer) {
      return Json{{"editions", answer.editions}, {"clause", clause(question, answer)}};
    });
  });
  return data;
}

class QuizWriter {
 public:
  QuizWriter(const Quiz& quiz, Language language, const Options& options)
      : quiz_(quiz), language_(language), options_(options) {}

  std::string page() const {
    const std::string title = label("quiz-title");
    return page_head(title, embedded_quiz_css(), phrases::code(language_)) + "<body>\n" +
           deck_symbols() +
           quiz_part("page", title, label("quiz-lead", {{"n", std::to_string(kMostQuestions)}}),
                     joined(quiz_.questions, [&](const auto& each) { return question(each); }),
                     label("quiz-place"), label("quiz-back"), label("quiz-skip"),
                     label("quiz-enough"), label("quiz-you-play"), label("quiz-otherwise"),
                     label("quiz-as-printed"), label("quiz-file"), label("quiz-not-asked"),
                     label("quiz-again"), script_safe(data_json(quiz_, options_).dump()),
                     std::string(embedded_chooser_js()) + std::string(embedded_quiz_js()));
  }

 private:
  std::string label(std::string_view key, const phrases::Holes& holes = {}) const {
    const std::string& text = phrases::phrase({"label", key}, language_);
    return escape_html(holes.empty() ? text : phrases::fill(text, holes));
  }

  std::string question(const QuizQuestion& question) const {
    const auto button = [&](const QuizAnswer& answer) {
      return quiz_part("answer", escape_html(phrases::sentence(*question.topic, answer.value,
                                                               quiz_.family, language_)));
    };
    return quiz_part(
        "question", escape_html(phrases::question(*question.topic, quiz_.family, language_)),
        picture_html(scene_of(question.where.where), language_), joined(question.answers, button));
  }

  const Quiz& quiz_;
  Language language_;
  const Options& options_;
};

}  // namespace

std::string to_html(const Quiz& quiz, Language language, const Options& options) {
  return QuizWriter(quiz, language, options).page();
}

}  // namespace hanaproof::reports
