#include "checker/engines/regress/probes.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "model/cards/seat.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::regress {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using notation::Phase;

namespace {

constexpr int kTries = 40;

notation::Position table(const spec::Rules& rules) {
  notation::Position position =
      notation::Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  position.teams = spec::teams(rules);
  return position;
}

// All cards captured or on the field, in pairs; `lucky` has more of them.
void capture(notation::Position& position, int lucky, Dice& dice) {
  const int luck = 20 + dice.roll(75);
  const int left = dice.roll(40);
  position.field = {};
  for (CardSet& pile : position.captured) pile = {};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const std::vector<Card> cards = dice.shuffled(CardSet::month(month).cards());
    for (std::size_t pair = 0; pair < cards.size(); pair += 2) {
      const int owner = dice.chance(luck) ? lucky : dice.roll(position.players);
      CardSet& to = dice.chance(left) ? position.field : position.captured[at(owner)];
      to.insert(cards[pair]);
      to.insert(cards[pair + 1]);
    }
  }
}

// A yaku that few games have made.
std::string wanted_yaku(const spec::Rules& rules, const Guide& guide, Dice& dice) {
  std::string best;
  double most = -1;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    spec::Consulted one;
    const std::size_t bit = rules.bit("yaku." + yaku.id);
    if (bit < one.size()) one.set(bit);
    const double worth = guide.worth(one) * (1 + dice.roll(100));
    if (worth <= most) continue;
    most = worth;
    best = yaku.id;
  }
  return best;
}

bool makes(const spec::Rules& rules, CardSet pile, const std::string& yaku) {
  const auto made = spec::made_yaku(rules, pile);
  return std::ranges::find(made, yaku, &spec::MadeYaku::id) != made.end();
}

void capture_yaku(const spec::Rules& rules, const Guide& guide, notation::Position& position,
                  int lucky, Dice& dice) {
  const std::string yaku = wanted_yaku(rules, guide, dice);
  for (int i = 0; i < kTries; ++i) {
    capture(position, lucky, dice);
    if (yaku.empty() || makes(rules, spec::team_cards(position, lucky), yaku)) return;
  }
}

// Koi-koi said by a seat with what its side had before its last two cards.
void say_koi_koi(const spec::Rules& rules, notation::Position& position, int seat, Dice& dice) {
  CardSet before = spec::team_cards(position, seat);
  for (int i = 0; i < 2 && !before.empty(); ++i) before.erase(dice.pick(before.cards()));
  const auto yaku = spec::made_yaku(rules, before);
  if (yaku.empty()) return;
  position.calls[at(seat)] = 1 + dice.roll(2);
  position.called_at[at(seat)] = spec::sum(yaku);
  for (const spec::MadeYaku& made : yaku) position.called_yaku[at(seat)].push_back(made.id);
  position.last_call = seat;
}

void say_koi_kois(const spec::Rules& rules, notation::Position& position, Dice& dice) {
  const int first = dice.roll(position.players);
  for (int i = 0; i < position.players; ++i) {
    if (dice.chance(50)) say_koi_koi(rules, position, (first + i) % position.players, dice);
  }
}

// One card in every hand and as many in the stock as there are then, all from the field: false
// where too few cards lie there.
bool deal_rest(const spec::Rules& rules, notation::Position& position, Dice& dice) {
  const int hand = rules.deal_hand_size.number();
  const int dealt = position.players * hand + rules.deal_field_size.number();
  const int stock = cards::kCards - dealt - position.players * (hand - 1);
  std::vector<Card> free = position.field.cards();
  if (hand < 2 || stock < 0 || static_cast<int>(free.size()) < stock + position.players) {
    return false;
  }
  dice.shuffle(free);
  for (int seat = 0; seat < position.players; ++seat) {
    position.hands[at(seat)].insert(free.back());
    free.pop_back();
  }
  for (int i = 0; i < stock; ++i) {
    position.stock.push_back(free.back());
    free.pop_back();
  }
  position.field = CardSet(free);
  return true;
}

