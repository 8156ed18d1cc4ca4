#include "solvers/reduced_decks/game.h"

#include <map>
#include <stdexcept>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "solvers/reduced_decks/scale.h"

namespace hanaproof::reduced_decks {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

int worth(const Ruleset& rules, CardSet deck) {
  int sum = 0;
  for (const cards::Card card : deck) {
    sum += rules.number("score.card-values", std::string(cards::name(card.kind())));
  }
  return sum;
}

Value packets(const Table& table) {
  Value::List list = {Value::Record{{"to", "each"}, {"cards", table.hand_size}}};
  if (table.field_size > 0) {
    list.push_back(Value::Record{{"to", "field"}, {"cards", table.field_size}});
  }
  return list;
}

}  // namespace

CardSet Table::placed(int seat) const {
  return hands.empty() ? CardSet() : hands[static_cast<std::size_t>(seat)];
}

std::optional<std::string> misfit(const Ruleset& rules, const Table& table) {
  if (rules.scope().players != table.players) {
    return fmt::format("{} is for {} players, the rules are for {}", table.id, table.players,
                       rules.scope().players);
  }
  if (table.hand_size < 1 || table.field_size < 0 || table.stock_size() < 0) {
    return fmt::format("{} deals {} hands of {} and a field of {} from {} cards", table.id,
                       table.players, table.hand_size, table.field_size, table.deck.size());
  }
  if (!rules.is("score.by", "yaku") && rules.is("score.share", "less-equal-share") &&
      worth(rules, table.deck) % table.players != 0) {
    return fmt::format("the deck of {} has no {} equal shares", table.id, table.players);
  }
  return std::nullopt;
}

Game derive(const Ruleset& rules, const Table& table) {
  if (const auto why = misfit(rules, table)) throw std::invalid_argument(*why);
  std::map<std::string, Value> others = {{"deal.hand-size", table.hand_size},
                                         {"deal.field-size", table.field_size},
                                         {"deal.packets", packets(table)}};
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    const std::string topic = "yaku." + yaku.id;
    const Value& before = rules[topic];
    Value after = scaled(before, table.deck);
    if (after != before) others.emplace(topic, std::move(after));
  }
  return {table, rules.with(std::move(others))};
}

}  // namespace hanaproof::reduced_decks
