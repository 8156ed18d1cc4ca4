// Editions for the tests of the checker: the built-in ones, and small ones written in the test.
#pragma once

#include <string>
#include <vector>

#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker::testing {

inline const rulebook::Library& builtin() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

// Books, without the sheets that engines are played by.
inline std::vector<const rulebook::Edition*> playable() {
  auto editions = builtin().of_game("koi-koi");
  std::erase_if(editions, [](const rulebook::Edition* edition) { return edition->sheet; });
  return editions;
}
// The same, of every game.
inline std::vector<const rulebook::Edition*> playable_of_all_games() {
  auto editions = playable();
  for (const char* game : {"hana-awase", "sakura"}) {
    for (const auto* edition : builtin().of_game(game)) editions.push_back(edition);
  }
  return editions;
}

// A library of one small Koi-Koi edition with these clauses, and nothing else.
inline rulebook::Library small(const std::string& clauses, const std::string& id = "small",
                               const std::string& players = "[2]") {
  return rulebook::Library({{id + ".toml", "id = \"" + id +
                                               "\"\ntitle = \"Small\"\ngame = \"koi-koi\"\n"
                                               "language = \"en\"\nplayers = " +
                                               players + "\n" + clauses}});
}

}  // namespace hanaproof::checker::testing
