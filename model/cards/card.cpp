#include "model/cards/card.h"

namespace hanaproof::cards {

namespace {
constexpr std::string_view kMonthCharacters = "123456789ABC";
}

std::optional<Card> Card::parse(std::string_view code) {
  if (code.size() != 2) return std::nullopt;
  const auto month = kMonthCharacters.find(code[0]);
  if (month == std::string_view::npos || code[1] < '1' || code[1] > '4') return std::nullopt;
  return of(static_cast<int>(month) + 1, code[1] - '0');
}

std::string Card::code() const {
  return {kMonthCharacters[static_cast<std::size_t>(month() - 1)],
          static_cast<char>('0' + place())};
}

}  // namespace hanaproof::cards
