#include "model/cards/card_set.h"

#include <array>
#include <ostream>

namespace hanaproof::cards {

namespace {

// Cards of equal worth.
struct Alike {
  CardSet cards;
  int points;  // of each
};
constexpr Alike alike(Kind kind) {
  const CardSet cards = CardSet::kind(kind);
  return {cards, cards.front().points()};
}
constexpr std::array kAlike = {alike(Kind::light), alike(Kind::animal), alike(Kind::ribbon),
                               alike(Kind::dreg)};

}  // namespace

std::optional<CardSet> CardSet::parse(std::string_view codes) {
  constexpr std::string_view kSeparators = " ,\t\n";
  CardSet set;
  while (true) {
    const auto start = codes.find_first_not_of(kSeparators);
    if (start == std::string_view::npos) return set;
    codes.remove_prefix(start);
    const auto length = codes.find_first_of(kSeparators);
    const auto card = Card::parse(codes.substr(0, length));
    if (!card || set.contains(*card)) return std::nullopt;
    set.insert(*card);
    codes.remove_prefix(length == std::string_view::npos ? codes.size() : length);
  }
}

int CardSet::points() const {
  int sum = 0;
  for (const Alike& alike : kAlike) sum += alike.points * (*this & alike.cards).size();
  return sum;
}

std::string CardSet::codes() const {
  std::string text;
  for (const Card card : *this) {
    if (!text.empty()) text += ' ';
    text += card.code();
  }
  return text;
}

std::vector<Card> CardSet::cards() const { return {begin(), end()}; }

std::vector<CardSet> CardSet::subsets() const {
  std::vector<CardSet> all;
  std::uint64_t bits = 0;
  do {
    all.push_back(from_bits(bits));
    bits = (bits - bits_) & bits_;  // the next subset
  } while (bits != 0);
  return all;
}

std::ostream& operator<<(std::ostream& out, CardSet set) {
  return out << '{' << set.codes() << '}';
}

}  // namespace hanaproof::cards
