#include "solvers/rounds/bounds.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/cards/card.h"

namespace hanaproof::rounds {

using rulebook::Ruleset;
using rulebook::Value;

DealCount count_deal(const Ruleset& rules) {
  DealCount count;
  count.players = rules.scope().players;
  count.hands = rules.scope().players * rules.number("deal.hand-size");
  count.field = rules.number("deal.field-size");
  count.stock = cards::kCards - count.hands - count.field;
  for (const Value& packet : *rules["deal.packets"].list()) {
    const int cards = static_cast<int>(*packet.field("cards")->number());
    (*packet.field("to") == "field" ? count.packet_field : count.packet_hand) += cards;
  }
  return count;
}

int DealCount::most_in_hands() const { return std::max(hands, packet_hand * players); }

int DealCount::most_on_field() const { return std::max(field, packet_field); }

int DealCount::most_in_stock() const {
  return std::max({0, stock, cards::kCards - packet_hand * players - packet_field});
}

Bound turns(const Ruleset& rules) {
  const DealCount count = count_deal(rules);
  if (rules.is("round.end", "hands-empty")) {
    const int hands = count.most_in_hands();
    return {hands, fmt::format("each turn plays one of the {} hand cards", hands)};
  }
  const int most = std::max(count.most_in_stock(), 1);
  return {most, fmt::format("each turn draws one of the {} cards of the stock", most)};
}

Bound plies(const Ruleset& rules) {
  const Bound all_turns = turns(rules);
  const int calls = rules.is("call.offered", "at-once") ? 2 : 1;
  Bound bound{all_turns.most * (2 + calls),
              fmt::format("{}; a turn has one decision for the hand card, at most one for the card "
                          "drawn and at most {} to go on or stop",
                          all_turns.argument, calls == 1 ? "one" : "two")};
  if (rules.is("option.wildcard", "on")) {
    // Each objection that is answered by taking the lightning back bars a month for that turn.
    const int months = cards::kMonths - 1;
    bound.most += 2 * months;
    bound.argument += fmt::format(
        "; the lightning leaves a hand once, after at most {} objections and new attempts", months);
  }
  return bound;
}

Bound captures(const Ruleset& rules) {
  const DealCount count = count_deal(rules);
  const int hand = count.most_in_hands() / count.players;
  const int stock = count.most_in_stock();
  // Players take turns, so that no one draws more than their share, rounded up.
  const int drawn = rules.is("round.end", "hands-empty")
                        ? std::min(hand, stock)
                        : (stock + count.players - 1) / count.players;
  return {hand + drawn, fmt::format("a player plays {} hand cards and draws {} cards, and each of "
                                    "them captures at most once",
                                    hand, drawn)};
}

Bound cards_in_play(const Ruleset& rules) {
  const DealCount count = count_deal(rules);
  const int drawn = std::min(turns(rules).most, count.most_in_stock());
  const int hands = count.most_in_hands();
  const int field = count.most_on_field();
  const int in_play = std::min(hands + field + drawn, cards::kCards);
  return {in_play, fmt::format("{} are dealt to hands and {} to the field, and {} are drawn", hands,
                               field, drawn)};
}

bool all_cards_come(const Ruleset& rules) {
  const DealCount dealt = count_deal(rules);
  if (!dealt.agree()) return false;
  if (dealt.stock == dealt.hands) return true;  // one stock card a turn, one turn a hand card
  return dealt.stock > dealt.hands && rules.is("round.end", "stock-empty") &&
         rules.is("round.empty-hand", "draw-only");
}

}  // namespace hanaproof::rounds
