#include "solvers/adapters/capturing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace hanaproof::adapters {

using cards::Card;
using cards::CardSet;
using engine::Bits;
using engine::kNobody;
using engine::kNoCard;
using engine::Seats;
using engine::Stock;
using engine::Tables;
using notation::Position;

namespace {

constexpr std::array<std::pair<notation::Move::Sort, engine::Move::Sort>, 4> kCalls = {
    {{notation::Move::Sort::koi_koi, engine::Move::Sort::koi_koi},
     {notation::Move::Sort::stop, engine::Move::Sort::stop},
     {notation::Move::Sort::hiki, engine::Move::Sort::hiki},
     {notation::Move::Sort::pass, engine::Move::Sort::pass}}};

Seats one_seat(std::size_t seat) { return static_cast<Seats>(1U << seat); }

engine::Seat seat_or_nobody(const std::optional<int>& seat) {
  return seat ? static_cast<engine::Seat>(*seat) : kNobody;
}

}  // namespace

std::uint32_t to_set(const std::vector<std::string>& known, const std::vector<std::string>& ids) {
  std::uint32_t set = 0;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (std::ranges::find(ids, known[i]) != ids.end()) set |= std::uint32_t{1} << i;
  }
  return set;
}

std::vector<std::string> to_ids(const std::vector<std::string>& known, std::uint32_t set) {
  std::vector<std::string> ids;
  for (; set != 0; set &= set - 1) {
    ids.push_back(known[static_cast<std::size_t>(std::countr_zero(set))]);
  }
  return ids;
}

Stock stock_of(const Position& position) {
  Stock stock;
  for (const Card card : position.stock) {
    stock.cards[stock.size++] = static_cast<std::uint8_t>(card.index());
  }
  return stock;
}

template <int Players>
engine::State<Players> to_engine(const Tables& tables, const Position& position) {
  engine::State<Players> state;
  state.field = position.field.bits();
  state.turn = static_cast<std::uint8_t>(position.turn);
  state.dealer = static_cast<std::uint8_t>(position.dealer);
  state.round = static_cast<std::uint8_t>(position.round);
  state.phase = static_cast<engine::Phase>(position.phase);
  state.deal_end = static_cast<engine::DealEnd>(position.deal_end);
  if (position.drawn) state.drawn = static_cast<std::uint8_t>(position.drawn->index());
  state.before_draw = position.before_draw;
  state.stopped = seat_or_nobody(position.stopped);
  state.last_call = seat_or_nobody(position.last_call);
  if (position.wild) {
    state.wild_player = static_cast<engine::Seat>(position.wild->player);
    state.wild_took = static_cast<std::uint8_t>(position.wild->took.index());
    state.collected = CardSet(position.wild->collected).bits();
  }
  for (const cards::Month month : position.barred) {
    state.barred |= static_cast<std::uint16_t>(1U << (month - 1));
  }
  for (const int seat : position.hand_winners) {
    state.hand_winners |= one_seat(static_cast<std::size_t>(seat));
  }
  for (std::size_t seat = 0; seat < Players; ++seat) {
    state.hand[seat] = position.hands[seat].bits();
    state.captured[seat] = position.captured[seat].bits();
    const Bits scoring = tables.wildcard.collected_scores ? state.captured[seat]
                                                          : state.captured[seat] & ~state.collected;
    state.counters[seat] = tables.yaku.nothing_captured();
    if (tables.shape.calls) state.counters[seat] = state.counters[seat] + tables.yaku.gain(scoring);
    if (position.november_played[seat]) state.november |= one_seat(seat);
    state.calls[seat] = static_cast<std::uint8_t>(position.calls[seat]);
    state.called_at[seat] = static_cast<std::int16_t>(position.called_at[seat]);
    state.called_yaku[seat] = to_set(tables.yaku.ids(), position.called_yaku[seat]);
    state.forfeited[seat] = static_cast<std::int16_t>(position.forfeited[seat]);
    for (std::size_t other = 0; other < Players; ++other) {
      if (position.teams[other] == position.teams[seat]) state.side[seat] |= one_seat(other);
    }
  }
  return state;
}

