// Where languages of one document, or documents of one game, take different stances.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/rulebook/arises.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

constexpr const char* kTellReaders =
    "Whoever knows the other book should be told of the difference.";

// The editions of two groups: who settles most else shows best what hangs on this; what is
// customary has no cards of its own to show it with.
std::vector<const Edition*> grounds(const AnswerGroup& a, const AnswerGroup& b,
                                    const Edition* own) {
  std::vector<const Edition*> all = a.editions;
  add_once(all, b.editions);
  if (std::ranges::find(all, own) != all.end()) return {own};
  std::ranges::stable_sort(all, std::greater(), [](const Edition* edition) {
    return std::pair(!edition->custom, settled(edition));
  });
  return all;
}

// Tries the rules of every edition that takes part as the common ground of the comparison.
std::optional<ToldApart> tell_apart(const GameEditions& game, const Topic& topic,
                                    const Scope& scope, const std::vector<AnswerGroup>& groups,
                                    std::size_t a, std::size_t b, const Witness* hint,
                                    Inconclusive& inconclusive) {
  for (const Edition* edition : grounds(groups[a], groups[b], game.own)) {
    const auto& base = game.comparer->rules(*edition, scope);
    auto told = game.comparer->tell_apart(base, topic, groups[a].value, groups[b].value, hint,
                                          inconclusive);
    if (told) return told;
  }
  return std::nullopt;
}

// Says of two groups that nobody knows whether their answers come to the same.
void leave_open(const GameEditions& game, const Topic& topic, const Scope& scope,
                const AnswerGroup& a, const AnswerGroup& b, const Inconclusive& inconclusive) {
  auto editions = ids_of(a.editions);
  for (std::string& id : ids_of(b.editions)) editions.push_back(std::move(id));
  std::ranges::sort(editions);
  inconclusive.keep(*game.comparer, topic, scope, editions,
                    fmt::format("whether these answers differ: {}; {}", answer_text(topic, a.value),
                                answer_text(topic, b.value)));
}

// What is known of groups that differ as they are written.
struct Parting {
  std::optional<ToldApart> told;  // how the first is told from another in play
  bool as_written = false;        // some are only known to be written otherwise
  std::string proof = {};         // that some come to the same
  bool known() const { return told || as_written; }
};

// Groups whose answers come to the same become one. Where that is not known they stay apart.
Parting merge_equal(const GameEditions& game, const Topic& topic, const Scope& scope,
                    std::vector<AnswerGroup>& groups) {
  Parting parting;
  std::optional<ToldApart>& told = parting.told;
  for (std::size_t a = 0; a < groups.size(); ++a) {
    for (std::size_t b = a + 1; b < groups.size();) {
      Inconclusive inconclusive;
      const Witness* hint = told ? &told->difference.witness : nullptr;
      auto found = tell_apart(game, topic, scope, groups, a, b, hint, inconclusive);
      const bool apart = found.has_value();
      if (!told) told = std::move(found);
      if (!apart) leave_open(game, topic, scope, groups[a], groups[b], inconclusive);
      const bool unseen = !apart && !inconclusive && inconclusive.unseen();
      if (!apart && !inconclusive) parting.proof = inconclusive.proof();
      parting.as_written = parting.as_written || unseen;
      if (apart || inconclusive || unseen) {
        ++b;
        continue;
      }
      auto& into = groups[a].editions;
      into.insert(into.end(), groups[b].editions.begin(), groups[b].editions.end());
      std::ranges::sort(into, {}, &Edition::id);
      into.erase(std::unique(into.begin(), into.end()), into.end());
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(b));
    }
  }
  return parting;
}

// Which of the groups an edition, or a document, belongs to.
using Groups = std::set<std::size_t>;

template <class Key>
std::map<std::string, Groups> groups_by(const std::vector<AnswerGroup>& groups, const Key& key) {
  std::map<std::string, Groups> all;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (const Edition* edition : groups[i].editions) all[key(*edition)].insert(i);
  }
  return all;
}

