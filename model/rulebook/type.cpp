#include "model/rulebook/type.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "model/cards/card.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/yaku/expression.h"
#include "model/rulebook/yaku/neighbour.h"
#include "model/rulebook/yaku_reader.h"

namespace hanaproof::rulebook {

namespace {

// What a rulebook says of an option, then what a ruleset plays it as.
const std::vector<std::string>& option_words() {
  static const std::vector<std::string> words = {"optional", "standard", "none", "on", "off"};
  return words;
}
constexpr std::ptrdiff_t kSaidOfOptions = 3;

constexpr const char* kNone = "none";

// Those that tables play: for each call of an opponent once more, or twice as much; for all calls
// alike; in two steps.
constexpr std::array<const char*, 6> kFactors = {kNone,
                                                 "1 + others",
                                                 "2 ^ others",
                                                 "1 + own + others",
                                                 "2 ^ (own + others)",
                                                 "if(points >= 10, 3, if(points >= 7, 2, 1))"};

bool is_none(const Value& value) { return value.word() && *value.word() == kNone; }

std::string not_this(const std::string& expected, const Value& value) {
  return fmt::format("expected {}, found {}", expected, value.text());
}

std::optional<std::string> word_mismatch(const Type& type, const Value& value) {
  const auto& options = type.options();
  if (!value.word()) return not_this(type.describe(), value);
  if (std::ranges::find(options, *value.word()) != options.end()) return std::nullopt;
  return fmt::format("{}{}", not_this(type.describe(), value),
                     nearest_is(nearest(*value.word(), options)));
}

std::optional<std::string> expression_mismatch(const Type& type, const Value& value,
                                               yaku::Expr (*parse)(std::string_view)) {
  if (!value.word()) return not_this(type.describe(), value);
  try {
    parse(*value.word());
    return std::nullopt;
  } catch (const yaku::SyntaxError& error) {
    return fmt::format("column {}: {}", error.column(), error.what());
  }
}

std::optional<std::string> list_mismatch(const Type& type, const Type& element,
                                         const Value& value) {
  if (!value.list()) return not_this(type.describe(), value);
  int number = 0;
  for (const Value& item : *value.list()) {
    ++number;
    if (const auto wrong = element.mismatch(item))
      return fmt::format("item {}: {}", number, *wrong);
  }
  return std::nullopt;
}

std::optional<std::string> record_mismatch(const Type& type, const Value& value) {
  if (!value.record()) return not_this(type.describe(), value);
  std::vector<std::string> known;
  for (const Field& field : type.fields()) known.push_back(field.name);
  // Before what is missing: a mistyped name is both.
  for (const auto& [name, held] : *value.record()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    return fmt::format("there is no field {}: expected {}{}", name, fmt::join(known, ", "),
                       nearest_is(nearest(name, known)));
  }
  for (const Field& field : type.fields()) {
    const Value* held = value.field(field.name);
    if (!held && field.required) {
      return fmt::format("the field {} is missing: expected {}", field.name, field.type.describe());
    }
    if (!held) continue;
    if (const auto wrong = field.type.mismatch(*held)) return field.name + ": " + *wrong;
  }
  return std::nullopt;
}

// The word after this one, the first one after the last.
std::optional<Value> next_word(const Value& value, const std::vector<std::string>& words) {
  if (words.size() < 2) return std::nullopt;
  const auto found = std::ranges::find(words, *value.word());
  return found == words.end() || found + 1 == words.end() ? words.front() : *(found + 1);
}

// A factor that is one larger.
std::optional<Value> one_more(const Type& type, const Value& value) {
  const Value more = yaku::print(yaku::one_more(yaku::parse_factor(*value.word())));
  return type.mismatch(more) ? std::nullopt : std::optional(more);
}

// Another card of the month.
Value next_card(const Value& value) {
  const auto card = *cards::Card::parse(*value.word());
  return cards::Card::of(card.month(), card.place() % cards::kCardsPerMonth + 1).code();
}

}  // namespace

Type::Type(Sort sort) : sort_(sort) {}

Type Type::truth() { return Type(Sort::truth); }
Type Type::card() { return Type(Sort::card); }
Type Type::name() { return Type(Sort::name); }
Type Type::text() { return Type(Sort::text); }
Type Type::condition() { return Type(Sort::condition); }
Type Type::factor() {
  Type type(Sort::factor);
  type.none_ = true;
  return type;
}
Type Type::yaku() { return Type(Sort::yaku); }

Type Type::number(std::int64_t least, std::int64_t most) {
  Type type(Sort::number);
  type.least_ = least;
  type.most_ = most;
  return type;
}

Type Type::choice(std::vector<std::string> options) {
  Type type(Sort::choice);
  type.options_ = std::move(options);
  return type;
}

Type Type::option() { return choice(option_words()); }

Type Type::list(Type element) {
  Type type(Sort::list);
  type.element_.push_back(std::move(element));
  return type;
}

Type Type::record(std::vector<Field> fields) {
  Type type(Sort::record);
  type.fields_ = std::move(fields);
  return type;
}

Type Type::combination() {
  constexpr int kMostMultiplier = 100;
  Type type = record({{"cards", condition()},
                      {"multiplier", number(1, kMostMultiplier)},
                      {"catches", list(name()), false},
                      {"replays-up-to", name(), false}});
  type.none_ = true;
  return type;
}

Type Type::hand_combo() {
  constexpr int kMostKan = 100;
  Type type = record({{"type", choice({"dreg", "suit"})},
                      {"cards", condition(), false},
                      {"months", list(number(1, cards::kCardsPerMonth)), false},
                      {"kan", number(0, kMostKan)},
                      {"bonus", truth(), false}});
  type.none_ = true;
  return type;
}

std::optional<std::string> Type::mismatch(const Value& value) const {
  if (none_ && is_none(value)) return std::nullopt;
  switch (sort_) {
    case Sort::condition:
      return expression_mismatch(*this, value, yaku::parse_condition);
    case Sort::factor:
      return expression_mismatch(*this, value, yaku::parse_factor);
    case Sort::choice:
      return word_mismatch(*this, value);
    case Sort::list:
      return list_mismatch(*this, element_.front(), value);
    case Sort::record:
      return record_mismatch(*this, value);
    case Sort::yaku:
      return yaku_mismatch(value);
    default:
      break;
  }
  const bool fits = sort_ == Sort::truth  ? value.truth() != nullptr
                    : sort_ == Sort::name ? value.word() && is_id(*value.word())
                    : sort_ == Sort::text ? value.word() && !value.word()->empty()
                    : sort_ == Sort::number
                        ? value.number() && *value.number() >= least_ && *value.number() <= most_
                        : value.word() && cards::Card::parse(*value.word());
  return fits ? std::nullopt : std::optional(not_this(describe(), value));
}

std::string Type::describe() const {
  std::vector<std::string> parts;
  switch (sort_) {
    case Sort::truth:
      return "true or false";
    case Sort::number:
      return fmt::format("a whole number from {} to {}", least_, most_);
    case Sort::choice:
      if (options_.size() == 1) return "the word " + options_.front();
      return fmt::format("one of {}", fmt::join(options_, ", "));
    case Sort::card:
      return "a card code such as 81 or B4";
    case Sort::name:
      return "an id of small letters, digits and hyphens";
    case Sort::text:
      return "words as printed";
    case Sort::condition:
      return "a condition on cards such as all(curtain | moon)";
    case Sort::factor:
      return "a factor such as 2 ^ others, or none";
    case Sort::list:
      return fmt::format("a list, each item {}", element_.front().describe());
    case Sort::yaku:
      return "a yaku {cards, points, hides, size}, or none";
    default:
      for (const Field& field : fields_) {
        parts.push_back(fmt::format("{}{}: {}", field.name,
                                    field.required ? "" : " (may be left out)",
                                    field.type.describe()));
      }
      return fmt::format("a record {{{}}}{}", fmt::join(parts, "; "), none_ ? ", or none" : "");
  }
}

std::vector<Value> Type::candidates() const {
  if (sort_ == Sort::truth) return {true, false};
  if (sort_ == Sort::factor) return std::vector<Value>(kFactors.begin(), kFactors.end());
  // What a ruleset makes of an option is no answer that a rulebook could give.
  if (options_ == option_words()) return {options_.begin(), options_.begin() + kSaidOfOptions};
  return {options_.begin(), options_.end()};
}

std::optional<Value> Type::neighbour(const Value& value) const {
  if (none_ && is_none(value)) return std::nullopt;
  switch (sort_) {
    case Sort::truth:
      return !*value.truth();
    case Sort::number:
      if (*value.number() < most_) return *value.number() + 1;
      if (*value.number() > least_) return *value.number() - 1;
      return std::nullopt;
    case Sort::choice: {
      if (options_ != option_words()) return next_word(value, options_);
      const auto played = options_.begin() + kSaidOfOptions;
      const bool is_played = std::find(played, options_.end(), *value.word()) != options_.end();
      return next_word(value, is_played ? std::vector(played, options_.end())
                                        : std::vector(options_.begin(), played));
    }
    case Sort::card:
      return next_card(value);
    case Sort::yaku:
      return yaku_neighbour(value);
    case Sort::name:
    case Sort::text:
      return std::nullopt;
    case Sort::factor:
      return one_more(*this, value);
    case Sort::condition: {
      const auto other = yaku::neighbour(yaku::parse_condition(*value.word()));
      return other ? std::optional<Value>(yaku::print(*other)) : std::nullopt;
    }
    case Sort::list: {
      Value::List list = *value.list();
      for (Value& item : list) {
        if (const auto other = element_.front().neighbour(item)) {
          item = *other;
          return list;
        }
      }
      return std::nullopt;
    }
    default:
      for (const Field& field : fields_) {
        const Value* held = value.field(field.name);
        if (!held) continue;
        if (const auto other = field.type.neighbour(*held)) return value.with(field.name, *other);
      }
      return std::nullopt;
  }
}

}  // namespace hanaproof::rulebook
