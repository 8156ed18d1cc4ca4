#include "checker/editions/replay.h"

#include <set>

#include <fmt/format.h>

#include "checker/editions/compare/enact.h"
#include "checker/editions/compare/reach_pile.h"
#include "checker/editions/soundness.h"

namespace hanaproof::checker {

using rulebook::Ruleset;

namespace {

// The deal and the line, where there are any, must lead there under the rules that the deal names.
bool is_reached(const Witness& witness, const rulebook::Library& library) {
  // A round is a line of play itself, and enacted as one.
  if (!witness.deal || witness.situation == Situation::round) return true;
  const auto& deal = *witness.deal;
  const Ruleset rules = rules_of({{}, deal.edition, deal.rules, deal.players, {}}, library);
  return leads_there(*spec::capturing_game(rules), witness);
}

}  // namespace

Ruleset rules_of(const Outcome& outcome, const rulebook::Library& library) {
  return Ruleset(library.at(outcome.edition), {outcome.players, {}}, outcome.rules);
}

Replay replay(const Finding& finding, const rulebook::Library& library) {
  if (const auto fault = fault_in(finding)) {
    throw rulebook::EditionError(fmt::format("finding {}: {}", finding.id, *fault));
  }
  Replay result;
  result.finding = finding.id;
  std::set<std::string> texts;
  for (const Outcome& outcome : finding.witness.outcomes) {
    const Ruleset rules = rules_of(outcome, library);
    const std::string now = enact(rules, finding.witness);
    texts.insert(now);
    if (now != outcome.text) {
      result.mismatches.push_back(fmt::format("{}: the finding says \"{}\", replayed it is \"{}\"",
                                              outcome.side, outcome.text, now));
    }
  }
  if (!finding.witness.outcomes.empty() && texts.size() < 2) {
    result.mismatches.push_back("all sides come to the same");
  }
  result.reached = is_reached(finding.witness, library);
  return result;
}

}  // namespace hanaproof::checker