bool share_one(const Groups& a, const Groups& b) {
  return std::ranges::any_of(a, [&](std::size_t group) { return b.contains(group); });
}

// Whether two documents have no answer in common.
bool documents_disagree(const std::vector<AnswerGroup>& groups) {
  const auto by_document =
      groups_by(groups, [](const Edition& edition) { return document_of(edition); });
  for (const auto& [a, of_a] : by_document) {
    for (const auto& [b, of_b] : by_document) {
      if (a < b && !share_one(of_a, of_b)) return true;
    }
  }
  return false;
}

// Whether two languages take different stances, once answers that come to the same are one.
bool languages_differ(const std::vector<Answers>& all_answers,
                      const std::vector<AnswerGroup>& groups) {
  auto by_edition = groups_by(groups, [](const Edition& edition) { return edition.id; });
  std::set<std::pair<Stance, Groups>> stances;
  for (const Answers& answers : all_answers) {
    // What is garbled in one language is no other stance.
    if (answers.stance == Stance::assumed) continue;
    const Groups& of = by_edition[answers.edition->id];
    // Readings that come to the same are one answer.
    const bool one = answers.stance == Stance::either && of.size() == 1;
    stances.emplace(one ? Stance::says : answers.stance, of);
  }
  return stances.size() > 1;
}

// Of a yaku whose cards are only pictured the text gives the points alone: its cards are taken to
// be those of a text that describes them, unless such a text describes the same.
void as_far_as_printed(std::vector<Answers>& all_answers) {
  const auto pictured = [](const Answers& answers) {
    return std::ranges::any_of(
        answers.clauses, [](const rulebook::Clause* clause) { return !clause->picture.empty(); });
  };
  std::vector<Value> described;  // cards in words
  for (const Answers& answers : all_answers) {
    if (pictured(answers)) continue;
    for (const Value& value : answers.stated) {
      if (value.record()) described.push_back(*value.field("cards"));
    }
  }
  if (described.empty()) return;
  const auto as_described = [&](const Value& value) {
    if (!value.record() || std::ranges::find(described, *value.field("cards")) != described.end())
      return value;
    return value.with("cards", described.front());
  };
  for (Answers& answers : all_answers) {
    if (!pictured(answers)) continue;
    std::vector<Value> printed;
    for (const Value& value : answers.stated) add_once(printed, {as_described(value)});
    answers.stated = std::move(printed);
    // Readings that differ in the cards alone are one answer.
    if (answers.stated.size() == 1 && answers.stance == Stance::either)
      answers.stance = Stance::says;
  }
}

// Why nobody asks the question: in the words of the registry.
std::string not_arising(const Topic& topic) {
  return fmt::format("the question does not arise: it is asked where {}",
                     fmt::join(topic.arises, ", or "));
}

// A finding on the groups, shown where they were told apart.
Finding on_groups(Kind kind, const Topic& topic, const Scope& scope,
                  const std::vector<Answers>& all_answers, const std::vector<AnswerGroup>& groups,
                  std::optional<ToldApart> told) {
  std::vector<Side> sides;
  for (const AnswerGroup& group : groups)
    sides.push_back({answer_text(topic, group.value), ids_of(group.editions)});
  Finding finding = start(kind, topic, scope, std::move(sides), clauses_of(all_answers));
  finding.stances = standpoints(topic, all_answers);
  if (told) {
    std::vector<Option> options;
    for (std::size_t i = 0; i < groups.size(); ++i)
      options.push_back({finding.positions[i], groups[i].value});
    show(finding, told->base, topic, options, std::move(told->difference));
  } else {
    const bool some_open = std::ranges::any_of(
        all_answers, [](const Answers& each) { return each.stance == Stance::open; });
    finding.evidence =
        found_by(Method::text, some_open ? "One text decides what another leaves open."
                                         : "The texts take different stances.");
    finding.impact = {std::nullopt, "not measured: the difference is in the texts"};
  }
  return finding;
}

}  // namespace

