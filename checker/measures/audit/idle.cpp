// Clauses that could be deleted without anybody noticing.
#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/answers.h"
#include "checker/measures/audit/audit.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"

namespace hanaproof::audit {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Topic;

namespace {

// The edition without one of its clauses.
Edition without(const Edition& edition, std::size_t place) {
  Edition copy = edition;
  copy.clauses.erase(copy.clauses.begin() + static_cast<std::ptrdiff_t>(place));
  return copy;
}

std::optional<Ruleset> read_again(const Edition& edition, const rulebook::Scope& scope) {
  try {
    return Ruleset(edition, scope);
  } catch (const rulebook::Unplayable&) {
    return std::nullopt;
  }
}

// The rules by the rest of an edition, where only these topics can be answered otherwise; nothing
// where no game can be dealt by them.
std::optional<Ruleset> rules_of(const Edition& rest, const Ruleset& whole,
                                const std::vector<const Topic*>& topics) {
  std::map<std::string, rulebook::Value> others;
  for (const Topic* topic : topics) {
    // Of the sizes of a deal some follow from others.
    if (topic->asked == rulebook::Asked::deal) return read_again(rest, whole.scope());
    rulebook::Answer answer = rulebook::default_answer(rest, *topic, whole.scope());
    if (!(answer.value == whole[topic->id])) others[topic->id] = std::move(answer.value);
  }
  if (others.empty()) return whole;
  Ruleset changed = whole.with(std::move(others));
  if (rulebook::unplayable(changed)) return std::nullopt;
  return changed;
}

// The topics that the edition answers otherwise without a clause, at one scope.
struct Shift {
  rulebook::Scope scope;
  std::vector<const Topic*> topics;
  std::map<std::string, rulebook::Value> then;
};

// What a clause decides: its own topic, and those of clauses that it settles.
std::vector<const Topic*> decided_by(const Edition& edition, const Clause& clause) {
  std::vector<const Topic*> all = {clause.topic};
  for (const Clause& other : edition.clauses) {
    const auto& settles = clause.settles;
    if (std::ranges::find(settles, other.id()) != settles.end()) {
      all.push_back(other.topic);
    }
  }
  return all;
}

// Whether a pile may tell what a clause decides: then any that does will do, and the solver is
// asked only where none of some is found.
bool is_scored(const Shift& shift) {
  return std::ranges::any_of(
      shift.topics, [](const Topic* topic) { return topic->asked == rulebook::Asked::score; });
}

class Deletion {
 public:
  Deletion(const Edition& edition, std::size_t place, checker::RulesetComparer& comparer)
      : edition_(edition), clause_(edition.clauses[place]), comparer_(comparer) {
    const Edition rest = without(edition, place);
    for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
      const auto clauses = rulebook::in_force(edition, *clause_.topic, scope);
      note_others(clauses);
      // One that is not the first to answer here decides nothing.
      const bool answers = !clauses.empty() && clauses.front() == &clause_;
      if (!answers && clause_.settles.empty()) continue;
      const Ruleset& now = comparer.rules(edition, scope);
      const std::vector<const Topic*> topics = decided_by(edition, clause_);
      const std::optional<Ruleset> then = rules_of(rest, now, topics);
      needed_ = !then;
      if (needed_) return;
      Shift shift{scope, {}, {}};
      for (const Topic* topic : topics) {
        if (checker::is_executable(*topic) && !(now[topic->id] == (*then)[topic->id])) {
          shift.topics.push_back(topic);
          shift.then[topic->id] = (*then)[topic->id];
        }
      }
      if (!shift.topics.empty()) shifts_.push_back(std::move(shift));
    }
  }

  // Whether there was nothing by which to tell at any scope: nothing asked for what the clause
  // decides, or the solver gave no answer.
  bool uncompared() const { return uncompared_; }