std::optional<notation::Position> any_call(const spec::Rules& rules, const Guide& guide,
                                           Dice& dice) {
  notation::Position position = table(rules);
  position.phase = Phase::call;
  position.turn = dice.roll(position.players);
  // Often plain piles: small sums decide as much as large ones.
  if (dice.chance(50)) {
    capture(position, position.turn, dice);
  } else {
    capture_yaku(rules, guide, position, position.turn, dice);
  }
  if (spec::made_yaku(rules, spec::team_cards(position, position.turn)).empty()) {
    return std::nullopt;
  }
  say_koi_kois(rules, position, dice);
  if (position.last_call) spec::cancel_opponents(rules, position, *position.last_call);
  spec::cancel_opponents(rules, position, position.turn);
  // The player at turn is the last of a round of turns.
  const bool dealer_begins = rules.dealer_begins.is("dealer");
  position.dealer = (position.turn + (dealer_begins ? 1 : 0)) % position.players;
  if (dice.chance(60) && !deal_rest(rules, position, dice)) return std::nullopt;
  return position;
}

// The points of the player at turn, how often each seat from there on has called, and how far from
// there the last caller sits.
std::vector<int> kind_of_call(const spec::Rules& rules, const notation::Position& position) {
  constexpr int kMany = 30;
  const auto made = spec::made_yaku(rules, spec::team_cards(position, position.turn));
  std::vector<int> kind = {std::min(spec::sum(made), kMany)};
  for (int i = 0; i < position.players; ++i) {
    kind.push_back(position.calls[at((position.turn + i) % position.players)]);
  }
  kind.push_back(position.last_call
                     ? (*position.last_call - position.turn + position.players) % position.players
                     : -1);
  return kind;
}

}  // namespace

notation::Position made_up_end(const spec::Rules& rules, const Guide& guide, Dice& dice) {
  notation::Position position = table(rules);
  position.phase = Phase::over;
  position.dealer = dice.roll(position.players);
  capture_yaku(rules, guide, position, dice.roll(position.players), dice);
  const bool calls = spec::counts_yaku(rules) && !spec::counts_cards(rules);
  if (calls && dice.chance(50)) say_koi_kois(rules, position, dice);
  return position;
}

std::optional<notation::Position> made_up_call(const spec::Rules& rules, const Guide& guide,
                                               Dice& dice, CallsSeen& seen) {
  if (spec::counts_cards(rules) || !spec::counts_yaku(rules)) return std::nullopt;
  constexpr int kChoice = 8;
  std::optional<notation::Position> best;
  std::vector<int> best_kind;
  for (int i = 0; i < kChoice; ++i) {
    auto call = any_call(rules, guide, dice);
    if (!call) continue;
    auto kind = kind_of_call(rules, *call);
    if (best && seen[kind] >= seen[best_kind]) continue;
    best = std::move(call);
    best_kind = std::move(kind);
  }
  if (best) ++seen[best_kind];
  return best;
}

notation::Position made_up_deal(const spec::Rules& rules, Dice& dice) {
  notation::Position position =
      notation::Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  position.dealer = dice.roll(position.players);
  const int begins = rules.dealer_begins.is("dealer") ? position.dealer : position.dealer + 1;
  position.turn = begins % position.players;
  std::vector<std::pair<CardSet*, int>> places = {
      {&position.field, rules.deal_field_size.number()}};
  for (CardSet& hand : position.hands) places.emplace_back(&hand, rules.deal_hand_size.number());
  dice.shuffle(places);
  std::vector<cards::Month> months(cards::kMonths);
  std::iota(months.begin(), months.end(), 1);
  dice.shuffle(months);
  CardSet left = CardSet::all();
  for (const auto& [place, size] : places) {
    if (size < 4 || !dice.chance(35)) continue;
    const bool pairs = size >= 8 && dice.chance(50);
    for (int i = pairs ? 4 : 1; i > 0 && !months.empty(); --i, months.pop_back()) {
      auto cards = dice.shuffled(CardSet::month(months.back()).cards());
      cards.erase(cards.begin() + (pairs ? 2 : 4), cards.end());
      *place |= CardSet(cards);
    }
    left -= *place;
  }
  position.stock = dice.shuffled(left.cards());
  for (const auto& [place, size] : places) {
    for (; place->size() < size; position.stock.pop_back()) place->insert(position.stock.back());
  }
  return position;
}

}  // namespace hanaproof::regress
