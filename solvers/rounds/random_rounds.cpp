#include "solvers/rounds/random_rounds.h"

#include <algorithm>

#include "model/notation/swap.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::rounds {

using cards::Card;
using cards::CardSet;
using cards::Dice;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

struct Temper {
  int captures;  // chance in a hundred to capture where one may
  int goes_on;   // chance in a hundred to say koi-koi
};

const Move& choose(const std::vector<Move>& legal, Phase phase, const Temper& temper, Dice& dice) {
  if (phase == Phase::call) return dice.chance(temper.goes_on) ? legal.front() : legal.back();
  std::vector<const Move*> captures;
  for (const Move& move : legal) {
    if (!move.takes.empty()) captures.push_back(&move);
  }
  if (!captures.empty() && dice.chance(temper.captures)) {
    return *dice.pick(captures);
  }
  return dice.pick(legal);
}

// Swaps cards of a deal until a card lies in the given hand (or on the field, for a seat of -1).
void move_to(Position& deal, Card card, int seat) {
  const CardSet place = seat < 0 ? deal.field : deal.hands[static_cast<std::size_t>(seat)];
  if (place.contains(card)) return;
  // The card that makes room: the first one that is not of the months that are stacked.
  Card other = place.front();
  for (const Card candidate : place) {
    if (candidate.month() != card.month() && candidate.month() != cards::kLightning.month()) {
      other = candidate;
    }
  }
  notation::Swap{card, other}.in(deal.hands, deal.field, deal.stock);
}

// The seat that begins holds the lightning, the field three cards of a month, the next seat the
// fourth.
void stack(Position& deal, Dice& dice) {
  if (deal.field.size() < 3 || deal.hands[0].empty()) return;
  const cards::Month month = 1 + dice.roll(cards::kMonths);
  if (month == cards::kLightning.month()) return;
  for (int place = 1; place < cards::kCardsPerMonth; ++place) {
    move_to(deal, Card::of(month, place), -1);
  }
  move_to(deal, cards::kLightning, deal.turn);
  move_to(deal, Card::of(month, cards::kCardsPerMonth), (deal.turn + 1) % deal.players);
}

}  // namespace

std::vector<Move> Round::line() const {
  std::vector<Move> moves;
  for (const Step& step : steps) moves.push_back(step.move);
  return moves;
}

Round play_round(const spec::Rules& rules, const Position& deal, Dice& dice, int most) {
  const Temper temper{40 + dice.roll(61), 50 + dice.roll(51)};
  Round round{deal, {}};
  while (round.last().phase != Phase::over && static_cast<int>(round.steps.size()) < most) {
    const Position& before = round.last();
    std::vector<Move> legal = spec::legal_moves(rules, before);
    if (legal.empty()) break;
    const Move move = choose(legal, before.phase, temper, dice);
    Position after = spec::play(rules, before, move);
    round.steps.push_back({before, std::move(legal), move, std::move(after)});
  }
  return round;
}

Round random_round(const spec::Rules& rules, std::uint64_t seed, int most, bool stacked) {
  Dice dice(seed);
  const int dealer = dice.roll(rules.players());
  Position deal = spec::deal(rules, dealer, dice.shuffled(CardSet::all().cards()));
  if (stacked && deal.phase == Phase::play) {
    stack(deal, dice);
    deal = spec::open(rules, std::move(deal));
  }
  return play_round(rules, deal, dice, most);
}

}  // namespace hanaproof::rounds
