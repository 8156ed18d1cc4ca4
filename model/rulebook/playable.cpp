#include "model/rulebook/playable.h"

#include <array>
#include <set>

#include <fmt/format.h>

#include "model/cards/card.h"

namespace hanaproof::rulebook {

namespace {

// A hand that is compared has two cards (model/spec/betting), whatever hand.cards says.
constexpr std::int64_t kComparedCards = 2;

constexpr const char* kBaseGame = "base";

std::pair<int, int> players_of(Family family) {
  if (family == Family::betting) return {2, 10};
  return {family == Family::hachi ? 3 : 2, 7};
}

std::string place_in(const Edition& edition, const FilePosition& place) {
  return fmt::format("{}:{}:{}", edition.file, place.line, place.column);
}

// What the number of cards follows from.
constexpr std::array kSizes = {"deal.hand-size", "deal.field-size", "deal.blank-card", "deck.cards",
                               "hand.cards"};

std::optional<std::string> too_many(int players, std::int64_t hand, std::int64_t table,
                                    std::int64_t deck) {
  const std::int64_t sum = players * hand + table;
  if (sum <= deck) return std::nullopt;
  return fmt::format("{} players x {} cards{} = {} cards, the deck has {}", players, hand,
                     table == 0 ? "" : fmt::format(" + {} on the table", table), sum, deck);
}

std::optional<std::string> too_many_cards(const Ruleset& rules, Family family) {
  const auto number = [&](const char* topic) { return *rules[topic].number(); };
  const int players = rules.scope().players;
  if (family == Family::betting) {
    const Value::List& codes = *rules["deck.cards"].list();
    const auto deck = static_cast<std::int64_t>(std::set<Value>(codes.begin(), codes.end()).size());
    return too_many(players, std::max(kComparedCards, number("hand.cards")), 0, deck);
  }
  // The blank card is a card more, and the other cards of its holder are the field.
  const bool blank = family == Family::hachi && rules.is("deal.blank-card", "in-deck");
  return too_many(players, number("deal.hand-size"), blank ? 0 : number("deal.field-size"),
                  cards::kCards + (blank ? 1 : 0));
}

std::optional<std::string> wrong_number(const Ruleset& rules, Family family) {
  const auto [fewest, most] = players_of(family);
  const int players = rules.scope().players;
  if (players >= fewest && players <= most) return std::nullopt;
  return fmt::format("{} players: expected {} to {}, as {} games are played here", players, fewest,
                     most, name(family));
}

// "FILE:LINE:COLUMN" of the edition's own answer to such a question, or of its players; or the rule
// that was chosen.
std::string place_of_sizes(const Ruleset& rules) {
  const Edition& edition = rules.edition();
  const FilePosition* place = nullptr;
  for (const char* topic : kSizes) {
    const Answer& answer = rules.answer(topic);
    if (answer.origin == Origin::chosen) return fmt::format("rule {}={}", topic, answer.reading);
    const bool own = answer.clause && answer.clause->edition == edition.id;
    if (own && !place) place = &answer.clause->position;
  }
  return place_in(edition, place ? *place : edition.players_at);
}

}  // namespace

std::optional<std::string> unplayable(const Ruleset& rules) {
  const Family family = family_of(rules.edition().game);
  if (rules.edition().game == kBaseGame) return std::nullopt;
  if (auto wrong = wrong_number(rules, family)) return wrong;
  return too_many_cards(rules, family);
}

void refuse_unplayable(const Ruleset& rules) {
  const auto why = unplayable(rules);
  if (!why) return;
  const Edition& edition = rules.edition();
  const bool number = wrong_number(rules, family_of(edition.game)).has_value();
  throw Unplayable((number ? place_in(edition, edition.players_at) : place_of_sizes(rules)) + ": " +
                   *why);
}

}  // namespace hanaproof::rulebook
