#include "tests/faults/tellers.h"

#include <algorithm>
#include <map>
#include <mutex>

#include <fmt/format.h>

#include "checker/editions/distance/distance.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "checker/measures/signature/signature.h"
#include "model/rulebook/arises.h"
#include "tests/checker/house_rule.h"
#include "tests/faults/row.h"

namespace hanaproof::faults {

namespace {

using checker::RulesetComparer;
using checker::testing::sort_of;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

// As a book of its own, which the survey holds against the other as it stands.
Edition as_a_book(const Edition& edition) {
  Edition copy = edition;
  copy.inherits.clear();
  copy.document.clear();
  return copy;
}

// What the comparer has noted of a question since; empty: nothing.
std::string noted(const std::vector<checker::Undecided>& notes, const Changed& changed) {
  for (const checker::Undecided& note : notes) {
    if (note.topic == changed.topic->id &&
        std::ranges::find(note.editions, changed.after->id) != note.editions.end()) {
      return sort_of(note.reason);
    }
  }
  return "";
}

// What a book has said of itself, on the topic.
std::string by_itself(const Changed& changed, RulesetComparer& comparer) {
  for (const auto look : {checker::faulty_arithmetic, checker::false_claims}) {
    for (const checker::Finding& finding : look(*changed.after, comparer)) {
      if (finding.topic == changed.topic->id)
        return fmt::format("{}: {}", kTold, name(finding.kind));
    }
  }
  return kSilent;
}

// Why two books are not held against each other; empty: they are.
std::string not_compared(const Changed& changed, const checker::Answers& answers,
                         const Scope& scope) {
  if (!rulebook::arises(*changed.topic, *changed.before, scope)) return "it does not arise there";
  if (changed.topic->need == rulebook::Need::wording) return "two books may put it otherwise";
  const bool pictured = std::ranges::any_of(
      answers.clauses, [](const rulebook::Clause* clause) { return !clause->picture.empty(); });
  return pictured ? "its cards are a picture" : "";
}

std::string by_contradictions(const Changed& changed, const Scope& scope,
                              RulesetComparer& comparer) {
  checker::GameEditions game;
  game.comparer = &comparer;
  game.editions = {changed.before, changed.after};
  const auto answers = checker::answers_of(*changed.before, *changed.topic, scope);
  if (!answers.firm()) return fmt::format("{}: the text does not settle it", kNotAsked);
  const auto found = checker::contradictions(game, *changed.topic, scope);
  if (!found.empty()) return fmt::format("{}: {}", kTold, name(found.front().evidence.method));
  if (const std::string why = noted(comparer.open(), changed); !why.empty())
    return fmt::format("{}: {}", kUndecided, why);
  if (std::string own = by_itself(changed, comparer); own != kSilent) return own;
  const std::string why = not_compared(changed, answers, scope);
  return why.empty() ? kSilent : fmt::format("{}: {}", kNotAsked, why);
}

// Of the rules of an edition at a scope, made once.
std::uint64_t signature_of(const Edition& edition, const Scope& scope) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, Scope>, std::uint64_t> known;
  const std::pair key(edition.id, scope);
  {
    const std::scoped_lock lock(mutex);
    if (const auto found = known.find(key); found != known.end()) return found->second;
  }
  const std::uint64_t value = signature::sign(Ruleset(edition, scope)).value;
  const std::scoped_lock lock(mutex);
  return known[key] = value;
}

std::string by_signature(const Changed& changed, const Scope& scope) {
  const std::uint64_t after = signature::sign(Ruleset(*changed.after, scope)).value;
  return after == signature_of(*changed.before, scope) ? kSilent : kTold;
}

std::string by_distances(const Changed& changed, const Scope& scope, RulesetComparer& comparer) {
  const auto measured = distance::measure({changed.before, changed.after}, scope, comparer);
  if (measured.editions.size() < 2) return fmt::format("{}: it plays at other scopes", kNotAsked);
  if (measured.length(0, 1) > 0) return kTold;
  const distance::EditPath& way = measured.longer(0, 1);
  for (const distance::Change& change : way.unseen) {
    if (change.topic != changed.topic) continue;
    const bool proved = change.known == checker::Agreement::State::proved && !way.open;
    return fmt::format("{}: {}", proved ? kProved : kUndecided, sort_of(change.how));
  }
  return kSilent;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> tellers(const Changed& inherited,
                                                         RulesetComparer& comparer) {
  const Edition book = as_a_book(*inherited.after);
  Changed changed = inherited;
  changed.after = &book;
  const auto by = [](std::string contradictions, std::string signature, std::string distances) {
    return std::vector<std::pair<std::string, std::string>>{
        {"contradictions", std::move(contradictions)},
        {"signature", std::move(signature)},
        {"distances", std::move(distances)}};
  };
  if (!changed.played) {
    const std::string why = fmt::format("{}: played alike", kNotAsked);
    return by(why, why, why);
  }
  const std::string contradictions = by_contradictions(changed, *changed.played, comparer);
  if (!checker::is_executable(*changed.topic)) {
    const std::string why = fmt::format("{}: play does not follow it", kNotAsked);
    return by(contradictions, why, why);
  }
  return by(contradictions, by_signature(changed, *changed.played),
            by_distances(changed, *changed.played, comparer));
}

}  // namespace hanaproof::faults
