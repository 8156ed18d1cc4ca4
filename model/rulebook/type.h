// The type of the answers that a topic takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/rulebook/value.h"

namespace hanaproof::rulebook {

struct Field;

class Type {
 public:
  enum class Sort {
    truth,
    number,
    choice,
    card,
    name,
    text,
    condition,
    factor,
    list,
    record,
    yaku
  };

  static Type truth();
  // A whole number in `least`..`most`.
  static Type number(std::int64_t least, std::int64_t most);
  // One of the words, the customary one first.
  static Type choice(std::vector<std::string> options);
  // An option that players may agree on: a rulebook says `optional`, `standard` or `none`; a
  // ruleset plays it `on` or `off`.
  static Type option();
  // A card code.
  static Type card();
  // An id that editions may choose freely: small letters, digits and hyphens.
  static Type name();
  // Words as they are printed.
  static Type text();
  // A condition of the yaku language.
  static Type condition();
  // What points are multiplied by: a number of the yaku language over a tally, or the word `none`.
  static Type factor();
  static Type list(Type element);
  static Type record(std::vector<Field> fields);
  // A yaku: {cards, points, hides, size}, or the word `none`.
  static Type yaku();
  // A combination of cards in the hand: a record {cards, multiplier, catches, replays-up-to}, or
  // the word `none`.
  static Type combination();
  // A combo of a hand of seven cards: a record {type, cards, months, kan, bonus}, or the word
  // `none`.
  static Type hand_combo();

  Sort sort() const { return sort_; }
  const std::vector<std::string>& options() const { return options_; }
  const std::vector<Field>& fields() const { return fields_; }
  // Of a list.
  const Type& element() const { return element_.front(); }
  // Of a number.
  std::int64_t least() const { return least_; }
  std::int64_t most() const { return most_; }
  // Whether the word `none` fits beside what the sort says; of yaku and factors it always does.
  bool or_none() const { return none_; }

  // What is wrong with the value, in one line with the nearest valid word; nothing when it fits.
  std::optional<std::string> mismatch(const Value& value) const;
  // "one of all, all-or-one, one", "a whole number from 1 to 24", ...
  std::string describe() const;
  // The values worth comparing when no edition gives one: all of them for truths and choices,
  // none for types without a small set of values.
  std::vector<Value> candidates() const;
  // A value of this type that differs from `value` as little as possible: the next option, one
  // more, another card. Nothing when there is none.
  std::optional<Value> neighbour(const Value& value) const;

 private:
  explicit Type(Sort sort);

  Sort sort_;
  std::int64_t least_ = 0;
  std::int64_t most_ = 0;
  std::vector<std::string> options_;
  std::vector<Type> element_;
  std::vector<Field> fields_;
  bool none_ = false;  // the word `none` fits too
};

struct Field {
  std::string name;
  Type type;
  bool required = true;
};

}  // namespace hanaproof::rulebook
