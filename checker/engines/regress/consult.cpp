#include "checker/engines/regress/consult.h"

#include "checker/engines/crosscheck/coverage.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::regress {

using games::Move;
using games::Position;
using notation::BetPosition;

namespace {

// Who deals next is asked when a round is over, not after every bet.
Position consult_bets(const spec::betting::Rules& rules, bool opens, BetPosition position,
                      const std::optional<Move>& move) {
  if (opens) {
    rules.forget();
    spec::betting::deck(rules);
    const auto& round = position.round;
    position.betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  } else if (move) {
    position.betting = spec::betting::bet(rules, position.betting.value(), *move);
    position.round.bets.push_back(*move);
  }
  return position;
}

}  // namespace

Position consult(const spec::Game& spec, bool opens, const Position& position,
                 const std::optional<Move>& move) {
  const auto* bets = dynamic_cast<const spec::BettingGame*>(&spec);
  if (opens) {
    if (bets) return consult_bets(bets->asked(), opens, std::get<BetPosition>(position), move);
    spec.forget();
    return spec.open(position)->position();
  }
  const auto state = spec.at(position);
  spec.forget();
  state->moves();
  state->score();
  if (bets) {
    return consult_bets(bets->asked(), opens, std::get<BetPosition>(state->position()), move);
  }
  return move ? state->after(*move)->position() : state->position();
}

std::set<std::string> clauses_asked(const spec::Game& spec) {
  crosscheck::Coverage coverage;
  crosscheck::enter(coverage, "", spec, spec.rules());
  std::set<std::string> clauses;
  for (const auto& [clause, where] : coverage) clauses.insert(clause);
  return clauses;
}

}  // namespace hanaproof::regress
