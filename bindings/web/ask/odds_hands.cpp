#include <stdexcept>

#include "bindings/web/ask/kinds.h"
#include "model/phrases/named.h"
#include "model/rulebook/playable.h"
#include "solvers/odds/situation.h"
#include "solvers/odds/table.h"

namespace hanaproof::web {

namespace {

Json chance(const odds::Fraction& share) {
  return {{"value", share.value()}, {"exact", share.text()}};
}

Json outcome_json(const odds::Outcome& outcome) {
  return {{"win", chance(outcome.win())},       {"tie", chance(outcome.tie())},
          {"lose", chance(outcome.loss())},     {"replay", chance(outcome.replay())},
          {"equity", chance(outcome.equity())}, {"payment", chance(outcome.expected_payment())}};
}

odds::HandTable hands_of(const rulebook::Ruleset& rules) {
  if (rulebook::family_of(rules.edition().game) != rulebook::Family::betting)
    throw std::invalid_argument("\"edition\": expected one of a betting game");
  rulebook::refuse_uncounted(rules);
  return odds::HandTable(rules);
}

// Only its category, of two cards of the deck.
Json hand_json(const odds::HandTable& hands, const odds::Hand& hand, phrases::Language language) {
  return {{"cards",
           list(hand.places,
                [&](int place) { return hands.deck()[static_cast<std::size_t>(place)].code(); })},
          {"category", hand.category},
          {"name", phrases::name_of(hand.category, language)},
          {"rank", hands.classes() - hand.strength},
          {"multiplier", hands.multiplier(hand.strength)}};
}

}  // namespace

Json odds_hands(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  const odds::HandTable hands = hands_of(rules);
  const odds::Table table = odds::count_table(hands, rules.scope().players, 1);
  Json all = Json::array();
  for (std::size_t i = 0; i < hands.hands().size(); ++i) {
    Json json = hand_json(hands, hands.hands()[i], request.language());
    json.update(outcome_json(table.hands[i]));
    all.push_back(std::move(json));
  }
  return {{"deck", codes(hands.deck())}, {"hands", all}};
}

Json odds_hand(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  const odds::HandTable hands = hands_of(rules);
  const odds::Situation situation{.players = rules.scope().players,
                                  .own = request.cards("own"),
                                  .shown = request.cards("shown"),
                                  .folded = request.cards("folded")};
  Json reply = outcome_json(odds::count_situation(hands, situation));
  if (situation.own.size() == 2) {
    const int index = hands.index(hands.place(situation.own[0]), hands.place(situation.own[1]));
    reply["hand"] =
        hand_json(hands, hands.hands()[static_cast<std::size_t>(index)], request.language());
  }
  return reply;
}

}  // namespace hanaproof::web
