#include "model/rulebook/playable.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

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

FilePosition place_in(const Edition& edition, const FilePosition& place) {
  return {place.line, place.column, edition.file};
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

// Told at the edition's own answer to such a question, or at its players; or with the rule that was
// chosen.
Mistake told_at_sizes(const Ruleset& rules, const std::string& why) {
  const Edition& edition = rules.edition();
  const FilePosition* place = nullptr;
  for (const char* topic : kSizes) {
    const Answer& answer = rules.answer(topic);
    if (answer.origin == Origin::chosen)
      return {{}, fmt::format("rule {}={}: {}", topic, answer.reading, why)};
    const bool own = answer.clause && answer.clause->edition == edition.id;
    if (own && !place) place = &answer.clause->position;
  }
  return {place_in(edition, place ? *place : edition.players_at), why};
}

}  // namespace

bool is_base(const Edition& edition) { return edition.game == kBaseGame; }

void refuse_base(const Edition& edition) {
  if (!is_base(edition)) return;
  throw EditionError(fmt::format(
      "{} holds base rules and no game by itself: expected an edition of a game", edition.id));
}

int players_of(const Edition& edition, const std::optional<int>& wanted) {
  const int players = wanted.value_or(edition.players.front());
  if (std::ranges::find(edition.players, players) != edition.players.end()) return players;
  throw EditionError(fmt::format("{} has no rules for {} players, but for {}", edition.id, players,
                                 fmt::join(edition.players, ", ")));
}

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
  throw Unplayable(std::vector{number ? Mistake{place_in(edition, edition.players_at), *why}
                                      : told_at_sizes(rules, *why)});
}

namespace {

// The sizes with which cards are counted.
Value counted_size(const Ruleset& rules, const std::string& topic) {
  if (topic == "hand.cards") return Value(kComparedCards);
  // The blank card may be counted in.
  const bool blank =
      family_of(rules.edition().game) == Family::hachi && rules.is("deal.blank-card", "in-deck");
  const Value* stated = rules[topic].field("cards");
  const std::int64_t all = cards::kCards + (blank && stated && *stated->number() != cards::kCards);
  return Value::Record{
      {"cards", all}, {"months", cards::kMonths}, {"per-month", cards::kCardsPerMonth}};
}

// A record may leave out fields.
bool fits(const Value& stated, const Value& counted) {
  if (!stated.record()) return stated == counted;
  return std::ranges::all_of(*stated.record(), [&](const auto& field) {
    return field.second == *counted.field(field.first);
  });
}

}  // namespace

void refuse_uncounted(const Ruleset& rules) {
  const Edition& edition = rules.edition();
  for (const char* topic : {"deck.size", "hand.cards"}) {
    const Answer& answer = rules.answer(topic);
    if (!concerns(*answer.topic, edition.game)) continue;
    const Value counted = counted_size(rules, topic);
    if (fits(answer.value, counted)) continue;
    Mistake mistake{{},
                    fmt::format("{} is {}, and is text only: cards are counted with {}", topic,
                                answer.value.text(), counted.text())};
    if (answer.clause && answer.clause->edition == edition.id)
      mistake.place = place_in(edition, answer.clause->position);
    throw EditionError(std::vector{std::move(mistake)});
  }
}

}  // namespace hanaproof::rulebook
