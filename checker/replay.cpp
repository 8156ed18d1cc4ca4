#include "checker/replay.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "checker/compare/enact.h"
#include "model/spec/play.h"

namespace hanaproof::checker {

using notation::Position;
using rulebook::Ruleset;

namespace {

Ruleset rules_of(const Outcome& outcome, const rulebook::Library& library) {
  return Ruleset(library.at(outcome.edition), {outcome.players, {}}, outcome.rules);
}

// A decision's position must come out of the deal and the line under the rules that the deal names.
bool is_reached(const Witness& witness, const rulebook::Library& library) {
  if (!witness.deal || witness.situation != Situation::decision) return true;
  const Ruleset rules(library.at(witness.deal->edition), {witness.deal->players, {}},
                      witness.deal->rules);
  const spec::Rules executable(rules);
  Position position = *witness.deal;
  for (const auto& move : witness.line) {
    const auto legal = spec::legal_moves(executable, position);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return false;
    position = spec::play(executable, position, move);
  }
  return position == *witness.position;
}

}  // namespace

Replay replay(const Finding& finding, const rulebook::Library& library) {
  Replay result;
  result.finding = finding.id;
  std::set<std::string> texts;
  for (const Outcome& outcome : finding.witness.outcomes) {
    const Ruleset rules = rules_of(outcome, library);
    const spec::Rules executable(rules);
    const std::string now = enact(executable, finding.witness);
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
