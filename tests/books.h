// Rulebooks: the built-in ones, and an invented one with what a test says differently.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace hanaproof::books {

inline const rulebook::Library& builtin() {
  static const rulebook::Library library(editions::builtin_editions());
  return library;
}

inline std::vector<std::string> builtin_ids() {
  std::vector<std::string> ids;
  for (const char* game : {"hana-awase", "koi-koi", "sakura"}) {
    for (const rulebook::Edition* edition : builtin().of_game(game)) ids.push_back(edition->id);
  }
  return ids;
}

// A rulebook of two yaku; `more` are further clauses.
inline rulebook::Library small(const std::string& more = {}, const std::string& players = "[2]") {
  const std::string text =
      "id = \"pond.en\"\ntitle = \"Pond Book\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = " +
      players + R"toml(

[[yaku]]
id = "sankou"
cards = "count(light) >= 3"
points = "7"

[[yaku]]
id = "gokou"
cards = "count(light) >= 5"
points = "3"
)toml" +
      more;
  const std::vector<rulebook::SourceText> files = {{"pond.toml", text}};
  return rulebook::Library(files);
}

// A clause; the value as TOML writes it.
inline std::string clause(const std::string& topic, const std::string& value) {
  return "\n[[clause]]\ntopic = \"" + topic + "\"\nvalue = " + value + "\n";
}

// Packets that give each of two players eight cards and the field eight, whatever the sizes are.
inline std::string eight_in_packets() {
  return clause("deal.packets",
                "[{ to = \"each\", cards = 4 }, { to = \"field\", cards = 8 }, "
                "{ to = \"each\", cards = 4 }]");
}

// A further yaku.
inline std::string yaku(const std::string& id, const std::string& cards,
                        const std::string& points) {
  return "\n[[yaku]]\nid = \"" + id + "\"\ncards = \"" + cards + "\"\npoints = \"" + points +
         "\"\n";
}

}  // namespace hanaproof::books
