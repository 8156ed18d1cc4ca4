// Clauses that no situation uses.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "checker/measures/audit/audit.h"

namespace hanaproof::audit {

using checker::Finding;
using rulebook::Edition;

namespace {

// What is dead with each number of players. The survey tells each clause once, so every number is
// asked for by itself.
template <class Look>
std::vector<Finding> at_each_number(const Edition& edition, const Look& look) {
  std::vector<Finding> all;
  for (const int players : edition.players) {
    Edition one = edition;
    one.players = {players};
    checker::RulesetComparer comparer;  // its rules go with the copy
    for (const Finding& finding : look(one, comparer)) {
      for (const rulebook::Scope& scope : rulebook::scopes(one)) {
        all.push_back(finding);
        all.back().scope = scope;
      }
    }
  }
  return all;
}

std::vector<Finding> dead(const Edition& edition, checker::RulesetComparer& comparer) {
  switch (rulebook::family_of(edition.game)) {
    case rulebook::Family::betting:
      return at_each_number(edition, checker::dead_combinations);
    case rulebook::Family::hachi:
      return at_each_number(edition, checker::dead_hachi_rules);
    default:
      break;
  }
  std::vector<Finding> all;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    for (Finding& finding : checker::dead_rules(edition, scope, comparer)) {
      all.push_back(std::move(finding));
    }
  }
  return all;
}

// Where a clause counts, and where nothing makes it come up.
struct Dead {
  const Finding* first = nullptr;
  std::vector<rulebook::Scope> scopes;
};

bool is_in_force(const Edition& edition, const std::string& clause, const rulebook::Scope& scope) {
  return std::ranges::any_of(edition.clauses, [&](const rulebook::Clause& one) {
    if (one.id() != clause) return false;
    const auto all = rulebook::in_force(edition, *one.topic, scope);
    return std::ranges::find(all, &one) != all.end();
  });
}

// "2 players; 3 players" where a clause is in force elsewhere, too; empty where it is dead
// everywhere.
std::string only_at(const Edition& edition, const std::string& clause, const Dead& dead) {
  const auto is_dead = [&](const rulebook::Scope& scope) {
    return std::ranges::find(dead.scopes, scope) != dead.scopes.end();
  };
  const auto scopes = rulebook::scopes(edition);
  const bool everywhere = std::ranges::all_of(scopes, [&](const auto& scope) {
    return is_dead(scope) || !is_in_force(edition, clause, scope);
  });
  if (everywhere) return {};
  std::vector<std::string> texts;
  for (const rulebook::Scope& scope : dead.scopes) texts.push_back(scope.text());
  return fmt::format("{}", fmt::join(texts, "; "));
}

struct Seen {
  std::vector<std::string> used;
  std::vector<std::string> unused;
  Evidence evidence = {Basis::searched, {}, 0};
};

// Whether rounds at the table ask for a topic: not before the cards are dealt.
bool comes_up_at_table(const rulebook::Topic& topic) {
  return checker::is_executable(topic) && topic.asked != rulebook::Asked::draw &&
         topic.asked != rulebook::Asked::deal;
}

// Matches of Hachi-Hachi at every number of players.
Seen seen_at_table(const Edition& edition, checker::RulesetComparer& comparer) {
  Seen seen;
  std::set<std::string> used;
  std::set<std::string> all;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const rulebook::Ruleset& rules = comparer.rules(edition, scope);
    const checker::HachiCorpus& corpus = comparer.hachi_corpus(rules);
    seen.evidence.space += corpus.rounds().size();
    for (const rulebook::Clause& clause : edition.clauses) {
      if (clause.standing != rulebook::Standing::stated || !comes_up_at_table(*clause.topic) ||
          !holds(clause.when, scope)) {
        continue;
      }
      all.insert(clause.id());
      if (corpus.asked(clause.topic->id)) used.insert(clause.id());
    }
  }
  for (const std::string& id : all) {
    (used.contains(id) ? seen.used : seen.unused).push_back(id);
  }
  seen.evidence.method = fmt::format(
      "{} rounds of matches played in many styles, for every number "
      "of players; what is asked before play is not among them.",
      seen.evidence.space);
  return seen;
}

Seen seen_in_games(const Edition& edition, const std::shared_ptr<signature::Parts>& parts) {
  const auto signed_ = signature::sign({&edition}, {.known = parts});
  const signature::Signature& signature = signed_.front();
  Seen seen{signature.covered, signature.not_consulted, {}};
  seen.evidence = {
      Basis::searched,
      fmt::format("{} positions of {} small games, {} deals of them, and {} situations on the full "
                  "deck, at every scope.",
                  signature.counts.positions, signature.counts.games, signature.counts.deals,
                  signature.counts.situations),
      signature.counts.positions + signature.counts.situations};
  return seen;
}

}  // namespace

UnusedClauses find_unused(const Edition& edition, checker::RulesetComparer& comparer,
                          const std::shared_ptr<signature::Parts>& parts) {
  UnusedClauses found;
  std::set<std::string> known;
  const std::vector<Finding> findings = dead(edition, comparer);
  std::map<std::string, Dead> dead_clauses;
  std::vector<std::string> in_order;
  for (const Finding& finding : findings) {
    const std::string& clause = finding.clauses.front().id;
    Dead& one = dead_clauses[clause];
    if (!one.first) {
      one.first = &finding;
      in_order.push_back(clause);
    }
    one.scopes.push_back(finding.scope);
  }
  for (const std::string& clause : in_order) {
    const Dead& one = dead_clauses.at(clause);
    const checker::Evidence& evidence = one.first->evidence;
    UnusedClause unused{clause,
                        one.first->remarks,
                        {evidence.method == checker::Method::smt ? Basis::proved : Basis::counted,
                         evidence.summary, static_cast<std::uint64_t>(evidence.space)},
                        only_at(edition, clause, one)};
    if (unused.only_at.empty()) known.insert(clause);
    found.unused.push_back(std::move(unused));
  }
  std::stable_partition(found.unused.begin(), found.unused.end(),
                        [](const UnusedClause& one) { return one.only_at.empty(); });
  const Seen seen = rulebook::family_of(edition.game) == rulebook::Family::hachi
                        ? seen_at_table(edition, comparer)
                        : seen_in_games(edition, parts);
  found.evidence = seen.evidence;
  for (const std::string& clause : seen.used) found.used += known.contains(clause) ? 0 : 1;
  for (const std::string& clause : seen.unused) {
    if (!known.insert(clause).second) continue;
    found.unused.push_back(
        {clause, "never asked for; it may come up elsewhere", seen.evidence, {}});
  }
  return found;
}

}  // namespace hanaproof::audit
