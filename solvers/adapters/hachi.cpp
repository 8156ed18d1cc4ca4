#include "solvers/adapters/hachi.h"

#include <algorithm>
#include <array>

#include "model/cards/seat.h"
#include "solvers/adapters/capturing.h"

namespace hanaproof::adapters {

using cards::at;
using cards::Card;
using cards::CardSet;
using engine::hachi::ComboSet;
using engine::hachi::Seat;
using engine::hachi::seat_bit;
using engine::hachi::Seats;
using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPosition;
using notation::Stance;

namespace {

// What the notation calls the engine's moves, in the engine's order.
using Sort = HachiMove::Sort;
constexpr std::array kSorts = {Sort::mizu_ten,    Sort::look,  Sort::stay,  Sort::pass, Sort::show,
                               Sort::hide,        Sort::card,  Sort::yoshi, Sort::sage, Sort::quiet,
                               Sort::cancel_sage, Sort::go_on, Sort::repay};

engine::hachi::PerSeat<std::int32_t> amounts(const std::vector<int>& list) {
  engine::hachi::PerSeat<std::int32_t> all{};
  std::ranges::copy(list, all.begin());
  return all;
}
std::vector<int> amounts(const engine::hachi::Rules& rules,
                         const engine::hachi::PerSeat<std::int32_t>& all) {
  return {all.begin(), all.begin() + rules.players};
}

Seats seats_of(const std::vector<bool>& which) {
  Seats seats = 0;
  for (std::size_t seat = 0; seat < which.size(); ++seat) {
    if (which[seat]) seats |= seat_bit(static_cast<int>(seat));
  }
  return seats;
}
std::vector<bool> seats_of(const engine::hachi::Rules& rules, Seats seats) {
  std::vector<bool> which;
  for (int seat = 0; seat < rules.players; ++seat) which.push_back((seats & seat_bit(seat)) != 0);
  return which;
}

Seat eights_seat(const std::optional<int>& seat) { return static_cast<Seat>(seat.value_or(-1)); }

// Combos of the hand, those of dregs first.
std::vector<std::string> shown_ids(const engine::hachi::Tables& tables, ComboSet combos) {
  auto ids = to_ids(tables.hands.ids(), combos & tables.hands.dregs());
  for (auto& id : to_ids(tables.hands.ids(), combos & tables.hands.suits())) {
    ids.push_back(std::move(id));
  }
  return ids;
}

Stance stance_of(const engine::hachi::State& state, int seat) {
  const auto is_in = [&](Seats seats) { return (seats & seat_bit(seat)) != 0; };
  if (seat == state.deal.blank) return Stance::blank;
  if (is_in(state.stays)) return Stance::stays;
  if (is_in(state.passes)) return Stance::passes;
  return is_in(state.chased) ? Stance::chased : Stance::open;
}

// How many seats have had their say in the present phase.
int decided(const engine::hachi::State& state, int players) {
  const auto ahead = [&](int from) { return (state.turn - from + players) % players; };
  switch (state.phase) {
    case engine::hachi::Phase::stay:
      return ahead(state.dealt_by);
    case engine::hachi::Phase::repay:
      return ahead(state.match.dealer);
    case engine::hachi::Phase::show: {
      int shown = 0;
      for (int seat{state.oya}; seat != state.turn; seat = (seat + 1) % players) {
        if ((state.stays & seat_bit(seat)) != 0) ++shown;
      }
      return shown;
    }
    default:
      return 0;
  }
}

}  // namespace

engine::hachi::Match to_engine(const HachiMatch& match) {
  engine::hachi::Match result;
  result.money = amounts(match.money);
  result.debt = amounts(match.debt);
  result.last = amounts(match.last);
  result.won = amounts(match.won);
  result.pot = match.pot;
  result.track = match.track;
  result.bank = match.bank;
  for (const auto sort : match.waiting) {
    result.waiting.push_back(static_cast<engine::hachi::FieldSort>(sort));
  }
  result.round = static_cast<std::int16_t>(match.round);
  result.rounds = static_cast<std::int8_t>(match.rounds);
  result.dealer = static_cast<Seat>(match.dealer);
  result.over = match.over;
  return result;
}

HachiMatch to_notation(const engine::hachi::Rules& rules, const engine::hachi::Match& match) {
  HachiMatch result;
  result.players = rules.players;
  result.round = match.round;
  result.rounds = match.rounds;
  result.dealer = int{match.dealer};
  result.money = amounts(rules, match.money);
  result.debt = amounts(rules, match.debt);
  for (int i = 0; i < match.waiting.size(); ++i) {
    result.waiting.push_back(match.waiting.grand_at(i) ? notation::FieldSort::grand
                                                       : notation::FieldSort::twofold);
  }
  result.pot = match.pot;
  result.track = match.track;
  result.bank = match.bank;
  result.last = amounts(rules, match.last);
  result.won = amounts(rules, match.won);
  result.over = match.over;
  return result;
}

engine::hachi::Deal to_engine(const HachiDeal& deal) {
  engine::hachi::Deal result;
  for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
    result.hands[seat] = deal.hands[seat].bits();
  }
  result.field = deal.field.bits();
  for (std::size_t i = 0; i < deal.mixed.size(); ++i) {
    result.mixed[i] = static_cast<std::uint8_t>(deal.mixed[i].index());
  }
  result.blank = eights_seat(deal.blank);
  return result;
}

