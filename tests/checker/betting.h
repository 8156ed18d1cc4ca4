// Invented editions of a betting game.
#pragma once

#include <string>

#include "model/rulebook/library.h"

namespace hanaproof::checker::testing {

inline std::string betting_head(const std::string& id, const std::string& players = "[2, 3, 4]") {
  return "id = \"" + id +
         "\"\ntitle = \"Fox Book\"\ngame = \"sutda\"\nlanguage = \"en\"\nplayers = " + players +
         "\n";
}

inline std::string answer(const std::string& topic, const std::string& value) {
  return "\n[[clause]]\ntopic = \"" + topic + "\"\nvalue = " + value + "\n";
}

inline const std::string kPairs =
    answer("combination.pair-3", R"-({ cards = "count(month(3)) >= 2", multiplier = 3 })-") +
    answer("combination.pair-1", R"-({ cards = "count(month(1)) >= 2", multiplier = 2 })-");
inline const std::string kOrder = answer("combination.order", R"(["pair-3", "pair-1"])");

inline rulebook::Library betting_book(const std::string& clauses,
                                      const std::string& id = "fox.en") {
  return rulebook::Library({{id + ".toml", betting_head(id) + clauses}});
}

}  // namespace hanaproof::checker::testing
