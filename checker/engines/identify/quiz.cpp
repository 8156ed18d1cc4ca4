#include "checker/engines/identify/quiz.h"

#include <algorithm>
#include <set>
#include <string>

#include "checker/editions/survey/answers.h"

namespace hanaproof::identify {

namespace {

constexpr std::size_t kMostAnswers = 4;

// Topics of which the rules have different answers.
std::vector<const rulebook::Topic*> asked_of(const std::vector<const Candidate*>& plain) {
  std::set<std::string> differing;
  for (const Candidate* other : plain) {
    const auto some = differing_topics(plain.front()->rules, other->rules);
    differing.insert(some.begin(), some.end());
  }
  std::vector<const rulebook::Topic*> topics;
  for (const std::string& id : differing) {
    const rulebook::Topic* topic = rulebook::find_topic(id);
    // Whether an option is agreed on is no rule of an edition.
    if (!rulebook::is_option(*topic)) topics.push_back(topic);
  }
  return topics;
}

std::vector<QuizAnswer> answers_to(const rulebook::Topic& topic,
                                   const std::vector<const Candidate*>& plain) {
  std::vector<QuizAnswer> answers;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const rulebook::Value& value = plain[i]->rules[topic.id];
    // A yaku that another book prints under another name is the same yaku.
    const std::string said = checker::answer_text(topic, value);
    auto known = std::ranges::find_if(answers, [&](const QuizAnswer& answer) {
      return checker::answer_text(topic, answer.value) == said;
    });
    if (known == answers.end()) known = answers.insert(known, {value, {}});
    known->editions.push_back(i);
  }
  std::ranges::stable_sort(answers, std::ranges::greater(),
                           [](const QuizAnswer& answer) { return answer.editions.size(); });
  return answers;
}

// Under the rules of the first edition that gives the first answer.
std::optional<Question> shown(const rulebook::Topic& topic, const std::vector<QuizAnswer>& answers,
                              const std::vector<const Candidate*>& plain, Finder& finder) {
  const rulebook::Ruleset& base = plain[answers.front().editions.front()]->rules;
  for (std::size_t i = 1; i < answers.size(); ++i) {
    if (auto question = finder.about(base, topic.id, answers.front().value, answers[i].value))
      return question;
  }
  return std::nullopt;
}

}  // namespace

Quiz quiz_of(const std::vector<Candidate>& candidates, Finder& finder, const Progress& progress,
             const std::function<bool()>& stop) {
  std::vector<const Candidate*> plain;
  for (const Candidate& candidate : candidates) {
    if (candidate.is_plain()) plain.push_back(&candidate);
  }
  Quiz quiz;
  if (plain.empty()) return quiz;
  quiz.family = rulebook::family_of(plain.front()->rules.edition().game);
  for (const Candidate* each : plain) quiz.editions.push_back(&each->rules.edition());
  const auto topics = asked_of(plain);
  for (std::size_t i = 0; i < topics.size() && !stop(); ++i) {
    if (progress) progress(i, topics.size());
    auto answers = answers_to(*topics[i], plain);
    if (answers.size() < 2 || answers.size() > kMostAnswers) continue;
    if (auto question = shown(*topics[i], answers, plain, finder))
      quiz.questions.push_back({topics[i], std::move(*question), std::move(answers)});
  }
  return quiz;
}

}  // namespace hanaproof::identify
