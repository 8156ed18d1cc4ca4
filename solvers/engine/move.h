// What a player decides, in four bytes.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/engine/months.h"

namespace hanaproof::engine {

struct Move {
  enum class Sort : std::uint8_t { card, koi_koi, stop, hiki, pass };
  Sort sort = Sort::card;
  std::uint8_t card = 0;   // played or drawn, 0..47; meaningless for the calls
  std::uint8_t month = 0;  // of the cards taken, 0..11: the card's own unless it is a wildcard
  std::uint8_t takes = 0;  // which cards of that month, a nibble; 0: the card is laid down

  static constexpr Move of_card(int card, int month, unsigned takes) {
    return {Sort::card, static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(month),
            static_cast<std::uint8_t>(takes)};
  }
  static constexpr Move call(Sort sort) { return {sort, 0, 0, 0}; }
  constexpr Bits taken() const { return Bits{takes} << (4 * month); }
  constexpr bool wild() const { return takes != 0 && month != month_of(card); }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// Room for the moves of any position: 24 cards in a hand with up to 5 captures each, and a wildcard
// with up to 44 cards to go for.
class MoveList {
 public:
  void push(Move move) { moves_[size_++] = move; }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::array<Move, 164> moves_;
  std::size_t size_ = 0;
};

}  // namespace hanaproof::engine
