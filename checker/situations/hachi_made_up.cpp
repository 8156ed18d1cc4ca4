#include "checker/situations/hachi_made_up.h"

#include <algorithm>
#include <array>
#include <vector>

#include "checker/situations/hachi_deals.h"
#include "model/cards/seat.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"
#include "model/spec/hachi/table.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::checker {

using cards::at;
using cards::Card;
using cards::CardSet;
using notation::HachiMatch;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::Stance;
using rulebook::HandCombo;
using spec::hachi::kActive;

namespace {

constexpr int kSplits = 3000;  // ways to share the cards that are tried
constexpr int kEnds = 12;      // ends that are tried until one is valid
constexpr int kMany = 168;
constexpr int kPar = 88;

// By place among the active seats.
using ActivePiles = std::array<CardSet, kActive>;

// A match before one of its rounds.
HachiMatch any_match(const spec::hachi::Rules& rules, int rounds, int round, int track,
                     cards::Dice& dice) {
  HachiMatch match = spec::hachi::first_match(rules, rounds, dice.roll(rules.players()));
  match.round = round;
  match.track = track;
  match.pot = 6 * dice.roll(8);
  match.bank = -match.track - match.pot;
  return match;
}

HachiStyle style_for(PileWish want, cards::Dice& dice) {
  if (want == PileWish::dregs_and_points)
    return dice.roll(2) == 0 ? HachiStyle::dregs : HachiStyle::ribbons;
  if (want == PileWish::own_three) return HachiStyle::threes;
  return static_cast<HachiStyle>(dice.roll(kHachiStyles));
}

// Three seats that stay, most often with the dealer and with who holds a combo; the rest pass.
void choose_stances(const spec::hachi::Rules& rules, HachiPosition& position, cards::Dice& dice) {
  const int players = position.match.players;
  const auto combos = [&](int seat) {
    return spec::hachi::made_combos(rules, position.deal.hands[at(seat)]);
  };
  std::vector<int> seats;
  for (int seat = 0; seat < players; ++seat) {
    if (position.deal.blank != seat) seats.push_back(seat);
  }
  dice.shuffle(seats);
  std::ranges::stable_partition(
      seats, [&](int seat) { return seat == position.dealt_by || !combos(seat).empty(); });
  position.stances.assign(at(players), Stance::passes);
  if (position.deal.blank) position.stances[at(*position.deal.blank)] = Stance::blank;
  for (int i = 0; i < kActive; ++i) position.stances[at(seats[at(i)])] = Stance::stays;
  position.oya = spec::hachi::active_seats(position).front();
  for (const int seat : spec::hachi::active_seats(position)) {
    const auto ways = spec::hachi::ways_to_show(rules, combos(seat));
    if (!ways.empty() && dice.roll(4) > 0) position.shown[at(seat)] = dice.pick(ways);
  }
}

// A card, the one of its month that it is captured with, and the other two.
struct Halves {
  Card card;
  Card partner;
  CardSet rest;
};
Halves halve(Card card, cards::Dice& dice) {
  // An array: ends are made up by thousands of splits, each of twelve months.
  std::array<Card, cards::kCardsPerMonth - 1> others = {card, card, card};
  std::size_t place = 0;
  for (const Card other : CardSet::month(card.month()) - CardSet{card}) others[place++] = other;
  dice.shuffle(others);
  return {card, others[0], CardSet{others[1], others[2]}};
}

// The last two captures, and piles of everything else, two or four cards of a month together.
struct Last {
  Halves hand;
  Halves stock;
  ActivePiles piles = {};
};

Last split(Card hand, cards::Dice& dice) {
  int other = 1 + dice.roll(cards::kMonths);
  if (other == hand.month()) other = other % cards::kMonths + 1;
  Last last{halve(hand, dice), halve(Card::of(other, 1 + dice.roll(cards::kCardsPerMonth)), dice)};
  const auto somebody = [&]() -> CardSet& { return last.piles[at(dice.roll(kActive))]; };
  somebody() |= last.hand.rest;
  somebody() |= last.stock.rest;
  for (int month = 1; month <= cards::kMonths; ++month) {
    if (month == hand.month() || month == other) continue;
    const Halves halves = halve(Card::of(month, 1), dice);
    CardSet& first = somebody();
    first |= CardSet{halves.card, halves.partner};
    (dice.roll(3) == 0 ? first : somebody()) |= halves.rest;
  }
  return last;
}

// An active seat with what its hand was dealt.
struct Active {
  int seat;
  CardSet hand;
  std::vector<spec::hachi::MadeCombo> made;
};

// Whether the piles are what they are wished to be when the last cards are captured.
bool suits(const HachiPosition& position, const std::vector<Active>& active, const Last& last,
           PileWish want) {
  ActivePiles piles = last.piles;
  piles.back() |= CardSet{last.hand.card, last.hand.partner, last.stock.card, last.stock.partner};
  std::array<int, kActive> points{};
  std::ranges::transform(piles, points.begin(), &CardSet::points);
  const int most = std::ranges::max(points);
  const auto anybody = [&](const auto& is_wished) {
    for (std::size_t place = 0; place < piles.size(); ++place) {
      if (is_wished(place)) return true;
    }
    return false;
  };
  switch (want) {
    case PileWish::any:
      return true;
    case PileWish::all_at_par:
      return std::ranges::count(points, kPar) == kActive;
    case PileWish::very_many_points:
      return most >= kMany;
    case PileWish::dealer_at_par:
      return anybody([&](std::size_t place) {
        return active[place].seat == position.dealt_by && points[place] == kPar;
      });
    case PileWish::dregs_and_points:
      return anybody([&](std::size_t place) {
        return points[place] > kPar && best_combo(active[place].made, HandCombo::Type::dreg);
      });
    case PileWish::own_three:
      return anybody([&](std::size_t place) {
        const Active& one = active[place];
        return std::ranges::any_of(one.made, [&](const spec::hachi::MadeCombo& combo) {
          return std::ranges::any_of(combo.threes, [&](int month) {
            return piles[place].contains(one.hand & CardSet::month(month));
          });
        });
      });
    case PileWish::equal_best:
      return std::ranges::count(points, most) > 1 && most > kPar;
  }
  return false;
}

// Who has said sage may cancel it first.
void begin_turn(const spec::hachi::Rules& rules, HachiPosition& position) {
  const bool may_cancel =
      position.sage[at(position.turn)] && !rules.ruleset().is("sage.cancel-when", "never");
  position.phase = may_cancel ? HachiPhase::cancel : HachiPhase::play;
}

// Who holds a combo has said sage, unless the rules let players keep quiet; nobody else has.
void call_for_combos(const spec::hachi::Rules& rules, HachiPosition& position, cards::Dice& dice) {
  const bool quiet = rules.ruleset().is("sage.choice", "may-keep-quiet");
  std::vector<int> callers;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const bool holds = !spec::hachi::captured_combos(rules, position.captured[at(seat)]).empty();
    position.sage[at(seat)] = holds && (!quiet || position.sage[at(seat)]);
    if (position.sage[at(seat)]) callers.push_back(seat);
  }
  position.last_sage.reset();
  if (!callers.empty()) position.last_sage = dice.pick(callers);
  begin_turn(rules, position);
}

