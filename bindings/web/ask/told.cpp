#include "bindings/web/ask/told.h"

#include "model/phrases/sentence.h"
#include "model/phrases/typeset.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::web {

using cards::CardSet;
using rulebook::Value;

namespace {

constexpr int kMostPictured = 12;

CardSet cards_in(const std::string& condition) {
  CardSet all;
  try {
    for (const auto& set : sets_of(rulebook::yaku::parse_condition(condition)))
      all |= set.resolve(rulebook::yaku::SakeCup::both);
  } catch (const rulebook::yaku::SyntaxError&) {
    // Only yaku are written in the language of yaku.
  }
  return all;
}

}  // namespace

CardSet cards_of(const Value& value) {
  CardSet all;
  if (const auto* word = value.word()) {
    if (const auto card = cards::Card::parse(*word)) all.insert(*card);
  } else if (const auto* items = value.list()) {
    for (const Value& item : *items) all |= cards_of(item);
  } else if (const Value* held = value.field("cards")) {
    all = held->word() ? cards_in(*held->word()) : cards_of(*held);
  }
  return all.size() <= kMostPictured ? all : CardSet();
}

Value played(const Value& value) {
  if (!value.field("cards") || !value.field("size")) return value;
  Value::Record record = *value.record();
  record.erase("size");
  return record;
}

// A rule that is played is one that a rulebook prints as the standard.
Value as_printed(const rulebook::Topic& topic, const Value& value) {
  if (!rulebook::is_option(topic)) return value;
  if (value == Value("on")) return "standard";
  return value == Value("off") ? Value("none") : value;
}

Json answer_json(const rulebook::Topic& topic, const Value& value, rulebook::Family family,
                 phrases::Language language) {
  const Value printed = as_printed(topic, value);
  // Nothing is customary for some: they have no sentence.
  const bool said = !topic.type.mismatch(printed);
  const std::string sentence =
      said ? phrases::typeset(phrases::sentence(topic, printed, family, language), language)
           : value.text();
  return {{"value", value.text()}, {"sentence", sentence}, {"cards", codes(cards_of(value))}};
}

}  // namespace hanaproof::web
