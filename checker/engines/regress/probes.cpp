#include "checker/engines/regress/probes.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "checker/situations/reachable.h"
#include "checker/situations/turns.h"
#include "model/cards/seat.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"

namespace hanaproof::regress {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using checker::Moment;
using checker::Stage;
using checker::Turns;
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

// Cards captured in pairs, as many as there may be then; all others are on the field. `lucky` has
// more of them.
void capture(const spec::Rules& rules, notation::Position& position, int lucky, const Moment& then,
             Dice& dice) {
  const Turns turns(rules);
  int left = turns.stock(then) + dice.roll(rules.deal_field_size.number() + 3);
  for (int seat = 0; seat < position.players; ++seat) left += turns.held(then, seat);
  // The seat that is last at turn has had the fewest cards to capture with.
  const int last = position.players - 1;
  std::vector<int> captures(at(position.players),
                            turns.played(then, last) + turns.drawn(then, last));
  position.field = {};
  for (CardSet& pile : position.captured) pile = {};
  std::vector<CardSet> pairs;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const std::vector<Card> cards = dice.shuffled(CardSet::month(month).cards());
    for (std::size_t i = 0; i < cards.size(); i += 2) pairs.push_back({cards[i], cards[i + 1]});
  }
  const int luck = 20 + dice.roll(75);
  for (const CardSet pair : dice.shuffled(pairs)) {
    const int owner = dice.chance(luck) ? lucky : dice.roll(position.players);
    const bool taken = position.field.size() >= left && captures[at(owner)]-- > 0;
    (taken ? position.captured[at(owner)] : position.field) |= pair;
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
                  int lucky, const Moment& then, Dice& dice) {
  const std::string yaku = wanted_yaku(rules, guide, dice);
  for (int i = 0; i < kTries; ++i) {
    capture(rules, position, lucky, then, dice);
    if (yaku.empty() || makes(rules, spec::team_cards(position, lucky), yaku)) return;
  }
}

// Koi-koi said by a seat with the yaku of these cards.
void say_koi_koi(const spec::Rules& rules, notation::Position& position, int seat, CardSet with,
                 Dice& dice) {
  const auto yaku = spec::made_yaku(rules, with);
  spec::cancel_opponents(rules, position, seat);
  position.calls[at(seat)] = dice.chance(70) ? 1 : 2;
  position.called_at[at(seat)] = spec::sum(yaku);
  for (const spec::MadeYaku& made : yaku) position.called_yaku[at(seat)].push_back(made.id);
  position.last_call = seat;
}

// Of each side that has a yaku one has said koi-koi with it, but for the side that is asked now.
void say_koi_kois(const spec::Rules& rules, notation::Position& position, Dice& dice) {
  std::vector<int> seats(at(position.players));
  std::iota(seats.begin(), seats.end(), 0);
  std::vector<int> sides;
  if (position.phase == Phase::call) sides.push_back(position.teams[at(position.turn)]);
  for (const int seat : dice.shuffled(seats)) {
    const CardSet pile = spec::counted_cards(rules, position, seat);
    const bool heard = std::ranges::find(sides, position.teams[at(seat)]) != sides.end();
    if (heard || spec::made_yaku(rules, pile).empty()) continue;
    say_koi_koi(rules, position, seat, pile, dice);
    sides.push_back(position.teams[at(seat)]);
  }
}

// What the side had before the player at turn took one or two pairs.
CardSet before_pairs(const spec::Rules& rules, const notation::Position& position, Dice& dice) {
  CardSet before = spec::counted_cards(rules, position, position.turn);
  CardSet own = position.captured[at(position.turn)];
  for (int pairs = 1 + dice.roll(2); pairs > 0 && !own.empty(); --pairs) {
    const auto month =
        dice.shuffled((own & CardSet::month(dice.pick(own.cards()).month())).cards());
    for (std::size_t i = 0; i < 2 && i < month.size(); ++i) {
      own.erase(month[i]);
      before.erase(month[i]);
    }
  }
  return before;
}

// The player at turn has said koi-koi with what there was before the last pairs, if that was a
// yaku.
void say_own_koi_koi(const spec::Rules& rules, notation::Position& position, Dice& dice) {
  const int points =
      spec::sum(spec::made_yaku(rules, spec::counted_cards(rules, position, position.turn)));
  for (int i = 0; i < kTries; ++i) {
    const CardSet before = before_pairs(rules, position, dice);
    const auto yaku = spec::made_yaku(rules, before);
    if (yaku.empty()) return;
    if (spec::sum(yaku) >= points) continue;
    return say_koi_koi(rules, position, position.turn, before, dice);
  }
}

// Deals cards from the field to hands and stock, as many as there are after so many turns: false
// where too few lie there.
bool deal_rest(const spec::Rules& rules, notation::Position& position, const Moment& after,
               Dice& dice) {
  const Turns turns(rules);
  std::vector<Card> free = dice.shuffled(position.field.cards());
  const auto take = [&](int count, auto&& put) {
    for (; count > 0 && !free.empty(); --count, free.pop_back()) put(free.back());
    return count <= 0;
  };
  const int first = checker::first_seat(rules, position.dealer);
  for (int i = 0; i < position.players; ++i) {
    CardSet& hand = position.hands[at((first + i) % position.players)];
    if (!take(turns.held(after, i), [&](Card card) { hand.insert(card); })) return false;
  }
  if (!take(turns.stock(after), [&](Card card) { position.stock.push_back(card); })) return false;
  position.field = CardSet(free);
  return true;
}

// The dealer, so that this player is at turn then.
int dealer_of(const spec::Rules& rules, const notation::Position& position, const Moment& moment) {
  const int first = position.turn - Turns(rules).mover(moment) + position.players;
  return (first + (rules.dealer_begins.is("dealer") ? 0 : position.players - 1)) % position.players;
}

bool calls(const spec::Rules& rules) {
  return spec::counts_yaku(rules) && !spec::counts_cards(rules);
}

// A turn has ended and the player at turn has a yaku to call for.
std::optional<notation::Position> any_call(const spec::Rules& rules, const Guide& guide,
                                           Dice& dice) {
  notation::Position position = table(rules);
  position.phase = Phase::call;
  position.turn = dice.roll(position.players);
  // Late turns: what was captured has to have been.
  const int last = Turns(rules).last();
  const Moment moment{last - dice.roll(1 + last / 2), Stage::settled};
  position.dealer = dealer_of(rules, position, moment);
  // Often plain piles: small sums decide as much as large ones.
  if (dice.chance(50)) {
    capture(rules, position, position.turn, moment, dice);
  } else {
    capture_yaku(rules, guide, position, position.turn, moment, dice);
  }
  if (!deal_rest(rules, position, moment, dice)) return std::nullopt;
  const bool first = dice.chance(50);
  if (first) say_own_koi_koi(rules, position, dice);
  say_koi_kois(rules, position, dice);
  if (!first) say_own_koi_koi(rules, position, dice);
  spec::cancel_opponents(rules, position, position.turn);
  return position;
}

// A round that nobody has stopped.
std::optional<notation::Position> any_played_out(const spec::Rules& rules, const Guide& guide,
                                                 Dice& dice) {
  notation::Position position = table(rules);
  position.phase = Phase::over;
  position.turn = dice.roll(position.players);
  const Moment moment{Turns(rules).last(), Stage::settled};
  capture_yaku(rules, guide, position, dice.roll(position.players), moment, dice);
  position.dealer = dealer_of(rules, position, moment);
  if (!deal_rest(rules, position, moment, dice)) return std::nullopt;
  if (calls(rules)) say_koi_kois(rules, position, dice);
  return position;
}

// The first of a few that a round may lead to.
template <class Make>
std::optional<notation::Position> reachable(const spec::Rules& rules, Make make) {
  for (int i = 0; i < kTries; ++i) {
    auto made = make();
    if (made && checker::why_unreachable(rules, *made).empty()) return made;
  }
  return std::nullopt;
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

std::optional<notation::Position> made_up_end(const spec::Rules& rules, const Guide& guide,
                                              Dice& dice) {
  const bool stopped = calls(rules) && dice.chance(50);
  return reachable(rules, [&] {
    if (!stopped) return any_played_out(rules, guide, dice);
    auto position = any_call(rules, guide, dice);
    if (position) {
      position->phase = Phase::over;
      position->stopped = position->turn;
    }
    return position;
  });
}

std::optional<notation::Position> made_up_call(const spec::Rules& rules, const Guide& guide,
                                               Dice& dice, CallsSeen& seen) {
  if (!calls(rules)) return std::nullopt;
  constexpr int kChoice = 4;
  std::optional<notation::Position> best;
  std::vector<int> best_kind;
  for (int i = 0; i < kChoice; ++i) {
    auto call = reachable(rules, [&] { return any_call(rules, guide, dice); });
    if (!call) continue;
    auto kind = kind_of_call(rules, *call);
    if (best && seen[kind] >= seen[best_kind]) continue;
    best = std::move(call);
    best_kind = std::move(kind);
  }
  if (best) ++seen[best_kind];
  return best;
}

}  // namespace hanaproof::regress
