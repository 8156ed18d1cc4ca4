#include "solvers/reduced_decks/deals.h"

#include <algorithm>
#include <stdexcept>

namespace hanaproof::reduced_decks {

using cards::Card;
using cards::CardSet;
using notation::Position;
using Number = std::uint64_t;

namespace {

Number times(Number a, Number b) {
  Number product = 0;
  if (__builtin_mul_overflow(a, b, &product)) {
    throw std::overflow_error("more deals than 64 bits can number");
  }
  return product;
}

Number factorial(int n) {
  Number product = 1;
  for (int k = 2; k <= n; ++k) product = times(product, static_cast<Number>(k));
  return product;
}

Number binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  Number ways = 1;
  const auto rest = static_cast<Number>(n) - static_cast<Number>(k);
  for (Number i = 1; i <= static_cast<Number>(k); ++i) ways = times(ways, rest + i) / i;
  return ways;
}

// The `number`-th choice of `count` cards, in lexicographic order.
CardSet nth_choice(CardSet from, int count, Number number) {
  CardSet chosen;
  int left = from.size();
  for (const Card card : from) {
    if (count == 0) break;
    const Number with = binomial(--left, count - 1);
    if (number < with) {
      chosen.insert(card);
      --count;
    } else {
      number -= with;
    }
  }
  return chosen;
}

std::vector<Card> nth_order(CardSet set, Number number) {
  std::vector<Card> rest = set.cards();
  std::vector<Card> order;
  while (!rest.empty()) {
    const Number behind = factorial(static_cast<int>(rest.size()) - 1);
    const auto next = rest.begin() + static_cast<std::ptrdiff_t>(number / behind);
    number %= behind;
    order.push_back(*next);
    rest.erase(next);
  }
  return order;
}

}  // namespace

Deals::Deals(const Game& game) : Deals(game.table) { game_ = &game; }

Deals::Deals(const Table& table) : free_(table.deck) {
  const auto add = [&](CardSet placed, int size) {
    if (!free_.contains(placed) || placed.size() > size) {
      throw std::invalid_argument(table.id + ": the cards placed do not fit");
    }
    free_ -= placed;
    parts_.push_back({placed, size - placed.size()});
  };
  for (int seat = 0; seat < table.players; ++seat) add(table.placed(seat), table.hand_size);
  add(table.field, table.field_size);
  add(CardSet(table.stock), static_cast<int>(table.stock.size()));
  parts_.pop_back();  // the stock is no set
  int left = free_.size();
  for (Part& part : parts_) {
    part.ways = binomial(left, part.free);
    size_ = times(size_, part.ways);
    left -= part.free;
  }
  if (left < 0) throw std::invalid_argument(table.id + ": fewer cards than are dealt");
  orders_ = factorial(left);
  size_ = times(size_, orders_);
}

Position Deals::at(Number index) const {
  if (index >= size_) throw std::out_of_range("no deal of that number");
  const Table& table = game_->table;
  Position position = Position::empty(game_->rules.edition().id, table.players);
  position.rules = game_->rules.changes();
  position.deck = table.deck;
  position.dealer = table.dealer;
  const Number order = index % orders_;
  index /= orders_;
  std::vector<Number> digits(parts_.size());
  for (std::size_t i = parts_.size(); i-- > 0;) {
    digits[i] = index % parts_[i].ways;
    index /= parts_[i].ways;
  }
  CardSet rest = free_;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const CardSet dealt = nth_choice(rest, parts_[i].free, digits[i]);
    rest -= dealt;
    CardSet& place = i + 1 == parts_.size() ? position.field : position.hands[i];
    place = parts_[i].placed | dealt;
  }
  position.stock = table.stock;
  const auto drawn_later = nth_order(rest, order);
  position.stock.insert(position.stock.end(), drawn_later.begin(), drawn_later.end());
  return position;
}

}  // namespace hanaproof::reduced_decks
