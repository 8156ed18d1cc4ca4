#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

// Hachi-Hachi before play: the blind declaration, the field, staying and passing. What each word
// does in play: docs/hachi-hachi.md.
std::vector<Topic> hachi_stay() {
  const Type points = Type::number(0, 300);
  const Type kan = Type::number(0, 100);
  const Type players = Type::choice({"all-but-blank", "all-players", "active-players"});
  const Type card_list = Type::list(Type::card());
  return {
      // Mizu-ten: the dealer plays without looking.
      {"mizuten.allowed", Asked::deal, Type::truth(),
       "May the dealer declare, before cards are dealt, to play blindly (mizu-ten)?", true},
      {"mizuten.must-stay", Asked::deal, Type::choice({"must-stay", "may-pass"}),
       "Must a dealer who declared mizu-ten stay in the round?", "must-stay",
       Ids{"mizuten.allowed"}},
      {"mizuten.success", Asked::round_end, points,
       "With how many points of cards up has a dealer who declared mizu-ten succeeded?", 89},
      {"mizuten.failure", Asked::round_end, points,
       "With how many points of cards down has a dealer who declared mizu-ten failed?", 87},
      {"mizuten.between", Asked::round_end, Type::choice({"nothing", "success", "failure"}),
       "What of a mizu-ten that has neither succeeded nor failed by its points, with exactly 88?",
       "nothing", Ids{"mizuten.success", "mizuten.failure"}},
      {"mizuten.kan", Asked::round_end, kan,
       "How many kan does a mizu-ten that succeeds bring from each player, and one that fails cost "
       "to each?",
       1},
      {"mizuten.success-from", Asked::round_end, players, "Who pays for a mizu-ten that succeeds?",
       "all-but-blank", Ids{"mizuten.success"}},
      {"mizuten.failure-to", Asked::round_end, players, "Who is paid for a mizu-ten that fails?",
       "all-but-blank", Ids{"mizuten.failure"}},
      {"mizuten.after-call", Asked::round_end, Type::choice({"nothing", "counts"}),
       "Does mizu-ten succeed or fail by the cards captured when a call ends the round?", "nothing",
       Ids{"mizuten.success", "mizuten.failure"}},
      // The deal.
      {"deal.blank-card", Asked::deal, Type::choice({"none", "in-deck"}),
       "Is a blank card shuffled in, whose holder passes and gives the other cards to the field?",
       "none"},
      {"blank.penalty", Asked::deal, Type::choice({"none", "as-others"}),
       "Does the holder of the blank card pay a penalty for passing?", "none",
       Ids{"deal.blank-card", "pass.penalty"}},
      {"blank.card-goes", Asked::text, Type::choice({"out-of-play"}),
       "Where does the blank card go?", "out-of-play"},
      // The sort of field.
      {"field.double-lights", Asked::deal, card_list,
       "Which lights on the field dealt make a double field?", Value::List{"11", "31", "81"}},
      {"field.grand-lights", Asked::deal, card_list,
       "Which lights on the field dealt make a grand field?", Value::List{"B1", "C1"}},
      {"field.double-factor", Asked::deal, Type::number(1, 10),
       "By what does a double field multiply?", 2},
      {"field.grand-factor", Asked::deal, Type::number(1, 10),
       "By what does a grand field multiply?", 4},
      {"field.multiplies", Asked::round_end,
       Type::list(Type::choice({"cards", "captured-combos", "counted-combos", "hand-combos",
                                "four-three", "mizu-ten", "escape-diving", "penalties", "chased"})),
       "What does the sort of field multiply?",
       Value::List{"cards", "captured-combos", "counted-combos", "hand-combos", "four-three",
                   "mizu-ten", "escape-diving"}},
      {"field.generates", Asked::deal, Type::choice({"each-light", "each-sort", "one-field"}),
       "What do several lights on one field make: a field for each light, one for each sort, or "
       "only the highest?",
       "each-light"},
      {"field.carry", Asked::deal, Type::choice({"carried", "lost"}),
       "What becomes of the fields made that are not played in this round?", "carried"},
      {"field.priority", Asked::deal, Type::choice({"grand-first", "oldest-first", "newest-first"}),
       "Which of several fields that wait is played first?", "grand-first"},
      {"field.pending-end", Asked::match, Type::choice({"lost", "extra-rounds"}),
       "What becomes of fields that still wait after the last round?", "lost", Ids{"field.carry"}},
      {"field.no-match", Asked::match, Type::choice({"played", "waits"}),
       "Is a field played by a round for which fewer than three stayed, or does it wait?", "played",
       Ids{"field.carry", "stay.too-few"}},
      {"field.marked", Asked::text, Type::choice({"by-dice-or-notes"}),
       "How is the sort of field of each month marked?", "by-dice-or-notes"},
      {"field.looked-up", Asked::text, Type::choice({"before-each-round"}),
       "When is the sort of the next field looked up?", "before-each-round"},
      {"claim.carry-examples", Asked::text,
       Type::list(
           Type::record({{"fields", Type::list(card_list)},
                         {"played", Type::list(Type::choice({"small", "double", "grand"}))}})),
       "Which examples of fields that wait does the text give: the lights dealt round by round, "
       "and the fields then played?",
       Value::List{}},
      // Staying and passing.
      {"stay.active", Asked::text, Type::number(2, 7), "How many players play a round?", 3},
      {"stay.order", Asked::text, Type::choice({"dealer-first"}),
       "Who says first whether to stay or to pass?", "dealer-first"},
      {"pass.penalty", Asked::deal, Type::list(Type::number(0, 100)),
       "What does a player pay for passing, by place from the dealer on, in halves of a kan?",
       Value::List{2, 3, 4, 5, 6, 7}},
      {"pass.place", Asked::deal, Type::choice({"seat", "among-deciders", "among-passers"}),
       "Is the place that sets the penalty counted among all seats, without the holder of the "
       "blank card, or among those who pass?",
       "seat", Ids{"pass.penalty", "deal.blank-card"}},
      {"pass.beyond", Asked::deal, Type::choice({"as-last", "next-step", "nothing"}),
       "What does a player pay for passing whose place is beyond those listed: as much as the last "
       "one, a step more, or nothing?",
       "as-last", Ids{"pass.penalty", "pass.place"}},
      {"pass.to", Asked::text, Type::choice({"pot"}), "To whom is the penalty paid?", "pot"},
      {"stay.too-few", Asked::text, Type::choice({"round-over"}),
       "What happens when only one or two players stay?", "round-over"},
      {"stay.too-few-pot", Asked::deal, Type::choice({"shared", "stays"}),
       "Who gets the pot when only one or two players stay?", "shared", Ids{"stay.too-few"}},
      {"stay.sole", Asked::deal, Type::choice({"nobody-wins", "wins"}),
       "Has the only player to stay won the round?", "nobody-wins", Ids{"stay.too-few"}},
      {"stay.nobody", Asked::deal, Type::choice({"pot-stays", "dealer-takes", "paid-back"}),
       "What becomes of the pot when nobody stays?", "pot-stays", Ids{"stay.too-few"}},
      {"round.no-match-counts", Asked::match, Type::truth(),
       "Does a round for which fewer than three stayed count as one of the match?", true,
       Ids{"stay.too-few"}},
      {"chased.must-pass", Asked::text, Type::truth(),
       "Must the others pass once three have said that they stay?", true},
      {"chased.penalty", Asked::deal, Type::choice({"none", "as-others"}),
       "Does a player who must pass because three have stayed pay the penalty?", "none"},
      {"chased.worth", Asked::deal,
       Type::record({{"light", points}, {"blue-ribbon", points}, {"poem-ribbon", points}}),
       "What compensation in points does a chased player get for cards of the hand?",
       Value::Record{{"light", 3}, {"blue-ribbon", 3}, {"poem-ribbon", 3}}},
      {"chased.combos", Asked::deal,
       Type::choice({"half-of-both", "half-of-hand-combos", "nothing"}),
       "What compensation does a chased player get for combos: half the worth of hand and captured "
       "combos that the hand holds, of hand combos alone, or nothing?",
       "half-of-both"},
      {"chased.adds", Asked::deal, Type::choice({"all-add", "combos-or-cards"}),
       "Do cards that are part of a combo paid for count singly as well?", "all-add",
       Ids{"chased.worth", "chased.combos"}},
      {"chased.hand-combos", Asked::deal, Type::choice({"one-of-each-type", "all"}),
       "Is a chased player compensated for one hand combo of each type, or for all that the hand "
       "holds?",
       "one-of-each-type", Ids{"chased.combos"}},
      {"chased.payer", Asked::deal, Type::choice({"each-active", "active-shared", "pot", "bank"}),
       "Who pays the compensation: each active player all of it, the active players together, the "
       "pot, or the bank?",
       "each-active"},
      {"stay.oya", Asked::text, Type::choice({"first-to-stay", "dealer"}),
       "Who is oya of the round, and plays first?", "first-to-stay"},
      {"stay.seat-names", Asked::text, Type::list(Type::choice({"oya", "dou-ni", "biki"})),
       "What are the three active players called?", Value::List{"oya", "dou-ni", "biki"}},
      {"stock.remade", Asked::text, Type::choice({"undealt-and-passed"}),
       "Which cards are shuffled to form the stock of the round?", "undealt-and-passed"},
  };
}

}  // namespace hanaproof::rulebook::registry
