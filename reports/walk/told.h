// What a step does, in words: where cards go, and what it makes of yaku, points and money.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "reports/walk.h"

namespace hanaproof::reports {

using cards::at;

// Builds a sentence about a step piece by piece.
class Writer {
 public:
  Writer& text(std::string_view words) {
    if (pieces_.empty() || pieces_.back().card) pieces_.push_back({});
    pieces_.back().text += words;
    return *this;
  }
  Writer& card(cards::Card card) {
    pieces_.push_back({{}, card});
    return *this;
  }
  template <class Cards>
  Writer& cards(const Cards& list) {
    std::string_view separator;
    for (const cards::Card each : list) {
      if (!separator.empty()) text(separator);
      card(each);
      separator = ", ";
    }
    return *this;
  }
  Sentence take() { return std::move(pieces_); }

 private:
  Sentence pieces_;
};

inline std::string player(std::size_t seat) { return fmt::format("player {}", seat); }

// What each seat has captured since `before`.
std::vector<cards::CardSet> gains(const checker::Table& before, const checker::Table& after);

// Says what the stock brings, and takes what is told out of `gained`.
void tell_draws(const checker::Table& before, const checker::Table& after, std::size_t mover,
                std::vector<cards::CardSet>& gained, Writer& out);
// What else the seats have gained.
void tell_rest(const std::vector<cards::CardSet>& gained, Writer& out);
// Hands that go back to the stock.
void tell_returns(const checker::Table& before, const checker::Table& after, Writer& out);

// Yaku that were not there before; `unit` is what they count in.
void tell_made(const checker::Stage& before, const checker::Stage& after, std::string_view unit,
               Writer& out);
// Points of a game without yaku.
void tell_points(const checker::Stage& before, const checker::Stage& after, Writer& out);
// What is in hand and in the pot.
void tell_money(const checker::Stage& before, const checker::Stage& after, Writer& out);
// The end of the round, what is written down and what is paid, if this step ends it.
void tell_end(const checker::Stage& before, const checker::Stage& after, Writer& out);

}  // namespace hanaproof::reports
