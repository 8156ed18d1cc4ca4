// Clauses that no situation uses.
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "checker/audit/audit.h"
#include "checker/signature/signature.h"
#include "checker/survey/stands.h"
#include "checker/survey/survey.h"

namespace hanaproof::audit {

using checker::Finding;
using rulebook::Edition;
using rulebook::Family;

namespace {

std::vector<Finding> dead(const Edition& edition, checker::Bench& bench) {
  switch (rulebook::family_of(edition.game)) {
    case Family::betting:
      return checker::dead_combinations(edition, bench);
    case Family::hachi:
      return checker::dead_hachi_rules(edition, bench);
    default:
      return checker::dead_rules(edition, bench);
  }
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
Seen seen_at_table(const Edition& edition, checker::Bench& bench) {
  Seen seen;
  std::set<std::string> used;
  std::set<std::string> all;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const rulebook::Ruleset& rules = bench.rules(edition, scope);
    const checker::HachiCorpus& corpus = bench.hachi_corpus(rules);
    const hachi::Rules reader(rules);
    seen.evidence.space += corpus.records().size();
    for (const rulebook::Clause& clause : edition.clauses) {
      if (clause.standing != rulebook::Standing::stated || !comes_up_at_table(*clause.topic) ||
          !holds(clause.when, scope)) {
        continue;
      }
      all.insert(clause.id());
      if (corpus.asked(reader, clause.topic->id)) used.insert(clause.id());
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

Seen seen_in_games(const Edition& edition) {
  const auto signed_ = signature::sign({&edition});
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

UnusedClauses find_unused(const Edition& edition, checker::Bench& bench) {
  UnusedClauses found;
  std::set<std::string> known;
  for (const Finding& finding : dead(edition, bench)) {
    const std::string& clause = finding.clauses.front().id;
    if (!known.insert(clause).second) continue;
    found.unused.push_back(
        {clause,
         finding.summary,
         {finding.evidence.method == checker::Method::smt ? Basis::proved : Basis::counted,
          finding.evidence.summary, static_cast<std::uint64_t>(finding.evidence.space)}});
  }
  const Seen seen = rulebook::family_of(edition.game) == Family::hachi
                        ? seen_at_table(edition, bench)
                        : seen_in_games(edition);
  found.evidence = seen.evidence;
  for (const std::string& clause : seen.used) found.used += known.contains(clause) ? 0 : 1;
  for (const std::string& clause : seen.unused) {
    if (!known.insert(clause).second) continue;
    found.unused.push_back({clause, "never asked for; it may come up elsewhere", seen.evidence});
  }
  return found;
}

}  // namespace hanaproof::audit
