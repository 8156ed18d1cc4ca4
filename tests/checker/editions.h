// Editions for the tests of the checker: the built-in ones, and small ones written in the test.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace hanaproof::checker::testing {

// What a question to the solver may take, however busy the machine is.
inline constexpr std::chrono::milliseconds kPatience{300'000};

inline const rulebook::Library& builtin() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

// Editions that are played out round by round, with the sheets that engines are played by.
inline std::vector<const rulebook::Edition*> played() {
  std::vector<const rulebook::Edition*> editions;
  for (const char* game : {"koi-koi", "hana-awase", "sakura"}) {
    for (const auto* edition : builtin().of_game(game)) editions.push_back(edition);
  }
  return editions;
}
// Of these the books.
inline std::vector<const rulebook::Edition*> playable_of_all_games() {
  auto editions = played();
  std::erase_if(editions, [](const rulebook::Edition* edition) { return edition->sheet; });
  return editions;
}
// Of these the books of Koi-Koi.
inline std::vector<const rulebook::Edition*> playable() {
  auto editions = playable_of_all_games();
  std::erase_if(editions,
                [](const rulebook::Edition* edition) { return edition->game != "koi-koi"; });
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
