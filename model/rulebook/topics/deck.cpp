#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> deck() {
  const Type count = Type::number(0, 60);
  return {
      {"deck.size", Asked::text,
       Type::record(
           {{"cards", count, false}, {"months", count, false}, {"per-month", count, false}}),
       "How many cards are there, in how many months of how many cards?",
       Value::Record{{"cards", 48}, {"months", 12}, {"per-month", 4}}},
      {"deck.kinds", Asked::text,
       Type::record({{"light", count, false},
                     {"animal", count, false},
                     {"ribbon", count, false},
                     {"dreg", count, false}}),
       "How many cards of each kind are there?",
       Value::Record{{"light", 5}, {"animal", 9}, {"ribbon", 10}, {"dreg", 24}}},
      {"deck.lights", Asked::text, Type::list(Type::card()), "Which cards are the lights?",
       Value::List{"11", "31", "81", "B1", "C1"}},
      {"deck.flowers", Asked::text,
       Type::list(Type::choice({"pine", "plum", "cherry", "wisteria", "iris", "peony", "clover",
                                "pampas", "chrysanthemum", "maple", "willow", "paulownia"})),
       "Which flower stands for each month, January first?",
       Value::List{"pine", "plum", "cherry", "wisteria", "iris", "peony", "clover", "pampas",
                   "chrysanthemum", "maple", "willow", "paulownia"}},
      {"deck.dregs-worth", Asked::text, Type::choice({"one-point", "nothing", "some"}),
       "What is a dreg card worth by itself: one point, nothing, or something that the variants "
       "say?",
       "one-point"},
      {"deck.tabs", Asked::text, Type::number(1, 20),
       "How many different coloured marks help to compose the yaku?", 12},
      {"deck.spare-jokers", Asked::text, Type::number(0, 4),
       "How many spare cards come with the deck that no rule uses?", 0},
      {"card.sake-cup", Asked::score, Type::choice({"animal", "animal-or-dreg", "both"}),
       "Does the sake cup count as an animal, as one of animal and dreg at its holder's choice, or "
       "as both at once?",
       "animal", Ids{"yaku.kasu", "yaku.tane"}},
      {"card.sake-cup.when", Asked::text,
       Type::choice({"at-scoring", "at-first-yaku", "when-captured"}),
       "When is the sake cup's kind chosen, and can it change later in the round?", "at-scoring",
       Ids{"card.sake-cup", "call.trigger"}},
  };
}

}  // namespace hanaproof::rulebook::registry
