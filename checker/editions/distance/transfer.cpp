#include "checker/editions/distance/transfer.h"

#include <algorithm>

#include "checker/editions/compare/enact.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::distance {

using checker::Situation;
using checker::Witness;
using notation::Move;
using notation::Position;
using rulebook::Ruleset;

namespace {

// Whether hands and field are as large as the rules deal them.
bool is_dealt(const spec::Rules& rules, const Position& deal) {
  const Position other = spec::deal(rules, deal.dealer, cards::CardSet::all().cards());
  const auto size = [](const cards::CardSet& cards) { return cards.size(); };
  return std::ranges::equal(deal.hands, other.hands, {}, size, size) &&
         deal.field.size() == other.field.size();
}

// Where a line leads; nothing where it is not legal.
std::optional<Position> played(const spec::Rules& rules, const Position& deal,
                               const std::vector<Move>& line) {
  if (!is_dealt(rules, deal)) return std::nullopt;
  Position at = spec::open(rules, deal);
  for (const Move& move : line) {
    const auto legal = spec::legal_moves(rules, at);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return std::nullopt;
    at = spec::play(rules, at, move);
  }
  return at;
}

bool leads_to(const spec::Rules& rules, const Witness& witness) {
  if (!witness.deal || !witness.position) return false;
  auto at = played(rules, *witness.deal, witness.line);
  if (!at) return false;
  at->edition = witness.position->edition;
  at->rules = witness.position->rules;
  return *at == *witness.position;
}

bool can_be_bet(const spec::betting::Rules& rules, const notation::BetRound& round) {
  if (std::ranges::any_of(round.hands, [&](cards::CardSet hand) {
        return !spec::betting::deck(rules).contains(hand);
      })) {
    return false;
  }
  spec::betting::Betting at = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  for (const notation::Bet& bet : round.bets) {
    const auto legal = spec::betting::legal_bets(rules, at);
    if (std::find(legal.begin(), legal.end(), bet) == legal.end()) return false;
    at = spec::betting::bet(rules, at, bet);
  }
  return true;
}

}  // namespace

bool can_occur(const Ruleset& ruleset, const Witness& witness) {
  if (is_of_betting(witness)) return can_be_bet(spec::betting::Rules(ruleset), *witness.bets);
  switch (witness.situation) {
    case Situation::draw:
    case Situation::pile:
    case Situation::hand:
    case Situation::fields:
      return true;  // the same ones whatever the rules
    case Situation::deal: {
      const Position& deal = *witness.position;
      return deal.stock.size() == static_cast<std::size_t>(deal.deck.size()) ||
             is_dealt(spec::Rules(ruleset), deal);
    }
    case Situation::round:
      return played(spec::Rules(ruleset), *witness.position, witness.line).has_value();
    case Situation::decision:
      return leads_to(spec::Rules(ruleset), witness);
    case Situation::match:
      return !witness.position || leads_to(spec::Rules(ruleset), witness);
    default:
      return false;
  }
}

}  // namespace hanaproof::distance
