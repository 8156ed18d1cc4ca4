#include "checker/audit/quick_rounds.h"

#include <algorithm>

#include "checker/audit/round_bounds.h"
#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "properties/pile_answers.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::audit {

using cards::Card;
using cards::CardSet;
using cards::Month;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

constexpr std::size_t kCandidates = 200;  // piles tried for the shortest round

bool makes_any(const spec::Rules& rules, CardSet pile) { return !made_yaku(rules, pile).empty(); }

void extend(const spec::Rules& rules, properties::PerMonth per_month, Month from, int months,
            CardSet pile, std::vector<CardSet>& found) {
  if (months == 0) {
    if (makes_any(rules, pile)) found.push_back(pile);
    return;
  }
  for (Month month = from; month <= cards::kMonths; ++month) {
    for (const CardSet cards : properties::sets_of_month(month, per_month)) {
      if (!cards.empty()) extend(rules, per_month, month + 1, months - 1, pile | cards, found);
    }
  }
}

// A deal in which the side of the first player can capture the pile, two months a turn as far as
// they go: what captures lies in the hands and on top of the stock, the rest of the pile on the
// field.
std::optional<Position> laid_out(const spec::Rules& rules, CardSet pile, cards::Dice& dice) {
  const rounds::DealCount dealt = rounds::count_deal(rules.ruleset());
  const int players = rules.players();
  const int first = rules.begins.is("dealer") ? 0 : 1 % players;
  Position position = Position::empty(rules.ruleset().edition().id, players);
  position.rules = rules.ruleset().changes();
  position.teams = spec::teams(rules);
  std::vector<Card> drawn;
  const int apart = interval(rules);
  int seat = first;
  bool from_hand = true;
  for (Month month = 1; month <= cards::kMonths; ++month) {
    std::vector<Card> cards = (pile & CardSet::month(month)).cards();
    if (cards.empty()) continue;
    dice.shuffle(cards);
    if (from_hand) {
      position.hands[static_cast<std::size_t>(seat)].insert(cards.front());
      seat = (seat + apart) % players;
    } else {
      drawn.push_back(cards.front());
    }
    from_hand = !from_hand;
    position.field |= CardSet(std::vector<Card>(cards.begin() + 1, cards.end()));
  }
  if (position.field.size() > dealt.field) return std::nullopt;
  std::vector<Card> rest = (CardSet::all() - pile).cards();
  dice.shuffle(rest);
  const auto fill = [&](CardSet& set, int size) {
    while (set.size() < size) {
      set.insert(rest.back());
      rest.pop_back();
    }
  };
  fill(position.field, dealt.field);
  for (CardSet& one : position.hands) fill(one, rules.hand_size.number());
  for (const Card card : drawn) {
    position.stock.push_back(card);
    for (int other = 1; other < apart; ++other) {
      position.stock.push_back(rest.back());
      rest.pop_back();
    }
  }
  position.stock.insert(position.stock.end(), rest.begin(), rest.end());
  return position;
}

// The side of the first player captures what is in the pile and stops as soon as can be; the others
// lay cards.
std::optional<Round> hurry(const spec::Rules& rules, const Position& deal, CardSet pile, int most) {
  Round round{0, spec::open(rules, deal), {}};
  Position at = round.deal;
  const int first = at.turn;
  const int apart = interval(rules);
  for (; round.plies < most; ++round.plies) {
    const auto legal = spec::legal_moves(rules, at);
    if (legal.empty()) break;
    const Move* best = &legal.front();
    for (const Move& move : legal) {
      if (move.sort == Move::Sort::stop) best = &move;
      if (move.sort != Move::Sort::card || best->sort != Move::Sort::card) continue;
      const auto gain = [&](const Move& one) {
        const int own = (one.takes & pile).size();
        return (at.turn - first) % apart == 0 ? own : -one.takes.size();
      };
      if (gain(move) > gain(*best)) best = &move;
    }
    round.line.push_back(*best);
    at = spec::play(rules, at, *best);
  }
  if (at.phase != Phase::over || !at.stopped) return std::nullopt;
  round.plies = static_cast<int>(round.line.size());
  return round;
}

}  // namespace

Quickest quickest(const spec::Rules& rules) {
  const auto per_month = properties::per_month(rules.ruleset());
  for (int months = 1; months <= kMostMonths; ++months) {
    Quickest found{months, {}};
    extend(rules, per_month, 1, months, {}, found.piles);
    if (found.piles.empty()) continue;
    std::sort(found.piles.begin(), found.piles.end(), properties::lesser);
    return found;
  }
  return {};
}

std::optional<Round> stopped_soon(const spec::Rules& rules, const Quickest& quickest, int wanted) {
  constexpr int kDeals = 40;  // of each pile
  std::optional<Round> best;
  cards::Dice dice(1);
  for (std::size_t i = 0; i < std::min(quickest.piles.size(), kCandidates); ++i) {
    const CardSet pile = quickest.piles[i];
    for (int attempt = 0; attempt < kDeals; ++attempt) {
      const auto deal = laid_out(rules, pile, dice);
      if (!deal) continue;
      auto round = hurry(rules, *deal, pile, best ? best->plies - 1 : 8 * wanted);
      if (round && round->plies > 0) best = std::move(round);
      if (best && best->plies <= wanted) return best;
    }
  }
  return best;
}

}  // namespace hanaproof::audit
