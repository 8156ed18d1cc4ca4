// Builds a sentence about a step piece by piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "reports/walk.h"

namespace hanaproof::reports {

using cards::at;

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

}  // namespace hanaproof::reports
