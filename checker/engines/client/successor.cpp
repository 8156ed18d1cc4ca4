#include "checker/engines/client/successor.h"

#include "model/spec/hachi/round.h"

namespace hanaproof::client {

using games::Move;
using games::Position;
using notation::BetPosition;

Position whole(const spec::Game& spec, Position dealt) {
  if (auto* cards = std::get_if<notation::Position>(&dealt)) cards->phase = notation::Phase::play;
  const auto* hachi = std::get_if<notation::HachiPosition>(&dealt);
  if (!hachi || !hachi->match.money.empty()) return dealt;
  const auto& rules = dynamic_cast<const spec::HachiGame&>(spec).asked();
  const auto match = spec::hachi::first_match(rules, hachi->match.rounds, hachi->match.dealer);
  return games::with_rules(spec::hachi::laid_out(rules, match, hachi->deal), hachi->edition,
                           hachi->rules);
}

std::string impossible(const games::Family& family, const Position& before,
                       const std::optional<Move>& move, const Position& after) {
  const auto* bets = std::get_if<BetPosition>(&before);
  if (!bets) {
    if (after.index() != before.index()) return "a position of another game";
    return family.displaced(before, after);
  }
  const auto* next = std::get_if<BetPosition>(&after);
  if (!next || !next->standing) return "expected a position with turn, left and put_in";
  BetPosition expected = *bets;
  if (move) expected.round.bets.push_back(*move);
  expected.standing = next->standing;
  return expected == *next ? "" : "the round is not the one asked about";
}

}  // namespace hanaproof::client