template <int Players>
Position to_notation(const Tables& tables, const Stock& stock, const engine::State<Players>& state,
                     const Position& like) {
  Position position = like;
  position.field = CardSet::from_bits(state.field);
  position.turn = state.turn;
  position.dealer = state.dealer;
  position.round = state.round;
  position.phase = static_cast<notation::Phase>(state.phase);
  position.deal_end = static_cast<notation::DealEnd>(state.deal_end);
  position.drawn = state.drawn == kNoCard ? std::nullopt : std::optional(Card::at(state.drawn));
  position.before_draw = state.before_draw;
  position.stopped = somebody(state.stopped);
  position.last_call = somebody(state.last_call);
  position.wild.reset();
  if (state.wild_player != kNobody) {
    position.wild = notation::Wild{state.wild_player, Card::at(state.wild_took),
                                   CardSet::from_bits(state.collected).cards()};
  }
  position.barred.clear();
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if ((state.barred >> (month - 1) & 1) != 0) position.barred.push_back(month);
  }
  position.stock.clear();
  for (std::size_t i = state.next; i < stock.size; ++i) {
    position.stock.push_back(Card::at(stock.cards[i]));
  }
  position.hand_winners.clear();
  for (std::size_t seat = 0; seat < Players; ++seat) {
    position.hands[seat] = CardSet::from_bits(state.hand[seat]);
    position.captured[seat] = CardSet::from_bits(state.captured[seat]);
    position.november_played[seat] = (state.november >> seat & 1) != 0;
    position.calls[seat] = state.calls[seat];
    position.called_at[seat] = state.called_at[seat];
    position.called_yaku[seat] = to_ids(tables.yaku.ids(), state.called_yaku[seat]);
    position.forfeited[seat] = state.forfeited[seat];
    if ((state.hand_winners >> seat & 1) != 0) {
      position.hand_winners.push_back(static_cast<int>(seat));
    }
  }
  return position;
}

engine::Move to_engine(const notation::Move& move) {
  for (const auto& [said, sort] : kCalls) {
    if (said == move.sort) return engine::Move::call(sort);
  }
  const int month = (move.takes.empty() ? move.card : move.takes.front()).month() - 1;
  return engine::Move::of_card(move.card.index(), month, engine::nibble(move.takes.bits(), month));
}

notation::Move to_notation(const engine::Move& move) {
  for (const auto& [said, sort] : kCalls) {
    if (sort == move.sort) return notation::Move::say(said);
  }
  return notation::Move::play(Card::at(move.card), CardSet::from_bits(move.taken()));
}

template engine::State<2> to_engine(const Tables&, const Position&);
template engine::State<3> to_engine(const Tables&, const Position&);
template engine::State<4> to_engine(const Tables&, const Position&);
template engine::State<5> to_engine(const Tables&, const Position&);
template engine::State<6> to_engine(const Tables&, const Position&);
template engine::State<7> to_engine(const Tables&, const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<2>&,
                              const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<3>&,
                              const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<4>&,
                              const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<5>&,
                              const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<6>&,
                              const Position&);
template Position to_notation(const Tables&, const Stock&, const engine::State<7>&,
                              const Position&);

std::vector<notation::MadeYaku> to_notation(const engine::YakuTable& yaku, const engine::Made& made,
                                            Bits cards) {
  std::vector<notation::MadeYaku> list;
  for (engine::YakuSet rest = made.which; rest != 0; rest &= rest - 1) {
    const int index = std::countr_zero(rest);
    list.push_back(
        {yaku.ids()[static_cast<std::size_t>(index)], yaku.points(index, cards, made.sake_dreg)});
  }
  return list;
}

}  // namespace hanaproof::adapters