HachiDeal to_notation(const engine::hachi::Rules& rules, const engine::hachi::Deal& deal) {
  HachiDeal result;
  for (int seat = 0; seat < rules.players; ++seat) {
    result.hands.push_back(CardSet::from_bits(deal.hands[at(seat)]));
  }
  result.field = CardSet::from_bits(deal.field);
  for (const std::uint8_t card : deal.mixed) result.mixed.push_back(Card::at(card));
  result.blank = somebody(deal.blank);
  return result;
}

engine::hachi::State to_engine(const engine::hachi::Tables& tables, const HachiPosition& position) {
  engine::hachi::State state;
  state.match = to_engine(position.match);
  state.deal = to_engine(position.deal);
  state.phase = static_cast<engine::hachi::Phase>(position.phase);
  state.end = static_cast<engine::hachi::End>(position.end);
  state.sort = static_cast<engine::hachi::FieldSort>(position.sort);
  state.turn = static_cast<Seat>(position.turn);
  state.dealt_by = static_cast<Seat>(position.dealt_by);
  state.number = static_cast<std::int16_t>(position.number);
  state.mizu_ten = position.mizu_ten;
  state.oya = eights_seat(position.oya);
  state.last_sage = eights_seat(position.last_sage);
  state.winner = eights_seat(position.winner);
  state.sage = seats_of(position.sage);
  state.cancelled = seats_of(position.cancelled);
  state.penalty = amounts(position.penalties);
  state.field = position.field.bits();
  for (const Card card : position.stock) state.stock |= engine::bit(card.index());
  if (position.drawn) state.drawn = static_cast<std::uint8_t>(position.drawn->index());
  state.before = to_set(tables.yaku.ids(), position.before);
  state.kan_before = static_cast<std::int16_t>(position.kan_before);
  for (int seat = 0; seat < tables.rules.players; ++seat) {
    const Stance stance = position.stances[at(seat)];
    if (stance == Stance::stays) state.stays |= seat_bit(seat);
    if (stance == Stance::passes) state.passes |= seat_bit(seat);
    if (stance == Stance::chased) state.chased |= seat_bit(seat);
    state.hand[at(seat)] = position.hands[at(seat)].bits();
    state.captured[at(seat)] = position.captured[at(seat)].bits();
    state.counters[at(seat)] =
        tables.yaku.nothing_captured() + tables.yaku.gain(state.captured[at(seat)]);
    state.shown[at(seat)] = to_set(tables.hands.ids(), position.shown[at(seat)]);
  }
  state.decided = static_cast<std::uint8_t>(decided(state, tables.rules.players));
  return state;
}

HachiPosition to_notation(const engine::hachi::Tables& tables, const engine::hachi::State& state) {
  const engine::hachi::Rules& rules = tables.rules;
  HachiPosition position;
  position.match = to_notation(rules, state.match);
  position.phase = static_cast<notation::HachiPhase>(state.phase);
  position.turn = int{state.turn};
  position.dealt_by = int{state.dealt_by};
  position.number = state.number;
  position.deal = to_notation(rules, state.deal);
  position.sort = static_cast<notation::FieldSort>(state.sort);
  position.mizu_ten = state.mizu_ten;
  position.penalties = amounts(rules, state.penalty);
  position.oya = somebody(state.oya);
  position.field = CardSet::from_bits(state.field);
  for (const std::uint8_t card : state.deal.mixed) {
    if ((state.stock >> card & 1) != 0) position.stock.push_back(Card::at(card));
  }
  if (state.drawn != engine::kNoCard) position.drawn = Card::at(state.drawn);
  position.before = to_ids(tables.yaku.ids(), state.before);
  position.kan_before = state.kan_before;
  position.sage = seats_of(rules, state.sage);
  position.last_sage = somebody(state.last_sage);
  position.cancelled = seats_of(rules, state.cancelled);
  position.end = static_cast<notation::HachiEnd>(state.end);
  position.winner = somebody(state.winner);
  for (int seat = 0; seat < rules.players; ++seat) {
    position.stances.push_back(stance_of(state, seat));
    position.shown.push_back(shown_ids(tables, state.shown[at(seat)]));
    position.hands.push_back(CardSet::from_bits(state.hand[at(seat)]));
    position.captured.push_back(CardSet::from_bits(state.captured[at(seat)]));
  }
  return position;
}

engine::hachi::Move to_engine(const engine::hachi::Tables& tables, const HachiMove& move) {
  engine::hachi::Move result;
  result.sort =
      static_cast<engine::hachi::Move::Sort>(std::ranges::find(kSorts, move.sort) - kSorts.begin());
  if (move.sort == HachiMove::Sort::card) {
    result.card = static_cast<std::uint8_t>(move.card.index());
    result.takes = static_cast<std::uint8_t>(
        engine::nibble(move.takes.bits(), engine::month_of(move.card.index())));
  }
  result.combos = to_set(tables.hands.ids(), move.combos);
  result.kan = static_cast<std::int16_t>(move.amount);
  return result;
}

HachiMove to_notation(const engine::hachi::Tables& tables, const engine::hachi::Move& move) {
  HachiMove result = HachiMove::say(kSorts.at(static_cast<std::size_t>(move.sort)));
  if (result.sort == HachiMove::Sort::card) {
    const engine::Bits takes = engine::Bits{move.takes} << (4 * engine::month_of(move.card));
    return HachiMove::play(Card::at(move.card), CardSet::from_bits(takes));
  }
  result.combos = shown_ids(tables, move.combos);
  result.amount = move.kan;
  return result;
}

}  // namespace hanaproof::adapters
