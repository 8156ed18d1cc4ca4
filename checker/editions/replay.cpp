#include "checker/editions/replay.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"

namespace hanaproof::checker {

using rulebook::Ruleset;

namespace {

// A witness for so many seats, executed for so many others, would reach beyond its own lists.
std::optional<std::string> fault_in_seats(const Witness& witness) {
  for (const Outcome& outcome : witness.outcomes) {
    const auto seats = static_cast<std::size_t>(std::max(outcome.players, 0));
    const auto fits = [&](std::size_t size) { return size == 0 || size == seats; };
    const bool fit =
        seats > 0 && (!witness.position || witness.position->players == outcome.players) &&
        (!witness.bets || witness.bets->money.size() == seats) &&
        (!witness.hachi || !witness.hachi->position ||
         witness.hachi->position->match.players == outcome.players) &&
        (!witness.hachi || witness.hachi->position ||
         witness.hachi->match.players == outcome.players) &&
        fits(witness.drawn.size()) && fits(witness.totals.size()) && fits(witness.won.size());
    if (!fit) {
      return fmt::format("the witness is not one for the {} players of the side \"{}\"",
                         outcome.players, outcome.side);
    }
  }
  return std::nullopt;
}

// What a situation is made of must be there (see Witness).
bool is_whole(const Witness& witness) {
  switch (witness.situation) {
    case Situation::draw:
      return !witness.drawn.empty();
    case Situation::deal:
    case Situation::decision:
    case Situation::round:
      return witness.position.has_value();
    case Situation::match:
      return witness.position || !witness.totals.empty();
    case Situation::showdown:
      return witness.bets && witness.bets->hands.size() == witness.bets->money.size();
    case Situation::stake:
      return witness.bets.has_value();
    case Situation::fields:
      return !witness.fields.empty();
    case Situation::table:
      return witness.hachi.has_value();
    default:
      return true;
  }
}

// What is found by reading alone has no outcomes.
bool is_by_reading(const Finding& finding) { return finding.witness.situation == Situation::text; }

std::optional<std::string> fault_in_outcomes(const Finding& finding) {
  const std::vector<Outcome>& outcomes = finding.witness.outcomes;
  const bool executed = finding.kind != Kind::dead_rule;
  if (executed && outcomes.size() < std::max<std::size_t>(finding.positions.size(), 2)) {
    return fmt::format("{} outcomes for {} sides, expected one for each and at least 2",
                       outcomes.size(), finding.positions.size());
  }
  // Where an edition differs from itself, what it makes of its own rules is no side's answer.
  if (finding.kind == Kind::internal) return std::nullopt;
  for (const Side& side : finding.positions) {
    if (std::ranges::find(outcomes, side.value, &Outcome::side) == outcomes.end()) {
      return fmt::format("no outcome for the side \"{}\"", side.value);
    }
  }
  return std::nullopt;
}

std::optional<std::string> fault_in_reading(const Finding& finding) {
  const Method method = finding.evidence.method;
  const bool claim = finding.kind == Kind::dead_rule || finding.kind == Kind::internal;
  if (claim || method == Method::text || method == Method::arithmetic) return std::nullopt;
  return fmt::format("no situation, expected one where the method is {}", name(method));
}

}  // namespace

std::optional<std::string> fault_in(const Finding& finding) {
  if (finding.positions.empty()) return "no sides, expected at least one";
  if (finding.evidence.method == Method::smt && finding.evidence.queries.empty()) {
    return "no queries, expected at least one where the method is smt";
  }
  if (is_by_reading(finding)) return fault_in_reading(finding);
  if (!is_whole(finding.witness)) {
    return fmt::format("the witness lacks what makes a situation of kind {}",
                       name(finding.witness.situation));
  }
  if (auto fault = fault_in_seats(finding.witness)) return fault;
  return fault_in_outcomes(finding);
}

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
