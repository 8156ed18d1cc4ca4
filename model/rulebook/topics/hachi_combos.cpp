#include <fmt/format.h>

#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

Topic hand_combo(const std::string& id, const std::string& meaning) {
  return {"hand-combo." + id, Asked::deal, Type::hand_combo(),
          fmt::format("Which hands are {} ({}), and what are they worth in kan?", id, meaning),
          "none"};
}

}  // namespace

// Hachi-Hachi: combos of the hand of seven cards. What each word does: docs/hachi-hachi.md.
std::vector<Topic> hachi_combos() {
  const Type kan = Type::number(0, 100);
  const Type where = Type::choice({"centre", "left", "leftmost"});
  return {
      hand_combo("all-dregs", "seven dregs"),
      hand_combo("single-light", "one light and six dregs"),
      hand_combo("single-animal", "one animal and six dregs"),
      hand_combo("single-ribbon", "one ribbon and six dregs"),
      hand_combo("red", "ribbons and dregs alone"),
      hand_combo("three", "three of a month"),
      hand_combo("double-three", "twice three of a month"),
      hand_combo("full-house", "three of a month with pairs"),
      hand_combo("triple-pair", "three pairs"),
      hand_combo("four", "four of a month"),
      hand_combo("four-and-pair", "four of a month and a pair"),
      hand_combo("four-and-three", "four of a month and three of another"),
      {"card.willow", Asked::score, Type::choice({"either", "dreg-only"}),
       "Do the willow cards count as dregs besides being what they are, or as dregs alone?",
       "either"},
      {"combo.types", Asked::deal, Type::choice({"one-of-each", "best-only", "all-add"}),
       "How many hand combos may a player have: one of dregs and one of suits, one, or all?",
       "one-of-each"},
      {"combo.declare", Asked::deal, Type::choice({"may", "must"}),
       "May players keep quiet about their hand combos?", "may"},
      {"combo.declare-order", Asked::text, Type::choice({"oya-first"}),
       "Who shows hand combos first?", "oya-first"},
      {"combo.bonus", Asked::deal,
       Type::record({{"threes", Type::list(Type::condition())}, {"kan", kan}}),
       "Which threes of a month are worth more in hand combos, and how many kan more?",
       Value::Record{{"threes", Value::List{}}, {"kan", 0}}},
      {"combo.settle", Asked::deal, Type::choice({"each-from-each", "winner-only"}),
       "How are hand combos paid: does each player get the worth of their own from each other one, "
       "or the best alone?",
       "each-from-each"},
      {"claim.combo-settlement", Asked::text,
       Type::list(Type::record(
           {{"kan", Type::list(kan)}, {"gains", Type::list(Type::number(-100, 100))}})),
       "Which examples of settling hand combos does the text give, in kan a player?",
       Value::List{}},
      {"combo.shown-cards", Asked::text, Type::choice({"cards-of-the-combo"}),
       "Which cards are shown for a hand combo?", "cards-of-the-combo"},
      {"combo.shown-faces", Asked::text, Type::choice({"open"}),
       "How do the cards shown for a hand combo lie?", "open"},
      {"combo.shown-as", Asked::text, Type::choice({"part-of-hand"}),
       "What are cards that were shown?", "part-of-hand"},
      {"combo.placed", Asked::text,
       Type::list(Type::record(
           {{"combo", Type::name()},
            {"hidden", Type::choice({"light", "animal", "ribbon", "ribbons", "one-ribbon"})},
            {"where", where, false},
            {"turned", Type::truth(), false}})),
       "Which card of a dreg combo lies face down, and where?", Value::List{}},
      // Four of a month and three of another.
      {"four-three.ends", Asked::deal, Type::choice({"match", "round"}),
       "What does a hand of four and three end: the match or the round?", "match"},
      {"four-three.checked", Asked::deal, Type::choice({"before-staying", "when-shown"}),
       "When does a hand of four and three end play: before players stay or pass, or when hand "
       "combos are shown?",
       "before-staying"},
      {"four-three.from", Asked::deal, Type::choice({"all-players", "active-players"}),
       "Who pays for a hand of four and three?", "all-players"},
      {"four-three.adds", Asked::deal, Type::choice({"dreg-combo", "any-combo", "nothing"}),
       "What is added to the worth of a hand of four and three?", "dreg-combo"},
      {"four-three.track", Asked::match, Type::choice({"pays-empty-months", "nothing"}),
       "Who fills the empty months of the track when a hand of four and three ends the match?",
       "pays-empty-months", Ids{"four-three.ends"}},
      {"combo.paid-by", Asked::text, Type::choice({"active-players", "all-players"}),
       "Who pays for hand combos: the other active players, or those who passed as well?",
       "active-players", Ids{"combo.settle", "four-three.from"}},
      {"combo.claimed-when", Asked::text,
       Type::choice({"before-play-only", "until-first-turn", "any-time"}),
       "Until when may a hand combo be claimed that its holder did not show at first?",
       "before-play-only", Ids{"combo.declare", "bonus.shown"}},
      {"combo.same-type", Asked::text, Type::choice({"own-choice", "best"}),
       "Which of several hand combos of one type does a player count: any one of them, or the "
       "best?",
       "own-choice", Ids{"combo.types", "combo.declare", "card.willow", "escape.combos"}},
      {"combo.card-shared", Asked::text, Type::truth(),
       "May one card belong to a dreg combo and to a suit combo that both count?", true,
       Ids{"combo.types"}},
      {"card.sake-cup-hands", Asked::text, Type::choice({"animal", "as-in-piles"}),
       "Does the sake cup count in hand combos as it does among captured cards?", "animal",
       Ids{"card.sake-cup", "hand-combo.all-dregs", "hand-combo.single-animal", "hand-combo.red"}},
      {"card.willow-where", Asked::text,
       Type::list(Type::choice(
           {"hand-combos", "captured-combos", "combo-bonus", "compensation", "fields"})),
       "For which rules are the willow cards dregs: hand combos, captured combos, bonuses, "
       "compensation, fields?",
       Value::List{"hand-combos", "captured-combos"},
       Ids{"card.willow", "chased.worth", "field.grand-lights"}},
      {"four-three.declared", Asked::text, Type::choice({"must", "may"}),
       "Must the holder of four and three reveal it, or may he keep it and play on?", "must",
       Ids{"four-three.checked", "combo.declare"}},
  };
}

}  // namespace hanaproof::rulebook::registry
