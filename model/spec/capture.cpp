#include "model/spec/capture.h"

#include <algorithm>

namespace hanaproof::spec {

using cards::Card;
using cards::CardSet;
using notation::Position;

namespace {

std::vector<CardSet> one_each(CardSet matches) {
  std::vector<CardSet> options;
  for (const Card card : matches) options.push_back(CardSet{card});
  return options;
}

}  // namespace

std::vector<CardSet> captures(const CaptureRules& rules, Card card, CardSet field, From from) {
  const bool played = from == From::hand;
  const CardSet matches = field & CardSet::month(card.month());
  if (matches.empty()) return {CardSet()};  // capture.none: it is laid down

  std::vector<CardSet> options;
  if (matches.size() == 1) options = {matches};
  if (matches.size() == 2) {
    const Rule& two = played ? rules.capture_played_two : rules.capture_drawn_two;
    options = two.is("both") ? std::vector{matches} : one_each(matches);
  }
  if (matches.size() == 3) {
    const Rule& three = played ? rules.capture_played_three : rules.capture_drawn_three;
    if (three.is("one") || three.is("all-or-one")) options = one_each(matches);
    if (!three.is("one")) options.push_back(matches);
    if (three.is("all-or-lay")) return {matches, CardSet()};
  }
  const Rule& duty = played ? rules.capture_played_one : rules.capture_drawn_one;
  if (duty.is("right")) options.push_back(CardSet());
  return options;
}

CardSet wildcard_captures(const Rules& rules, const Position& position, Card card, int player,
                          From from) {
  if (card != cards::kLightning || !rules.option_wildcard.is("on")) return {};
  const bool wild = from == From::hand ? rules.wildcard_from_hand.is("any-card")
                                       : rules.wildcard_drawn.is("wild");
  if (!wild) return {};
  for (int seat = 0; seat < position.players; ++seat) {
    if (!position.november_played[static_cast<std::size_t>(seat)]) continue;
    if (rules.wildcard_barred.is("anyone-played")) return {};
    if (rules.wildcard_barred.is("other-played") && seat != player) return {};
  }
  CardSet takes = position.field - CardSet::month(card.month());
  for (const cards::Month month : position.barred) takes -= CardSet::month(month);
  return takes;
}

int objector(const Rules& rules, const Position& position, Card took, int player) {
  const CardSet month = CardSet::month(took.month());
  if ((position.field & month).size() != 3) return -1;
  for (int seat = 0; seat < position.players; ++seat) {
    const CardSet hand = position.hands[static_cast<std::size_t>(seat)];
    if (seat == player || (hand & month).empty()) continue;
    return rules.hiki_against_wildcard.is("cannot") ? -1 : seat;
  }
  return -1;
}

}  // namespace hanaproof::spec
