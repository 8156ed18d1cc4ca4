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
  const auto takes = cards::CardSet::parse(text.substr(cross + 1));
  if (!takes || takes->empty() || takes->contains(*card)) return std::nullopt;
  return play(*card, *takes);
}

}  // namespace hanaproof::notation
