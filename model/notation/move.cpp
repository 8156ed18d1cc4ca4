#include "model/notation/move.h"

#include <array>
#include <utility>

namespace hanaproof::notation {

namespace {

constexpr std::array<std::pair<std::string_view, Move::Sort>, 4> kCalls = {
    {{"koi-koi", Move::Sort::koi_koi},
     {"stop", Move::Sort::stop},
     {"hiki", Move::Sort::hiki},
     {"pass", Move::Sort::pass}}};

// One code or more, separated by single commas, each card once.
std::optional<cards::CardSet> parse_takes(std::string_view codes) {
  cards::CardSet takes;
  while (true) {
    const auto comma = codes.find(',');
    const auto card = cards::Card::parse(codes.substr(0, comma));
    if (!card || takes.contains(*card)) return std::nullopt;
    takes.insert(*card);
    if (comma == std::string_view::npos) return takes;
    codes.remove_prefix(comma + 1);
  }
}

}  // namespace

std::string Move::text() const {
  for (const auto& [word, call] : kCalls) {
    if (call == sort) return std::string(word);
  }
  std::string text = card.code();
  char separator = 'x';
  for (const cards::Card taken : takes) {
    text += separator;
    text += taken.code();
    separator = ',';
  }
  return text;
}

std::optional<Move> Move::parse(std::string_view text) {
  for (const auto& [word, sort] : kCalls) {
    if (word == text) return call(sort);
  }
  const auto cross = text.find('x');
  const auto card = cards::Card::parse(text.substr(0, cross));
  if (!card) return std::nullopt;
  if (cross == std::string_view::npos) return play(*card);
  const auto takes = parse_takes(text.substr(cross + 1));
  if (!takes || takes->contains(*card)) return std::nullopt;
  return play(*card, *takes);
}

}  // namespace hanaproof::notation