std::vector<Finding> contradictions(const GameEditions& game, const Topic& topic,
                                    const Scope& scope) {
  // Two books may put the same in other words.
  if (topic.need == rulebook::Need::wording) return {};
  auto all_answers = answers_at(game.editions, topic, scope);
  std::erase_if(all_answers, [](const Answers& answers) { return answers.stated.empty(); });
  auto compared = all_answers;
  if (is_yaku(topic)) as_far_as_printed(compared);
  std::vector<AnswerGroup> groups = answer_groups(compared);
  if (!documents_disagree(groups)) return {};
  Parting parting;
  if (is_executable(topic)) {
    parting = merge_equal(game, topic, scope, groups);
    if (!parting.known() || !documents_disagree(groups)) return {};
  }
  Finding finding =
      on_groups(Kind::contradiction, topic, scope, all_answers, groups, std::move(parting.told));
  finding.suggestion = kTellReaders;
  return {std::move(finding)};
}

namespace {

// By what answers two editions are played at a scope, whatever their texts say of it.
std::vector<AnswerGroup> played_answers(const GameEditions& game, const Topic& topic,
                                        const Scope& scope) {
  std::vector<Answers> all;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    Answers& answers = all.emplace_back();
    answers.edition = edition;
    answers.stated = {game.comparer->rules(*edition, scope)[topic.id]};
  }
  return answer_groups(all);
}

bool arises_for_any(const GameEditions& game, const Topic& topic, const Scope& scope) {
  return std::ranges::any_of(game.editions, [&](const Edition* edition) {
    return plays_at(*edition, scope) && rulebook::arises(topic, *edition, scope);
  });
}

}  // namespace

std::vector<Finding> changes(const GameEditions& game, const Topic& topic, const Scope& scope) {
  // Other words for the same, which play does not follow.
  if (topic.need == rulebook::Need::wording && !is_executable(topic)) return {};
  std::vector<AnswerGroup> groups = played_answers(game, topic, scope);
  if (groups.size() < 2) return {};
  const std::string question = fmt::format("{}; {}", answer_text(topic, groups[0].value),
                                           answer_text(topic, groups[1].value));
  const auto same = [&](const std::string& why) {
    game.comparer->keep_same({topic.id, scope, ids_of(game.editions), question, why, false});
    return std::vector<Finding>();
  };
  const bool arises = arises_for_any(game, topic, scope);
  Parting parting;
  if (is_executable(topic)) {
    parting = merge_equal(game, topic, scope, groups);
    if (!parting.told && !arises) return same(not_arising(topic));
    if (groups.size() < 2) return same(parting.proof);
    if (!parting.known()) return {};
  } else if (!arises) {
    return same(not_arising(topic));
  }
  std::vector<Answers> all_answers;
  for (const AnswerGroup& group : groups) {
    for (const Edition* edition : group.editions)
      all_answers.push_back(answers_of(*edition, topic, scope));
  }
  Finding finding =
      on_groups(Kind::contradiction, topic, scope, all_answers, groups, std::move(parting.told));
  finding.suggestion = kTellReaders;
  return {std::move(finding)};
}

std::vector<Finding> translations(const GameEditions& game, const Topic& topic,
                                  const Scope& scope) {
  std::vector<Finding> findings;
  for (const auto& document : by_document(game.editions)) {
    const auto all_answers = answers_at(document, topic, scope);
    if (all_answers.size() < 2) continue;
    std::vector<AnswerGroup> groups = answer_groups(all_answers);
    if (!languages_differ(all_answers, groups)) continue;
    Parting parting;
    if (is_executable(topic)) {
      parting = merge_equal(game, topic, scope, groups);
      if (!languages_differ(all_answers, groups)) continue;
      // What the solver did not tell apart is undecided.
      if (!parting.known() && groups.size() > 1) continue;
    }
    Finding finding =
        on_groups(Kind::translation, topic, scope, all_answers, groups, std::move(parting.told));
    // Where no language settles it, the same in all of them would still be open.
    finding.suggestion = std::ranges::any_of(all_answers, &Answers::firm)
                             ? "Print the same in all languages."
                             : "Say which is meant, and the same in all languages.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace hanaproof::checker
