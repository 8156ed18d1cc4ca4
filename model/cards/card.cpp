#include "model/cards/card.h"

namespace hanaproof::cards {

namespace {

constexpr std::string_view kMonthCharacters = "123456789ABC";

std::optional<Month> month_of(char character) {
  if (character >= '1' && character <= '9') return character - '0';
  if (character >= 'A' && character <= 'C') return character - 'A' + 10;
  return std::nullopt;
}

}  // namespace

std::optional<Card> Card::parse(std::string_view code) {
  if (code.size() != 2) return std::nullopt;
  const auto month = month_of(code[0]);
  if (!month || code[1] < '1' || code[1] > '4') return std::nullopt;
  return of(*month, code[1] - '0');
}

std::string Card::code() const {
  return {kMonthCharacters[static_cast<std::size_t>(month() - 1)],
          static_cast<char>('0' + place())};
}

}  // namespace hanaproof::cards