bool is_valid(const spec::hachi::Rules& rules, const HachiPosition& position) {
  try {
    spec::hachi::validate(rules, position);
    return true;
  } catch (const notation::NotationError&) {
    return false;
  }
}

// The last player has one card, which takes a card of the field, as does the last one of the stock.
// Who has said sage need not have made a combo.
std::optional<HachiPosition> last_card(const spec::hachi::Rules& rules, PileWish want,
                                       cards::Dice& dice) {
  const int rounds = spec::hachi::match_lengths(rules.ruleset()).back();
  const int round = 1 + dice.roll(std::max(1, rounds - 1));
  HachiPosition position =
      spec::hachi::laid_out(rules, any_match(rules, rounds, round, round - 1, dice),
                            stacked_deal(table_of(rules.ruleset()), style_for(want, dice), dice));
  position.sort = static_cast<notation::FieldSort>(dice.roll(3));
  position.mizu_ten = want == PileWish::dealer_at_par || dice.roll(3) == 0;
  choose_stances(rules, position, dice);
  std::vector<Active> active;
  for (const int seat : spec::hachi::active_seats(position)) {
    const CardSet hand = position.deal.hands[at(seat)];
    active.push_back({seat, hand, made_combos(rules, hand)});
  }
  position.turn = active.back().seat;
  const std::vector<Card> held = position.deal.hands[at(position.turn)].cards();
  for (int i = 0; i < kSplits; ++i) {
    const Last last = split(dice.pick(held), dice);
    if (!suits(position, active, last, want)) continue;
    position.hands.assign(position.hands.size(), {});
    position.hands[at(position.turn)] = CardSet{last.hand.card};
    position.field = CardSet{last.hand.partner, last.stock.partner};
    position.stock = {last.stock.card};
    for (std::size_t place = 0; place < active.size(); ++place) {
      const auto seat = at(active[place].seat);
      position.captured[seat] = last.piles[place];
      position.sage[seat] = dice.roll(3) == 0;
      if (position.sage[seat]) position.last_sage = active[place].seat;
    }
    begin_turn(rules, position);
    spec::hachi::remember_combos(rules, position);
    return position;
  }
  return std::nullopt;
}

}  // namespace

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, PileWish want,
                                         cards::Dice& dice) {
  if (!table_of(rules.ruleset()).has_rounds()) return std::nullopt;
  for (int i = 0; i < kEnds; ++i) {
    auto position = last_card(rules, want, dice);
    if (!position) continue;
    call_for_combos(rules, *position, dice);
    // The last card of the stock is the last that was mixed.
    auto& mixed = position->deal.mixed;
    std::erase(mixed, position->stock.front());
    mixed.push_back(position->stock.front());
    if (is_valid(rules, *position)) return position;
  }
  return std::nullopt;
}

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, cards::Dice& dice) {
  return made_up_end(rules, static_cast<PileWish>(dice.roll(kPileWishes)), dice);
}

HachiPosition made_up_deal(const spec::hachi::Rules& rules, cards::Dice& dice) {
  const int rounds = dice.pick(spec::hachi::match_lengths(rules.ruleset()));
  const int round = 1 + dice.roll(rounds);
  HachiMatch match = any_match(rules, rounds, round, dice.roll(round), dice);
  for (int i = dice.roll(3); i > 0; --i) {
    match.waiting.push_back(dice.roll(2) == 0 ? notation::FieldSort::twofold
                                              : notation::FieldSort::grand);
  }
  const auto style = static_cast<HachiStyle>(dice.roll(kHachiStyles));
  return spec::hachi::laid_out(rules, match, stacked_deal(table_of(rules.ruleset()), style, dice));
}

}  // namespace hanaproof::checker