  std::optional<IdleClause> idle() {
    if (needed_) return std::nullopt;
    IdleClause found{clause_.id(), IdleClause::Why::assumed, {}, {}, {}, same_, rivals_};
    const rulebook::Value& value = clause_.readings.front().value;
    found.value = checker::answer_text(*clause_.topic, value);
    if (shifts_.empty()) {
      const bool said_again = !same_.empty() || !rivals_.empty();
      if (said_again) found.why = IdleClause::Why::twice;
      found.otherwise = found.value;
      found.evidence = {Basis::proved,
                        said_again ? "Without the clause the same follows from others."
                                   : "Without the clause the same is assumed.",
                        0};
      return found;
    }
    found.why = IdleClause::Why::unseen;
    const Topic& first = *shifts_.front().topics.front();
    found.otherwise = checker::answer_text(first, shifts_.front().then.at(first.id));
    found.evidence.basis = Basis::proved;
    std::vector<std::string> not_looked_at;
    for (const Shift& shift : shifts_) {
      const Ruleset& base = comparer_.rules(edition_, shift.scope);
      const Ruleset without = base.with(shift.then);
      if (capturing_ && is_scored(shift) && checker::score_witness(base, without))
        return std::nullopt;
      const auto comparison = comparer_.distinguish(base, without, shift.topics);
      if (comparison.difference) return std::nullopt;
      const checker::Agreement& agreement = comparison.agreement;
      if (!agreement.proved()) found.evidence.basis = Basis::searched;
      if (!agreement.looked_at()) {
        not_looked_at.push_back(shift.scope.text());
        continue;
      }
      ++found.evidence.space;
      if (found.evidence.method.empty()) {
        found.evidence.method = fmt::format("{}: {}.", shift.scope.text(), agreement.how);
      }
    }
    uncompared_ = found.evidence.space == 0;
    if (uncompared_) return std::nullopt;
    if (!not_looked_at.empty()) {
      found.evidence.method += fmt::format(" Not compared: {}.", fmt::join(not_looked_at, "; "));
    }
    return found;
  }

 private:
  // The clauses that answer the same question at a scope, where this one is in force too.
  void note_others(const std::vector<const Clause*>& clauses) {
    if (std::ranges::find(clauses, &clause_) == clauses.end()) return;
    const rulebook::Value& value = clause_.readings.front().value;
    for (const Clause* other : clauses) {
      if (other == &clause_ || other->standing != rulebook::Standing::stated) continue;
      const std::string id = other->id();
      std::vector<std::string> otherwise;
      for (const rulebook::Reading& reading : other->readings) {
        if (reading.value == value) continue;
        otherwise.push_back(checker::answer_text(*other->topic, reading.value));
      }
      if (otherwise.empty()) {
        if (std::ranges::find(same_, id) == same_.end()) same_.push_back(id);
      } else if (std::ranges::find(rivals_, id, &IdleClause::Rival::clause) == rivals_.end()) {
        rivals_.push_back({id, std::move(otherwise)});
      }
    }
  }

  const Edition& edition_;
  const Clause& clause_;
  checker::RulesetComparer& comparer_;
  std::vector<Shift> shifts_;
  std::vector<std::string> same_;
  std::vector<IdleClause::Rival> rivals_;
  bool capturing_ = rulebook::family_of(edition_.game) == rulebook::Family::capturing;
  bool needed_ = false;  // without the clause no game could be dealt
  bool uncompared_ = false;
};

}  // namespace

IdleClauses find_idle(const Edition& edition, checker::RulesetComparer& comparer) {
  IdleClauses found;
  for (std::size_t i = 0; i < edition.clauses.size(); ++i) {
    const Clause& clause = edition.clauses[i];
    if (clause.standing != rulebook::Standing::stated) continue;
    if (!checker::is_executable(*clause.topic)) {
      ++found.text_only;
      continue;
    }
    ++found.clauses;
    Deletion deletion(edition, i, comparer);
    if (auto idle = deletion.idle()) found.idle.push_back(std::move(*idle));
    if (deletion.uncompared()) found.uncompared.push_back(clause.id());
  }
  found.evidence = {
      Basis::counted,
      fmt::format("Each of the {} stated clauses on which play can depend was left out by itself, "
                  "at {} scopes, and the rules then compared with those of the whole text.",
                  found.clauses, rulebook::scopes(edition).size()),
      static_cast<std::uint64_t>(found.clauses)};
  return found;
}

}  // namespace hanaproof::audit
