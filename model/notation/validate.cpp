#include "model/notation/validate.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/rulebook/yaku/expression.h"

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

// ---- Seats and piles ----------------------------------------------------------------------------

// teams.seats, option.teams-of-three: who plays together. Each for themselves, as where a position
// says nothing of teams, passes at any table.
void check_teams(const Position& position, const rulebook::Ruleset& rules) {
  const bool opposite = rules["teams.seats"] == "opposite";
  const int members = rules["option.teams-of-three"] == "on" ? 3 : 2;
  const int teams = opposite ? std::max(2, position.players / members) : position.players;
  bool alone = true;
  bool as_seated = true;
  for (int a = 0; a < position.players; ++a) {
    for (int b = 0; b < a; ++b) {
      const bool together = position.teams[static_cast<std::size_t>(a)] ==
                            position.teams[static_cast<std::size_t>(b)];
      alone = alone && !together;
      as_seated = as_seated && together == (a % teams == b % teams);
    }
  }
  if (alone || as_seated) return;
  refuse(opposite ? fmt::format("\"teams\": expected {} teams, sitting opposite", teams)
                  : "\"teams\": expected each seat its own, there are no teams by these rules");
}

// ---- Calls --------------------------------------------------------------------------------------

bool is_made_of_nothing(const rulebook::Yaku& yaku) {
  return evaluate_condition(yaku.cards, CardSet(), rulebook::yaku::SakeCup::animal);
}

// What the side of a seat has captured; nobody calls without a yaku, so without cards.
void need_cards(const Position& position, const rulebook::Ruleset& rules, int seat,
                const std::string& field) {
  for (std::size_t other = 0; other < position.captured.size(); ++other) {
    const bool of_side = position.teams[other] == position.teams[static_cast<std::size_t>(seat)];
    if (of_side && !position.captured[other].empty()) return;
  }
  if (std::ranges::any_of(rules.yaku(), is_made_of_nothing)) return;
  refuse(fmt::format("{}: player {} has captured nothing to call for", field, seat));
}

// score.by: where cards are counted nobody says koi-koi.
void refuse_calls(const Position& position) {
  const auto refuse_field = [](const std::string& field) {
    refuse(field + ": there are no calls by these rules");
  };
  if (position.phase == Phase::call) refuse_field("phase call");
  if (position.stopped) refuse_field("\"stopped\"");
  if (position.last_call) refuse_field("\"last_call\"");
  const bool silent = std::ranges::all_of(position.calls, [](int said) { return said == 0; });
  if (!silent) refuse_field("\"calls\"");
}

// Which yaku there are is not asked: rulebooks name them differently, and positions go from one to
// the other.
void check_called_yaku(const Position& position) {
  for (const auto& ids : position.called_yaku) {
    for (auto id = ids.begin(); id != ids.end(); ++id) {
      if (std::find(ids.begin(), id, *id) == id) continue;
      refuse(fmt::format("\"called_yaku\": {} is there twice", *id));
    }
  }
}

// A call follows a card that was played or drawn, and is settled: after one card there may be two
// where calls are offered at once and the stock is empty.
void check_number_of_calls(const Position& position) {
  int settled = position.field.size() + (position.drawn ? 1 : 0);
  for (const CardSet pile : position.captured) settled += pile.size();
  int calls = 0;
  for (const int said : position.calls) {
    calls += said;
    if (calls <= 2 * settled) continue;
    refuse(fmt::format("\"calls\": more than the {} cards on the table can have led to", settled));
  }
}

void check_calls(const Position& position, const rulebook::Ruleset& rules) {
  if (rules["score.by"] != "yaku") refuse_calls(position);
  for (int seat = 0; seat < position.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (position.calls[at] > 0) {
      need_cards(position, rules, seat, "\"calls\"");
      continue;
    }
    const auto needs_call = [&](bool said, const char* field) {
      if (said) refuse(fmt::format("\"{}\": player {} has not said koi-koi", field, seat));
    };
    needs_call(position.called_at[at] != 0, "called_at");
    needs_call(!position.called_yaku[at].empty(), "called_yaku");
    needs_call(position.forfeited[at] != 0, "forfeited");
    needs_call(position.last_call == seat, "last_call");
  }
  check_number_of_calls(position);
  check_called_yaku(position);
  if (position.stopped) need_cards(position, rules, *position.stopped, "\"stopped\"");
  if (position.phase == Phase::call) need_cards(position, rules, position.turn, "phase call");
  if (position.before_draw && position.phase != Phase::call) {
    refuse("\"before_draw\" belongs to phase call");
  }
  if (position.before_draw && rules["call.offered"] != "at-once") {
    refuse("\"before_draw\": calls are not offered before the draw by these rules");
  }
}

// ---- The wildcard -------------------------------------------------------------------------------

void check_wildcard(const Position& position, const rulebook::Ruleset& rules) {
  if (rules["option.wildcard"] != "on") {
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
  if (!position.hand_winners.empty() && rules["hand.four-of-month"] != "wins" &&
      rules["hand.four-pairs"] != "wins") {
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
  if (position.deal_end != DealEnd::none) check_deal_end(position, rules);
}

}  // namespace hanaproof::notation
