#include "model/notation/validate.h"

#include <algorithm>

#include <fmt/format.h>

namespace hanaproof::notation {

namespace {

using cards::Card;
using cards::CardSet;

[[noreturn]] void refuse(const std::string& what) { throw NotationError("position: " + what); }

// Each card of the deck in exactly one place.
void conserve_cards(const Position& position) {
  CardSet seen;
  const auto place = [&](Card card, const std::string& where) {
    if (!position.deck.contains(card))
      refuse(fmt::format("card {} in {} is not in the deck", card.code(), where));
    if (seen.contains(card))
      refuse(fmt::format("card {} is twice, the second time in {}", card.code(), where));
    seen.insert(card);
  };
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    for (const Card card : position.hands[seat])
      place(card, fmt::format("the hand of player {}", seat));
    for (const Card card : position.captured[seat]) {
      place(card, fmt::format("the cards captured by player {}", seat));
    }
  }
  for (const Card card : position.field) place(card, "the field");
  for (const Card card : position.stock) place(card, "the stock");
  if (position.drawn) place(*position.drawn, "drawn");
  const CardSet missing = position.deck - seen;
  if (!missing.empty()) refuse("missing from the position: " + missing.codes());
}

int number(const rulebook::Ruleset& rules, const std::string& topic) {
  return static_cast<int>(*rules[topic].number());
}

// Hands shrink in turn from the seat that began, one card a turn, and the stock with them.
void check_counts(const Position& position, const rulebook::Ruleset& rules) {
  const int players = position.players;
  const int hand_size = number(rules, "deal.hand-size");
  const int begins = rules["dealer.begins"] == "dealer" ? position.dealer : position.dealer + 1;
  // In `declare` it is still the turn of the player of the wildcard, who has not yet let go of it.
  const int mover = position.phase == Phase::declare ? position.wild->player : position.turn;
  const bool has_played = position.phase == Phase::choose || position.phase == Phase::call;
  const auto held = [&](int seat) {
    return position.hands[static_cast<std::size_t>(seat % players)].size();
  };
  // Seats that have played in this round of turns hold one card less than the others.
  const int have_played = (mover - begins + players) % players + (has_played ? 1 : 0);
  const int full = held(mover) + (has_played ? 1 : 0);
  int played = 0;
  bool any_held = false;
  for (int i = 0; i < players; ++i) {
    played += hand_size - held(begins + i);
    any_held = any_held || held(begins + i) > 0;
  }
  if (full > hand_size) refuse(fmt::format("a hand of {} cards, dealt were {}", full, hand_size));
  for (int i = 0; any_held && i < players; ++i) {
    const int expected = i < have_played ? full - 1 : full;
    if (held(begins + i) == expected) continue;
    refuse(fmt::format("player {} holds {} cards, expected {} at this turn", (begins + i) % players,
                       held(begins + i), expected));
  }
  // Each card played brings one from the stock, unless a call comes between the two. With empty
  // hands play may go on from the stock alone.
  const int dealt = players * hand_size + number(rules, "deal.field-size");
  const int left =
      std::max(0, position.deck.size() - dealt - played + (position.before_draw ? 1 : 0));
  const int stock = static_cast<int>(position.stock.size());
  if (any_held ? stock != left : stock > left) {
    refuse(fmt::format("the stock has {} cards, expected {}", stock, left));
  }
}

void check_phase(const Position& position) {
  if ((position.phase == Phase::choose) != position.drawn.has_value()) {
    refuse("\"drawn\" belongs to phase choose, and to it alone");
  }
  if (position.phase == Phase::declare && !position.wild) refuse("phase declare needs \"wild\"");
  if (position.phase == Phase::play &&
      position.hands[static_cast<std::size_t>(position.turn)].empty()) {
    refuse("phase play, but the player at turn holds no card");
  }
  if (position.stopped && position.phase != Phase::over)
    refuse("\"stopped\" belongs to phase over");
}

}  // namespace

void validate(const Position& position, const rulebook::Ruleset& rules) {
  const auto& allowed = rules.edition().players;
  if (std::find(allowed.begin(), allowed.end(), position.players) == allowed.end()) {
    refuse(fmt::format("{} has no rules for {} players", position.edition, position.players));
  }
  conserve_cards(position);
  check_phase(position);
  if (position.phase != Phase::over) check_counts(position, rules);
}

}  // namespace hanaproof::notation
