// What of the rules of Hachi-Hachi decides about fields: which lights make one, which is played,
// and what becomes of the others (docs/hachi-hachi.md, step 3).
#pragma once

#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/hachi_match.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::fields {

using notation::FieldSort;

enum class Generates { each_light, each_sort, one_field };
enum class Priority { grand_first, oldest_first, newest_first };

struct Rules {
  Rules() = default;
  explicit Rules(const rulebook::Ruleset& rules);

  cards::CardSet grand_lights = {cards::kRainMan, cards::kPhoenix};
  cards::CardSet double_lights = {cards::kCrane, cards::kCurtain, cards::kMoon};
  int field_cards = 6;
  Generates generates = Generates::each_light;
  bool carried = true;
  Priority priority = Priority::grand_first;
  bool extra_rounds = false;    // rounds go on while fields wait
  bool no_match_waits = false;  // a field for which too few stayed waits again
  bool no_match_counts = true;  // a round for which too few stayed is one of the match
  int double_factor = 2;
  int grand_factor = 4;

  cards::CardSet lights() const { return grand_lights | double_lights; }
  int factor(FieldSort sort) const;
  // The same rules without answers that change nothing: where nothing is carried over, the order
  // in which fields wait is none.
  Rules plain() const;
  friend bool operator==(const Rules&, const Rules&) = default;
};

// Fields of each sort.
struct Made {
  int grand = 0;
  int twofold = 0;

  int all() const { return grand + twofold; }
  friend auto operator<=>(const Made&, const Made&) = default;
};

// What so many lights of each sort on a field make.
Made made(const Rules& rules, const Made& lights);
// What these lights on a field make; cards that are no lights make nothing.
Made made(const Rules& rules, cards::CardSet field);
// The most fields that one deal can make.
Made most_made(const Rules& rules);
int most_fields(const Rules& rules);

// Rules, and the answers in which they differ from the edition's own: none for these themselves.
struct Reading {
  struct Answer {
    std::string topic;
    std::string value;
    std::string text() const { return topic + " = " + value; }
    friend bool operator==(const Answer&, const Answer&) = default;
  };
  std::vector<Answer> answers;
  Rules rules;

  std::string text() const;  // "the rules as they are", "field.carry = lost, ..."
};

// Every combination of answers to the questions that decide about fields, whether an edition reads
// them so or not; the rules' own first, then by the number of answers that differ.
std::vector<Reading> readings(const rulebook::Ruleset& rules);

}  // namespace hanaproof::fields
