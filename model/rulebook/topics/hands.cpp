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
      {"hand.deadline", Asked::text,
       Type::choice({"before-own-first-turn", "before-play", "any-time"}),
       "Until when can a winning hand be shown that its holder had overlooked?",
       "before-own-first-turn", Ids{"hand.when"}},
      {"hand.may-decline", Asked::text, Type::truth(),
       "May a player with a winning hand keep it and play the round instead?", false,
       Ids{"hand.when"}},
      {"hand.four-pairs.beside", Asked::text, Type::choice({"may", "whole-hand"}),
       "Do four pairs count when other cards lie beside them (ten-card hand, twelve-card field)?",
       "may", Ids{"option.toppa", "hand.four-pairs", "field.four-pairs", "deal.field-size"}},
      {"hand.four-pairs.of-three", Asked::text, Type::choice({"counts-as-pair", "does-not"}),
       "Do three cards of one month hold a pair that counts towards four pairs?", "counts-as-pair",
       Ids{"hand.four-pairs.means", "hand.four-pairs.beside"}},
      {"field.four-pairs.means", Asked::text, Type::choice({"as-in-hand", "four-months"}),
       "Does the meaning of four pairs in a hand hold for four pairs on the field?", "as-in-hand",
       Ids{"hand.four-pairs.means", "field.four-pairs"}},
      {"hand.redeal-first", Asked::text, Type::choice({"redeal-first", "win-first"}),
       "Which comes first when one player's hand wins and another's calls for a new deal?",
       "redeal-first", Ids{"hand.four-of-month", "hand.four-pairs", "hand.against-field"}},
      {"hand.multiplied", Asked::text, Type::choice({"never", "by-many-points"}),
       "Are the points of a winning hand doubled when they reach the number that doubles a score?",
       "never", Ids{"hand.both-combos", "score.high"}},
      {"hand.team", Asked::text, Type::choice({"team-wins", "holder-only"}),
       "Does a partner's winning hand win the round and its points for the whole team?",
       "team-wins", Ids{"teams.seats", "payment.team", "dealer.next.hand-win"}},
  };
}

}  // namespace hanaproof::rulebook::registry
