#include "checker/engines/identify/pool.h"

#include <set>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/engines/identify/situations.h"

namespace hanaproof::identify {

using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr std::uint64_t kRounds = 48;
constexpr std::uint64_t kHachiRounds = 8;  // each of a match that is played for it
constexpr int kEnds = 80;

bool is_hachi(const Ruleset& rules) {
  return rulebook::family_of(rules.edition().game) == rulebook::Family::hachi;
}

std::string key_of(const Ruleset& rules) {
  const auto& [players, options] = rules.scope();
  return fmt::format("{} {} {}\n{}", rules.edition().id, players, fmt::join(options, " "),
                     rules.text());
}

std::set<std::string> topics_in(const Ruleset& rules) {
  std::set<std::string> ids;
  std::istringstream lines(rules.text());
  for (std::string line; std::getline(lines, line);) ids.insert(line.substr(0, line.find(" = ")));
  return ids;
}

}  // namespace

std::vector<std::string> differing_topics(const Ruleset& a, const Ruleset& b) {
  std::set<std::string> ids = topics_in(a);
  ids.merge(topics_in(b));
  std::vector<std::string> differing;
  for (const std::string& id : ids) {
    const rulebook::Topic* topic = rulebook::find_topic(id);
    if (topic && topic->asked != rulebook::Asked::text && a[id] != b[id]) differing.push_back(id);
  }
  return differing;
}

std::optional<Question> Finder::first_separating(const std::vector<Question>& questions,
                                                 const Ruleset& a, const Ruleset& b) const {
  const Oracle first(a);
  const Oracle second(b);
  const auto spec_a = spec::game(a);
  const auto spec_b = spec::game(b);
  // An engine that looks closely refuses what cannot be: only where nothing else is found.
  std::optional<Question> doubtful;
  for (const Question& question : questions) {
    if (!takes_(question.ask)) continue;
    const std::string one = first.answer(question);
    const std::string other = second.answer(question);
    // A position of Hachi-Hachi says much about the round so far: where it cannot be by rules that
    // differ in one answer, another one shows more.
    const bool refused = is_of_hachi(question) && (one == kCannotBe || other == kCannotBe);
    if (one == other || refused) continue;
    if (can_be(question, *spec_a) && can_be(question, *spec_b)) return question;
    if (!doubtful) doubtful = question;
  }
  return doubtful;
}

const std::vector<Question>& Finder::ends(const Ruleset& base) {
  const auto [entry, is_new] = ends_.try_emplace({base.edition().id, base.scope()});
  const Ruleset printed(base.edition(), base.scope());
  if (is_new)
    entry->second = is_hachi(base) ? about_hachi_ends(printed, kEnds) : about_ends(printed);
  return entry->second;
}

const Finder::Found& Finder::find(const Ruleset& base, const std::string& topic, const Value& a,
                                  const Value& b) {
  const std::string key = fmt::format("{}\n{}\n{}\n{}", key_of(base), topic, a.text(), b.text());
  const auto known = found_.find(key);
  if (known != found_.end()) return known->second;
  return found_[key] = look_for(base, topic, a, b);
}

Finder::Found Finder::look_for(const Ruleset& base, const std::string& topic, const Value& a,
                               const Value& b) {
  const rulebook::Topic& asked = *rulebook::find_topic(topic);
  const Ruleset with_a = base.with(topic, a);
  const Ruleset with_b = base.with(topic, b);
  Found found;
  const auto ask = [&](const checker::Witness& witness) {
    const auto questions = questions_of(witness, with_a);
    found.question = first_separating(questions, with_a, with_b);
    if (!found.question && !questions.empty()) found.unasked = questions.front();
  };
  // People are shown the least pile, for which the solver looks long; an engine takes any.
  if (asked.asked == rulebook::Asked::score && !takes_(Ask::pile)) {
    if (const auto witness = checker::score_witness(with_a, with_b)) ask(*witness);
  }
  if (!found.question) {
    auto comparison = bench_.distinguish(base, asked, a, b);
    if (comparison.difference) ask(comparison.difference->witness);
    found.agreement = std::move(comparison.agreement);
  }
  // Where a pile is worth the same, other yaku may be made of it, which an engine names.
  const auto family = rulebook::family_of(base.edition().game);
  const bool is_told = family == rulebook::Family::capturing &&
                       asked.asked == rulebook::Asked::score && takes_(Ask::score);
  if (!found.question && (is_told || is_hachi(base))) {
    found.question = first_separating(ends(base), with_a, with_b);
  }
  if (found.question) found.question->topic = topic;
  return found;
}

std::optional<Question> Finder::about(const Ruleset& base, const std::string& topic, const Value& a,
                                      const Value& b) {
  return find(base, topic, a, b).question;
}

std::optional<Question> Finder::between(const Ruleset& a, const Ruleset& b) {
  const std::string key = key_of(a) + "\n" + key_of(b);
  const auto known = between_.find(key);
  if (known != between_.end()) return known->second;
  return between_[key] = look_between(a, b);
}

std::optional<Question> Finder::look_between(const Ruleset& a, const Ruleset& b) {
  const Oracle first(a);
  const Oracle second(b);
  for (const std::string& topic : differing_topics(a, b)) {
    for (const Ruleset* base : {&a, &b}) {
      auto question = about(*base, topic, a[topic], b[topic]);
      if (question && first.answer(*question) != second.answer(*question)) return question;
    }
  }
  // What tells other rules apart may tell these.
  std::vector<Question> others;
  for (const auto& [key, found] : found_) {
    if (found.question) others.push_back(*found.question);
  }
  if (auto question = first_separating(others, a, b)) return question;
  if (is_hachi(a)) {
    if (auto question = first_separating(ends(a), a, b)) return question;
  }
  const std::uint64_t rounds = is_hachi(a) ? kHachiRounds : kRounds;
  for (std::uint64_t seed = 0; seed < rounds; ++seed) {
    for (const Ruleset* base : {&a, &b}) {
      if (auto question = first_separating(along_a_round(*base, seed), a, b)) return question;
    }
  }
  return std::nullopt;
}

}  // namespace hanaproof::identify
