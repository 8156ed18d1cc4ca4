#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> hands() {
  const Type in_hand = Type::choice({"nothing", "wins", "redeal"});
  const Type on_field = Type::choice({"nothing", "void"});
  const Type points = Type::number(0, 100);
  return {
      {"hand.four-of-month", Asked::deal, in_hand,
       "What happens when a player is dealt all four cards of a month (teshi)?", "nothing"},
      {"hand.four-of-month.points", Asked::deal, points,
       "How many points is a hand with four cards of a month worth?", 6, Ids{"hand.four-of-month"}},
      {"hand.four-pairs", Asked::deal, in_hand,
       "What happens when a player is dealt four pairs (kuttsuki)?", "nothing"},
      {"hand.four-pairs.points", Asked::deal, points,
       "How many points is a hand of four pairs worth?", 6, Ids{"hand.four-pairs"}},
      {"hand.four-pairs.means", Asked::deal, Type::choice({"four-months", "four-of-month-is-two"}),
       "Are four pairs of four different months, or do four cards of one month count as two pairs?",
       "four-months", Ids{"hand.four-pairs", "hand.four-of-month"}},
      {"hand.both-combos", Asked::deal, Type::choice({"once", "sum"}),
       "Does a hand that is both four of a month and four pairs score once or for both?", "once",
       Ids{"hand.four-pairs.means"}},
      {"hand.both-win", Asked::deal, Type::choice({"draw", "redeal", "dealer", "both-score"}),
       "What happens when two players, partners or not, are dealt a winning hand at once?", "draw",
       Ids{"hand.four-of-month", "hand.four-pairs"}},
      {"hand.when", Asked::text, Type::choice({"at-once", "if-declared"}),
       "Does a winning hand win by itself, at once?", "at-once"},
      {"field.four-of-month", Asked::deal, on_field,
       "What happens when all four cards of a month lie on the field?", "nothing"},
      {"field.four-pairs", Asked::deal, on_field, "What happens when four pairs lie on the field?",
       "nothing"},
      {"hand.against-field", Asked::deal, Type::choice({"hand-first", "field-first"}),
       "Which comes first when a hand wins and the field voids the deal?", "hand-first",
       Ids{"hand.four-of-month", "hand.four-pairs", "field.four-of-month", "field.four-pairs"}},
  };
}

}  // namespace hanaproof::rulebook::registry
