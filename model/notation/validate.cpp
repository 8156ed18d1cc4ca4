#include "model/notation/validate.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::notation {

namespace {

using cards::Card;
using cards::CardSet;

// Each card of the deck in exactly one place.
void conserve_cards(const Position& position) {
  CardSet seen;
  const auto place = [&](Card card, const char* where, std::size_t seat = 0) {
    const auto text = [&] { return fmt::format(fmt::runtime(where), seat); };
    if (!position.deck.contains(card))
      refuse(fmt::format("card {} in {} is not in the deck", card.code(), text()));
    if (seen.contains(card))
      refuse(fmt::format("card {} is twice, the second time in {}", card.code(), text()));
    seen.insert(card);
  };
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    for (const Card card : position.hands[seat]) place(card, "the hand of player {}", seat);
    for (const Card card : position.captured[seat]) {
      place(card, "the cards captured by player {}", seat);
    }
  }
  for (const Card card : position.field) place(card, "the field");
  for (const Card card : position.stock) place(card, "the stock");
  if (position.drawn) place(*position.drawn, "drawn");
  const CardSet missing = position.deck - seen;
  if (!missing.empty()) refuse("missing from the position: " + missing.codes());
}

// Hands shrink in turn from the seat that began, one card a turn, and the stock with them.
void check_counts(const Position& position, const rulebook::Ruleset& rules) {
  const int players = position.players;
  const int hand_size = rules.number("deal.hand-size");
  const int begins = rules.is("dealer.begins", "dealer") ? position.dealer : position.dealer + 1;
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
  const int dealt = players * hand_size + rules.number("deal.field-size");
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

// ---- Seats and piles ----------------------------------------------------------------------------

// teams.seats, option.teams-of-three: who plays together.
void check_teams(const Position& position, const rulebook::Ruleset& rules) {
  const bool opposite = rules.is("teams.seats", "opposite");
  const int members = rules.is("option.teams-of-three", "on") ? 3 : 2;
  const int teams = opposite ? std::max(2, position.players / members) : position.players;
  bool as_seated = true;
  for (int a = 0; a < position.players; ++a) {
    for (int b = 0; b < a; ++b) {
      const bool together = position.teams[static_cast<std::size_t>(a)] ==
                            position.teams[static_cast<std::size_t>(b)];
      as_seated = as_seated && together == (a % teams == b % teams);
    }
  }
  if (as_seated) return;
  std::vector<int> seated;
  for (int seat = 0; seat < position.players; ++seat) seated.push_back(seat % teams);
  refuse(opposite ? fmt::format("\"teams\": expected [{}], partners sit opposite by these rules "
                                "(teams.seats)",
                                fmt::join(seated, ", "))
                  : "\"teams\": expected each seat its own, there are no teams by these rules");
}

// ---- The wildcard -------------------------------------------------------------------------------

void check_wildcard(const Position& position, const rulebook::Ruleset& rules) {
  if (!rules.is("option.wildcard", "on")) {
    if (position.wild) refuse("\"wild\": there is no wildcard by these rules");
    if (!position.barred.empty()) refuse("\"barred\": there is no wildcard by these rules");
  }
  if (!position.wild) return;
  const auto player = static_cast<std::size_t>(position.wild->player);
  const CardSet pile = position.captured[player];
  if (position.phase != Phase::declare) {
    if (pile.contains(cards::kLightning) && pile.contains(position.wild->took)) return;
    refuse(fmt::format("\"wild\": expected {} and {} among the cards captured by player {}",
                       cards::kLightning.code(), position.wild->took.code(), player));
  }
  if (position.hands[player].contains(cards::kLightning) &&
      position.field.contains(position.wild->took)) {
    return;
  }
  refuse(fmt::format("\"wild\": in phase declare expected {} with player {} and {} on the field",
                     cards::kLightning.code(), player, position.wild->took.code()));
}

// ---- The end ------------------------------------------------------------------------------------

// A round is not played out before a card is played.
void check_played(const Position& position, const rulebook::Ruleset& rules) {
  if (position.phase != Phase::over || position.stopped) return;
  const int hand_size = rules.number("deal.hand-size");
  const auto is_full = [&](CardSet hand) { return hand.size() == hand_size; };
  if (!std::ranges::all_of(position.hands, is_full)) return;
  refuse("phase over: nothing was played, expected \"void\" or \"hand_winners\"");
}

void check_deal_end(const Position& position, const rulebook::Ruleset& rules) {
  const char* field = position.deal_end == DealEnd::void_deal ? "void" : "hand_winners";
  if (position.phase != Phase::over) refuse(fmt::format("\"{}\" belongs to phase over", field));
  const bool untouched =
      std::ranges::all_of(position.captured, [](CardSet pile) { return pile.empty(); });
  if (!untouched || position.stopped) {
    refuse(fmt::format("\"{}\": expected cards as they were dealt", field));
  }
  for (std::size_t i = 1; i < position.hand_winners.size(); ++i) {
    if (position.hand_winners[i - 1] >= position.hand_winners[i]) {
      refuse("\"hand_winners\": expected seats in ascending order, each once");
    }
  }
  if (!position.hand_winners.empty() && !rules.is("hand.four-of-month", "wins") &&
      !rules.is("hand.four-pairs", "wins")) {
    refuse("\"hand_winners\": no hand wins by these rules");
  }
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
  check_teams(position, rules);
  check_calls(position, rules);
  check_wildcard(position, rules);
  if (position.deal_end == DealEnd::none) {
    check_played(position, rules);
  } else {
    check_deal_end(position, rules);
  }
}

}  // namespace hanaproof::notation
