#include "checker/editions/distance/transfer.h"

#include <algorithm>

#include "checker/editions/compare/enact.h"
#include "model/spec/betting/hands.h"
#include "model/spec/deal.h"

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
std::optional<Position> played(const Ruleset& rules, const Position& deal,
                               const std::vector<Move>& line) {
  const auto spec = spec::capturing_game(rules);
  if (!is_dealt(spec->asked(), deal)) return std::nullopt;
  const auto played = games::follow(*spec, {.start = deal, .laid_out = true, .moves = line});
  if (played.illegal) return std::nullopt;
  return std::get<Position>(played.end->position());
}

bool leads_to(const Ruleset& rules, const Witness& witness) {
  if (!witness.deal || !witness.position) return false;
  auto at = played(rules, *witness.deal, witness.line);
  if (!at) return false;
  at->edition = witness.position->edition;
  at->rules = witness.position->rules;
  return *at == *witness.position;
}

bool can_be_bet(const Ruleset& rules, const Witness& witness) {
  const auto spec = spec::betting_game(rules);
  const cards::CardSet deck = spec::betting::deck(spec->asked());
  const auto in_deck = [&](cards::CardSet hand) { return deck.contains(hand); };
  return std::ranges::all_of(witness.bets->hands, in_deck) &&
         !games::follow(*spec, line_of(witness, rules)).illegal;
}

}  // namespace

bool can_occur(const Ruleset& ruleset, const Witness& witness) {
  if (is_of_betting(witness)) return can_be_bet(ruleset, witness);
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
      return played(ruleset, *witness.position, witness.line).has_value();
    case Situation::decision:
      return leads_to(ruleset, witness);
    case Situation::match:
      return !witness.position || leads_to(ruleset, witness);
    default:
      return false;
  }
}

}  // namespace hanaproof::distance
